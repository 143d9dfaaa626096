"""Expansion cards of deck B, minor improvements: Livestock Provider."""

from __future__ import annotations

from hearthside.games.agricola.card import card
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.hooks import Exchange

# Muddy Puddles
card(
    "B083",
    Exchange(
        bundle(clay=1),
        0,
        stack=[bundle(sheep=1), bundle(food=1), bundle(cattle=1), bundle(food=1), bundle(boar=1)],
    ),
)
