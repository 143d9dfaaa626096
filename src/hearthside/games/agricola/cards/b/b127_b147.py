"""Deck B, occupations B127 to B147."""

from __future__ import annotations

from hearthside.core.connect import EitherOr
from hearthside.core.hooks import Score
from hearthside.core.node import Auto
from hearthside.games.agricola.board.printed import (
    CLAY_PIT,
    GRAIN_SEEDS,
    HOLLOW_3,
    HOLLOW_4,
    HOLLOWS,
    WOOD_SPACES,
)
from hearthside.games.agricola.goods import (
    GRAIN,
    VEGETABLE,
    WOOD,
    bundle,
)
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.verbs.cards import PlayMinor
from hearthside.games.agricola.verbs.take import Get
from hearthside.games.agricola.vocabulary.arithmetic import Capped, Least, Reaches, Tiers
from hearthside.games.agricola.vocabulary.card import card
from hearthside.games.agricola.vocabulary.card_counts import (
    MAJORS_OWNED,
    MINORS_OWNED,
    Occupations,
)
from hearthside.games.agricola.vocabulary.conditions import (
    All,
    Not,
    OnRoundSpace,
    SinceRound,
)
from hearthside.games.agricola.vocabulary.counts import Lying, RoundsLeft
from hearthside.games.agricola.vocabulary.effects import Bonus, Both, Gain, Swap
from hearthside.games.agricola.vocabulary.outcomes import ToStone
from hearthside.games.agricola.vocabulary.places import Entry, FieldCard
from hearthside.games.agricola.vocabulary.prices import RENOVATION_COST, ROOM_COST, Replaced
from hearthside.games.agricola.vocabulary.timing import (
    EVERYWHERE,
    HOME,
    RENOVATION,
    SCORING,
)
from hearthside.games.agricola.vocabulary.when import after, at, other, post, use


class BesideNeighbours(Entry):
    """The card of round 13, if only direct neighbours stand there."""

    def admits(self, s: Agricola, p: int, space: int) -> bool:
        neighbours = 1 << (p + 1) % s.seats | 1 << (p - 1) % s.seats
        return (
            len(s.revealed) > 12
            and s.revealed[12] == space
            and not s.occupants[space] & ~neighbours
        )


# Seatmate
card("B129", BesideNeighbours())

# Equipper
card("B131", after(WOOD_SPACES, PlayMinor(), may=True))

# Village Peasant
card(
    "B133", at(SCORING, Gain(bundle(vegetable=1), Least(MAJORS_OWNED, MINORS_OWNED, Occupations())))
)

# Housebook Master
card(
    "B134",
    post(
        RENOVATION,
        Both(Gain(bundle(food=1), Capped(RoundsLeft(), 3)), Bonus(1, Capped(RoundsLeft(), 3))),
        when=ToStone(),
    ),
)


class MostRooms(Score[Agricola]):
    """3 points for everybody who has the most rooms."""

    def points(self, s: Agricola, p: int) -> int:
        most = max([player.rooms() for player in s.players])
        return 3 if s.players[p].rooms() == most else 0

    def for_other(self, s: Agricola, owner: int, p: int) -> int:
        return self.points(s, p)


# House Steward
card(
    "B136",
    MostRooms(),
    play=Gain(bundle(wood=1), Tiers(RoundsLeft(), (1, 1), (3, 2), (6, 3), (9, 4))),
)


class FirstTime(Auto[Agricola]):
    """Goods that lie on the card until they are taken; each has a bit of its number."""

    def __init__(self, place: int, goods: int) -> None:
        super().__init__()
        self.card = -1
        self.place = place
        self.goods = goods

    def doable(self, s: Agricola, p: int) -> bool:
        return not s.players[p].counter(self.card) >> self.place & 1

    def happen(self, s: Agricola, p: int) -> None:
        if self.doable(s, p):
            s.set_counter(p, self.card, s.players[p].counter(self.card) | 1 << self.place)
            s.gain_all(p, self.goods)


# Wholesaler
card(
    "B137",
    use(EVERYWHERE, FirstTime(0, bundle(vegetable=1)), when=OnRoundSpace(8)),
    use(EVERYWHERE, FirstTime(1, bundle(boar=1)), when=OnRoundSpace(9)),
    use(EVERYWHERE, FirstTime(2, bundle(stone=1)), when=OnRoundSpace(10)),
    use(EVERYWHERE, FirstTime(3, bundle(cattle=1)), when=OnRoundSpace(11)),
)

# Forest Scientist
card(
    "B139",
    at(
        HOME,
        Gain(bundle(food=1)),
        when=All(Reaches(Lying(WOOD_SPACES, WOOD), 0, 0), Not(SinceRound(5))),
    ),
    at(
        HOME, Gain(bundle(food=2)), when=All(Reaches(Lying(WOOD_SPACES, WOOD), 0, 0), SinceRound(5))
    ),
)

# Field Caretaker
card(
    "B141",
    FieldCard((GRAIN, 3), (VEGETABLE, 2)),
    play=EitherOr(
        Get(bundle(grain=1)),
        Swap(bundle(clay=1), bundle(grain=2)),
        Swap(bundle(clay=3), bundle(grain=3)),
    ),
)

# Greengrocer
card("B142", use(GRAIN_SEEDS.bit, Gain(bundle(vegetable=1))))

# Clay Warden
card(
    "B143",
    other(HOLLOW_3.bit, Gain(bundle(clay=2))),
    other(HOLLOW_4.bit, Gain(bundle(clay=1, food=1))),
)

# Collier
card(
    "B144", after(CLAY_PIT.bit, Gain(bundle(wood=1, reed=1))), after(HOLLOWS, Gain(bundle(wood=1)))
)

# Brushwood Collector: all reed of the price or none
card(
    "B145",
    Replaced(
        ROOM_COST | RENOVATION_COST,
        (bundle(reed=1), bundle(wood=1)),
        (bundle(reed=2), bundle(wood=1)),
        exact=True,
    ),
)

# Huntsman
card("B147", after(WOOD_SPACES, Swap(bundle(grain=1), bundle(boar=1)), may=True))
