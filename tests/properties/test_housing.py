"""CAV-9.19: housing compared with an exhaustive search on random boards."""

from __future__ import annotations

import random

import pytest

from hearthside.games.caverna.arrange import arrange
from hearthside.games.caverna.cells import (
    FOREST,
    FOREST_EDGE,
    MOUNTAIN,
    cell_name,
    neighbours,
    numbers,
)
from hearthside.games.caverna.furnished import cell_of, tile_of
from hearthside.games.caverna.furnishing import TILE_NAMED
from hearthside.games.caverna.goods import DOG, FARM_ANIMALS
from hearthside.games.caverna.home import Home, start_home
from tests.caverna.build import Table

CHUNKS = 8
BOARDS_PER_CHUNK = 400
SHEEP, DONKEY, BOAR, CATTLE = range(4)
ANY = (SHEEP, DONKEY, BOAR, CATTLE)
ROOMS = ("mixed_dwelling", "breakfast_room", "cuddle_room", "stubble_room")


# Random boards


def random_home(rng: random.Random) -> Home:
    """A home with random terrain, stables, rooms, dwarfs and dogs; reachable or not."""
    table = Table()
    table.s.homes[0] = start_home()
    builder = table.home()
    land: dict[str, list[str]] = {}
    sown: dict[str, str] = {}
    busy = rng.random()
    free = FOREST | (FOREST_EDGE if rng.random() < 0.2 else 0)
    outer = free & FOREST_EDGE
    for cell in numbers(free):
        if not free >> cell & 1 or rng.random() > busy or (outer >> cell & 1 and busy < 0.7):
            continue
        name = cell_name(cell)
        kind = rng.choice(("meadow", "meadow", "field", "sown", "small", "large"))
        beside = numbers(neighbours(1 << cell) & free)
        if kind == "large" and beside:
            other = rng.choice(beside)
            free &= ~(1 << other)
            name = f"{name}-{cell_name(other)}"
        elif kind == "large":
            kind = "small"
        free &= ~(1 << cell)
        if kind == "sown":
            sown[name] = rng.choice(("grain 3", "grain 1", "vegetable 2"))
        else:
            land.setdefault(kind, []).append(name)
    builder.land(**{kind: " ".join(names) for kind, names in land.items()})
    if sown:
        builder.crops(**sown)
    places = [cell_name(cell) for cell in numbers(builder.home.land.stable_cells())]
    rng.shuffle(places)
    builder.land(stable=" ".join(places[: rng.randint(0, 3)]))
    rocks = [cell_name(cell) for cell in numbers(MOUNTAIN) if cell_name(cell) != "m41"]
    rng.shuffle(rocks)
    for room in ROOMS:
        if rng.random() < 0.3:
            builder.tiles(**{room: rocks.pop()})
    mines = rng.choice((0, 0, 1, 2, 3))
    builder.land(ore_mine=" ".join(rocks[:mines]), ruby_mine=" ".join(rocks[mines : mines + 1]))
    builder.dwarfs(*[0] * rng.randint(2, 6))
    builder.has(dog=rng.choice((0, 0, 1, 1, 2, 3, 5, 9)))
    return builder.home


# What the rules say, written once more


class Pen:
    """A container: the kinds it accepts, its capacity, and whether dogs can watch there."""

    def __init__(self, name: str, kinds: tuple[int, ...], capacity: int, watched: bool) -> None:
        self.name = name
        self.kinds = kinds
        self.capacity = capacity
        self.watched = watched


def owns(home: Home, tile: str) -> bool:
    return any(tile_of(room) == TILE_NAMED[tile].index for room in home.rooms)


def pens_of(home: Home) -> list[Pen]:
    """All containers by CAV-9.5 to 9.17."""
    land = home.land
    stables = {cell_name(cell) for cell in numbers(land.stables)}
    found: list[Pen] = []
    for cell in map(cell_name, numbers(land.small)):
        found.append(Pen(cell, ANY, 4 if cell in stables else 2, True))
    for pair in land.large:
        cells = [cell_name(cell) for cell in numbers(pair)]
        doubled = sum(cell in stables for cell in cells)
        found.append(Pen("-".join(cells), ANY, (4, 8, 16)[doubled], True))
    for cell in map(cell_name, numbers(land.meadows)):
        found.append(Pen(cell, ANY, 1 if cell in stables else 0, True))
    tiled = {cell_name(cell) for cell in numbers(land.forest_tiles())}
    for cell in sorted(stables - tiled):
        found.append(Pen(cell, (BOAR,), 1, False))
    for cell in map(cell_name, numbers(land.ore_mines | land.ruby_mines)):
        found.append(Pen(cell, (DONKEY,), 1, False))
    found.append(Pen("m41", ANY, 2, False))
    for room in home.rooms:
        cell, tile = cell_name(cell_of(room)), tile_of(room)
        if tile == TILE_NAMED["mixed_dwelling"].index:
            found.append(Pen(cell, ANY, 2, False))
        elif tile == TILE_NAMED["breakfast_room"].index:
            found.append(Pen(cell, (CATTLE,), 3, False))
        elif tile == TILE_NAMED["cuddle_room"].index:
            found.append(Pen(cell, (SHEEP,), len(home.dwarfs), False))
    if owns(home, "stubble_room"):
        for cell in map(cell_name, numbers(home.empty_fields())):
            found.append(Pen(cell, ANY, 1, False))
    return found


Need = tuple[int, int, int, int, int]
"""Sheep, donkeys, boars and cattle without a place, and dogs not yet used."""


def can_house(pens: list[Pen], animals: list[int], dogs: int) -> bool:
    """Try every kind in every container, and every number of dogs wherever they can watch.

    All ways that leave the same animals and dogs are followed together. A container is filled
    as far as possible: a place left free helps nobody.
    """
    open_needs: set[Need] = {(animals[0], animals[1], animals[2], animals[3], dogs)}
    for pen in pens:
        after: set[Need] = set()
        for need in open_needs:
            ways = [lessened(need, k, pen.capacity, 0) for k in pen.kinds if need[k]]
            if pen.watched and need[SHEEP]:
                for watching in range(1, need[4] + 1):
                    ways.append(lessened(need, SHEEP, watching + 1, watching))
            after.update(ways or [need])
        open_needs = after
    return any(sum(need[:4]) == 0 for need in open_needs)


def lessened(need: Need, kind: int, room: int, dogs: int) -> Need:
    left = list(need)
    left[kind] = max(0, left[kind] - room)
    return (left[0], left[1], left[2], left[3], left[4] - dogs)


def random_herd(rng: random.Random, pens: list[Pen], dogs: int) -> list[int]:
    """Animals around the limit of what could have room."""
    room = sum(pen.capacity for pen in pens)
    if any(pen.watched for pen in pens):
        room += dogs
    herd = [0, 0, 0, 0]
    kinds = rng.sample(range(4), rng.randint(1, 4))
    for _ in range(rng.randint(max(1, room // 3), room + 2)):
        herd[rng.choice(kinds)] += 1
    return herd


def board(home: Home, herd: list[int]) -> str:
    """A board in words, for the report of a failure."""
    pens = ", ".join(f"{p.name}:{p.capacity}{'w' if p.watched else ''}" for p in pens_of(home))
    return f"{pens}; {home.goods[DOG]} dogs; animals {herd}"


# Tests


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_cav_9_19_holds_agrees_with_exhaustive_search(chunk: int) -> None:
    """CAV-9.19, CAV-9.4 to 9.18: the same answer on every random board, yes and no alike."""
    answers = [0, 0]
    for home, pens, herd in random_boards(chunk):
        expected = can_house(pens, herd, home.goods[DOG])
        assert home.shelter().holds(*herd) == expected, board(home, herd)
        answers[expected] += 1
        check_arrangement(home, pens, herd, expected)
    assert min(answers) > BOARDS_PER_CHUNK / 4


def random_boards(chunk: int) -> list[tuple[Home, list[Pen], list[int]]]:
    rng = random.Random(chunk)
    found = []
    for _ in range(BOARDS_PER_CHUNK):
        home = random_home(rng)
        pens = pens_of(home)
        found.append((home, pens, random_herd(rng, pens, home.goods[DOG])))
    return found


def check_arrangement(home: Home, pens: list[Pen], herd: list[int], fits: bool) -> None:
    """CAV-9.1, 9.4, 9.16: one kind per container, none too full; nobody left out if all fit."""
    for good, n in zip(FARM_ANIMALS, herd, strict=True):
        home.goods[good] = n
    named = {pen.name: pen for pen in pens}
    placed = [0, 0, 0, 0]
    dogs = 0
    containers = arrange(home)
    assert len({c.name() for c in containers}) == len(containers)
    for container in containers:
        pen = named[container.name()]
        dogs += container.dogs
        assert pen.watched or not container.dogs, board(home, herd)
        if container.count:
            kind = FARM_ANIMALS.index(container.kind)
            placed[kind] += container.count
            room = pen.capacity
            if container.dogs and kind == SHEEP:
                room = max(room, container.dogs + 1)
            assert kind in pen.kinds, board(home, herd)
            assert container.count <= room, board(home, herd)
    assert dogs <= home.goods[DOG], board(home, herd)
    if fits:
        assert placed == herd, board(home, herd)
    else:
        assert all(p <= n for p, n in zip(placed, herd, strict=True)), board(home, herd)


def literally(pens: list[Pen], animals: list[int], dogs: int, start: int = 0) -> bool:
    """Put single animals and single dogs into containers in every possible way."""
    if sum(animals) == 0:
        return True
    if start == len(pens):
        return False
    pen = pens[start]
    if literally(pens, animals, dogs, start + 1):
        return True
    for kind in pen.kinds:
        for watching in range(dogs + 1 if pen.watched and kind == SHEEP else 1):
            room = watching + 1 if watching else pen.capacity
            for n in range(1, min(animals[kind], room) + 1):
                rest = animals[:]
                rest[kind] -= n
                if literally(pens, rest, dogs - watching, start + 1):
                    return True
    return False


def test_cav_9_19_the_search_itself() -> None:
    """CAV-9.19: the search above agrees with putting animals one by one, on small boards."""
    rng = random.Random(3)
    checked = 0
    while checked < 150:
        home = random_home(rng)
        pens = pens_of(home)
        if len(pens) > 6 or home.goods[DOG] > 3:
            continue
        herd = random_herd(rng, pens, home.goods[DOG])
        if sum(herd) > 9:
            continue
        assert can_house(pens, herd, home.goods[DOG]) == literally(pens, herd, home.goods[DOG])
        checked += 1
