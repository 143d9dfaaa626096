"""A roll as one number: how many dice show each face, six bits per face."""

from __future__ import annotations

from typing import Final

ONE_FACE: Final = 1
THREE_FACE: Final = 1 << 12
"""A die showing 1 and a die showing 3, as parts of a roll."""


def pack(faces: list[int]) -> int:
    """Die faces as one number.

    >>> faces_of(pack([6, 1, 1]))
    [1, 1, 6]
    """
    dice = 0
    for face in faces:
        dice += 1 << 6 * (face - 1)
    return dice


def faces_of(dice: int) -> list[int]:
    """The faces of a roll in ascending order."""
    return [face for face in range(1, 7) for _ in range(dice >> 6 * (face - 1) & 63)]


def shown(dice: int, face: int) -> int:
    """How many dice show this face."""
    return dice >> 6 * (face - 1) & 63


def count(dice: int, mask: int) -> int:
    """How many dice show one of these faces.

    >>> count(pack([1, 2, 2, 5]), 0b110)
    3
    """
    found = 0
    for face in range(1, 7):
        if mask >> face & 1:
            found += dice >> 6 * (face - 1) & 63
    return found


def match(dice: int) -> int:
    """The largest number of equal dice."""
    best = 0
    while dice:
        if dice & 63 > best:
            best = dice & 63
        dice >>= 6
    return best


def turned(dice: int, number: int) -> int:
    """The roll with this many dice turned from 3 to 1 (NEA-8.3).

    >>> faces_of(turned(pack([3, 3, 5]), 1))
    [1, 3, 5]
    """
    return dice + number * (ONE_FACE - THREE_FACE)


def with_ones(dice: int, number: int) -> int:
    """The roll with this many more dice showing 1: a declared Alpha (NEA-3.5.2)."""
    return dice + number * ONE_FACE
