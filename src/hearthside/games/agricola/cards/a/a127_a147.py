"""Deck A, occupations A127 to A147."""

from __future__ import annotations

from hearthside.core.connect import EitherOr, UpTo
from hearthside.games.agricola.board.printed import (
    CATTLE_MARKET,
    CLAY_PIT,
    DAY_LABORER,
    FISHING,
    FOOD_SPACES,
    GRAIN_SEEDS,
    HOLLOWS,
    PIG_MARKET,
    REED_BANK,
    SHEEP_MARKET,
)
from hearthside.games.agricola.cards.majors import BASKETMAKER, JOINERY, POTTERY
from hearthside.games.agricola.goods import (
    BOAR,
    CATTLE,
    CLAY,
    FOOD,
    REED,
    SHEEP,
    bundle,
)
from hearthside.games.agricola.verbs.occupations import FixedFee, PlayOccupation
from hearthside.games.agricola.verbs.take import Get
from hearthside.games.agricola.vocabulary.arithmetic import Least, Tiers
from hearthside.games.agricola.vocabulary.bonus_points import ForEveryone, Points
from hearthside.games.agricola.vocabulary.card import card
from hearthside.games.agricola.vocabulary.card_counts import Improvements
from hearthside.games.agricola.vocabulary.conditions import (
    All,
    Occupied,
    Pile,
)
from hearthside.games.agricola.vocabulary.counts import (
    Held,
    Lying,
    People,
    RoundsLeft,
)
from hearthside.games.agricola.vocabulary.effects import Gain, Swap
from hearthside.games.agricola.vocabulary.outcomes import CardIs
from hearthside.games.agricola.vocabulary.prices import (
    IMPROVEMENT_COST,
    RENOVATION_COST,
    ROOM_COST,
    Reduced,
)
from hearthside.games.agricola.vocabulary.timing import (
    END_HARVEST,
    HOME,
    MAJORS,
)
from hearthside.games.agricola.vocabulary.when import at, other, post, use

# Craft Teacher
card(
    "A131",
    post(
        MAJORS,
        UpTo(2, PlayOccupation(FixedFee(0))),
        may=True,
        when=CardIs(JOINERY, POTTERY, BASKETMAKER),
    ),
)

# Braggart: traveling cards lie in front of nobody
card(
    "A133",
    Points(Tiers(Improvements(), (5, 2), (6, 3), (7, 4), (8, 5), (9, 7), (10, 9))),
)

# Animal Reeve
card(
    "A135",
    ForEveryone(Tiers(Least(Held(SHEEP), Held(BOAR), Held(CATTLE)), (2, 1), (3, 3), (4, 5))),
    play=Gain(bundle(wood=1), Tiers(RoundsLeft(), (1, 1), (3, 2), (6, 3), (9, 4))),
)

# Harpooner
card(
    "A138",
    use(
        FISHING.bit,
        Swap(bundle(wood=1), bundle(reed=1), per=bundle(food=1), times=People()),
        may=True,
    ),
)

# Shovel Bearer
card(
    "A140",
    use(CLAY_PIT.bit, Gain(bundle(food=1), Lying(HOLLOWS, CLAY))),
    use(HOLLOWS, Gain(bundle(food=1), Lying(CLAY_PIT.bit, CLAY))),
)

# Turnip Farmer
card(
    "A141",
    at(HOME, Gain(bundle(vegetable=1)), when=All(Occupied(DAY_LABORER), Occupied(GRAIN_SEEDS))),
)

# Cordmaker
card(
    "A142",
    use(
        REED_BANK.bit,
        EitherOr(Get(bundle(grain=1)), Swap(bundle(food=2), bundle(vegetable=1))),
        when=Pile((REED,), 2),
    ),
    other(
        REED_BANK.bit,
        EitherOr(Get(bundle(grain=1)), Swap(bundle(food=2), bundle(vegetable=1))),
        when=Pile((REED,), 2),
    ),
)

# Stonecutter
card("A143", Reduced(IMPROVEMENT_COST | ROOM_COST | RENOVATION_COST, bundle(stone=1)))

# Ropemaker
card("A145", at(END_HARVEST, Gain(bundle(reed=1))))

# Storehouse Steward
card(
    "A146",
    use(FOOD_SPACES, Gain(bundle(stone=1)), when=Pile((FOOD,), 2, 2)),
    use(FOOD_SPACES, Gain(bundle(reed=1)), when=Pile((FOOD,), 3, 3)),
    use(FOOD_SPACES, Gain(bundle(clay=1)), when=Pile((FOOD,), 4, 4)),
    use(FOOD_SPACES, Gain(bundle(wood=1)), when=Pile((FOOD,), 5, 5)),
)

# Animal Dealer
card(
    "A147",
    use(SHEEP_MARKET.bit, Swap(bundle(food=1), bundle(sheep=1)), may=True),
    use(PIG_MARKET.bit, Swap(bundle(food=1), bundle(boar=1)), may=True),
    use(CATTLE_MARKET.bit, Swap(bundle(food=1), bundle(cattle=1)), may=True),
)
