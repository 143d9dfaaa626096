#!/usr/bin/env python3
"""Write golden records and perft counts: `python -m tools.regenerate_golden GAME ...`.

One finished game per case of tests/records/cases.py, chosen among many random ones so that
together they use as many words of the notation as possible. The index keeps a hash of all options
at all plies of each record, in order. Perft counts are those of tests/perft, counted again.
Regenerate only when a change of the rules is intended, and say so in the changelog.
"""

from __future__ import annotations

import hashlib
import json
import re
import sys

from hearthside import Game, Option, new_game, replay
from hearthside.core import engine
from tests.perft.positions import recount
from tests.properties.walk import Walker, walk
from tests.records.cases import ALL, Case, index_of

CELLS = re.compile(r"[fm]\d\d(-|$)")


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


def candidate(case: Case, seed: int, seen: set[str]) -> Game:
    """A finished game that may become a record."""
    game = new_game(case.game, case.players, seed, dict(case.options))
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


def regenerate(game: str) -> None:
    """All records of one game."""
    index_of(game).parent.mkdir(parents=True, exist_ok=True)
    seen: set[str] = set()
    index: dict[str, dict[str, str]] = {}
    for case in ALL[game]:
        found = [candidate(case, seed, seen) for seed in range(case.tries)]
        best = found[0]
        for one in found:
            if len(shown(one) - seen) > len(shown(best) - seen):
                best = one
        seen |= shown(best)
        case.file.write_text(best.record(), encoding="utf-8")
        index[case.name] = fingerprint(replay(best.record()))
        totals = " ".join(str(score.total) for score in best.scores())
        print(f"{case.name}: seed {best.setup.seed}, {best.ply} plies, points {totals}")
    text = json.dumps(index, indent=2, sort_keys=True)
    index_of(game).write_text(text + "\n", encoding="utf-8")
    print(f"{len(seen)} different words in {len(index)} records")


def main() -> int:
    wanted = sys.argv[1:] or list(ALL)
    for game in wanted:
        if game not in ALL:
            print(f"There are no records of {game!r}; the games are {', '.join(ALL)}.")
            return 1
        regenerate(game)
    recount(wanted)
    return 0


if __name__ == "__main__":
    sys.exit(main())
