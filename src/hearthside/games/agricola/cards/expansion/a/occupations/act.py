"""Expansion cards of deck A, occupations: Actions Booster."""

from __future__ import annotations

from hearthside.core.connect import EitherOr, May, UpTo
from hearthside.core.sequence import Seq
from hearthside.games.agricola.card import card
from hearthside.games.agricola.cards.majors import BASKETMAKER, JOINERY, POTTERY
from hearthside.games.agricola.conditions import Not
from hearthside.games.agricola.effects import For, Gain
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.situations import CardIs, Newest, SomeoneOn
from hearthside.games.agricola.spaces import ALL_LESSONS, QUARRIES, TRAVELING_PLAYERS
from hearthside.games.agricola.verbs.cards import FixedFee, PlayMinor, PlayOccupation
from hearthside.games.agricola.verbs.fencing import BuildFences
from hearthside.games.agricola.verbs.grow import Grow
from hearthside.games.agricola.verbs.rooms import BuildRooms
from hearthside.games.agricola.verbs.stables import BuildStables
from hearthside.games.agricola.vocabulary import at, other, post
from hearthside.games.agricola.windows import HOME, MAJORS, REVEAL, ROOMS

# Bed Maker
card("A093", post(ROOMS, For(bundle(wood=1, grain=1), Grow()), may=True))

# Task Artisan
card(
    "A096",
    at(REVEAL, Seq(Gain(bundle(wood=1)), May(PlayMinor())), when=Newest(QUARRIES)),
    play=Seq(Gain(bundle(wood=1)), May(PlayMinor())),
)

# Craft Teacher
card(
    "A131",
    post(
        MAJORS,
        UpTo(2, PlayOccupation(FixedFee(0))),
        may=True,
        when=CardIs(JOINERY, POTTERY, BASKETMAKER),
    ),
)

# Stagehand
card(
    "A150",
    other(TRAVELING_PLAYERS.bit, EitherOr(BuildRooms(), BuildStables(2), BuildFences()), may=True),
)

# Night-School Student
card("A152", at(HOME, PlayOccupation(FixedFee(1)), may=True, when=Not(SomeoneOn(ALL_LESSONS))))
