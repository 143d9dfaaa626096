"""Expansion cards of deck B, occupations: Livestock Provider."""

from __future__ import annotations

from hearthside.games.agricola.card import card
from hearthside.games.agricola.effects import Swap
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.spaces import WOOD_SPACES
from hearthside.games.agricola.vocabulary import after

# Huntsman
card("B147", after(WOOD_SPACES, Swap(bundle(grain=1), bundle(boar=1)), may=True))
