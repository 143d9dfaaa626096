"""Expansion cards of deck C, minor improvements: Farm Planner."""

from __future__ import annotations

from hearthside.core.connect import May
from hearthside.games.agricola import costs
from hearthside.games.agricola.card import card
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.hooks import Holder
from hearthside.games.agricola.pens import Holder as HolderValue
from hearthside.games.agricola.player import Player
from hearthside.games.agricola.spaces import CULTIVATION, FARMLAND, PIG_MARKET, bits
from hearthside.games.agricola.verbs.fencing import BuildFences
from hearthside.games.agricola.verbs.plow import Plow
from hearthside.games.agricola.verbs.stables import BuildStables
from hearthside.games.agricola.vocabulary import Reduced, use

# Stable
card("C002", play=May(BuildStables(0, most=1)))

# Wildlife Reserve
card("C011", Holder(1, 1), Holder(1, 2), Holder(1, 4))


class CattleByPastures(Holder):
    """One cattle for each pasture."""

    def place(self, player: Player) -> HolderValue:
        return (len(player.farm.pastures), self.kinds, self.mixed)


# Cattle Farm
card("C012", CattleByPastures(0, 4))

# Straw-Thatched Roof
card("C014", Reduced(costs.ROOM | costs.RENOVATION, bundle(reed=9)))

# Trellis
card("C015", use(PIG_MARKET.bit, BuildFences(), may=True))

# Mole Plow
card("C020", use(bits(FARMLAND, CULTIVATION), Plow(), may=True))
