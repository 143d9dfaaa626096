"""Deck B, occupations: Building Resource Provider."""

from __future__ import annotations

from hearthside.core.connect import May
from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import PlayersFrom, Rooms, RoomsFrom
from hearthside.games.agricola.costs import RENOVATION, ROOM
from hearthside.games.agricola.effects import Gain, Swap
from hearthside.games.agricola.farmyard import material_good
from hearthside.games.agricola.goods import bundle, some
from hearthside.games.agricola.hooks import Condition, CostRule
from hearthside.games.agricola.player import Player
from hearthside.games.agricola.spaces import CLAY_PIT, FOREST, REED_BANK, bits
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.vocabulary import Replaced, at, once, use
from hearthside.games.agricola.windows import ROUND

# Small-scale Farmer
card("B118", at(ROUND, Gain(bundle(wood=1)), when=RoomsFrom(2, 2)))

# Geologist
card(
    "B121",
    use(bits(FOREST, REED_BANK), Gain(bundle(clay=1))),
    use(CLAY_PIT.bit, Gain(bundle(clay=1)), when=PlayersFrom(3)),
)

# Roof Ballaster
card("B123", play=May(Swap(bundle(food=1), 0, per=bundle(stone=1), times=Rooms())))


class SmallerRooms(CostRule):
    """A room costs 3 of the house material and 2 reed."""

    def formula(self, player: Player) -> int:
        return some(material_good(player.farm.material), 3) + bundle(reed=2)


# Carpenter
card("B126", SmallerRooms(ROOM))

# Brushwood Collector: all reed of the price or none
card(
    "B145",
    Replaced(
        ROOM | RENOVATION,
        (bundle(reed=1), bundle(wood=1)),
        (bundle(reed=2), bundle(wood=1)),
        exact=True,
    ),
)


class OnlySmallHouse(Condition):
    """The owner has exactly 2 rooms and nobody else has; alone it never holds (AGR-14.7)."""

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        if s.seats == 1:
            return False
        for seat in range(s.seats):
            if (s.players[seat].rooms() == 2) != (seat == p):
                return False
        return True


# Pastor
card("B163", once(OnlySmallHouse(), Gain(bundle(wood=3, clay=2, reed=1, stone=1))))
