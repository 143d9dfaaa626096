"""Expansion cards of deck B, minor improvements: Farm Planner."""

from __future__ import annotations

from hearthside.core.connect import May
from hearthside.core.sequence import Seq
from hearthside.games.agricola.card import card
from hearthside.games.agricola.effects import For, Gain, Promise
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.hooks import Holder
from hearthside.games.agricola.pens import ANY
from hearthside.games.agricola.spaces import WOOD_SPACES
from hearthside.games.agricola.verbs.plow import Plow
from hearthside.games.agricola.verbs.renovate import Renovate
from hearthside.games.agricola.vocabulary import use

# Upscale Lifestyle
card("B001", play=Seq(Gain(bundle(clay=5)), May(Renovate())))

# Stockyard
card("B012", Holder(3, ANY))

# Forest Plow
card("B017", use(WOOD_SPACES, For(bundle(wood=2), Plow(), back=True), may=True))

# Chain Float
card("B020", play=Promise(0, ahead=(7, 8, 9)), arrival=May(Plow()))
