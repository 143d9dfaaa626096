"""Deck D, occupations D127 to D147."""

from __future__ import annotations

from hearthside.games.agricola.board.printed import (
    ACCUMULATION,
    CLAY_PIT,
    CLAY_SPACES,
    DAY_LABORER,
    GRAIN_SEEDS,
    MEETING_PLACE,
    QUARRIES,
    REED_BANK,
    WOOD_SPACES,
)
from hearthside.games.agricola.goods import (
    ANIMALS,
    BOAR,
    BUILDING,
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
from hearthside.games.agricola.verbs.rooms import BuildRooms
from hearthside.games.agricola.vocabulary.arithmetic import Tiers
from hearthside.games.agricola.vocabulary.bonus_points import ForMost
from hearthside.games.agricola.vocabulary.card import card
from hearthside.games.agricola.vocabulary.card_counts import MAJORS_OWNED
from hearthside.games.agricola.vocabulary.conditions import (
    All,
    Either,
    Not,
    Occupied,
    Pile,
    PileSum,
    own_person_on,
)
from hearthside.games.agricola.vocabulary.counts import (
    FencedStables,
    Growing,
    RoundsLeft,
)
from hearthside.games.agricola.vocabulary.effects import Bonus, Both, For, Gain, WithUser
from hearthside.games.agricola.vocabulary.promises import Series
from hearthside.games.agricola.vocabulary.timing import FEED_START, POST_WORK
from hearthside.games.agricola.vocabulary.when import at, other, use

# Recreational Carpenter
card("D130", at(POST_WORK, BuildRooms(), may=True, when=Not(own_person_on(MEETING_PLACE.bit))))

# Beer Tent Operator
card(
    "D133",
    at(FEED_START, For(bundle(wood=1, grain=1), Both(Gain(bundle(food=2)), Bonus(1))), may=True),
)

# Gardening Head Official
card(
    "D135",
    ForMost(Growing(VEGETABLE), 2),
    play=Gain(bundle(wood=1), Tiers(RoundsLeft(), (3, 2), (6, 3), (9, 4))),
)

# Animal Activist
card(
    "D136",
    ForMost(FencedStables(), 2),
    play=Gain(bundle(wood=1), Tiers(RoundsLeft(), (3, 2), (6, 3), (9, 4))),
)

# Chairman
card(
    "D139",
    use(MEETING_PLACE.bit, Gain(bundle(food=1))),
    other(MEETING_PLACE.bit, WithUser(bundle(food=1), bundle(food=1))),
)

# Loudmouth
card(
    "D140",
    use(ACCUMULATION, Gain(bundle(food=1)), when=Either(PileSum(BUILDING, 4), PileSum(ANIMALS, 4))),
)

# Seed Seller
card("D141", use(GRAIN_SEEDS.bit, Gain(bundle(grain=1))), play=Gain(bundle(grain=1)))

# Potato Planter
card(
    "D142",
    at(
        POST_WORK,
        Gain(bundle(vegetable=1)),
        when=Either(
            All(own_person_on(CLAY_PIT.bit), Not(Occupied(REED_BANK))),
            All(own_person_on(REED_BANK.bit), Not(Occupied(CLAY_PIT))),
        ),
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

# Trap Builder
card("D147", use(DAY_LABORER.bit, Series(bundle(food=1), bundle(food=1), bundle(boar=1), most=3)))
