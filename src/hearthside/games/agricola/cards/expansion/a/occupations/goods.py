"""Expansion cards of deck A, occupations: Goods Provider."""

from __future__ import annotations

from hearthside.games.agricola.card import card
from hearthside.games.agricola.effects import Both, Gain
from hearthside.games.agricola.goods import FOOD, WOOD, bundle
from hearthside.games.agricola.situations import Pile
from hearthside.games.agricola.spaces import FOOD_SPACES, WOOD_SPACES
from hearthside.games.agricola.tallies import OutcomeSize, SpacesHolding
from hearthside.games.agricola.vocabulary import at, post, use
from hearthside.games.agricola.windows import FIELD, PLOWING

# Portmonger
card(
    "A103",
    use(FOOD_SPACES, Gain(bundle(vegetable=1)), when=Pile((FOOD,), 1, 1)),
    use(FOOD_SPACES, Gain(bundle(grain=1)), when=Pile((FOOD,), 2, 2)),
    use(FOOD_SPACES, Gain(bundle(reed=1)), when=Pile((FOOD,), 3)),
)

# Wood Harvester
card(
    "A104",
    at(
        FIELD,
        Both(
            Gain(bundle(wood=1), SpacesHolding(WOOD_SPACES, WOOD, 2, 2)),
            Gain(bundle(food=1), SpacesHolding(WOOD_SPACES, WOOD, 3)),
        ),
    ),
)

# Barrow Pusher
card("A105", post(PLOWING, Gain(bundle(clay=1, food=1), OutcomeSize())))
