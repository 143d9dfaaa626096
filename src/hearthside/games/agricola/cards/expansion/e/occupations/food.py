"""Expansion cards of deck E, occupations: Food Provider."""

from __future__ import annotations

from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import Tiers
from hearthside.games.agricola.effects import Count, For, Gain, If
from hearthside.games.agricola.goods import STONE, bundle
from hearthside.games.agricola.prerequisites import occupations
from hearthside.games.agricola.spaces import QUARRIES
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.stores import Add, GainStored, PromiseFor
from hearthside.games.agricola.sums import Capped, Reaches
from hearthside.games.agricola.tallies import (
    MINORS_OWNED,
    Fields,
    OccupationsPlayed,
    OutcomeSize,
    SpacesHolding,
)
from hearthside.games.agricola.vocabulary import at, post
from hearthside.games.agricola.windows import FEED_START, FENCES, FIELD, HARVEST, POST_WORK, ROUND

# Land Surveyor
card("E107", at(FIELD, Gain(bundle(food=1), Tiers(Fields(), (2, 1), (4, 2), (6, 3), (7, 4)))))

# Blackberry Farmer
card("E108", post(FENCES, PromiseFor(bundle(food=1), OutcomeSize())))

# Dentist
card(
    "E110",
    at(HARVEST, For(bundle(wood=1), Add()), may=True),
    at(FEED_START, GainStored(bundle(food=1))),
)

# Recluse
card(
    "E111",
    at(ROUND, Gain(bundle(food=1)), when=Reaches(MINORS_OWNED, 0, 0)),
    at(HARVEST, Gain(bundle(wood=1)), when=Reaches(MINORS_OWNED, 0, 0)),
)


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
