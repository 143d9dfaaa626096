"""What lies on a field as one number: the good and how many of it; 0 is an empty field."""

from __future__ import annotations

from typing import Final

_GOOD: Final = 15
_NUMBER: Final = 4


def planted(good: int, n: int) -> int:
    """A field with `n` of a good; with none it is empty."""
    return good | n << _NUMBER if n else 0


def good_on(crop: int) -> int:
    """The good on a field that is not empty."""
    return crop & _GOOD


def number_on(crop: int) -> int:
    """How many lie there."""
    return crop >> _NUMBER


def growing(crops: list[int], good: int) -> int:
    """How many of a good lie on all fields."""
    n = 0
    for crop in crops:
        if crop and crop & _GOOD == good:
            n += crop >> _NUMBER
    return n


def fields_with(crops: list[int], good: int) -> int:
    """How many fields hold a good."""
    n = 0
    for crop in crops:
        if crop and crop & _GOOD == good:
            n += 1
    return n


def reap(crops: list[int], goods: list[int]) -> list[int]:
    """One good from every field goes into a supply; what is left, without empty fields."""
    left: list[int] = []
    for crop in crops:
        if crop:
            goods[crop & _GOOD] += 1
            if crop >> _NUMBER > 1:
                left.append(crop - (1 << _NUMBER))
    return left


def gather(crops: list[int], goods: list[int]) -> None:
    """Everything on the fields goes into a supply."""
    for crop in crops:
        if crop:
            goods[crop & _GOOD] += crop >> _NUMBER
