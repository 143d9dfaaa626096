"""Expansion cards of deck A, occupations: Points Provider."""

from __future__ import annotations

from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import Held, RoundsLeft, Tiers
from hearthside.games.agricola.effects import Bonus, For, Gain
from hearthside.games.agricola.goods import BOAR, CATTLE, SHEEP, bundle
from hearthside.games.agricola.spaces import ACCUMULATION
from hearthside.games.agricola.stores import ForEveryone
from hearthside.games.agricola.sums import Least, Reaches
from hearthside.games.agricola.tallies import CookingImprovements, Pastures, PeopleOn
from hearthside.games.agricola.vocabulary import Points, at
from hearthside.games.agricola.windows import HOME

# Fellow Grazer
card("A099", Points(Pastures(3), 2))

# Curator
card(
    "A100",
    at(HOME, For(bundle(food=1), Bonus(1)), may=True, when=Reaches(PeopleOn(ACCUMULATION), 3)),
)

# Cookery Outfitter
card("A101", Points(CookingImprovements()))

# Animal Reeve
card(
    "A135",
    ForEveryone(Tiers(Least(Held(SHEEP), Held(BOAR), Held(CATTLE)), (2, 1), (3, 3), (4, 5))),
    play=Gain(bundle(wood=1), Tiers(RoundsLeft(), (1, 1), (3, 2), (6, 3), (9, 4))),
)
