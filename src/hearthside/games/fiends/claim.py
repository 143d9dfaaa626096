"""The reward for a defeated orc: a bounty or gold (FF-6.1, 6.2)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice, arg, kinds, make
from hearthside.core.form import Field, Form
from hearthside.core.message import Message
from hearthside.core.node import Node
from hearthside.core.state import AnyNode, Frame
from hearthside.games.caverna.goods import GOLD
from hearthside.games.fiends import events
from hearthside.games.fiends.bounties import BOUNTIES, Bounty
from hearthside.games.fiends.bounty_slot import (
    FREE_SLOT,
    GOLD_SLOT,
    column_of,
    slot_at,
    strip_of,
    taken_by,
)
from hearthside.games.fiends.fields import OrcField
from hearthside.games.fiends.home import ORC_LETTERS
from hearthside.games.fiends.kinds import CLAIM
from hearthside.games.fiends.state import Fiends
from hearthside.games.fiends.tables import LETTERS, ORCS
from hearthside.games.fiends.verbs.expedition import BountyExpedition


def bounty_on(s: Fiends, slot: int) -> Bounty:
    """The bounty printed on a slot."""
    return BOUNTIES[s.longs[strip_of(slot)]][column_of(slot)]


class BountyField(Field[Fiends]):
    """A slot of the bounty board by the name of its bounty, or gold."""

    def __init__(self) -> None:
        super().__init__("bounty", sort="bounty")

    def write(self, s: Fiends, n: int) -> str:
        return "gold" if n == GOLD_SLOT else bounty_on(s, n).name

    def read(self, s: Fiends, text: str) -> int:
        if text == "gold":
            return GOLD_SLOT
        for strip in range(len(s.longs)):
            names = [bounty.name for bounty in BOUNTIES[s.longs[strip]]]
            if text in names:
                return slot_at(strip, names.index(text))
        raise ValueError(text)


def claim_message(s: Fiends, seat: int, c: Choice) -> Message:
    args = CLAIM_FORM.values(s, c)
    if arg(c, 1) != GOLD_SLOT:
        return Message("do.claim", args)
    return Message("do.claim_gold", {"orc": args["orc"], "gold": {"gold": ORCS.gold[arg(c, 0)]}})


CLAIM_FORM: Final = Form[Fiends](
    CLAIM,
    "claim {orc} {bounty}",
    OrcField(),
    BountyField(),
    message=claim_message,
    widget="bounty",
    anchor="bounty:{bounty}",
)


class Claim(Node[Fiends]):
    """A bounty or gold for each orc in the set `pos`; the player chooses the order (FF-5.6)."""

    first = kinds(CLAIM)

    def parts(self) -> list[AnyNode]:
        return [bounty.node for strip in BOUNTIES for bounty in strip]

    def ask(self, s: Fiends, f: Frame) -> Message:
        orcs = [f"orc:{LETTERS[orc]}" for orc in range(ORC_LETTERS) if f.pos >> orc & 1]
        return Message("ask.claim", {"orcs": orcs})

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
        node = bounty_on(s, slot).node
        strength = s.lair(p).trophies[orc]
        s.stack.append(Frame(node, p, strength if isinstance(node, BountyExpedition) else 0))
