"""Deck D, minor improvements D022 to D042."""

from __future__ import annotations

from hearthside.games.agricola.board.printed import ALL_LESSONS, WOOD_SPACES
from hearthside.games.agricola.cards.majors import (
    BASKETMAKER,
    CLAY_OVEN,
    JOINERY,
    POTTERY,
    STONE_OVEN,
)
from hearthside.games.agricola.farm.farmyard import STONE_HOUSE
from hearthside.games.agricola.farm.fences import beside
from hearthside.games.agricola.goods import BOAR, CATTLE, GRAIN, VEGETABLE, bundle
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.verbs.occupations import FixedFee, PlayOccupation
from hearthside.games.agricola.vocabulary.arithmetic import Least, Reaches, Sum, Tiers, Times
from hearthside.games.agricola.vocabulary.bonus_points import Points
from hearthside.games.agricola.vocabulary.card import card
from hearthside.games.agricola.vocabulary.card_counts import Owned
from hearthside.games.agricola.vocabulary.counts import Animals, Growing, Held
from hearthside.games.agricola.vocabulary.effects import Bonus, For, Gain
from hearthside.games.agricola.vocabulary.promises import Series
from hearthside.games.agricola.vocabulary.query import Count
from hearthside.games.agricola.vocabulary.timing import FIELD
from hearthside.games.agricola.vocabulary.when import at, use

# Writing Desk
card("D028", use(ALL_LESSONS, PlayOccupation(FixedFee(2)), may=True))

# Artisan District
card(
    "D030",
    Points(
        Tiers(Owned(CLAY_OVEN, STONE_OVEN, JOINERY, POTTERY, BASKETMAKER), (3, 2), (4, 5), (5, 8))
    ),
)

# Storeroom
card(
    "D031",
    Points(
        Times(
            Least(Sum(Held(GRAIN), Growing(GRAIN)), Sum(Held(VEGETABLE), Growing(VEGETABLE))),
            by=2,
            up=True,
        )
    ),
)


class UnusedBesideHouse(Count):
    """In a stone house, the unused spaces next to it."""

    def of(self, s: Agricola, p: int) -> int:
        farm = s.players[p].farm
        if farm.material != STONE_HOUSE:
            return 0
        return (farm.unused() & beside(farm.rooms)).bit_count()


# Summer House
card("D033", Points(UnusedBesideHouse(), 2))


class AnimalsByPlayers(Count):
    """1 for every 7, 5, 4 or 3 animals, with 1, 2, 3 or 4 players."""

    def of(self, s: Agricola, p: int) -> int:
        return Animals().of(s, p) // (7, 5, 4, 3)[s.seats - 1]


# Fodder Chamber
card("D035", Points(AnimalsByPlayers()))

# Milking Stool
card(
    "D038",
    at(FIELD, Gain(bundle(food=1), Tiers(Held(CATTLE), (1, 1), (3, 2), (5, 3)))),
    Points(Held(CATTLE, by=2)),
)

# Truffle Slicer
card("D039", use(WOOD_SPACES, For(bundle(food=1), Bonus(1)), may=True, when=Reaches(Held(BOAR), 1)))

# Cesspit
card("D040", play=Series(bundle(clay=1), bundle(boar=1)))

# Horse-Drawn Boat
card("D041", play=Series(bundle(food=1), bundle(sheep=1)))
