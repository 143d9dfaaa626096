import random
from itertools import permutations

import pytest

from hearthside.games.agricola.goods import bundle, contains, describe, has, unpack
from hearthside.games.agricola.vocabulary.prices import (
    Replacement,
    cheapest,
    possible_prices,
    several,
)

WOOD, CLAY, REED, STONE, FOOD = (
    bundle(**{good: 1}) for good in ("wood", "clay", "reed", "stone", "food")
)

STONECUTTER = STONE
LUMBER_MILL = WOOD


def frame_builder() -> Replacement:
    """A123: 2 clay or 2 stone become 1 wood."""
    return Replacement([(2 * CLAY, WOOD), (2 * STONE, WOOD)])


def brushwood_collector() -> Replacement:
    """B145: the 1 or 2 reed become 1 wood."""
    return Replacement([(2 * REED, WOOD), (REED, WOOD)], exact=True)


def rammed_clay(fences: int) -> Replacement:
    """A016: clay in place of wood for each fence."""
    return Replacement([(WOOD, CLAY)], most=fences)


def shown(found: list[int]) -> set[str]:
    assert len(found) == len(set(found))
    return {describe(price) for price in found}


def test_agc_3_5_printed_alternatives() -> None:
    both = possible_prices([3 * WOOD, 2 * CLAY], [], [])
    assert shown(both) == {"3 wood", "2 clay"}


def test_agc_3_5_a_reduction_never_goes_below_zero() -> None:
    assert shown(possible_prices([WOOD + CLAY], [3 * WOOD, STONE], [])) == {"1 clay"}
    assert shown(possible_prices([WOOD + CLAY], [3 * WOOD, STONE], [frame_builder()])) == {"1 clay"}


def test_agc_3_5_a_reduction_reaches_replaced_goods() -> None:
    assert possible_prices([2 * CLAY], [LUMBER_MILL], [frame_builder()]) == [0]


def test_agc_3_5_reductions_and_replacements_in_every_order() -> None:
    """Against a search that tries every order of every choice of single steps."""
    dice = random.Random(35)
    for _ in range(60):
        price = [dice.randrange(4) for _ in range(4)]
        less = [good for good in range(4) for _ in range(dice.choice([0, 0, 1, 2]))][:2]
        steps = [(dice.randrange(4), dice.randrange(1, 3), dice.randrange(4)) for _ in range(2)]
        replacements = [Replacement([(n << 6 * a, 1 << 6 * b)]) for a, n, b in steps]
        found = possible_prices(
            [sum(n << 6 * i for i, n in enumerate(price))],
            [1 << 6 * good for good in less],
            replacements,
        )
        assert found == cheapest(by_orders(price, less, steps))


def by_orders(price: list[int], less: list[int], steps: list[tuple[int, int, int]]) -> list[int]:
    todo = [(good, 1, -1) for good in less] + steps
    results = []
    for subset in range(1 << len(todo)):
        chosen = [number for number in range(len(todo)) if subset >> number & 1]
        for order in permutations(chosen):
            left = price[:]
            for number in order:
                lost, amount, gained = todo[number]
                left[lost] -= amount
                if left[lost] < 0:
                    break
                if gained >= 0:
                    left[gained] += 1
            else:
                unused = [g for number, g in enumerate(less) if number not in chosen]
                if not any(left[good] for good in unused):
                    results.append(sum(n << 6 * i for i, n in enumerate(left)))
    return results


def test_agc_3_5_several_pieces_add_up() -> None:
    room = possible_prices([5 * CLAY + 2 * REED], [], [frame_builder()])
    assert shown(several(room, 2)) == {
        "10 clay 4 reed",
        "1 wood 8 clay 4 reed",
        "2 wood 6 clay 4 reed",
    }
    assert several(room, 0) == [0]
    assert several([5 * WOOD], 12) == [60 * WOOD]
    assert several([5 * WOOD], 13) == []  # nobody has so much


def test_agc_3_5_only_what_the_supply_can_pay() -> None:
    supply = unpack(6 * CLAY + 4 * REED + 2 * WOOD)
    room = [5 * CLAY + 2 * REED]
    either = several(possible_prices(room, [], [frame_builder()]), 2)
    assert shown([price for price in either if has(supply, price)]) == {"2 wood 6 clay 4 reed"}
    assert not has(supply, several(room, 2)[0])


def test_agc_3_5_an_effect_on_the_whole_action() -> None:
    rooms = several([5 * WOOD + 2 * REED], 2)
    assert shown(possible_prices(rooms, [3 * WOOD], [])) == {"7 wood 4 reed"}


def test_agr_5_13_dearer_prices_are_not_listed() -> None:
    assert cheapest([2 * WOOD, WOOD, WOOD + REED, CLAY]) == sorted([WOOD, CLAY])
    assert contains(2 * WOOD + REED, WOOD)
    assert not contains(2 * WOOD, REED)


def test_agr_5_11_paying_from_the_supply() -> None:
    supply = unpack(bundle(wood=2, sheep=1))
    assert has(supply, bundle(wood=2, sheep=1))
    assert not has(supply, bundle(cattle=1))
    assert has(supply, 0)


def test_agc_8_1_two_formulas() -> None:
    room = [5 * WOOD + 2 * REED, 3 * WOOD + 2 * REED, 2 * WOOD + 2 * REED]
    assert shown(possible_prices(room, [], [])) == {"2 wood 2 reed"}


def test_agc_8_2_formula_and_replacement() -> None:
    room = [5 * CLAY + 2 * REED, 3 * CLAY + 2 * REED]
    assert shown(possible_prices(room, [], [frame_builder()])) == {
        "3 clay 2 reed",
        "1 wood 1 clay 2 reed",
    }


def test_agc_8_3_either_order() -> None:
    """AGR-R21"""
    found = possible_prices([2 * STONE + REED], [STONECUTTER], [frame_builder()])
    assert shown(found) == {"1 reed 1 stone", "1 wood 1 reed"}


def test_agc_8_4_two_replacements_on_one_room() -> None:
    found = possible_prices([5 * CLAY + 2 * REED], [], [frame_builder(), brushwood_collector()])
    assert shown(found) == {
        "5 clay 2 reed",
        "1 wood 3 clay 2 reed",
        "1 wood 5 clay",
        "2 wood 3 clay",
    }


def test_b145_all_or_nothing() -> None:
    assert shown(possible_prices([REED + 2 * CLAY], [], [brushwood_collector()])) == {
        "2 clay 1 reed",
        "1 wood 2 clay",
    }
    assert shown(possible_prices([2 * REED], [REED], [brushwood_collector()])) == {
        "1 reed",
        "1 wood",
    }


def test_agc_8_5_a_minor_for_nothing() -> None:
    assert possible_prices([WOOD], [LUMBER_MILL], []) == [0]


def test_agc_8_6_three_free_fences_the_others_in_any_mix() -> None:
    found = possible_prices([5 * WOOD], [3 * WOOD], [rammed_clay(5)])
    assert shown(found) == {"2 wood", "1 wood 1 clay", "2 clay"}


@pytest.mark.parametrize("people", [2, 4, 5])
def test_agc_8_30_bottles(people: int) -> None:
    """The clay of the total is 1 lower, the food is untouched; AGC-EX26 without reducers."""
    bottles = people * CLAY + people * FOOD
    assert possible_prices([bottles], [CLAY], []) == [bottles - CLAY]
    assert possible_prices([bottles], [], []) == [bottles]


def test_agc_ex10_master_bricklayer_with_four_rooms() -> None:
    assert shown(possible_prices([CLAY + 3 * STONE], [2 * STONE], [])) == {"1 clay 1 stone"}


def test_agc_ex11_stonecutter_and_lumber_mill() -> None:
    assert shown(possible_prices([3 * STONE + WOOD], [STONECUTTER, LUMBER_MILL], [])) == {"2 stone"}


def test_agc_ex16_hedge_keeper() -> None:
    assert possible_prices([4 * WOOD], [3 * WOOD], []) == [WOOD]
    assert possible_prices([3 * WOOD], [3 * WOOD], []) == [0]


def test_agc_3_6_only_wood_is_free() -> None:
    assert possible_prices([2 * WOOD + REED], [2 * WOOD], []) == [REED]
