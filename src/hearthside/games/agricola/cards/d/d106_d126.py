"""Deck D, occupations D106 to D126."""

from __future__ import annotations

from hearthside.core.connect import EitherOr
from hearthside.games.agricola.board.printed import (
    CLAY_PIT,
    CLAY_SPACES,
    CULTIVATION,
    FARM_EXPANSION,
    FARM_REDEVELOPMENT,
    FENCING,
    FISHING,
    FOREST,
    GRAIN_UTILIZATION,
    MAJOR_IMPROVEMENT,
    REED_BANK,
    WOOD_SPACES,
    bits,
)
from hearthside.games.agricola.farm.farmyard import CLAY_HOUSE, WOODEN
from hearthside.games.agricola.goods import (
    FOOD,
    bundle,
)
from hearthside.games.agricola.verbs.sow import Sow
from hearthside.games.agricola.verbs.take import Get
from hearthside.games.agricola.vocabulary.arithmetic import Reaches
from hearthside.games.agricola.vocabulary.card import card
from hearthside.games.agricola.vocabulary.card_numbers import Spend, Store
from hearthside.games.agricola.vocabulary.counts import Lying
from hearthside.games.agricola.vocabulary.effects import Both, Gain, Swap
from hearthside.games.agricola.vocabulary.exchange import EACH_ROUND, IN_HARVEST, Exchange
from hearthside.games.agricola.vocabulary.outcomes import NewRoomsOf, Outcome
from hearthside.games.agricola.vocabulary.prices import IMPROVEMENT_COST, Replaced
from hearthside.games.agricola.vocabulary.promises import Promise
from hearthside.games.agricola.vocabulary.timing import (
    MINORS,
    OCCUPATIONS,
    RENOVATION,
    ROOMS,
)
from hearthside.games.agricola.vocabulary.when import act, after, post, use

# Stone Carver
card("D108", Exchange(bundle(stone=1), bundle(food=3), IN_HARVEST))

# Sowing Master
card(
    "D109",
    after(bits(GRAIN_UTILIZATION, CULTIVATION), Gain(bundle(food=2))),
    play=Gain(bundle(wood=1)),
)

# Fish Farmer
card(
    "D110",
    use(REED_BANK.bit, Gain(bundle(food=2)), when=Reaches(Lying(FISHING.bit, FOOD), 1, 1)),
    use(CLAY_PIT.bit, Gain(bundle(food=2)), when=Reaches(Lying(FISHING.bit, FOOD), 2, 2)),
    use(FOREST.bit, Gain(bundle(food=2)), when=Reaches(Lying(FISHING.bit, FOOD), 3)),
)

# Interior Decorator
card("D111", act(RENOVATION, Promise(bundle(food=1), next=6)))

# Young Farmer
card(
    "D112",
    use(MAJOR_IMPROVEMENT.bit, Gain(bundle(grain=1))),
    after(MAJOR_IMPROVEMENT.bit, Sow(), may=True),
)

# Wood Expert
card(
    "D117",
    Replaced(IMPROVEMENT_COST, (bundle(wood=1), bundle(food=1)), (bundle(wood=2), bundle(food=1))),
    play=Gain(bundle(wood=2)),
)

# Bonehead
card(
    "D118",
    post(OCCUPATIONS, Spend(Gain(bundle(wood=1)))),
    post(MINORS, Spend(Gain(bundle(wood=1)))),
    play=Both(Store(5), Gain(bundle(wood=1))),
)

# Wood Barterer
card(
    "D119",
    use(
        bits(FARM_EXPANSION, FENCING, FARM_REDEVELOPMENT),
        EitherOr(
            Get(bundle(wood=2)),
            Swap(bundle(wood=1), bundle(reed=1)),
            Swap(bundle(wood=2), bundle(reed=2)),
        ),
        may=True,
    ),
)

# Clay Deliveryman
card("D120", play=Promise(bundle(clay=1), rounds=(6, 7, 8, 9, 10, 11, 12, 13, 14)))

# Clay Carrier
card("D122", Exchange(bundle(food=2), bundle(clay=2), EACH_ROUND), play=Gain(bundle(clay=2)))

# Renovation Preparer
card(
    "D123",
    post(ROOMS, Gain(bundle(clay=2), Outcome()), when=NewRoomsOf(WOODEN)),
    post(ROOMS, Gain(bundle(stone=2), Outcome()), when=NewRoomsOf(CLAY_HOUSE)),
)

# Forest Trader
card(
    "D125",
    use(
        WOOD_SPACES | CLAY_SPACES,
        EitherOr(
            Swap(bundle(food=1), bundle(wood=1)),
            Swap(bundle(food=1), bundle(clay=1)),
            Swap(bundle(food=1), bundle(reed=1)),
            Swap(bundle(food=2), bundle(stone=1)),
        ),
        may=True,
    ),
)
