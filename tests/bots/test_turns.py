"""Whole turns: every plan can be played as it stands, and no order is listed twice."""

from __future__ import annotations

import pytest

import hearthside
from hearthside.bots import Rng, make_bot
from hearthside.bots.guide import Listing
from hearthside.bots.knowledge import knowledge_of
from hearthside.bots.turns import Turns
from hearthside.core import engine
from hearthside.core.chance import outcome
from hearthside.core.choice import NATURE
from hearthside.core.state import State

TABLES = [
    ("caverna", 1),
    ("caverna", 3),
    ("fiends", 2),
    ("agricola", 1),
    ("agricola", 4),
    ("neanderthal", 2),
]


def positions(game: str, players: int, steps: int) -> list[State]:
    """Positions of a game between simple bots at which a search would begin."""
    s = hearthside.new_game(game, players=players, seed=11).state
    bot, rng = make_bot("greedy"), Rng(5)
    found: list[State] = []
    guide = knowledge_of(s, "quick").guide
    for step in range(steps):
        if engine.is_over(s):
            break
        if s.decider == NATURE:
            engine.choose(s, outcome(s))
            continue
        if step % 7 == 0 and guide.major(s, s.decider):
            found.append(s.copy())
        engine.choose(s, bot.choose(s.copy(), s.decider, rng), s.decider)
    return found


@pytest.mark.parametrize("game, players", TABLES)
def test_every_plan_can_be_played_as_it_stands(game: str, players: int) -> None:
    found = positions(game, players, 90)
    assert found
    for s in found:
        seat = s.decider
        knowledge = knowledge_of(s, "quick")
        before = knowledge.rules.write(s)
        plans = Turns(knowledge.guide, Listing(2, 2, 200)).plans(s, seat)
        assert knowledge.rules.write(s) == before
        assert plans
        for plan in plans:
            t = s.copy()
            for c in plan.choices:
                assert t.decider == seat or seat in engine.deciders(t)
                assert engine.accepts(t, seat, c)
                engine.choose(t, c, seat)


def test_no_plan_is_listed_in_two_orders() -> None:
    for s in positions("caverna", 2, 120):
        plans = Turns(knowledge_of(s, "quick").guide, Listing(4, 3, 600)).plans(s, s.decider)
        keys = [tuple(sorted(plan.choices)) for plan in plans]
        assert len(keys) == len(set(keys))


def test_a_wider_beam_finds_more() -> None:
    for s in positions("caverna", 2, 60):
        guide = knowledge_of(s, "quick").guide
        few = Turns(guide, Listing(1, 1, 50)).plans(s, s.decider)
        many = Turns(guide, Listing(4, 3, 2000)).plans(s, s.decider)
        assert len(many) >= len(few)


def test_proposed_turns_are_listed_once() -> None:
    """Whatever the guide proposes stands beside the turns that were put together."""
    proposed = 0
    for s in positions("neanderthal", 2, 60):
        guide = knowledge_of(s, "quick").guide
        seat = s.decider
        plans = Turns(guide, Listing(1, 2, 100)).plans(s, seat)
        keys = [tuple(sorted(plan.choices)) for plan in plans]
        assert len(keys) == len(set(keys))
        for choices in guide.proposals(guide.start(s, seat), seat, 2):
            assert tuple(sorted(choices)) in keys
            proposed += 1
    assert proposed
