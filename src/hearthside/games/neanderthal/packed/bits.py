"""A set of small numbers as one number: species, slots, cards of a bag."""

from __future__ import annotations


def has(bits: int, number: int) -> bool:
    """Is the number in the set?

    >>> has(added(0, 3), 3), has(dropped(added(0, 3), 3), 3)
    (True, False)
    """
    return bits >> number & 1 == 1


def added(bits: int, number: int) -> int:
    return bits | 1 << number


def dropped(bits: int, number: int) -> int:
    return bits & ~(1 << number)


def first(count: int) -> int:
    """The set of 0, 1, ... up to `count` numbers.

    >>> [number for number in range(9) if has(first(3), number)]
    [0, 1, 2]
    """
    return (1 << count) - 1


def listed(bits: int, end: int) -> list[int]:
    """The numbers of the set below `end`, in ascending order.

    >>> listed(added(first(2), 5), 36)
    [0, 1, 5]
    """
    return [number for number in range(end) if bits >> number & 1]
