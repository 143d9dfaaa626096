"""The ten major improvements (AGR-9.1 to 9.10)."""

from __future__ import annotations

from typing import Final

from hearthside.core.connect import May
from hearthside.core.hooks import Score
from hearthside.games.agricola.flow import points
from hearthside.games.agricola.goods import CLAY, FOOD, REED, WOOD, bundle, some
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.verbs.bake import Bake
from hearthside.games.agricola.vocabulary.card import card
from hearthside.games.agricola.vocabulary.exchange import IN_HARVEST, Exchange
from hearthside.games.agricola.vocabulary.promises import Promise
from hearthside.games.agricola.vocabulary.rates import Cooking, Oven


class Craft(Score[Agricola]):
    """Bonus points for a resource in the supply, best tier only (AGR-13.6)."""

    def __init__(self, good: int, tiers: tuple[int, int, int]) -> None:
        super().__init__()
        self.good = good
        self.tiers = tiers

    def points(self, s: Agricola, p: int) -> int:
        return points.reached(s.players[p].goods[self.good], self.tiers)


def craft(good: int, food: int) -> Exchange:
    """Once per harvest 1 resource for food (AGR-11.5)."""
    return Exchange(some(good), some(FOOD, food), IN_HARVEST)


FIREPLACE_2: Final = card("fireplace_2", Cooking(2, 2, 2, 3), Oven(2))
FIREPLACE_3: Final = card("fireplace_3", Cooking(2, 2, 2, 3), Oven(2))
HEARTH_4: Final = card("hearth_4", Cooking(3, 2, 3, 4), Oven(3))
HEARTH_5: Final = card("hearth_5", Cooking(3, 2, 3, 4), Oven(3))
WELL: Final = card("well", play=Promise(bundle(food=1), next=5))
CLAY_OVEN: Final = card("clay_oven", Oven(5, most=1), play=May(Bake()))
STONE_OVEN: Final = card("stone_oven", Oven(4, most=2), play=May(Bake()))
JOINERY: Final = card("joinery", craft(WOOD, 2), Craft(WOOD, (3, 5, 7)))
POTTERY: Final = card("pottery", craft(CLAY, 2), Craft(CLAY, (3, 5, 7)))
BASKETMAKER: Final = card("basketmaker", craft(REED, 3), Craft(REED, (2, 4, 5)))
