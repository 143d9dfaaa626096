import random
from itertools import product

import pytest

from hearthside.games.agricola.farm.pens import (
    ANY,
    BOAR,
    CATTLE,
    NOTHING,
    SHEEP,
    Animals,
    Holder,
    arrange,
    fits,
    pasture_capacity,
    pens,
)
from hearthside.games.agricola.farm.vacancies import pastures_with_room


def herds_up_to(most: int) -> list[Animals]:
    return [(s, b, c) for s, b, c in product(range(most + 1), repeat=3)]


def reachable(
    pastures: tuple[int, ...], slots: int, holders: tuple[Holder, ...], once: bool
) -> set[Animals]:
    """Every herd that some arrangement keeps, place by place."""
    herds: set[Animals] = set()
    for kinds in product(range(3), repeat=len(pastures)):
        filled = [kind for kind in range(3) if kinds.count(kind) > 1]
        if once and filled:
            continue
        herds |= _fill(list(zip(pastures, kinds, strict=True)), slots, holders)
    if once:
        for number in range(len(pastures)):
            herds |= reachable(pastures[:number] + pastures[number + 1 :], slots, holders, once)
    return herds


def _fill(pastures: list[tuple[int, int]], slots: int, holders: tuple[Holder, ...]) -> set[Animals]:
    herds: set[Animals] = {(0, 0, 0)}
    places: list[list[Animals]] = []
    for capacity, kind in pastures:
        places.append([_only(kind, n) for n in range(capacity + 1)])
    for capacity, allowed, mixed in (*holders, *((1, ANY, True) for _ in range(slots))):
        places.append(
            [
                herd
                for herd in herds_up_to(capacity)
                if sum(herd) <= capacity
                and all(allowed >> kind & 1 for kind in range(3) if herd[kind])
                and (mixed or sum(n > 0 for n in herd) <= 1)
            ]
        )
    for place in places:
        herds = {(a + x, b + y, c + z) for a, b, c in herds for x, y, z in place}
    return herds


def _only(kind: int, number: int) -> Animals:
    return (number * (kind == 0), number * (kind == 1), number * (kind == 2))


def maximal(herds: set[Animals]) -> set[Animals]:
    return {
        herd
        for herd in herds
        if not any(o != herd and all(x >= y for x, y in zip(o, herd, strict=True)) for o in herds)
    }


def farms() -> list[tuple[tuple[int, ...], int, tuple[Holder, ...], bool]]:
    dice = random.Random(8)
    found: list[tuple[tuple[int, ...], int, tuple[Holder, ...], bool]] = []
    for number in range(80):
        pastures = tuple(dice.choice([1, 2, 4]) for _ in range(dice.randrange(4)))
        holders = tuple(
            (dice.randrange(1, 4), dice.randrange(1, 8), dice.random() < 0.5)
            for _ in range(dice.randrange(3))
        )
        found.append((pastures, dice.randrange(3), holders, number % 4 == 0))
    return found


@pytest.mark.parametrize("part", range(4))
def test_agr_8_3_and_agc_3_10_exact_against_every_arrangement(part: int) -> None:
    for pastures, slots, holders, once in farms()[part::4]:
        herds = reachable(pastures, slots, holders, once)
        top = max(max(herd) for herd in herds) + 1
        for herd in herds_up_to(min(top, 9)):
            assert fits(pastures, slots, herd, holders, once) == (herd in herds)
        for wanted in ((top, top, top), (2, top, 1), (1, 2, 3), (4, 0, 4), (0, 0, 0)):
            below = {h for h in herds if all(x <= y for x, y in zip(h, wanted, strict=True))}
            best = pens(pastures, slots, holders, once).best(*wanted)
            assert len(best) == len(set(best))
            assert set(best) == maximal(below)
            for herd in best:
                check_arrangement(pastures, slots, herd, holders, once)


def check_arrangement(
    pastures: tuple[int, ...], slots: int, herd: Animals, holders: tuple[Holder, ...], once: bool
) -> None:
    shown = arrange(pastures, slots, herd, holders, once)
    assert shown is not None
    total = list(shown.slots)
    assert sum(shown.slots) <= slots
    kinds = []
    for capacity, (kind, number) in zip(pastures, shown.pastures, strict=True):
        assert number <= capacity
        assert (kind == NOTHING) == (number == 0)
        if number:
            total[kind] += number
            kinds.append(kind)
    assert not once or len(kinds) == len(set(kinds))
    for (capacity, allowed, mixed), numbers in zip(holders, shown.holders, strict=True):
        assert sum(numbers) <= capacity
        assert mixed or sum(n > 0 for n in numbers) <= 1
        for kind in range(3):
            total[kind] += numbers[kind]
            assert not numbers[kind] or allowed >> kind & 1
    assert tuple(total) == herd
    assert min(total) >= 0


@pytest.mark.parametrize("stables, capacity", [(0, 6), (1, 12), (2, 24)])
def test_ex_44_capacity_of_three_spaces(stables: int, capacity: int) -> None:
    """AGR-8.1"""
    assert pasture_capacity(3, stables) == capacity


def test_ex_28_and_ex_34_capacities() -> None:
    """AGR-8.1: dividing 2×2 spaces; a stable in one space."""
    assert (pasture_capacity(4, 0), pasture_capacity(2, 0)) == (8, 4)
    assert (pasture_capacity(1, 0), pasture_capacity(1, 1)) == (2, 4)


def test_agr_8_2_bonus_after_doubling() -> None:
    """AGC-EX15: the Drinking Trough."""
    assert (pasture_capacity(1, 0, 2), pasture_capacity(2, 1, 2)) == (4, 10)


def test_ex_45_nine_sheep_two_boar_one_cattle() -> None:
    """AGR-8.1–8.3: a pasture of 2, one of 8, an unfenced stable and the house."""
    assert fits((2, 8), 2, (9, 2, 1))
    assert not fits((2, 8), 2, (9, 2, 2))
    shown = arrange((2, 8), 2, (9, 2, 1))
    assert shown is not None
    assert shown.pastures == [(BOAR, 2), (SHEEP, 8)]
    assert shown.slots == [1, 0, 1]
    assert arrange((2, 8), 2, (9, 2, 2)) is None


def test_ex_53_capacity_of_two() -> None:
    """AGR-12.6: house and one stable."""
    assert fits((), 2, (2, 0, 0))
    assert not fits((), 2, (3, 0, 0))


def test_ex_54_cooking_makes_room() -> None:
    assert not fits((2,), 2, (3, 2, 0))
    assert not fits((2,), 2, (2, 3, 0))
    assert fits((2,), 2, (3, 0, 0))


def test_ex_67_house_rule_2() -> None:
    """AGR-15.13: pastures of 8 and 4 and the house."""
    assert pens((8, 4), 1, (), True).best(10, 0, 0) == [(9, 0, 0)]
    assert pens((8, 4), 1, (), False).best(10, 0, 0) == [(10, 0, 0)]
    assert pens((8, 4), 1, (), True).best(10, 5, 0) == [(9, 4, 0), (8, 5, 0)]


def test_agr_8_4_choices_when_animals_overflow() -> None:
    assert pens((2,), 1, (), False).best(2, 2, 0) == [(2, 1, 0), (1, 2, 0)]
    assert pens((), 1, (), False).best(1, 1, 1) == [(1, 0, 0), (0, 1, 0), (0, 0, 1)]
    assert pens((), 0, (), False).best(1, 1, 1) == [(0, 0, 0)]


def test_agc_3_10_holders() -> None:
    sheep_only = (3, 1 << SHEEP, False)
    cattle_or_boar = (2, 1 << BOAR | 1 << CATTLE, True)
    assert fits((), 0, (3, 1, 1), (sheep_only, cattle_or_boar))
    assert not fits((), 0, (4, 1, 0), (sheep_only, cattle_or_boar))
    one_kind = (2, 1 << BOAR | 1 << CATTLE, False)
    assert not fits((), 0, (3, 1, 1), (sheep_only, one_kind))
    shown = arrange((), 0, (3, 1, 1), (sheep_only, cattle_or_boar))
    assert shown is not None
    assert shown.holders == [[3, 0, 0], [0, 1, 1]]


def slow_roomy(pastures: tuple[int, ...], slots: int, herd: Animals, once: bool) -> int:
    """Every number of every kind in every pasture."""
    best = -1
    fillings = [
        [(NOTHING, 0)] + [(kind, n) for kind in range(3) for n in range(1, capacity + 1)]
        for capacity in pastures
    ]
    for filling in product(*fillings):
        left = list(herd)
        for kind, n in filling:
            if n:
                left[kind] -= n
        kinds = [kind for kind, n in filling if n]
        if min(left) < 0 or sum(left) > slots or (once and len(kinds) != len(set(kinds))):
            continue
        spare = [c - n >= 3 for c, (_, n) in zip(pastures, filling, strict=True) if n]
        best = max(best, sum(spare))
    return best


def test_agc_8_18_pastures_with_room_as_by_every_arrangement() -> None:
    dice = random.Random(818)
    for _ in range(150):
        pastures = tuple(dice.choice([2, 4, 6, 8]) for _ in range(dice.randrange(1, 4)))
        slots, once = dice.randrange(3), dice.random() < 0.3
        herd = (dice.randrange(5), dice.randrange(4), dice.randrange(3))
        if fits(pastures, slots, herd, once=once):
            expected = slow_roomy(pastures, slots, herd, once)
            assert pastures_with_room(pastures, slots, herd, once=once) == expected


def test_agc_ex21_room_for_three_more() -> None:
    """B098 Organic Farmer: pastures of 8 with 5 sheep and of 4 with 2 boar, no other place."""
    assert pastures_with_room((8, 4), 0, (5, 2, 0)) == 1
    assert pastures_with_room((8, 4), 0, (5, 1, 0)) == 2
    assert pastures_with_room((8, 4), 1, (5, 2, 0)) == 2
    assert pastures_with_room((8, 8), 0, (2, 0, 0)) == 2
    assert pastures_with_room((8,), 0, (0, 0, 0)) == 0
    assert pastures_with_room((8,), 0, (6, 2, 0), ((2, 1 << BOAR, False),)) == 0
    assert pastures_with_room((8,), 0, (6, 2, 0), ((2, ANY, True), (1, 1 << SHEEP, False))) == 1
    assert pastures_with_room((8,), 0, (6, 1, 0), ((2, ANY, True),)) == 1
