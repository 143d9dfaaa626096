"""Deck B, occupations: Actions Booster."""

from __future__ import annotations

from hearthside.core.connect import EitherOr
from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import IN_STONE
from hearthside.games.agricola.costs import MAJOR
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.hooks import CostRule
from hearthside.games.agricola.player import Player
from hearthside.games.agricola.verbs.cards import FixedFee, PlayMinor, PlayOccupation
from hearthside.games.agricola.vocabulary import at
from hearthside.games.agricola.windows import ROUND


class StonePerNewRoom(CostRule):
    """1 stone less for every room beyond the first two."""

    def reduction(self, player: Player) -> int:
        return bundle(stone=1) * max(0, player.rooms() - 2)


# Master Bricklayer
card("B095", StonePerNewRoom(MAJOR))

# Scholar
card(
    "B097",
    at(ROUND, EitherOr(PlayOccupation(FixedFee(1)), PlayMinor()), may=True, when=IN_STONE),
)
