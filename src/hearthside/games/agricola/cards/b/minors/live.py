"""Deck B, minor improvements: Livestock Provider."""

from __future__ import annotations

from hearthside.games.agricola.card import card
from hearthside.games.agricola.effects import Promise
from hearthside.games.agricola.goods import bundle

# Acorns Basket
card("B084", play=Promise(bundle(boar=1), next=2))
