"""Deck A, minor improvements: Livestock Provider."""

from __future__ import annotations

from hearthside.games.agricola.card import card
from hearthside.games.agricola.effects import Count, Gain, event_of
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.verbs.fencing import new_pastures
from hearthside.games.agricola.vocabulary import post
from hearthside.games.agricola.windows import FENCES


class LargeNewPastures(Count):
    """Pastures of at least 4 spaces that the fences just built enclosed."""

    def of(self, s: Agricola, p: int) -> int:
        n = 0
        for pasture in new_pastures(s.players[p], event_of(s)):
            if pasture.bit_count() >= 4:
                n += 1
        return n


# Young Animal Market: the price is a sheep
card("A009", play=Gain(bundle(cattle=1)))

# Shepherd's Crook
card("A083", post(FENCES, Gain(bundle(sheep=2), LargeNewPastures())))
