"""Expansion cards of deck B, minor improvements: Actions Booster."""

from __future__ import annotations

from hearthside.games.agricola.card import card
from hearthside.games.agricola.effects import For
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.spaces import FOREST
from hearthside.games.agricola.verbs.cards import FixedFee, PlayOccupation
from hearthside.games.agricola.vocabulary import after

# Forestry Studies
card(
    "B028", after(FOREST.bit, For(bundle(wood=2), PlayOccupation(FixedFee(0)), back=True), may=True)
)
