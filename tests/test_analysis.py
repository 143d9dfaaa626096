"""Analysis: the line of expectations and the price of decisions."""

from __future__ import annotations

import random
from math import isfinite

import pytest

import hearthside
from hearthside.analysis import LEVEL, analyse_ply, outlook
from hearthside.bots import Rng, make_bot
from hearthside.bots.knowledge import knowledge_of
from hearthside.bots.searching import SearchBot
from hearthside.bots.value import utilities
from hearthside.core import engine
from hearthside.hints import SEED
from tests.cli.pilot import run

GAMES = ["caverna", "fiends", "agricola", "neanderthal"]


def random_game(name: str, choices: int, players: int = 2, seed: int = 3) -> hearthside.Game:
    """A game by chance, up to so many choices or to its end."""
    game = hearthside.new_game(name, players, seed)
    chance = random.Random(seed)
    while not game.over and game.ply < choices:
        seat = game.deciders[0]
        found = [o for o in game.options(seat) if not o.anytime] or game.options(seat)
        game.play(chance.choice(found).token, seat)
    return game


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_judged_ply_by_ply(name: str) -> None:
    game = random_game(name, 45)
    told: list[tuple[int, int]] = []
    before = game.record()
    found = hearthside.analyse(game, progress=lambda done, total: told.append((done, total)))
    assert game.record() == before
    assert told[-1] == (game.ply + 1, game.ply + 1)
    assert found.seats == 2
    assert [point.ply for point in found.line] == sorted({point.ply for point in found.line})
    assert found.line[-1].ply == game.ply
    assert all(len(point.points) == len(point.win) == 2 for point in found.line)
    assert all(0 <= chance <= 1 for point in found.line for chance in point.win)
    assert found.decisions
    for judged in found.decisions:
        move = game.moves[judged.ply]
        then = game.at(judged.ply)
        assert (judged.seat, judged.token) == (move.seat, move.token)
        assert judged.best.token in [option.token for option in then.options(judged.seat)]
        assert judged.lost >= 0
        assert judged.lost == 0 or judged.best.token != judged.token
        assert judged.best.reason.endswith(".")
        assert isfinite(judged.best.points)
        assert isfinite(judged.best.margin)
        assert 0 <= judged.best.win <= 1
        assert all(judged.best.gains.values())
    some = found.decisions[len(found.decisions) // 2]
    assert analyse_ply(game, some.ply) == some
    assert outlook(game, found.line[0].ply) == found.line[0]


def test_at_the_end_the_true_scores_count() -> None:
    game = random_game("caverna", 10_000, seed=1)
    found = hearthside.analyse(game, "greedy")
    assert found.line[-1].points == [score.total for score in game.scores()]
    assert found.line[-1].win == [float(seat in game.winners()) for seat in range(2)]
    assert len(found.line) > 30
    assert found.decisions == []  # greedy has no figures


def test_whoever_follows_the_judge_loses_nothing() -> None:
    game = hearthside.new_game("caverna", 2, seed=5)
    while game.ply < 30:
        seat = game.deciders[0]
        game.play(game.hint(seat, 1, LEVEL)[0].token, seat)
    found = hearthside.analyse(game)
    assert [judged.lost for judged in found.decisions] == [0.0] * len(found.decisions)
    assert found.costliest() == []


def preferred_by(game: hearthside.Game, ply: int) -> float:
    """How much better than a choice that ends the turn the judge finds its best turn; else 0."""
    then, move = game.at(ply), game.moves[ply]
    state = game.rules.redeal(then.state, move.seat, SEED)
    known = knowledge_of(state)
    if not known.guide.major(state, move.seat):
        return 0.0
    end = known.guide.start(state, move.seat)
    engine.choose(end, game.rules.parse(state, move.token), move.seat)
    if known.guide.going_on(end, move.seat):
        return 0.0
    bot = make_bot("steady")
    assert isinstance(bot, SearchBot)
    best = bot.plans(known, state.copy(), move.seat, Rng(SEED))[0].value
    return best - utilities(known.value, known.guide, [end], move.seat)[0]


@pytest.mark.parametrize("name", GAMES)
def test_a_choice_loses_all_that_the_best_is_preferred_by(name: str) -> None:
    """The judge chooses by more than the lead, so the lead alone does not tell what was lost."""
    game = random_game(name, 45)
    found = {judged.ply: judged.lost for judged in hearthside.analyse(game).decisions}
    less = {ply: preferred_by(game, ply) for ply in found}
    assert max(less.values()) > 0
    assert {ply: lost for ply, lost in found.items() if lost < less[ply] - 0.01} == {}


def test_a_seat_is_judged_by_what_it_knew() -> None:
    """What was in the other hand makes no difference."""
    game = random_game("agricola", 40)
    ply = max(i for i, move in enumerate(game.moves) if analyse_ply(game, i) is not None)
    then = game.at(ply)
    seat = game.moves[ply].seat
    same = then.redeal(seat, 9)
    assert game.rules.write(same.state) != game.rules.write(then.state)
    one = game.rules.redeal(then.state, seat, SEED)
    other = game.rules.redeal(same.state, seat, SEED)
    assert same.hint(seat, 1, "steady") == then.hint(seat, 1, "steady")
    assert game.rules.view(one, seat) == game.rules.view(other, seat)


def test_chance_is_not_judged() -> None:
    game = random_game("caverna", 20)
    nature = [ply for ply, move in enumerate(game.moves) if move.seat < 0]
    assert nature
    assert all(analyse_ply(game, ply) is None for ply in nature)
    with pytest.raises(hearthside.NothingToUndo, match="none was made after 999"):
        analyse_ply(game, 999)


def test_the_costliest_come_first() -> None:
    found = hearthside.analyse(random_game("caverna", 40))
    worst = found.costliest(4)
    assert len(worst) == 4
    assert [d.lost for d in worst] == sorted((d.lost for d in found.decisions), reverse=True)[:4]


def test_the_terminal_shows_rounds_and_decisions(tmp_path: object) -> None:
    path = f"{tmp_path}/game.txt"
    with open(path, "w", encoding="utf-8") as file:
        file.write(random_game("caverna", 45).record())
    result = run("analyse", path)
    assert result.exit_code == 0
    assert "Expected points" in result.stdout
    assert "The costliest decisions" in result.stdout
    assert "No decision lost anything." in run("analyse", path, "--level", "greedy").stdout
    assert run("analyse", path, "--level", "wise").exit_code == 2
    assert run("analyse", f"{path}.missing").exit_code == 2
