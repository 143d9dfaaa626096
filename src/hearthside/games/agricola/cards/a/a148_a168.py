"""Deck A, occupations A148 to A168."""

from __future__ import annotations

from hearthside.core.connect import EitherOr
from hearthside.core.sequence import Seq
from hearthside.games.agricola.acting.event import space_of
from hearthside.games.agricola.board.printed import (
    ACCUMULATION,
    ALL_LESSONS,
    RESOURCE_MARKETS,
    SPACES,
    TRAVELING_PLAYERS,
    WOOD_SPACES,
)
from hearthside.games.agricola.farm.people import space_of as person_space
from hearthside.games.agricola.flow.breeding import BOAR_KIND, BeforeBreeding, Breed
from hearthside.games.agricola.goods import GOODS, bundle, count_of
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.verbs.fencing import BuildFences
from hearthside.games.agricola.verbs.occupations import FixedFee, PlayOccupation
from hearthside.games.agricola.verbs.rooms import BuildRooms
from hearthside.games.agricola.verbs.stables import BuildStables
from hearthside.games.agricola.verbs.take import Get
from hearthside.games.agricola.vocabulary.arithmetic import Reaches
from hearthside.games.agricola.vocabulary.card import card
from hearthside.games.agricola.vocabulary.conditions import (
    InRounds,
    Not,
    SomeFree,
    SomeoneOn,
    by_person,
)
from hearthside.games.agricola.vocabulary.counts import Pastures
from hearthside.games.agricola.vocabulary.effects import Gain, Swap
from hearthside.games.agricola.vocabulary.query import Condition
from hearthside.games.agricola.vocabulary.timing import (
    END_ROUND,
    HOME,
    PRE_HARVEST,
)
from hearthside.games.agricola.vocabulary.when import after, at, other, use

# Stagehand
card(
    "A150",
    other(TRAVELING_PLAYERS.bit, EitherOr(BuildRooms(), BuildStables(2), BuildFences()), may=True),
)

# Night-School Student
card("A152", at(HOME, PlayOccupation(FixedFee(1)), may=True, when=Not(SomeoneOn(ALL_LESSONS))))

# Conjurer
card("A155", use(TRAVELING_PLAYERS.bit, Gain(bundle(wood=1, grain=1))))

# Bohemian
card("A157", at(HOME, Gain(bundle(food=1)), when=SomeFree(ALL_LESSONS)))

# Culinary Artist
card(
    "A158",
    other(
        TRAVELING_PLAYERS.bit,
        EitherOr(
            Swap(bundle(grain=1), bundle(food=4)),
            Swap(bundle(sheep=1), bundle(food=5)),
            Swap(bundle(vegetable=1), bundle(food=7)),
        ),
        may=True,
    ),
)

# Lutenist: another player's use; first the gain, then the purchase
card(
    "A160",
    other(TRAVELING_PLAYERS.bit, Gain(bundle(food=1, wood=1))),
    other(TRAVELING_PLAYERS.bit, Swap(bundle(food=2), bundle(vegetable=1)), may=True),
)


class SameGoodBefore(Condition):
    """Another space on which the same good accumulates was used by the owner in this work phase."""

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        goods = SPACES[space_of(event)].grows
        for person in s.players[p].people:
            space = person_space(person)
            if space >= 0 and space != space_of(event) and ACCUMULATION >> space & 1:
                if same_good(SPACES[space].grows, goods):
                    return True
        return False


def same_good(one: int, two: int) -> bool:
    """Do two packed numbers name the same good?"""
    for good in range(GOODS):
        if count_of(one, good) and count_of(two, good):
            return True
    return False


# Patch Caretaker
card("A161", use(ACCUMULATION, Gain(bundle(vegetable=1)), when=SameGoodBefore()))

# Building Expert
card(
    "A163",
    use(RESOURCE_MARKETS, Gain(bundle(wood=1)), when=by_person(1)),
    use(RESOURCE_MARKETS, Gain(bundle(clay=1)), when=by_person(2)),
    use(RESOURCE_MARKETS, Gain(bundle(reed=1)), when=by_person(3)),
    use(RESOURCE_MARKETS, Gain(bundle(stone=1)), when=by_person(4, 5)),
)

# Wood Worker
card("A164", after(WOOD_SPACES, Swap(bundle(wood=1), bundle(sheep=1), back=True), may=True))

# Pig Breeder: room may be made first
card(
    "A165",
    at(END_ROUND, Seq(BeforeBreeding(BOAR_KIND), Breed(BOAR_KIND)), when=InRounds(12)),
    play=Gain(bundle(boar=1)),
)

# Haydryer
card(
    "A166",
    at(
        PRE_HARVEST,
        Swap(bundle(food=4), bundle(cattle=1)),
        may=True,
        when=Reaches(Pastures(), 0, 0),
    ),
    at(
        PRE_HARVEST,
        Swap(bundle(food=3), bundle(cattle=1)),
        may=True,
        when=Reaches(Pastures(), 1, 1),
    ),
    at(
        PRE_HARVEST,
        Swap(bundle(food=2), bundle(cattle=1)),
        may=True,
        when=Reaches(Pastures(), 2, 2),
    ),
    at(
        PRE_HARVEST,
        Swap(bundle(food=1), bundle(cattle=1)),
        may=True,
        when=Reaches(Pastures(), 3, 3),
    ),
    at(PRE_HARVEST, Swap(0, bundle(cattle=1)), may=True, when=Reaches(Pastures(), 4)),
)

# Animal Teacher
card(
    "A168",
    after(
        ALL_LESSONS,
        EitherOr(
            Get(bundle(sheep=1)),
            Swap(bundle(food=1), bundle(boar=1)),
            Swap(bundle(food=2), bundle(cattle=1)),
        ),
        may=True,
    ),
)
