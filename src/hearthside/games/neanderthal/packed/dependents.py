"""A dependent as one number: elders by level, then Women, then animals by card (NEA-5.7.1)."""

from __future__ import annotations

from typing import Final

WOMEN_FROM: Final = 6
ANIMALS_FROM: Final = 32


def elder_dependent(level: int) -> int:
    return level


def woman_dependent(woman: int) -> int:
    """A Woman, or where partners are meant, the partner of this Woman.

    >>> is_woman(woman_dependent(20)), woman_of(woman_dependent(20))
    (True, 20)
    """
    return WOMEN_FROM + woman


def animal_dependent(card: int) -> int:
    return ANIMALS_FROM + card


def is_elder(dependent: int) -> bool:
    return dependent < WOMEN_FROM


def is_woman(dependent: int) -> bool:
    return WOMEN_FROM <= dependent < ANIMALS_FROM


def level_of(dependent: int) -> int:
    return dependent


def woman_of(dependent: int) -> int:
    return dependent - WOMEN_FROM


def animal_of(dependent: int) -> int:
    return dependent - ANIMALS_FROM
