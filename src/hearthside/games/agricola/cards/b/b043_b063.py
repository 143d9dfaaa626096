"""Deck B, minor improvements B043 to B063."""

from __future__ import annotations

from hearthside.core.connect import EitherOr
from hearthside.games.agricola.board.printed import (
    ALL_LESSONS,
    CLAY_PIT,
    CLAY_SPACES,
    FARMLAND,
    FISHING,
    FOREST,
    GRAIN_SEEDS,
    QUARRIES,
    REED_BANK,
    VEGETABLE_SEEDS,
    WOOD_SPACES,
    bits,
)
from hearthside.games.agricola.goods import BOAR, CATTLE, GRAIN, SHEEP, VEGETABLE, bundle
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.vocabulary.card import card
from hearthside.games.agricola.vocabulary.card_numbers import Add, Spend, Store
from hearthside.games.agricola.vocabulary.conditions import (
    NO_HARVEST,
    WOODEN_HOUSE,
    Occupied,
    OnRoundSpace,
)
from hearthside.games.agricola.vocabulary.counts import Held, Stables, fields_with
from hearthside.games.agricola.vocabulary.effects import Both, For, Gain, Swap
from hearthside.games.agricola.vocabulary.promises import Promise
from hearthside.games.agricola.vocabulary.query import Condition
from hearthside.games.agricola.vocabulary.timing import (
    END_ROUND,
    EVERYWHERE,
    FIELD,
    FIELD_START,
    RENOVATION,
    ROUND,
    SOWING,
)
from hearthside.games.agricola.vocabulary.when import act, at, post, use

# Chophouse
card(
    "B043",
    use(GRAIN_SEEDS.bit, Promise(bundle(food=1), next=3)),
    use(VEGETABLE_SEEDS.bit, Promise(bundle(food=1), next=2)),
)

# Chick Stable
card("B044", play=Promise(bundle(food=2), ahead=(3, 4)))


FOOD_1 = bundle(food=1)


# Strawberry Patch
card("B045", play=Promise(FOOD_1, next=3))

# Club House
card("B046", play=Both(Promise(bundle(food=1), next=4), Promise(bundle(stone=1), ahead=(5,))))

# Herring Pot
card("B047", use(FISHING.bit, Promise(FOOD_1, next=3)))

# Forest Stone
card("B048", use(WOOD_SPACES, Spend(Gain(bundle(food=1)))), use(QUARRIES, Add(2)), play=Store(2))

# Butter Churn
card("B050", at(FIELD, Both(Gain(FOOD_1, Held(SHEEP, by=3)), Gain(FOOD_1, Held(CATTLE, by=2)))))

# Digging Spade
card("B051", use(CLAY_SPACES, Gain(bundle(food=1), Held(BOAR))))

# Sculpture Course
card(
    "B053",
    at(
        END_ROUND,
        EitherOr(Swap(bundle(wood=1), bundle(food=2)), Swap(bundle(stone=1), bundle(food=4))),
        may=True,
        when=NO_HARVEST,
    ),
)

# Tumbrel
card("B054", post(SOWING, Gain(bundle(food=1), Stables())), play=Gain(bundle(food=2)))

# Maintenance Premium
card(
    "B055", use(WOOD_SPACES, Spend(Gain(bundle(food=1)))), act(RENOVATION, Store(3)), play=Store(3)
)

# Brook: the four spaces above Fishing (AGR-6.5.1)
card(
    "B056",
    use(bits(FOREST, CLAY_PIT, REED_BANK), Gain(FOOD_1)),
    use(EVERYWHERE, Gain(FOOD_1), when=OnRoundSpace(1)),
)

# Scullery
card("B057", at(ROUND, Gain(FOOD_1), when=WOODEN_HOUSE))

# Brewing Water
card("B060", use(FISHING.bit, For(bundle(grain=1), Promise(bundle(food=1), next=6)), may=True))


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

# Tasting
card("B063", use(ALL_LESSONS, Swap(bundle(grain=1), bundle(food=4)), may=True))
