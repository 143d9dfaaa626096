"""What an action space is (AGR-6). The spaces themselves are declared in printed.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hearthside.core.node import Node
from hearthside.core.state import AnyNode
from hearthside.games.agricola.acting.lookahead import GOALS
from hearthside.games.agricola.verbs.take import Take

if TYPE_CHECKING:
    from hearthside.games.agricola.state import Agricola


class Space:
    """One action space or action space card.

    `board`: where it is printed; `stage`: of an action space card, else 0; `grows`: packed goods
    it receives every round; `tile`: spaces of one tile block each other (AGR-15.3).
    """

    def __init__(
        self,
        name: str,
        title: str,
        board: str,
        node: Node[Agricola],
        grows: int = 0,
        stage: int = 0,
        tile: str = "",
        rule: str = "",
    ) -> None:
        self.index = len(SPACES)
        self.name = name
        self.title = title
        self.board = board
        self.node = node
        self.grows = grows
        self.stage = stage
        self.tile = tile
        self.rule = rule
        self.bit = 1 << self.index
        _bind(node, self.index)
        SPACES.append(self)
        SPACE_NAMED[name + ":" + board] = self
        GOALS.append(node)


SPACES: Final[list[Space]] = []
SPACE_NAMED: Final[dict[str, Space]] = {}
"""By name and board: 'forest:base', 'grove:3'."""


def _bind(node: AnyNode, space: int) -> None:
    """Tell the Take nodes of a space where its goods lie."""
    if isinstance(node, Take):
        node.bind(space)
    for part in node.parts():
        _bind(part, space)
