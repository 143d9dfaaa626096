"""The 13 new furnishing tiles (FF-13.1, 13.2)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import STOP, Choice
from hearthside.core.hooks import Hook, Push, Static
from hearthside.core.message import Message
from hearthside.core.node import Node
from hearthside.core.state import AnyNode, Frame
from hearthside.games.caverna import furnishings as furnishings
from hearthside.games.caverna.furnishing import (
    CATALOGUE,
    GREEN,
    ORANGE,
    ROOM,
    YELLOW,
    Bonus,
    Furnishing,
)
from hearthside.games.caverna.goods import DOG, Price
from hearthside.games.caverna.state import Caverna
from hearthside.games.caverna.verbs.dwarfs import Grow
from hearthside.games.fiends.friends import Lodge
from hearthside.games.fiends.lodging import (
    CHIEF,
    DWARF_ROOM,
    GUEST,
    MINE,
    ORC_ROOM,
    PLAIN,
    WORKER,
)
from hearthside.games.fiends.questions import DOG_STRENGTH, HIDING_PLACE
from hearthside.games.fiends.state import Fiends, as_fiends
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
TILES: Final = CATALOGUE.copy()
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


def dwelling(
    name: str,
    price: Price,
    orcs: int = -1,
    dwarfs: int = 0,
    after: AnyNode | None = None,
    more: Hook | None = None,
) -> None:
    """An orange tile: for a friendly orc with an ability, for dwarfs, or for either."""
    hooks: list[Hook] = [Static(ROOM, dwarfs)] if dwarfs else []
    if more is not None:
        hooks.append(more)
    if orcs >= 0:
        after = LODGE
    tile = Furnishing(
        name,
        ORANGE,
        price,
        points=POINTS[name],
        intro=True,
        hooks=hooks,
        built=Push(after) if after is not None else None,
        catalogue=TILES,
    )
    if orcs >= 0:
        ORC_ROOM[tile.index] = orcs


dwelling("chief_orc_dwelling", Price(2, 2, 2), orcs=CHIEF)
dwelling("forger_dwelling", Price(2, 2, 2), dwarfs=1, after=COUNTERFEIT)
dwelling("guest_dwelling", Price(3, 3), orcs=GUEST, dwarfs=1)
dwelling("warrior_dwelling", MixedPrice(8), dwarfs=1, after=ENLIST)
dwelling("mine_orc_dwelling", Price(2, 2, food=2), orcs=MINE)
dwelling("offspring_dwelling", Price(4, 5), dwarfs=1, after=MAY_GROW)
dwelling("orc_worker_dwelling", Price(wood=4, ore=3), orcs=WORKER)
dwelling("orc_dwelling", Price(wood=2, ore=2), orcs=PLAIN)
dwelling(
    "camouflage_dwelling",
    Price(stone=4, ore=3),
    dwarfs=1,
    more=Static(HIDING_PLACE),
)
Furnishing(
    "war_dog_school",
    GREEN,
    Price(wood=1),
    points=POINTS["war_dog_school"],
    intro=True,
    hooks=[Static(DOG_STRENGTH)],
    catalogue=TILES,
)


class PerTrap(Bonus):
    """2 points per trap, active or not."""

    def points(self, s: Caverna, p: int) -> int:
        return 2 * len(as_fiends(s).lair(p).traps)


class PerFriend(Bonus):
    """3 points per friendly orc that is no prisoner."""

    def points(self, s: Caverna, p: int) -> int:
        return 3 * as_fiends(s).lair(p).free_friends()


class PerTwoDogs(Bonus):
    """1 point per 2 dogs."""

    def points(self, s: Caverna, p: int) -> int:
        return s.homes[p].goods[DOG] // 2


def parlor(name: str, price: Price, bonus: Bonus) -> None:
    Furnishing(name, YELLOW, price, points=POINTS[name], intro=True, bonus=bonus, catalogue=TILES)


parlor("trap_chamber", Price(gold=1), PerTrap())
parlor("family_parlor", Price(ruby=1), PerFriend())
parlor("dog_parlor", Price(wood=2, ore=1), PerTwoDogs())

for _tile in TILES.tiles:
    for _hook in _tile.hooks:
        if isinstance(_hook, Static) and _hook.question == ROOM:
            DWARF_ROOM[_tile.index] = _hook.amount
