"""Placing terrain tiles: twins, singles, mines (CAV-8.2 to 8.10)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice, arg, kinds, make
from hearthside.core.connect import ONE_OF_THEM, joined
from hearthside.core.fields import OneOf
from hearthside.core.form import Form
from hearthside.core.message import Message, Value
from hearthside.games.caverna.cells import (
    FOREST,
    FOREST_EDGE,
    MOUNTAIN_EDGE,
    count,
    neighbours,
    numbers,
)
from hearthside.games.caverna.events import TILE_LAID
from hearthside.games.caverna.fields import SINGLES, CellField, GroundField
from hearthside.games.caverna.goods import GOLD, ORE, RUBY
from hearthside.games.caverna.kinds import ORE_MINE, RUBY_MINE, SINGLE, TILE
from hearthside.games.caverna.land import (
    CAVERN,
    CAVERN_CAVERN,
    FIELD,
    MEADOW,
    MEADOW_FIELD,
    TUNNEL,
    TWINS,
    Land,
    pairs,
)
from hearthside.games.caverna.questions import OVERHANG
from hearthside.games.caverna.state import Caverna
from hearthside.games.caverna.verbs.widening import Widening

TWIN_NAMES: Final = ("meadow+field", "cavern+tunnel", "cavern+cavern")
TWIN_ICONS: Final = ("twin-meadow-field", "twin-cavern-tunnel", "twin-cavern-cavern")
"""The twin tiles, in the order of their numbers (land.py)."""

ONE: Final = GroundField("one")
TWO: Final = GroundField("two")
CELL: Final = CellField()
BOTH: Final = "cell:{one} cell:{two}"


def twin_message(s: Caverna, seat: int, c: Choice) -> Message:
    """Each half with its own place."""
    first, second = TWIN_NAMES[arg(c, 0)].split("+")
    return Message("do.place_twin", halves(s, first, arg(c, 1), second, arg(c, 2)))


def ore_mine_message(s: Caverna, seat: int, c: Choice) -> Message:
    return Message("do.place_ore_mine", halves(s, "ore_mine", arg(c, 0), "deep_tunnel", arg(c, 1)))


def ruby_mine_message(s: Caverna, seat: int, c: Choice) -> Message:
    args: dict[str, Value] = {"terrain": "terrain:ruby_mine", "cell": CELL.value(s, arg(c, 0))}
    return Message("do.place_ruby_mine", args)


def halves(s: Caverna, first: str, one: int, second: str, two: int) -> dict[str, Value]:
    """What is laid on one cell, and on the other."""
    return {
        "first": f"terrain:{first}",
        "second": f"terrain:{second}",
        "one": ONE.value(s, one),
        "two": TWO.value(s, two),
    }


TERRAIN_FORMS: Final = [
    Form[Caverna](
        TILE,
        "tile {twin} {one}-{two}",
        OneOf("twin", TWIN_NAMES),
        ONE,
        TWO,
        message=twin_message,
        widget="tile_pose",
        anchor=BOTH,
    ),
    Form[Caverna](
        ORE_MINE,
        "tile ore_mine+deep_tunnel {one}-{two}",
        ONE,
        TWO,
        message=ore_mine_message,
        widget="tile_pose",
        anchor=BOTH,
    ),
    Form[Caverna](
        RUBY_MINE,
        "tile ruby_mine {cell}",
        CELL,
        message=ruby_mine_message,
        widget="cell",
        anchor="cell:{cell}",
    ),
    Form[Caverna](
        SINGLE,
        "tile {terrain} {cell}",
        OneOf("terrain", SINGLES),
        GroundField(),
        message="do.place_single",
        widget="cell",
        anchor="cell:{cell}",
    ),
]


def put(s: Caverna, p: int, land: Land, terrain: int, cell: int) -> None:
    """Turn an unused cell of a land under construction into terrain."""
    there = 1 << cell
    if terrain == MEADOW:
        land.meadows |= there
    elif terrain == FIELD:
        land.fields |= there
    elif terrain == TUNNEL:
        land.tunnels |= there
    else:
        land.caverns |= there
    s.note(TILE_LAID, p, cell, terrain)


class PlaceTwin(Widening):
    """Place one of these twin tiles (CAV-8.3, 8.7, 11.42)."""

    first = kinds(TILE)

    def __init__(self, *tiles: int) -> None:
        super().__init__()
        self.tiles = list(tiles)

    def doable(self, s: Caverna, p: int) -> bool:
        home = s.homes[p]
        overhang = home.hooks.statics[OVERHANG] > 0
        for tile in self.tiles:
            if home.land.twins(tile, overhang):
                return True
        return False

    def possible(self, s: Caverna, p: int) -> bool:
        """A single tile for a ruby can open the way only where stables block it."""
        if self.doable(s, p):
            return True
        home = s.homes[p]
        rubies = home.goods[RUBY]
        return (
            rubies > 0
            and MEADOW_FIELD in self.tiles
            and count(home.land.stables) > 1
            and opens_twin(home.land, rubies, home.hooks.statics[OVERHANG] > 0)
        )

    def starts(self, s: Caverna, p: int, out: list[Choice]) -> None:
        home = s.homes[p]
        overhang = home.hooks.statics[OVERHANG] > 0
        for tile in self.tiles:
            out.extend(home.land.twins(tile, overhang))

    def begin(self, s: Caverna, p: int, c: Choice) -> None:
        tile, one, two = arg(c, 0), arg(c, 1), arg(c, 2)
        home = s.homes[p]
        land = home.land.copy()
        if tile == MEADOW_FIELD:
            put(s, p, land, MEADOW, one)
            put(s, p, land, FIELD, two)
        else:
            put(s, p, land, CAVERN, one)
            put(s, p, land, CAVERN if tile == CAVERN_CAVERN else TUNNEL, two)
        home.land = land
        if (1 << one | 1 << two) & (FOREST_EDGE | MOUNTAIN_EDGE):
            s.gain(p, GOLD, 2)
        s.cover_icon(p, one)
        s.cover_icon(p, two)

    def reason(self, s: Caverna, p: int) -> Message:
        return Message("why.no_place_for_tile")

    def glyphs(self) -> list[str]:
        return joined([[TWIN_ICONS[tile]] for tile in self.tiles], ONE_OF_THEM)


def opens_twin(land: Land, rubies: int, overhang: bool) -> bool:
    """Can single meadows, one per ruby, lead to a place for a Meadow+Field twin?"""
    for twin in TWINS[MEADOW_FIELD + 3 if overhang else MEADOW_FIELD]:
        used = land.forest_tiles()
        if twin.cells & used or twin.second & land.stables:
            continue
        for _ in range(rubies):
            used |= land.edge(used) & FOREST & ~twin.cells
            if land.edge(used) & twin.cells:
                return True
    return False


class PlaceSingle(Widening):
    """Place one single tile for nothing (CAV-6.23, 6.27, 6.29, 6.31)."""

    first = kinds(SINGLE)

    def __init__(self, tile: int) -> None:
        super().__init__()
        self.tile = tile

    def doable(self, s: Caverna, p: int) -> bool:
        return s.homes[p].land.singles(self.tile) != 0

    def starts(self, s: Caverna, p: int, out: list[Choice]) -> None:
        for cell in numbers(s.homes[p].land.singles(self.tile)):
            out.append(make(SINGLE, self.tile, cell))

    def begin(self, s: Caverna, p: int, c: Choice) -> None:
        lay_single(s, p, arg(c, 0), arg(c, 1))


def lay_single(s: Caverna, p: int, tile: int, cell: int) -> None:
    """Lay a single tile and take the icon under it (CAV-6.33, 8.10)."""
    home = s.homes[p]
    land = home.land.copy()
    put(s, p, land, tile, cell)
    home.land = land
    s.cover_icon(p, cell)


class PlaceOreMine(Widening):
    """Ore mine and deep tunnel on two adjacent tunnels, +3 ore (CAV-8.8, 4.72, 4.83)."""

    first = kinds(ORE_MINE)

    def doable(self, s: Caverna, p: int) -> bool:
        tunnels = s.homes[p].land.tunnels
        return neighbours(tunnels) & tunnels != 0

    def possible(self, s: Caverna, p: int) -> bool:
        """One or two tunnels for rubies may make the pair (CAV-15.21)."""
        if self.doable(s, p):
            return True
        home = s.homes[p]
        rubies = home.goods[RUBY]
        if rubies == 0:
            return False
        places = home.land.singles(TUNNEL)
        if places & neighbours(home.land.tunnels):
            return True
        if rubies == 1:
            return False
        for cell in numbers(places):
            after = home.land.copy()
            after.tunnels |= 1 << cell
            if after.singles(TUNNEL) & neighbours(after.tunnels):
                return True
        return False

    def starts(self, s: Caverna, p: int, out: list[Choice]) -> None:
        for pair in pairs(s.homes[p].land.tunnels):
            one, two = numbers(pair)
            out.append(make(ORE_MINE, one, two))
            out.append(make(ORE_MINE, two, one))

    def begin(self, s: Caverna, p: int, c: Choice) -> None:
        mine, tunnel = arg(c, 0), arg(c, 1)
        home = s.homes[p]
        land = home.land.copy()
        land.tunnels &= ~(1 << mine | 1 << tunnel)
        land.ore_mines |= 1 << mine
        land.deep_tunnels |= 1 << tunnel
        home.land = land
        s.note(TILE_LAID, p, mine, ORE_MINE)
        s.open_mine(p, mine, ORE, 3)

    def reason(self, s: Caverna, p: int) -> Message:
        return Message("why.no_adjacent_tunnels")

    def glyphs(self) -> list[str]:
        return ["twin-ore-deep", "+3", "ore"]


class PlaceRubyMine(Widening):
    """A ruby mine on a tunnel, or on a deep tunnel with +1 ruby (CAV-8.9, 4.76)."""

    first = kinds(RUBY_MINE)

    def __init__(self, deep: bool) -> None:
        super().__init__()
        self.deep = deep

    def doable(self, s: Caverna, p: int) -> bool:
        land = s.homes[p].land
        return (land.deep_tunnels if self.deep else land.tunnels) != 0

    def possible(self, s: Caverna, p: int) -> bool:
        if self.doable(s, p):
            return True
        home = s.homes[p]
        return not self.deep and home.goods[RUBY] > 0 and home.land.singles(TUNNEL) != 0

    def starts(self, s: Caverna, p: int, out: list[Choice]) -> None:
        land = s.homes[p].land
        for cell in numbers(land.deep_tunnels if self.deep else land.tunnels):
            out.append(make(RUBY_MINE, cell))

    def begin(self, s: Caverna, p: int, c: Choice) -> None:
        cell = arg(c, 0)
        home = s.homes[p]
        land = home.land.copy()
        land.tunnels &= ~(1 << cell)
        land.deep_tunnels &= ~(1 << cell)
        land.ruby_mines |= 1 << cell
        home.land = land
        s.note(TILE_LAID, p, cell, RUBY_MINE)
        if self.deep:
            s.open_mine(p, cell, RUBY, 1)

    def reason(self, s: Caverna, p: int) -> Message:
        return Message("why.no_deep_tunnel" if self.deep else "why.no_tunnel")

    def glyphs(self) -> list[str]:
        return ["ruby-mine", "+1", "ruby"] if self.deep else ["ruby-mine"]
