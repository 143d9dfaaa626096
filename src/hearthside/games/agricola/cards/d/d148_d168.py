"""Deck D, occupations D148 to D168."""

from __future__ import annotations

from hearthside.core.connect import EitherOr
from hearthside.core.node import Auto
from hearthside.games.agricola.board.printed import (
    QUARRIES,
    RESOURCE_MARKETS,
)
from hearthside.games.agricola.farm.farmyard import STONE_HOUSE
from hearthside.games.agricola.goods import (
    GRAIN,
    bundle,
)
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.verbs.stables import BuildStables
from hearthside.games.agricola.verbs.take import Get
from hearthside.games.agricola.vocabulary.arithmetic import Minus, Reaches
from hearthside.games.agricola.vocabulary.bonus_points import Points
from hearthside.games.agricola.vocabulary.card import card
from hearthside.games.agricola.vocabulary.card_numbers import Spend, Store
from hearthside.games.agricola.vocabulary.conditions import (
    OnRoundSpace,
)
from hearthside.games.agricola.vocabulary.counts import (
    FieldsWith,
    HarvestsDone,
)
from hearthside.games.agricola.vocabulary.effects import Bonus, ByStable, Gain
from hearthside.games.agricola.vocabulary.exchange import IN_HARVEST, Exchange
from hearthside.games.agricola.vocabulary.outcomes import ByOther, NewRoomsOf, ToStone
from hearthside.games.agricola.vocabulary.prices import RENOVATION_COST, Reduced
from hearthside.games.agricola.vocabulary.query import Count
from hearthside.games.agricola.vocabulary.timing import (
    EVERYWHERE,
    HARVEST,
    OCCUPATIONS,
    RENOVATION,
    ROOMS,
    STABLES,
)
from hearthside.games.agricola.vocabulary.when import act, at, other, other_post, post, use

# Casual Worker
card("D149", other(QUARRIES, EitherOr(Get(bundle(food=1)), BuildStables(0, most=1))))

# Patron
card("D152", act(OCCUPATIONS, Gain(bundle(food=2))))

# Wealthy Man
card("D153", at(HARVEST, Bonus(1), when=Reaches(Minus(FieldsWith(GRAIN), HarvestsDone()), 1)))


class OtherStoneHouses(Count):
    """Other players who live in stone."""

    def of(self, s: Agricola, p: int) -> int:
        n = 0
        for seat in range(s.seats):
            if seat != p and s.players[seat].farm.material == STONE_HOUSE:
                n += 1
        return n


# Chimney Sweep
card("D154", Reduced(RENOVATION_COST, bundle(stone=2)), Points(OtherStoneHouses()))

# Ebonist
card("D155", Exchange(bundle(wood=1), bundle(grain=1, food=1), IN_HARVEST))

# Retail Dealer
card("D156", use(RESOURCE_MARKETS, Spend(Gain(bundle(grain=1, food=1)))), play=Store(3))


class FoodByThree(Auto[Agricola]):
    """1 food on the card; as soon as there are 3 the owner gets them."""

    def __init__(self) -> None:
        super().__init__()
        self.card = -1

    def happen(self, s: Agricola, p: int) -> None:
        n = s.players[p].counter(self.card) + 1
        s.set_counter(p, self.card, n % 3)
        if n == 3:
            s.gain_all(p, bundle(food=3))


# Bean Counter
card("D158", use(EVERYWHERE, FoodByThree(), when=OnRoundSpace(1, 2, 3, 4, 5, 6, 7, 8)))

# Clay Firer
card(
    "D162",
    Exchange(bundle(clay=2), bundle(stone=1)),
    Exchange(bundle(clay=3), bundle(stone=2)),
    play=Gain(bundle(clay=2)),
)

# Journeyman Bricklayer
card(
    "D163",
    other_post(RENOVATION, Gain(bundle(stone=1)), when=ByOther(ToStone())),
    other_post(ROOMS, Gain(bundle(stone=1)), when=ByOther(NewRoomsOf(STONE_HOUSE))),
    play=Gain(bundle(stone=2)),
)

# Stockman
card("D168", post(STABLES, ByStable(0, bundle(cattle=1), bundle(boar=1), bundle(sheep=1))))
