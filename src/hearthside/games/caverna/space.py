"""What an action space is (CAV-4). The spaces themselves are declared in spaces.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hearthside.core.node import Node
from hearthside.core.state import AnyNode
from hearthside.games.caverna.verbs.take import Take

if TYPE_CHECKING:
    from hearthside.games.caverna.state import Caverna


class Pile:
    """An accumulation entry: `first` on an empty space, `then` otherwise (CAV-3.7).

    `slot` is its place in `Caverna.piles`. With two players it starts in round `for_two`.
    """

    def __init__(self, good: int, first: int, then: int, for_two: int = 1) -> None:
        self.good = good
        self.first = first
        self.then = then
        self.for_two = for_two
        self.slot = -1


class Space:
    """One action space or action card. `stage` is 0 for printed spaces."""

    def __init__(
        self,
        name: str,
        title: str,
        board: str,
        node: Node[Caverna],
        piles: list[Pile] | None = None,
        stage: int = 0,
        starting_player: bool = False,
    ) -> None:
        self.index = len(SPACES)
        self.name = name
        self.title = title
        self.board = board
        self.node = node
        self.piles = piles if piles is not None else []
        self.stage = stage
        self.starting_player = starting_player
        for pile in self.piles:
            pile.slot = len(SLOTS)
            SLOTS.append(self.index)
        _bind(node, self.index, [(pile.good, pile.slot) for pile in self.piles])
        SPACES.append(self)
        SPACE_NAMED[name] = self


SPACES: Final[list[Space]] = []
SPACE_NAMED: Final[dict[str, Space]] = {}
SLOTS: Final[list[int]] = []
"""The space of every slot in `Caverna.piles`."""


def _bind(node: AnyNode, space: int, slots: list[tuple[int, int]]) -> None:
    """Tell the Take nodes of a space where its goods lie."""
    if isinstance(node, Take):
        node.bind(space, slots)
    for part in node.parts():
        _bind(part, space, slots)
