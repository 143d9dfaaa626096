from __future__ import annotations

import random

import pytest

from hearthside import BadMatch, BadOption, BadPlayers, IllegalChoice, UnknownBot, UnknownGame
from hearthside.arena import InProcess, ProcessPool, match
from hearthside.arena.play import ask
from hearthside.arena.table import game_seed
from hearthside.bots import Bot, Rng
from hearthside.core.choice import Choice
from hearthside.core.state import State
from hearthside.games.caverna import codec
from hearthside.games.caverna.rules import CavernaRules
from tests.caverna.build import Table

SMALL = 6


def test_every_executor_and_number_of_workers_gives_the_same_result() -> None:
    here = match("caverna", ["random"] * 3, games=SMALL, seed=3)
    assert match("caverna", ["random"] * 3, games=SMALL, seed=3, executor=InProcess()) == here
    assert match("caverna", ["random"] * 3, games=SMALL, seed=3, workers=2) == here
    assert match("caverna", ["random"] * 3, games=SMALL, seed=3, executor=ProcessPool(3)) == here


def test_the_seed_decides_the_match() -> None:
    one = match("caverna", ["random", "random"], games=SMALL, seed=1)
    assert one == match("caverna", ["random", "random"], games=SMALL, seed=1)
    assert one.games != match("caverna", ["random", "random"], games=SMALL, seed=2).games


def test_the_global_generator_plays_no_part() -> None:
    random.seed(1)
    before = random.getstate()
    match("caverna", ["random", "greedy"], games=1, seed=1)
    assert random.getstate() == before


def test_games_have_seeds_of_their_own() -> None:
    seeds = {game_seed(match_seed, number) for match_seed in range(20) for number in range(500)}
    assert len(seeds) == 20 * 500
    assert all(0 <= seed < 1 << 31 for seed in seeds)


def test_every_bot_sits_on_every_seat_equally_often() -> None:
    result = match("caverna", ["random"] * 3, games=SMALL, seed=1)
    for entry in range(3):
        assert sorted(game.seats[entry] for game in result.games) == [0, 0, 1, 1, 2, 2]
    for game in result.games:
        assert sorted(game.seats) == [0, 1, 2]


def test_wins_are_shared_and_parts_add_up() -> None:
    result = match("caverna", ["random"] * 4, games=SMALL, seed=4)
    assert sum(bot.wins for bot in result.bots) == pytest.approx(SMALL)
    for game in result.games:
        assert sum(game.wins) == pytest.approx(1)
        winners = [e for e in range(4) if game.scores[e] == max(game.scores)]
        assert [e for e in range(4) if game.wins[e]] == winners
        assert [sum(parts.values()) for parts in game.parts] == game.scores
    for bot in result.bots:
        assert bot.games == SMALL
        assert sum(bot.parts.values()) == pytest.approx(bot.mean)
        assert bot.interval[0] < bot.mean < bot.interval[1]


def test_progress_is_told_after_every_game() -> None:
    told: list[tuple[int, int]] = []
    match("caverna", ["random"], games=4, progress=lambda done, total: told.append((done, total)))
    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]


def test_options_reach_the_game() -> None:
    result = match("caverna", ["random"], games=1, options={"mode": "introductory"})
    assert result.options["mode"] == "introductory"
    assert result != match("caverna", ["random"], games=1)


def test_bad_arguments_are_refused() -> None:
    with pytest.raises(UnknownGame):
        match("chess", ["random"], games=1)
    with pytest.raises(UnknownBot):
        match("caverna", ["random", "clever"], games=1)
    with pytest.raises(BadPlayers):
        match("caverna", [], games=1)
    with pytest.raises(BadOption):
        match("caverna", ["random"], games=1, options={"colour": "red"})
    with pytest.raises(BadMatch, match=r"^A match has at least one game, not 0\.$"):
        match("caverna", ["random"], games=0)
    with pytest.raises(BadMatch, match=r"^A match needs at least one worker, not 0\.$"):
        match("caverna", ["random"], games=1, workers=0)


class Vandal(Bot):
    """Spoils the state it is given, then chooses what it was told to."""

    def __init__(self, choice: Choice) -> None:
        self.name = "vandal"
        self.choice = choice

    def choose(self, state: State, seat: int, rng: Rng) -> Choice:
        state.main.clear()
        state.decider = 99
        return self.choice


def test_a_bot_sees_a_copy_with_another_generator() -> None:
    seen: list[State] = []

    class Witness(Bot):
        def choose(self, state: State, seat: int, rng: Rng) -> Choice:
            seen.append(state)
            return state.options[0]

    t = Table(players=2).turn()
    before = codec.write(t.s)
    c = t.s.options[0]
    assert ask(Witness(), CavernaRules(), t.s, 0, Rng(1)) == c
    assert ask(Vandal(c), CavernaRules(), t.s, 0, Rng(1)) == c
    assert codec.write(t.s) == before
    assert seen[0] is not t.s
    assert seen[0].rng != t.s.rng


def test_an_illegal_choice_of_a_bot_is_refused() -> None:
    t = Table(players=2).turn()
    with pytest.raises(IllegalChoice):
        ask(Vandal(12345), CavernaRules(), t.s, 0, Rng(1))
