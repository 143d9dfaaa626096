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
        self, name: str, title: str, strength: int, node: Node[Caverna] | None, last: bool = False
    ) -> None:
        self.name = name
        self.title = title
        self.strength = strength
        self.node = node
        self.last = last


LOOT: Final = (
    Loot("all_weapons_plus_1", "All weapons +1", 1, None),  # CAV-6.10
    Loot("dog", "1 dog", 1, Gain((DOG, 1))),
    Loot("wood", "1 wood", 1, Gain((WOOD, 1))),
    Loot("grain", "1 grain", 2, Gain((GRAIN, 1))),
    Loot("sheep", "1 sheep", 2, Gain((SHEEP, 1))),
    Loot("stone", "1 stone", 3, Gain((STONE, 1))),
    Loot("donkey", "1 donkey", 3, Gain((DONKEY, 1))),
    Loot("vegetable", "1 vegetable", 4, Gain((VEGETABLE, 1))),
    Loot("ore2", "2 ore", 4, Gain((ORE, 2))),
    Loot("boar", "1 wild boar", 5, Gain((BOAR, 1))),
    Loot("gold2", "2 gold", 6, Gain((GOLD, 2))),
    Loot("furnish_cavern", "Furnish a cavern", 7, Furnish()),  # CAV-6.21
    Loot("stable", "Build a stable for free", 8, BuildStable(0)),  # CAV-6.22
    Loot("tunnel", "Place a tunnel", 9, PlaceSingle(TUNNEL)),
    Loot("small_pasture", "Small pasture for 1 wood", 9, Fence(False, 1)),  # CAV-6.24
    Loot("cattle", "1 cattle", 10, Gain((CATTLE, 1))),
    Loot("large_pasture", "Large pasture for 2 wood", 10, Fence(True, 2)),  # CAV-6.26
    Loot("meadow", "Place a meadow", 11, PlaceSingle(MEADOW)),
    Loot(
        "dwelling",
        "Dwelling for 2 wood and 2 stone",
        11,
        Furnish(only="dwelling", price=Price(wood=2, stone=2)),  # CAV-6.28
    ),
    Loot("field", "Place a field", 12, PlaceSingle(FIELD)),
    Loot("sow", "Sow", 12, Sow()),
    Loot("cavern", "Place a cavern", 14, PlaceSingle(CAVERN)),
    Loot("breed2", "Breed up to 2 kinds of animals", 14, BreedTwo()),  # CAV-6.32
)
ALL_WEAPONS: Final = 0
