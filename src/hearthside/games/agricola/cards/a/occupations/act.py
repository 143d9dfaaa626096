"""Deck A, occupations: Actions Booster."""

from __future__ import annotations

from hearthside.games.agricola.card import card
from hearthside.games.agricola.hooks import NEWBORNS_ACT, Static

# Adoptive Parents
card("A092", Static(NEWBORNS_ACT))
