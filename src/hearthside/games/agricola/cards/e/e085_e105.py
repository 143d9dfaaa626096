"""Deck E, occupations E085 to E105."""

from __future__ import annotations

from typing import Final

from hearthside.core.connect import AndOr, EitherOr, May
from hearthside.games.agricola.goods import (
    CLAY,
    GRAIN,
    REED,
    STONE,
    VEGETABLE,
    WOOD,
    bundle,
)
from hearthside.games.agricola.verbs.cards import PlayMinor
from hearthside.games.agricola.verbs.occupations import FixedFee, PlayOccupation
from hearthside.games.agricola.verbs.stables import BuildStables
from hearthside.games.agricola.verbs.take import Get
from hearthside.games.agricola.vocabulary.arithmetic import Reaches
from hearthside.games.agricola.vocabulary.card import card
from hearthside.games.agricola.vocabulary.card_counts import Improvements, OccupationsPlayed
from hearthside.games.agricola.vocabulary.conditions import (
    IN_STONE,
    EachKind,
    Either,
    Not,
    OnNewest,
    SinceRound,
)
from hearthside.games.agricola.vocabulary.effects import Bonus, If
from hearthside.games.agricola.vocabulary.promises import Promise
from hearthside.games.agricola.vocabulary.timing import (
    END_HARVEST,
    EVERYWHERE,
    OCCUPATIONS,
    PRE_WORK,
)
from hearthside.games.agricola.vocabulary.when import at, post, use

STALL_DUE: Final = Either(
    Reaches(OccupationsPlayed(), 2, 3),
    Reaches(OccupationsPlayed(), 5, 5),
    Reaches(OccupationsPlayed(), 7, 7),
)

# Stallwright: this occupation counts as well
card(
    "E089",
    post(OCCUPATIONS, BuildStables(0, most=1), may=True, when=STALL_DUE),
    play=If(STALL_DUE, May(BuildStables(0, most=1))),
)

# Beneficiary
card(
    "E097",
    play=If(
        Reaches(OccupationsPlayed(), 3, 3), May(AndOr(PlayOccupation(FixedFee(1)), PlayMinor()))
    ),
)

# Prodigy
card("E098", play=If(Reaches(OccupationsPlayed(), 1, 1), Bonus(1, Improvements())))

# Uncaring Parents
card("E099", at(END_HARVEST, Bonus(1), when=IN_STONE))

# Museum Caretaker
card("E100", at(PRE_WORK, Bonus(1), when=EachKind(WOOD, CLAY, REED, STONE, GRAIN, VEGETABLE)))

# Spice Trader
card("E104", play=If(Not(SinceRound(5)), Promise(bundle(vegetable=3), rounds=(11,))))

# Pioneer
card(
    "E105",
    use(
        EVERYWHERE,
        EitherOr(
            Get(bundle(wood=1, food=1)),
            Get(bundle(clay=1, food=1)),
            Get(bundle(reed=1, food=1)),
            Get(bundle(stone=1, food=1)),
        ),
        when=OnNewest(),
    ),
    play=EitherOr(
        Get(bundle(wood=1, food=1)),
        Get(bundle(clay=1, food=1)),
        Get(bundle(reed=1, food=1)),
        Get(bundle(stone=1, food=1)),
    ),
)
