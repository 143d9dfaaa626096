"""Expansion cards of deck D, minor improvements: Actions Booster."""

from __future__ import annotations

from hearthside.games.agricola.card import card
from hearthside.games.agricola.spaces import ALL_LESSONS
from hearthside.games.agricola.verbs.cards import FixedFee, PlayOccupation
from hearthside.games.agricola.vocabulary import use

# Writing Desk
card("D028", use(ALL_LESSONS, PlayOccupation(FixedFee(2)), may=True))
