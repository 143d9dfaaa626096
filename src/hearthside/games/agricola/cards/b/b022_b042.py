"""Deck B, minor improvements B022 to B042."""

from __future__ import annotations

from hearthside.core.hooks import Static
from hearthside.games.agricola.board.printed import FISHING, FOREST, REED_BANK, bits
from hearthside.games.agricola.farm.farmyard import cells_of
from hearthside.games.agricola.farm.fences import beside
from hearthside.games.agricola.goods import SHEEP, bundle
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.verbs.bake import Bake
from hearthside.games.agricola.verbs.occupations import FixedFee, PlayOccupation
from hearthside.games.agricola.vocabulary.arithmetic import Tiers
from hearthside.games.agricola.vocabulary.bonus_points import Points
from hearthside.games.agricola.vocabulary.card import card
from hearthside.games.agricola.vocabulary.counts import Held, RoundsLeft
from hearthside.games.agricola.vocabulary.effects import Bonus, For, Gain
from hearthside.games.agricola.vocabulary.query import Count
from hearthside.games.agricola.vocabulary.questions import NO_RENOVATION, TWO_AT_A_MARKET
from hearthside.games.agricola.vocabulary.timing import FIELD, OCCUPATIONS
from hearthside.games.agricola.vocabulary.when import after, at, post, use

# Lasso
card("B024", Static(TWO_AT_A_MARKET))

# Bread Paddle
card("B025", post(OCCUPATIONS, Bake(), may=True), play=Gain(bundle(food=1)))

# Forestry Studies
card(
    "B028", after(FOREST.bit, For(bundle(wood=2), PlayOccupation(FixedFee(0)), back=True), may=True)
)


class UnusedNeighbours(Count):
    """1 if two unused spaces lie side by side."""

    def of(self, s: Agricola, p: int) -> int:
        unused = s.players[p].farm.unused()
        for cell in cells_of(unused):
            if beside(1 << cell) & unused:
                return 1
        return 0


# Pottery Yard
card("B031", Points(UnusedNeighbours(), 2))

# Mantlepiece
card("B033", Static(NO_RENOVATION), play=Bonus(1, RoundsLeft()))

# Bottles: its price is in the data
card("B036")

# Grange
card("B037", play=Gain(bundle(food=1)))

# Loom
card(
    "B039",
    at(FIELD, Gain(bundle(food=1), Tiers(Held(SHEEP), (1, 1), (4, 2), (7, 3)))),
    Points(Held(SHEEP, by=3)),
)

# Brewery Pond
card("B040", use(bits(FISHING, REED_BANK), Gain(bundle(wood=1, grain=1))))
