"""Expansion cards of deck E, occupations: Actions Booster."""

from __future__ import annotations

from hearthside.core.connect import AndOr, May
from hearthside.games.agricola.card import card
from hearthside.games.agricola.effects import If
from hearthside.games.agricola.hooks import Entry
from hearthside.games.agricola.situations import NobodyAtHome
from hearthside.games.agricola.spaces import (
    ACCUMULATION,
    DAY_LABORER,
    RESOURCE_MARKET_3,
    TRAVELING_PLAYERS,
    bits,
)
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.sums import Reaches
from hearthside.games.agricola.tallies import OccupationsPlayed
from hearthside.games.agricola.verbs.cards import FixedFee, PlayMinor, PlayOccupation
from hearthside.games.agricola.vocabulary import after

# Beneficiary
card(
    "E097",
    play=If(
        Reaches(OccupationsPlayed(), 3, 3), May(AndOr(PlayOccupation(FixedFee(1)), PlayMinor()))
    ),
)


class WhileLaboring(Entry):
    """With a person on Day Laborer, cards of rounds 1 to 9 on which nothing accumulates."""

    def admits(self, s: Agricola, p: int, space: int) -> bool:
        if ACCUMULATION >> space & 1 or not s.who[DAY_LABORER.index] >> p & 1:
            return False
        return space in s.revealed[:9]


# Imitator
card("E129", WhileLaboring())

# Market Master
card(
    "E131",
    after(
        bits(TRAVELING_PLAYERS, RESOURCE_MARKET_3),
        PlayOccupation(FixedFee(1)),
        may=True,
        when=NobodyAtHome(),
    ),
)
