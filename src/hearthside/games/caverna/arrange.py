"""An automatic arrangement of the animals, for the screen (CAV-9.1, 9.19)."""

from __future__ import annotations

from hearthside.games.caverna.cells import ENTRY_CELL, cell_name, numbers
from hearthside.games.caverna.furnished import cell_of, tile_of
from hearthside.games.caverna.furnishing import TILES
from hearthside.games.caverna.goods import CATTLE, DOG, DONKEY, FARM_ANIMALS, GOOD_NAMES, SHEEP
from hearthside.games.caverna.home import Home
from hearthside.games.caverna.housing import assign
from hearthside.games.caverna.questions import (
    ANIMAL_ROOMS,
    CATTLE_ROOM,
    FIELD_ANIMALS,
    SHEEP_PER_DWARF,
)


class Container:
    """A place for animals: its cells, what it accepts (-1: any kind), how many, what is in it."""

    def __init__(self, cells: list[int], accepts: int, capacity: int) -> None:
        self.cells = cells
        self.accepts = accepts
        self.capacity = capacity
        self.kind = -1
        self.count = 0
        self.dogs = 0

    def name(self) -> str:
        return "-".join(cell_name(cell) for cell in self.cells)


def answering(home: Home, question: int) -> list[int]:
    """The cells of the tiles that answer a static question."""
    return [cell_of(room) for room in home.rooms if TILES[tile_of(room)].answer(question)]


def containers(home: Home) -> list[Container]:
    """All containers in their normal mode (CAV-9.5 to 9.15), bare meadows with capacity 0."""
    land = home.land
    found: list[Container] = []
    for cell in numbers(land.mines()):
        found.append(Container([cell], DONKEY, 1))
    for cell in answering(home, SHEEP_PER_DWARF):
        found.append(Container([cell], SHEEP, len(home.dwarfs)))
    for cell in answering(home, CATTLE_ROOM):
        found.append(Container([cell], CATTLE, 3))
    for cell in numbers(land.stables & ~land.forest_tiles()):
        found.append(Container([cell], FARM_ANIMALS[2], 1))
    for pair in land.large:
        found.append(Container(numbers(pair), -1, land.pen_size(pair)))
    for cell in numbers(land.small):
        found.append(Container([cell], -1, land.pen_size(1 << cell)))
    for cell in [ENTRY_CELL, *answering(home, ANIMAL_ROOMS)]:
        found.append(Container([cell], -1, 2))
    for cell in numbers(land.meadows):
        found.append(Container([cell], -1, 1 if land.stables >> cell & 1 else 0))
    if answering(home, FIELD_ANIMALS):
        for cell in numbers(home.empty_fields()):
            found.append(Container([cell], -1, 1))
    return found


def arrange(home: Home) -> list[Container]:
    """The containers with all animals in them; dogs stand where they watch sheep."""
    found = containers(home)
    left = [home.goods[good] for good in FARM_ANIMALS]
    for container in found:
        if container.accepts >= 0:
            put(container, FARM_ANIMALS.index(container.accepts), left)
    dogs = home.goods[DOG]
    for pens, _, watched in home.shelter().dog_ways():
        need = left[:]
        need[0] = max(0, need[0] - watched)
        flexible = [c for c in found if c.accepts < 0 and c.capacity]
        shepherded = watchable(home, found, pens, watched)
        open_to_all = [c for c in flexible if c not in shepherded]
        big = sorted((c for c in open_to_all if c.capacity > 1), key=lambda c: -c.capacity)
        ones = [c for c in open_to_all if c.capacity == 1]
        kinds = assign([c.capacity for c in big], len(ones), need[:])
        if kinds is None:
            continue
        watch(shepherded, dogs, left)
        for container, kind in zip(big, kinds, strict=True):
            if kind >= 0:
                put(container, kind, left)
        for container in [*ones, *big]:
            if container.kind < 0 and any(left):
                put(container, next(i for i in range(4) if left[i]), left)
        break
    return found


def watchable(home: Home, found: list[Container], pens: list[int], watched: int) -> list[Container]:
    """The meadows or the pasture that dogs watch in this way."""
    if not watched:
        return []
    meadows = [c for c in found if len(c.cells) == 1 and home.land.meadows >> c.cells[0] & 1]
    bare = [c for c in meadows if c.capacity == 0]
    if bare:
        return bare[: watched - home.goods[DOG]]
    if len(pens) == len(home.land.pen_sizes()):
        return meadows[:1]
    sizes = home.land.pen_sizes()[:]
    for size in pens:
        sizes.remove(size)
    return [
        c
        for c in found
        if c.capacity == sizes[0] and (home.land.small | home.land.large_cells) >> c.cells[0] & 1
    ][:1]


def watch(shepherded: list[Container], dogs: int, left: list[int]) -> None:
    """Dogs on meadows: one on each, the rest on the first; each watches dogs + 1 sheep."""
    for i, container in enumerate(shepherded):
        container.dogs = dogs - len(shepherded) + 1 if i == 0 else 1
        container.capacity = container.dogs + 1
        container.accepts = SHEEP
        put(container, 0, left)


def put(container: Container, kind: int, left: list[int]) -> None:
    """Fill a container with what is left of a kind."""
    container.count = min(left[kind], container.capacity)
    if container.count:
        container.kind = FARM_ANIMALS[kind]
        left[kind] -= container.count


def described(home: Home) -> list[dict[str, object]]:
    """The arrangement as plain data."""
    return [
        {
            "cells": [cell_name(cell) for cell in c.cells],
            "accepts": GOOD_NAMES[c.accepts] if c.accepts >= 0 else "any",
            "capacity": c.capacity,
            "animal": GOOD_NAMES[c.kind] if c.kind >= 0 else None,
            "count": c.count,
            "dogs": c.dogs,
        }
        for c in arrange(home)
    ]
