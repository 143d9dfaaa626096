"""Expansion cards of deck D, occupations: Building Resource Provider."""

from __future__ import annotations

from hearthside.core.connect import EitherOr
from hearthside.games.agricola import costs
from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import Tiers
from hearthside.games.agricola.effects import Both, Gain, Promise, Spend, Store, Swap
from hearthside.games.agricola.farmyard import CLAY_HOUSE, STONE_HOUSE, WOODEN
from hearthside.games.agricola.goods import (
    BOAR,
    CATTLE,
    CLAY,
    FOOD,
    GRAIN,
    REED,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
    bundle,
)
from hearthside.games.agricola.hooks import EACH_ROUND, Exchange
from hearthside.games.agricola.situations import NewRoomsOf, Pile, ToStone
from hearthside.games.agricola.spaces import (
    ACCUMULATION,
    CLAY_SPACES,
    FARM_EXPANSION,
    FARM_REDEVELOPMENT,
    FENCING,
    QUARRIES,
    REED_BANK,
    WOOD_SPACES,
    bits,
)
from hearthside.games.agricola.tallies import MAJORS_OWNED, Outcome
from hearthside.games.agricola.verbs.take import Get
from hearthside.games.agricola.vocabulary import Replaced, other_post, post, use
from hearthside.games.agricola.windows import MINORS, OCCUPATIONS, RENOVATION, ROOMS

# Wood Expert
card(
    "D117",
    Replaced(costs.IMPROVEMENT, (bundle(wood=1), bundle(food=1)), (bundle(wood=2), bundle(food=1))),
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

# Tree Cutter
card(
    "D143",
    use(
        ACCUMULATION,
        Gain(bundle(wood=1)),
        when=Pile((CLAY, REED, STONE, GRAIN, VEGETABLE, FOOD, SHEEP, BOAR, CATTLE), 3),
    ),
)

# Roof Examiner
card("D145", play=Gain(bundle(reed=1), Tiers(MAJORS_OWNED, (1, 2), (2, 3), (3, 4), (4, 5))))

# Porter
card(
    "D146",
    use(WOOD_SPACES, Gain(bundle(wood=1, food=1)), when=Pile((WOOD,), 4)),
    use(CLAY_SPACES, Gain(bundle(clay=1, food=1)), when=Pile((CLAY,), 4)),
    use(REED_BANK.bit, Gain(bundle(reed=1, food=1)), when=Pile((REED,), 4)),
    use(QUARRIES, Gain(bundle(stone=1, food=1)), when=Pile((STONE,), 4)),
)

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
    other_post(RENOVATION, Gain(bundle(stone=1)), when=ToStone(4)),
    other_post(ROOMS, Gain(bundle(stone=1)), when=NewRoomsOf(STONE_HOUSE, 4)),
    play=Gain(bundle(stone=2)),
)
