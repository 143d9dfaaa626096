"""Where a node is for a species: `pos` of its frame is the colour, and above it the node's own."""

from __future__ import annotations

from hearthside.core.choice import NATURE
from hearthside.core.state import AnyNode, Frame
from hearthside.games.neanderthal.state import Neanderthal


def framed(s: Neanderthal, node: AnyNode, colour: int, rest: int = 0, done: int = 0) -> Frame:
    """A frame of a species, decided by its seat; `rest` is what the node counts."""
    return Frame(node, s.tribes[colour].seat, colour | rest << 2, done)


def unowned(node: AnyNode, rest: int) -> Frame:
    """A frame of such a node before a species is asked."""
    return Frame(node, NATURE, rest << 2)


def colour_of(f: Frame) -> int:
    """The species of a frame."""
    return f.pos & 3


def rest_of(f: Frame) -> int:
    """What the node counts besides the species."""
    return f.pos >> 2
