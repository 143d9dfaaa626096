"""Deck D, minor improvements D064 to D084."""

from __future__ import annotations

from hearthside.core.connect import EitherOr, May
from hearthside.games.agricola.acting.event import actor_of
from hearthside.games.agricola.acting.window import event_of
from hearthside.games.agricola.board.printed import FENCING, FISHING, REED_BANK
from hearthside.games.agricola.goods import (
    BOAR,
    CATTLE,
    FOOD,
    SHEEP,
    VEGETABLE,
    bundle,
)
from hearthside.games.agricola.state import HARVESTS, Agricola
from hearthside.games.agricola.verbs.bake import Bake
from hearthside.games.agricola.vocabulary.arithmetic import Reaches
from hearthside.games.agricola.vocabulary.card import card
from hearthside.games.agricola.vocabulary.conditions import (
    NO_HARVEST,
    InRounds,
    NoneOf,
    Not,
    PlayersFrom,
)
from hearthside.games.agricola.vocabulary.counts import FieldsWith, Held, Rooms
from hearthside.games.agricola.vocabulary.effects import Both, Gain, If, Swap
from hearthside.games.agricola.vocabulary.outcomes import ByOther, ToStone
from hearthside.games.agricola.vocabulary.prices import RENOVATION_COST, Reduced
from hearthside.games.agricola.vocabulary.promises import Promise, Series
from hearthside.games.agricola.vocabulary.query import Count
from hearthside.games.agricola.vocabulary.rates import Oven
from hearthside.games.agricola.vocabulary.timing import (
    BAKING,
    END_ROUND,
    FEED_START,
    POST_FEED,
    RENOVATION,
)
from hearthside.games.agricola.vocabulary.when import act, after, at, other_post, post, use

# Baking Course
card("D064", Oven(2), at(END_ROUND, Bake(), may=True, when=NO_HARVEST))

# Potter Ceramics
card("D066", act(BAKING, Swap(bundle(clay=1), bundle(grain=1)), may=True))

# Reap Hook
card("D067", play=Series(bundle(grain=1), most=3, rounds=HARVESTS))

# Small Basket
card(
    "D068",
    after(
        REED_BANK.bit, Swap(bundle(reed=1), bundle(vegetable=1)), may=True, when=Not(PlayersFrom(4))
    ),
    after(
        REED_BANK.bit,
        Swap(bundle(reed=1), bundle(vegetable=1), back=True),
        may=True,
        when=PlayersFrom(4),
    ),
)

# Small Greenhouse
card("D069", play=Promise(0, ahead=(4, 7)), arrival=May(Swap(bundle(food=1), bundle(vegetable=1))))

# Supply Boat
card(
    "D073",
    after(
        FISHING.bit,
        EitherOr(Swap(bundle(food=1), bundle(grain=1)), Swap(bundle(food=3), bundle(vegetable=1))),
        may=True,
    ),
)

# Social Benefits
card("D076", at(POST_FEED, Gain(bundle(wood=1, clay=1)), when=NoneOf(FOOD)))


class RoomsOfRenovator(Count):
    """The rooms of the other player who has just renovated."""

    def of(self, s: Agricola, p: int) -> int:
        return s.players[actor_of(event_of(s))].rooms()


# Recycled Brick
card(
    "D077",
    post(RENOVATION, Gain(bundle(clay=1), Rooms()), when=ToStone()),
    other_post(RENOVATION, Gain(bundle(clay=1), RoomsOfRenovator()), when=ByOther(ToStone())),
)

# Reed Pond
card("D078", play=Promise(bundle(reed=1), next=3))

# Carrot Museum
card(
    "D079",
    at(
        END_ROUND,
        Both(Gain(bundle(stone=1), FieldsWith(VEGETABLE)), Gain(bundle(wood=1), Held(VEGETABLE))),
        when=InRounds(8, 10, 12),
    ),
)

# Roof Ladder
card("D081", Reduced(RENOVATION_COST, bundle(reed=1)), post(RENOVATION, Gain(bundle(stone=1))))

# Pigswill
card("D083", use(FENCING.bit, Gain(bundle(boar=1))))

# Feed Pellets
card(
    "D084",
    at(
        FEED_START,
        EitherOr(
            If(Reaches(Held(SHEEP), 1), Swap(bundle(vegetable=1), bundle(sheep=1))),
            If(Reaches(Held(BOAR), 1), Swap(bundle(vegetable=1), bundle(boar=1))),
            If(Reaches(Held(CATTLE), 1), Swap(bundle(vegetable=1), bundle(cattle=1))),
        ),
        may=True,
    ),
    play=Gain(bundle(sheep=1)),
)
