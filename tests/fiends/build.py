"""A board builder for Frantic Fiends: set a position up, act with notation, look at the result."""

from __future__ import annotations

from hearthside.core import engine
from hearthside.core.choice import NATURE
from hearthside.core.options import OptionValue
from hearthside.core.ruleset import View
from hearthside.core.state import Frame
from hearthside.games.caverna.cells import cell_name, cell_named
from hearthside.games.caverna.dwarf import NOWHERE, placed, strength_of
from hearthside.games.caverna.fields import SpaceField
from hearthside.games.caverna.furnished import furnished
from hearthside.games.caverna.goods import GOOD_NAMES
from hearthside.games.caverna.state import GREEN, RED
from hearthside.games.fiends import scoring
from hearthside.games.fiends.bounty_slot import FREE_SLOT, taken_by
from hearthside.games.fiends.claim import BountyField
from hearthside.games.fiends.content import SUPPLY
from hearthside.games.fiends.drawing import lay
from hearthside.games.fiends.dwarf import is_prisoner
from hearthside.games.fiends.fields import ORC_NAMES, read_arrangement
from hearthside.games.fiends.friendly_orc import dwelling_of, friendly_orc, is_captive, orc_of
from hearthside.games.fiends.home import DEFEATED, RESERVE, FiendsHome
from hearthside.games.fiends.laid_trap import is_active, laid_trap, trap_type
from hearthside.games.fiends.program import PROGRAM
from hearthside.games.fiends.rules import FiendsRules
from hearthside.games.fiends.setup import new_state
from hearthside.games.fiends.state import WIRING, Fiends
from hearthside.games.fiends.tables import LETTERS
from hearthside.games.fiends.traps import TRAP_NAMED, TRAPS
from hearthside.words import speaker
from tests.caverna.build import HomeBuilder as BaseHomeBuilder
from tests.caverna.build import Table as BaseTable
from tests.said import plain

RULES = FiendsRules()
ROUNDS = "ff/game/7"
ROUND = "ff/game/7/0"
WORK = 6
AFTER_WORK = 7
EVENT = 9
HARVEST = 11


def flat(event: View) -> dict[str, object]:
    """An event with its parameters beside the name."""
    args = {name: plain(value) for name, value in event["args"].items()}
    return {"event": event["event"], "seat": event["seat"], **args}


class Table(BaseTable):
    """A game of Frantic Fiends in any position. Seat 0 starts; strips and boards as given."""

    s: Fiends

    def __init__(
        self,
        players: int = 2,
        round: int = 5,
        strips: str = "L1",
        yellow: str = "",
        bribes: str = "stone stone stone stone",
        **options: OptionValue,
    ) -> None:
        self.s = new_state(players, 1, dict(options))
        engine.play_nature(self.s)
        s = self.s
        s.log = None
        s.round = round
        s.start = s.next_start = 0
        s.main.clear()
        for home in s.homes:
            for good in range(len(GOOD_NAMES)):
                home.goods[good] = 0
        for slot in range(len(s.piles)):
            s.piles[slot] = 0
        s.open_spaces = [i for i in s.open_spaces if not s.content.spaces[i].stage]
        s.longs = [int(word[1:]) - 1 for word in strips.split()]
        s.slots = [FREE_SLOT] * (4 * len(s.longs))
        s.bribes = [GOOD_NAMES.index(word) for word in bribes.split()]
        s.supply &= ~WIRING.yellow
        for name in yellow.split():
            lay(s, name, 1)

    def home(self, seat: int = 0) -> HomeBuilder:
        return HomeBuilder(self, seat)

    def lair(self, seat: int = 0) -> FiendsHome:
        return self.s.lair(seat)

    def open(self, *cards: str) -> Table:
        for card in cards:
            index = self.s.content.space_named[card].index
            self.s.open_spaces = [*self.s.open_spaces, index]
            wish = self.s.content.wish.index
            self.s.bag &= ~(1 << (wish if card == "urgent_wish_for_children" else index))
        return self

    def supply(self, **copies: int) -> Table:
        """Furnishing tiles and traps that lie in the supply in such numbers."""
        for name, n in copies.items():
            if name in TRAP_NAMED:
                left = self.s.traps_left[:]
                left[TRAP_NAMED[name].index] = n
                self.s.traps_left = left
            else:
                lay(self.s, name, n - self.s.left[self.s.content.tile_named[name].index])
        return self

    def pile(self, space: str, **goods: int) -> Table:
        index = SpaceField().read(self.s, space)
        for pile in self.s.content.spaces[index].piles:
            self.s.piles[pile.slot] = goods.pop(GOOD_NAMES[pile.good], 0)
        assert not goods, f"{space} holds no {goods}"
        return self

    def lying(self, space: str) -> dict[str, int]:
        piles = self.s.content.spaces[SpaceField().read(self.s, space)].piles
        return {GOOD_NAMES[p.good]: self.s.piles[p.slot] for p in piles if self.s.piles[p.slot]}

    def taken(self, bounty: str, seat: int = 1, orc: str = "A") -> Table:
        """A bounty slot is taken already."""
        slots = self.s.slots[:]
        slots[BountyField().read(self.s, bounty)] = taken_by(seat, LETTERS.index(orc))
        self.s.slots = slots
        return self

    # Beginning

    def _stack(self, *frames: Frame) -> Table:
        nodes = PROGRAM.nodes
        self.s.main[:] = [
            Frame(nodes["ff/game"], NATURE, 8),
            Frame(nodes[ROUNDS], NATURE),
            *frames,
        ]
        self.s.stack = self.s.main
        engine.advance(self.s)
        return self

    def turn(self, seat: int = 0) -> Table:
        nodes = PROGRAM.nodes
        return self._stack(
            Frame(nodes[ROUND], NATURE, AFTER_WORK),
            Frame(nodes[f"{ROUND}/{WORK}"], NATURE, (seat - self.s.start) % self.s.seats),
        )

    def event(self, number: int) -> Table:
        """The orc event of this number begins; the harvest follows."""
        self.s.marker = RED
        self.s.reds_seen = number
        return self._stack(Frame(PROGRAM.nodes[ROUND], NATURE, EVENT))

    def homecoming(self, marker: str = "", reds_seen: int = 0) -> Table:
        """Everybody is home; the event, if any, and the harvest of the round follow."""
        self.s.marker = {"": 0, "plain": GREEN, "orc": RED}[marker]
        self.s.reds_seen = reds_seen
        return self._stack(Frame(PROGRAM.nodes[ROUND], NATURE, EVENT))

    def harvest(self, marker: str = "", reds_seen: int = 0) -> Table:
        """The harvest of the round begins; with 'orc' that after event `reds_seen`."""
        self.s.marker = {"": 0, "plain": GREEN, "orc": RED}[marker]
        self.s.reds_seen = reds_seen
        return self._stack(Frame(PROGRAM.nodes[ROUND], NATURE, HARVEST))

    def finale(self) -> Table:
        self.s.main[:] = [Frame(PROGRAM.nodes["ff/game"], NATURE, 8)]
        self.s.stack = self.s.main
        engine.advance(self.s)
        return self

    # Acting

    def tokens(self, seat: int | None = None) -> list[str]:
        seat = self.s.decider if seat is None else seat
        return [RULES.token(self.s, seat, c) for c in engine.options_of(self.s, seat)]

    def side(self, seat: int | None = None) -> list[str]:
        seat = self.s.decider if seat is None else seat
        return [RULES.token(self.s, seat, c) for c in engine.side_options(self.s, seat)]

    def play(self, *tokens: str, seat: int | None = None) -> Table:
        for token in tokens:
            who = self.s.decider if seat is None else seat
            assert who in engine.deciders(self.s), f"seat {who} does not decide"
            c = RULES.parse(self.s, token)
            assert RULES.token(self.s, who, c) == token
            assert engine.accepts(self.s, who, c), f"{token!r} is not among {self.offers(who)}"
            speaker(RULES).text(RULES.message(self.s, who, c))
            RULES.form(self.s, c).anchor(self.s, c)
            engine.choose(self.s, c, who)
        return self

    def refuses(self, token: str, seat: int | None = None) -> bool:
        who = self.s.decider if seat is None else seat
        if who not in engine.deciders(self.s):
            return True
        return not engine.accepts(self.s, who, RULES.parse(self.s, token))

    def listen(self) -> Table:
        """Write down events from now on."""
        self.s.log = []
        return self

    def heard(self, name: str) -> list[dict[str, object]]:
        """The events of a name since `listen`."""
        found = [flat(RULES.event(self.s, event)) for event in self.s.log or []]
        return [event for event in found if event["event"] == name]

    # Looking

    def orc(self, letter: str, seat: int = 0) -> str:
        """Where an orc is and how strong: 'f22 5', 'm31 9', 'defeated', 'friendly', 'reserve'."""
        home = self.lair(seat)
        i = LETTERS.index(letter)
        place = home.place[i]
        if place < 0:
            return {-1: "reserve", -2: "defeated", -3: "friendly"}[place]
        return f"{cell_name(place)} {home.power[i]}"

    def away(self, dwarf: int, seat: int = 0) -> None:
        """A dwarf is at work somewhere."""
        home = self.lair(seat)
        home.dwarfs[dwarf] = placed(home.dwarfs[dwarf], NOWHERE)

    def held(self, letter: str, seat: int = 0) -> bool:
        return bool(self.lair(seat).held >> LETTERS.index(letter) & 1)

    def trap(self, cell: str, seat: int = 0) -> str:
        """A trap: 'pitfall active', 'pitfall inactive'."""
        home = self.lair(seat)
        trap = home.traps[home.trap_at(cell_named(cell))]
        return f"{TRAPS[trap_type(trap)].name} {'active' if is_active(trap) else 'inactive'}"

    def mine(self, cell: str, seat: int = 0) -> int:
        return self.lair(seat).mines.get(cell_named(cell), 0)

    def prisoners(self, seat: int = 0) -> list[int]:
        """The weapons of captured dwarfs; -1 for a friendly orc."""
        home = self.lair(seat)
        found = [strength_of(dwarf) for dwarf in home.dwarfs if is_prisoner(dwarf)]
        return found + [-1 for friend in home.friends if is_captive(friend)]

    def friends(self, seat: int = 0) -> list[str]:
        """Friendly orcs with their dwellings: 'A m31'."""
        return [
            f"{ORC_NAMES[orc_of(friend)]} {cell_name(dwelling_of(friend))}"
            for friend in self.lair(seat).friends
        ]

    def score(self, seat: int = 0) -> dict[str, int]:
        return dict(zip(scoring.FIENDS_PARTS, scoring.parts(self.s, seat), strict=True))

    def total(self, seat: int = 0) -> int:
        return scoring.total(self.s, seat)


class HomeBuilder(BaseHomeBuilder):
    """Changes a home without any rule."""

    table: Table

    @property
    def lair(self) -> FiendsHome:
        return self.table.s.lair(self.seat)

    def dwarfs(self, *strengths: int, newborn: int = 0) -> HomeBuilder:
        super().dwarfs(*strengths, newborn=newborn)
        self.lair.living = []
        for _ in strengths:
            self.lair.living.append(self.lair.first_bed())
        return self

    def orcs(self, **orcs: str) -> HomeBuilder:
        """Orcs by letter: orcs(A='f22 5', B='m31 7'); orcs not named are defeated."""
        home = self.lair
        for i, letter in enumerate(LETTERS):
            text = orcs.get(letter, "defeated")
            home.power[i] = 0
            home.held &= ~(1 << i)
            if text == "defeated":
                home.place[i] = DEFEATED
                continue
            cell, power = text.split()
            home.power[i] = int(power)
            home.place[i] = RESERVE if cell == "reserve" else cell_named(cell)
            if cell.startswith("m"):
                self._occupied(i)
        return self

    def _occupied(self, orc: int) -> None:
        from hearthside.games.fiends.cave import occupy

        cell = self.lair.place[orc]
        self.lair.place[orc] = RESERVE
        occupy(self.table.s, self.seat, orc, cell)

    def held(self, letter: str) -> HomeBuilder:
        self.lair.held |= 1 << LETTERS.index(letter)
        return self

    def traps(self, **cells: str) -> HomeBuilder:
        """Active traps on cells: traps(pitfall='f21'); 'f21!' is inactive."""
        for name, places in cells.items():
            for place in places.split():
                cell = cell_named(place.rstrip("!"))
                land = self.lair.ground().copy()
                land.meadows &= ~(1 << cell)
                land.traps |= 1 << cell
                self.lair.land = land
                laid = laid_trap(cell, TRAP_NAMED[name].index, not place.endswith("!"))
                self.lair.traps.append(laid)
        return self

    def mines(self, **goods: int) -> HomeBuilder:
        """Goods on mines: mines(m21=3)."""
        for cell, n in goods.items():
            self.lair.mines[cell_named(cell)] = n
        return self

    def friend(self, who: str, cell: str) -> HomeBuilder:
        """A friendly orc in a dwelling."""
        number = ORC_NAMES.index(who)
        self.lair.friends.append(friendly_orc(number, cell_named(cell)))
        if number < 4:
            self.lair.place[number] = -3
            self.lair.power[number] = 0
        return self

    def living(self, *cells: str) -> HomeBuilder:
        """Who lives where, in the order of the dwarfs."""
        self.lair.living = [cell_named(cell) for cell in cells]
        return self

    def stand(self, words: str) -> HomeBuilder:
        """Fixed positions, as 'arrange' writes them."""
        self.lair.stand = read_arrangement(words)
        return self

    def tiles(self, **cells: str) -> HomeBuilder:
        home = self.lair
        for name, places in cells.items():
            tile = self.table.s.content.tile_named[name]
            for word in places.split():
                cell = cell_named(word)
                land = home.ground().copy()
                for area in ("caverns", "tunnels", "deep_tunnels"):
                    setattr(land, area, getattr(land, area) & ~(1 << cell))
                land.rooms |= 1 << cell
                home.land = land
                home.rooms = [*home.rooms, furnished(cell, tile.index)]
                home.owned |= 1 << tile.index
                home.hooks = home.hooks.adding(tile.hooks)
        return self

    # The inherited ones, so that calls can be chained

    def has(self, **goods: int) -> HomeBuilder:
        super().has(**goods)
        return self

    def land(self, **terrain: str) -> HomeBuilder:
        super().land(**terrain)
        return self

    def crops(self, **fields: str) -> HomeBuilder:
        super().crops(**fields)
        return self


def extension_of(tile: str) -> int:
    """The number of the extension with a tile or trap."""
    return next(i + 1 for i, names in enumerate(SUPPLY.extensions) if tile in names)
