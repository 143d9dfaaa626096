"""Expansion cards of deck D, occupations: Points Provider."""

from __future__ import annotations

from hearthside.games.agricola import costs
from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import RoundsLeft, Tiers
from hearthside.games.agricola.effects import Bonus, Both, Count, For, Gain
from hearthside.games.agricola.farmyard import STONE_HOUSE
from hearthside.games.agricola.goods import GRAIN, VEGETABLE, bundle
from hearthside.games.agricola.spaces import GRAIN_UTILIZATION
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.stores import ForMost
from hearthside.games.agricola.sums import Minus, Reaches
from hearthside.games.agricola.tallies import FencedStables, FieldsWith, Growing, HarvestsDone
from hearthside.games.agricola.vocabulary import Points, Reduced, after, at
from hearthside.games.agricola.windows import FEED_START, HARVEST

# Sugar Baker
card("D101", after(GRAIN_UTILIZATION.bit, For(bundle(food=1), Bonus(1), back=True), may=True))

# Beer Tent Operator
card(
    "D133",
    at(FEED_START, For(bundle(wood=1, grain=1), Both(Gain(bundle(food=2)), Bonus(1))), may=True),
)

# Gardening Head Official
card(
    "D135",
    ForMost(Growing(VEGETABLE), 2),
    play=Gain(bundle(wood=1), Tiers(RoundsLeft(), (3, 2), (6, 3), (9, 4))),
)

# Animal Activist
card(
    "D136",
    ForMost(FencedStables(), 2),
    play=Gain(bundle(wood=1), Tiers(RoundsLeft(), (3, 2), (6, 3), (9, 4))),
)

# Wealthy Man
card("D153", at(HARVEST, Bonus(1), when=Reaches(Minus(FieldsWith(GRAIN), HarvestsDone()), 1)))


class OtherStoneHouses(Count):
    """Other players who live in stone."""

    def of(self, s: Agricola, p: int) -> int:
        n = 0
        for seat in range(s.seats):
            if seat != p and s.players[seat].farm.material == STONE_HOUSE:
                n += 1
        return n


# Chimney Sweep
card("D154", Reduced(costs.RENOVATION, bundle(stone=2)), Points(OtherStoneHouses()))
