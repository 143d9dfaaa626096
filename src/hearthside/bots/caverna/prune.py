"""A cheap way through large decisions: which options are worth a closer look."""

from __future__ import annotations

from typing import Final

from hearthside.bots.caverna.terrain import forest_value, mountain_value
from hearthside.bots.caverna.weights import Weights
from hearthside.core.choice import Choice, arg, head_of, kind_of
from hearthside.games.caverna.cells import FOREST, ICONS, MOUNTAIN, neighbours
from hearthside.games.caverna.furnished import cell_with
from hearthside.games.caverna.furnishing import ORANGE, TILE_NAMED, TILES
from hearthside.games.caverna.furnishings.effects import dwellings_beside
from hearthside.games.caverna.goods import FOOD
from hearthside.games.caverna.home import Home
from hearthside.games.caverna.kinds import (
    BUY,
    FENCE,
    FORGE,
    FURNISH,
    LOOT,
    RUBY_TILE,
    SINGLE,
    SOW,
    STABLE,
    TILE,
)
from hearthside.games.caverna.land import (
    CAVERN,
    CAVERN_CAVERN,
    FIELD,
    MEADOW,
    MEADOW_FIELD,
    TUNNEL,
    Land,
)
from hearthside.games.caverna.verbs.farming import ONE

STATE_PARLOR: Final = TILE_NAMED["state_parlor"].index
OTHER: Final = -1
SORTS: Final = {
    TILE: TILE,
    SINGLE: TILE,
    RUBY_TILE: TILE,
    FURNISH: FURNISH,
    SOW: SOW,
    STABLE: STABLE,
    FENCE: FENCE,
    FORGE: FORGE,
    LOOT: LOOT,
    BUY: LOOT,
}
"""Kinds of choices that are picked among together; all others are tried."""
BROAD: Final = {kind: sort for kind, sort in SORTS.items() if sort != LOOT}
"""The same where every loot item and ware is tried."""
SHORT: Final = 5
"""In passing, of the tiles, loot items and wares tried before, this many are tried again."""


class Pruner:
    """Keeps the few best placements, one cell per furnishing tile, full sowing."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.tiles = TILES
        self.gains: dict[int, float] = {}
        """What furnishing tiles, loot items and wares gained when tried in this decision."""

    def forget(self) -> None:
        self.gains.clear()

    def learn(self, c: Choice, gain: float) -> None:
        """A tile, loot item or ware was tried."""
        self.gains[head_of(c)] = gain

    def pick(self, home: Home, options: list[Choice], width: int) -> list[Choice]:
        """The options to try, in their order; of placements at most `width` per tile."""
        sorts = self.sorted(options, width)
        out = sorts.get(OTHER, [])
        if TILE in sorts:
            self.placements(home.land, sorts[TILE], width, out)
        if FURNISH in sorts:
            tiles = self.furnishings(home, sorts[FURNISH])
            out.extend(self.shortlist(tiles) if width == 1 else tiles)
        if SOW in sorts:
            fullest(sorts[SOW], out)
        if STABLE in sorts:
            one_of_each(home.land, sorts[STABLE], width > 1, out)
        if FENCE in sorts:
            self.pastures(home.land, sorts[FENCE], out)
        if LOOT in sorts:
            out.extend(self.shortlist(sorts[LOOT]))
        if FORGE in sorts:
            out.extend(sorts[FORGE][-3:])
        return out

    def sorted(self, options: list[Choice], width: int) -> dict[int, list[Choice]]:
        """The options by what is picked among together."""
        sorts: dict[int, list[Choice]] = {}
        known = SORTS if width == 1 else BROAD
        for c in options:
            sort = known.get(kind_of(c), OTHER)
            if sort in sorts:
                sorts[sort].append(c)
            else:
                sorts[sort] = [c]
        return sorts

    def placements(self, land: Land, places: list[Choice], width: int, out: list[Choice]) -> None:
        """The best placements of each tile by the look of the land."""
        groups: dict[int, list[Choice]] = {}
        for c in places:
            groups.setdefault(head_of(c), []).append(c)
        for group in groups.values():
            if len(group) > width:
                values = [self.after(land, c) for c in group]
                for _ in range(width):
                    best = 0
                    for i in range(1, len(values)):
                        if values[i] > values[best]:
                            best = i
                    out.append(group[best])
                    values[best] = -1e9
            else:
                out.extend(group)

    def after(self, land: Land, c: Choice) -> float:
        """How the land would look after a placement, and what lies under the tile."""
        w = self.weights
        kind = kind_of(c)
        what = arg(c, 0)
        one = arg(c, 1)
        there = 1 << one
        bonus = icon_value(one)
        if kind == TILE:
            two = arg(c, 2)
            other = 1 << two
            bonus += icon_value(two)
            if what == MEADOW_FIELD:
                free = FOREST & ~(land.forest_tiles() | land.stables | there | other)
                return bonus + forest_value(land.meadows | there, free, w)
            free = MOUNTAIN & ~(land.mountain_tiles() | there | other)
            if what == CAVERN_CAVERN:
                return bonus + mountain_value(
                    land.caverns | there | other, land.tunnels, land.deep_tunnels, free, w
                )
            return bonus + mountain_value(
                land.caverns | there, land.tunnels | other, land.deep_tunnels, free, w
            )
        if what == MEADOW or what == FIELD:
            free = FOREST & ~(land.forest_tiles() | land.stables | there)
            meadows = land.meadows | there if what == MEADOW else land.meadows
            return bonus + forest_value(meadows, free, w)
        free = MOUNTAIN & ~(land.mountain_tiles() | there)
        caverns = land.caverns | there if what == CAVERN else land.caverns
        tunnels = land.tunnels | there if what == TUNNEL else land.tunnels
        return bonus + mountain_value(caverns, tunnels, land.deep_tunnels, free, w)

    def pastures(self, land: Land, fences: list[Choice], out: list[Choice]) -> None:
        """The best small and the best large pasture: with stables, leaving neighbours together."""
        best = [-1, -1]
        top = [-1e9, -1e9]
        for c in fences:
            there = 1 << arg(c, 0)
            large = 0
            if arg(c, 1) != ONE:
                there |= 1 << arg(c, 1)
                large = 1
            value = forest_value(land.meadows & ~there, 0, self.weights)
            value += (there & land.stables).bit_count()
            if value > top[large]:
                top[large] = value
                best[large] = c
        for c in best:
            if c >= 0:
                out.append(c)

    def furnishings(self, home: Home, rooms: list[Choice]) -> list[Choice]:
        """Every tile once, on the cell that suits it best."""
        best: dict[int, Choice] = {}
        values: dict[int, int] = {}
        for c in rooms:
            tile = arg(c, 0)
            value = self.suits(home, tile, arg(c, 1))
            if tile not in best or value > values[tile]:
                best[tile] = c
                values[tile] = value
        return list(best.values())

    def shortlist(self, options: list[Choice]) -> list[Choice]:
        """Those not tried yet, and the best of the others."""
        gains = self.gains
        if len(options) <= SHORT:
            return options
        known = [gains[head_of(c)] for c in options if head_of(c) in gains]
        if len(known) <= SHORT:
            return options
        known.sort()
        least = known[-SHORT]
        return [c for c in options if head_of(c) not in gains or gains[head_of(c)] >= least]

    def suits(self, home: Home, tile: int, cell: int) -> int:
        """Caverns rather than tunnels; dwellings together, and around the State parlor."""
        value = 8 if home.land.caverns >> cell & 1 else 0
        beside = dwellings_beside(home, cell)
        if tile == STATE_PARLOR:
            return value + 4 * beside
        if self.tiles[tile].colour == ORANGE:
            if home.owned >> STATE_PARLOR & 1 and self.near(home, cell):
                value += 16
            return value + beside
        return value - beside

    def near(self, home: Home, cell: int) -> bool:
        """Is the cell beside the State parlor?"""
        parlor = cell_with(home.rooms, STATE_PARLOR)
        return parlor >= 0 and neighbours(1 << cell) >> parlor & 1 != 0


def icon_value(cell: int) -> float:
    """What lies under a tile: food or a boar."""
    icon = ICONS.get(cell)
    if icon is None:
        return 0.0
    return 0.4 * icon[1] if icon[0] == FOOD else 1.0


def fullest(fields: list[Choice], out: list[Choice]) -> None:
    """The ways to sow of which none sows more of everything."""
    for c in fields:
        for other in fields:
            if other != c and arg(other, 0) >= arg(c, 0) and arg(other, 1) >= arg(c, 1):
                break
        else:
            out.append(c)


def one_of_each(land: Land, stables: list[Choice], all_sorts: bool, out: list[Choice]) -> None:
    """A stable in a large and a small pasture, on a meadow, in the forest; or only the first."""
    found = [-1, -1, -1, -1]
    for c in stables:
        there = 1 << arg(c, 0)
        if there & land.large_cells:
            found[0] = c
        elif there & land.small:
            found[1] = c
        elif there & land.meadows:
            found[2] = c
        else:
            found[3] = c
    for c in found:
        if c >= 0:
            out.append(c)
            if not all_sorts:
                return
