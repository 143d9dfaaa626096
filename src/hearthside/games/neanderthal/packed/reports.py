"""What an event tells in one number."""

from __future__ import annotations


def placement(slot: int, tokens: int) -> int:
    """Tokens put on a slot.

    >>> placed_slot(placement(7, 96)), placed_tokens(placement(7, 96))
    (7, 96)
    """
    return slot | tokens << 8


def placed_slot(report: int) -> int:
    return report & 255


def placed_tokens(report: int) -> int:
    return report >> 8


def hunt_result(slot: int, success: bool) -> int:
    """How the hunt in a slot ended.

    >>> hunted_slot(hunt_result(11, True)), hunt_succeeded(hunt_result(11, True))
    (11, True)
    """
    return slot | (16 if success else 0)


def hunted_slot(report: int) -> int:
    return report & 15


def hunt_succeeded(report: int) -> bool:
    return report & 16 != 0


def pack_order(order: list[int]) -> int:
    """The species in the order of the turn.

    >>> unpack_order(pack_order([2, 0, 1]), 3)
    [2, 0, 1]
    """
    return sum(colour << 2 * i for i, colour in enumerate(order))


def unpack_order(report: int, number: int) -> list[int]:
    return [report >> 2 * i & 3 for i in range(number)]
