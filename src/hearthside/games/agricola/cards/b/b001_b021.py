"""Deck B, minor improvements B001 to B021."""

from __future__ import annotations

from hearthside.core.connect import EitherOr, May
from hearthside.core.hooks import Static
from hearthside.core.sequence import Seq
from hearthside.games.agricola.board.printed import (
    ACCUMULATION,
    FARMLAND,
    WOOD_SPACES,
)
from hearthside.games.agricola.cards.majors import (
    BASKETMAKER,
    CLAY_OVEN,
    JOINERY,
    POTTERY,
    STONE_OVEN,
)
from hearthside.games.agricola.farm.farmyard import WOODEN
from hearthside.games.agricola.farm.pens import ANY
from hearthside.games.agricola.farm.player import Player
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.verbs.fencing import BuildFences
from hearthside.games.agricola.verbs.plow import Plow
from hearthside.games.agricola.verbs.renovate import Renovate
from hearthside.games.agricola.verbs.stables import BuildStables
from hearthside.games.agricola.verbs.take import Get
from hearthside.games.agricola.vocabulary.arithmetic import Whether
from hearthside.games.agricola.vocabulary.card import card
from hearthside.games.agricola.vocabulary.card_counts import OCCUPATIONS_HELD, Owned
from hearthside.games.agricola.vocabulary.card_numbers import Spend, Store
from hearthside.games.agricola.vocabulary.counts import People, PeopleOn
from hearthside.games.agricola.vocabulary.effects import Both, For, Gain, Swap
from hearthside.games.agricola.vocabulary.places import Holder
from hearthside.games.agricola.vocabulary.prices import ROOM_COST, CostRule
from hearthside.games.agricola.vocabulary.promises import Promise
from hearthside.games.agricola.vocabulary.questions import PEOPLE_PLACES
from hearthside.games.agricola.vocabulary.timing import RENOVATION
from hearthside.games.agricola.vocabulary.when import after, post, use

# Upscale Lifestyle
card("B001", play=Seq(Gain(bundle(clay=5)), May(Renovate())))

# Mini Pasture: not a Build Fences action
card("B002", play=May(BuildFences(free=True, cells=1, most=1)))

# Wood Pile
card("B004", play=Gain(bundle(wood=1), PeopleOn(ACCUMULATION)))

# Store of Experience
card(
    "B005",
    play=Both(
        Gain(bundle(stone=1), Whether(OCCUPATIONS_HELD, 0, 4)),
        Gain(bundle(reed=1), Whether(OCCUPATIONS_HELD, 5, 5)),
        Gain(bundle(clay=1), Whether(OCCUPATIONS_HELD, 6, 6)),
        Gain(bundle(wood=1), Whether(OCCUPATIONS_HELD, 7, 99)),
    ),
)

# Excursion to the Quarry
card("B006", play=Gain(bundle(stone=1), People()))

# Wage
card(
    "B007",
    play=Both(
        Gain(bundle(food=2)),
        Gain(bundle(food=1), Owned(CLAY_OVEN, STONE_OVEN, JOINERY, POTTERY, BASKETMAKER)),
    ),
)

# Market Stall: the price is a grain
card("B008", play=Gain(bundle(vegetable=1)))

# Beating Rod
card("B009", play=EitherOr(Get(bundle(reed=1)), Swap(bundle(reed=1), bundle(cattle=1))))

# Caravan
card("B010", Static(PEOPLE_PLACES))

# Stockyard
card("B012", Holder(3, ANY))


class CheapWoodRooms(CostRule):
    """A wood room costs 2 wood and 2 reed."""

    def formula(self, player: Player) -> int:
        return bundle(wood=2, reed=2) if player.farm.material == WOODEN else 0


# Carpenter's Parlor
card("B013", CheapWoodRooms(ROOM_COST))

# Mining Hammer
card(
    "B016",
    post(RENOVATION, BuildStables(0, most=1), may=True),
    play=Gain(bundle(food=1)),
)

# Forest Plow
card("B017", after(WOOD_SPACES, For(bundle(wood=2), Plow(), back=True), may=True))

# Moldboard Plow: 2 field tiles on the card
card("B019", use(FARMLAND.bit, Spend(Plow()), may=True), play=Store(2))

# Chain Float
card("B020", play=Promise(0, ahead=(7, 8, 9)), arrival=May(Plow()))
