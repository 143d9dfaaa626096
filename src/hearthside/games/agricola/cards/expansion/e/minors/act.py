"""Expansion cards of deck E, minor improvements: Actions Booster."""

from __future__ import annotations

from hearthside.core.connect import May
from hearthside.games.agricola.card import card
from hearthside.games.agricola.cards.a.minors.act import BesideOne
from hearthside.games.agricola.conditions import InRounds
from hearthside.games.agricola.effects import Promise
from hearthside.games.agricola.verbs.cards import FixedFee, PlayOccupation
from hearthside.games.agricola.verbs.sow import Sow
from hearthside.games.agricola.vocabulary import at
from hearthside.games.agricola.windows import POST_WORK

# Sheep Rug
card("E021", BesideOne())

# Sundial
card("E026", at(POST_WORK, Sow(), may=True, when=InRounds(7, 9)))

# Bookmark
card("E028", play=Promise(0, ahead=(3,)), arrival=May(PlayOccupation(FixedFee(0))))
