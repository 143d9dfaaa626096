"""The action spaces in numbers: which are free, and what lies there."""

from __future__ import annotations

from typing import Final

from hearthside.games.caverna.content import Content
from hearthside.games.caverna.goods import GOOD_NAMES
from hearthside.games.caverna.state import Caverna

VARIANTS: Final = ("_a", "_b", "_3", "_5", "_6", "_7")
"""How the names of spaces end that differ by the number of players."""


def plain_name(name: str) -> str:
    """The name of a space without the number of players it is for.

    >>> plain_name("logging_b"), plain_name("ruby_mining")
    ('logging', 'ruby_mining')
    """
    return name[:-2] if name.endswith(VARIANTS) else name


class Board:
    """One fixed list of numbers for every number of players.

    Spaces of the same name count together. A card counts as free once it has been turned up.
    """

    def __init__(self, content: Content, spaces: list[int]) -> None:
        self.content = content
        self.names: list[str] = []
        self.place = [-1] * len(content.spaces)
        """Where the number of free spaces of that name is, by space."""
        self.slots: list[list[int]] = [[] for _ in content.spaces]
        """The slots of the piles of each space."""
        self.heaps = [-1] * len(content.shelf.slots)
        """Where the number of goods is, by slot."""
        self.cards = [
            i for i in spaces if content.spaces[i].stage and i != content.urgent_wish.index
        ]
        """The cards; those still to come get a flag each. The urgent wish is a back side."""
        for index in spaces:
            self.place[index] = self.column(f"free {plain_name(content.spaces[index].name)}")
        for index in spaces:
            space = content.spaces[index]
            for pile in space.piles:
                self.slots[index].append(pile.slot)
                name = f"{GOOD_NAMES[pile.good]} on {plain_name(space.name)}"
                self.heaps[pile.slot] = self.column(name)
        self.size = len(self.names)
        self.names += [f"to come {content.spaces[i].name}" for i in self.cards]
        self.bags: dict[int, list[float]] = {}

    def column(self, name: str) -> int:
        """The place of a name in the list; a new one is added."""
        if name not in self.names:
            self.names.append(name)
        return self.names.index(name)

    def describe(self, s: Caverna, out: list[float]) -> None:
        """Append a number for each of `names`."""
        found = [0.0] * self.size
        occupants = s.occupants
        piles = s.piles
        for index in s.open_spaces:
            if occupants[index] < 0:
                found[self.place[index]] += 1.0
                for slot in self.slots[index]:
                    found[self.heaps[slot]] += piles[slot]
        out += found
        out += self.bag(s.bag)

    def bag(self, bag: int) -> list[float]:
        """The cards to come, a flag for each."""
        found = self.bags.get(bag)
        if found is None:
            found = [float(bag >> index & 1) for index in self.cards]
            self.bags[bag] = found
        return found
