"""Deck A, minor improvements A001 to A021."""

from __future__ import annotations

from hearthside.core.connect import May, UpTo
from hearthside.core.hooks import Static
from hearthside.games.agricola.board.printed import (
    CULTIVATION,
    FARMLAND,
    WOOD_SPACES,
    bits,
)
from hearthside.games.agricola.cards.majors import BASKETMAKER, JOINERY, POTTERY, WELL
from hearthside.games.agricola.goods import (
    CLAY,
    GRAIN,
    VEGETABLE,
    WOOD,
    bundle,
)
from hearthside.games.agricola.verbs.plow import Plow
from hearthside.games.agricola.verbs.stables import BuildStables
from hearthside.games.agricola.vocabulary.arithmetic import Minus, Reaches, Whether
from hearthside.games.agricola.vocabulary.card import card
from hearthside.games.agricola.vocabulary.card_counts import Owned
from hearthside.games.agricola.vocabulary.card_numbers import Spend, Store
from hearthside.games.agricola.vocabulary.conditions import by_person
from hearthside.games.agricola.vocabulary.counts import (
    FieldsWith,
    Held,
    People,
    Rooms,
)
from hearthside.games.agricola.vocabulary.effects import Both, Gain
from hearthside.games.agricola.vocabulary.prices import (
    FENCE_COST,
    Replaced,
)
from hearthside.games.agricola.vocabulary.promises import Promise
from hearthside.games.agricola.vocabulary.questions import PASTURE_ROOM
from hearthside.games.agricola.vocabulary.when import after, use

# Shifting Cultivation
card("A002", play=May(Plow()))

# Baseboards
card(
    "A004",
    play=Both(
        Gain(bundle(wood=1), Rooms()), Gain(bundle(wood=1), Whether(Minus(Rooms(), People()), 1))
    ),
)

# Clay Embankment
card("A005", play=Gain(bundle(clay=1), Held(CLAY, by=2)))

# Storage Barn
card(
    "A006",
    play=Both(
        Gain(bundle(stone=1), Owned(WELL)),
        Gain(bundle(wood=1), Owned(JOINERY)),
        Gain(bundle(clay=1), Owned(POTTERY)),
        Gain(bundle(reed=1), Owned(BASKETMAKER)),
    ),
)

# Gardener's Knife
card(
    "A007",
    play=Both(
        Gain(bundle(food=1), FieldsWith(GRAIN)), Gain(bundle(grain=1), FieldsWith(VEGETABLE))
    ),
)

# Food Basket
card("A008", play=Gain(bundle(grain=1, vegetable=1)))

# Young Animal Market: the price is a sheep
card("A009", play=Gain(bundle(cattle=1)))

# Drinking Trough
card("A012", Static(PASTURE_ROOM, 2))

# Carpenter's Axe
card("A015", after(WOOD_SPACES, BuildStables(1, most=1), may=True, when=Reaches(Held(WOOD), 7)))

# Rammed Clay
card("A016", Replaced(FENCE_COST, (bundle(wood=1), bundle(clay=1))), play=Gain(bundle(clay=1)))

# Wheel Plow
card(
    "A018",
    use(bits(FARMLAND, CULTIVATION), Spend(UpTo(2, Plow())), may=True, when=by_person(1)),
    play=Store(1),
)

# Handplow: an offer on a round space
card("A019", play=Promise(0, ahead=(5,)), arrival=May(Plow()))
