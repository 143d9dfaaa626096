"""Weakening and defeating orcs, and the reward (FF-6.1, 6.2)."""

from __future__ import annotations

from hearthside.core.choice import Choice, arg, kinds, make
from hearthside.core.node import Node
from hearthside.core.state import AnyNode, Frame
from hearthside.games.caverna.goods import GOLD
from hearthside.games.fiends import events
from hearthside.games.fiends.bounty_slot import FREE_SLOT, GOLD_SLOT, column_of, strip_of, taken_by
from hearthside.games.fiends.cave import release
from hearthside.games.fiends.home import DEFEATED, ORC_LETTERS
from hearthside.games.fiends.kinds import CLAIM
from hearthside.games.fiends.state import PARTS, Fiends
from hearthside.games.fiends.tables import ORCS
from hearthside.games.fiends.verbs.expedition import BountyExpedition


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
    if home.in_cave(orc):
        release(s, p, orc)
    home.place[orc] = DEFEATED
    frame = s.stack[-1] if s.stack else None
    claim = PARTS.claim
    if frame is not None and frame.node is claim and frame.player == p:
        s.stack[-1] = Frame(claim, p, frame.pos | 1 << orc)
    else:
        s.stack.append(Frame(claim, p, 1 << orc))


class Claim(Node[Fiends]):
    """A bounty or gold for each orc in the set `pos`; the player chooses the order (FF-5.6)."""

    first = kinds(CLAIM)

    def __init__(self, bounties: list[list[AnyNode]]) -> None:
        super().__init__()
        self.bounties = bounties

    def parts(self) -> list[AnyNode]:
        return [node for strip in self.bounties for node in strip]

    def run(self, s: Fiends, f: Frame) -> bool:
        if f.pos:
            return False
        s.stack.pop()
        return True

    def options(self, s: Fiends, f: Frame, out: list[Choice]) -> None:
        """Free slots in the columns of the orc (FF-6.2), or gold."""
        for orc in range(ORC_LETTERS):
            if f.pos >> orc & 1:
                for slot in range(len(s.slots)):
                    if s.slots[slot] == FREE_SLOT and column_of(slot) <= orc:
                        out.append(make(CLAIM, orc, slot))
                out.append(make(CLAIM, orc, GOLD_SLOT))

    def apply(self, s: Fiends, f: Frame, c: Choice) -> None:
        p = f.player
        orc, slot = arg(c, 0), arg(c, 1)
        left = f.pos & ~(1 << orc)
        if left:
            s.stack[-1] = Frame(self, p, left)
        else:
            s.stack.pop()
        s.note(events.CLAIMED, p, orc, slot)
        if slot == GOLD_SLOT:
            s.gain(p, GOLD, ORCS.gold[orc])
            return
        slots = s.slots[:]
        slots[slot] = taken_by(p, orc)
        s.slots = slots
        node = self.bounties[s.longs[strip_of(slot)]][column_of(slot)]
        strength = s.lair(p).trophies[orc]
        s.stack.append(Frame(node, p, strength if isinstance(node, BountyExpedition) else 0))
