"""Deck C, occupations C085 to C105."""

from __future__ import annotations

from typing import Final

from hearthside.core.hooks import Score
from hearthside.games.agricola.board.printed import (
    CULTIVATION,
    FARMLAND,
    GRAIN_SEEDS,
    VEGETABLE_SEEDS,
    WOOD_SPACES,
    bits,
)
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.verbs.occupations import FixedFee, PlayOccupation
from hearthside.games.agricola.verbs.plow import Plow
from hearthside.games.agricola.vocabulary.card import card
from hearthside.games.agricola.vocabulary.card_numbers import Store
from hearthside.games.agricola.vocabulary.conditions import (
    All,
    Not,
    Occupied,
    SinceRound,
    by_person,
)
from hearthside.games.agricola.vocabulary.effects import Bonus, For, Gain, If, Swap
from hearthside.games.agricola.vocabulary.exchange import IN_HARVEST, Exchange
from hearthside.games.agricola.vocabulary.timing import FIELD, HOME
from hearthside.games.agricola.vocabulary.when import after, at, use

# Field Watchman
card("C090", use(GRAIN_SEEDS.bit, Plow(), may=True))

# Plow Hero
card(
    "C091",
    use(bits(FARMLAND, CULTIVATION), For(bundle(food=1), Plow()), may=True, when=by_person(1)),
)

SEEDS_OCCUPIED: Final = All(Occupied(GRAIN_SEEDS), Occupied(VEGETABLE_SEEDS))

# Seed Researcher: the people of any players
card(
    "C097",
    at(
        HOME,
        Gain(bundle(food=2)),
        when=SEEDS_OCCUPIED,
    ),
    at(
        HOME,
        PlayOccupation(FixedFee(0)),
        may=True,
        when=SEEDS_OCCUPIED,
    ),
)

# Cube Cutter
card("C098", at(FIELD, For(bundle(wood=1, food=1), Bonus(1)), may=True), play=Gain(bundle(wood=1)))


class SpareRoom(Score[Agricola]):
    """4 points for more rooms than people, if the card was played in time."""

    def points(self, s: Agricola, p: int) -> int:
        player = s.players[p]
        return 4 if player.counter(self.source) and player.rooms() > len(player.people) else 0


# Butler
card("C100", SpareRoom(), play=If(Not(SinceRound(12)), Store(1)))

# Tree Guard
card(
    "C102",
    after(
        WOOD_SPACES,
        Swap(bundle(wood=4), bundle(clay=1, reed=1, stone=2, grain=1), back=True),
        may=True,
    ),
)

# Basket Carrier
card("C105", Exchange(bundle(food=2), bundle(wood=1, reed=1, grain=1), IN_HARVEST))
