from collections.abc import Callable

import pytest

from hearthside.games.agricola.flow import points


@pytest.mark.parametrize(
    "category, expected",
    [
        (points.fields, [-1, -1, 1, 2, 3, 4, 4]),
        (points.pastures, [-1, 1, 2, 3, 4, 4]),
        (points.grain, [-1, 1, 1, 1, 2, 2, 3, 3, 4, 4]),
        (points.vegetables, [-1, 1, 2, 3, 4, 4]),
        (points.sheep, [-1, 1, 1, 1, 2, 2, 3, 3, 4, 4]),
        (points.boar, [-1, 1, 1, 2, 2, 3, 3, 4, 4]),
        (points.cattle, [-1, 1, 2, 2, 3, 3, 4, 4]),
        (points.unused, [0, -1, -2]),
        (points.fenced_stables, [0, 1, 2, 3, 4, 4]),
        (points.clay_rooms, [0, 1, 2]),
        (points.stone_rooms, [0, 2, 4]),
        (points.people, [0, 3, 6, 9, 12, 15, 15]),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_agr_13_2_tables(category: Callable[[int], int], expected: list[int]) -> None:
    assert [category(n) for n in range(len(expected))] == expected


def test_agr_12_5_and_13_2_begging_markers_cost_three() -> None:
    assert points.bonus(4, 2) == -2


def test_agr_13_3_and_13_5_only_numbers_matter() -> None:
    assert points.fenced_stables(6) == 4


def test_agr_13_6_crafts() -> None:
    """AGR-9.8: 3, 5, 7 wood. AGR-9.10: 2, 4, 5 reed."""
    assert [points.reached(n, (3, 5, 7)) for n in (2, 3, 4, 5, 6, 7, 9)] == [0, 1, 1, 2, 2, 3, 3]
    assert [points.reached(n, (2, 4, 5)) for n in (1, 2, 3, 4, 5)] == [0, 1, 1, 2, 3]


def test_ex_56_a_complete_farm() -> None:
    """AGR-13.2"""
    values = [
        points.fields(4),
        points.pastures(3),
        points.grain(5),
        points.vegetables(2),
        points.sheep(6),
        points.boar(3),
        points.cattle(1),
        points.unused(1),
        points.fenced_stables(2),
        points.clay_rooms(4),
        points.stone_rooms(0),
        points.people(4),
        1 + 2 + 1,
        points.bonus(points.reached(5, (3, 5, 7)), begging=1),
    ]
    assert values == [3, 3, 2, 2, 3, 2, 1, -1, 2, 4, 0, 12, 4, -1]
    assert sum(values) == 36


def test_ex_57_an_untouched_farm() -> None:
    nothing = [points.fields, points.pastures, points.grain, points.vegetables]
    nothing += [points.sheep, points.boar, points.cattle]
    assert sum(category(0) for category in nothing) + points.unused(13) + points.people(2) == -14


def test_ex_58_and_agr_13_7_tie_break_by_building_resources() -> None:
    assert points.winners([41, 41], [6, 5]) == [0]
    assert points.winners([41, 42], [6, 5]) == [1]
    assert points.winners([41, 41, 40], [6, 6, 9]) == [0, 1]


def test_ex_59_rooms() -> None:
    assert (points.clay_rooms(4), points.stone_rooms(4)) == (4, 8)


def test_ex_60_pastures() -> None:
    assert (points.pastures(3), points.pastures(6)) == (3, 4)


def test_ex_66_and_agr_15_12_6_team_scores() -> None:
    one, other = [0] * 14, [0] * 14
    one[0], other[0] = 4, 1
    one[11], other[11] = 12, 9
    assert sum(points.team_min(one, other)) == 1 + 9
    assert points.team_product(31, 40) == 1240


def test_agr_15_12_7_fourteen_categories() -> None:
    assert len(points.CATEGORIES) == len(set(points.CATEGORIES)) == 14
    assert points.CATEGORIES.index("people") == 11
