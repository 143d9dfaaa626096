"""Moments for exchanges: nothing is asked but whether the player is done (CAV-7.1)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice, kinds
from hearthside.core.form import Form
from hearthside.core.node import Node
from hearthside.core.state import Frame
from hearthside.games.caverna.kinds import DONE
from hearthside.games.caverna.state import Caverna

DONE_FORM: Final = Form[Caverna](DONE, "done")


class Moment(Node[Caverna]):
    """A decision in which only any-time exchanges matter."""

    first = kinds(DONE)

    def options(self, s: Caverna, f: Frame, out: list[Choice]) -> None:
        out.append(DONE)

    def apply(self, s: Caverna, f: Frame, c: Choice) -> None:
        s.stack.pop()

    def waits(self, s: Caverna, f: Frame) -> bool:
        return True
