"""Housing animals: containers that hold one kind at a time."""

from __future__ import annotations


def cover(big: list[int], ones: int, need: list[int], start: int = 0) -> bool:
    """Can containers of the sizes `big` and `ones` containers of size 1 hold `need` of each kind?

    Every container holds one kind. `big` is sorted, largest first. Depth-first search: the
    largest container left goes to one of the kinds that still need room.
    """
    total = 0
    for n in need:
        total += n
    if total <= ones:
        return True
    if start == len(big):
        return False
    room = big[start]
    for kind in range(len(need)):
        had = need[kind]
        if had > 0:
            need[kind] = had - room if had > room else 0
            fits = cover(big, ones, need, start + 1)
            need[kind] = had
            if fits:
                return True
    return False


def assign(big: list[int], ones: int, need: list[int], start: int = 0) -> list[int] | None:
    """Like `cover`, but tell which kind each big container holds (-1: none), or None."""
    total = 0
    for n in need:
        total += n
    if total <= ones:
        return [-1] * (len(big) - start)
    if start == len(big):
        return None
    room = big[start]
    for kind in range(len(need)):
        had = need[kind]
        if had > 0:
            need[kind] = had - room if had > room else 0
            rest = assign(big, ones, need, start + 1)
            need[kind] = had
            if rest is not None:
                return [kind, *rest]
    return None
