"""Deck B, occupations: Points Provider."""

from __future__ import annotations

from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import RoundsLeft, Tiers, is_occupation
from hearthside.games.agricola.effects import Gain
from hearthside.games.agricola.goods import BOAR, CATTLE, SHEEP, bundle
from hearthside.games.agricola.hooks import Scorer
from hearthside.games.agricola.roomy import roomy
from hearthside.games.agricola.state import Agricola


class RoomyPastures(Scorer):
    """Pastures with an animal and room for 3 more, arranged as is best (AGC-8.18)."""

    def points(self, s: Agricola, p: int) -> int:
        player = s.players[p]
        g = player.goods
        pens = player.places
        return roomy(
            pens.pastures,
            pens.slots,
            (g[SHEEP], g[BOAR], g[CATTLE]),
            pens.holders,
            pens.once,
        )


class LaterOccupations(Scorer):
    """Occupations played after this card (AGC-8.16)."""

    def points(self, s: Agricola, p: int) -> int:
        n = 0
        later = False
        for entry in s.players[p].cards:
            if later and is_occupation(entry):
                n += 1
            if entry & 0xFFFF == self.card:
                later = True
        return n


# Organic Farmer
card("B098", RoomyPastures())

# Tutor
card("B099", LaterOccupations())


class MostRooms(Scorer):
    """3 points for everybody who has the most rooms."""

    def points(self, s: Agricola, p: int) -> int:
        most = max([player.rooms() for player in s.players])
        return 3 if s.players[p].rooms() == most else 0

    def for_other(self, s: Agricola, owner: int, p: int) -> int:
        return self.points(s, p)


# House Steward
card(
    "B136",
    MostRooms(),
    play=Gain(bundle(wood=1), Tiers(RoundsLeft(), (1, 1), (3, 2), (6, 3), (9, 4))),
)
