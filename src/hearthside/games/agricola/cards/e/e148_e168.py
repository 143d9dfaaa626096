"""Deck E, occupations E148 to E168."""

from __future__ import annotations

from hearthside.core.connect import EitherOr
from hearthside.games.agricola.board.printed import (
    FISHING,
    QUARRIES,
)
from hearthside.games.agricola.farm.farmyard import CLAY_HOUSE
from hearthside.games.agricola.goods import STONE, bundle
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.verbs.take import Get
from hearthside.games.agricola.vocabulary.arithmetic import Capped, Minus, Reaches
from hearthside.games.agricola.vocabulary.card import card
from hearthside.games.agricola.vocabulary.card_counts import (
    OccupationsPlayed,
    occupations,
)
from hearthside.games.agricola.vocabulary.conditions import (
    IN_STONE,
    WOODEN_HOUSE,
    House,
)
from hearthside.games.agricola.vocabulary.counts import (
    People,
    Rooms,
    SpacesHolding,
)
from hearthside.games.agricola.vocabulary.effects import Gain, If, WithUser
from hearthside.games.agricola.vocabulary.outcomes import OutcomeSize
from hearthside.games.agricola.vocabulary.query import Count
from hearthside.games.agricola.vocabulary.timing import (
    MAJORS,
    OCCUPATIONS,
    PLOWING,
    POST_WORK,
    ROUND,
)
from hearthside.games.agricola.vocabulary.when import at, other, post


class OtherOccupations(Count):
    """All occupations in play except this one."""

    def of(self, s: Agricola, p: int) -> int:
        return sum([occupations(player) for player in s.players]) - 1


# Usufructuary
card(
    "E157",
    play=If(
        Reaches(OccupationsPlayed(), 1, 1), Gain(bundle(food=1), Capped(OtherOccupations(), 7))
    ),
)

# Stone Custodian
card("E158", at(POST_WORK, Gain(bundle(food=1), SpacesHolding(QUARRIES, STONE, 1))))

# Kelp Gatherer
card("E160", other(FISHING.bit, WithUser(bundle(vegetable=1), bundle(food=1))))

# Patroness
card(
    "E163",
    post(
        OCCUPATIONS,
        EitherOr(
            Get(bundle(wood=1)), Get(bundle(clay=1)), Get(bundle(reed=1)), Get(bundle(stone=1))
        ),
    ),
)

# Mountain Plowman
card("E164", post(PLOWING, Gain(bundle(sheep=1), OutcomeSize())))

# Master Huntsman
card("E165", post(MAJORS, Gain(bundle(boar=1))), play=Gain(bundle(boar=1)))

# Animal Tamer's Apprentice
card(
    "E168",
    at(ROUND, Gain(bundle(sheep=1), Minus(Rooms(), People())), when=WOODEN_HOUSE),
    at(ROUND, Gain(bundle(boar=1), Minus(Rooms(), People())), when=House(CLAY_HOUSE)),
    at(ROUND, Gain(bundle(cattle=1), Minus(Rooms(), People())), when=IN_STONE),
)
