"""Expansion cards of deck B, minor improvements: Building Resource Provider."""

from __future__ import annotations

from hearthside.core.connect import EitherOr
from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import People
from hearthside.games.agricola.effects import Both, Gain, Promise, Swap
from hearthside.games.agricola.goods import STONE, bundle
from hearthside.games.agricola.situations import Pile
from hearthside.games.agricola.spaces import ACCUMULATION, QUARRIES
from hearthside.games.agricola.sums import Whether
from hearthside.games.agricola.tallies import OCCUPATIONS_HELD, PeopleOn
from hearthside.games.agricola.vocabulary import act, at, other, use
from hearthside.games.agricola.windows import MAJORS, MINORS, POST_HARVEST

# Wood Pile
card("B004", play=Gain(bundle(wood=1), PeopleOn(ACCUMULATION)))

# Store of Experience
card(
    "B005",
    play=Both(
        Gain(bundle(stone=1), Whether(OCCUPATIONS_HELD, 0, 4)),
        Gain(bundle(reed=1), Whether(OCCUPATIONS_HELD, 5, 5)),
        Gain(bundle(clay=1), Whether(OCCUPATIONS_HELD, 6, 6)),
        Gain(bundle(wood=1), Whether(OCCUPATIONS_HELD, 7, 99)),
    ),
)

# Excursion to the Quarry
card("B006", play=Gain(bundle(stone=1), People()))

# Wood Workshop
card("B075", act(MINORS, Gain(bundle(wood=1))), act(MAJORS, Gain(bundle(wood=1))))

# Reed Belt
card("B078", play=Promise(bundle(reed=1), rounds=(5, 8, 10, 12)))

# Corf
card(
    "B079",
    use(QUARRIES, Gain(bundle(stone=1)), when=Pile((STONE,), 3)),
    other(QUARRIES, Gain(bundle(stone=1)), when=Pile((STONE,), 3)),
)

# Value Assets
card(
    "B082",
    at(
        POST_HARVEST,
        EitherOr(
            Swap(bundle(food=1), bundle(wood=1)),
            Swap(bundle(food=1), bundle(clay=1)),
            Swap(bundle(food=2), bundle(reed=1)),
            Swap(bundle(food=2), bundle(stone=1)),
        ),
        may=True,
    ),
)
