"""Fences and pastures on bit masks: the geometry of AGR-2.1–2.11.

A set of cells has 15 bits: cell (r, c) is bit r * 5 + c. A set of fences has 38 bits: `H[i][c]`,
above cell (i, c), is bit i * 5 + c; `V[r][j]`, left of cell (r, j), is bit 20 + r * 6 + j.
`blocked` always means the cells with a room or a field tile.
"""

from __future__ import annotations

from typing import Final

ROWS: Final = 3
COLUMNS: Final = 5
CELLS: Final = 15
EDGES: Final = 38
FARMYARD: Final = (1 << 15) - 1
HOUSE: Final = 1 << 5 | 1 << 10  # AGR-2.2
FENCES: Final = 15  # AGR-1.2

_LEFT_COLUMN: Final = 1 | 1 << 5 | 1 << 10
_LIMIT: Final = 50_000


def horizontal(i: int, c: int) -> int:
    """The edge `H[i][c]`, above cell (i, c) (AGR-2.5)."""
    return i * COLUMNS + c


def vertical(r: int, j: int) -> int:
    """The edge `V[r][j]`, left of cell (r, j) (AGR-2.5)."""
    return 20 + r * (COLUMNS + 1) + j


def _around(cell: int) -> int:
    r, c = divmod(cell, COLUMNS)
    rows = 1 << horizontal(r, c) | 1 << horizontal(r + 1, c)
    return rows | 1 << vertical(r, c) | 1 << vertical(r, c + 1)


AROUND: Final[list[int]] = [_around(cell) for cell in range(CELLS)]


def boundary(cells: int) -> int:
    """The fences around a set of cells: the edges with one of them on exactly one side."""
    fences = 0
    while cells:
        low = cells & -cells
        fences ^= AROUND[low.bit_length() - 1]
        cells ^= low
    return fences


def beside(cells: int) -> int:
    """The cells adjacent to a set of cells and not in it (AGR-2.4)."""
    return _flow(cells, 0, 0) & ~cells


def connected(cells: int) -> bool:
    """Do the cells form one orthogonally adjacent group? No cell at all does."""
    group = cells & -cells
    while True:
        grown = _flow(group, 0, 0) & cells
        if grown == group:
            return group == cells
        group = grown


def _flow(cells: int, above: int, left: int) -> int:
    """One step to the neighbours that no fence above or left of a cell keeps apart."""
    left |= _LEFT_COLUMN
    down = cells << 5 & ~above
    right = cells << 1 & ~left
    return (cells | down | right | (cells & ~above) >> 5 | (cells & ~left) >> 1) & FARMYARD


def _fences_left(fences: int) -> int:
    """The cells with a fence on their left."""
    return fences >> 20 & 31 | (fences >> 26 & 31) << 5 | (fences >> 32 & 31) << 10


def _open_border(fences: int) -> int:
    """The border cells linked to the outside (AGR-2.6)."""
    top = ~fences & 31
    bottom = (~fences >> 15 & 31) << 10
    gaps = ~fences
    left = gaps >> 20 & 1 | (gaps >> 26 & 1) << 5 | (gaps >> 32 & 1) << 10
    right = (gaps >> 25 & 1) << 4 | (gaps >> 31 & 1) << 9 | (gaps >> 37 & 1) << 14
    return top | bottom | left | right


def enclosed(fences: int) -> list[int]:
    """The regions cut off from the outside, by their first cell (AGR-2.6)."""
    above, left = fences & FARMYARD, _fences_left(fences)
    region = _open_border(fences)
    rest = FARMYARD
    found: list[int] = []
    outside = True
    while True:
        grown = _flow(region, above, left)
        while grown != region:
            region, grown = grown, _flow(grown, above, left)
        if not outside:
            found.append(region)
        outside = False
        rest &= ~region
        if not rest:
            return found
        region = rest & -rest


_PASTURES: Final[dict[int, list[int]]] = {}


def pastures(fences: int, blocked: int) -> list[int]:
    """The cells of each pasture, in the order of their first cells (AGR-2.7)."""
    key = fences << 15 | blocked
    found = _PASTURES.get(key)
    if found is None:
        found = [region for region in enclosed(fences) if not region & blocked]
        if len(_PASTURES) >= _LIMIT:
            _PASTURES.clear()
        _PASTURES[key] = found
    return found[:]


def pasture_spaces(fences: int, blocked: int) -> int:
    """All cells of pastures (AGR-2.7)."""
    cells = 0
    for pasture in pastures(fences, blocked):
        cells |= pasture
    return cells


def legal(
    fences: int, blocked: int, pieces: int = FENCES, gaps: bool = False, apart: bool = False
) -> bool:
    """Is this a final layout of at most that many fences (AGR-2.8)?

    With `gaps` fences need not close a pasture, with `apart` pastures need not touch (AGR-15.13).
    """
    if fences.bit_count() > pieces:
        return False
    needed, cells = 0, 0
    for pasture in pastures(fences, blocked):
        needed |= boundary(pasture)
        cells |= pasture
    return (gaps or needed == fences) and (apart or connected(cells))


Shape = tuple[int, int, int, int]  # cells, fences around, edges inside, cells and neighbours


def _shapes() -> list[Shape]:
    """All connected sets of cells, small ones first."""
    layer = {1 << cell for cell in range(CELLS)}
    found: list[Shape] = []
    while layer:
        larger: set[int] = set()
        for cells in sorted(layer):
            fringe = beside(cells)
            edges = 0
            for cell in range(CELLS):
                if cells >> cell & 1:
                    edges |= AROUND[cell]
                if fringe >> cell & 1:
                    larger.add(cells | 1 << cell)
            around = boundary(cells)
            found.append((cells, around, edges & ~around, cells | fringe))
        layer = larger
    return found


SHAPES: Final[list[Shape]] = _shapes()
_FREE: Final[dict[int, list[Shape]]] = {}
_ADDITIONS: Final[dict[tuple[int, int, int, bool], list[tuple[int, int]]]] = {}


def _free(blocked: int) -> list[Shape]:
    """The shapes without blocked cells."""
    found = _FREE.get(blocked)
    if found is None:
        found = [shape for shape in SHAPES if not shape[0] & blocked]
        if len(_FREE) >= _LIMIT // 100:
            _FREE.clear()
        _FREE[blocked] = found
    return found


def additions(
    fences: int, blocked: int, pieces_left: int, apart: bool = False
) -> list[tuple[int, int]]:
    """Every single pasture that can be added to a legal layout: its cells, its new fences.

    AGR-2.9 and 2.10: any legal larger layout is reached by such steps. Two pastures that need the
    same fences, like the halves of a divided one, are the same step; the smaller one, or else the
    one of the lower mask, names it. Small pastures come first.
    """
    key = (fences, blocked, pieces_left, apart)
    found = _ADDITIONS.get(key)
    if found is None:
        found = _additions(fences, blocked, pieces_left, apart)
        if len(_ADDITIONS) >= _LIMIT // 10:
            _ADDITIONS.clear()
        _ADDITIONS[key] = found
    return found


def _additions(fences: int, blocked: int, pieces_left: int, apart: bool) -> list[tuple[int, int]]:
    """The additions of a layout.

    A shape with a fence inside would not be one pasture. Any other one lies in a single region, so
    that with its fences every old and new fence still borders a pasture; only contact is to check.
    """
    old = 0 if apart else pasture_spaces(fences, blocked)
    found: list[tuple[int, int]] = []
    seen: set[int] = set()
    for cells, around, inside, reach in _free(blocked):
        if inside & fences or (old and not reach & old):
            continue
        new = around & ~fences
        if new and new.bit_count() <= pieces_left and new not in seen:
            seen.add(new)
            found.append((cells, new))
    return found


def reason(
    fences: int,
    wished: int,
    blocked: int,
    pieces_left: int,
    gaps: bool = False,
    apart: bool = False,
) -> str:
    """Why these fences cannot be added to the layout, in a sentence; empty if they can."""
    if not wished:
        return "Choose at least one fence."
    if wished & fences:
        return "There is a fence already on one of these edges."
    count = wished.bit_count()
    if count > pieces_left:
        return f"Fences needed: {count}; only {pieces_left} can be built."
    result = fences | wished
    if not gaps:
        sentence = _useless(result, blocked)
        if sentence:
            return sentence
    if not apart and not connected(pasture_spaces(result, blocked)):
        return "Each pasture must share an edge with another one."
    return ""


def _useless(fences: int, blocked: int) -> str:
    """What is wrong with the fences that border no pasture (AGR-2.8 b and c)."""
    regions = enclosed(fences)
    walls, needed, rings = 0, 0, 0
    for region in regions:
        walls |= boundary(region)
        if region & blocked:
            rings |= boundary(region)
        else:
            needed |= boundary(region)
    if fences & rings & ~needed:
        return "A pasture cannot contain a room or a field."
    for region in regions:
        inside = 0
        for cell in range(CELLS):
            if region >> cell & 1:
                inside |= AROUND[cell]
        if fences & inside & ~walls:
            return "A fence inside a pasture must divide it into two."
    if fences & ~needed:
        return "Every fence must be part of a closed pasture."
    return ""
