"""Weakening and defeating orcs (FF-6.1)."""

from __future__ import annotations

from hearthside.core.state import Frame
from hearthside.games.fiends import events
from hearthside.games.fiends.cave import release
from hearthside.games.fiends.home import DEFEATED
from hearthside.games.fiends.state import WIRING, Fiends


def weaken(s: Fiends, p: int, orc: int, less: int) -> None:
    """Strength falls; at 0 the orc is defeated, and what it had before counts (R19)."""
    home = s.lair(p)
    before = home.power[orc]
    if less >= before:
        defeat(s, p, orc)
    elif less:
        home.power[orc] = before - less
        s.note(events.WEAKENED, p, orc, before - less)


def defeat(s: Fiends, p: int, orc: int) -> None:
    """The orc leaves the board; its space and its trap are free; a reward is due (FF-6.1)."""
    home = s.lair(p)
    strength = home.power[orc]
    s.note(events.DEFEATED, p, orc, strength)
    home.trophies[orc] = strength
    home.power[orc] = 0
    home.held &= ~(1 << orc)
    reward(s, p, orc)
    if home.in_cave(orc):
        release(s, p, orc)
    home.place[orc] = DEFEATED


def reward(s: Fiends, p: int, orc: int) -> None:
    """One reward more is due; of several at once the player chooses the order (FF-5.6).

    Spaces that became free may have left frames for held orcs above it: those move in first.
    """
    claim = WIRING.claim
    i = len(s.stack) - 1
    while i >= 0 and s.stack[i].node is WIRING.lodge and s.stack[i].player == p:
        i -= 1
    if i >= 0 and s.stack[i].node is claim and s.stack[i].player == p:
        s.stack[i] = Frame(claim, p, s.stack[i].pos | 1 << orc)
    else:
        s.stack.append(Frame(claim, p, 1 << orc))
