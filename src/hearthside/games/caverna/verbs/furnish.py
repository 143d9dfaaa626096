"""Furnishing caverns and paying for it (CAV-11.1 to 11.6, 11.40)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice, arg, kinds, make
from hearthside.core.form import Form
from hearthside.core.hooks import set_off
from hearthside.core.message import Message
from hearthside.core.state import Frame
from hearthside.games.caverna.cells import ICONS, numbers
from hearthside.games.caverna.events import FURNISHED
from hearthside.games.caverna.fields import CellField, TileField, goods_field
from hearthside.games.caverna.furnished import cell_with, furnished, without
from hearthside.games.caverna.furnishing import ORANGE, Furnishing
from hearthside.games.caverna.goods import FOOD, ORE, RUBY, STONE, WOOD, Price, named
from hearthside.games.caverna.home import Home
from hearthside.games.caverna.kinds import FURNISH, PAY
from hearthside.games.caverna.land import CAVERN, TUNNEL
from hearthside.games.caverna.questions import (
    FURNISH_STONE,
    FURNISH_TUNNELS,
    FURNISH_WOOD,
    ORE_REPLACES,
)
from hearthside.games.caverna.reach import could_pay, has
from hearthside.games.caverna.state import Caverna
from hearthside.games.caverna.verbs.widening import Widening

_LIMIT: Final = 1000

FURNISH_FORMS: Final = [
    Form[Caverna](
        FURNISH,
        "furnish {tile} {cell}",
        TileField(),
        CellField(),
        widget="tile",
        anchor="tile:{tile} cell:{cell}",
    ),
    Form[Caverna](
        PAY,
        "pay {goods}",
        goods_field("goods", (WOOD, STONE, ORE), "nothing"),
        widget="amounts",
        payment=True,
    ),
]


def reduced(home: Home, price: Price) -> list[int]:
    """The price after Carpenter and Stone carver, not below nothing (CAV-11.4)."""
    statics = home.hooks.statics
    return price.splits(statics[FURNISH_WOOD], statics[FURNISH_STONE])[0]


def ways_to_pay(home: Home, price: Price) -> list[list[int]]:
    """The price, and with the Builder its versions with ore instead (CAV-11.4, 11.27)."""
    statics = home.hooks.statics
    key = statics[FURNISH_WOOD] | statics[FURNISH_STONE] << 8 | statics[ORE_REPLACES] << 16
    ways = price.ways.get(key)
    if ways is None:
        ways = price.ways[key] = _ways(home, price)
    return ways


def _ways(home: Home, price: Price) -> list[list[int]]:
    statics = home.hooks.statics
    ways = price.splits(statics[FURNISH_WOOD], statics[FURNISH_STONE])
    amounts = ways[0]
    if statics[ORE_REPLACES]:
        for good in (WOOD, STONE):
            if amounts[good]:
                for way in ways[:]:
                    other = way[:]
                    other[good] -= 1
                    other[ORE] += 1
                    ways.append(other)
    return ways


class Furnish(Widening):
    """Furnish a cavern with an available tile (CAV-11.1).

    `dwellings`: orange tiles only (CAV-11.6); `only` restricts it to one tile at a price of its
    own (CAV-6.28).
    """

    first = kinds(FURNISH)

    def __init__(self, dwellings: bool = False, only: str = "", price: Price | None = None) -> None:
        super().__init__()
        self.dwellings = dwellings
        self.only = only
        self.price = price
        self.known: dict[int, list[Furnishing]] = {}

    def tiles(self, s: Caverna, p: int) -> list[Furnishing]:
        """The tiles of this action that `p` may buy, remembered for each supply."""
        supply = s.supply_for(p)
        found = self.known.get(supply)
        if found is None:
            if len(self.known) >= _LIMIT:
                self.known.clear()
            tiles = s.content.tiles
            found = self.known[supply] = [
                tiles[i] for i in numbers(supply) if self.allows(tiles[i])
            ]
        return found

    def allows(self, tile: Furnishing) -> bool:
        """Is this one of the tiles that the action may build?"""
        if self.dwellings and tile.colour != ORANGE:
            return False
        return not self.only or tile.name == self.only

    def price_of(self, tile: Furnishing) -> Price:
        return self.price if self.price is not None else tile.price

    def payable(self, home: Home, tile: Furnishing) -> bool:
        for way in ways_to_pay(home, self.price_of(tile)):
            if has(home, way):
                return True
        return False

    def doable(self, s: Caverna, p: int) -> bool:
        home = s.homes[p]
        free = room_cells(home)
        for tile in self.tiles(s, p):
            if (free or covered_cell(home, tile) >= 0) and self.payable(home, tile):
                return True
        return False

    def possible(self, s: Caverna, p: int) -> bool:
        """Without rubies and exchanges of tiles only food can still be raised (CAV-7.8)."""
        if self.doable(s, p):
            return True
        home = s.homes[p]
        only_food = not home.goods[RUBY] and not home.hooks.exchanges
        free = room_cells(home)
        for tile in self.tiles(s, p):
            if only_food and not self.price_of(tile).food:
                continue
            for price in ways_to_pay(home, self.price_of(tile)):
                if (free or covered_cell(home, tile) >= 0) and could_pay(home, price):
                    return True
                if not free and self._with_new_cavern(home, price):
                    return True
        return False

    def _with_new_cavern(self, home: Home, price: list[int]) -> bool:
        """Rubies may buy the cavern first, or a tunnel where tunnels may be furnished."""
        for tile, rubies in ((CAVERN, 2), (TUNNEL, 1)):
            if tile == TUNNEL and not home.hooks.statics[FURNISH_TUNNELS]:
                continue
            if home.goods[RUBY] >= rubies:
                for cell in numbers(home.land.singles(tile)):
                    icon = ICONS.get(cell)
                    food = icon[1] if icon is not None and icon[0] == FOOD else 0
                    if could_pay(home, price, rubies, food):
                        return True
        return False

    def starts(self, s: Caverna, p: int, out: list[Choice]) -> None:
        home = s.homes[p]
        free = numbers(room_cells(home))
        for tile in self.tiles(s, p):
            covered = covered_cell(home, tile)
            if (free or covered >= 0) and self.payable(home, tile):
                if covered >= 0:
                    out.append(make(FURNISH, tile.index, covered))
                else:
                    for cell in free:
                        out.append(make(FURNISH, tile.index, cell))

    def begin(self, s: Caverna, p: int, c: Choice) -> None:
        """Pay (asking how, if there are several ways), then build."""
        home = s.homes[p]
        price = self.price_of(s.content.tiles[arg(c, 0)])
        ways = [w for w in ways_to_pay(home, price) if has(home, w)]
        if len(ways) > 1:
            s.stack.append(Frame(self, p, c))
        else:
            s.pay_all(p, ways[0])
            build(s, p, arg(c, 0), arg(c, 1))

    def options(self, s: Caverna, f: Frame, out: list[Choice]) -> None:
        if not f.pos:
            self.starts(s, f.player, out)
            return
        home = s.homes[f.player]
        for way in ways_to_pay(home, self.price_of(s.content.tiles[arg(f.pos, 0)])):
            if has(home, way):
                out.append(make(PAY, way[WOOD], way[STONE], way[ORE]))

    def apply(self, s: Caverna, f: Frame, c: Choice) -> None:
        s.stack.pop()
        if not f.pos:
            self.begin(s, f.player, c)
            return
        home = s.homes[f.player]
        for way in ways_to_pay(home, self.price_of(s.content.tiles[arg(f.pos, 0)])):
            if make(PAY, way[WOOD], way[STONE], way[ORE]) == c:
                s.pay_all(f.player, way)
                build(s, f.player, arg(f.pos, 0), arg(f.pos, 1))
                return

    def permits(self, s: Caverna, f: Frame, c: Choice) -> bool:
        """Once the tile is chosen, it is paid: no exchange in between may make that impossible."""
        return not f.pos

    def ask(self, s: Caverna, f: Frame) -> Message:
        if not f.pos:
            return Message("ask.furnish")
        return Message("ask.pay", {"tile": f"tile:{s.content.tiles[arg(f.pos, 0)].name}"})

    def reason(self, s: Caverna, p: int) -> Message:
        home = s.homes[p]
        if not room_cells(home):
            return Message("why.no_empty_cavern")
        price = self.cheapest(s, p)
        return Message("why.cheapest_tile", {"price": price}) if price else Message("why.no_tile")

    def cheapest(self, s: Caverna, p: int) -> dict[str, int]:
        """The price of the tile with the fewest goods missing."""
        home = s.homes[p]
        best: dict[str, int] = {}
        least = 99
        for tile in self.tiles(s, p):
            price = reduced(home, self.price_of(tile))
            missing = sum(max(0, price[good] - home.goods[good]) for good in range(len(price)))
            if missing < least:
                least = missing
                best = named(price)
        return best

    def glyphs(self) -> list[str]:
        return ["furnish-orange" if self.dwellings else "furnish"]


def room_cells(home: Home) -> int:
    """The cells that may be furnished: empty caverns, with the Work room tunnels too (CAV-11.2)."""
    land = home.land
    if home.hooks.statics[FURNISH_TUNNELS]:
        return land.caverns | land.tunnels | land.deep_tunnels
    return land.caverns


def covered_cell(home: Home, tile: Furnishing) -> int:
    """Where the tile must go on top of another of the owner (CAV-11.40); -1: it need not."""
    if tile.covers >= 0 and home.owned >> tile.covers & 1:
        return cell_with(home.rooms, tile.covers)
    return -1


def build(s: Caverna, p: int, index: int, cell: int) -> None:
    """Put a paid tile on a cell; immediate effects follow (CAV-11.43)."""
    home = s.homes[p]
    tiles = s.content.tiles
    tile = tiles[index]
    hooks = home.hooks
    covered = covered_cell(home, tile)
    if covered == cell:
        hooks = hooks.removing(tiles[tile.covers].hooks)
        home.owned &= ~(1 << tile.covers)
        home.rooms = without(home.rooms, cell)
    else:
        land = home.land.copy()
        land.caverns &= ~(1 << cell)
        land.tunnels &= ~(1 << cell)
        land.deep_tunnels &= ~(1 << cell)
        land.rooms |= 1 << cell
        home.land = land
    home.rooms = [*home.rooms, furnished(cell, index)]
    home.owned |= 1 << index
    home.hooks = hooks.adding(tile.hooks)
    s.take_tile(p, tile)
    s.note(FURNISHED, p, index, cell)
    if tile.built is not None:
        set_off(tile.built, s, p, cell)
