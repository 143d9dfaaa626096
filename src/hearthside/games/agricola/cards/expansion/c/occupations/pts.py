"""Expansion cards of deck C, occupations: Points Provider."""

from __future__ import annotations

from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import Not, SinceRound
from hearthside.games.agricola.effects import Bonus, Both, For, Gain, If, Store
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.hooks import Scorer
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.vocabulary import at, other_post
from hearthside.games.agricola.windows import FIELD, RENOVATION

# Cube Cutter
card("C098", at(FIELD, For(bundle(wood=1, food=1), Bonus(1)), may=True), play=Gain(bundle(wood=1)))


class SpareRoom(Scorer):
    """4 points for more rooms than people, if the card was played in time."""

    def points(self, s: Agricola, p: int) -> int:
        player = s.players[p]
        return 4 if player.counter(self.card) and player.rooms() > len(player.people) else 0


# Butler
card("C100", SpareRoom(), play=If(Not(SinceRound(12)), Store(1)))

# Pattern Maker
card(
    "C153",
    other_post(
        RENOVATION, For(bundle(wood=2), Both(Gain(bundle(grain=1, food=1)), Bonus(1))), may=True
    ),
)
