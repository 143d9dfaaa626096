import random
from itertools import product

import pytest

from hearthside.games.agricola.farm.fences import (
    AROUND,
    CELLS,
    EDGES,
    FARMYARD,
    HOUSE,
    SHAPES,
    additions,
    beside,
    boundary,
    connected,
    enclosed,
    horizontal,
    legal,
    pasture_spaces,
    pastures,
    reason,
    vertical,
)

BLOCK = 0b00000_11000_11000  # rows 0 and 1, columns 3 and 4


def cells(*places: tuple[int, int]) -> int:
    return sum(1 << 5 * r + c for r, c in places)


def h(i: int, c: int) -> int:
    return 1 << horizontal(i, c)


def v(r: int, j: int) -> int:
    return 1 << vertical(r, j)


def slow_regions(fences: int) -> list[set[int]]:
    """AGR-2.6 read literally: a graph of 15 cells and the outside, node 15."""
    links: dict[int, set[int]] = {node: set() for node in range(16)}
    for edge in range(EDGES):
        if not fences >> edge & 1:
            sides = [cell for cell in range(CELLS) if AROUND[cell] >> edge & 1]
            a, b = sides if len(sides) == 2 else (sides[0], 15)
            links[a].add(b)
            links[b].add(a)
    left, found = set(range(16)), []
    while left:
        region, queue = set[int](), [min(left)]
        while queue:
            node = queue.pop()
            if node not in region:
                region.add(node)
                queue += links[node]
        left -= region
        found.append(region)
    return found


def slow_legal(fences: int, blocked: int, pieces: int) -> bool:
    """AGR-2.8 read literally."""
    regions = slow_regions(fences)
    home = {node: region_no for region_no, region in enumerate(regions) for node in region}
    good = {
        number
        for number, region in enumerate(regions)
        if 15 not in region and not any(blocked >> cell & 1 for cell in region)
    }
    for edge in range(EDGES):
        if fences >> edge & 1:
            sides = [cell for cell in range(CELLS) if AROUND[cell] >> edge & 1]
            a, b = sides if len(sides) == 2 else (sides[0], 15)
            if home[a] == home[b] or not {home[a], home[b]} & good:
                return False
    inside = [cell for cell in range(CELLS) if home[cell] in good]
    reached, queue = set[int](), inside[:1]
    while queue:
        cell = queue.pop()
        if cell not in reached:
            reached.add(cell)
            queue += [n for n in inside if abs(n // 5 - cell // 5) + abs(n % 5 - cell % 5) == 1]
    return fences.bit_count() <= pieces and len(reached) == len(inside)


def grown(blocked: int, pieces: int, apart: bool = False) -> set[int]:
    """All layouts that single additions lead to."""
    found, queue = {0}, [0]
    while queue:
        layout = queue.pop()
        for _, new in additions(layout, blocked, pieces - layout.bit_count(), apart):
            if layout | new not in found:
                found.add(layout | new)
                queue.append(layout | new)
    return found - {0}


def test_agr_2_1_and_2_2_fifteen_cells_two_rooms() -> None:
    assert FARMYARD.bit_count() == CELLS == 15
    assert cells((1, 0), (2, 0)) == HOUSE


def test_agr_2_4_adjacent_cells_share_an_edge() -> None:
    assert beside(cells((1, 2))) == cells((0, 2), (2, 2), (1, 1), (1, 3))
    assert beside(cells((0, 4))) == cells((0, 3), (1, 4))
    assert beside(cells((1, 0))) == cells((0, 0), (2, 0), (1, 1))  # no way around the board
    assert not connected(cells((0, 4), (1, 0)))
    assert connected(0)


def test_agr_2_5_edges() -> None:
    assert [horizontal(0, 0), horizontal(3, 4), vertical(0, 0), vertical(2, 5)] == [0, 19, 20, 37]
    shared = [sum(around >> edge & 1 for around in AROUND) for edge in range(EDGES)]
    assert shared.count(1) == 16  # the border
    assert shared.count(2) == 22
    assert AROUND[4] == h(0, 4) | h(1, 4) | v(0, 4) | v(0, 5)


def test_agr_2_6_and_2_7_regions_as_in_the_literal_graph() -> None:
    dice = random.Random(26)
    for _ in range(1500):
        fences = 0
        for _ in range(dice.randrange(1, 5)):
            fences |= boundary(dice.choice(SHAPES)[0])
        fences &= ~(1 << dice.randrange(EDGES)) if dice.random() < 0.3 else -1
        expected = [sum(1 << c for c in r) for r in slow_regions(fences) if 15 not in r]
        assert enclosed(fences) == expected
        blocked = HOUSE | 1 << dice.randrange(15)
        assert pastures(fences, blocked) == [r for r in expected if not r & blocked]


def test_agr_2_8_legal_as_read_literally() -> None:
    dice = random.Random(28)
    seen = {True: 0, False: 0}
    for _ in range(1500):
        blocked = HOUSE | sum(1 << dice.randrange(15) for _ in range(1)) * dice.randrange(2)
        fences = 0
        for _ in range(dice.randrange(1, 4)):
            fences |= boundary(dice.choice(SHAPES[:120])[0])
        fences ^= 1 << dice.randrange(EDGES) if dice.random() < 0.2 else 0
        pieces = dice.choice([9, 12, 15])
        expected = slow_legal(fences, blocked, pieces)
        assert legal(fences, blocked, pieces) == expected
        assert (reason(0, fences, blocked, pieces) == "") == expected
        seen[expected] += 1
    assert min(seen.values()) > 100


def test_agr_2_10_and_2_9_every_larger_layout_is_reached_by_single_pastures() -> None:
    blocked = HOUSE | cells((0, 2), (0, 3), (1, 2), (2, 2))
    layouts = grown(blocked, 15)
    assert all(legal(layout, blocked) for layout in layouts)
    small = [layout for layout in layouts if layout.bit_count() <= 10]
    steps = {
        layout: {layout | new for _, new in additions(layout, blocked, 15 - layout.bit_count())}
        for layout in layouts
    }
    assert len(small) > 60
    for start in small[:60]:
        reached, queue = {start}, [start]
        while queue:
            for larger in steps[queue.pop()] - reached:
                reached.add(larger)
                queue.append(larger)
        assert reached == {layout for layout in layouts if layout & start == start}


def test_agr_2_9_no_legal_layout_is_missed() -> None:
    free = cells((0, 2), (0, 3), (1, 2), (1, 3), (1, 4))
    blocked = FARMYARD & ~free
    edges = [
        edge
        for edge in range(EDGES)
        if any(AROUND[c] >> edge & 1 for c in range(15) if free >> c & 1)
    ]
    subsets = (
        sum(1 << edge for edge, bit in zip(edges, bits, strict=True) if bit)
        for bits in product((False, True), repeat=len(edges))
    )
    assert {layout for layout in subsets if layout and legal(layout, blocked)} == grown(blocked, 15)


def test_agr_2_11_check_numbers() -> None:
    free = [shape for shape in SHAPES if not shape[0] & HOUSE]
    assert len(free) == 1644
    assert sum(shape[1].bit_count() <= 15 for shape in free) == 762
    layouts = grown(HOUSE, 15)
    assert len(layouts) == 7963
    counts = [len(pastures(layout, HOUSE)) for layout in layouts]
    assert [counts.count(n) for n in range(1, 7)] == [762, 3561, 2853, 758, 29, 0]
    assert all(legal(layout, HOUSE) for layout in layouts)
    units = [
        min(
            layout.bit_count()
            for layout, count in zip(layouts, counts, strict=True)
            if count == n == pasture_spaces(layout, HOUSE).bit_count()
        )
        for n in range(1, 6)
    ]
    assert units == [4, 7, 10, 12, 15]


def test_agr_2_13_an_addition_is_one_pasture_of_the_result() -> None:
    layout = boundary(cells((0, 3), (0, 4)))
    for pasture, new in additions(layout, HOUSE, 9):
        assert pasture in pastures(layout | new, HOUSE)
        assert new
        assert not new & layout
        assert new.bit_count() <= 9
        assert legal(layout | new, HOUSE)
    divided = [pasture for pasture, new in additions(layout, HOUSE, 9) if new == v(0, 4)]
    assert divided == [cells((0, 3))]
    assert additions(layout, HOUSE, 0) == []


class TestBuildFences:
    """AGR-2.9 and 7.4 in the worked examples EX-26 to EX-34."""

    corner = h(0, 4) | h(1, 4) | v(0, 4) | v(0, 5)

    def test_ex_26_one_space(self) -> None:
        assert (cells((0, 4)), self.corner) in additions(0, HOUSE, 4)
        assert additions(0, HOUSE, 3) == []
        assert pastures(self.corner, HOUSE) == [cells((0, 4))]

    def test_ex_27_a_second_space_shares_a_fence(self) -> None:
        new = h(0, 3) | h(1, 3) | v(0, 3)
        assert (cells((0, 3)), new) in additions(self.corner, HOUSE, 3)
        assert pastures(self.corner | new, HOUSE) == [cells((0, 3)), cells((0, 4))]

    def test_ex_28_dividing_a_pasture(self) -> None:
        new = v(0, 4) | v(1, 4)
        assert boundary(BLOCK).bit_count() == 8
        assert [a for a in additions(boundary(BLOCK), HOUSE, 2) if a[1] == new] == [
            (cells((0, 3), (1, 3)), new)
        ]
        halves = [cells((0, 3), (1, 3)), cells((0, 4), (1, 4))]
        assert pastures(boundary(BLOCK) | new, HOUSE) == halves

    def test_ex_29_a_fence_with_the_same_pasture_on_both_sides(self) -> None:
        assert not legal(boundary(BLOCK) | v(0, 4), HOUSE)
        assert reason(boundary(BLOCK), v(0, 4), HOUSE, 7) == (
            "A fence inside a pasture must divide it into two."
        )

    def test_ex_30_diagonal_contact_is_not_enough(self) -> None:
        new = boundary(cells((1, 3)))
        assert not legal(self.corner | new, HOUSE)
        assert cells((1, 3)) not in [pasture for pasture, _ in additions(self.corner, HOUSE, 11)]
        assert reason(self.corner, new, HOUSE, 11) == (
            "Each pasture must share an edge with another one."
        )

    def test_ex_31_no_pasture_around_a_field(self) -> None:
        blocked = HOUSE | cells((0, 3))
        ring = boundary(cells((0, 3), (0, 4)))
        assert not legal(ring, blocked)
        assert reason(0, ring, blocked, 15) == "A pasture cannot contain a room or a field."
        assert legal(self.corner, blocked)
        assert reason(0, self.corner, blocked, 15) == ""

    def test_ex_32_five_pastures_use_all_fences(self) -> None:
        four = boundary(BLOCK) | v(0, 4) | v(1, 4) | h(1, 3) | h(1, 4)
        assert (four.bit_count(), len(pastures(four, HOUSE))) == (12, 4)
        new = boundary(cells((2, 3))) & ~four
        assert (cells((2, 3)), new) in additions(four, HOUSE, 3)
        assert ((four | new).bit_count(), len(pastures(four | new, HOUSE))) == (15, 5)
        assert additions(four | new, HOUSE, 0) == []
        assert reason(four | new, h(3, 4), HOUSE, 0) == ("Fences needed: 1; only 0 can be built.")

    def test_ex_33_all_thirteen_cells(self) -> None:
        whole = FARMYARD & ~HOUSE
        assert boundary(whole).bit_count() == 16
        assert not legal(boundary(whole), HOUSE)
        columns = whole & ~1
        assert boundary(columns).bit_count() == 14
        assert legal(boundary(columns), HOUSE)
        assert columns in [pasture for pasture, _ in additions(0, HOUSE, 15)]

    def test_ex_34_a_stable_changes_no_fence(self) -> None:
        assert pastures(self.corner, HOUSE) == [cells((0, 4))]


def test_agr_2_8_a_pieces_spent_elsewhere() -> None:
    assert legal(boundary(1), HOUSE, 4)
    assert not legal(boundary(1), HOUSE, 3)


def test_agr_2_8_c_a_ring_around_a_room_must_border_pastures() -> None:
    room = cells((1, 2))
    ring = beside(room) | cells((0, 1), (0, 3), (2, 1), (2, 3))
    blocked = room  # a house in the middle
    assert not legal(boundary(room), blocked)
    assert legal(boundary(ring), blocked, 16)
    assert pastures(boundary(ring), blocked) == [ring]
    assert (ring, boundary(ring)) in additions(0, blocked, 16)


@pytest.mark.parametrize(
    "gaps, apart, first, second",
    [(False, False, False, False), (True, False, True, False), (False, True, False, True)],
)
def test_agr_15_13_house_rules_4a_and_4b(
    gaps: bool, apart: bool, first: bool, second: bool
) -> None:
    line = h(0, 4) | h(1, 4) | v(0, 5)
    assert legal(line, HOUSE, 15, gaps, apart) == first
    assert (reason(0, line, HOUSE, 15, gaps, apart) == "") == first
    two = boundary(cells((0, 4))) | boundary(cells((2, 4)))
    assert legal(two, HOUSE, 15, gaps, apart) == second
    assert (reason(0, two, HOUSE, 15, gaps, apart) == "") == second


def test_agr_15_13_pastures_apart_are_offered() -> None:
    corner = boundary(cells((0, 4)))
    far = (cells((2, 2)), boundary(cells((2, 2))))
    assert far not in additions(corner, HOUSE, 11)
    assert far in additions(corner, HOUSE, 11, apart=True)


@pytest.mark.parametrize(
    "wished, sentence",
    [
        (0, "Choose at least one fence."),
        (1 << 4, "There is a fence already on one of these edges."),
        (1 << 3, "Every fence must be part of a closed pasture."),
    ],
)
def test_agr_2_9_reasons(wished: int, sentence: str) -> None:
    assert reason(boundary(1 << 4), wished, HOUSE, 11) == sentence
