"""A board builder: set a position up directly, act with notation, look at the result."""

from __future__ import annotations

from hearthside.core import engine
from hearthside.core.choice import NATURE
from hearthside.core.options import OptionValue
from hearthside.core.state import Frame
from hearthside.games.agricola.board.printed import SPACES, card_bag
from hearthside.games.agricola.farm.farmyard import (
    MATERIAL_NAMES,
    Farmyard,
    cell_name,
    cell_named,
    cells_of,
)
from hearthside.games.agricola.farm.fences import CELLS, boundary
from hearthside.games.agricola.farm.people import NEWBORN, placed
from hearthside.games.agricola.farm.player import Player
from hearthside.games.agricola.flow import scoring
from hearthside.games.agricola.flow.work import EndWork, Work
from hearthside.games.agricola.goods import (
    ANIMALS,
    BEGGING,
    BONUS,
    CARDS_SEEN,
    GOOD_NAMES,
    OCCUPATIONS_PLAYED,
    bundle,
    table,
)
from hearthside.games.agricola.program import PROGRAM, ROUND
from hearthside.games.agricola.setup import new_state
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.vocabulary.card import CARD_NAMED, CARDS, MAJOR
from tests.agricola import notation

ROUND_PATH = "game/1/0"


def place_of(kind: type[object]) -> int:
    """The position of a node in the sequence of a round."""
    return next(i for i, node in enumerate(ROUND.members) if isinstance(node, kind))


class Table:
    """A game of Agricola in any position. Seat 0 starts; hands, supplies and spaces are empty."""

    def __init__(self, players: int = 2, round: int = 5, **options: OptionValue) -> None:
        self.s: Agricola = new_state(players, 1, dict(options))
        engine.play_nature(self.s)
        s = self.s
        s.log = None
        s.round = round
        s.start = s.next_start = 0
        s.main.clear()
        s.lanes = []
        s.open_spaces = [i for i in s.open_spaces if not SPACES[i].stage]
        s.revealed = []
        s.bag = card_bag()
        s.piles = [0] * len(SPACES)
        s.occupants = [0] * len(SPACES)
        s.working = s.harvesting = False
        s.decks = [[], []]
        once = s.rules.one_pasture_per_kind
        s.players = [Player(once) for _ in range(players)]
        s.majors = 0
        for card in CARDS:
            if card.kind == MAJOR:
                s.majors |= 1 << card.index

    # Arranging

    def farm(self, seat: int = 0) -> FarmBuilder:
        """Change the farm of a seat."""
        return FarmBuilder(self, seat)

    def open(self, *cards: str) -> Table:
        """Turn up these action space cards, on round spaces 1, 2, ..."""
        for name in cards:
            index = notation.space_named(self.s, name)
            self.s.open_spaces = [*self.s.open_spaces, index]
            self.s.revealed = [*self.s.revealed, index]
            self.s.bag &= ~(1 << index)
        return self

    def pile(self, space: str, **goods: int) -> Table:
        """Let goods lie on a space."""
        self.s.piles[notation.space_named(self.s, space)] = bundle(**goods)
        return self

    def lying(self, space: str) -> dict[str, int]:
        """The goods on a space."""
        return table(self.s.piles[notation.space_named(self.s, space)])

    def occupy(self, space: str, seat: int) -> Table:
        """A person of `seat` that was at home stands on a space."""
        index = notation.space_named(self.s, space)
        self.s.occupants[index] |= 1 << seat
        people = self.s.players[seat].people
        number = sum(person != 0 for person in people) + 1
        people[people.index(0)] = placed(index, number)
        return self

    # Beginning

    def _stack(self, *frames: Frame) -> Table:
        nodes = PROGRAM.nodes
        s = self.s
        s.main[:] = [Frame(nodes["game"], NATURE, 2), Frame(nodes["game/1"], NATURE), *frames]
        s.stack = s.main
        engine.advance(s)
        return self

    def turn(self, seat: int = 0) -> Table:
        """It is this seat's turn in the work phase; the others follow with their people at home."""
        nodes = PROGRAM.nodes
        work = place_of(Work)
        self.s.working = True
        return self._stack(
            Frame(nodes[ROUND_PATH], NATURE, work + 1),
            Frame(nodes[f"{ROUND_PATH}/{work}"], NATURE, (seat - self.s.start) % self.s.seats),
        )

    def end_of_work(self) -> Table:
        """The work phase is over: what follows it, going home, the harvest of the round."""
        self.s.working = True
        return self._stack(Frame(PROGRAM.nodes[ROUND_PATH], NATURE, place_of(EndWork)))

    def next_round(self) -> Table:
        """The round after `round` begins; NATURE may decide first."""
        return self._stack(Frame(PROGRAM.nodes[ROUND_PATH], NATURE))

    # Acting

    def tokens(self, seat: int | None = None) -> list[str]:
        """The main options of a seat (default: the decider)."""
        seat = self.s.decider if seat is None else seat
        return [notation.token(self.s, c) for c in engine.options_of(self.s, seat)]

    def side(self, seat: int | None = None) -> list[str]:
        """The any-time options of a seat."""
        seat = self.s.decider if seat is None else seat
        return [notation.token(self.s, c) for c in engine.side_options(self.s, seat)]

    def discards(self, seat: int | None = None) -> list[str]:
        """What a seat may give back."""
        seat = self.s.decider if seat is None else seat
        return [notation.token(self.s, c) for c in engine.discards(self.s, seat)]

    def offers(self, seat: int | None = None) -> list[str]:
        """Everything a seat may do."""
        return self.tokens(seat) + self.side(seat)

    def matching(self, start: str, seat: int | None = None) -> list[str]:
        """The options whose tokens begin with these words, without them."""
        return [
            t[len(start) :].strip() for t in self.offers(seat) if (t + " ").startswith(start + " ")
        ]

    def play(self, *tokens: str, seat: int | None = None) -> Table:
        """Make choices one after another (default: for whoever decides); each must be legal."""
        for token in tokens:
            who = self.s.decider if seat is None else seat
            assert who in engine.deciders(self.s), f"seat {who} does not decide"
            c = notation.parse(self.s, token)
            assert notation.token(self.s, c) == token
            assert engine.accepts(self.s, who, c), f"{token!r} is not among {self.offers(who)}"
            notation.label(self.s, who, c)
            engine.choose(self.s, c, who)
        return self

    def refuses(self, token: str, seat: int | None = None) -> bool:
        """Is this choice illegal now?"""
        who = self.s.decider if seat is None else seat
        if who not in engine.deciders(self.s):
            return True
        return not engine.accepts(self.s, who, notation.parse(self.s, token))

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

    def player(self, seat: int = 0) -> Player:
        return self.s.players[seat]

    def goods(self, seat: int = 0) -> dict[str, int]:
        """What a seat holds, animals included, without zeros: {'wood': 2}."""
        goods = self.s.players[seat].goods
        return {name: goods[i] for i, name in enumerate(GOOD_NAMES) if goods[i]}

    def animals(self, seat: int = 0) -> tuple[int, ...]:
        """Sheep, boar, cattle."""
        return tuple(self.s.players[seat].goods[animal] for animal in ANIMALS)

    def promised(self, seat: int = 0) -> dict[int, dict[str, int]]:
        """What is promised to a seat, by round."""
        found: dict[int, dict[str, int]] = {}
        for entry in self.s.players[seat].promises:
            goods = found.setdefault(entry & 255, {})
            for name, n in table(entry >> 24).items():
                goods[name] = goods.get(name, 0) + n
        return found

    def cells(self, kind: str, seat: int = 0) -> list[str]:
        """The cells that are 'rooms', 'fields', 'stables' or in pastures ('fold')."""
        return [cell_name(cell) for cell in cells_of(getattr(self.s.players[seat].farm, kind))]

    def pastures(self, seat: int = 0) -> list[str]:
        """The pastures as sets of cells: ['a4+a5']."""
        return [notation.cells_text(cells) for cells in self.s.players[seat].farm.pastures]

    def material(self, seat: int = 0) -> str:
        return MATERIAL_NAMES[self.s.players[seat].farm.material]

    def crops(self, seat: int = 0) -> dict[str, str]:
        """What lies on fields: {'a3': '3 grain'}."""
        player = self.s.players[seat]
        found: dict[str, str] = {}
        for field in player.fields():
            crop = player.crops[field]
            plot = player.hooks.plots[field - CELLS] if field >= CELLS else None
            name = CARDS[plot.source].id if plot is not None else cell_name(field)
            if crop:
                found[name] = f"{crop >> 4} {GOOD_NAMES[crop & 15]}"
        return found

    def in_play(self, seat: int = 0) -> list[str]:
        """The cards in play."""
        return [CARDS[entry & 0xFFFF].id for entry in self.s.players[seat].cards]

    def hand(self, seat: int = 0) -> list[str]:
        return [CARDS[i].id for i in self.s.players[seat].hand]

    def begging(self, seat: int = 0) -> int:
        return self.s.players[seat].goods[BEGGING]

    def bonus(self, seat: int = 0) -> int:
        return self.s.players[seat].goods[BONUS]

    def score(self, seat: int = 0) -> dict[str, int]:
        return dict(zip(scoring.PARTS, scoring.parts(self.s, seat), strict=True))

    def total(self, seat: int = 0) -> int:
        return scoring.total(self.s, seat)


class FarmBuilder:
    """Changes a farm without any rule. Every method returns it."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat

    @property
    def player(self) -> Player:
        return self.table.s.players[self.seat]

    def has(self, **goods: int) -> FarmBuilder:
        """Goods and animals: has(wood=2, sheep=3)."""
        for name, n in goods.items():
            self.player.goods[GOOD_NAMES.index(name)] = n
        return self

    def people(self, adults: int, newborn: int = 0) -> FarmBuilder:
        """So many people at home; newborns of this round besides."""
        self.player.people[:] = [0] * adults + [NEWBORN] * newborn
        return self

    def house(self, material: str = "", rooms: str = "") -> FarmBuilder:
        """The material of the house; rooms besides the two first ones: 'b2 b3'."""
        farm = self.player.farm
        number = MATERIAL_NAMES.index(material) if material else farm.material
        built = farm.rooms | mask(rooms)
        return self._farm(Farmyard(built, number, farm.fields, farm.stables, farm.fences))

    def fields(self, *cells: str, **crops: str) -> FarmBuilder:
        """Fields, empty or with crops: fields('a2', a3='3 grain', B068='2 vegetable')."""
        farm = self.player.farm
        tiles = mask(" ".join([*cells, *[name for name in crops if name not in CARD_NAMED]]))
        self._farm(
            Farmyard(farm.rooms, farm.material, farm.fields | tiles, farm.stables, farm.fences)
        )
        grown = self.player.crops[:]
        for name, text in crops.items():
            n, good = text.split()
            grown[self._field(name)] = GOOD_NAMES.index(good) | int(n) << 4
        self.player.crops = grown
        return self

    def _field(self, name: str) -> int:
        for i, plot in enumerate(self.player.hooks.plots):
            if CARDS[plot.source].id == name:
                return CELLS + i
        return cell_named(name)

    def stables(self, *cells: str) -> FarmBuilder:
        farm = self.player.farm
        stables = farm.stables | mask(" ".join(cells))
        return self._farm(Farmyard(farm.rooms, farm.material, farm.fields, stables, farm.fences))

    def pastures(self, *pastures: str) -> FarmBuilder:
        """Fenced pastures: pastures('a4+a5', 'b5')."""
        farm = self.player.farm
        fences = farm.fences
        for pasture in pastures:
            fences |= boundary(mask(pasture.replace("+", " ")))
        return self._farm(Farmyard(farm.rooms, farm.material, farm.fields, farm.stables, fences))

    def _farm(self, farm: Farmyard) -> FarmBuilder:
        self.player.set_farm(farm)
        return self

    def cards(self, *ids: str) -> FarmBuilder:
        """Cards in play, as put down in this order before, without their effects on play."""
        player = self.player
        for id in ids:
            card = CARD_NAMED[id]
            seen = player.goods[CARDS_SEEN]
            player.goods[CARDS_SEEN] += 1
            player.set_cards([*player.cards, card.index | seen << 16], [*player.counters, 0])
            if card.kind == MAJOR:
                self.table.s.majors &= ~(1 << card.index)
        return self

    def counter(self, id: str, n: int) -> FarmBuilder:
        """The number on a card in play."""
        self.player.set_counter(CARD_NAMED[id].index, n)
        return self

    def hand(self, *ids: str) -> FarmBuilder:
        """Cards in hand."""
        self.player.hand = [*self.player.hand, *[CARD_NAMED[id].index for id in ids]]
        return self

    def played_occupations(self, n: int) -> FarmBuilder:
        """So many occupations were played this game (for the price at Lessons)."""
        self.player.goods[OCCUPATIONS_PLAYED] = n
        return self

    def begging(self, markers: int) -> FarmBuilder:
        self.player.goods[BEGGING] = markers
        return self

    def promise(self, round: int, card: str, **goods: int) -> FarmBuilder:
        """Goods on a round space."""
        self.table.s.promise(self.seat, CARD_NAMED[card].index, round, bundle(**goods))
        return self


def mask(cells: str) -> int:
    """'a1 b2' as a set of cells."""
    found = 0
    for name in cells.split():
        found |= 1 << cell_named(name)
    return found
