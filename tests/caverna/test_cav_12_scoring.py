"""Chapter 12: the final window and scoring. The solo game: test_cav_12_solo.py."""

from __future__ import annotations

import pytest

from hearthside.core import engine
from hearthside.games.caverna.scoring import PARTS, winners
from tests.caverna.build import Table

ZERO = dict.fromkeys(PARTS, 0)
FOREST = [f"f{r}{c}" for r in range(1, 5) for c in range(1, 4)]
ROCK = [f"m{r}{c}" for r in range(1, 5) for c in range(1, 4) if (r, c) not in ((3, 1), (4, 1))]


def neutral() -> Table:
    """A home without any loss: all spaces used, one animal of each kind, two dwarfs."""
    t = Table(round=12)
    t.home().land(field=" ".join(FOREST), tunnel=" ".join(ROCK)).animals(1, 1, 1, 1)
    return t


def change(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """Which parts of a score differ, and by how much."""
    return {part: after[part] - before[part] for part in PARTS if after[part] != before[part]}


# The final window


def test_cav_12_1_one_moment_after_the_last_harvest() -> None:
    """CAV-12.1: after the harvest of round 12 every player may exchange once more, then it ends."""
    t = Table(round=12)
    t.home().has(food=4, ruby=1)
    t.home(1).has(food=4, ruby=1)
    t.harvest("green")
    assert [t.tokens(0), t.tokens(1)] == [["done"], ["done"]]
    t.play("ruby gold", seat=0)
    assert engine.deciders(t.s) == [1]
    t.play("done", seat=1)
    assert t.over
    assert t.goods() == {"gold": 1}
    assert t.goods(1) == {"ruby": 1}


def test_cav_12_1_all_exchanges_are_offered() -> None:
    """CAV-12.1: rubies and the exchanges of seven tiles."""
    t = Table(round=12)
    t.home().tiles(
        trader="m31",
        hunting_parlor="m21",
        beer_parlor="m22",
        blacksmithing_parlor="m23",
        cooking_cave="m12",
        peaceful_cave="m13",
    )
    t.home().has(ruby=1, ore=1, gold=2, boar=2, grain=2, vegetable=1).dwarfs(5, 0)
    t.finale()
    assert {
        "ruby gold",
        "ruby sheep",
        "ruby meadow f43",
        "use trader",
        "use hunting_parlor",
        "use beer_parlor_gold",
        "use beer_parlor_food",
        "use blacksmithing_parlor",
        "use cooking_cave",
        "use peaceful_cave 5",
    } <= set(t.side(0))
    t = Table(round=12)
    t.home().tiles(spare_part_storage="m31").has(wood=1, stone=1, ore=1)
    assert t.finale().side(0) == ["use spare_part_storage"]


# Categories


@pytest.mark.parametrize("animal", ["dog", "sheep", "donkey", "boar", "cattle"])
def test_cav_12_2_each_animal_is_a_point(animal: str) -> None:
    """CAV-12.2: farm animals and dogs, one point each."""
    t = neutral()
    before = t.score()
    t.home().has(**{animal: 4})
    assert change(before, t.score()) == {"animals": 4 if animal == "dog" else 3}


@pytest.mark.parametrize("missing", [0, 1, 2, 3, 4])
def test_cav_12_3_each_missing_kind_costs_two(missing: int) -> None:
    """CAV-12.3: -2 per kind of farm animal one does not have."""
    t = neutral()
    t.home().animals(*[1 if i >= missing else 0 for i in range(4)])
    assert t.score()["missing_animals"] == -2 * missing


@pytest.mark.parametrize(
    "supply, field, points",
    [(0, "", 0), (1, "", 1), (2, "", 1), (3, "grain 2", 3), (0, "grain 3", 2)],
)
def test_cav_12_4_grain(supply: int, field: str, points: int) -> None:
    """CAV-12.4: half a point per grain, rounded up, supply and fields together."""
    t = neutral()
    t.home().has(grain=supply)
    if field:
        t.home().crops(f43=field)
    assert t.score()["grain"] == points


def test_cav_12_5_vegetables() -> None:
    """CAV-12.5: one point each, supply and fields together."""
    t = neutral()
    t.home().has(vegetable=2).crops(f43="vegetable 2", f42="vegetable 1")
    assert t.score()["vegetables"] == 5


def test_cav_12_6_rubies_and_gold() -> None:
    """CAV-12.6: one point each."""
    t = neutral()
    before = t.score()
    t.home().has(ruby=3, gold=17)
    assert change(before, t.score()) == {"rubies": 3, "gold": 17}


@pytest.mark.parametrize("dwarfs", [(0, 0), (0, 14, 3), (1, 1, 1, 1, 1, 0)])
def test_cav_12_7_dwarfs_in_play(dwarfs: tuple[int, ...]) -> None:
    """CAV-12.7: one point each, armed or not, newborn or not."""
    t = neutral()
    t.home().dwarfs(*dwarfs, newborn=1)
    assert t.score()["dwarfs"] == len(dwarfs)


def test_cav_12_8_unused_spaces() -> None:
    """CAV-12.8: -1 for each of the 24 spaces with neither tile nor stable."""
    t = Table()
    assert t.score()["unused_spaces"] == -22
    t.home().land(meadow="f43", field="f42", small="f33", tunnel="m21", ruby_mine="m22")
    assert t.score()["unused_spaces"] == -17
    t.home().land(stable="f11")
    assert t.score()["unused_spaces"] == -16
    t.home().land(stable="f43")
    assert t.score()["unused_spaces"] == -16
    t.home().tiles(carpenter="m31")
    assert t.score()["unused_spaces"] == -16
    assert neutral().score()["unused_spaces"] == 0


def test_cav_12_9_begging_markers() -> None:
    """CAV-12.9, CAV-14.3: -3 each."""
    t = neutral()
    before = t.score()
    t.home().begging(2)
    assert change(before, t.score()) == {"begging": -6}


def test_cav_12_10_pastures() -> None:
    """CAV-12.10: 2 for a small, 4 for a large pasture, empty or not."""
    t = Table()
    t.home().land(small="f43 f42", large="f33-f32", stable="f33")
    assert t.score()["pastures"] == 8


def test_cav_12_11_mines() -> None:
    """CAV-12.11: 3 for an ore mine, 4 for a ruby mine; a deep tunnel is none."""
    t = Table()
    t.home().land(ore_mine="m21 m12", ruby_mine="m22", deep_tunnel="m32")
    assert t.score()["mines"] == 10


def test_cav_12_12_furnishing_tiles() -> None:
    """CAV-12.12: their printed points, each Dwelling again."""
    t = Table()
    t.home().tiles(dwelling="m31 m21", couple_dwelling="m22", cuddle_room="m23", trader="m13")
    assert t.score()["furnishings"] == 3 + 3 + 5 + 2 + 2


def test_cav_12_13_bonuses() -> None:
    """CAV-12.13: the formulas of parlors, storages and chambers add up."""
    t = Table()
    t.home().tiles(stone_storage="m31", treasure_chamber="m21", broom_chamber="m22")
    t.home().has(stone=4, ruby=2).dwarfs(0, 0, 0, 0, 0)
    assert t.score()["bonuses"] == 4 + 2 + 5


def test_cav_12_14_what_scores_nothing() -> None:
    """CAV-12.14: food, wood, stone, ore and weapons."""
    t = neutral()
    before = t.score()
    t.home().has(food=9, wood=9, stone=9, ore=9).dwarfs(14, 8)
    assert t.score() == before


@pytest.mark.parametrize(
    "missing, unused, begging, added",
    [(0, 0, 0, 0), (0, 3, 0, 3), (1, 1, 1, 6), (1, 2, 1, 7), (2, 1, 1, 7), (4, 0, 9, 7)],
)
def test_cav_12_15_writing_chamber(missing: int, unused: int, begging: int, added: int) -> None:
    """CAV-12.15: min(7, N) for N negative points of all three sorts."""
    t = Table()
    t.home().land(field=" ".join(FOREST[unused:]), tunnel=" ".join(ROCK))
    t.home().tiles(writing_chamber="m31").begging(begging)
    t.home().animals(*[1 if i >= missing else 0 for i in range(4)])
    score = t.score()
    assert score["missing_animals"] + score["unused_spaces"] + score["begging"] == -(
        2 * missing + unused + 3 * begging
    )
    assert score["bonuses"] == added


def test_cav_14_34_writing_chamber_example() -> None:
    """CAV-14.34: -4 -1 -3 is -8, of which 7 are cancelled."""
    t = Table()
    t.home().land(field=" ".join(FOREST[1:]), tunnel=" ".join(ROCK)).begging(1)
    t.home().tiles(writing_chamber="m31").animals(1, 1, 0, 0)
    score = t.score()
    parts = (score["missing_animals"], score["unused_spaces"], score["begging"])
    assert parts == (-4, -1, -3)
    assert score["bonuses"] == 7


def test_cav_12_16_missing_dogs_cost_nothing() -> None:
    """CAV-12.16: dogs are no kind of farm animal."""
    t = neutral()
    assert t.dogs() == 0
    assert t.score()["missing_animals"] == 0


def test_cav_12_17_highest_total_wins() -> None:
    """CAV-12.17: tied players share the victory, whatever else they have."""
    t = Table(players=3, round=12)
    t.home(0).has(gold=5)
    t.home(1).has(ruby=4, food=20)
    t.home(2).has(gold=2, ruby=3)
    assert [t.total(seat) for seat in range(3)] == [-23, -24, -23]
    assert winners(t.s) == [0, 2]


def test_cav_12_18_the_start_position() -> None:
    """CAV-12.18: +2 -8 -22 = -28."""
    t = Table()
    assert t.score() == {**ZERO, "dwarfs": 2, "missing_animals": -8, "unused_spaces": -22}
    assert t.total() == -28
