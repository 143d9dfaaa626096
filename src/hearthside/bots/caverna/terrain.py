"""What a land is worth: its points, and what it may become."""

from __future__ import annotations

from hearthside.bots.caverna.weights import Weights
from hearthside.games.caverna.cells import FOREST, MOUNTAIN, neighbours
from hearthside.games.caverna.land import Land


class Estate:
    """A land as the bot sees it; made once for each land it meets."""

    def __init__(self, land: Land, w: Weights) -> None:
        ore, ruby = land.ore_mines.bit_count(), land.ruby_mines.bit_count()
        forest, mountain = land.forest_tiles(), land.mountain_tiles()
        points = 2 * land.small.bit_count() + 4 * len(land.large) + 3 * ore + 4 * ruby
        self.unused = land.unused().bit_count()
        """Board spaces that cost a point."""
        self.points = points - self.unused
        """Pastures and mines, less what is unused (CAV-12.8 to 12.11)."""
        self.potential = forest_value(land.meadows, FOREST & ~(forest | land.stables), w)
        """What fences, furnishings and mines may add."""
        self.potential += mountain_value(
            land.caverns, land.tunnels, land.deep_tunnels, MOUNTAIN & ~mountain, w
        )
        self.income = w.ore_mine * ore + w.ruby_mine * ruby
        """What mines bring in a round."""


def forest_value(meadows: int, free: int, w: Weights) -> float:
    """Meadows to be fenced; `free` cells should keep free neighbours for twin tiles."""
    value = w.meadow * meadows.bit_count()
    paired = meadows & neighbours(meadows)
    value += w.meadow_pair * (paired.bit_count() // 2)
    return value - w.lonely * lonely(free)


def mountain_value(caverns: int, tunnels: int, deep: int, free: int, w: Weights) -> float:
    """Caverns to be furnished, tunnels to become mines."""
    n = caverns.bit_count()
    value = w.cavern * min(n, 2) + w.more_caverns * max(0, n - 2)
    value += w.tunnel * tunnels.bit_count() + w.deep_tunnel * deep.bit_count()
    paired = tunnels & neighbours(tunnels)
    value += w.tunnel_pair * (paired.bit_count() // 2)
    return value - w.lonely * lonely(free)


def lonely(free: int) -> int:
    """The free cells without a free neighbour."""
    return (free & ~neighbours(free)).bit_count()
