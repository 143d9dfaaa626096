"""A player's home: goods, dwarfs, land, furnishing tiles (CAV-1, CAV-5)."""

from __future__ import annotations

from typing import Final

from hearthside.games.caverna.cells import ENTRY_CELL, count
from hearthside.games.caverna.dwarf import (
    armed,
    grown_up,
    newborns,
    returned,
    strength_of,
    weakest_at_home,
)
from hearthside.games.caverna.furnished import tile_on
from hearthside.games.caverna.goods import (
    BOAR,
    CATTLE,
    DOG,
    DONKEY,
    NUMBERS,
    SHEEP,
    STABLES,
)
from hearthside.games.caverna.hooks import NO_TILES, TileHooks
from hearthside.games.caverna.land import Land
from hearthside.games.caverna.questions import (
    ANIMAL_ROOMS,
    CATTLE_ROOM,
    FIELD_ANIMALS,
    ROOM,
    SHEEP_PER_DWARF,
    SIXTH_DWARF,
)
from hearthside.games.caverna.shelter import Shelter, shelter

FAMILY_LIMIT: Final = 5
"""Dwarfs per player without the Additional dwelling (CAV-5.11)."""
ENTRY: Final = 255
"""The pre-printed entry-level dwelling in `rooms`."""

# Crops in `crops`: fields by what lies on them.
GRAIN_3: Final = 0
GRAIN_2: Final = 1
GRAIN_1: Final = 2
VEGETABLE_2: Final = 3
VEGETABLE_1: Final = 4


class Home:
    """What one player has. `land`, `crops`, `rooms` and `hooks` are replaced, never changed."""

    __slots__ = ("acting", "crops", "dwarfs", "goods", "hooks", "land", "owned", "rooms")

    def __init__(
        self,
        goods: list[int],
        dwarfs: list[int],
        acting: int,
        land: Land,
        crops: list[int],
        rooms: list[int],
        owned: int,
        hooks: TileHooks,
    ) -> None:
        self.goods = goods
        self.dwarfs = dwarfs
        self.acting = acting
        self.land = land
        self.crops = crops
        self.rooms = rooms
        self.owned = owned
        self.hooks = hooks

    def copy(self) -> Home:
        return Home(
            self.goods[:],
            self.dwarfs[:],
            self.acting,
            self.land,
            self.crops,
            self.rooms,
            self.owned,
            self.hooks,
        )

    # Dwarfs

    def strength(self) -> int:
        """The weapon of the acting dwarf, 0 if unarmed."""
        return strength_of(self.dwarfs[self.acting])

    def unarmed(self) -> bool:
        """Is the acting dwarf there and without a weapon?"""
        return strength_of(self.dwarfs[self.acting]) == 0

    def idle(self) -> bool:
        """Is there a worker at home who can be placed (CAV-3.9, 5.4)?"""
        return self.lowest_at_home() >= 0

    def present(self) -> int:
        """The dwarfs that count for points and tiles (CAV-12.7)."""
        return len(self.dwarfs)

    def add_dwarf(self, dwarf: int) -> None:
        """A newborn joins the family (CAV-5.13)."""
        self.dwarfs.append(dwarf)

    def come_home(self) -> None:
        """All dwarfs leave their spaces (CAV-3.10)."""
        for i in range(len(self.dwarfs)):
            self.dwarfs[i] = returned(self.dwarfs[i])

    def grow_up(self) -> None:
        """Newborn dwarfs are newborn no more (CAV-3.11)."""
        for i in range(len(self.dwarfs)):
            self.dwarfs[i] = grown_up(self.dwarfs[i])

    def lowest_at_home(self) -> int:
        """The dwarf to be placed next: the weakest at home (CAV-5.2); -1 if none is at home."""
        return weakest_at_home(self.dwarfs)

    def newborns(self) -> int:
        return newborns(self.dwarfs)

    def armed(self) -> int:
        return armed(self.dwarfs)

    def room(self) -> int:
        """Room for dwarfs without the Additional dwelling (CAV-5.10)."""
        return 2 + self.hooks.statics[ROOM]

    def family_limit(self) -> int:
        """How many dwarfs the family may have (CAV-5.11)."""
        return FAMILY_LIMIT + 1 if self.hooks.statics[SIXTH_DWARF] else FAMILY_LIMIT

    def can_grow(self) -> bool:
        """Is there room for another dwarf (CAV-5.12)?"""
        n = len(self.dwarfs)
        if n < FAMILY_LIMIT:
            return n < self.room()
        return n < self.family_limit() and self.room() >= FAMILY_LIMIT

    # Fields

    def sown(self) -> int:
        """The fields with crops on them."""
        c = self.crops
        return c[0] | c[1] | c[2] | c[3] | c[4]

    def empty_fields(self) -> int:
        return self.land.fields & ~self.sown()

    def grain_on_fields(self) -> int:
        c = self.crops
        return 3 * count(c[GRAIN_3]) + 2 * count(c[GRAIN_2]) + count(c[GRAIN_1])

    def vegetables_on_fields(self) -> int:
        c = self.crops
        return 2 * count(c[VEGETABLE_2]) + count(c[VEGETABLE_1])

    # Animals

    def farm_animals(self) -> int:
        g = self.goods
        return g[SHEEP] + g[DONKEY] + g[BOAR] + g[CATTLE]

    def entry_rooms(self) -> int:
        """1 while the entry-level dwelling houses animals (CAV-9.11)."""
        return 1

    def shelter(self) -> Shelter:
        """All containers of this home (CAV-9.4 to 9.18)."""
        land = self.land
        statics = self.hooks.statics
        stabled = count(land.meadows & land.stables)
        return shelter(
            pens=land.pen_sizes(),
            stable_meadows=stabled,
            bare_meadows=count(land.meadows) - stabled,
            rooms=self.entry_rooms() + statics[ANIMAL_ROOMS],
            fields=count(self.empty_fields()) if statics[FIELD_ANIMALS] else 0,
            sheep_only=self.present() if statics[SHEEP_PER_DWARF] else 0,
            mines=count(land.mines()),
            forest_stables=count(land.stables & ~land.forest_tiles()),
            cattle_only=statics[CATTLE_ROOM],
            dogs=self.goods[DOG],
        )

    def houses(self, sheep: int, donkeys: int, boars: int, cattle: int) -> bool:
        """Is there a legal arrangement for these animals (CAV-9.1, 9.19)?"""
        return self.shelter().holds(sheep, donkeys, boars, cattle)

    def fits(self) -> bool:
        """Do the animals of this home have room?"""
        g = self.goods
        if g[SHEEP] + g[DONKEY] + g[BOAR] + g[CATTLE] <= 1:
            return True
        return self.shelter().holds(g[SHEEP], g[DONKEY], g[BOAR], g[CATTLE])

    def tile_at(self, cell: int) -> int:
        """The furnishing tile on a cell, ENTRY for the printed dwelling, -1 for none."""
        if cell == ENTRY_CELL:
            return ENTRY
        return tile_on(self.rooms, cell)


def start_home() -> Home:
    """Two unarmed dwarfs, three stables, nothing else (CAV-2.1)."""
    goods = [0] * NUMBERS
    goods[STABLES] = 3
    return Home(goods, [0, 0], 0, Land(), [0, 0, 0, 0, 0], [], 0, NO_TILES)
