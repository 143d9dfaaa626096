"""Which spaces may be chosen, and which exchanges then: compared with brute force on copies.

A space may be chosen if something can be done there, now or after any-time exchanges (CAV-4.7).
Here all exchanges are carried out, one after another, in every order; what they open must be what
`possible` said, neither less (a legal space withheld) nor more (a dead end).
"""

from __future__ import annotations

import random
from collections.abc import Iterable

import pytest

from hearthside.core import engine
from hearthside.core.choice import Choice, make
from hearthside.core.connect import Connector
from hearthside.core.state import Frame
from hearthside.games.caverna.cells import FOREST, cell_name, numbers
from hearthside.games.caverna.dwarf import strength_of
from hearthside.games.caverna.furnishing import TILE_NAMED
from hearthside.games.caverna.goods import (
    FARM_ANIMALS,
    FOOD,
    GOLD,
    GOOD_NAMES,
    GOODS,
    RUBY,
    STABLES,
)
from hearthside.games.caverna.kinds import DONE, PLACE
from hearthside.games.caverna.land import CAVERN
from hearthside.games.caverna.moment import Moment
from hearthside.games.caverna.rules import CavernaRules
from hearthside.games.caverna.setup import new_state
from hearthside.games.caverna.spaces import SPACES
from hearthside.games.caverna.state import Caverna
from hearthside.games.caverna.verbs.imitate import Imitate
from hearthside.games.caverna.work import PlaceDwarf
from tests.caverna.build import Table

TILES = (
    "trader",
    "cooking_cave",
    "peaceful_cave",
    "hunting_parlor",
    "beer_parlor",
    "blacksmithing_parlor",
    "spare_part_storage",
    "slaughtering_cave",
    "seam",
    "dog_school",
    "builder",
    "carpenter",
    "stone_carver",
    "blacksmith",
    "work_room",
    "office_room",
    "guest_room",
)
"""Exchanges, and tiles that change prices, rates and places."""
MANY = 1500
"""A position with more positions after exchanges is left out."""


PAUSE = Moment()


def position(seed: int) -> Caverna:
    """Somebody is to place a dwarf in a random game; then goods and tiles are strewn over him."""
    rng = random.Random(seed)
    s = new_state(rng.choice((1, 2, 3, 3, 4, 4, 5, 5, 6, 7)), seed, {})
    placings = rng.randrange(1, 20 * s.seats)
    found = s
    while placings and not engine.is_over(s):
        engine.choose(s, rng.choice(s.options or engine.side_options(s, s.decider)))
        if not s.lanes and s.main and isinstance(s.main[-1].node, PlaceDwarf):
            placings -= 1
            found = s.copy()
    strew(found, found.decider, rng)
    return found


def strew(s: Caverna, p: int, rng: random.Random) -> None:
    """Few goods, up to two rubies, some tiles, stables and weapons; few tiles left to build."""
    table = Table(s.seats)
    table.s = s
    home = s.homes[p]
    for name in rng.sample(TILES, rng.choice((0, 1, 2, 2, 3, 4))):
        tile = TILE_NAMED[name]
        cells = numbers(home.land.caverns | home.land.tunnels | home.land.singles(CAVERN))
        paired = tile.covers >= 0 and home.owned >> tile.covers & 1
        if cells and not paired and not home.owned >> tile.index & 1:
            table.home(p).tiles(**{name: cell_name(rng.choice(cells))})
    for _ in range(rng.choice((0, 0, 1, 2, 3))):
        cells = numbers(home.land.stable_cells() & FOREST)
        if cells and home.goods[STABLES]:
            table.home(p).land(stable=cell_name(rng.choice(cells)))
    for index in numbers(s.supply):
        if rng.random() < 0.7:
            s.supply &= ~(1 << index)
    home.goods[:GOODS] = [0] * GOODS
    for _ in range(rng.randrange(6)):
        home.goods[rng.randrange(GOODS)] += 1
    home.goods[RUBY] = rng.choice((0, 1, 1, 2))
    home.goods[GOLD] += rng.choice((0, 0, 1, 2, 3))
    for i in range(len(home.dwarfs)):
        if strength_of(home.dwarfs[i]) == 0 and rng.random() < 0.3:
            home.dwarfs[i] += rng.randrange(1, 6)
    while not home.fits():
        home.goods[rng.choice(FARM_ANIMALS)] = 0
    home.acting = home.lowest_at_home()


def free_spaces(s: Caverna) -> list[int]:
    return [index for index in s.open_spaces if s.occupants[index] < 0]


def paused(s: Caverna, p: int, acting: int) -> Caverna:
    """A copy in which nothing but exchanges is asked."""
    t = s.copy()
    t.main[-1] = Frame(PAUSE, p)
    t.homes[p].acting = acting
    engine.advance(t)
    return t


def after_exchanges(start: Caverna, p: int, many: int = MANY) -> list[Caverna] | None:
    """Every paused position that exchanges lead to, the first included; None if too many."""
    found = [start]
    seen = set()
    for t in found:
        for c in t.options + engine.side_options(t, p):
            if c != DONE:
                u = t.trial(p)
                engine.choose(u, c)
                home = u.homes[p]
                mark = (*home.goods, *home.dwarfs, *home.land.numbers(), len(u.main))
                if mark not in seen:
                    seen.add(mark)
                    found.append(u)
        if len(found) > many:
            return None
    return [t for t in found if t.main[-1].node is PAUSE]


def usable(index: int, p: int, states: list[Caverna]) -> bool:
    """Can something be done on a space in one of these positions?"""
    node = SPACES[index].node
    if not isinstance(node, Imitate):
        return any(node.doable(t, p) for t in states)
    for t in states:
        if t.homes[p].goods[FOOD] >= node.cost:
            paid = t.trial(p)
            paid.homes[p].goods[FOOD] -= node.cost
            if any(SPACES[i].node.doable(paid, p) for i in targets(paid, p)):
                return True
    return False


def targets(s: Caverna, p: int) -> list[int]:
    """The spaces that may be imitated, whatever can be done there (CAV-4.61)."""
    return [
        index
        for index in s.open_spaces
        if s.occupants[index] not in (-1, p)
        and not SPACES[index].starting_player
        and not isinstance(SPACES[index].node, Imitate)
    ]


def told(s: Caverna, p: int) -> str:
    """The position in words, for a failure."""
    home = s.homes[p]
    goods = {GOOD_NAMES[i]: home.goods[i] for i in range(GOODS) if home.goods[i]}
    exchanges = sorted(exchange.name for exchange in home.hooks.exchanges)
    return f"{s.seats} players, {goods}, {exchanges}, {home.land.numbers()}"


def compare_spaces(seeds: Iterable[int]) -> None:
    """Some spaces must be opened by exchanges alone, some remain closed; all as predicted."""
    opened = closed = 0
    for seed in seeds:
        s = position(seed)
        p = s.decider
        states = after_exchanges(paused(s, p, s.homes[p].acting), p)
        if states is None:
            continue
        for index in free_spaces(s):
            node = SPACES[index].node
            found = usable(index, p, states)
            assert node.possible(s, p) == found, f"{seed}: {SPACES[index].name}, {told(s, p)}"
            if not node.doable(s, p):
                opened += found
                closed += not found
    assert opened
    assert closed


def test_cav_4_7_spaces_that_may_be_chosen() -> None:
    """CAV-4.7: `possible` is exactly what some order of exchanges makes doable."""
    compare_spaces(range(150))


@pytest.mark.soak
@pytest.mark.parametrize("block", range(10))
def test_cav_4_7_many_more_spaces(block: int) -> None:
    """CAV-4.7: the same on many more positions."""
    compare_spaces(range(1000 + 500 * block, 1500 + 500 * block))


def on_space(s: Caverna, index: int) -> Caverna:
    """The decider's dwarf is put on a space; nothing has been done there yet."""
    t = s.copy()
    engine.choose(t, make(PLACE, index))
    return t


def compare_exchanges(seeds: Iterable[int]) -> None:
    """On a space that exchanges must open, each exchange is offered exactly if it keeps it open."""
    offered = refused = 0
    for seed in seeds:
        s = position(seed)
        p = s.decider
        for index in free_spaces(s):
            node = SPACES[index].node
            if node.doable(s, p) or not node.possible(s, p):
                continue
            acting = s.homes[p].acting
            t = on_space(s, index)
            if t.main[-1].node is not node:
                continue
            side = engine.side_options(t, p)
            for c in engine.anytime(t, p):
                u = paused(t, p, acting)
                engine.choose(u, c)
                states = after_exchanges(u, p, 300)
                if states is not None:
                    found = usable(index, p, states)
                    token = CavernaRules().token(t, p, c)
                    words = f"{seed}: {token} on {SPACES[index].name}, {told(t, p)}"
                    assert (c in side) == found, words
                    offered += found
                    refused += not found
    assert offered
    assert refused


def test_cav_14_45_exchanges_before_the_first_effect() -> None:
    """CAV-14.45: offered are those after which something can still be done, and no others."""
    compare_exchanges(range(300, 330))


@pytest.mark.soak
@pytest.mark.parametrize("block", range(10))
def test_cav_14_45_many_more_exchanges(block: int) -> None:
    """CAV-14.45: the same on many more positions."""
    compare_exchanges(range(1000 + 50 * block, 1050 + 50 * block))


def wander(seeds: Iterable[int]) -> None:
    """Exchange at random on a space until something is done there: it never ends in between."""
    walked = 0
    for seed in seeds:
        s = position(seed)
        p = s.decider
        rng = random.Random(seed)
        for index in free_spaces(s):
            if not SPACES[index].node.possible(s, p) or SPACES[index].node.doable(s, p):
                continue
            t = on_space(s, index)
            while t.decider == p and not t.options:
                side = engine.side_options(t, p)
                assert side, f"{seed}: stuck on {SPACES[index].name}, {told(t, p)}"
                engine.choose(t, rng.choice(side))
                walked += 1
    assert walked


def test_cav_4_7_no_dead_end_on_the_way() -> None:
    """CAV-4.7, 14.45: whatever is exchanged on a space, in the end something is done there."""
    wander(range(400, 600))


@pytest.mark.soak
def test_cav_4_7_no_dead_end_on_many_more_ways() -> None:
    """CAV-4.7, 14.45: the same on many more positions."""
    wander(range(2000, 4000))


def test_cav_4_7_doable_means_that_there_is_a_first_step() -> None:
    """CAV-4.7: a part is doable exactly if it offers a choice to begin with."""
    seen = {False: 0, True: 0}
    for seed in range(600, 700):
        s = position(seed)
        p = s.decider
        for index in s.open_spaces:
            node = SPACES[index].node
            for part in node.members if isinstance(node, Connector) else []:
                out: list[Choice] = []
                part.starts(s, p, out)
                assert part.doable(s, p) == bool(out), f"{seed}: {part.path}, {told(s, p)}"
                seen[bool(out)] += 1
    assert all(seen.values())
