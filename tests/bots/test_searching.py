"""Bots that search: legal, repeatable, stoppable, and honest about what they know."""

from __future__ import annotations

import math

import pytest

import hearthside
from hearthside import UnknownBot
from hearthside.arena.play import ask
from hearthside.bots import Rng, make_bot, table_bot
from hearthside.bots.budget import Budget
from hearthside.bots.knowledge import knowledge_of
from hearthside.bots.searching import Effort, SearchBot, turns_within
from hearthside.bots.tree import Edge, Tree
from hearthside.bots.value import utilities
from hearthside.core import engine
from hearthside.core.choice import NATURE
from tests.bots.test_turns import positions

GAMES = ["caverna", "fiends", "agricola", "neanderthal"]


def tree_bot(iterations: int) -> SearchBot:
    """A tree search that lists few turns, so that a test is quick."""
    return SearchBot("small", Effort(iterations, compared=4))


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


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_is_worth_its_best_turn(game: str) -> None:
    """No turn of the list is better, in whatever order it was listed."""
    bot = make_bot("steady")
    assert isinstance(bot, SearchBot)
    for s in positions(game, 2, 60)[:4]:
        seat = s.decider
        advices = bot.advise(s.copy(), seat, Rng(1))
        plans = bot.plans(knowledge_of(s, bot.kind), s.copy(), seat, Rng(1))
        for first in {plan.choices[0] for plan in plans}:
            most = max(plan.value for plan in plans if plan.choices[0] == first)
            assert bot.worth(s, seat, first, advices, Rng(1)) > most - 0.001


def test_a_turn_is_worth_the_same_in_another_order() -> None:
    bot = make_bot("steady")
    assert isinstance(bot, SearchBot)
    compared = 0
    for s in positions("caverna", 2, 200):
        seat = s.decider
        advices = bot.advise(s.copy(), seat, Rng(1))
        known = knowledge_of(s)
        best = utilities(known.value, known.guide, [advices[0].end], seat)[0]
        for c in advices[0].choices[1:]:
            if bot.begun_by(known.guide, s, seat, c, advices[0]):
                assert bot.worth(s, seat, c, advices, Rng(1)) > best - 0.001
                compared += 1
    assert compared


def test_after_an_exchange_the_turn_is_still_to_begin() -> None:
    """No way to play it is looked at less closely than without the exchange."""
    bot = make_bot("steady")
    assert isinstance(bot, SearchBot)
    s = next(s for s in positions("caverna", 2, 60) if engine.side_options(s, s.decider))
    seat, known = s.decider, knowledge_of(s)
    for c in engine.side_options(s, seat):
        t = known.guide.start(s, seat)
        engine.choose(t, c, seat)
        best = bot.plans(known, t, seat, Rng(1))[0].value
        assert bot.worth(s, seat, c, [], Rng(1)) > best - 0.001


@pytest.mark.parametrize("game", GAMES)
def test_the_tree_tries_every_choice_alike(game: str) -> None:
    """The same choice and generator give the same figure, whatever was looked at before."""
    bot = tree_bot(6)
    s = positions(game, 2, 40)[0]
    seat = s.decider
    firsts = [advice.choice for advice in bot.advise(s.copy(), seat, Rng(1))][:3]
    known = bot.known
    found = [bot.worth(s, seat, c, [], Rng(1)) for c in firsts]
    assert all(math.isfinite(figure) for figure in found)
    assert [tree_bot(6).worth(s, seat, c, [], Rng(1)) for c in reversed(firsts)] == found[::-1]
    assert bot.known is known


@pytest.mark.parametrize("game", GAMES)
def test_the_turn_that_the_tree_chose_is_played_to_its_end(game: str) -> None:
    bot, followed = tree_bot(4), 0
    for s in positions(game, 2, 60)[:6]:
        seat = s.decider
        engine.choose(s, bot.choose(s.copy(), seat, Rng(3)), seat)
        planned, budget = bot.rest[:], bot.budget
        while planned and s.decider == seat and engine.options_of(s, seat) == bot.expected:
            c = bot.choose(s.copy(), seat, Rng(3))
            assert c == planned.pop(0)
            engine.choose(s, c, seat)
            followed += 1
        assert bot.budget is budget
    assert followed


def test_a_plan_for_another_position_is_forgotten() -> None:
    bot = tree_bot(4)
    one, other = positions("caverna", 2, 60)[:2]
    bot.choose(one.copy(), one.decider, Rng(3))
    bot.rest, bot.expected = [12345], [-1]
    assert engine.accepts(other, other.decider, bot.choose(other.copy(), other.decider, Rng(3)))


def test_a_tree_plays_on_through_dice_to_the_next_turn() -> None:
    for s in positions("neanderthal", 2, 90):
        knowledge = knowledge_of(s)
        tree = Tree(knowledge, turns_within(knowledge.guide), s, s.decider, Rng(1))
        t = s.copy()
        engine.choose(t, knowledge.guide.policy(t.copy(), t.decider, Rng(1)), t.decider)
        tree.settle(t)
        assert engine.is_over(t) or knowledge.guide.opens(t, t.decider)


def test_a_first_look_counts_as_often_as_the_guide_has_faith_in_it() -> None:
    edge = Edge([1], 10.0, 4)
    assert edge.mean() == 10.0
    edge.visits, edge.total = 1, 0.0
    assert edge.mean() == 8.0


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
