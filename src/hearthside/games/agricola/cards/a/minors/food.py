"""Deck A, minor improvements: Food Provider."""

from __future__ import annotations

from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import Gathered, InRounds
from hearthside.games.agricola.effects import Gain, Promise, Swap, ToEach
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.spaces import CATTLE_MARKET, WOOD_SPACES
from hearthside.games.agricola.vocabulary import after, at, other, post, use
from hearthside.games.agricola.windows import BAKING, HOME, MAJORS, MINORS

FOOD_1 = bundle(food=1)

# Pond Hut
card("A044", play=Promise(FOOD_1, next=3))

# Milk Jug: anyone's use
card(
    "A050",
    use(CATTLE_MARKET.bit, ToEach(bundle(food=3), FOOD_1)),
    other(CATTLE_MARKET.bit, ToEach(bundle(food=3), FOOD_1)),
)

# Claypipe
card("A053", at(HOME, Gain(bundle(food=2)), when=Gathered(7)))

# Junk Room: this card included
card("A055", post(MINORS, Gain(FOOD_1)), post(MAJORS, Gain(FOOD_1)), play=Gain(FOOD_1))

# Basket
card("A056", after(WOOD_SPACES, Swap(bundle(wood=2), bundle(food=3), back=True), may=True))

# Dutch Windmill: rounds right after a harvest
card("A063", post(BAKING, Gain(bundle(food=3)), when=InRounds(5, 8, 10, 12, 14)))
