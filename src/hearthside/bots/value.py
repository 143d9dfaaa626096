"""What positions are worth: the outlook of a seat, and one number to choose by."""

from __future__ import annotations

from typing import Final

try:
    from mypy_extensions import mypyc_attr
except ImportError:
    from hearthside.bots.attributes import mypyc_attr

from hearthside.bots.guide import Guide
from hearthside.core.state import State

Outlook = tuple[float, float, float]
"""Expected points of a seat, its expected lead over the best other, its chance to win."""

VICTORY: Final = 8.0
"""So many points of lead a certain victory is worth."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """Looks at positions after a turn, what follows cut off."""

    def look(self, ends: list[State], seat: int) -> list[Outlook]:
        raise AssertionError("a table or a network looks")


class QuickValue(Value):
    """The hand-made look of the guide, where nothing was learned."""

    def __init__(self, guide: Guide) -> None:
        self.guide = guide

    def look(self, ends: list[State], seat: int) -> list[Outlook]:
        found: list[Outlook] = []
        for end in ends:
            quick = self.guide.quick(end, seat)
            found.append((quick, quick, 0.5))
        return found


def utilities(value: Value, guide: Guide, ends: list[State], seat: int) -> list[float]:
    """One number for each position: the lead, or with allies the points of all of them."""
    found = value.look(ends, seat)
    if not ends or not guide.allies(ends[0], seat):
        return [lead + VICTORY * win for _, lead, win in found]
    sums = [points + VICTORY * win for points, _, win in found]
    for ally in guide.allies(ends[0], seat):
        other = value.look(ends, ally)
        for i in range(len(other)):
            sums[i] += other[i][0]
    return sums
