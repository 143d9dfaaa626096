"""CAV-7: rubies and any-time exchanges."""

from __future__ import annotations

import pytest

from tests.caverna.build import Table

RUBY_GOODS = (
    "dog",
    "sheep",
    "donkey",
    "boar",
    "wood",
    "stone",
    "ore",
    "grain",
    "vegetable",
    "gold",
)


def at_work(**goods: int) -> Table:
    """Seat 0 is about to place a dwarf and has these goods."""
    t = Table()
    t.home().has(**goods)
    return t.turn()


def at_feeding(**goods: int) -> Table:
    """Seat 0 is about to feed two dwarfs (4 food); seat 1 has all it needs."""
    t = Table(round=5)
    t.home().has(**goods)
    t.home(1).has(food=4)
    return t.harvest()


def rubies(t: Table) -> list[str]:
    """What a ruby brings, by token."""
    return t.matching("ruby")


# When (CAV-7.1)


def test_cav_7_1_before_placing_a_dwarf() -> None:
    """CAV-7.1: at the beginning of the own turn."""
    t = at_work(ruby=1)
    assert "ruby food" in t.side()
    t.play("ruby food")
    assert t.decider == 0
    assert t.matching("place")
    assert t.goods() == {"food": 2}


def test_cav_7_1_between_effects() -> None:
    """CAV-7.1, CAV-4.10: after the goods of a space, before its tile."""
    t = Table()
    t.home().has(ruby=1)
    t.pile("drift_mining", stone=1).turn().play("place drift_mining")
    assert t.goods() == {"ruby": 1, "stone": 1}
    t.play("ruby tunnel m21")
    assert t.terrain("m21") == "tunnel"
    assert "tile cavern+tunnel m11-m12" in t.tokens()


def test_cav_7_1_after_an_effect() -> None:
    """CAV-7.1: when one effect is done and others could follow."""
    t = Table()
    t.home().has(ruby=1, grain=1)
    t.turn().play("place slash_and_burn", "tile meadow+field f43-f33")
    assert {"sow 1 grain", "stop"} <= set(t.tokens())
    t.play("ruby vegetable", "sow 1 grain")
    assert t.goods() == {"vegetable": 1}


def test_cav_7_1_in_the_feeding_step() -> None:
    """CAV-7.1: before the food is paid."""
    t = at_feeding(ruby=2)
    t.play("ruby food", "ruby food")
    assert (t.goods(), t.begging()) == ({}, 0)


def test_cav_7_1_in_the_breeding_step() -> None:
    """CAV-7.1: before the newborns arrive."""
    t = Table(round=5)
    t.home().land(large="f43-f33").has(food=4, ruby=1, sheep=1)
    t.home(1).has(food=4)
    t.harvest()
    assert t.tokens() == ["breed none"]
    t.play("ruby sheep")
    assert t.animals() == (3, 0, 0, 0)


def test_cav_7_1_at_the_solo_clearing() -> None:
    """CAV-7.1: when the solo player is asked for a ruby."""
    t = Table(players=1, round=5)
    t.home().has(ruby=2, grain=1)
    t.pile("logging", wood=6).next_round()
    assert "keep logging" in t.tokens()
    t.play("ruby wood", "eat 1 grain")
    assert t.goods() == {"wood": 1, "food": 1, "ruby": 1}
    assert "keep logging" in t.tokens()


def test_cav_7_1_in_the_final_window() -> None:
    """CAV-7.1, CAV-12.1: after the last harvest."""
    t = Table(round=12)
    t.home().has(ruby=1)
    t.finale()
    assert t.tokens() == ["done"]
    t.play("ruby dog")
    assert (t.dogs(), t.over) == (1, True)


def test_cav_7_1_not_in_the_turn_of_others() -> None:
    """CAV-7.1: an opponent's turn is no time for it."""
    t = Table()
    t.home(1).has(ruby=1)
    t.turn(0)
    assert t.refuses("ruby food", seat=1)


# Rubies (CAV-7.2 to 7.7)


def test_cav_7_2_the_goods_for_a_ruby() -> None:
    """CAV-7.2, 7.3, 7.7: ten goods and animals, or food; cattle only with a food."""
    single = [words for words in rubies(at_work(ruby=1)) if " " not in words]
    assert sorted(single) == sorted([*RUBY_GOODS, "food"])
    assert rubies(at_work(food=9, gold=9, grain=9)) == []


@pytest.mark.parametrize("good", RUBY_GOODS)
def test_cav_7_2_one_of_each_good(good: str) -> None:
    """CAV-7.2: 1 ruby, 1 good."""
    t = at_work(ruby=2).play(f"ruby {good}")
    found = t.goods()
    animals = dict(zip(("sheep", "donkey", "boar", "cattle"), t.animals(), strict=True))
    found.update({name: n for name, n in animals.items() if n})
    if t.dogs():
        found["dog"] = t.dogs()
    assert found == {"ruby": 1, good: 1}


def test_cav_7_3_cattle_for_a_ruby_and_a_food() -> None:
    """CAV-7.3: the ruby alone is not enough."""
    assert "cattle" not in rubies(at_work(ruby=1))
    assert "cattle" not in rubies(at_work(food=1))
    t = at_work(ruby=1, food=1).play("ruby cattle")
    assert (t.goods(), t.animals()) == ({}, (0, 0, 0, 1))


def test_cav_7_3_food_may_be_made_first() -> None:
    """CAV-7.3, 7.8: the food may come from another exchange."""
    t = at_work(ruby=1, grain=1)
    assert t.refuses("ruby cattle")
    t.play("eat 1 grain", "ruby cattle")
    assert (t.goods(), t.animals()) == ({}, (0, 0, 0, 1))


def test_cav_7_4_single_tiles_follow_the_placement_rules() -> None:
    """CAV-7.4, CAV-8.2, CAV-8.4, CAV-8.6: meadow, field or tunnel for one ruby."""
    t = at_work(ruby=1)
    assert t.matching("ruby meadow") == ["f43"]
    assert t.matching("ruby field") == ["f43"]
    assert t.matching("ruby tunnel") == ["m21", "m32", "m42"]
    t.play("ruby tunnel m32")
    assert (t.terrain("m32"), t.goods()) == ("tunnel", {})


@pytest.mark.parametrize("tile", ["meadow", "field"])
def test_cav_7_4_forest_tiles(tile: str) -> None:
    """CAV-7.4: a meadow or a field costs one ruby."""
    t = at_work(ruby=2).play(f"ruby {tile} f43")
    assert (t.terrain("f43"), t.goods()) == (tile, {"ruby": 1})


def test_cav_7_5_a_cavern_costs_two_rubies() -> None:
    """CAV-7.5, CAV-8.6: one ruby is not enough."""
    assert at_work(ruby=1).matching("ruby cavern") == []
    t = at_work(ruby=3)
    assert t.matching("ruby cavern") == ["m21", "m32", "m42"]
    t.play("ruby cavern m21")
    assert (t.terrain("m21"), t.goods()) == ("cavern", {"ruby": 1})


def test_cav_7_6_a_ruby_for_the_order_of_dwarfs() -> None:
    """CAV-7.6, CAV-5.3: one ruby lets another dwarf go first."""
    t = Table()
    t.home().dwarfs(0, 6).has(ruby=1)
    t.turn()
    assert t.matching("override") == ["6"]
    t.play("override 6", "place housework", "take")
    assert (t.goods(), t.at_home()) == ({}, [0])
    t = Table()
    t.home().dwarfs(0, 6)
    assert t.turn().matching("override") == []


def test_cav_7_7_two_food_for_a_ruby() -> None:
    """CAV-7.7: 1 ruby, 2 food."""
    assert at_work(ruby=3).play("ruby food").goods() == {"ruby": 2, "food": 2}


# Food (CAV-7.8 to 7.10)


@pytest.mark.parametrize(
    "good, number, food",
    [
        ("sheep", 1, 1),
        ("donkey", 1, 1),
        ("donkey", 2, 3),
        ("boar", 1, 2),
        ("cattle", 1, 3),
        ("grain", 1, 1),
        ("vegetable", 1, 2),
        ("gold", 2, 1),
        ("gold", 3, 2),
        ("gold", 7, 6),
    ],
)
def test_cav_7_8_rates(good: str, number: int, food: int) -> None:
    """CAV-7.8: what one transaction brings."""
    t = at_work(**{good: number}).play(f"eat {number} {good}")
    assert (t.goods(), t.animals()) == ({"food": food}, (0, 0, 0, 0))


def test_cav_7_8_every_transaction_that_is_offered() -> None:
    """CAV-7.8: crops and animals singly, donkeys also in pairs, gold in any number from 2."""
    t = at_work(grain=2, vegetable=2, donkey=3, boar=2, gold=4, wood=3, stone=3, ore=3, dog=3)
    assert sorted(t.matching("eat")) == sorted(
        ["1 grain", "1 vegetable", "1 donkey", "2 donkey", "1 boar", "2 gold", "3 gold", "4 gold"]
    )


@pytest.mark.parametrize("good", ["dog", "wood", "stone", "ore"])
def test_cav_7_8_no_food_from_dogs_and_materials(good: str) -> None:
    """CAV-7.8, CAV-9.2: these are not convertible."""
    t = at_work(**{good: 3})
    assert t.matching("eat") == []
    assert t.refuses(f"eat 1 {good}")


def test_cav_7_8_each_transaction_of_gold_loses_one() -> None:
    """CAV-7.8: 2 + 3 gold bring 3 food, 5 at once bring 4."""
    assert at_work(gold=5).play("eat 2 gold", "eat 3 gold").goods() == {"food": 3}
    assert at_work(gold=5).play("eat 5 gold").goods() == {"food": 4}


def test_cav_7_8_and_14_53_one_gold_is_not_offered() -> None:
    """CAV-14.53, CAV-7.8: one gold would bring nothing, alone or in a feeding plan."""
    t = at_work(gold=1)
    assert t.matching("eat") == []
    assert t.refuses("eat 1 gold")
    t = at_feeding(gold=1, grain=1)
    assert t.refuses("feed 1 gold")
    assert t.refuses("feed 1 grain 1 gold")
    assert not any("gold" in token for token in t.tokens())


@pytest.mark.parametrize("donkeys, food", [(1, 1), (2, 3), (3, 4), (4, 6), (5, 7), (8, 12)])
def test_cav_7_9_best_value_of_donkeys(donkeys: int, food: int) -> None:
    """CAV-7.9: a plan turns donkeys into food in pairs."""
    t = at_feeding(food=3, donkey=donkeys, wood=1).play(f"feed {donkeys} donkey")
    assert t.goods().get("food", 0) == 3 + food - 4
    assert t.animals() == (0, 0, 0, 0)


@pytest.mark.parametrize("gold, food", [(2, 1), (3, 2), (10, 9)])
def test_cav_7_9_best_value_of_gold(gold: int, food: int) -> None:
    """CAV-7.9: a plan turns gold into food in one transaction."""
    t = at_feeding(food=3, gold=gold).play(f"feed {gold} gold")
    assert t.goods().get("food", 0) == 3 + food - 4
    assert "gold" not in t.goods()


def test_cav_7_10_crops_on_fields_stay_there() -> None:
    """CAV-7.10: only crops in the supply are eaten, sold or paid."""
    t = Table()
    t.home().crops(f43="grain 3", f33="vegetable 2", f42="grain 1").tiles(
        cooking_cave="m31", beer_parlor="m21"
    )
    t.home().land(cavern="m22", field="f32").has(wood=9, stone=9)
    t.turn()
    assert t.side() == []
    t.play("place housework")
    assert t.matching("furnish food_chamber") == []
    assert t.matching("furnish breeding_cave") == []
    t.home().has(grain=1, vegetable=2)
    assert sorted(t.side()) == ["eat 1 grain", "eat 1 vegetable", "use cooking_cave"]


def test_cav_7_10_a_field_feeds_nobody() -> None:
    """CAV-7.10: a feeding plan cannot name crops that still grow."""
    t = Table(round=4)
    t.home().crops(f43="grain 3", f33="vegetable 2").has(ruby=1)
    t.home(1).has(food=2)
    t.harvest()
    assert t.refuses("feed 1 grain")
    assert t.refuses("feed 1 vegetable")


# Protection and tiles (CAV-7.11, 7.12)


def test_cav_7_11_parents_are_not_eaten_while_breeding() -> None:
    """CAV-7.11, CAV-10.21: before the step they may be eaten, in it only animals beyond two."""
    t = Table(round=5)
    t.home().land(large="f43-f33", meadow="f42", stable="f42")
    t.home().animals(2, 0, 3, 1).has(food=3, grain=1)
    t.home(1).has(food=4)
    t.harvest()
    assert {"eat 1 sheep", "eat 1 boar", "eat 1 cattle"} <= set(t.side())
    t.play("feed 1 grain")
    assert t.tokens() == ["breed boar", "breed none"]
    assert t.matching("eat") == ["1 boar", "1 cattle"]
    t.play("eat 1 boar")
    assert t.matching("eat") == ["1 cattle"]


@pytest.mark.parametrize("boars, allowed", [(2, False), (3, True), (4, True)])
def test_cav_7_11_no_hunting_of_parents(boars: int, allowed: bool) -> None:
    """CAV-7.11, 7.12: a tile's exchange spares the parents as well, unless a lamb needs the room.

    Two boars leave room for a lamb; three do not, without two of them it has room.
    """
    t = Table(round=5)
    t.home().tiles(hunting_parlor="m31").animals(2, 0, boars, 0).has(food=4)
    t.home().land(large="f43-f33")
    t.home(1).has(food=4)
    t.harvest().play("feed")
    assert "breed none" in t.tokens()
    assert ("use hunting_parlor" in t.side()) == allowed


@pytest.mark.parametrize(
    "tile, before, token, after",
    [
        ("trader", {"gold": 2}, "use trader", {"wood": 1, "stone": 1, "ore": 1}),
        ("cooking_cave", {"grain": 1, "vegetable": 1}, "use cooking_cave", {"food": 5}),
        ("hunting_parlor", {"boar": 2}, "use hunting_parlor", {"gold": 2, "food": 2}),
        ("beer_parlor", {"grain": 2}, "use beer_parlor_gold", {"gold": 3}),
        ("beer_parlor", {"grain": 2}, "use beer_parlor_food", {"food": 4}),
        (
            "blacksmithing_parlor",
            {"ruby": 1, "ore": 1},
            "use blacksmithing_parlor",
            {"gold": 2, "food": 1},
        ),
        (
            "spare_part_storage",
            {"wood": 1, "stone": 1, "ore": 1},
            "use spare_part_storage",
            {"gold": 2},
        ),
    ],
)
def test_cav_7_12_tiles_exchange_without_limit(
    tile: str, before: dict[str, int], token: str, after: dict[str, int]
) -> None:
    """CAV-7.12: once, twice, three times in one turn; never without the goods or the tile."""
    thrice = {good: 3 * n for good, n in before.items()}
    t = Table()
    t.home().tiles(**{tile: "m31"}).has(**thrice)
    t.turn().play(token, token, token)
    assert (t.goods(), t.decider) == ({good: 3 * n for good, n in after.items()}, 0)
    assert t.animals() == (0, 0, 0, 0)
    assert t.refuses(token)
    assert at_work(**thrice).refuses(token)


def test_cav_7_12_peaceful_cave() -> None:
    """CAV-7.12, CAV-11.49: every weapon once, as often as there are weapons."""
    t = Table()
    t.home().tiles(peaceful_cave="m31").dwarfs(3, 3, 8)
    t.turn()
    assert t.side() == ["use peaceful_cave 3", "use peaceful_cave 8"]
    t.play("use peaceful_cave 3", "use peaceful_cave 8", "use peaceful_cave 3")
    assert (t.goods(), t.dwarfs()) == ({"food": 14}, [0, 0, 0])
    assert t.side() == []
