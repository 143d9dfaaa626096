"""What players may do at any time, besides what a frame asks (ADR 0006, 0020)."""

from __future__ import annotations

from typing import Generic

from hearthside.core.choice import Choice
from hearthside.core.node import S
from hearthside.core.state import Frame


class Anytime(Generic[S]):
    """The side menu of a game; its state refers to the one instance."""

    def list_options(self, s: S, p: int, f: Frame, out: list[Choice]) -> None:
        """Append what `p` may do besides the options of the waiting frame."""
        raise AssertionError("a game lists what may be done at any time")

    def list_discards(self, s: S, p: int, out: list[Choice]) -> None:
        """Append what `p` may give back for nothing (ADR 0020)."""

    def carry_out(self, s: S, p: int, c: Choice) -> None:
        raise AssertionError("a game carries out what may be done at any time")
