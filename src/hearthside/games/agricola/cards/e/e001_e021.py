"""Deck E, minor improvements E001 to E021."""

from __future__ import annotations

from hearthside.core.connect import May
from hearthside.games.agricola.board.printed import (
    CATTLE_MARKET,
    GRAIN_SEEDS,
    VEGETABLE_SEEDS,
    WOOD_SPACES,
)
from hearthside.games.agricola.cards.a.a022_a042 import BesideOne
from hearthside.games.agricola.farm.fences import beside
from hearthside.games.agricola.farm.pens import ANY
from hearthside.games.agricola.farm.pens import Holder as HolderValue
from hearthside.games.agricola.farm.player import Player
from hearthside.games.agricola.goods import CLAY, REED, STONE, WOOD, bundle
from hearthside.games.agricola.verbs.fencing import BuildFences
from hearthside.games.agricola.verbs.plow import Plow
from hearthside.games.agricola.verbs.stables import BuildStables
from hearthside.games.agricola.vocabulary.arithmetic import Whether
from hearthside.games.agricola.vocabulary.card import card
from hearthside.games.agricola.vocabulary.conditions import (
    All,
    own_person_on,
)
from hearthside.games.agricola.vocabulary.counts import Held
from hearthside.games.agricola.vocabulary.effects import Both, For, Gain
from hearthside.games.agricola.vocabulary.places import Holder
from hearthside.games.agricola.vocabulary.timing import (
    MINORS,
    POST_WORK,
)
from hearthside.games.agricola.vocabulary.when import after, at, post

# Pole Barns
card("E001", play=May(BuildStables(0, most=3)))

# Recount
card(
    "E006",
    play=Both(
        Gain(bundle(wood=1), Whether(Held(WOOD), 4)),
        Gain(bundle(clay=1), Whether(Held(CLAY), 4)),
        Gain(bundle(reed=1), Whether(Held(REED), 4)),
        Gain(bundle(stone=1), Whether(Held(STONE), 4)),
    ),
)

# Pumpernickel
card("E007", play=Gain(bundle(food=4)))

# Farmers Market
card("E008", play=Gain(bundle(vegetable=1)))


class BesideThePasture(Holder):
    """As many animals as there are rooms, if a pasture lies next to the house."""

    def place(self, player: Player) -> HolderValue:
        farm = player.farm
        return (player.rooms() if farm.fold & beside(farm.rooms) else 0, self.kinds, self.mixed)


# Petting Zoo
card("E011", BesideThePasture(0, ANY, mixed=True))

# Nail Basket
card("E015", after(WOOD_SPACES, For(bundle(stone=1), BuildFences(), back=True), may=True))

# Seed Almanac
card("E018", post(MINORS, For(bundle(food=1), Plow()), may=True))

# Ox Goad
card("E019", after(CATTLE_MARKET.bit, For(bundle(food=2), Plow()), may=True))

# Iron Hoe
card(
    "E020",
    at(
        POST_WORK,
        Plow(),
        may=True,
        when=All(own_person_on(GRAIN_SEEDS.bit), own_person_on(VEGETABLE_SEEDS.bit)),
    ),
)

# Sheep Rug
card("E021", BesideOne())
