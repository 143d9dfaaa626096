"""A player's home with orcs, traps, goods on mines and residents (FF-0.6)."""

from __future__ import annotations

from typing import Final, cast

from hearthside.games.caverna.cells import ENTRY_CELL, FOREST
from hearthside.games.caverna.furnished import cell_of, tile_of
from hearthside.games.caverna.goods import BOAR, CATTLE, DONKEY, NUMBERS, SHEEP, STABLES
from hearthside.games.caverna.home import FAMILY_LIMIT, Home
from hearthside.games.caverna.hooks import TileHooks
from hearthside.games.caverna.questions import ROOM
from hearthside.games.fiends.catalogue import answer
from hearthside.games.fiends.dwarf import free_armed, free_dwarfs
from hearthside.games.fiends.friendly_orc import dwelling_of, is_captive, is_ready, returned
from hearthside.games.fiends.laid_trap import trap_on
from hearthside.games.fiends.land import TrapLand
from hearthside.games.fiends.questions import DOG_STRENGTH, GUEST, NO_TILES, ORC_ROOM

ORC_LETTERS: Final = 4
# Where an orc is, if on no cell.
RESERVE: Final = -1
DEFEATED: Final = -2
FRIENDLY: Final = -3


class FiendsHome(Home):
    """A home of Caverna and what the expansion adds.

    `place` and `power` are cell (or RESERVE ...) and strength of orcs A to D, `held` the set of
    orcs held by traps, `traps` what lies in the forest (laid_trap.py). `lost` remembers what
    occupied cells were (lost_cell.py), `mines` the goods on mines by cell, `living` the dwelling of
    every dwarf, `friends` the friendly orcs (friendly_orc.py). `stand` has what stands on each cell
    while positions are fixed (standing.py), and is empty otherwise. `worker` is the friendly orc at
    work while `acting` is -1. `trophies` are the strengths of defeated orcs (FF-6.1). `card` is the
    movement card drawn in an orc event, `active` the orc it was drawn for.
    """

    __slots__ = (
        "active",
        "card",
        "friends",
        "held",
        "living",
        "lost",
        "mines",
        "place",
        "power",
        "stand",
        "traps",
        "trophies",
        "worker",
    )

    def __init__(
        self,
        goods: list[int],
        dwarfs: list[int],
        acting: int,
        land: TrapLand,
        crops: list[int],
        rooms: list[int],
        owned: int,
        hooks: TileHooks,
    ) -> None:
        super().__init__(goods, dwarfs, acting, land, crops, rooms, owned, hooks)
        self.place: list[int] = []
        self.power: list[int] = []
        self.trophies: list[int] = [0, 0, 0, 0]
        self.held = 0
        self.traps: list[int] = []
        self.mines: dict[int, int] = {}
        self.lost: list[int] = []
        self.living: list[int] = [ENTRY_CELL] * len(dwarfs)
        self.friends: list[int] = []
        self.stand: list[int] = []
        self.worker = -1
        self.card = -1
        self.active = -1

    def copy(self) -> FiendsHome:
        other = FiendsHome(
            self.goods[:],
            self.dwarfs[:],
            self.acting,
            self.ground(),
            self.crops,
            self.rooms,
            self.owned,
            self.hooks,
        )
        other.place = self.place[:]
        other.power = self.power[:]
        other.trophies = self.trophies[:]
        other.held = self.held
        other.traps = self.traps[:]
        other.mines = self.mines.copy()
        other.lost = self.lost[:]
        other.living = self.living[:]
        other.friends = self.friends[:]
        other.stand = self.stand[:]
        other.worker = self.worker
        other.card = self.card
        other.active = self.active
        return other

    def ground(self) -> TrapLand:
        return cast(TrapLand, self.land)

    # Orcs

    def orcs_on_board(self) -> int:
        """The fiendish orcs in forest and cave, as a set."""
        found = 0
        for orc in range(ORC_LETTERS):
            if self.place[orc] >= 0:
                found |= 1 << orc
        return found

    def in_forest(self, orc: int) -> bool:
        place = self.place[orc]
        return place >= 0 and FOREST >> place & 1 != 0

    def in_cave(self, orc: int) -> bool:
        place = self.place[orc]
        return place >= 0 and FOREST >> place & 1 == 0

    def fiends(self) -> int:
        """How many orcs are neither defeated nor friendly."""
        n = 0
        for place in self.place:
            if place >= RESERVE:
                n += 1
        return n

    def yellow_access(self) -> bool:
        """No strength token is left (FF-6.7)."""
        return self.fiends() == 0

    def dog_strength(self) -> int:
        """How much a dog counts in fights (FF-4.3)."""
        return 1 + self.hooks.statics[DOG_STRENGTH]

    def trap_at(self, cell: int) -> int:
        """The position of the trap on a cell in `traps`; -1 for none."""
        return trap_on(self.traps, cell)

    def entry_occupied(self) -> bool:
        return ENTRY_CELL in self.place

    # Residents

    def free_beds(self, cell: int, tile: int) -> int:
        """How many more dwarfs may live in a dwelling that no fiend occupies."""
        if cell == ENTRY_CELL:
            room = 2
        else:
            room = answer(tile, ROOM)
            if room and answer(tile, GUEST) and self.friend_at(cell) >= 0:
                return 0
        for dwelling in self.living:
            if dwelling == cell:
                room -= 1
        return room

    def free_room(self) -> int:
        """Room for further dwarfs (FF-9.10)."""
        n = 0 if self.entry_occupied() else max(0, self.free_beds(ENTRY_CELL, -1))
        for room in self.rooms:
            n += max(0, self.free_beds(cell_of(room), tile_of(room)))
        return n

    def friend_at(self, cell: int) -> int:
        """The friendly orc who lives on a cell; -1 for none."""
        for i in range(len(self.friends)):
            if dwelling_of(self.friends[i]) == cell:
                return i
        return -1

    def vacant(self) -> list[int]:
        """Orc dwellings without resident and without fiend: their cells (FF-0.5)."""
        found: list[int] = []
        for room in self.rooms:
            cell = cell_of(room)
            if answer(tile_of(room), ORC_ROOM):
                if self.friend_at(cell) < 0 and cell not in self.living:
                    found.append(cell)
        return found

    def able(self, friend: int, ability: int) -> bool:
        """Does the dwelling of a friendly orc let it do this: CHIEF, MINE_ORC, ... (FF-7.4)?"""
        tile = self.tile_at(dwelling_of(self.friends[friend]))
        return tile >= 0 and answer(tile, ability) > 0

    def friend_ready(self, friend: int) -> bool:
        """Is a friendly orc at home and free?"""
        return is_ready(self.friends[friend])

    def free_friends(self) -> int:
        """Friendly orcs that are no prisoners."""
        n = 0
        for friend in self.friends:
            if not is_captive(friend):
                n += 1
        return n

    # What the base rules ask

    def strength(self) -> int:
        return super().strength() if self.acting >= 0 else 0

    def unarmed(self) -> bool:
        """A friendly orc can neither forge nor carve (FF-7.4)."""
        return self.acting >= 0 and super().unarmed()

    def idle(self) -> bool:
        if self.lowest_at_home() >= 0:
            return True
        for i in range(len(self.friends)):
            if self.friend_ready(i):
                return True
        return False

    def present(self) -> int:
        """Prisoners do not count (FF-9.7)."""
        return free_dwarfs(self.dwarfs)

    def armed(self) -> int:
        return free_armed(self.dwarfs)

    def add_dwarf(self, dwarf: int) -> None:
        """A newborn moves into a free bed, the Guest Dwelling last (FF-0.7)."""
        self.dwarfs.append(dwarf)
        self.living.append(self.first_bed())

    def first_bed(self) -> int:
        if not self.entry_occupied() and self.free_beds(ENTRY_CELL, -1) > 0:
            return ENTRY_CELL
        guest = ENTRY_CELL
        for room in self.rooms:
            if self.free_beds(cell_of(room), tile_of(room)) > 0:
                if not answer(tile_of(room), ORC_ROOM):
                    return cell_of(room)
                guest = cell_of(room)
        return guest

    def come_home(self) -> None:
        super().come_home()
        for i in range(len(self.friends)):
            self.friends[i] = returned(self.friends[i])
        self.worker = -1

    def room(self) -> int:
        return len(self.dwarfs) + self.free_room()

    def can_grow(self) -> bool:
        """Prisoners count for the limit; a friendly orc has no children (FF-7.4, 9.7, 9.10)."""
        return self.acting >= 0 and len(self.dwarfs) < FAMILY_LIMIT and self.free_room() > 0

    def entry_rooms(self) -> int:
        """An occupied Entry-level dwelling houses nobody (FF-9.4)."""
        return 0 if self.entry_occupied() else 1

    def fits(self) -> bool:
        """Do the animals have room? Without the Entry-level dwelling even one may have none."""
        if not self.entry_occupied():
            return super().fits()
        g = self.goods
        return self.shelter().holds(g[SHEEP], g[DONKEY], g[BOAR], g[CATTLE])


def start_fiends_home(place: list[int], power: list[int]) -> FiendsHome:
    """Two unarmed dwarfs, three stables, orcs A, B and C in the forest (FF-2.9)."""
    goods = [0] * NUMBERS
    goods[STABLES] = 3
    home = FiendsHome(goods, [0, 0], 0, TrapLand(), [0, 0, 0, 0, 0], [], 0, NO_TILES)
    home.place = place
    home.power = power
    return home
