"""Scoring (AGR-13)."""

from hearthside.games.agricola.flow import scoring
from tests.agricola.build import Table


def test_agr_13_2_a_farm() -> None:
    """EX-56, AGR-13.6."""
    table = Table()
    farm = table.farm().house("clay", rooms="a1 a2")
    farm.fields("a3", "b3", "c3", "c2").pastures("a5", "b5", "b4+c4+c5").stables("a5", "b5", "b2")
    farm.has(grain=5, vegetable=2, sheep=6, boar=3, cattle=1, wood=5).people(4)
    farm.cards("fireplace_2", "joinery", "A078").begging(1)
    assert table.score() == {
        "fields": 3,
        "pastures": 3,
        "grain": 2,
        "vegetables": 2,
        "sheep": 3,
        "boar": 2,
        "cattle": 1,
        "unused": -1,
        "fenced_stables": 2,
        "clay_rooms": 4,
        "stone_rooms": 0,
        "people": 12,
        "card_points": 4,
        "bonus": -1,
    }
    assert table.total() == 36


def test_agr_13_2_an_untouched_farm() -> None:
    """EX-57."""
    assert Table().total() == -14


def test_agr_13_7_ties() -> None:
    """EX-58, AGR-R3."""
    table = Table()
    table.farm(0).cards("joinery").has(wood=6)
    table.farm(1).has(stone=5)
    table.player(1).goods[11] = table.total(0) - table.total(1)
    assert table.total(0) == table.total(1)
    assert scoring.winners(table.s) == [0]
    table.farm(1).has(stone=6)
    assert scoring.winners(table.s) == [0, 1]


def test_agr_13_2_rooms() -> None:
    """EX-59."""
    table = Table()
    table.farm().house("clay", rooms="a1 a2")
    assert (table.score()["clay_rooms"], table.score()["stone_rooms"]) == (4, 0)
    table.farm().house("stone")
    assert (table.score()["clay_rooms"], table.score()["stone_rooms"]) == (0, 8)


def test_agr_13_3_crops_on_fields_and_field_cards_count() -> None:
    table = Table()
    table.farm().cards("B068").has(grain=1).fields(a3="3 grain", B068="2 vegetable")
    assert table.score()["grain"] == 2
    assert table.score()["vegetables"] == 2
    assert table.score()["fields"] == -1
