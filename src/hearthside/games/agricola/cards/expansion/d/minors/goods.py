"""Expansion cards of deck D, minor improvements: Goods Provider."""

from __future__ import annotations

from hearthside.games.agricola.card import card
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.stores import Series

# Cesspit
card("D040", play=Series(bundle(clay=1), bundle(boar=1)))

# Horse-Drawn Boat
card("D041", play=Series(bundle(food=1), bundle(sheep=1)))
