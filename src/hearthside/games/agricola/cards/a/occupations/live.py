"""Deck A, occupations: Livestock Provider."""

from __future__ import annotations

from hearthside.core.sequence import Seq
from hearthside.games.agricola.breeding import BOAR_KIND, BeforeBreeding, Breed
from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import InRounds
from hearthside.games.agricola.effects import Gain, Swap
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.spaces import CATTLE_MARKET, PIG_MARKET, SHEEP_MARKET
from hearthside.games.agricola.vocabulary import at, use
from hearthside.games.agricola.windows import END_ROUND

# Animal Dealer
card(
    "A147",
    use(SHEEP_MARKET.bit, Swap(bundle(food=1), bundle(sheep=1)), may=True),
    use(PIG_MARKET.bit, Swap(bundle(food=1), bundle(boar=1)), may=True),
    use(CATTLE_MARKET.bit, Swap(bundle(food=1), bundle(cattle=1)), may=True),
)

# Pig Breeder: room may be made first
card(
    "A165",
    at(END_ROUND, Seq(BeforeBreeding(BOAR_KIND), Breed(BOAR_KIND)), when=InRounds(12)),
    play=Gain(bundle(boar=1)),
)
