"""Deck E, minor improvements E022 to E042."""

from __future__ import annotations

from hearthside.core.connect import May
from hearthside.games.agricola.board.printed import DAY_LABORER
from hearthside.games.agricola.goods import CATTLE, bundle
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.verbs.occupations import FixedFee, PlayOccupation
from hearthside.games.agricola.verbs.sow import Sow
from hearthside.games.agricola.vocabulary.arithmetic import Sum, Times, Whether
from hearthside.games.agricola.vocabulary.bonus_points import Points
from hearthside.games.agricola.vocabulary.card import card
from hearthside.games.agricola.vocabulary.card_numbers import Add, Top
from hearthside.games.agricola.vocabulary.conditions import InRounds
from hearthside.games.agricola.vocabulary.counts import Held, People, UnusedSpaces
from hearthside.games.agricola.vocabulary.effects import Bonus, Both, For, Gain
from hearthside.games.agricola.vocabulary.promises import EVEN, Promise, Series
from hearthside.games.agricola.vocabulary.query import Condition, Count
from hearthside.games.agricola.vocabulary.timing import MAJORS, MINORS, POST_WORK
from hearthside.games.agricola.vocabulary.when import at, post, use

# Sundial
card("E026", at(POST_WORK, Sow(), may=True, when=InRounds(7, 9)))

# Bookmark
card("E028", play=Promise(0, ahead=(3,)), arrival=May(PlayOccupation(FixedFee(0))))

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
card("E037", Points(Whether(Held(CATTLE), 0, 0), 3, fewer=True), play=Gain(bundle(food=1)))

# Bee Statue
card(
    "E040",
    use(
        DAY_LABORER.bit,
        Top(
            bundle(grain=1), bundle(stone=1), bundle(grain=1), bundle(stone=1), bundle(vegetable=1)
        ),
    ),
)

# Muddy Waters
card("E041", play=Series(bundle(food=1), bundle(clay=1), rounds=EVEN))

# Water Gully
card("E042", play=Series(bundle(cattle=1), bundle(grain=1), bundle(cattle=1), most=3))
