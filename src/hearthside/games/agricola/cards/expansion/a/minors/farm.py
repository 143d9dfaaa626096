"""Expansion cards of deck A, minor improvements: Farm Planner."""

from __future__ import annotations

from hearthside.core.connect import UpTo
from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import Held
from hearthside.games.agricola.effects import Spend, Store
from hearthside.games.agricola.goods import WOOD
from hearthside.games.agricola.situations import by_person
from hearthside.games.agricola.spaces import CULTIVATION, FARMLAND, WOOD_SPACES, bits
from hearthside.games.agricola.sums import Reaches
from hearthside.games.agricola.verbs.plow import Plow
from hearthside.games.agricola.verbs.stables import BuildStables
from hearthside.games.agricola.vocabulary import after, use

# Carpenter's Axe
card("A015", after(WOOD_SPACES, BuildStables(1, most=1), may=True, when=Reaches(Held(WOOD), 7)))

# Wheel Plow
card(
    "A018",
    use(bits(FARMLAND, CULTIVATION), Spend(UpTo(2, Plow())), may=True, when=by_person(1)),
    play=Store(1),
)
