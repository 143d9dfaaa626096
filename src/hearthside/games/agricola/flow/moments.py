"""Moments in which only any-time exchanges matter; asked only where one could (AGR-11.3)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice, kind_of, kinds
from hearthside.core.form import Form
from hearthside.core.message import Message
from hearthside.core.node import Node
from hearthside.core.state import Frame
from hearthside.games.agricola.exchanges.reach import could_pay, open_exchanges
from hearthside.games.agricola.flow.parting import better_without
from hearthside.games.agricola.kinds import DISCARD, DONE, MOVE, with_goods
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.vocabulary.exchange import ALWAYS
from hearthside.games.agricola.vocabulary.questions import CROPS_MOVE

DONE_FORM: Final = Form[Agricola](DONE, "done")


class Moment(Node[Agricola]):
    """The player says when they are done."""

    first = kinds(DONE)
    question = ""
    """What it is called when it asks."""

    def matters(self, s: Agricola, p: int, f: Frame) -> bool:
        """Could an exchange change anything now?"""
        raise AssertionError("a moment says when it matters")

    def run(self, s: Agricola, f: Frame) -> bool:
        if self.matters(s, f.player, f):
            return False
        s.stack.pop()
        return True

    def options(self, s: Agricola, f: Frame, out: list[Choice]) -> None:
        out.append(DONE)

    def apply(self, s: Agricola, f: Frame, c: Choice) -> None:
        if kind_of(c) == DISCARD:
            s.exchange(f.player, c)
        else:
            s.stack.pop()

    def waits(self, s: Agricola, f: Frame) -> bool:
        return True

    def ask(self, s: Agricola, f: Frame) -> Message:
        return Message(f"ask.{self.question}")


class BeforeField(Moment):
    """Before the field phase: crops that may be moved to empty fields."""

    question = "before_field"

    def matters(self, s: Agricola, p: int, f: Frame) -> bool:
        if not s.players[p].hooks.statics[CROPS_MOVE]:
            return False
        out: list[Choice] = []
        s.side_options(p, f, out)
        for c in out:
            if kind_of(c) == MOVE:
                return True
        return False


class LastExchanges(Moment):
    """After the last harvest, before scoring: exchanges of cards, and animals better let go."""

    question = "final"

    def options(self, s: Agricola, f: Frame, out: list[Choice]) -> None:
        super().options(s, f, out)
        for goods in better_without(s, f.player):
            out.append(with_goods(DISCARD, goods))

    def matters(self, s: Agricola, p: int, f: Frame) -> bool:
        if better_without(s, p):
            return True
        if not s.players[p].hooks.exchanges:
            return False
        for exchange in open_exchanges(s, p):
            if exchange.when == ALWAYS and could_pay(s, p, [exchange.pay]):
                return True
        return False
