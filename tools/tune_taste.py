#!/usr/bin/env python3
"""What the planner of Neanderthal should strive for: least squares over games of varied tastes.

Two planners play, each after a taste drawn around the usual one. The lead is explained by how far
the two tastes lie apart, number by number; the slope says how many points one standard deviation
more of a number brings. Read it, change taste.py, and go on until no slope is left:

    PYTHONPATH=build/compiled python tools/tune_taste.py --games 20000 --workers 2
"""

from __future__ import annotations

import argparse

import numpy as np

from hearthside.arena.table import game_seed
from hearthside.arena.workers import Trouble, run
from hearthside.bots.neanderthal.planner import Planner
from hearthside.bots.neanderthal.taste import NAMES, USUAL, moved
from hearthside.bots.rng import Rng
from hearthside.core import engine
from hearthside.games.registry import ruleset

FIRM = 2.0
"""A slope of so many standard errors is believed."""


def duel(seed: int) -> tuple[int, list[float]]:
    """The lead of the first seat, and by how much its taste differs from the other's."""
    rules = ruleset("neanderthal")
    s = rules.new_state(2, seed, {})
    rng = Rng(seed)
    drawn = [USUAL.varied(rng) for _ in range(2)]
    planners = [Planner(taste) for taste, _ in drawn]
    while True:
        engine.play_nature(s)
        if engine.is_over(s):
            break
        engine.choose(s, planners[s.decider].choose(s, s.decider, rng), s.decider)
    first, second = (sum(rules.score_parts(s, seat).values()) for seat in range(2))
    return first - second, [a - b for a, b in zip(drawn[0][1], drawn[1][1], strict=True)]


def slopes(games: int, workers: int, seed: int) -> list[tuple[float, float]]:
    """For each number of a taste its slope and the standard error."""
    leads: list[int] = []
    rows: list[list[float]] = []
    for _, found in run(duel, [game_seed(seed, n) for n in range(games)], workers):
        if isinstance(found, Trouble):
            raise SystemExit(f"A game failed: {found.reason}")
        leads.append(found[0])
        rows.append(found[1])
    x, y = np.array(rows), np.array(leads, np.float64)
    slope, *_ = np.linalg.lstsq(x, y, rcond=None)
    spread = np.sqrt(np.diag(np.linalg.inv(x.T @ x)) * (y - x @ slope).var())
    return list(zip(slope.tolist(), spread.tolist(), strict=True))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=20000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    found = slopes(chosen.games, chosen.workers, chosen.seed)
    print(f"{'number':20} {'now':>8} {'slope':>7} {'error':>6}   one step up or down")
    order = sorted(range(len(NAMES)), key=lambda i: -abs(found[i][0] / found[i][1]))
    for i in order:
        slope, error = found[i]
        value = getattr(USUAL, NAMES[i])
        step = ""
        if abs(slope) > FIRM * error:
            step = f"{moved(NAMES[i], value, 1.0 if slope > 0 else -1.0):.3f}"
        print(f"{NAMES[i]:20} {value:8.3f} {slope:7.2f} {error:6.2f}   {step}")


if __name__ == "__main__":
    main()
