"""Expansion cards of deck B, occupations: Building Resource Provider."""

from __future__ import annotations

from hearthside.games.agricola.card import card
from hearthside.games.agricola.effects import Both, Gain
from hearthside.games.agricola.goods import CLAY, REED, STONE, WOOD, bundle
from hearthside.games.agricola.hooks import Condition
from hearthside.games.agricola.situations import MoreThan, Pile
from hearthside.games.agricola.spaces import (
    CLAY_PIT,
    CLAY_SPACES,
    HOLLOW_3,
    HOLLOW_4,
    HOLLOWS,
    QUARRIES,
    REED_BANK,
    WOOD_SPACES,
)
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.stores import PromiseFor, Series
from hearthside.games.agricola.sums import Reaches
from hearthside.games.agricola.tallies import FencesBuilt, Lying
from hearthside.games.agricola.vocabulary import after, at, other, use
from hearthside.games.agricola.windows import EVERYWHERE, POST_WORK, REPLENISH

# Shoreforester
card(
    "B116",
    at(REPLENISH, Gain(bundle(wood=1)), when=Reaches(Lying(REED_BANK.bit, REED), 1, 1)),
    play=Gain(bundle(wood=1)),
)

# Informant
card(
    "B117",
    at(POST_WORK, Gain(bundle(wood=1)), when=MoreThan(STONE, CLAY)),
    play=Gain(bundle(wood=1)),
)

# Lumberjack
card("B119", play=Both(Gain(bundle(wood=1)), PromiseFor(bundle(wood=1), FencesBuilt())))


class LeftOfNewest(Condition):
    """The space in use lies directly left of the newest card, in the same row of the board."""

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        round = len(s.revealed) - 1
        return round > 0 and round not in (7, 13) and s.revealed[round - 1] == event & 255


# Sweep
card("B120", use(EVERYWHERE, Gain(bundle(clay=2)), when=LeftOfNewest()))

# Mineralogist
card("B122", use(CLAY_SPACES, Gain(bundle(stone=1))), use(QUARRIES, Gain(bundle(clay=1))))

# Estate Worker
card("B125", play=Series(bundle(wood=1), bundle(clay=1), bundle(reed=1), bundle(stone=1), most=4))

# Clay Warden
card(
    "B143",
    other(HOLLOW_3.bit, Gain(bundle(clay=2))),
    other(HOLLOW_4.bit, Gain(bundle(clay=1, food=1))),
)

# Collier
card(
    "B144", after(CLAY_PIT.bit, Gain(bundle(wood=1, reed=1))), after(HOLLOWS, Gain(bundle(wood=1)))
)

# Forest Clearer
card(
    "B162",
    use(WOOD_SPACES, Gain(bundle(wood=1, food=1)), when=Pile((WOOD,), 2, 2)),
    use(WOOD_SPACES, Gain(bundle(wood=1)), when=Pile((WOOD,), 3, 3)),
    use(WOOD_SPACES, Gain(bundle(wood=1, food=1)), when=Pile((WOOD,), 4, 4)),
)
