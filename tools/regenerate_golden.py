#!/usr/bin/env python3
"""Write golden records and perft counts: `python -m tools.regenerate_golden` in the project's root.

One finished game per number of players and mode, chosen among many random ones so that together
they use as many words of the notation as possible. The index keeps a hash of all options at all
plies of each record, in order. Perft counts are those of tests/perft, counted again. Regenerate
only when a change of the rules is intended, and say so in the changelog.
"""

from __future__ import annotations

import hashlib
import json
import re
import sys
from pathlib import Path

from hearthside import Game, Option, replay
from hearthside.core import engine
from tests.perft.positions import recount
from tests.properties.walk import MODES, Walker, new_walk, walk

RECORDS = Path(__file__).resolve().parent.parent / "tests" / "records" / "caverna"
INDEX = RECORDS / "index.json"
PLAYERS = range(1, 8)
CELLS = re.compile(r"[fm]\d\d(-|$)")
SEEDS = 60
"""How many games are tried for each record."""


def name_of(players: int, mode: str) -> str:
    """The name of a golden record.

    >>> name_of(2, "full")
    'caverna-2-full'
    """
    return f"caverna-{players}-{mode}"


def words_of(token: str) -> set[str]:
    """What a token shows: its verb with each thing it is about, without cells and numbers.

    >>> sorted(words_of("feed 2 grain 1 sheep")), words_of("fence f43-f42")
    (['feed grain', 'feed sheep'], {'fence'})
    """
    verb, *rest = token.split()
    things = [word for word in rest if not word.isdigit() and not CELLS.match(word)]
    return {f"{verb} {thing}" for thing in things} or {verb}


def shown(game: Game) -> set[str]:
    """What a record shows."""
    return {word for move in game.moves for word in words_of(move.token)}


class Collector(Walker):
    """A sensible walker who prefers what no record has shown yet."""

    def __init__(self, seed: int, seen: set[str]) -> None:
        super().__init__(seed, "sensible")
        self.seen = set(seen)

    def choose(self, options: list[Option]) -> Option:
        side = [o for o in options if o.anytime and not words_of(o.token) <= self.seen]
        return self.among(side) if side and self.random.random() < 0.5 else super().choose(options)

    def among(self, options: list[Option]) -> Option:
        fresh = [option for option in options if not words_of(option.token) <= self.seen]
        chosen = super().among(fresh if fresh and self.random.random() < 0.7 else options)
        self.seen |= words_of(chosen.token)
        return chosen


def candidate(players: int, mode: str, seed: int, seen: set[str]) -> Game:
    """A finished game that may become a record."""
    game, _ = new_walk(players, mode, seed)
    for _ in walk(game, Collector(seed, seen)):
        pass
    return game


def offers(game: Game) -> list[str]:
    """At each ply of a finished game all options of all deciders, as one line of text."""
    rules, s = game.rules, game.at(0).state
    lines = []
    for move in game.moves:
        line = []
        for seat in engine.deciders(s):
            for c in engine.options_of(s, seat) + engine.side_options(s, seat):
                line.append(f"{seat} {rules.token(s, seat, c)}")
        lines.append(", ".join(line))
        engine.choose(s, rules.parse(s, move.token), move.seat)
    return lines


def fingerprint(game: Game) -> dict[str, str]:
    """A hash of all options, and four letters per ply to find the first that differs."""
    lines = offers(game)
    trail = "".join(hashlib.sha256(line.encode()).hexdigest()[:4] for line in lines)
    return {"options": hashlib.sha256("\n".join(lines).encode()).hexdigest(), "trail": trail}


def main() -> int:
    RECORDS.mkdir(parents=True, exist_ok=True)
    seen: set[str] = set()
    index: dict[str, dict[str, str]] = {}
    for players in PLAYERS:
        for mode in MODES:
            games = [candidate(players, mode, seed, seen) for seed in range(SEEDS)]
            best = games[0]
            for game in games:
                if len(shown(game) - seen) > len(shown(best) - seen):
                    best = game
            seen |= shown(best)
            name = name_of(players, mode)
            (RECORDS / f"{name}.txt").write_text(best.record(), encoding="utf-8")
            index[name] = fingerprint(replay(best.record()))
            totals = " ".join(str(score.total) for score in best.scores())
            print(f"{name}: seed {best.setup.seed}, {best.ply} plies, points {totals}")
    INDEX.write_text(json.dumps(index, indent=2, sort_keys=True) + "\n", encoding="utf-8")
    print(f"{len(seen)} different words in {len(index)} records")
    recount()
    return 0


if __name__ == "__main__":
    sys.exit(main())
