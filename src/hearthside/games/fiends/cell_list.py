"""A choice of several cells: each plus one, eight bits each, above the kind."""

from __future__ import annotations

from hearthside.core.choice import Choice


def with_cells(kind: int, cells: list[int]) -> Choice:
    """
    >>> cells_in(with_cells(30, [12, 0]))
    [12, 0]
    """
    c = kind
    for i in range(len(cells)):
        c |= cells[i] + 1 << 8 + 8 * i
    return c


def cells_in(c: Choice) -> list[int]:
    found: list[int] = []
    rest = c >> 8
    while rest:
        found.append((rest & 255) - 1)
        rest >>= 8
    return found
