"""Deck C, minor improvements C001 to C021."""

from __future__ import annotations

from hearthside.core.connect import EitherOr, May
from hearthside.games.agricola.board.printed import (
    CULTIVATION,
    FARMLAND,
    PIG_MARKET,
    bits,
)
from hearthside.games.agricola.farm.farmyard import CLAY_HOUSE
from hearthside.games.agricola.farm.pens import Holder as HolderValue
from hearthside.games.agricola.farm.player import Player
from hearthside.games.agricola.goods import SHEEP, bundle
from hearthside.games.agricola.verbs.fencing import BuildFences
from hearthside.games.agricola.verbs.plow import Plow
from hearthside.games.agricola.verbs.stables import BuildStables
from hearthside.games.agricola.verbs.take import Get
from hearthside.games.agricola.vocabulary.arithmetic import Reaches, Sum
from hearthside.games.agricola.vocabulary.card import card
from hearthside.games.agricola.vocabulary.card_counts import MAJORS_OWNED, Occupations
from hearthside.games.agricola.vocabulary.conditions import Either
from hearthside.games.agricola.vocabulary.counts import (
    Held,
    RoomsOf,
)
from hearthside.games.agricola.vocabulary.effects import Gain, If, Swap
from hearthside.games.agricola.vocabulary.places import Holder
from hearthside.games.agricola.vocabulary.prices import RENOVATION_COST, ROOM_COST, Reduced
from hearthside.games.agricola.vocabulary.when import use

# Stable
card("C002", play=May(BuildStables(0, most=1)))

# Writing Boards
card("C004", play=Gain(bundle(wood=1), Occupations()))

# Remodeling
card("C005", play=Gain(bundle(clay=1), Sum(RoomsOf(CLAY_HOUSE), MAJORS_OWNED)))

# Blade Shears: with 3 sheep both ways are one
card(
    "C007",
    play=EitherOr(
        Get(bundle(food=3)),
        If(
            Either(Reaches(Held(SHEEP), 1, 2), Reaches(Held(SHEEP), 4)),
            Swap(0, 0, per=bundle(food=1), times=Held(SHEEP)),
        ),
    ),
)

# Wildlife Reserve
card("C011", Holder(1, 1), Holder(1, 2), Holder(1, 4))


class CattleByPastures(Holder):
    """One cattle for each pasture."""

    def place(self, player: Player) -> HolderValue:
        return (len(player.farm.pastures), self.kinds, self.mixed)


# Cattle Farm
card("C012", CattleByPastures(0, 4))

# Straw-Thatched Roof
card("C014", Reduced(ROOM_COST | RENOVATION_COST, bundle(reed=9)))

# Trellis
card("C015", use(PIG_MARKET.bit, BuildFences(), may=True))

# Mole Plow
card("C020", use(bits(FARMLAND, CULTIVATION), Plow(), may=True))
