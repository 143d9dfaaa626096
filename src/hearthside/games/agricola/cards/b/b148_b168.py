"""Deck B, occupations B148 to B168."""

from __future__ import annotations

from hearthside.core.connect import EitherOr
from hearthside.games.agricola.board.printed import (
    CLAY_PIT,
    FOREST,
    GRAIN_SEEDS,
    GROVES,
    REED_BANK,
    RESOURCE_MARKETS,
    WOOD_SPACES,
)
from hearthside.games.agricola.farm.pens import Holder as HolderValue
from hearthside.games.agricola.farm.player import Player
from hearthside.games.agricola.goods import WOOD, bundle
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.verbs.take import Get
from hearthside.games.agricola.vocabulary.arithmetic import Tiers
from hearthside.games.agricola.vocabulary.bonus_points import Points
from hearthside.games.agricola.vocabulary.card import CARDS, MAJOR, card
from hearthside.games.agricola.vocabulary.card_counts import occupations
from hearthside.games.agricola.vocabulary.conditions import (
    All,
    Occupied,
    Pile,
    own_person_on,
)
from hearthside.games.agricola.vocabulary.effects import Gain, Swap
from hearthside.games.agricola.vocabulary.in_play import card_of
from hearthside.games.agricola.vocabulary.places import Holder
from hearthside.games.agricola.vocabulary.promises import Promise
from hearthside.games.agricola.vocabulary.query import Condition, Count
from hearthside.games.agricola.vocabulary.timing import POST_WORK
from hearthside.games.agricola.vocabulary.when import at, once, use


class SheepOnOccupations(Holder):
    """One sheep on each occupation in front of the owner."""

    def place(self, player: Player) -> HolderValue:
        return (occupations(player), self.kinds, self.mixed)


# Pet Broker
card("B148", SheepOnOccupations(0, 1), play=Gain(bundle(sheep=1)))


class MajorPoints(Count):
    """The printed points of the major improvements, the smallest counted twice."""

    def of(self, s: Agricola, p: int) -> int:
        cards = [CARDS[card_of(entry)] for entry in s.players[p].cards]
        points = [card.points for card in cards if card.kind == MAJOR]
        return sum(points) + min(points) if points else 0


# Housemaster
card("B153", Points(Tiers(MajorPoints(), (5, 1), (7, 2), (9, 3), (11, 4))))

# Storehouse Keeper
card("B156", use(RESOURCE_MARKETS, EitherOr(Get(bundle(clay=1)), Get(bundle(grain=1)))))

# District Manager
card(
    "B158",
    at(POST_WORK, Gain(bundle(food=5)), when=All(own_person_on(FOREST.bit), own_person_on(GROVES))),
)

# Pub Owner
card(
    "B160",
    at(
        POST_WORK,
        Gain(bundle(grain=1)),
        when=All(Occupied(FOREST), Occupied(CLAY_PIT), Occupied(REED_BANK)),
    ),
    play=Gain(bundle(grain=1)),
)

# Forest Clearer
card(
    "B162",
    use(WOOD_SPACES, Gain(bundle(wood=1, food=1)), when=Pile((WOOD,), 2, 2)),
    use(WOOD_SPACES, Gain(bundle(wood=1)), when=Pile((WOOD,), 3, 3)),
    use(WOOD_SPACES, Gain(bundle(wood=1, food=1)), when=Pile((WOOD,), 4, 4)),
)


class OnlySmallHouse(Condition):
    """Only the owner has exactly 2 rooms; it never holds in a solo game (AGR-14.7)."""

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        if s.seats == 1:
            return False
        for seat in range(s.seats):
            if (s.players[seat].rooms() == 2) != (seat == p):
                return False
        return True


# Pastor
card("B163", once(OnlySmallHouse(), Gain(bundle(wood=3, clay=2, reed=1, stone=1))))

# Sheep Whisperer
card("B164", play=Promise(bundle(sheep=1), ahead=(2, 5, 8, 10)))

# Cattle Feeder
card("B166", use(GRAIN_SEEDS.bit, Swap(bundle(food=1), bundle(cattle=1)), may=True))
