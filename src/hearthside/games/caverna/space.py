"""What an action space is (CAV-4). The spaces themselves are declared in spaces.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hearthside.core.choice import Choice, make
from hearthside.core.node import Node
from hearthside.core.state import AnyNode
from hearthside.games.caverna.kinds import PLACE
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
    """One action space or action card. `stage` is 0 for printed spaces.

    `placing` is the choice that puts a dwarf there.
    It is declared on a `shelf`, by default that of the base game.
    """

    def __init__(
        self,
        name: str,
        board: str,
        node: Node[Caverna],
        piles: list[Pile] | None = None,
        stage: int = 0,
        starting_player: bool = False,
        shelf: Shelf | None = None,
    ) -> None:
        there = shelf if shelf is not None else SHELF
        self.index: int = len(there.spaces)
        self.name: str = name
        self.board: str = board
        self.node: Node[Caverna] = node
        self.piles = piles if piles is not None else []
        self.stage = stage
        self.starting_player = starting_player
        self.placing: Choice = make(PLACE, self.index)
        for pile in self.piles:
            pile.slot = len(there.slots)
            there.slots.append(self.index)
        _bind(node, self.index, [(pile.good, pile.slot) for pile in self.piles])
        there.spaces.append(self)
        there.named[name] = self


class Shelf:
    """All spaces of a game by number and by name, and the space of every slot of `Caverna.piles`.

    A space declared on the copy of a shelf replaces the one of the same name there (ADR 0010).
    """

    def __init__(self, spaces: list[Space], named: dict[str, Space], slots: list[int]) -> None:
        self.spaces = spaces
        self.named = named
        self.slots = slots

    def copy(self) -> Shelf:
        return Shelf(self.spaces[:], dict(self.named), self.slots[:])


SHELF: Final = Shelf([], {}, [])
SPACES: Final = SHELF.spaces
SPACE_NAMED: Final = SHELF.named
SLOTS: Final = SHELF.slots


def _bind(node: AnyNode, space: int, slots: list[tuple[int, int]]) -> None:
    """Tell the Take nodes of a space where its goods lie."""
    if isinstance(node, Take):
        node.bind(space, slots)
    for part in node.parts():
        _bind(part, space, slots)
