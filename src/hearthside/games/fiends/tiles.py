"""The 13 new furnishing tiles (FF-13.1, 13.2)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import STOP, Choice
from hearthside.core.hooks import Hook, Score, Static
from hearthside.core.message import Message
from hearthside.core.node import Node
from hearthside.core.state import AnyNode, Frame
from hearthside.games.caverna import furnishings as furnishings
from hearthside.games.caverna.furnishing import GREEN, ORANGE, YELLOW, Furnishing
from hearthside.games.caverna.goods import DOG, Price
from hearthside.games.caverna.questions import ROOM
from hearthside.games.caverna.verbs.grow import Grow
from hearthside.games.fiends.catalogue import TILES
from hearthside.games.fiends.friends import Lodge
from hearthside.games.fiends.questions import (
    CHIEF,
    DOG_STRENGTH,
    GUEST,
    HIDING_PLACE,
    MINE_ORC,
    ORC_ROOM,
    ORC_WORKER,
)
from hearthside.games.fiends.state import Fiends
from hearthside.games.fiends.tables import read_points
from hearthside.games.fiends.verbs.weapons import Counterfeit, Enlist

POINTS: Final = read_points(
    [
        "chief_orc_dwelling",
        "forger_dwelling",
        "guest_dwelling",
        "warrior_dwelling",
        "mine_orc_dwelling",
        "offspring_dwelling",
        "orc_worker_dwelling",
        "orc_dwelling",
        "camouflage_dwelling",
        "war_dog_school",
        "trap_chamber",
        "family_parlor",
        "dog_parlor",
    ]
)
PER_PLAYER: Final = ("orc_dwelling", "warrior_dwelling")
"""These lie in the supply once per player (FF-2.6)."""


class MixedPrice(Price):
    """Building materials of any sort, at least one of each (FF-13.1, 13.4)."""

    def __init__(self, total: int) -> None:
        super().__init__(total - 2, 1, 1)
        self.total = total

    def splits(self, wood: int, stone: int) -> list[list[int]]:
        """Each discount counts as one paid unit of its material (R24)."""
        total = self.total - (1 if wood else 0) - (1 if stone else 0)
        least_wood = 0 if wood else 1
        least_stone = 0 if stone else 1
        found: list[list[int]] = []
        for ore in range(1, total + 1):
            for w in range(least_wood, total - ore + 1):
                s = total - ore - w
                if s >= least_stone:
                    found.append([w, s, ore, 0, 0, 0, 0, 0])
        return found


class MayGrow(Node[Fiends]):
    """Right after building: family growth, if the player likes (FF-13.1)."""

    def __init__(self) -> None:
        super().__init__()
        self.grow = Grow()
        self.first = self.grow.first

    def parts(self) -> list[AnyNode]:
        return [self.grow]

    def run(self, s: Fiends, f: Frame) -> bool:
        if self.grow.doable(s, f.player):
            return False
        s.stack.pop()
        return True

    def options(self, s: Fiends, f: Frame, out: list[Choice]) -> None:
        self.grow.starts(s, f.player, out)
        out.append(STOP)

    def apply(self, s: Fiends, f: Frame, c: Choice) -> None:
        s.stack.pop()
        if c != STOP:
            self.grow.begin(s, f.player, c)

    def ask(self, s: Fiends, f: Frame) -> Message:
        return Message("ask.may_grow")


LODGE: Final = Lodge()
COUNTERFEIT: Final = Counterfeit()
ENLIST: Final = Enlist()
MAY_GROW: Final = MayGrow()


def dwelling(name: str, price: Price, *hooks: Hook, built: AnyNode | None = None) -> None:
    """An orange tile: for a friendly orc with an ability, for dwarfs, or for either."""
    Furnishing(
        name,
        ORANGE,
        price,
        points=POINTS[name],
        intro=True,
        hooks=list(hooks),
        built=built,
        catalogue=TILES,
    )


dwelling("chief_orc_dwelling", Price(2, 2, 2), Static(ORC_ROOM), Static(CHIEF))
dwelling("forger_dwelling", Price(2, 2, 2), Static(ROOM), built=COUNTERFEIT)
dwelling("guest_dwelling", Price(3, 3), Static(ROOM), Static(ORC_ROOM), Static(GUEST))
dwelling("warrior_dwelling", MixedPrice(8), Static(ROOM), built=ENLIST)
dwelling("mine_orc_dwelling", Price(2, 2, food=2), Static(ORC_ROOM), Static(MINE_ORC))
dwelling("offspring_dwelling", Price(4, 5), Static(ROOM), built=MAY_GROW)
dwelling("orc_worker_dwelling", Price(wood=4, ore=3), Static(ORC_ROOM), Static(ORC_WORKER))
dwelling("orc_dwelling", Price(wood=2, ore=2), Static(ORC_ROOM))
dwelling("camouflage_dwelling", Price(stone=4, ore=3), Static(ROOM), Static(HIDING_PLACE))
Furnishing(
    "war_dog_school",
    GREEN,
    Price(wood=1),
    points=POINTS["war_dog_school"],
    intro=True,
    hooks=[Static(DOG_STRENGTH)],
    catalogue=TILES,
)


class PerTrap(Score[Fiends]):
    """2 points per trap, active or not."""

    def points(self, s: Fiends, p: int) -> int:
        return 2 * len(s.lair(p).traps)


class PerFriend(Score[Fiends]):
    """3 points per friendly orc that is no prisoner."""

    def points(self, s: Fiends, p: int) -> int:
        return 3 * s.lair(p).free_friends()


class PerTwoDogs(Score[Fiends]):
    """1 point per 2 dogs."""

    def points(self, s: Fiends, p: int) -> int:
        return s.homes[p].goods[DOG] // 2


def parlor(name: str, price: Price, score: Score[Fiends]) -> None:
    Furnishing(name, YELLOW, price, points=POINTS[name], intro=True, hooks=[score], catalogue=TILES)


parlor("trap_chamber", Price(gold=1), PerTrap())
parlor("family_parlor", Price(ruby=1), PerFriend())
parlor("dog_parlor", Price(wood=2, ore=1), PerTwoDogs())
