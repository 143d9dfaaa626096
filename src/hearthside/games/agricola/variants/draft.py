"""Drafting (AGR-15.5, 15.6): everybody keeps cards at the same time and hands the rest on."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import NATURE, OUTCOME, Choice, kinds
from hearthside.core.form import AnyForm, Form
from hearthside.core.message import Message
from hearthside.core.node import Auto, Node
from hearthside.core.sequence import Simultaneous
from hearthside.core.state import AnyNode, Frame
from hearthside.games.agricola import events
from hearthside.games.agricola.fields import CardField
from hearthside.games.agricola.flow.deal import Draw
from hearthside.games.agricola.kinds import PICK, card_in, with_card
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.vocabulary.card import CARDS, KIND_NAMES, MINOR, OCCUPATION


def of_kind(cards: list[int], kind: int) -> list[int]:
    """The cards of one kind."""
    return [card for card in cards if CARDS[card].kind == kind]


class DrawToPack(Draw):
    """The card lies in the pack of the seat, from which it will keep some."""

    def give(self, s: Agricola, seat: int, card: int) -> None:
        packs = s.packs[:]
        packs[seat] = sorted([*packs[seat], card])
        s.packs = packs
        s.note(events.DEALT, seat, card, 0, seat)


def keep(s: Agricola, p: int, card: int) -> None:
    """`p` keeps a card of their pack; nobody else learns which."""
    packs = s.packs[:]
    packs[p] = [other for other in packs[p] if other != card]
    s.packs = packs
    player = s.players[p]
    player.hand = sorted([*player.hand, card])
    s.note(events.PICKED, p, card, 0, p)


PICK_FORM: Final = Form[Agricola](
    PICK, "pick {card}", CardField(), widget="card", anchor="card:{card}"
)
PASS_FORM: Final = Form[Agricola](OUTCOME, "pass packs", anchor="outcome:packs")


class Keep(Node[Agricola]):
    """Keep `number` cards of one kind from the pack. `pos`: how many were kept."""

    first = kinds(PICK)

    def __init__(self, kind: int, number: int) -> None:
        super().__init__()
        self.kind = kind
        self.number = number

    def left(self, f: Frame) -> int:
        return self.number - f.pos

    def run(self, s: Agricola, f: Frame) -> bool:
        """Nothing to choose: enough were kept, or all that are left may be kept."""
        cards = of_kind(s.packs[f.player], self.kind)
        if f.pos < self.number and len(cards) > self.left(f):
            return False
        s.stack.pop()
        if f.pos < self.number:
            for card in cards:
                keep(s, f.player, card)
        return True

    def options(self, s: Agricola, f: Frame, out: list[Choice]) -> None:
        for card in of_kind(s.packs[f.player], self.kind):
            out.append(with_card(PICK, card))

    def apply(self, s: Agricola, f: Frame, c: Choice) -> None:
        s.stack[-1] = Frame(self, f.player, f.pos + 1)
        keep(s, f.player, card_in(c))

    def ask(self, s: Agricola, f: Frame) -> Message:
        kind = f"kind:{KIND_NAMES[self.kind]}"
        return Message("ask.pick", {"kind": kind, "number": self.left(f)})


class KeepEach(Node[Agricola]):
    """Keep occupations, then minor improvements, whichever the draft is about."""

    def __init__(self, occupations: int, minors: int) -> None:
        super().__init__()
        self.steps: list[Keep] = []
        if occupations:
            self.steps.append(Keep(OCCUPATION, occupations))
        if minors:
            self.steps.append(Keep(MINOR, minors))

    def parts(self) -> list[AnyNode]:
        return list(self.steps)

    def run(self, s: Agricola, f: Frame) -> bool:
        s.stack.pop()
        for step in reversed(self.steps):
            s.stack.append(Frame(step, f.player))
        return True


class PassPacks(Node[Agricola]):
    """What was not kept goes to the left neighbour.

    Everybody sees new cards then: a step of its own, behind which nothing can be taken back.
    """

    outcome: AnyForm | None = PASS_FORM

    def run(self, s: Agricola, f: Frame) -> bool:
        if any(s.packs):
            return False
        s.stack.pop()
        return True

    def options(self, s: Agricola, f: Frame, out: list[Choice]) -> None:
        out.append(OUTCOME)

    def apply(self, s: Agricola, f: Frame, c: Choice) -> None:
        s.stack.pop()
        s.packs = [s.packs[seat - 1] for seat in range(s.seats)]
        s.note(events.PACKS_PASSED, NATURE)

    def waits(self, s: Agricola, f: Frame) -> bool:
        return True


class RemovePacks(Auto[Agricola]):
    """What is left after the last step is out of the game (AGR-15.5.3, 15.6)."""

    def happen(self, s: Agricola, p: int) -> None:
        for pack in s.packs:
            s.removed = sorted(s.removed + pack)
        s.packs = [[] for _ in range(s.seats)]


def rounds_of_keeping(occupations: list[int], minors: list[int]) -> list[Node[Agricola]]:
    """Keep some cards in each step and pass the rest in between (AGR-15.5)."""
    found: list[Node[Agricola]] = []
    for number, other in zip(occupations, minors, strict=True):
        if found:
            found.append(PassPacks())
        found.append(Simultaneous(KeepEach(number, other)))
    return found
