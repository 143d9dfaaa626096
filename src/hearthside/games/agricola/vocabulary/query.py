"""What a declaration may ask about the public state: a condition, or a number (AGC-2.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hearthside.games.agricola.state import Agricola


class Condition:
    """A question about the public state, asked for the owner of `card` (AGC-2.3)."""

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        raise AssertionError("a condition says when it holds")

    def spare(self, s: Agricola, p: int) -> int:
        """The packed goods without which it would hold; 0 if it holds, or would not (AGR-5.13)."""
        return 0

    def text(self) -> str:
        """The condition in words, for reasons and card pictures."""
        return ""


class Count:
    """A number that depends on the state."""

    def of(self, s: Agricola, p: int) -> int:
        raise AssertionError("a count counts")
