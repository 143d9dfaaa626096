"""What becomes of campaign bonuses before round 1: what they do, or why they are lost (FF-12.6).

The shop asks before a game is there. It counts what the bonuses of one game bring together: the
printed cavern, caverns, tunnels and meadows of twin tiles, and rubies that buy single ones.
"""

from __future__ import annotations

from typing import Final

from hearthside.games.caverna.cells import CAVERN_CELL, ENTRY_CELL, FOREST, MOUNTAIN
from hearthside.games.caverna.goods import FARM_ANIMALS, GOOD_NAMES
from hearthside.games.fiends.content import SUPPLY
from hearthside.games.fiends.traps import BASE_BOARD_TRAPS

ROCK: Final = (MOUNTAIN & ~(1 << ENTRY_CELL | 1 << CAVERN_CELL)).bit_count()
TREES: Final = FOREST.bit_count()
CAVERN_RUBIES: Final = 2
"""Rubies for a single cavern; tunnels and meadows cost one (CAV-7)."""

TO_SUPPLY: Final = "supply"
TO_HOME: Final = "home"
LAID: Final = "laid"
FURNISHED: Final = "furnished"
SET: Final = "set"
# Lost, because of this:
NO_COPY: Final = "no_copy"
NO_CAVERN: Final = "no_cavern"
NO_TUNNELS: Final = "no_tunnels"
NO_MEADOWS: Final = "no_meadows"
NO_SPACE: Final = "no_space"
LOST: Final = (NO_COPY, NO_CAVERN, NO_TUNNELS, NO_MEADOWS, NO_SPACE)


class Plot:
    """What is left of the home and of the supply while bonuses are handed out."""

    def __init__(self, rubies: int) -> None:
        self.rubies = rubies
        self.rock = ROCK
        self.trees = TREES
        self.caverns = 1
        self.tunnels = 0
        self.meadows = 0
        self.taken: list[str] = []

    def lay_in_rock(self, caverns: int, tunnels: int) -> str:
        if self.rock < 2:
            return NO_SPACE
        self.rock -= 2
        self.caverns += caverns
        self.tunnels += tunnels
        return LAID

    def lay_in_forest(self) -> str:
        if self.trees < 2:
            return NO_SPACE
        self.trees -= 2
        self.meadows += 1
        return LAID

    def pay(self, rubies: int) -> bool:
        if self.rubies < rubies:
            return False
        self.rubies -= rubies
        return True

    def furnish(self) -> str:
        """One cavern, bought if there is none."""
        if self.caverns:
            self.caverns -= 1
            return FURNISHED
        if self.rock and self.pay(CAVERN_RUBIES):
            self.rock -= 1
            return FURNISHED
        return NO_CAVERN

    def dig_mine(self) -> str:
        """Two adjacent tunnels."""
        missing = max(0, 2 - self.tunnels)
        if self.rock < missing or not self.pay(missing):
            return NO_TUNNELS
        self.rock -= missing
        self.tunnels -= 2 - missing
        return LAID

    def fence(self) -> str:
        """Two adjacent meadows."""
        missing = max(0, 2 - self.meadows)
        if self.trees < missing or not self.pay(missing):
            return NO_MEADOWS
        self.trees -= missing
        self.meadows -= 2 - missing
        return LAID

    def set_trap(self) -> str:
        if not self.trees:
            return NO_SPACE
        self.trees -= 1
        return SET

    def place(self, name: str) -> str:
        """Hand out one bonus that needs a place."""
        if name in BASE_BOARD_TRAPS or name in SUPPLY.functions:
            if name in self.taken:
                return NO_COPY
            self.taken.append(name)
        if name in BASE_BOARD_TRAPS:
            return self.set_trap()
        if name == "large_pasture":
            return self.fence()
        if name == "ore_mine_deep_tunnel":
            return self.dig_mine()
        return self.furnish()


TWINS: Final = {"cavern_tunnel": (1, 1), "cavern_cavern": (2, 0)}
"""The caverns and tunnels of twin tiles of the mountain."""


def fates(names: list[str]) -> list[str]:
    """What becomes of each bonus of one game; the player takes them in the best order.

    >>> fates(["large_pasture", "wood", "meadow_field", "meadow_field"])
    ['laid', 'supply', 'laid', 'laid']
    >>> fates(["dwelling", "dwelling"])
    ['furnished', 'no_cavern']
    """
    plot = Plot(names.count("ruby"))
    found = [""] * len(names)
    for i in range(len(names)):
        name = names[i]
        if name == "meadow_field":
            found[i] = plot.lay_in_forest()
        elif name in TWINS:
            caverns, tunnels = TWINS[name]
            found[i] = plot.lay_in_rock(caverns, tunnels)
        elif name in GOOD_NAMES:
            animal = name == "dog" or GOOD_NAMES.index(name) in FARM_ANIMALS
            found[i] = TO_HOME if animal else TO_SUPPLY
    for i in range(len(names)):
        if not found[i]:
            found[i] = plot.place(names[i])
    return found
