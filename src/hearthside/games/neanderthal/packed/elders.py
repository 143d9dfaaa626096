"""An elder slot as one number: taken, by the Alpha, unsettled; 0 is an empty slot (NEA-3.2)."""

from __future__ import annotations

from typing import Final

ELDER: Final = 1
ALPHA: Final = 2
DISC: Final = 4
"""The promotion disc of an unsettled elder lies on the slot (NEA-6.3)."""


def make_elder(alpha: bool, unsettled: bool) -> int:
    """An elder.

    >>> settled_elder(make_elder(False, False)), alpha_elder(make_elder(True, True))
    (True, True)
    """
    return ELDER | (ALPHA if alpha else 0) | (DISC if unsettled else 0)


def settled_elder(elder: int) -> bool:
    """Is there an elder without a disc?"""
    return elder & (ELDER | DISC) == ELDER


SETTLED: Final = [settled_elder(elder) for elder in range(ELDER + ALPHA + DISC + 1)]
"""Whether an elder is settled, by its number: tribes ask often."""


def unsettled_elder(elder: int) -> bool:
    return elder & DISC != 0


def alpha_elder(elder: int) -> bool:
    return elder & ALPHA != 0


def settle_elder(elder: int) -> int:
    """The elder without the disc."""
    return elder & ~DISC


def elder_as_member(elder: int) -> int:
    """The elder with an ordinary member in the Alpha's place."""
    return elder & ~ALPHA
