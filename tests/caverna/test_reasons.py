"""Why a space cannot be used: the reason that would remain after every exchange."""

from __future__ import annotations

import pytest

from hearthside.games.caverna.reasons import space_reason
from hearthside.games.caverna.spaces import SPACE_NAMED
from hearthside.words import speaker
from tests.caverna.build import RULES, Table
from tests.caverna.ways import alone, stands


def reason(t: Table, space: str) -> str:
    """What hinders the dwarf of seat 0, in words."""
    message = space_reason(t.s, 0, SPACE_NAMED[space].index)
    assert message is not None
    return speaker(RULES).text(message)


@pytest.mark.parametrize("food", [0, 1, 2])
def test_cav_4_61_imitation_without_a_target(food: int) -> None:
    """CAV-4.61: nobody else stands on a space; food would not help, however little there is."""
    t = alone(4)
    t.home().has(food=food)
    t.turn()
    assert reason(t, "imitation_b") == "there is no other player’s space to imitate"


def test_cav_4_61_imitation_with_a_target_lacks_food() -> None:
    """CAV-4.61: an opponent stands on Growth and 1 of 2 food is there: only food is missing."""
    t = stands(alone(4), 1, "growth")
    t.home().has(food=1)
    t.turn()
    assert reason(t, "imitation_b") == "needs 2 food, you have 1"


@pytest.mark.parametrize(
    "dwarfs, tiles, expected",
    [
        (5, "m21 m22", "there is room for only 4 dwarfs"),
        (5, "m21 m22 m11", "the family is complete"),
        (6, "m21 m22 m11", "the family is complete"),
        (4, "m21 m22", "there is room for only 4 dwarfs"),
    ],
)
def test_cav_5_12_why_a_family_cannot_grow(dwarfs: int, tiles: str, expected: str) -> None:
    """CAV-5.11, CAV-5.12: five dwarfs in room for four may grow once the fifth has a dwelling.

    With the Additional dwelling the family is complete with six; without it, with five.
    """
    t = alone(2).open("family_life")
    t.home().dwarfs(*[0] * dwarfs).tiles(dwelling=tiles)
    if dwarfs == 6 or expected.startswith("there"):
        t.home().tiles(additional_dwelling="m31")
    t.turn()
    assert reason(t, "family_life").startswith(expected)
