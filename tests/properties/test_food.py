"""Food plans and animals without room, compared with exhaustive computations."""

from __future__ import annotations

import random
from functools import cache
from itertools import product

import pytest

from hearthside.games.caverna.food import EDIBLE, covered, plan_food
from hearthside.games.caverna.goods import FARM_ANIMALS, GOOD_NAMES
from hearthside.games.caverna.home import Home
from hearthside.games.caverna.larder import Larder
from hearthside.games.caverna.verbs.room import smallest_losses
from tests.caverna.build import Table
from tests.properties.test_housing import random_home

FOOD_TILES = ("slaughtering_cave", "cooking_cave", "beer_parlor")
CELLS = ("m31", "m21", "m22")
SUBSETS = [
    tuple(tile for i, tile in enumerate(FOOD_TILES) if chosen >> i & 1) for chosen in range(8)
]


def home_with(tiles: tuple[str, ...], supply: tuple[int, ...] = ()) -> Home:
    """A home with these food tiles and this supply, in the order of EDIBLE."""
    table = Table()
    for tile, cell in zip(tiles, CELLS, strict=False):
        table.home().tiles(**{tile: cell})
    for good, n in zip(EDIBLE, supply, strict=False):
        table.home().home.goods[good] = n
    return table.home().home


# The rates of CAV-7.8 and of the tiles, one transaction at a time


@cache
def best_crops(grain: int, vegetables: int, cooking: bool, beer: bool) -> int:
    """The most food for crops, trying every transaction (CAV-7.8, 11.45, 11.54)."""
    found = [0]
    if grain:
        found.append(1 + best_crops(grain - 1, vegetables, cooking, beer))
    if vegetables:
        found.append(2 + best_crops(grain, vegetables - 1, cooking, beer))
    if cooking and grain and vegetables:
        found.append(5 + best_crops(grain - 1, vegetables - 1, cooking, beer))
    if beer and grain >= 2:
        found.append(4 + best_crops(grain - 2, vegetables, cooking, beer))
    return max(found)


@cache
def best_donkeys(donkeys: int) -> int:
    """The most food for donkeys: singly 1, two together 3."""
    if donkeys == 0:
        return 0
    found = [1 + best_donkeys(donkeys - 1)]
    if donkeys > 1:
        found.append(3 + best_donkeys(donkeys - 2))
    return max(found)


@cache
def best_gold(gold: int) -> int:
    """The most food for gold, in any transactions: n gold bring n - 1."""
    if gold == 0:
        return 0
    return max(n - 1 + best_gold(gold - n) for n in range(1, gold + 1))


def best_food(tiles: tuple[str, ...], plan: tuple[int, ...]) -> int:
    """The most food for the goods of a plan."""
    grain, vegetables, sheep, donkeys, boars, cattle, rubies, gold = plan
    cooking, beer = "cooking_cave" in tiles, "beer_parlor" in tiles
    cave = int("slaughtering_cave" in tiles)
    food = max(
        best_crops(grain + i, vegetables + j, cooking, beer) + (2 + cave) * (rubies - i - j)
        for i in range(rubies + 1)
        for j in range(rubies - i + 1)
    )
    food += sheep + best_donkeys(donkeys) + 2 * boars + 3 * cattle + best_gold(gold)
    return food + cave * (sheep + donkeys + boars + cattle)


def random_supply(rng: random.Random, most: int) -> tuple[int, ...]:
    """A few of some goods."""
    return tuple(rng.choice((0, 0, 1, 2, rng.randint(0, most))) for _ in EDIBLE)


def words(plan: tuple[int, ...]) -> str:
    return " ".join(f"{n} {GOOD_NAMES[good]}" for good, n in zip(EDIBLE, plan, strict=True) if n)


@pytest.mark.parametrize("tiles", SUBSETS)
def test_plan_food_is_the_best_rate(tiles: tuple[str, ...]) -> None:
    """CAV-7.8, 7.9, CAV-11.44, 11.45, 11.54, RUL-005: no other transactions bring more."""
    rng = random.Random(len(tiles))
    home = home_with(tiles)
    for _ in range(400):
        plan = random_supply(rng, 12)
        assert plan_food(home, list(plan)) == best_food(tiles, plan), words(plan)


def most_food(table: Table) -> int:
    """The most food reachable by single exchanges; a ruby may buy food, a boar or a crop."""
    best = table.goods().get("food", 0)
    for token in table.side():
        verb, rest = token.split(" ", 1)
        bought = verb == "ruby" and rest in ("food", "boar", "grain", "vegetable")
        if verb == "eat" or bought or rest in ("cooking_cave", "beer_parlor_food"):
            after = Table()
            after.s = table.s.copy()
            best = max(best, most_food(after.play(token)))
    return best


@pytest.mark.parametrize("tiles", SUBSETS)
def test_a_plan_equals_the_best_single_exchanges(tiles: tuple[str, ...]) -> None:
    """CAV-7.8, 7.12, RUL-005: who makes the exchanges singly cannot do better than the plan."""
    rng = random.Random(99)
    for _ in range(6):
        supply = [0] * 8
        for i in rng.choices(range(8), k=5):
            supply[i] += 1
        table = Table()
        for tile, cell in zip(tiles, CELLS, strict=False):
            table.home().tiles(**{tile: cell})
        table.home().has(**{GOOD_NAMES[good]: n for good, n in zip(EDIBLE, supply, strict=True)})
        table.turn()
        assert most_food(table) == best_food(tiles, tuple(supply)), words(tuple(supply))


# Plans that are just enough


def enough_plans(
    tiles: tuple[str, ...], supply: tuple[int, ...], need: int
) -> set[tuple[int, ...]]:
    """Every plan within the supply that is enough and from which nothing can be left out."""
    enough = {
        plan
        for plan in product(*(range(n + 1) for n in supply))
        if plan[7] != 1 and best_food(tiles, plan) >= need
    }
    return {plan for plan in enough if not any(less in enough for less in smaller(plan))}


def smaller(plan: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The plans with a little less of one good; 1 gold is nothing, so that 2 gold go together."""
    found = []
    for i, n in enumerate(plan):
        if n:
            fewer = 0 if i == 7 and n == 2 else n - 1
            found.append((*plan[:i], fewer, *plan[i + 1 :]))
    return found


@pytest.mark.parametrize("tiles", SUBSETS)
def test_smallest_finds_every_minimal_plan(tiles: tuple[str, ...]) -> None:
    """CAV-7.8, CAV-4.61: all plans that pay a small price, each once, none with a good too many."""
    rng = random.Random(5 + len(tiles))
    several = 0
    for _ in range(60):
        supply = tuple(rng.choice((0, 0, 1, 2, 3)) for _ in EDIBLE)
        larder = Larder(home_with(tiles, supply))
        for need in (1, 2, 4, 5):
            found = [tuple(plan[:8]) for plan in larder.smallest(need)]
            assert len(set(found)) == len(found), (words(supply), need)
            assert set(found) == enough_plans(tiles, supply, need), (words(supply), need)
            several += len(found) > 1
    assert several > 60


@pytest.mark.parametrize("tiles", SUBSETS)
def test_proposals_are_enough_affordable_and_minimal(tiles: tuple[str, ...]) -> None:
    """CAV-10.13: a feeding proposal feeds everybody with goods at hand and wastes nothing."""
    rng = random.Random(11 + len(tiles))
    proposed = 0
    for _ in range(200):
        supply = random_supply(rng, 9)
        home = home_with(tiles, supply)
        need = rng.randint(1, 12)
        found = Larder(home).proposals(need)
        could = best_food(tiles, supply if supply[7] != 1 else (*supply[:7], 0)) >= need
        assert bool(found) == could, (words(supply), need)
        for whole in found:
            plan = tuple(whole[:8])
            proposed += 1
            assert covered(home, whole)
            assert all(n <= have for n, have in zip(plan, supply, strict=True))
            assert best_food(tiles, plan) >= need, (words(plan), need)
            for less in smaller(plan):
                assert best_food(tiles, less) < need, (words(plan), words(less), need)
        assert len({tuple(plan) for plan in found}) == len(found)
    assert proposed > 200


@pytest.mark.parametrize("tiles", SUBSETS)
def test_every_good_that_can_lead_does(tiles: tuple[str, ...]) -> None:
    """CAV-10.13: where one good alone is enough, a proposal uses that good alone."""
    rng = random.Random(17)
    for _ in range(60):
        supply = random_supply(rng, 9)
        need = rng.randint(1, 6)
        found = Larder(home_with(tiles, supply)).proposals(need)
        for i, n in enumerate(supply):
            alone = tuple(n if j == i else 0 for j in range(8))
            if best_food(tiles, alone) >= need:
                assert any(plan[i] and sum(plan) == plan[i] for plan in found), (
                    words(supply),
                    need,
                    GOOD_NAMES[EDIBLE[i]],
                )


# Animals without room (CAV-9.3)


def minimal_losses(home: Home, have: list[int]) -> set[tuple[int, ...]]:
    """By trying all: what may be given up so that the rest fits and nothing could be spared."""
    enough = {
        lost
        for lost in product(*(range(n + 1) for n in have))
        if home.houses(*(n - gone for n, gone in zip(have, lost, strict=True)))
    }
    return {
        lost
        for lost in enough
        if not any(lost[i] and (*lost[:i], lost[i] - 1, *lost[i + 1 :]) in enough for i in range(4))
    }


@pytest.mark.parametrize("chunk", range(4))
def test_smallest_losses_are_all_minimal_losses(chunk: int) -> None:
    """CAV-9.3: every smallest set of animals whose loss makes room, and no other."""
    rng = random.Random(chunk)
    asked = 0
    for _ in range(60):
        home = random_home(rng)
        have = [rng.choice((0, 1, 2, 3, 5, 8)) for _ in range(4)]
        for good, n in zip(FARM_ANIMALS, have, strict=True):
            home.goods[good] = n
        found = [tuple(lost) for lost in smallest_losses(home)]
        assert len(set(found)) == len(found)
        assert set(found) == minimal_losses(home, have)
        asked += len(found) > 1
    assert asked > 10
