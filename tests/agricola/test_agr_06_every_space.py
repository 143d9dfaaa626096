"""Every action space, one by one (AGR-6.1 to 6.4)."""

import pytest

from hearthside.core import engine
from hearthside.games.agricola.board.printed import SPACES
from hearthside.games.agricola.setup import new_state
from tests.agricola.build import Table

GROWTH = {
    "AGR-6.1.7": ("forest", 2, {"wood": 3}),
    "AGR-6.1.8": ("clay_pit", 2, {"clay": 1}),
    "AGR-6.1.9": ("reed_bank", 2, {"reed": 1}),
    "AGR-6.1.10": ("fishing", 2, {"food": 1}),
    "AGR-6.2.4": ("sheep_market", 2, {"sheep": 1}),
    "AGR-6.2.7": ("western_quarry", 2, {"stone": 1}),
    "AGR-6.2.9": ("pig_market", 2, {"boar": 1}),
    "AGR-6.2.10": ("cattle_market", 2, {"cattle": 1}),
    "AGR-6.2.11": ("eastern_quarry", 2, {"stone": 1}),
    "AGR-6.3.1": ("grove", 3, {"wood": 2}),
    "AGR-6.3.2": ("hollow", 3, {"clay": 1}),
    "AGR-6.4.1": ("copse", 4, {"wood": 1}),
    "AGR-6.4.2": ("grove", 4, {"wood": 2}),
    "AGR-6.4.4": ("hollow", 4, {"clay": 2}),
    "AGR-6.4.6": ("traveling_players", 4, {"food": 1}),
}
BASE = 10


@pytest.mark.parametrize("rule", GROWTH)
def test_agr_6_accumulation_spaces(rule: str) -> None:
    """AGR-4.3: each receives its goods once per round; all of them are taken (AGR-5.3)."""
    name, players, goods = GROWTH[rule]
    table = Table(players, round=13)
    if name in ("sheep_market", "pig_market", "cattle_market") or "quarry" in name:
        table.open(name)
    index = next(space.index for space in SPACES if space.rule == rule)
    assert SPACES[index].name == name
    table.next_round().nature()
    assert table.lying(name) == goods
    table.play(f"place {name}")
    assert table.goods() == goods
    assert table.lying(name) == {}


@pytest.mark.parametrize("players, extra", [(1, 0), (2, 0), (3, 4), (4, 6)])
def test_agr_3_4_boards_by_players(players: int, extra: int) -> None:
    """AGR-1.5, AGR-14.1, AGR-3.9: no goods lie on any space before the first round."""
    s = new_state(players, 1, {})
    assert len(s.open_spaces) == BASE + extra
    assert not any(s.piles)
    engine.play_nature(s)
    assert len(s.open_spaces) == BASE + extra + 1


@pytest.mark.parametrize(
    "rule, space, goods",
    [
        ("AGR-6.1.3", "grain_seeds", {"grain": 1}),
        ("AGR-6.1.6", "day_laborer", {"food": 2}),
        ("AGR-6.2.8", "vegetable_seeds", {"vegetable": 1}),
    ],
)
def test_agr_6_goods_from_the_general_supply(rule: str, space: str, goods: dict[str, int]) -> None:
    """AGR-5.14, AGR-R22: the seeds of this action are not sown by it."""
    table = Table().open("vegetable_seeds")
    table.farm().fields("a3")
    table.turn().play(f"place {space}")
    assert table.goods() == goods
    assert table.crops() == {}
    assert table.decider == 1


def test_agr_6_1_2_meeting_place_gives_no_food_with_hand_cards() -> None:
    """AGR-R11; AGR-14.6: solo for its minor improvement."""
    table = Table(1)
    table.farm().hand("A016")
    table.turn().play("place meeting_place", "minor A016")
    assert table.goods() == {"clay": 1}


def test_agr_6_1_4_farmland_plows_one_field() -> None:
    table = Table().turn().play("place farmland", "plow c5")
    assert table.cells("fields") == ["c5"]
    assert table.decider == 1


def test_agr_6_2_1_a_major_or_a_minor() -> None:
    """AGR-5.5: exactly one of them; AGR-9.11: each major exists once."""
    table = Table().open("major_improvement")
    table.farm().has(clay=5, wood=1).hand("A067")
    table.farm(1).has(clay=9)
    table.turn().play("place major_improvement")
    assert {"major fireplace_2", "major fireplace_3", "minor A067"} <= set(table.tokens())
    table.play("major fireplace_2")
    assert table.decider == 1
    assert table.in_play() == ["fireplace_2"]
    assert not table.s.majors & 1


def test_agr_6_2_2_fencing_needs_wood() -> None:
    table = Table().open("fencing")
    table.farm().has(wood=3)
    assert table.turn().refuses("place fencing")


def test_agr_6_2_3_sow_and_or_bake() -> None:
    """AGR-5.5: either order, each once."""
    for order in (["sow 1 grain", "bake 1"], ["bake 1", "sow 1 grain"]):
        table = Table().open("grain_utilization")
        table.farm().fields("a3").has(grain=2).cards("hearth_4")
        table.turn().play("place grain_utilization", *order)
        assert table.goods() == {"food": 3}
        assert table.crops() == {"a3": "3 grain"}


def test_agr_6_2_12_urgent_wish_puts_the_newborn_on_the_space() -> None:
    """AGR-7.12, AGR-1.2: five people at most."""
    table = Table(round=12).open("urgent_wish")
    table.farm().people(2)
    table.turn().play("place urgent_wish")
    first, _, newborn = table.player().people
    assert first & 255 == newborn & 255
    assert table.player().newborns() == 1
