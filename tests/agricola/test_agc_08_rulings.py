"""Rulings on several cards together (AGC-8). Rulings on one card are tested with that card."""

import pytest

from hearthside.games.agricola.data.facts import CARD_DATA
from tests.agricola.build import Table
from tests.agricola.playing import play_minor


def room_prices(house: str, *cards: str, **goods: int) -> list[str]:
    """The ways to pay one room."""
    table = Table(players=3)
    table.farm().house(house).cards(*cards).has(**(goods or {"wood": 9, "clay": 9, "reed": 9}))
    table.turn().play("place farm_expansion", "room a1")
    while "stop" in table.tokens():
        table.play("stop")
        if table.matching("pay"):
            break
    return sorted(table.matching("pay"))


def test_agc_8_1_carpenter_and_carpenters_parlor() -> None:
    """Two formulas, 2 wood and 2 reed is the lower one."""
    table = Table()
    table.farm().cards("B126", "B013").has(wood=2, reed=2)
    table.turn().play("place farm_expansion", "room a1")
    assert table.goods() == {}


def test_agc_8_2_carpenter_and_frame_builder_in_a_clay_house() -> None:
    assert room_prices("clay", "B126", "A123", clay=3, wood=1, reed=2) == [
        "1 wood 1 clay 2 reed",
        "3 clay 2 reed",
    ]


def test_agc_8_3_stonecutter_and_frame_builder() -> None:
    """2 stone and 1 reed: reduce (1 stone), or convert first (1 wood); both are payable."""
    table = Table(players=3).open("house_redevelopment")
    table.farm().house("clay").cards("A143", "A123").has(stone=1, wood=1, reed=1)
    table.turn().play("place house_redevelopment")
    assert sorted(table.matching("pay")) == ["1 reed 1 stone", "1 wood 1 reed"]
    table.play("pay 1 wood 1 reed")
    assert table.goods() == {"stone": 1}
    assert table.material() == "stone"


def test_agc_8_4_brushwood_collector_and_frame_builder() -> None:
    """5 clay and 2 reed may become 3 clay and 2 wood."""
    assert room_prices("clay", "B145", "A123", clay=5, wood=2, reed=2) == [
        "1 wood 3 clay 2 reed",
        "1 wood 5 clay",
        "2 wood 3 clay",
        "5 clay 2 reed",
    ]


def test_agc_8_5_lumber_mill_makes_a_minor_free() -> None:
    """Junk Room still pays its food."""
    table = Table()
    table.farm().cards("A075", "A055")
    play_minor(table, "A067")
    assert table.goods() == {"food": 1}


def test_agc_8_6_hedge_keeper_and_rammed_clay() -> None:
    """Of 5 fences 3 are free, the other 2 in any mix."""
    table = Table().open("fencing")
    table.farm().cards("A088", "A016").has(wood=2, clay=2)
    table.farm().pastures("a4").stables("a5")
    table.turn().play("place fencing")
    table.play("fence b4+b5")
    while not table.matching("pay"):
        table.play("stop")
    assert table.player().fences_left() == 15 - 4 - 5
    assert sorted(table.matching("pay")) == ["1 wood 1 clay", "2 clay", "2 wood"]


def test_agc_8_9_loam_pit_pays_cottagers_renovation() -> None:
    """AGC-3.1, AGC-3.2: the clay comes first."""
    table = Table()
    table.farm().cards("B087", "B077").has(reed=1)
    table.turn().play("place day_laborer", "use B087 0")
    assert table.material() == "clay"
    assert table.goods() == {"clay": 1, "food": 2}


def test_agc_8_9_loam_pit_pays_cottagers_room() -> None:
    table = Table()
    table.farm().house("clay").cards("B087", "B077").has(clay=2, reed=2)
    table.turn().play("place day_laborer", "use B087 0", "room a1")
    assert table.goods() == {"food": 2}


def test_agc_8_10_separate_bake_bread_actions() -> None:
    """AGC-8.11: Clay Oven takes 1 grain in each of them."""
    table = Table().pile("forest", wood=1)
    table.farm().cards("A024", "B108", "B025", "clay_oven").has(grain=3).people(3).hand("A116")
    table.farm(1).people(3)
    table.turn().play("place forest", "use B108 0")
    assert table.goods() == {"wood": 1, "grain": 2, "food": 5}
    table.play("place day_laborer")
    table.play("place farmland", "use A024 0", "plow a5")
    assert table.goods() == {"wood": 1, "grain": 1, "food": 10}
    table.play("place grain_seeds")
    table.play("place lessons", "occupation A116", "use B025 0")
    assert table.goods() == {"wood": 1, "food": 15}


def test_agc_8_11_clay_oven_takes_one_grain_per_action() -> None:
    """AGC-2.2.11: Fireplace bakes the rest at its own rate."""
    table = Table().open("grain_utilization")
    table.farm().cards("clay_oven").has(grain=3)
    table.turn().play("place grain_utilization")
    assert table.goods() == {"grain": 2, "food": 5}
    table = Table().open("grain_utilization")
    table.farm().cards("clay_oven", "fireplace_2").has(grain=3)
    table.turn().play("place grain_utilization", "bake 3")
    assert table.goods() == {"food": 9}


def test_agc_8_12_dutch_windmill_for_each_bake() -> None:
    table = Table(round=5).pile("forest", wood=1)
    table.farm().cards("A063", "A024", "B108", "clay_oven").has(grain=2).people(2)
    table.farm(1).people(2)
    table.turn().play("place forest", "use B108 0", "place day_laborer")
    table.play("place farmland", "use A024 0", "plow a5")
    assert table.goods() == {"wood": 1, "food": 16}


def test_agc_8_13_mantlepiece_stops_mining_hammer_too() -> None:
    table = Table().open("house_redevelopment")
    table.farm().house("clay").cards("B033", "B016", "A087").has(stone=9, reed=9)
    assert table.turn().refuses("place house_redevelopment")


def test_agc_8_25_no_rounds_left() -> None:
    """Each card has its own test; here all of them in round 14."""
    table = Table(players=3, round=14)
    table.farm().house("clay").has(stone=1)
    play_minor(table, "B033")
    assert table.bonus() == 0
    table = Table(players=3, round=14)
    table.farm().hand("B136")
    table.turn().play("place lessons", "occupation B136")
    assert "wood" not in table.goods()


def test_agc_8_30_reducers_and_bottles() -> None:
    """AGC-3.5: a reducer changes the total once; no card of the base set reduces clay or food."""
    table = Table()
    table.farm().cards("A075").people(3).has(clay=3, food=3)
    play_minor(table, "B036")
    assert table.goods() == {}


@pytest.mark.parametrize("id", ["A033", "A133", "B010"])
def test_agc_8_31_cards_out_of_competitive_play(id: str) -> None:
    assert not CARD_DATA[id].competitive
    assert sum(not card.competitive for card in CARD_DATA.values()) == 3


def test_agc_8_24_hard_porcelain_and_sheep_walker_reach_a_price_together() -> None:
    """Exchanges of several cards are joined when a space is offered (AGR-5.9)."""
    table = Table().open("house_redevelopment")
    table.farm().house("clay").cards("B080", "B104").has(clay=2, sheep=1, reed=1)
    table.turn().play("place house_redevelopment")
    assert table.matching("renovate") == []
    table.play("swap B080 0", "swap B104 2", "renovate stone")
    assert table.material() == "stone"


def test_agc_8_9_cottager_with_clay_that_becomes_stone() -> None:
    """Loam Pit's clay, then Hard Porcelain, then the renovation."""
    table = Table()
    table.farm().house("clay").cards("B087", "B077", "B080").has(reed=1)
    table.turn().play("place day_laborer", "swap B080 1", "use B087 0", "renovate stone")
    assert table.material() == "stone"
    assert table.goods() == {"food": 2}
