"""Helpers: small plans, and finished games that nobody had to play."""

from __future__ import annotations

from pathlib import Path

from hearthside.arena import Fixture, Plan, Played
from hearthside.arena.plan import parse_plan

TINY = """
name = "Tiny"
seed = 5
bots = ["random", "greedy"]

[[tables]]
game = "caverna"
players = 1
options = { mode = "introductory" }
games = 2

[[tables]]
game = "caverna"
players = [2, 3]
bots = ["random"]
seeds = [7, 8, 9]
"""

SWIFT = """
seed = 5
games = 12
bots = ["random"]

[[tables]]
game = "caverna"
players = [1, 2]
"""


def plan(text: str) -> Plan:
    return parse_plan(text, Path("plan.toml"))


def game(
    seating: str, scores: list[int], seed: int = 1, winners: list[int] | None = None
) -> Played:
    """A game of Caverna with bots named by letters; all points are gold."""
    best = max(scores)
    won = [s for s, n in enumerate(scores) if n == best] if winners is None else winners
    fixture = Fixture("caverna", 1, {}, seed, tuple(seating))
    wins = [1 / len(won) if seat in won else 0.0 for seat in range(len(scores))]
    parts = [{"gold": score - 1, "tiles": 1} for score in scores]
    return Played(fixture, parts, wins, 40, 1.0, [0.25] * len(scores), [20] * len(scores))


def descendants(pid: int) -> list[int]:
    """The processes that a process has started, and theirs."""
    found: list[int] = []
    for entry in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = entry.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == pid and fields[0] != "Z":
            child = int(entry.parent.name)
            found += [child, *descendants(child)]
    return found
