"""Bots that search: legal, repeatable, stoppable, and honest about what they know."""

from __future__ import annotations

import math

import pytest

import hearthside
from hearthside import UnknownBot
from hearthside.arena.play import ask
from hearthside.bots import Rng, make_bot, table_bot
from hearthside.bots.budget import Budget
from hearthside.bots.searching import Effort, SearchBot
from hearthside.core import engine
from hearthside.core.choice import NATURE
from tests.bots.test_turns import positions

GAMES = ["caverna", "fiends", "agricola", "neanderthal"]


def tree_bot(iterations: int) -> SearchBot:
    """A tree search that lists few turns, so that a test is quick."""
    return SearchBot("small", Effort(iterations, width=1, wide=1, most=60, compared=4))


@pytest.mark.parametrize("game", GAMES)
def test_a_tree_search_plays_legal_choices(game: str) -> None:
    bot = tree_bot(6)
    for s in positions(game, 2, 60)[:4]:
        c = bot.choose(s.copy(), s.decider, Rng(3))
        assert engine.accepts(s, s.decider, c)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_and_iterations_give_the_same_choice(game: str) -> None:
    for s in positions(game, 2, 40)[:2]:
        seat = s.decider
        first = tree_bot(5).rank(s.copy(), seat, Rng(9))
        again = tree_bot(5).rank(s.copy(), seat, Rng(9))
        assert first == again


@pytest.mark.parametrize("game", GAMES)
def test_steady_plays_on(game: str) -> None:
    rules = hearthside.new_game(game, players=2, seed=4)
    bot, rng = make_bot("steady@quick"), Rng(1)
    s = rules.state
    for _ in range(40):
        if engine.is_over(s):
            break
        assert s.decider != NATURE
        c = ask(bot, rules.rules, s, s.decider, rng)
        rules.play(rules.rules.token(s, s.decider, c), s.decider)
        s = rules.state


def test_a_search_can_be_stopped_at_any_moment() -> None:
    """Stopped before its first iteration, it answers with what looked best."""
    s = positions("caverna", 2, 10)[0]
    bot = tree_bot(0)
    calm = bot.choose(s.copy(), s.decider, Rng(1))
    budget = Budget(10**9)
    budget.stopped = True
    assert not budget.spend()
    bot.effort.iterations = 10**9
    bot.effort.seconds = 1e-9
    assert bot.choose(s.copy(), s.decider, Rng(1)) == calm


def test_advice_names_every_first_choice_once_with_figures() -> None:
    s = positions("agricola", 2, 30)[-1]
    found = make_bot("steady").advise(s.copy(), s.decider, Rng(1))
    firsts = [advice.choice for advice in found]
    assert len(firsts) == len(set(firsts)) > 1
    for advice in found:
        assert engine.accepts(s, s.decider, advice.choice)
        assert math.isfinite(advice.points)
        assert math.isfinite(advice.margin)
        assert 0 <= advice.win <= 1


def test_simple_bots_advise_without_figures() -> None:
    s = positions("caverna", 2, 10)[0]
    found = make_bot("greedy").advise(s.copy(), s.decider, Rng(1))
    assert [advice.choice for advice in found] == make_bot("greedy").rank(s, s.decider, Rng(1))
    assert math.isnan(found[0].points)


@pytest.mark.parametrize(
    "name, words",
    [
        ("strong:many", "a number of iterations"),
        ("strong:-1", "a number of iterations"),
        ("strong:99999s", "a number of iterations"),
        ("steady@oracle", "after '@' stands one of network, table, quick"),
    ],
)
def test_a_name_that_says_nonsense_is_refused(name: str, words: str) -> None:
    with pytest.raises(UnknownBot, match=words):
        make_bot(name)


def test_names_say_how_hard_a_bot_thinks() -> None:
    bot = make_bot("strong:100")
    assert isinstance(bot, SearchBot)
    assert bot.effort.iterations == 100
    bot = make_bot("master:0.5s@quick")
    assert isinstance(bot, SearchBot)
    assert bot.effort.seconds == 0.5
    assert bot.kind == "quick"


def test_where_people_wait_a_level_stops_in_time() -> None:
    bot = table_bot("strong")
    assert isinstance(bot, SearchBot)
    assert 0 < bot.effort.seconds < 1
    exact = table_bot("strong:0.5s")
    assert isinstance(exact, SearchBot)
    assert exact.effort.seconds == 0.5
    calm = make_bot("strong")
    assert isinstance(calm, SearchBot)
    assert calm.effort.seconds == 0


def test_advice_begins_with_what_the_bot_plays() -> None:
    s = positions("caverna", 2, 20)[-1]
    found = make_bot("strong").advise(s.copy(), s.decider, Rng(1))
    assert found[0].choice == make_bot("strong").choose(s.copy(), s.decider, Rng(1))
    assert all(0 < advice.win < 1 for advice in found)


def test_a_search_goes_on_from_what_it_remembers() -> None:
    """The same position again: what was found out about its turns is not lost."""
    s = positions("caverna", 2, 10)[0]
    bot = tree_bot(8)
    bot.choose(s.copy(), s.decider, Rng(1))
    assert bot.known
    assert all(branch.seat == s.decider for branch in bot.known)
    assert all(len(branch.key) > 100 for branch in bot.known)


def test_a_novice_blunders_now_and_then_and_plays_legally() -> None:
    novice = make_bot("novice")
    s = positions("caverna", 2, 10)[0]
    found = [novice.choose(s.copy(), s.decider, Rng(number)) for number in range(30)]
    assert all(engine.accepts(s, s.decider, c) for c in found)
    usual = max(found, key=found.count)
    assert found.count(usual) >= 15
    assert len(set(found)) > 2
