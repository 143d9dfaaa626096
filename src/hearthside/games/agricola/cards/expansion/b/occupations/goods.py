"""Expansion cards of deck B, occupations: Goods Provider."""

from __future__ import annotations

from hearthside.core.node import Auto
from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import Held, OnRoundSpace
from hearthside.games.agricola.effects import Both, Gain
from hearthside.games.agricola.goods import FOOD, GRAIN, REED, VEGETABLE, WOOD, bundle
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.sums import Whether
from hearthside.games.agricola.vocabulary import use
from hearthside.games.agricola.windows import EVERYWHERE

# Case Builder
card(
    "B105",
    play=Both(
        Gain(bundle(food=1), Whether(Held(FOOD), 2)),
        Gain(bundle(grain=1), Whether(Held(GRAIN), 2)),
        Gain(bundle(vegetable=1), Whether(Held(VEGETABLE), 2)),
        Gain(bundle(reed=1), Whether(Held(REED), 2)),
        Gain(bundle(wood=1), Whether(Held(WOOD), 2)),
    ),
)


class FirstTime(Auto[Agricola]):
    """Goods that lie on the card until they are taken; each has a bit of its number."""

    def __init__(self, place: int, goods: int) -> None:
        super().__init__()
        self.card = -1
        self.place = place
        self.goods = goods

    def doable(self, s: Agricola, p: int) -> bool:
        return not s.players[p].counter(self.card) >> self.place & 1

    def happen(self, s: Agricola, p: int) -> None:
        if self.doable(s, p):
            s.set_counter(p, self.card, s.players[p].counter(self.card) | 1 << self.place)
            s.gain_all(p, self.goods)


# Wholesaler
card(
    "B137",
    use(EVERYWHERE, FirstTime(0, bundle(vegetable=1)), when=OnRoundSpace(8)),
    use(EVERYWHERE, FirstTime(1, bundle(boar=1)), when=OnRoundSpace(9)),
    use(EVERYWHERE, FirstTime(2, bundle(stone=1)), when=OnRoundSpace(10)),
    use(EVERYWHERE, FirstTime(3, bundle(cattle=1)), when=OnRoundSpace(11)),
)
