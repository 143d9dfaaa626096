"""Expansion cards of deck D, occupations: Food Provider."""

from __future__ import annotations

from hearthside.core.node import Auto
from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import Either, OnRoundSpace
from hearthside.games.agricola.effects import Gain, Promise
from hearthside.games.agricola.goods import ANIMALS, BUILDING, FOOD, bundle
from hearthside.games.agricola.hooks import IN_HARVEST, Exchange
from hearthside.games.agricola.situations import PileSum
from hearthside.games.agricola.spaces import (
    ACCUMULATION,
    CLAY_PIT,
    CULTIVATION,
    FISHING,
    FOREST,
    GRAIN_UTILIZATION,
    MEETING_PLACE,
    REED_BANK,
    bits,
)
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.stores import WithUser
from hearthside.games.agricola.sums import Reaches
from hearthside.games.agricola.tallies import Lying
from hearthside.games.agricola.vocabulary import act, after, other, use
from hearthside.games.agricola.windows import EVERYWHERE, RENOVATION

# Stone Carver
card("D108", Exchange(bundle(stone=1), bundle(food=3), IN_HARVEST))

# Sowing Master
card(
    "D109",
    after(bits(GRAIN_UTILIZATION, CULTIVATION), Gain(bundle(food=2))),
    play=Gain(bundle(wood=1)),
)

# Fish Farmer
card(
    "D110",
    use(REED_BANK.bit, Gain(bundle(food=2)), when=Reaches(Lying(FISHING.bit, FOOD), 1, 1)),
    use(CLAY_PIT.bit, Gain(bundle(food=2)), when=Reaches(Lying(FISHING.bit, FOOD), 2, 2)),
    use(FOREST.bit, Gain(bundle(food=2)), when=Reaches(Lying(FISHING.bit, FOOD), 3)),
)

# Interior Decorator
card("D111", act(RENOVATION, Promise(bundle(food=1), next=6)))

# Chairman
card(
    "D139",
    use(MEETING_PLACE.bit, Gain(bundle(food=1))),
    other(MEETING_PLACE.bit, WithUser(bundle(food=1), bundle(food=1))),
)

# Loudmouth
card(
    "D140",
    use(ACCUMULATION, Gain(bundle(food=1)), when=Either(PileSum(BUILDING, 4), PileSum(ANIMALS, 4))),
)


class FoodByThree(Auto[Agricola]):
    """1 food on the card; as soon as there are 3 the owner gets them."""

    def __init__(self) -> None:
        super().__init__()
        self.card = -1

    def happen(self, s: Agricola, p: int) -> None:
        n = s.players[p].counter(self.card) + 1
        s.set_counter(p, self.card, n % 3)
        if n == 3:
            s.gain_all(p, bundle(food=3))


# Bean Counter
card("D158", use(EVERYWHERE, FoodByThree(), when=OnRoundSpace(1, 2, 3, 4, 5, 6, 7, 8)))
