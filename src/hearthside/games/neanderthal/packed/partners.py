"""The partner of a Woman as one number: colour plus one, Alpha, unsettled; 0 is nobody."""

from __future__ import annotations

from typing import Final

NO_PARTNER: Final = 0
COLOUR: Final = 3
ALPHA: Final = 4
DISC: Final = 8
"""The disc of an unsettled partner lies on the card (NEA-8.5.6)."""


def make_partner(colour: int, alpha: bool, unsettled: bool) -> int:
    """A token in the partner box of a Woman.

    >>> found = make_partner(2, True, True)
    >>> partner_colour(found), alpha_partner(found), unsettled_partner(found)
    (2, True, True)
    """
    return colour + 1 | (ALPHA if alpha else 0) | (DISC if unsettled else 0)


def partner_colour(partner: int) -> int:
    """Whose partner it is; -1 if there is none."""
    return (partner & COLOUR) - 1


def belongs_to(partner: int, colour: int) -> bool:
    """Is there a partner of this species?"""
    return partner & COLOUR == colour + 1


def settled_with(partner: int, colour: int) -> bool:
    """Is there a settled partner of this species?"""
    return partner & (COLOUR | DISC) == colour + 1


def alpha_partner(partner: int) -> bool:
    return partner & ALPHA != 0


def unsettled_partner(partner: int) -> bool:
    """Does the disc of the partner still lie there?"""
    return partner & DISC != 0


def settle_partner(partner: int) -> int:
    """The partner without the disc."""
    return partner & ~DISC


def partner_as_member(partner: int) -> int:
    """The partner with an ordinary member in the Alpha's place."""
    return partner & ~ALPHA
