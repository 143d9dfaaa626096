"""How to divide members among cards so that all of them together gain most."""

from __future__ import annotations


class Allotment:
    """The best division of a number of members, and what it gains."""

    def __init__(self, numbers: list[int], gain: float, last: float) -> None:
        self.numbers = numbers
        """How many go to each card."""
        self.gain = gain
        self.last = last
        """What the last member adds."""


def allot(gains: list[list[float]], members: int) -> Allotment:
    """Each list says what 0, 1, 2, ... members gain on a card; cards do not touch each other.

    >>> found = allot([[0.0, 1.0, 1.5, 1.6], [0.0, 0.2, 1.9, 2.0]], 3)
    >>> found.numbers, round(found.gain, 3), round(found.last, 3)
    ([1, 2], 2.9, 1.0)
    """
    best = [0.0] * (members + 1)
    picks: list[list[int]] = []
    for row in gains:
        after = best[:]
        pick = [0] * (members + 1)
        for held in range(1, members + 1):
            top = best[held]
            for sent in range(1, held + 1):
                gain = best[held - sent] + row[sent]
                if gain > top:
                    top = gain
                    pick[held] = sent
            after[held] = top
        best = after
        picks.append(pick)
    numbers = [0] * len(gains)
    left = members
    for i in range(len(gains) - 1, -1, -1):
        numbers[i] = picks[i][left]
        left -= numbers[i]
    last = best[members] - best[members - 1] if members else 0.0
    return Allotment(numbers, best[members], last)
