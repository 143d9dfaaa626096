"""What positions are worth: the outlook of a seat, and one number to choose by."""

from __future__ import annotations

import math
from typing import Final

from hearthside.bots.guide import Guide
from hearthside.core.extensible import mypyc_attr
from hearthside.core.state import State

Outlook = tuple[float, float, float]
"""Expected points of a seat, its expected lead over the best other, its chance to win."""

VICTORY: Final = 8.0
"""How many points of lead a certain victory is worth."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """Evaluates positions after a turn, what follows cut off."""

    anchor: float = 0.0
    """How much the heuristic counts besides this value.

    What was learned from games of one bot errs where another would lead; the heuristic
    keeps the search near positions that the games have shown.
    """

    def evaluate(self, ends: list[State], seat: int) -> list[Outlook]:
        raise AssertionError("a table or a network evaluates")


class QuickValue(Value):
    """The heuristic of the guide, where nothing was learned."""

    def __init__(self, guide: Guide) -> None:
        self.guide = guide

    def evaluate(self, ends: list[State], seat: int) -> list[Outlook]:
        found: list[Outlook] = []
        for end in ends:
            quick = self.guide.quick(end, seat)
            found.append((quick, quick, 0.5))
        return found


def utilities(value: Value, guide: Guide, ends: list[State], seat: int) -> list[float]:
    """One number for each position: the lead, or with allies the points of all of them."""
    if not ends:
        return []
    seen = value.evaluate(ends, seat)
    allies = guide.allies(ends[0], seat)
    if allies:
        found = [points + VICTORY * win for points, _, win in seen]
        for ally in allies:
            others = value.evaluate(ends, ally)
            for i in range(len(others)):
                found[i] += others[i][0]
    else:
        found = [lead + VICTORY * win for _, lead, win in seen]
    anchor = value.anchor
    if anchor:
        for i in range(len(ends)):
            found[i] = (found[i] + anchor * guide.quick(ends[i], seat)) / (1.0 + anchor)
    return found


def chance_with(win: float, more: float) -> float:
    """A chance to win, if the lead were larger by `more` points.

    >>> round(chance_with(0.5, 0.0), 3), round(chance_with(0.5, -8.0), 3)
    (0.5, 0.269)
    """
    safe = min(max(win, 0.001), 0.999)
    return 1.0 / (1.0 + (1.0 - safe) / safe * math.exp(-more / VICTORY))


def final_utility(
    points: list[float], winners: list[int], allies: list[int], seat: int, anchor: float
) -> float:
    """What a finished game is worth to a seat, on the scale of `utilities`."""
    worth = points[seat] + (VICTORY if seat in winners else 0.0)
    if allies:
        for ally in allies:
            worth += points[ally]
    elif len(points) > 1:
        worth -= max([points[q] for q in range(len(points)) if q != seat])
    return (worth + anchor * points[seat]) / (1.0 + anchor)
