"""The hooks of tiles as a value: adding and removing them (ADR 0002, 0019)."""

from __future__ import annotations

from hearthside.core.hooks import Effect, Hook, Static, Trigger
from hearthside.games.caverna.furnishing import TILE_NAMED
from hearthside.games.caverna.furnishings.effects import PerGood
from hearthside.games.caverna.goods import DOG
from hearthside.games.caverna.hooks import NO_TILES, TileHooks
from hearthside.games.caverna.questions import GAINED_DOG, ROOM
from hearthside.games.caverna.state import Caverna
from hearthside.games.fiends import questions as fiends

TILE: list[Hook] = [
    Static(ROOM),
    Trigger(GAINED_DOG, Effect[Caverna]()),
    PerGood(DOG),
    TILE_NAMED["trader"].hooks[0],
]
OTHER: list[Hook] = [
    Static(ROOM, 2),
    Trigger(GAINED_DOG, Effect[Caverna]()),
    PerGood(DOG, each=2),
    TILE_NAMED["hunting_parlor"].hooks[0],
]


def same(one: TileHooks, two: TileHooks) -> bool:
    return (
        one.statics == two.statics
        and one.triggers == two.triggers
        and one.exchanges == two.exchanges
        and one.scores == two.scores
    )


def test_adding_makes_a_new_value() -> None:
    one = NO_TILES.adding(TILE)
    one.adding(OTHER)
    assert not any(NO_TILES.statics)
    assert not any(NO_TILES.triggers)
    assert one.statics[ROOM] == 1
    assert one.triggers[GAINED_DOG] == [TILE[1]]


def test_removing_takes_exactly_one_tile_away() -> None:
    both = NO_TILES.adding(TILE).adding(OTHER)
    assert both.statics[ROOM] == 3
    assert same(both.removing(OTHER), NO_TILES.adding(TILE))
    assert same(both.removing(TILE), NO_TILES.adding(OTHER))
    assert same(both.removing(TILE).removing(OTHER), NO_TILES)


def test_the_same_tile_twice_counts_twice() -> None:
    twice = NO_TILES.adding(TILE).adding(TILE)
    assert twice.statics[ROOM] == 2
    assert len(twice.triggers[GAINED_DOG]) == 2
    assert same(twice.removing(TILE), NO_TILES.adding(TILE))


def test_the_expansion_asks_more() -> None:
    hooks = fiends.NO_TILES.adding([Static(ROOM), Static(fiends.CHIEF)])
    assert hooks.statics[ROOM] == hooks.statics[fiends.CHIEF] == 1
    assert len(NO_TILES.statics) <= fiends.DOG_STRENGTH
