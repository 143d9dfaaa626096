"""How fast are engine and bots? Measures and prints figures; judges nothing.

The compiled package in build/compiled (`make compiled`) is measured beside the interpreted one,
each in a process of its own that multiplies numbers in one thread.
"""

from __future__ import annotations

import gc
import json
import os
import platform
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

from hearthside import bench_bots
from hearthside.arena.fixture import Fixture
from hearthside.arena.workers import ONE_THREAD
from hearthside.core import engine
from hearthside.core.choice import Choice
from hearthside.core.hooks import Hook, Register
from hearthside.core.kit import Kit, Measure
from hearthside.core.node import Node
from hearthside.core.options import check_options
from hearthside.core.state import State
from hearthside.games.registry import kits

Figures = dict[str, float]

GAMES = 20
COPIES = 2000
REPEATS = 3
SHARED = (type, ModuleType, Node, Hook, Register)
"""Classes of things that all states of a game have together."""
COMPILED = Path(__file__).resolve().parents[2] / "build" / "compiled"
ROWS = {
    "games": "games per second",
    "decisions": "decisions per second",
    "decision": "microseconds per decision with a choice",
    "options": "microseconds per options call",
    "copy": "microseconds per copy of a mid-game state",
    "bytes": "bytes of a mid-game state",
    **bench_bots.ROWS,
}


def compiled() -> bool:
    """Is the engine running here the compiled one?"""
    return not str(engine.__file__).endswith(".py")


def asked(s: State) -> bool:
    """Let chance decide; is a player asked then, or is the game over?"""
    engine.play_nature(s)
    return not engine.is_over(s)


def step(s: State, pick: random.Random) -> None:
    """Make one random choice."""
    choices = s.options or engine.side_options(s, s.decider)
    engine.choose(s, choices[int(pick.random() * len(choices))])


class Case:
    """One kind of table to measure: a game, players, options, and how it is named."""

    def __init__(self, kit: Kit, measure: Measure) -> None:
        self.kit = kit
        self.game = kit.id
        self.players = measure.players
        self.options = check_options(kit.rules.options, measure.options)
        self.title = measure.title

    def fixture(self, seed: int) -> Fixture:
        bots = ("greedy",) * self.players
        return Fixture(self.game, self.kit.rules.rules_version, self.options, seed, bots)

    def begin(self, seed: int) -> State:
        return self.kit.rules.new_state(self.players, seed, self.options)


CASES = tuple(Case(kit, measure) for kit in kits() for measure in kit.measures)


def play(case: Case, seed: int) -> list[int]:
    """A random game: how many options each of its decisions had."""
    s = case.begin(seed)
    pick = random.Random(seed)
    found: list[int] = []
    while asked(s):
        found.append(len(s.options))
        step(s, pick)
    return found


def moments(case: Case, seed: int) -> list[State]:
    """Every moment of a random game in which a player is asked."""
    s = case.begin(seed)
    pick = random.Random(seed)
    found: list[State] = []
    while asked(s):
        found.append(s.copy())
        step(s, pick)
    return found


def best_time(work: Callable[[], object]) -> float:
    """Seconds of processor time, the best of several tries: what others do here disturbs less."""
    best = 0.0
    for _ in range(REPEATS):
        begin = time.process_time()
        work()
        spent = time.process_time() - begin
        best = min(best, spent) if best else spent
    return best


def ask(states: list[State]) -> None:
    """List the options of every state anew."""
    for s in states:
        s.stack = s.lanes[s.decider] if s.lanes else s.main
        frame = s.stack[-1]
        out: list[Choice] = []
        frame.node.options(s, frame, out)


def copy_often(s: State) -> None:
    for _ in range(COPIES):
        s.copy()


def size(s: State, common: tuple[type, ...]) -> int:
    """Bytes of all that belongs to a state: not what all share, nor small numbers."""
    seen: set[int] = set()
    todo: list[object] = [s]
    total = 0
    while todo:
        thing = todo.pop()
        small = isinstance(thing, int) and -5 <= thing <= 256
        if small or isinstance(thing, common) or id(thing) in seen:
            continue
        seen.add(id(thing))
        total += sys.getsizeof(thing)
        todo += gc.get_referents(thing)
    return total


def measure(case: Case) -> Figures:
    """All figures for one case."""
    played = [play(case, seed) for seed in range(GAMES)]
    decisions = sum(len(game) for game in played)
    choices = sum(n > 1 for game in played for n in game)
    spent = best_time(lambda: [play(case, seed) for seed in range(GAMES)])
    games = [moments(case, seed) for seed in range(4)]
    middle = games[0][len(games[0]) // 2]
    states = [s for game in games for s in game]
    return {
        "games": GAMES / spent,
        "decisions": decisions / spent,
        "decision": spent / choices * 1e6,
        "options": best_time(lambda: ask(states)) / len(states) * 1e6,
        "copy": best_time(lambda: copy_often(middle)) / COPIES * 1e6,
        "bytes": size(middle, (*SHARED, *case.kit.shared)),
        **bench_bots.measure(case.fixture(1)),
    }


def measure_apart(settings: dict[str, str]) -> dict[str, Figures]:
    """The figures of the package that a new process finds with these variables."""
    done = subprocess.run(
        [sys.executable, "-m", "hearthside.bench", "--json"],
        env=os.environ | ONE_THREAD | settings,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(done.stderr)
    figures: dict[str, Figures] = json.loads(done.stdout)
    return figures


def measure_compiled() -> dict[str, Figures] | None:
    """The figures of the compiled package; None if there is none that runs."""
    if compiled() or not COMPILED.exists():
        return None
    try:
        figures = measure_apart({"PYTHONPATH": str(COMPILED)})
    except RuntimeError as error:
        print(f"The compiled package does not run:\n{error}", file=sys.stderr)
        return None
    if any(ROWS.keys() - figures.get(case.title, {}).keys() for case in CASES):
        print("The compiled package is an older one.", file=sys.stderr)
        return None
    return figures


def show(columns: dict[str, dict[str, Figures]]) -> None:
    """Print one table for each case, a column for each package."""
    print(
        f"Random games and bots, one core if not said otherwise, Python {platform.python_version()}"
    )
    for case in CASES:
        print(f"\n{case.title:44}" + "".join(f"{name:>14}" for name in columns))
        for key, text in ROWS.items():
            values = [figures[case.title][key] for figures in columns.values()]
            print(f"  {text:42}" + "".join(f"{v:>14,.{1 if v < 100 else 0}f}" for v in values))


def main() -> None:
    """Measure the package, and if there is a compiled one, that as well."""
    if "--json" in sys.argv:
        print(json.dumps({case.title: measure(case) for case in CASES}))
        return
    columns = {"compiled" if compiled() else "interpreted": measure_apart({})}
    there = measure_compiled()
    if there is not None:
        columns["compiled"] = there
    show(columns)
    if not compiled() and there is None:
        print("\n`make compiled` builds the compiled package; it is then measured as well.")


if __name__ == "__main__":
    main()
