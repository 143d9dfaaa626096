"""Deck B, occupations B106 to B126."""

from __future__ import annotations

from hearthside.core.connect import EitherOr, May
from hearthside.core.sequence import Seq
from hearthside.games.agricola.acting.event import space_of
from hearthside.games.agricola.board.geometry import directly_left
from hearthside.games.agricola.board.printed import (
    CLAY_PIT,
    CLAY_SPACES,
    FOREST,
    QUARRIES,
    REED_BANK,
    WOOD_SPACES,
    bits,
)
from hearthside.games.agricola.farm.farmyard import CLAY_HOUSE, material_good
from hearthside.games.agricola.farm.player import Player
from hearthside.games.agricola.goods import CLAY, GRAIN, REED, STONE, VEGETABLE, bundle, some
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.verbs.bake import Bake
from hearthside.games.agricola.verbs.take import Get
from hearthside.games.agricola.vocabulary.arithmetic import Reaches
from hearthside.games.agricola.vocabulary.card import card
from hearthside.games.agricola.vocabulary.card_counts import Occupations
from hearthside.games.agricola.vocabulary.conditions import (
    IN_STONE,
    All,
    InRounds,
    MoreThan,
    Not,
    PeopleFrom,
    PlayersFrom,
    RoomsFrom,
)
from hearthside.games.agricola.vocabulary.counts import FencesBuilt, Held, Lying, Rooms
from hearthside.games.agricola.vocabulary.effects import Bonus, Both, Gain, Swap
from hearthside.games.agricola.vocabulary.outcomes import NewRoomsOf, Outcome
from hearthside.games.agricola.vocabulary.places import FieldCard
from hearthside.games.agricola.vocabulary.prices import ROOM_COST, CostRule
from hearthside.games.agricola.vocabulary.promises import Promise, PromiseFor, Series
from hearthside.games.agricola.vocabulary.query import Condition
from hearthside.games.agricola.vocabulary.timing import (
    EVERYWHERE,
    OCCUPATIONS,
    POST_WORK,
    PRE_WORK,
    REPLENISH,
    ROOMS,
    ROUND,
)
from hearthside.games.agricola.vocabulary.when import act, at, once, post, use

# Manservant
card("B107", once(IN_STONE, Promise(bundle(food=3), next=14)))

# Oven Firing Boy
card("B108", use(WOOD_SPACES, Bake(), may=True))

# Paper Maker
card(
    "B109",
    act(
        OCCUPATIONS,
        Swap(bundle(wood=1), 0, per=bundle(food=1), times=Occupations()),
        may=True,
    ),
)

# Pavior
card(
    "B110",
    at(PRE_WORK, Gain(bundle(food=1)), when=All(Reaches(Held(STONE), 1), Not(InRounds(14)))),
    at(PRE_WORK, Gain(bundle(vegetable=1)), when=All(Reaches(Held(STONE), 1), InRounds(14))),
)

# Rustic
card(
    "B111",
    post(
        ROOMS,
        Both(Gain(bundle(food=2), Outcome()), Bonus(1, Outcome())),
        when=NewRoomsOf(CLAY_HOUSE),
    ),
)

# Patch Caregiver
card(
    "B113",
    FieldCard((GRAIN, 3), (VEGETABLE, 2)),
    play=May(
        EitherOr(Swap(bundle(food=1), bundle(grain=1)), Swap(bundle(food=3), bundle(vegetable=1)))
    ),
)

# Childless
card(
    "B114",
    at(
        ROUND,
        Seq(Gain(bundle(food=1)), EitherOr(Get(bundle(grain=1)), Get(bundle(vegetable=1)))),
        when=All(RoomsFrom(3), PeopleFrom(2, 2)),
    ),
)

# Shoreforester
card(
    "B116",
    at(REPLENISH, Gain(bundle(wood=1)), when=Reaches(Lying(REED_BANK.bit, REED), 1, 1)),
    play=Gain(bundle(wood=1)),
)

# Informant
card(
    "B117",
    at(POST_WORK, Gain(bundle(wood=1)), when=MoreThan(STONE, CLAY)),
    play=Gain(bundle(wood=1)),
)

# Small-scale Farmer
card("B118", at(ROUND, Gain(bundle(wood=1)), when=RoomsFrom(2, 2)))

# Lumberjack
card("B119", play=Both(Gain(bundle(wood=1)), PromiseFor(bundle(wood=1), FencesBuilt())))


class LeftOfNewest(Condition):
    """The space in use is the card directly left of the newest one on the board (AGR-6.5.3)."""

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        space = space_of(event)
        return space in s.revealed and directly_left(s, space, s.revealed[-1])


# Sweep
card("B120", use(EVERYWHERE, Gain(bundle(clay=2)), when=LeftOfNewest()))

# Geologist
card(
    "B121",
    use(bits(FOREST, REED_BANK), Gain(bundle(clay=1))),
    use(CLAY_PIT.bit, Gain(bundle(clay=1)), when=PlayersFrom(3)),
)

# Mineralogist
card("B122", use(CLAY_SPACES, Gain(bundle(stone=1))), use(QUARRIES, Gain(bundle(clay=1))))

# Roof Ballaster
card("B123", play=May(Swap(bundle(food=1), 0, per=bundle(stone=1), times=Rooms())))

# Estate Worker
card("B125", play=Series(bundle(wood=1), bundle(clay=1), bundle(reed=1), bundle(stone=1), most=4))


class SmallerRooms(CostRule):
    """A room costs 3 of the house material and 2 reed."""

    def formula(self, player: Player) -> int:
        return some(material_good(player.farm.material), 3) + bundle(reed=2)


# Carpenter
card("B126", SmallerRooms(ROOM_COST))
