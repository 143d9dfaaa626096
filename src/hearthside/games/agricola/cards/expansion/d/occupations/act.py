"""Expansion cards of deck D, occupations: Actions Booster."""

from __future__ import annotations

from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import Not
from hearthside.games.agricola.effects import Gain
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.situations import own_person_on
from hearthside.games.agricola.spaces import MEETING_PLACE
from hearthside.games.agricola.verbs.rooms import BuildRooms
from hearthside.games.agricola.vocabulary import act, at
from hearthside.games.agricola.windows import OCCUPATIONS, POST_WORK

# Recreational Carpenter
card("D130", at(POST_WORK, BuildRooms(), may=True, when=Not(own_person_on(MEETING_PLACE.bit))))

# Patron
card("D152", act(OCCUPATIONS, Gain(bundle(food=2))))
