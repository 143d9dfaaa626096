"""Expansion cards of deck E, minor improvements: Points Provider."""

from __future__ import annotations

from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import Held, People
from hearthside.games.agricola.effects import Bonus, Both, Count, For, Gain
from hearthside.games.agricola.goods import CATTLE, bundle
from hearthside.games.agricola.hooks import Condition
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.stores import Add
from hearthside.games.agricola.sums import Sum, Times, Whether
from hearthside.games.agricola.tallies import UnusedSpaces
from hearthside.games.agricola.vocabulary import Points, post
from hearthside.games.agricola.windows import MAJORS, MINORS

# Heirloom
card("E029")


class RoomForReed(Condition):
    """Fewer reed on the card than rooms."""

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        return s.players[p].counter(card) < s.players[p].rooms()


# Upholstery
card(
    "E031",
    post(MINORS, For(bundle(reed=1), Both(Bonus(1), Add())), may=True, when=RoomForReed()),
    post(MAJORS, For(bundle(reed=1), Both(Bonus(1), Add())), may=True, when=RoomForReed()),
)


class RoomColumns(Count):
    """Columns of the farmyard with a room."""

    def of(self, s: Agricola, p: int) -> int:
        rooms = s.players[p].farm.rooms
        return ((rooms | rooms >> 5 | rooms >> 10) & 31).bit_count()


# Nave
card("E032", Points(RoomColumns()))

# Land Register
card("E034", Points(Whether(UnusedSpaces(), 0, 0), 2))

# Misanthropy
card(
    "E035",
    Points(
        Sum(
            Times(Whether(People(), 4, 4), 2),
            Times(Whether(People(), 3, 3), 3),
            Times(Whether(People(), 2, 2), 5),
        )
    ),
)

# Ox Skull
card("E037", Points(Whether(Held(CATTLE), 0, 0), 3), play=Gain(bundle(food=1)))
