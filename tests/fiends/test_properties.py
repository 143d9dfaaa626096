"""What holds in every game of Frantic Fiends: properties checked on seeded random games.

FF-0.6, FF-2.1, FF-6.2, FF-8.9, FF-9.4: invariants of the state; FF-12.6: nothing is a dead end.
"""

import json
from collections import Counter
from typing import cast

import pytest

from hearthside import Game, new_game, replay
from hearthside.core import engine
from hearthside.games.caverna.cells import ENTRY_CELL
from hearthside.games.caverna.goods import GOOD_NAMES
from hearthside.games.fiends import codec
from hearthside.games.fiends.friendly_orc import dwelling_of, orc_of
from hearthside.games.fiends.home import FRIENDLY, RESERVE
from hearthside.games.fiends.laid_trap import trap_cell
from hearthside.games.fiends.lost_cell import cell_of_lost
from hearthside.games.fiends.state import WIRING, Fiends
from hearthside.games.fiends.traps import TRAPS
from tests.properties.walk import STYLES, Walker
from tests.said import events_of, question_of, reasons_of

GAMES = 4
EVERY = 23
"""Dear properties are checked at every n-th choice."""
RICHES = [20, 20, 20, 3, 3, 3, 15, 15, 2]


def walked(players: int, seed: int, rich: bool) -> Game:
    """Walk through a game; check everything on the way."""
    options: dict[str, bool | int | str] = {"orc_strength": "hard"} if seed % 4 == 3 else {}
    game = new_game("fiends", players, seed, options)
    if rich:
        for home in cast(Fiends, game.state).homes:
            for good, n in enumerate(RICHES):
                home.goods[good] += n
            home.dwarfs[1] = 8
    walker = Walker(seed, STYLES[seed % 3])
    goods = [Counter(home["goods"]) for home in game.view()["homes"]]
    read = game.ply
    steps = 0
    while not game.over:
        seat = walker.seat(game)
        offered = game.options(seat)
        tokens = [option.token for option in offered]
        assert tokens
        assert len(set(tokens)) == len(tokens)
        for option in offered:
            assert game.rules.parse(game.state, option.token) == option.choice
        s = cast(Fiends, game.state)
        check_state(s)
        if steps % EVERY == 0:
            check_dear(game, seat)
        game.play(walker.choose(offered).token, seat)
        for event in events_of(game, read):
            if event["event"] in ("gained", "paid"):
                sign = 1 if event["event"] == "gained" else -1
                goods[event["seat"]][event["good"]] += sign * event["n"]
        read = game.ply
        for number, home in enumerate(cast(Fiends, game.state).homes):
            held = {name: home.goods[i] for i, name in enumerate(GOOD_NAMES)}
            assert held == {name: goods[number][name] for name in held}
        steps += 1
        assert steps < 6000
    return game


def check_state(s: Fiends) -> None:
    """Cheap invariants."""
    taken = [slot for slot in s.slots if slot >= 0]
    assert len(set(taken)) == len(taken)
    for slot, owner in enumerate(s.slots):
        assert owner < 0 or owner & 3 >= slot & 3
    for seat in range(s.seats):
        home = s.lair(seat)
        land = home.ground()
        assert all(n >= 0 for n in home.goods)
        assert len(home.living) == len(home.dwarfs)
        assert home.present() >= 1
        for orc in range(4):
            assert (home.power[orc] > 0) == (home.place[orc] >= RESERVE)
            if home.held >> orc & 1:
                assert home.trap_at(home.place[orc]) >= 0
        cave = {cell for cell in home.place if cell >= 0 and cell & 7 >= 4 and cell != ENTRY_CELL}
        assert {cell_of_lost(lost) for lost in home.lost} == cave
        assert sum(1 << cell for cell in cave) == land.occupied
        assert sum(1 << trap_cell(trap) for trap in home.traps) == land.traps
        parts = (land.caverns, land.tunnels, land.deep_tunnels, land.ore_mines, land.ruby_mines)
        assert not any(part & land.occupied for part in (*parts, land.rooms))
        assert set(home.mines) <= {c for c in range(48) if land.mines() >> c & 1}
        letters = [orc_of(friend) for friend in home.friends]
        assert sorted(n for n in letters if n < 4) == [
            orc for orc in range(4) if home.place[orc] == FRIENDLY
        ]
        dwellings = [dwelling_of(friend) for friend in home.friends]
        assert len(set(dwellings)) == len(dwellings)
        assert not land.traps & standing(home.stand)


def standing(stand: list[int]) -> int:
    """The cells on which animals stand."""
    return sum(1 << cell for cell, there in enumerate(stand) if there)


def check_dear(game: Game, seat: int) -> None:
    """JSON, copies, views, every option playable."""
    s = cast(Fiends, game.state)
    data = codec.write(s)
    assert codec.write(codec.read(json.loads(json.dumps(data)))) == data
    view = game.view(seat)
    json.dumps(view)
    assert question_of(game, seat)["ask"]
    reasons_of(game, seat)
    supply = Counter(view["tiles_left"])
    assert all(n > 0 for n in supply.values())
    assert sum(s.traps_left) + sum(len(s.lair(p).traps) for p in range(s.seats)) == (
        len(s.extensions) + 3 * s.seats
    )
    assert len(TRAPS) == len(s.traps_left)
    for option in game.options(seat)[:60]:
        assert option.label[0].isupper() or option.label[0].isdigit()
        assert all(word.partition(":")[2] for word in option.anchor.split())
        copy = s.copy()
        engine.choose(copy, option.choice, seat)
    assert codec.write(s) == data
    for p in range(s.seats):
        if not s.lair(p).yellow_access():
            assert not s.supply_for(p) & WIRING.yellow


@pytest.mark.parametrize("players", range(1, 8))
def test_random_games(players: int) -> None:
    for seed in range(GAMES if players < 5 else 2):
        game = walked(players, seed, rich=False)
        text = game.record()
        assert replay(text).record() == text
        assert Game.from_json(game.to_json()).to_json() == game.to_json()
        json.dumps(events_of(game))
        assert game.winners()
        for score in game.scores():
            assert score.total == sum(score.parts.values())


@pytest.mark.parametrize("players", [1, 2, 4])
def test_rich_games_reach_what_is_rare(players: int) -> None:
    for seed in range(GAMES):
        walked(players, seed, rich=True)


@pytest.mark.parametrize("option", ["prisoners_fed", "convert_in_event"])
def test_options_of_the_game(option: str) -> None:
    game = new_game("fiends", 2, 3, {option: False})
    walker = Walker(3, "verbs")
    while not game.over:
        seat = walker.seat(game)
        game.play(walker.choose(game.options(seat)).token, seat)
    assert replay(game.record()).record() == game.record()


def test_undo_returns_the_identical_game() -> None:
    game = new_game("fiends", 1, 8)
    walker = Walker(8, "verbs")
    for _ in range(60):
        before = game.to_json()
        game.play(walker.choose(game.options(0)).token, 0)
        if game.can_undo(0):
            game.undo(0)
            assert game.to_json() == before
            game.redo(0)
        if game.over:
            break
