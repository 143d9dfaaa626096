"""How fast do bots think? Measures whole-turn and tree search on one core; judges nothing."""

from __future__ import annotations

import time

from hearthside.bots import Rng, make_bot
from hearthside.bots.budget import Budget
from hearthside.bots.knowledge import Knowledge, knowledge_of
from hearthside.bots.searching import WITHIN
from hearthside.bots.tree import Tree
from hearthside.bots.turns import Turns
from hearthside.bots.value import utilities
from hearthside.core import engine
from hearthside.core.state import State

EVERY = 6
"""One in so many turns of a game is measured."""
ITERATIONS = 24
ROWS = {
    "evaluations": "evaluations per second",
    "iterations": "tree iterations per second",
    "vector": "microseconds per feature vector",
    "single": "microseconds per look at 1 position",
    "batch": "microseconds per position, 64 at once",
    "greedy": "games per hour of greedy",
    "steady": "games per hour of steady",
}


def openings(s: State) -> list[State]:
    """Positions of a game between `greedy` bots in which a turn begins."""
    bot, rng = make_bot("greedy"), Rng(1)
    guide = knowledge_of(s).guide
    found: list[State] = []
    seen = 0
    while True:
        engine.play_nature(s)
        if engine.is_over(s):
            return found
        if guide.opens(s, s.decider):
            if seen % EVERY == 0:
                found.append(s.copy())
            seen += 1
        engine.choose(s, bot.choose(s.copy(), s.decider, rng), s.decider)


def spent_on(states: list[State], knowledge: Knowledge) -> tuple[float, float]:
    """Evaluations and tree iterations per second."""
    guide = knowledge.guide
    turns = Turns(guide, 4, 3, 600)
    looked = 0
    begin = time.process_time()
    for s in states:
        plans = turns.plans(s, s.decider)
        utilities(knowledge.value, guide, [plan.end for plan in plans], s.decider)
        looked += len(plans)
    searching = time.process_time() - begin
    spent = 0
    begin = time.process_time()
    for s in states:
        plans = turns.plans(s, s.decider)
        budget = Budget(ITERATIONS)
        Tree(knowledge, WITHIN.turns(guide), s, s.decider, Rng(1)).compare(plans, 6, budget, [])
        spent += budget.spent
    growing = time.process_time() - begin
    return (turns.tried // 2 + looked) / searching, spent / growing


def per_look(states: list[State], knowledge: Knowledge, number: int) -> float:
    """Microseconds per position when so many are looked at together."""
    many = (states * number)[:number]
    rounds = 640 // number
    begin = time.process_time()
    for _ in range(rounds):
        knowledge.value.look(many, 0)
    return (time.process_time() - begin) / (rounds * number) * 1e6


def per_vector(states: list[State], knowledge: Knowledge) -> float:
    begin = time.process_time()
    for _ in range(20):
        for s in states:
            knowledge.features.vector(s, 0)
    return (time.process_time() - begin) / (20 * len(states)) * 1e6


def games_per_hour(start: State, name: str, games: int) -> float:
    """Self-play of a bot on one core."""
    bot, rng = make_bot(name), Rng(1)
    begin = time.process_time()
    for number in range(games):
        s = start.copy()
        s.rng += number
        while True:
            engine.play_nature(s)
            if engine.is_over(s):
                break
            engine.choose(s, bot.choose(s.copy(), s.decider, rng), s.decider)
    return games * 3600 / (time.process_time() - begin)


def measure(start: State) -> dict[str, float]:
    """All figures for a game that begins like this."""
    knowledge = knowledge_of(start)
    states = openings(start.copy())
    evaluations, iterations = spent_on(states, knowledge)
    return {
        "evaluations": evaluations,
        "iterations": iterations,
        "vector": per_vector(states, knowledge),
        "single": per_look(states, knowledge, 1),
        "batch": per_look(states, knowledge, 64),
        "greedy": games_per_hour(start, "greedy", 3),
        "steady": games_per_hour(start, "steady", 2),
    }
