"""Bots play one game to its end; every finished turn becomes samples."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

import numpy as np

from hearthside.arena.play import ask
from hearthside.bots import Rng, make_bot
from hearthside.bots.features import Features
from hearthside.bots.guide import Guide, Listing
from hearthside.bots.knowledge import knowledge_of
from hearthside.bots.learned import QUICK
from hearthside.bots.searching import SearchBot
from hearthside.core import engine
from hearthside.core.chance import MASK, mix, outcome
from hearthside.core.choice import NATURE, Choice
from hearthside.core.ruleset import Ruleset
from hearthside.core.state import State
from hearthside.games.registry import ruleset
from hearthside.training.job import LABELS, Job, Samples

WIDTH = 8
"""How many of the choices that differ little may be explored."""
FINE = 1_000_000
LISTED = Listing(2, 2, 300)
"""How turns are listed in self-play (turns.py): fewer than in earnest, for more games."""


class Known(Protocol):
    """What must be known of a game to learn from it."""

    @property
    def guide(self) -> Guide: ...

    @property
    def features(self) -> Features: ...


def known_of(state: State) -> Known:
    """What bots know of the game of this state before they have learnt anything."""
    return knowledge_of(state, QUICK)


def play_samples(job: Job, known: Known | None = None) -> Samples:
    """Play a game; the samples depend on the job, and on the weights of its bots."""
    rules = ruleset(job.game)
    s = rules.new_state(job.players, job.seed, job.options)
    recording = Recording(job, rules, s, known if known is not None else known_of(s))
    searching = [bot for bot in recording.bots if isinstance(bot, SearchBot)]
    with fewer_turns([knowledge_of(s, bot.kind).guide for bot in searching]):
        return recording.play()


@contextmanager
def fewer_turns(guides: list[Guide]) -> Iterator[None]:
    """Guides that list as few turns as self-play needs, for a while."""
    before = [guide.listing for guide in guides]
    try:
        for guide in guides:
            guide.listing = LISTED
        yield
    finally:
        for guide, listing in reversed(list(zip(guides, before, strict=True))):
            guide.listing = listing


def follows(turn: State, c: Choice, seat: int) -> bool:
    """Is the copy at the same question? Chance may have come between; then nothing is recorded."""
    return seat in engine.deciders(turn) and engine.accepts(turn, seat, c)


class Recording:
    """A game that is being played, and the turns that have been recorded so far."""

    def __init__(self, job: Job, rules: Ruleset, s: State, known: Known) -> None:
        self.job = job
        self.rules = rules
        self.s = s
        self.guide = known.guide
        self.features = known.features
        self.bots = [make_bot(name) for name in job.bots]
        self.rngs = [Rng(mix(job.seed + seat + 1)) for seat in range(job.players)]
        self.chance = Rng(mix(~job.seed & MASK))
        self.turns: list[State | None] = [None] * job.players
        """For each seat the turn it is at, with what comes after cut off."""
        self.rows: list[list[float]] = []
        self.seats: list[int] = []
        """The seat that each row is about."""

    def play(self) -> Samples:
        s = self.s
        while not engine.is_over(s):
            if s.decider == NATURE:
                engine.choose(s, outcome(s))
            else:
                self.decide(s.decider)
        names = self.features.names()
        x = np.array(self.rows, np.float32).reshape(len(self.rows), len(names))
        found = [self.labels(seat) for seat in range(s.seats)]
        y = np.array([found[seat] for seat in self.seats], np.float32)
        return Samples(tuple(names), x, y.reshape(len(self.rows), len(LABELS)))

    def decide(self, seat: int) -> None:
        """One choice of a seat, in the game and in the copy that ends with the turn."""
        s = self.s
        turn = self.turns[seat]
        opened = False
        if turn is None and self.guide.major(s, seat):
            turn = self.turns[seat] = self.guide.start(s, seat)
            opened = self.guide.opens(s, seat)
        c = self.explored(turn, seat) if turn is not None and opened else None
        if c is None:
            c = ask(self.bots[seat], self.rules, s, seat, self.rngs[seat])
        engine.choose(s, c, seat)
        if turn is not None and not follows(turn, c, seat):
            turn = self.turns[seat] = None
        if turn is not None:
            engine.choose(turn, c, seat)
            if not self.guide.going_on(turn, seat):
                self.turns[seat] = None
                self.record(turn, seat)

    def explored(self, turn: State, seat: int) -> Choice | None:
        """Now and then any choice that is worth a try."""
        if self.chance.below(FINE) >= self.job.epsilon * FINE:
            return None
        self.guide.begin(turn, seat)
        worth = self.guide.candidates(turn, seat, WIDTH)
        return worth[self.chance.below(len(worth))] if worth else None

    def record(self, turn: State, seat: int) -> None:
        """The turn has ended: a row for who played it, and one for any other seat."""
        self.add(turn, seat)
        others = turn.seats - 1
        if others:
            self.add(turn, (seat + 1 + self.chance.below(others)) % turn.seats)

    def add(self, turn: State, seat: int) -> None:
        self.rows.append(self.features.vector(turn, seat))
        self.seats.append(seat)

    def labels(self, seat: int) -> tuple[float, float, float]:
        """What became of a seat. Allies are no rivals, and share a victory undivided."""
        s = self.s
        totals = [sum(self.rules.score_parts(s, q).values()) for q in range(s.seats)]
        with_us = [seat, *self.guide.allies(s, seat)]
        rivals = [totals[q] for q in range(s.seats) if q not in with_us]
        margin = totals[seat] - max(rivals) if rivals else totals[seat]
        winners = self.rules.winners(s)
        won = 0.0
        if seat in winners and self.guide.reached(s, seat):
            won = 1 / (1 + sum(q not in with_us for q in winners))
        return totals[seat], margin, won
