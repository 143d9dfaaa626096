"""Expansion cards of deck D, occupations: Livestock Provider."""

from __future__ import annotations

from hearthside.games.agricola.card import card
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.spaces import DAY_LABORER
from hearthside.games.agricola.stores import ByStable, Series
from hearthside.games.agricola.vocabulary import post, use
from hearthside.games.agricola.windows import STABLES

# Trap Builder
card("D147", use(DAY_LABORER.bit, Series(bundle(food=1), bundle(food=1), bundle(boar=1), most=3)))

# Stockman
card("D168", post(STABLES, ByStable(0, bundle(cattle=1), bundle(boar=1), bundle(sheep=1))))
