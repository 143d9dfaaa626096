"""What a window is about, as one number, and the frame of a window (AGC-2.1).

| Window | Event |
|---|---|
| `use`, `after`, `turn_end` | the space |
| `other_use`, `other_after` | the space and who uses it |
| of the round or harvest | the round |
| `obtain` | packed goods |
| `post` of a sub-action | its outcome, below |
| `other_post` of a sub-action | who took it, and its outcome |

Outcomes: plow, a set of cells; sow, grain fields and vegetable fields; bake, grain; rooms, number
and material; stables, number; fences, a set of edges; renovate, old and new material; grow, people;
occ, minor, major, the card; cook, the good and the number.
"""

from __future__ import annotations

from typing import Final

ALL_CARDS: Final = 255
"""All cards of the owner count, however late they were put down."""
_LOW: Final = 255
_HIGH: Final = 8
_SMALL: Final = 15
_ABOVE: Final = 4

# The position of a window's frame


def framed(event: int, seen: int) -> int:
    """An event, and how many cards count (AGC-3.4)."""
    return seen | event << _HIGH


def event_in(pos: int) -> int:
    return pos >> _HIGH


def seen_in(pos: int) -> int:
    """How many cards count: those put down earlier."""
    return pos & _LOW


# The use of a space


def use_by(space: int, user: int) -> int:
    """A space and who uses it."""
    return space | user << _HIGH


def space_of(event: int) -> int:
    """The space in use."""
    return event & _LOW


def user_of(event: int) -> int:
    """Who uses it, for the cards of the others."""
    return event >> _HIGH


# Outcomes of sub-actions


def by_other(actor: int, outcome: int) -> int:
    """The outcome of another player's sub-action."""
    return actor | outcome << _ABOVE


def actor_of(event: int) -> int:
    """Who took the sub-action."""
    return event & _SMALL


def outcome_of(event: int) -> int:
    """What came of another player's sub-action."""
    return event >> _ABOVE


def rooms_built(number: int, material: int) -> int:
    return number | material << _HIGH


def material_built(outcome: int) -> int:
    return outcome >> _HIGH


def pieces_built(outcome: int) -> int:
    """How many rooms or stables were built."""
    return outcome & _LOW


def sown(grain: int, vegetables: int) -> int:
    """Fields sown."""
    return grain | vegetables << _HIGH


def grain_sown(outcome: int) -> int:
    return outcome & _LOW


def vegetables_sown(outcome: int) -> int:
    return outcome >> _HIGH


def renovated(before: int, after: int) -> int:
    return before | after << _ABOVE


def material_after(outcome: int) -> int:
    return outcome >> _ABOVE & _SMALL


def cooked(good: int, number: int) -> int:
    return good | number << _ABOVE
