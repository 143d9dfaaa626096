"""Pending loot as one number: whose, of which slot, what predators it must pass (NEA-8.4.3).

Two bits colour, four bits slot, claim, four bits predator, five bits the next one plus one, robbed.
"""

from __future__ import annotations

from typing import Final

CLAIM: Final = 1 << 6
ROBBED: Final = 1 << 16


def pending(colour: int, slot: int, claim: bool, first: int, second: int) -> int:
    """The loot of a hunt; `second` is -1 if one predator is all.

    >>> loot = robbed(pending(2, 11, True, 9, -1))
    >>> owner(loot), prey(loot), claims(loot), facing(loot), then_facing(loot), is_robbed(loot)
    (2, 11, True, 9, -1, True)
    """
    return colour | slot << 2 | (CLAIM if claim else 0) | first << 7 | second + 1 << 11


def owner(loot: int) -> int:
    return loot & 3


def prey(loot: int) -> int:
    """The slot that was hunted."""
    return loot >> 2 & 15


def claims(loot: int) -> bool:
    """Is the card claimed too?"""
    return loot & CLAIM != 0


def facing(loot: int) -> int:
    """The slot of the predator that must be passed now."""
    return loot >> 7 & 15


def then_facing(loot: int) -> int:
    """The slot of the predator after that; -1 if there is none."""
    return (loot >> 11 & 31) - 1


def is_robbed(loot: int) -> bool:
    """Has a predator taken it? Its hunters must still face the next one."""
    return loot & ROBBED != 0


def robbed(loot: int) -> int:
    """The loot, taken by a predator."""
    return loot | ROBBED
