"""Expansion cards of deck B, occupations: Actions Booster."""

from __future__ import annotations

from hearthside.core.connect import May
from hearthside.games.agricola.card import card
from hearthside.games.agricola.effects import Both
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.hooks import Entry
from hearthside.games.agricola.spaces import SHEEP_MARKET, WOOD_SPACES
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.stores import ODD, Series
from hearthside.games.agricola.verbs.cards import PlayMinor
from hearthside.games.agricola.verbs.grow import Grow
from hearthside.games.agricola.vocabulary import after, use

# Little Stick Knitter
card("B092", use(SHEEP_MARKET.bit, Grow(since=5), may=True))

# Tree Farm Joiner
card(
    "B096",
    play=Both(Series(bundle(wood=1), most=2, rounds=ODD), Series(0, most=2, rounds=ODD)),
    arrival=May(PlayMinor()),
)


class BesideNeighbours(Entry):
    """The card of round 13, if only direct neighbours stand there."""

    def admits(self, s: Agricola, p: int, space: int) -> bool:
        neighbours = 1 << (p + 1) % s.seats | 1 << (p - 1) % s.seats
        return len(s.revealed) > 12 and s.revealed[12] == space and not s.who[space] & ~neighbours


# Seatmate
card("B129", BesideNeighbours())

# Equipper
card("B131", after(WOOD_SPACES, PlayMinor(), may=True))
