"""Expansion cards of deck A, minor improvements: Points Provider."""

from __future__ import annotations

from hearthside.games.agricola.card import card
from hearthside.games.agricola.effects import Bonus, Both, For, Gain, ToEach
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.sums import Least
from hearthside.games.agricola.tallies import MAJORS_OWNED, UnusedSpaces
from hearthside.games.agricola.vocabulary import Points, act, at
from hearthside.games.agricola.windows import BAKING, HOME, RENOVATION

# Ale-Benches
card("A029", at(HOME, For(bundle(grain=1), Both(Bonus(1), ToEach(0, bundle(food=1)))), may=True))

# Baking Sheet
card("A030", act(BAKING, For(bundle(grain=1), Both(Gain(bundle(food=2)), Bonus(1))), may=True))

# Debt Security
card("A031", Points(Least(MAJORS_OWNED, UnusedSpaces())))

# Bucksaw
card("A037", act(RENOVATION, For(bundle(wood=1), Both(Bonus(1), Gain(bundle(grain=1)))), may=True))
