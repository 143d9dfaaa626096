"""Deck A, occupations: Points Provider."""

import pytest

from tests.agricola.build import Table

MAJORS = ("fireplace_2", "hearth_4", "well", "clay_oven")
MINORS = ("A012", "A016", "A019", "A024", "A032", "A044", "A050")


def test_agc_a098_stable_architect_unfenced_stables() -> None:
    table = Table()
    table.farm().stables("a2", "a5", "b5").pastures("a5").cards("A098")
    assert table.score()["bonus"] == 2
    assert table.score()["fenced_stables"] == 1


@pytest.mark.parametrize(
    "improvements, points",
    [(4, 0), (5, 2), (6, 3), (7, 4), (8, 5), (9, 7), (10, 9), (11, 9)],
)
def test_agc_a133_braggart_by_improvements(improvements: int, points: int) -> None:
    """AGC-EX22, AGC-3.17: majors and minors count, occupations do not."""
    table = Table(players=3)
    cards = (*MAJORS[:3], *MINORS, MAJORS[3])[:improvements]
    table.farm().cards("A133", "A116", *cards)
    assert table.score()["bonus"] == points


def test_agc_a133_braggart_traveling_cards_never_count() -> None:
    table = Table(players=3)
    table.farm().cards("A133", *MINORS[:4]).has(grain=1).hand("B008")
    table.turn().play("place meeting_place", "minor B008")
    assert table.score()["bonus"] == 0
