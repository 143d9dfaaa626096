"""Where animals can live. Written from CAV-9.1–9.18, by trying every arrangement."""

from dataclasses import dataclass

from tests.oracle.caverna.home import KINDS, Home, Space

Herd = tuple[int, int, int, int]
"""Sheep, donkeys, boars, cattle."""


@dataclass(frozen=True)
class Container:
    """A place for one kind of farm animal at a time."""

    spaces: frozenset[Space]
    accepts: tuple[str, ...]
    capacity: int
    watched: bool = False
    """Whether dogs may watch sheep there instead (CAV-9.16): meadows and pastures."""


def containers(home: Home) -> list[Container]:
    """All containers of CAV-9.5–9.15, also those with no capacity of their own."""
    found = [
        Container(frozenset(pair), KINDS, 4 * _doubled(home, pair), True)
        for pair in home.large_pastures
    ]
    for space, terrain in home.terrain.items():
        alone = frozenset([space])
        stable = space in home.stables
        if terrain == "small_pasture":
            found.append(Container(alone, KINDS, 2 * _doubled(home, alone), True))
        elif terrain == "meadow":
            found.append(Container(alone, KINDS, 1 if stable else 0, True))
        elif terrain == "forest" and stable:
            found.append(Container(alone, ("boar",), 1))
        elif terrain in ("ore_mine", "ruby_mine"):
            found.append(Container(alone, ("donkey",), 1))
        elif terrain == "field" and space not in home.crops and home.has("stubble_room"):
            found.append(Container(alone, KINDS, 1))
    for space, tile in home.tiles.items():
        found += _room(home, space, tile)
    return found


def _doubled(home: Home, spaces: frozenset[Space]) -> int:
    found = 1
    for space in spaces:
        if space in home.stables:
            found *= 2
    return found


def _room(home: Home, space: Space, tile: str) -> list[Container]:
    alone = frozenset([space])
    if tile in ("entry_level_dwelling", "mixed_dwelling"):
        return [Container(alone, KINDS, 2)]
    if tile == "breakfast_room":
        return [Container(alone, ("cattle",), 3)]
    if tile == "cuddle_room":
        return [Container(alone, ("sheep",), len(home.dwarfs))]
    return []


def can_house(where: list[Container], herd: Herd, dogs: int) -> bool:
    """Fill container after container with each kind it accepts, and with dogs and sheep."""
    left: set[tuple[Herd, int]] = {(herd, dogs)}
    for container in where:
        after: set[tuple[Herd, int]] = set()
        for need, free in left:
            after.add((need, free))
            for kind in container.accepts:
                after.add((_less(need, KINDS.index(kind), container.capacity), free))
            if container.watched:
                for watching in range(1, free + 1):
                    after.add((_less(need, 0, watching + 1), free - watching))
        left = _worth_keeping(after)
    return any(sum(need) == 0 for need, _ in left)


def _less(need: Herd, kind: int, capacity: int) -> Herd:
    s, d, b, c = (max(0, n - capacity) if i == kind else n for i, n in enumerate(need))
    return (s, d, b, c)


def _worth_keeping(found: set[tuple[Herd, int]]) -> set[tuple[Herd, int]]:
    """Without the arrangements that leave more of everything than another one does."""
    return {
        (need, free)
        for need, free in found
        if not any(
            (other, spare) != (need, free)
            and spare >= free
            and all(o <= n for o, n in zip(other, need, strict=True))
            for other, spare in found
        )
    }


def herd_of(home: Home) -> Herd:
    g = home.goods
    return (g["sheep"], g["donkey"], g["boar"], g["cattle"])


def room_for(home: Home) -> set[str]:
    """The kinds of which one more animal could be housed."""
    where = containers(home)
    herd = herd_of(home)
    found = set()
    for i, kind in enumerate(KINDS):
        s, d, b, c = (n + (i == j) for j, n in enumerate(herd))
        if can_house(where, (s, d, b, c), home.goods["dog"]):
            found.add(kind)
    return found
