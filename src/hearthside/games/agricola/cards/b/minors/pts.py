"""Deck B, minor improvements: Points Provider."""

from __future__ import annotations

from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import Held, RoundsLeft, Tiers
from hearthside.games.agricola.effects import Bonus, Gain
from hearthside.games.agricola.goods import SHEEP, bundle
from hearthside.games.agricola.hooks import NO_RENOVATION, Static
from hearthside.games.agricola.vocabulary import Points, at
from hearthside.games.agricola.windows import FIELD

# Mantlepiece
card("B033", Static(NO_RENOVATION), play=Bonus(1, RoundsLeft()))

# Bottles: its price is in the data
card("B036")

# Loom
card(
    "B039",
    at(FIELD, Gain(bundle(food=1), Tiers(Held(SHEEP), (1, 1), (4, 2), (7, 3)))),
    Points(Held(SHEEP, by=3)),
)
