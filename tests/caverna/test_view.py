"""What the view says of rules, so that no client need know them: rates, room, prices, harvests."""

from __future__ import annotations

import random

import pytest

from hearthside import new_game
from hearthside.core.ruleset import View
from hearthside.games.caverna.view import space_catalogue
from tests.caverna.build import RULES, Table

EXPEDITIONS = {
    "logging_a": 1,
    "logging_b": 1,
    "hardware_rental_5": 2,
    "hardware_rental_6": 2,
    "blacksmithing": 3,
    "ore_mine_construction": 2,
    "exploration": 4,
    "adventure": 1,
}
"""Which level of expedition a space has (CAV-4.20 to 4.82); the Adventure has two of level 1."""


def home(t: Table, seat: int = 0) -> View:
    return RULES.view(t.s, seat)["homes"][seat]  # type: ignore[no-any-return]


def prices(t: Table, seat: int = 0) -> dict[str, View]:
    return RULES.view(t.s, seat)["prices"]  # type: ignore[no-any-return]


def test_cav_7_8_rates_are_the_food_for_each_number_of_a_good() -> None:
    """CAV-7.8, CAV-7.9: gold loses one, a pair of donkeys is 3; what feeds nobody is not there."""
    t = Table()
    t.home().has(gold=3, ruby=2, grain=2, vegetable=1, wood=5, stone=5, ore=5, dog=2)
    t.home().has(sheep=2, donkey=3, boar=1, cattle=1)
    assert home(t)["rates"] == {
        "gold": [0, 0, 1, 2],
        "ruby": [0, 2, 4],
        "grain": [0, 1, 2],
        "vegetable": [0, 2],
        "sheep": [0, 1, 2],
        "donkey": [0, 1, 3, 4],
        "boar": [0, 2],
        "cattle": [0, 3],
    }


def test_cav_11_44_rates_know_the_slaughtering_cave() -> None:
    """CAV-11.44: 1 food more for each farm animal, two donkeys together 5; not for crops."""
    t = Table()
    t.home().tiles(slaughtering_cave="m31").has(grain=1, sheep=2, donkey=3, boar=1, cattle=1)
    assert home(t)["rates"] == {
        "grain": [0, 1],
        "sheep": [0, 2, 4],
        "donkey": [0, 2, 5, 7],
        "boar": [0, 3],
        "cattle": [0, 4],
    }


def test_cav_7_10_crops_on_fields_are_no_food() -> None:
    t = Table()
    t.home().crops(f43="grain 3", f33="vegetable 2")
    assert home(t)["rates"] == {}


@pytest.mark.parametrize(
    "animals, terrain, room",
    [
        ((0, 0, 0, 0, 0), {}, ["sheep", "donkey", "boar", "cattle"]),  # CAV-9.11
        ((1, 0, 0, 0, 0), {}, ["sheep"]),  # CAV-9.4
        ((2, 0, 0, 0, 0), {}, []),
        ((2, 0, 0, 0, 0), {"ore_mine": "m21"}, ["donkey"]),  # CAV-9.10
        ((0, 0, 0, 2, 0), {"stable": "f43"}, ["boar"]),  # CAV-9.9
        ((0, 0, 0, 2, 0), {"meadow": "f43"}, []),  # CAV-9.8
        ((0, 0, 0, 2, 1), {"meadow": "f43"}, ["sheep"]),  # CAV-9.16
        ((2, 0, 0, 2, 1), {"meadow": "f43"}, []),  # one dog watches two sheep
        ((0, 0, 0, 3, 0), {"small": "f43"}, ["cattle"]),  # CAV-9.5
        ((0, 0, 0, 4, 0), {"small": "f43"}, []),
    ],
)
def test_cav_9_room_for_one_more_animal(
    animals: tuple[int, int, int, int, int], terrain: dict[str, str], room: list[str]
) -> None:
    """CAV-9.4 to CAV-9.16: of which farm animals one more could be kept, besides all others."""
    t = Table()
    t.home().land(**terrain).animals(*animals)
    assert home(t)["room_for"] == room


def test_cav_11_4_prices_are_those_of_the_viewer() -> None:
    """CAV-11.4: Carpenter and Stone carver reduce by one; ore and crops are never reduced."""
    t = Table()
    t.home().tiles(carpenter="m31", stone_carver="m22")
    own, other = prices(t), prices(t, 1)
    assert other["dwelling"]["price"] == {"wood": 4, "stone": 3}
    assert own["dwelling"]["price"] == {"wood": 3, "stone": 2}
    assert other["quarry"]["price"] == {"wood": 1}
    assert own["quarry"]["price"] == {}
    assert own["stone_storage"]["price"] == {"wood": 2, "ore": 1}
    assert own["food_chamber"]["price"] == {"wood": 1, "vegetable": 2}
    assert RULES.view(t.s, -1)["prices"] == {}


def test_cav_11_3_prices_name_what_is_left_to_buy() -> None:
    """CAV-11.3: a tile that was bought is gone, ordinary dwellings are always there."""
    t = Table()
    t.home(1).tiles(carpenter="m31", dwelling="m21")
    assert "carpenter" not in prices(t)
    assert "dwelling" in prices(t)


def test_cav_11_27_payable_knows_the_builder() -> None:
    """CAV-11.27: 1 wood and 1 stone may each be paid with 1 ore, no more than that."""
    t = Table()
    t.home().has(wood=3, stone=2, ore=2)
    assert not prices(t)["dwelling"]["payable"]
    t.home().tiles(builder="m31")
    assert prices(t)["dwelling"]["payable"]
    assert prices(t)["dwelling"]["price"] == {"wood": 4, "stone": 3}
    t.home().has(wood=2)
    assert not prices(t)["dwelling"]["payable"]


@pytest.mark.parametrize("players", [2, 3])
def test_cav_10_5_harvests_of_all_rounds_with_markers(players: int) -> None:
    """CAV-10.1 to 10.7: fixed in the first five rounds, then by marker once it is turned up."""
    game = new_game("caverna", players, seed=4)
    chance = random.Random(4)
    seen = set()
    while not game.over:
        view = game.view()
        later = [r for r in view["rounds"] if r > 5]
        signs = {"green": "normal", "red": "red"}
        markers = [signs.get(view["markers"].get(str(r), ""), "unknown") for r in later]
        assert list(view["harvests"].values()) == [
            "none",
            "none",
            "normal",
            "special",
            "normal",
            *markers,
        ]
        assert all(r <= view["round"] for r in later if str(r) in view["markers"])
        seen |= set(markers)
        seat = game.deciders[0]
        game.play(chance.choice(game.options(seat)).token, seat)
    assert seen == {"normal", "red", "unknown"}
    assert "unknown" not in game.view()["harvests"].values()


def test_cav_12_23_harvests_of_the_solo_game_are_printed() -> None:
    """CAV-12.23: no markers; rounds 5 to 8 and 10 to 12 are normal, there is no round 9."""
    found = new_game("caverna", 1).view()["harvests"]
    assert found == {
        "1": "none",
        "2": "none",
        "3": "normal",
        "4": "special",
        **{str(r): "normal" for r in (5, 6, 7, 8, 10, 11, 12)},
    }


@pytest.mark.parametrize(
    "marker, reds_seen, steps",
    [
        ("green", 0, ["field", "feed", "breed"]),  # CAV-10.6, CAV-10.8
        ("red", 2, ["feed"]),  # special feeding
        ("red", 3, ["field", "feed", "breed"]),  # each skips one of their own
    ],
)
def test_cav_10_7_harvest_steps_of_the_harvest_that_is_on(
    marker: str, reds_seen: int, steps: list[str]
) -> None:
    t = Table(round=7)
    t.home().has(food=1, grain=1)
    t.harvest(marker, reds_seen)
    assert RULES.view(t.s, 0)["harvest_steps"] == steps


def test_cav_10_7_the_first_red_marker_has_no_steps() -> None:
    """CAV-10.7: no harvest at all. Nor are there any before the first harvest."""
    t = Table(round=7).harvest("red", 1)
    assert RULES.view(t.s, 0)["harvest_steps"] == []
    assert new_game("caverna", 2).view()["harvest_steps"] == []


def test_cav_4_expedition_levels_of_spaces() -> None:
    """CAV-4.20 to 4.82: the level of each expedition; most spaces have none."""
    found = {space["name"]: space["expedition"] for space in space_catalogue()}
    assert {name: level for name, level in found.items() if level} == EXPEDITIONS
