"""What land may become: fields to sow, meadows to fence, caverns to furnish, tunnels to mine."""

from __future__ import annotations

from hearthside.bots.caverna.weights import Weights
from hearthside.games.caverna.cells import FOREST, MOUNTAIN, neighbours
from hearthside.games.caverna.land import Land


def land_value(land: Land, sown: int, rounds: int, tempo: float, w: Weights) -> float:
    """The potential of a land, beyond its points."""
    value = w.field * (land.fields & ~sown).bit_count()
    value += forest_value(land.meadows, FOREST & ~(land.forest_tiles() | land.stables), w)
    value += mountain_value(
        land.caverns, land.tunnels, land.deep_tunnels, MOUNTAIN & ~land.mountain_tiles(), w
    )
    value *= tempo
    value += w.ore_mine * rounds * land.ore_mines.bit_count()
    return value + w.ruby_mine * rounds * land.ruby_mines.bit_count()


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
