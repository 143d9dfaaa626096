"""Expansion cards of deck B, occupations: Points Provider."""

from __future__ import annotations

from hearthside.games.agricola.card import CARDS, MAJOR, card
from hearthside.games.agricola.conditions import Occupations, RoundsLeft, Tiers
from hearthside.games.agricola.effects import Bonus, Both, Count, Gain
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.situations import ToStone
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.sums import Capped, Least
from hearthside.games.agricola.tallies import MAJORS_OWNED, MINORS_OWNED
from hearthside.games.agricola.vocabulary import Points, at, post
from hearthside.games.agricola.windows import RENOVATION, SCORING

# Village Peasant
card(
    "B133", at(SCORING, Gain(bundle(vegetable=1), Least(MAJORS_OWNED, MINORS_OWNED, Occupations())))
)

# Housebook Master
card(
    "B134",
    post(
        RENOVATION,
        Both(Gain(bundle(food=1), Capped(RoundsLeft(), 3)), Bonus(1, Capped(RoundsLeft(), 3))),
        when=ToStone(),
    ),
)


class MajorPoints(Count):
    """The printed points of the major improvements, the smallest counted twice."""

    def of(self, s: Agricola, p: int) -> int:
        cards = [CARDS[entry & 0xFFFF] for entry in s.players[p].cards]
        points = [card.points for card in cards if card.kind == MAJOR]
        return sum(points) + min(points) if points else 0


# Housemaster
card("B153", Points(Tiers(MajorPoints(), (5, 1), (7, 2), (9, 3), (11, 4))))
