"""Using a space: effects before, the actions, effects after (AGR-5.7)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice
from hearthside.core.node import Node
from hearthside.core.state import Frame
from hearthside.games.agricola.acting.event import event_in, framed, seen_in, use_by
from hearthside.games.agricola.acting.lookahead import opens
from hearthside.games.agricola.board.space import SPACES
from hearthside.games.agricola.goods import CARDS_SEEN
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.vocabulary.timing import AFTER, OTHER_AFTER, OTHER_USE, USE


def usable(s: Agricola, p: int, space: int) -> bool:
    """Can the actions of a space be taken, with what effects before them bring (AGR-5.9)?"""
    node = SPACES[space].node
    if node.possible(s, p):
        return True
    if not s.players[p].hooks.listening[USE] >> space & 1:
        return False
    return opens(s, p, USE, space, node)


class UseSpace(Node[Agricola]):
    """`pos`: the space, and the cards put down before (event.py); `done`: how far we are."""

    def run(self, s: Agricola, f: Frame) -> bool:
        if f.done == 3:
            s.stack.pop()
            return True
        p = f.player
        space = event_in(f.pos)
        s.stack[-1] = Frame(self, p, f.pos, f.done + 1)
        if f.done == 0:
            self.tell(s, p, OTHER_USE, space)
            if s.players[p].hooks.listening[USE] >> space & 1:
                s.open_window(USE, p, space)
        elif f.done == 1:
            s.stack.append(Frame(SPACES[space].node, p))
        else:
            self.tell(s, p, OTHER_AFTER, space)
            if s.players[p].hooks.listening[AFTER] >> space & 1:
                s.open_window(AFTER, p, space, seen_in(f.pos))
        return True

    def tell(self, s: Agricola, p: int, window: int, space: int) -> None:
        """Cards of the others hear of it, clockwise from the active player (AGC-3.1)."""
        for i in range(s.seats - 1, 0, -1):
            other = (p + i) % s.seats
            if s.players[other].hooks.listening[window] >> space & 1:
                s.open_window(window, other, use_by(space, p))

    def space(self, f: Frame) -> int:
        """The space that a frame is about."""
        return event_in(f.pos)

    def permits(self, s: Agricola, f: Frame, c: Choice) -> bool:
        return True


USE_SPACE: Final = UseSpace()


def begin_use(s: Agricola, p: int, space: int) -> None:
    """Use a space with a person placed there."""
    s.stack.append(Frame(USE_SPACE, p, framed(space, s.players[p].goods[CARDS_SEEN])))
