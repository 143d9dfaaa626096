"""Deck B, minor improvements: Food Provider."""

from __future__ import annotations

from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import WOODEN_HOUSE, Held, Occupied, OnRoundSpace
from hearthside.games.agricola.effects import Both, Gain, Promise
from hearthside.games.agricola.goods import CATTLE, GRAIN, SHEEP, VEGETABLE, bundle
from hearthside.games.agricola.hooks import Condition
from hearthside.games.agricola.prerequisites import fields_with
from hearthside.games.agricola.spaces import (
    CLAY_PIT,
    FARMLAND,
    FISHING,
    FOREST,
    GRAIN_SEEDS,
    REED_BANK,
    bits,
)
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.vocabulary import at, use
from hearthside.games.agricola.windows import EVERYWHERE, FIELD, FIELD_START, ROUND

FOOD_1 = bundle(food=1)

# Strawberry Patch
card("B045", play=Promise(FOOD_1, next=3))

# Herring Pot
card("B047", use(FISHING.bit, Promise(FOOD_1, next=3)))

# Butter Churn
card("B050", at(FIELD, Both(Gain(FOOD_1, Held(SHEEP, by=3)), Gain(FOOD_1, Held(CATTLE, by=2)))))

# Brook: the four spaces above Fishing (AGR-6.5.1)
card(
    "B056",
    use(bits(FOREST, CLAY_PIT, REED_BANK), Gain(FOOD_1)),
    use(EVERYWHERE, Gain(FOOD_1), when=OnRoundSpace(1)),
)

# Scullery
card("B057", at(ROUND, Gain(FOOD_1), when=WOODEN_HOUSE))


class ThreeFields(Condition):
    """A field with grain, one with vegetables and one with nothing; field cards count."""

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        player = s.players[p]
        if not fields_with(player, GRAIN) or not fields_with(player, VEGETABLE):
            return False
        for field in player.fields():
            if not player.crops[field]:
                return True
        return False


# Three-Field Rotation: before the crops are taken
card("B061", at(FIELD_START, Gain(bundle(food=3)), when=ThreeFields()))

# Pitchfork
card("B062", use(GRAIN_SEEDS.bit, Gain(bundle(food=3)), when=Occupied(FARMLAND)))
