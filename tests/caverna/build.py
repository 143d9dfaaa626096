"""A board builder: set a position up directly, act with notation, look at the result."""

from __future__ import annotations

from hearthside.core import engine
from hearthside.core.choice import NATURE
from hearthside.core.options import OptionValue
from hearthside.core.state import Frame
from hearthside.games.caverna import scoring
from hearthside.games.caverna.cells import cell_name, cell_named, numbers
from hearthside.games.caverna.dwarf import NEWBORN, at_home, placed, strength_of
from hearthside.games.caverna.fields import SpaceField
from hearthside.games.caverna.furnished import furnished
from hearthside.games.caverna.furnishing import TILE_NAMED
from hearthside.games.caverna.goods import BEGGING, DOG, FARM_ANIMALS, GOOD_NAMES, STABLES
from hearthside.games.caverna.home import Home
from hearthside.games.caverna.program import PROGRAM
from hearthside.games.caverna.rules import CavernaRules
from hearthside.games.caverna.setup import new_state
from hearthside.games.caverna.spaces import SPACE_NAMED, SPACES, URGENT_WISH, WISH
from hearthside.games.caverna.state import GREEN, RED, Caverna
from hearthside.words import speaker

RULES = CavernaRules()
CROPS = {"grain 3": 0, "grain 2": 1, "grain 1": 2, "vegetable 2": 3, "vegetable 1": 4}
AREAS = {
    "meadow": "meadows",
    "field": "fields",
    "small": "small",
    "cavern": "caverns",
    "tunnel": "tunnels",
    "deep_tunnel": "deep_tunnels",
    "ore_mine": "ore_mines",
    "ruby_mine": "ruby_mines",
}
"""Terrain as the builder names it, and the set of cells in a `Land`."""
ROUND_AFTER_WORK = 7
"""Position in the round's sequence where phase 4 begins."""


class Table:
    """A game of Caverna in any position. Seat 0 starts."""

    def __init__(self, players: int = 2, round: int = 5, **options: OptionValue) -> None:
        self.s: Caverna = new_state(players, 1, dict(options))
        if players > 1:
            engine.choose(self.s, RULES.parse(self.s, "start 0"))
        self.s.log = None
        self.s.round = round
        self.s.main.clear()
        for home in self.s.homes:
            for good in range(len(GOOD_NAMES)):
                home.goods[good] = 0
        for slot in range(len(self.s.piles)):
            self.s.piles[slot] = 0
        self.s.open_spaces = [i for i in self.s.open_spaces if not SPACES[i].stage]

    # Arranging

    def home(self, seat: int = 0) -> HomeBuilder:
        """Change the home of a seat."""
        return HomeBuilder(self, seat)

    def open(self, *cards: str) -> Table:
        """Turn up these action cards ('urgent_wish_for_children' for the B side)."""
        for card in cards:
            index = SPACE_NAMED[card].index
            self.s.open_spaces = [*self.s.open_spaces, index]
            self.s.bag &= ~(1 << (WISH.index if index == URGENT_WISH.index else index))
        return self

    def pile(self, space: str, **goods: int) -> Table:
        """Let goods lie on a space."""
        for pile in SPACES[SpaceField().read(self.s, space)].piles:
            self.s.piles[pile.slot] = goods.pop(GOOD_NAMES[pile.good], 0)
        assert not goods, f"{space} holds no {goods}"
        return self

    def lying(self, space: str) -> dict[str, int]:
        """The goods on a space."""
        piles = SPACES[SpaceField().read(self.s, space)].piles
        return {GOOD_NAMES[p.good]: self.s.piles[p.slot] for p in piles if self.s.piles[p.slot]}

    def occupy(self, space: str, seat: int) -> Table:
        """A dwarf of `seat` stands on a space (one of its unarmed dwarfs at home goes there)."""
        index = SpaceField().read(self.s, space)
        self.s.occupants[index] = seat
        home = self.s.homes[seat]
        dwarf = home.lowest_at_home()
        home.dwarfs[dwarf] = placed(home.dwarfs[dwarf], index)
        return self

    # Beginning

    def _stack(self, *frames: Frame) -> Table:
        nodes = PROGRAM.nodes
        self.s.main[:] = [Frame(nodes["game"], NATURE, 2), Frame(nodes["game/1"], NATURE), *frames]
        self.s.stack = self.s.main
        engine.advance(self.s)
        return self

    def turn(self, seat: int = 0) -> Table:
        """It is this seat's turn in the work phase; the others follow with their dwarfs at home."""
        nodes = PROGRAM.nodes
        return self._stack(
            Frame(nodes["game/1/0"], NATURE, ROUND_AFTER_WORK),
            Frame(nodes["game/1/0/6"], NATURE, (seat - self.s.start) % self.s.seats),
        )

    def harvest(self, marker: str = "", reds_seen: int = 0) -> Table:
        """The work phase is over: all dwarfs go home and the harvest of the round begins.

        `marker` is 'green' or 'red'; with 'red', `reds_seen` counts it (1, 2 or 3).
        """
        self.s.marker = {"": 0, "green": GREEN, "red": RED}[marker]
        self.s.reds_seen = reds_seen
        return self._stack(Frame(PROGRAM.nodes["game/1/0"], NATURE, ROUND_AFTER_WORK))

    def next_round(self) -> Table:
        """The round after `round` begins with its income; NATURE may decide first."""
        return self._stack()

    def finale(self) -> Table:
        """The last harvest is over: the final exchange window."""
        self.s.main[:] = [Frame(PROGRAM.nodes["game"], NATURE, 2)]
        self.s.stack = self.s.main
        engine.advance(self.s)
        return self

    # Acting

    def tokens(self, seat: int | None = None) -> list[str]:
        """The main options of a seat (default: the decider)."""
        seat = self.s.decider if seat is None else seat
        return [RULES.token(self.s, seat, c) for c in engine.options_of(self.s, seat)]

    def side(self, seat: int | None = None) -> list[str]:
        """The any-time options of a seat."""
        seat = self.s.decider if seat is None else seat
        return [RULES.token(self.s, seat, c) for c in engine.side_options(self.s, seat)]

    def offers(self, seat: int | None = None) -> list[str]:
        """Everything a seat may do."""
        return self.tokens(seat) + self.side(seat)

    def matching(self, start: str, seat: int | None = None) -> list[str]:
        """The options whose tokens begin with these words, without them: 'tile cavern+tunnel'."""
        return [
            t[len(start) :].strip() for t in self.offers(seat) if (t + " ").startswith(start + " ")
        ]

    def play(self, *tokens: str, seat: int | None = None) -> Table:
        """Make choices one after another (default: for whoever decides); each must be legal."""
        for token in tokens:
            who = self.s.decider if seat is None else seat
            assert who in engine.deciders(self.s), f"seat {who} does not decide"
            c = RULES.parse(self.s, token)
            assert RULES.token(self.s, who, c) == token
            assert engine.accepts(self.s, who, c), f"{token!r} is not among {self.offers(who)}"
            speaker(RULES).text(RULES.message(self.s, who, c))
            engine.choose(self.s, c, who)
        return self

    def refuses(self, token: str, seat: int | None = None) -> bool:
        """Is this choice illegal now?"""
        who = self.s.decider if seat is None else seat
        if who not in engine.deciders(self.s):
            return True
        return not engine.accepts(self.s, who, RULES.parse(self.s, token))

    def nature(self) -> Table:
        """Let chance decide until a player decides or the game is over."""
        engine.play_nature(self.s)
        return self

    @property
    def decider(self) -> int:
        return self.s.decider

    @property
    def over(self) -> bool:
        return engine.is_over(self.s)

    # Looking

    def goods(self, seat: int = 0) -> dict[str, int]:
        """What a seat holds, without zeros and without animals: {'wood': 2}."""
        home = self.s.homes[seat]
        return {GOOD_NAMES[i]: home.goods[i] for i in range(8) if home.goods[i]}

    def animals(self, seat: int = 0) -> tuple[int, int, int, int]:
        """Sheep, donkeys, boars, cattle."""
        g = self.s.homes[seat].goods
        return tuple(g[a] for a in FARM_ANIMALS)  # type: ignore[return-value]

    def dogs(self, seat: int = 0) -> int:
        return self.s.homes[seat].goods[DOG]

    def dwarfs(self, seat: int = 0) -> list[int]:
        """The weapon strengths of all dwarfs, in order of birth."""
        return [strength_of(dwarf) for dwarf in self.s.homes[seat].dwarfs]

    def at_home(self, seat: int = 0) -> list[int]:
        """The strengths of the dwarfs that can still be placed."""
        return sorted(dwarf for dwarf in self.s.homes[seat].dwarfs if at_home(dwarf))

    def begging(self, seat: int = 0) -> int:
        return self.s.homes[seat].goods[BEGGING]

    def houses(self, animals: str, seat: int = 0) -> bool:
        """Would so many animals have room? '4/0/0/2' is sheep/donkeys/boars/cattle."""
        sheep, donkeys, boars, cattle = (int(n) for n in animals.split("/"))
        return self.s.homes[seat].houses(sheep, donkeys, boars, cattle)

    def terrain(self, cell: str, seat: int = 0) -> str:
        """What a cell is, in the words of `HomeBuilder.land`; 'room', or '' if it is unused."""
        land = self.s.homes[seat].land
        areas = {**AREAS, "large": "large_cells", "room": "rooms"}
        there = cell_named(cell)
        found = [name for name, area in areas.items() if getattr(land, area) >> there & 1]
        assert len(found) <= 1, f"{cell} is {found}"
        return found[0] if found else ""

    def stables(self, seat: int = 0) -> list[str]:
        """The cells with a stable."""
        return [cell_name(cell) for cell in numbers(self.s.homes[seat].land.stables)]

    def score(self, seat: int = 0) -> dict[str, int]:
        return dict(zip(scoring.PARTS, scoring.parts(self.s, seat), strict=True))

    def total(self, seat: int = 0) -> int:
        return scoring.total(self.s, seat)


class HomeBuilder:
    """Changes a home without any rule: goods, dwarfs, terrain, tiles. Every method returns it."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat

    @property
    def home(self) -> Home:
        return self.table.s.homes[self.seat]

    def has(self, **goods: int) -> HomeBuilder:
        """Goods, animals and dogs: has(wood=2, ruby=1, sheep=3, dog=1)."""
        for name, n in goods.items():
            self.home.goods[GOOD_NAMES.index(name)] = n
        return self

    def animals(
        self, sheep: int, donkeys: int, boars: int, cattle: int, dogs: int = 0
    ) -> HomeBuilder:
        return self.has(sheep=sheep, donkey=donkeys, boar=boars, cattle=cattle, dog=dogs)

    def dwarfs(self, *strengths: int, newborn: int = 0) -> HomeBuilder:
        """All dwarfs at home with these strengths; the last `newborn` were born this round."""
        self.home.dwarfs[:] = list(strengths)
        for i in range(len(strengths) - newborn, len(strengths)):
            self.home.dwarfs[i] |= NEWBORN
        return self

    def begging(self, markers: int) -> HomeBuilder:
        self.home.goods[BEGGING] = markers
        return self

    def land(self, **terrain: str) -> HomeBuilder:
        """Terrain by cells: land(meadow='f43 f33', tunnel='m21', large='f43-f33', stable='f43').

        Names: meadow, field, small, large (pairs), stable, cavern, tunnel, deep_tunnel, ore_mine,
        ruby_mine. A cell that is given terrain loses what it was.
        """
        land = self.home.land.copy()
        for name, cells in terrain.items():
            for word in cells.split():
                if name == "large":
                    pair = 0
                    for part in word.split("-"):
                        pair |= 1 << cell_named(part)
                    land.large = [*land.large, pair]
                    land.large_cells |= pair
                elif name == "stable":
                    land.stables |= 1 << cell_named(word)
                    self.home.goods[STABLES] -= 1
                else:
                    for other in AREAS.values():
                        setattr(land, other, getattr(land, other) & ~(1 << cell_named(word)))
                    area = AREAS[name]
                    setattr(land, area, getattr(land, area) | 1 << cell_named(word))
        self.home.land = land
        return self

    def tiles(self, **cells: str) -> HomeBuilder:
        """Furnishing tiles on cells, as owned, without immediate effects: tiles(carpenter='m31').

        Ordinary dwellings: tiles(dwelling='m31 m21').
        """
        for name, places in cells.items():
            tile = TILE_NAMED[name]
            for word in places.split():
                cell = cell_named(word)
                land = self.home.land.copy()
                for area in ("caverns", "tunnels", "deep_tunnels"):
                    setattr(land, area, getattr(land, area) & ~(1 << cell))
                land.rooms |= 1 << cell
                self.home.land = land
                self.home.rooms = [*self.home.rooms, furnished(cell, tile.index)]
                self.home.owned |= 1 << tile.index
                self.home.hooks = self.home.hooks.adding(tile.hooks)
                if not tile.unlimited:
                    self.table.s.supply &= ~(1 << tile.index)
        return self

    def crops(self, **fields: str) -> HomeBuilder:
        """Crops on fields (which become fields): crops(f42='grain 3', f33='vegetable 1')."""
        self.land(field=" ".join(fields))
        crops = self.home.crops[:]
        for cell, crop in fields.items():
            crops[CROPS[crop]] |= 1 << cell_named(cell)
        self.home.crops = crops
        return self

    def counter(self, index: int, n: int) -> HomeBuilder:
        """One of the other numbers of a home (see goods.py), such as WOOD_COMING."""
        self.home.goods[index] = n
        return self
