"""The loot list: 23 items by required strength (CAV-6.9 to 6.34)."""

from __future__ import annotations

from typing import Final

from hearthside.core.node import Node
from hearthside.games.caverna.goods import (
    BOAR,
    CATTLE,
    DOG,
    DONKEY,
    GOLD,
    GRAIN,
    ORE,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
    Price,
)
from hearthside.games.caverna.land import CAVERN, FIELD, MEADOW, TUNNEL
from hearthside.games.caverna.state import Caverna
from hearthside.games.caverna.verbs.breed import BreedTwo
from hearthside.games.caverna.verbs.farming import BuildStable, Fence, Sow
from hearthside.games.caverna.verbs.furnish import Furnish
from hearthside.games.caverna.verbs.take import Gain
from hearthside.games.caverna.verbs.terrain import PlaceSingle


class Loot:
    """One item: what it needs, what it brings. No node: all weapons rise after the expedition.

    After an item that is `last` the expedition is over.
    """

    def __init__(
        self, name: str, strength: int, node: Node[Caverna] | None, last: bool = False
    ) -> None:
        self.name = name
        self.strength = strength
        self.node = node
        self.last = last


LOOT: Final = (
    Loot("all_weapons_plus_1", 1, None),  # CAV-6.10
    Loot("dog", 1, Gain((DOG, 1))),
    Loot("wood", 1, Gain((WOOD, 1))),
    Loot("grain", 2, Gain((GRAIN, 1))),
    Loot("sheep", 2, Gain((SHEEP, 1))),
    Loot("stone", 3, Gain((STONE, 1))),
    Loot("donkey", 3, Gain((DONKEY, 1))),
    Loot("vegetable", 4, Gain((VEGETABLE, 1))),
    Loot("ore2", 4, Gain((ORE, 2))),
    Loot("boar", 5, Gain((BOAR, 1))),
    Loot("gold2", 6, Gain((GOLD, 2))),
    Loot("furnish_cavern", 7, Furnish()),  # CAV-6.21
    Loot("stable", 8, BuildStable(0)),  # CAV-6.22
    Loot("tunnel", 9, PlaceSingle(TUNNEL)),
    Loot("small_pasture", 9, Fence(False, 1)),  # CAV-6.24
    Loot("cattle", 10, Gain((CATTLE, 1))),
    Loot("large_pasture", 10, Fence(True, 2)),  # CAV-6.26
    Loot("meadow", 11, PlaceSingle(MEADOW)),
    Loot(
        "dwelling",
        11,
        Furnish(only="dwelling", price=Price(wood=2, stone=2)),  # CAV-6.28
    ),
    Loot("field", 12, PlaceSingle(FIELD)),
    Loot("sow", 12, Sow()),
    Loot("cavern", 14, PlaceSingle(CAVERN)),
    Loot("breed2", 14, BreedTwo()),  # CAV-6.32
)
ALL_WEAPONS: Final = 0
