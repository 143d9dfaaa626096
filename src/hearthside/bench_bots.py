"""How fast do bots think and play? Measures search on one core, games on one and two."""

from __future__ import annotations

import os
import time
from contextlib import closing
from dataclasses import replace
from math import inf

from hearthside.arena.fixture import Fixture
from hearthside.arena.play import play
from hearthside.arena.workers import Trouble, run
from hearthside.bots import Rng, make_bot
from hearthside.bots.budget import Budget
from hearthside.bots.knowledge import Knowledge, knowledge_of
from hearthside.bots.searching import turns_within
from hearthside.bots.tree import Tree
from hearthside.bots.turns import Turns
from hearthside.bots.value import utilities
from hearthside.core import engine
from hearthside.core.state import State
from hearthside.games.registry import ruleset

EVERY = 6
"""One in so many turns of a game is measured."""
ITERATIONS = 24
SECONDS = 5.0
"""So long `greedy` plays, at least."""
PLENTY = 10_000
"""More games than two processes play meanwhile."""
ROWS = {
    "evaluations": "evaluations per second",
    "iterations": "tree iterations per second",
    "vector": "microseconds per feature vector",
    "single": "microseconds to evaluate 1 position",
    "batch": "microseconds per position, 64 at once",
    "greedy": "games per hour of greedy",
    "pair": "games per hour of greedy, two cores",
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
    turns = Turns(guide, guide.listing)
    evaluated = 0
    begin = time.process_time()
    for s in states:
        plans = turns.plans(s, s.decider)
        utilities(knowledge.value, guide, [plan.end for plan in plans], s.decider)
        evaluated += len(plans)
    searching = time.process_time() - begin
    spent = 0
    begin = time.process_time()
    for s in states:
        plans = turns.plans(s, s.decider)
        budget = Budget(ITERATIONS)
        Tree(knowledge, turns_within(guide), s, s.decider, Rng(1)).compare(plans, 6, budget, [])
        spent += budget.spent
    growing = time.process_time() - begin
    return (turns.tried // 2 + evaluated) / searching, spent / growing


def per_look(states: list[State], knowledge: Knowledge, number: int) -> float:
    """Microseconds per position when this many are evaluated together."""
    many = (states * number)[:number]
    rounds = 640 // number
    begin = time.process_time()
    for _ in range(rounds):
        knowledge.value.evaluate(many, 0)
    return (time.process_time() - begin) / (rounds * number) * 1e6


def per_vector(states: list[State], knowledge: Knowledge) -> float:
    begin = time.process_time()
    for _ in range(20):
        for s in states:
            knowledge.features.vector(s, 0)
    return (time.process_time() - begin) / (20 * len(states)) * 1e6


def self_play(first: Fixture, bot: str, number: int) -> list[Fixture]:
    """So many games like this one, with a bot on all seats."""
    game = replace(first, seating=(bot,) * first.players)
    return [replace(game, seed=first.seed + n) for n in range(number)]


def one_core(games: list[Fixture], seconds: float = inf) -> float:
    """Games per hour in this process; when the time is up, no more are begun."""
    played = 0
    begin = time.process_time()
    for game in games:
        play(game)
        played += 1
        if time.process_time() - begin > seconds:
            break
    return played * 3600 / (time.process_time() - begin)


def play_somewhere(game: Fixture) -> int:
    """Play a game; the process that did it."""
    play(game)
    return os.getpid()


def two_cores(games: list[Fixture], seconds: float) -> float:
    """Games per hour in two processes, by the clock, once both have played a game."""
    ready: set[int] = set()
    ended: dict[int, list[float]] = {}
    begin = inf
    with closing(run(play_somewhere, games, 2)) as results:
        for _, process in results:
            if isinstance(process, Trouble):
                raise RuntimeError(process.reason)
            now = time.perf_counter()
            ready.add(process)
            if len(ready) == 2:
                begin = min(begin, now)
                ended.setdefault(process, []).append(now)
            played = [len(times) - 1 for times in ended.values()]
            if len(played) == 2 and min(played) > 0 and now - begin > seconds:
                break
    return 3600 * sum((len(times) - 1) / (times[-1] - times[0]) for times in ended.values())


def measure(first: Fixture) -> dict[str, float]:
    """All figures for games that begin like this."""
    start = ruleset(first.game).new_state(first.players, first.seed, first.options)
    knowledge = knowledge_of(start)
    states = openings(start.copy())
    evaluations, iterations = spent_on(states, knowledge)
    return {
        "evaluations": evaluations,
        "iterations": iterations,
        "vector": per_vector(states, knowledge),
        "single": per_look(states, knowledge, 1),
        "batch": per_look(states, knowledge, 64),
        "greedy": one_core(self_play(first, "greedy", PLENTY), SECONDS),
        "pair": two_cores(self_play(first, "greedy", PLENTY), SECONDS),
        "steady": one_core(self_play(first, "steady", 2)),
    }
