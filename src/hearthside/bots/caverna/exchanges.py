"""Any-time exchanges: which of them are worth a thought, and when."""

from __future__ import annotations

from typing import Final

from hearthside.bots.caverna.search import Search
from hearthside.bots.turn_search import NOTHING
from hearthside.core import engine
from hearthside.core.choice import Choice, arg, kind_of, kinds
from hearthside.games.caverna.goods import (
    FARM_ANIMALS,
    GRAIN,
    ORE,
    RUBY,
    STONE,
    VEGETABLE,
    WOOD,
)
from hearthside.games.caverna.home import Home
from hearthside.games.caverna.kinds import (
    BREED,
    EAT,
    FENCE,
    FORGE,
    FURNISH,
    ORE_MINE,
    RUBY_GOOD,
    RUBY_MINE,
    RUBY_TILE,
    SOW,
    STABLE,
    TRADE,
)
from hearthside.games.caverna.land import FIELD, TUNNEL
from hearthside.games.caverna.state import Caverna

BUILDING: Final = kinds(FURNISH, FENCE, STABLE)
DIGGING: Final = kinds(ORE_MINE, RUBY_MINE)


def may_exchange(home: Home) -> bool:
    """Has the seat anything to exchange but for food?"""
    return home.goods[RUBY] > 0 or len(home.hooks.exchanges) > 0


def offers(search: Search, s: Caverna) -> list[Choice]:
    """The exchanges a seat may look at now, legal or not yet checked."""
    out: list[Choice] = []
    stack = search.stack(s)
    s.stack = stack
    s.side_options(search.seat, stack[-1], out)
    return [c for c in out if kind_of(c) != EAT]


def helpful(home: Home, first: int, options: list[Choice]) -> list[Choice]:
    """Of these exchanges, those that serve what a decision is about (`first`: its kinds)."""
    wanted = 0
    if first & BUILDING:
        wanted |= kinds(WOOD, STONE)
    if first & kinds(FORGE, TRADE):
        wanted |= kinds(ORE)
    if first & kinds(SOW):
        wanted |= kinds(GRAIN, VEGETABLE)
    if first & kinds(BREED):
        for good in FARM_ANIMALS:
            if home.goods[good] == 1:
                wanted |= kinds(good)
    tile = -1
    if first & DIGGING:
        tile = TUNNEL
    elif first & kinds(SOW):
        tile = FIELD
    out: list[Choice] = []
    for c in options:
        kind = kind_of(c)
        if kind == RUBY_GOOD:
            if wanted >> arg(c, 0) & 1:
                out.append(c)
        elif kind == RUBY_TILE:
            if arg(c, 0) == tile:
                out.append(c)
        else:
            out.append(c)
    return out


def place_and_exchange(search: Search, s: Caverna, c: Choice) -> Caverna | None:
    """The best end of a turn that places a dwarf, then makes one exchange that helps there."""
    seat = search.seat
    t = s.copy()
    engine.choose(t, c, seat)
    if not search.going_on(t):
        return None
    home = t.homes[seat]
    found: Caverna | None = None
    top = NOTHING
    for x in helpful(home, first_kinds(s, c), search.pruner.pick(home, offers(search, t), 1)):
        if not permitted(search, t, x):
            continue
        u = t.copy()
        engine.choose(u, x, seat)
        if search.going_on(u) and engine.options_of(u, seat):
            u = search.finish(u)
            value = search.value(u)
            if value > top:
                top = value
                found = u
    return found


def first_kinds(s: Caverna, c: Choice) -> int:
    """The kinds of choices the space of a PLACE choice begins with."""
    return s.content.spaces[arg(c, 0)].node.first


def permitted(search: Search, s: Caverna, c: Choice) -> bool:
    stack = search.stack(s)
    s.stack = stack
    return engine.permitted(s, stack, c)
