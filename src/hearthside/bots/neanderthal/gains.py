"""What a turn of Neanderthal brings."""

from __future__ import annotations

from typing import cast

from hearthside.bots.gains import Gains
from hearthside.core.state import State
from hearthside.games.neanderthal.benefits import own_members
from hearthside.games.neanderthal.scoring import counts
from hearthside.games.neanderthal.state import Neanderthal

TROPHY_POINTS = 5
"""The place of the trophies in `counts`."""


class NeanderthalGains(Gains):
    """People and what they know, of all species that the seat plays.

    Hunters count nothing before they return, so points of a turn are not reported.
    """

    def __init__(self) -> None:
        self.names = [
            "member",
            "word",
            "portal disc",
            "settled elder",
            "settled partner",
            "settled woman",
            "woman",
            "trophy",
            "trophy point",
            "settled invention",
            "invention",
            "settled animal",
            "animal",
            "card in hand",
        ]
        self.burdens = []
        self.points_at_once = False

    def count(self, s: State, seat: int) -> list[int]:
        game = cast(Neanderthal, s)
        total = [0] * len(self.names)
        for tribe in game.tribes:
            if tribe.seat != seat:
                continue
            have = counts(game, tribe.colour)
            found = [
                own_members(game, tribe.colour),
                have[0],
                tribe.portal_count(),
                have[2],
                have[3],
                have[4],
                len(tribe.women),
                len(tribe.trophies),
                have[TROPHY_POINTS],
                have[6],
                len(tribe.inventions),
                have[8],
                len(tribe.animals),
                len(tribe.hand),
            ]
            for i in range(len(found)):
                total[i] += found[i]
        return total

    def able(self, s: State, seat: int) -> list[str]:
        game = cast(Neanderthal, s)
        found: list[str] = []
        for tribe in game.tribes:
            if tribe.seat == seat:
                if tribe.tribal:
                    found.append("life as a tribe")
                if tribe.armed():
                    found.append("hunting with weapons")
                if tribe.settled_chief():
                    found.append("a chief")
        return found
