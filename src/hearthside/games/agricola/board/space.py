"""What an action space is (AGR-6). The spaces themselves are declared in printed.py."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import make
from hearthside.core.form import Field
from hearthside.core.node import Node
from hearthside.core.state import AnyNode
from hearthside.games.agricola.acting.lookahead import GOALS
from hearthside.games.agricola.kinds import PLACE
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.verbs.take import Take


class Space:
    """One action space or action space card.

    `board`: where it is printed; `stage`: of an action space card, else 0; `grows`: packed goods
    it receives every round; `tile`: spaces of one tile block each other (AGR-15.3).
    """

    def __init__(
        self,
        name: str,
        board: str,
        node: Node[Agricola],
        grows: int = 0,
        stage: int = 0,
        tile: str = "",
        rule: str = "",
    ) -> None:
        self.index = len(SPACES)
        self.name = name
        self.board = board
        self.node = node
        self.grows = grows
        self.stage = stage
        self.tile = tile
        self.rule = rule
        self.bit = 1 << self.index
        self.entry = make(PLACE, self.index)
        """The choice to place a person there."""
        _bind(node, self)
        SPACES.append(self)
        SPACE_NAMED[name + ":" + board] = self
        GOALS.append(node)


SPACES: Final[list[Space]] = []
SPACE_NAMED: Final[dict[str, Space]] = {}
"""By name and board: 'forest:base', 'grove:3'."""


def _bind(node: AnyNode, space: Space) -> None:
    """Tell the Take nodes of a space where its goods lie, and which these are."""
    if isinstance(node, Take):
        node.bind(space.index, space.grows)
    for part in node.parts():
        _bind(part, space)


OTHER_EXTENSION: Final = {3: ("4",), 4: ("3",)}
"""By number of players: the extension of the board that is not in play."""


class SpaceField(Field[Agricola]):
    """A space; with every number of players its name is unique."""

    def __init__(self) -> None:
        super().__init__("space", sort="space")

    def write(self, s: Agricola, n: int) -> str:
        return SPACES[n].name

    def read(self, s: Agricola, text: str) -> int:
        for space in SPACES:
            if space.name == text and space.board not in OTHER_EXTENSION.get(s.seats, ("3", "4")):
                return space.index
        raise ValueError(text)
