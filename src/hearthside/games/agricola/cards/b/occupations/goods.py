"""Deck B, occupations: Goods Provider."""

from __future__ import annotations

from hearthside.core.connect import EitherOr
from hearthside.core.node import Auto
from hearthside.games.agricola.card import card
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.hooks import Exchange
from hearthside.games.agricola.spaces import RESOURCE_MARKETS
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.verbs.take import Get
from hearthside.games.agricola.vocabulary import use


class ByPlayers(Auto[Agricola]):
    """Goods that depend on the number of players."""

    def __init__(self, *goods: int) -> None:
        super().__init__()
        self.goods = goods

    def happen(self, s: Agricola, p: int) -> None:
        s.gain_all(p, self.goods[s.seats - 1])


# Consultant
card("B102", play=ByPlayers(bundle(grain=2), bundle(clay=3), bundle(reed=2), bundle(sheep=2)))

# Sheep Walker
card(
    "B104",
    Exchange(bundle(sheep=1), bundle(boar=1)),
    Exchange(bundle(sheep=1), bundle(vegetable=1)),
    Exchange(bundle(sheep=1), bundle(stone=1)),
)

# Storehouse Keeper
card("B156", use(RESOURCE_MARKETS, EitherOr(Get(bundle(clay=1)), Get(bundle(grain=1)))))
