"""Deck A, minor improvements A043 to A063."""

from __future__ import annotations

from hearthside.games.agricola.board.printed import (
    CATTLE_MARKET,
    FISHING,
    PIG_MARKET,
    REED_BANK,
    SHEEP_MARKET,
    WOOD_SPACES,
)
from hearthside.games.agricola.goods import BOAR, CATTLE, REED, SHEEP, bundle
from hearthside.games.agricola.vocabulary.arithmetic import Reaches, Tiers
from hearthside.games.agricola.vocabulary.card import card
from hearthside.games.agricola.vocabulary.conditions import NOT_WOODEN, Gathered, InRounds
from hearthside.games.agricola.vocabulary.counts import FencesBuilt, Held, Lying
from hearthside.games.agricola.vocabulary.effects import Both, Gain, Swap, ToEach
from hearthside.games.agricola.vocabulary.promises import Promise, PromiseFor
from hearthside.games.agricola.vocabulary.timing import BAKING, HOME, MAJORS, MINORS, REPLENISH
from hearthside.games.agricola.vocabulary.when import after, at, once, other, post, use

FOOD_1 = bundle(food=1)


# Pond Hut
card("A044", play=Promise(FOOD_1, next=3))

# Fire Protection Pond
card("A045", once(NOT_WOODEN, Promise(bundle(food=1), next=6)))

# Claw Knife
card("A046", use(SHEEP_MARKET.bit, Promise(bundle(food=1), next=2)))

# Trellises
card("A047", play=PromiseFor(bundle(food=1), FencesBuilt()))

# Nest Site
card("A049", at(REPLENISH, Gain(bundle(food=1)), when=Reaches(Lying(REED_BANK.bit, REED), 2)))

# Milk Jug: anyone's use
card(
    "A050",
    use(CATTLE_MARKET.bit, ToEach(bundle(food=3), FOOD_1)),
    other(CATTLE_MARKET.bit, ToEach(bundle(food=3), FOOD_1)),
)

# Drift-Net Boat
card("A051", use(FISHING.bit, Gain(bundle(food=2))))

# Throwing Axe
card("A052", use(WOOD_SPACES, Gain(bundle(food=2)), when=Reaches(Lying(PIG_MARKET.bit, BOAR), 1)))

# Claypipe
card("A053", at(HOME, Gain(bundle(food=2)), when=Gathered(7)))

# Junk Room: this card included
card("A055", post(MINORS, Gain(FOOD_1)), post(MAJORS, Gain(FOOD_1)), play=Gain(FOOD_1))

# Basket
card("A056", after(WOOD_SPACES, Swap(bundle(wood=2), bundle(food=3), back=True), may=True))

# Milking Parlor
card(
    "A057",
    play=Both(
        Gain(bundle(food=1), Tiers(Held(SHEEP), (1, 2), (3, 3), (4, 4))),
        Gain(bundle(food=1), Tiers(Held(CATTLE), (1, 2), (2, 3), (3, 4))),
    ),
)

# Dutch Windmill: rounds right after a harvest
card("A063", post(BAKING, Gain(bundle(food=3)), when=InRounds(5, 8, 10, 12, 14)))
