"""Analysis: what each seat could expect over a game, and what its decisions cost.

Every seat is judged by what it knew. Each ply is judged for itself, so that the work can be
spread over processes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from hearthside.api import Game
from hearthside.bots.advice import Advice
from hearthside.bots.base import Bot
from hearthside.bots.knowledge import knowledge_of
from hearthside.bots.registry import bot_for
from hearthside.bots.rng import Rng
from hearthside.bots.searching import SearchBot
from hearthside.core import engine
from hearthside.core.choice import Choice
from hearthside.core.errors import NothingToUndo, NotOffered
from hearthside.core.message import Message
from hearthside.core.record import Move
from hearthside.core.state import State
from hearthside.games.registry import kit
from hearthside.hints import SEED, Hint, distinct, make_hint

LEVEL: Final = "steady@network"
"""The bot that judges, if no other is named."""
DIGITS: Final = 3
"""Behind the point of a loss; finer differences come from the order of sums."""

Progress = Callable[[int, int], None]
"""Told how much is done, and of how much."""


@dataclass(frozen=True)
class Outlook:
    """What every seat may expect after `ply` choices: its final points, and its chance to win."""

    ply: int
    points: list[float]
    win: list[float]


@dataclass(frozen=True)
class Judged:
    """A decision: the choice made after `ply` others, and the best there was.

    `lost` are the points of lead that the best was worth more (a certain victory counts as 8 of
    them); 0 if there was no better.
    """

    ply: int
    seat: int
    token: str
    message: Message
    lost: float
    best: Hint

    @property
    def label(self) -> str:
        """The choice in words."""
        return self.best.speaker.text(self.message)


@dataclass(frozen=True)
class Analysis:
    """A game in hindsight: the outlook where turns ended, and every decision that can be judged."""

    seats: int
    line: list[Outlook]
    decisions: list[Judged]

    def costliest(self, count: int = 10) -> list[Judged]:
        """The decisions that lost most."""
        found = sorted(self.decisions, key=lambda d: (-d.lost, d.ply))
        return [d for d in found[:count] if d.lost > 0]


def analyse(game: Game, level: str = LEVEL, progress: Progress | None = None) -> Analysis:
    """The whole game as far as it was played, by the judgement of a bot."""
    bot = judge_for(game, level)
    line: list[Outlook] = []
    decisions: list[Judged] = []
    for ply in range(game.ply + 1):
        then = game.at(ply)
        seen = outlook_of(then, ply in ends_of(game))
        if seen is not None:
            line.append(seen)
        if ply < game.ply:
            judged = judge(then, game.moves[ply], bot)
            if judged is not None:
                decisions.append(judged)
        if progress is not None:
            progress(ply + 1, game.ply + 1)
    return Analysis(game.setup.players, line, decisions)


def analyse_ply(game: Game, ply: int, level: str = LEVEL) -> Judged | None:
    """The choice made after `ply` others; None if there is nothing to judge."""
    if not 0 <= ply < game.ply:
        raise NothingToUndo(f"There are {game.ply} choices; none was made after {ply}.")
    return judge(game.at(ply), game.moves[ply], judge_for(game, level))


def judge_for(game: Game, level: str) -> Bot:
    """The bot that judges a game; NotOffered if there is no analysis of it."""
    known = kit(game.rules.id)
    if not known.searchable:
        raise NotOffered(f"There is no analysis of {known.title}.")
    return bot_for(known.id, level)


def outlook(game: Game, ply: int) -> Outlook | None:
    """What every seat may expect after `ply` choices; None in the middle of a turn."""
    return outlook_of(game.at(ply), ply in ends_of(game))


# Outlook


def ends_of(game: Game) -> tuple[int, int]:
    """The plies of the first decision of a player and of the last position."""
    players = (ply for ply, move in enumerate(game.moves) if move.seat >= 0)
    return next(players, game.ply), game.ply


def outlook_of(game: Game, always: bool = False) -> Outlook | None:
    """The outlook of a position where a turn begins, or where anything is up to a player."""
    state = game.state
    if game.over:
        winners = game.winners()
        won = [1.0 if seat in winners else 0.0 for seat in range(game.setup.players)]
        return Outlook(game.ply, [float(score.total) for score in game.scores()], won)
    if state.decider < 0:
        return None
    knowledge = knowledge_of(state)
    if not always and not knowledge.guide.opens(state, state.decider):
        return None
    points: list[float] = []
    win: list[float] = []
    for seat in range(game.setup.players):
        known = game.rules.redeal(state, seat, SEED)
        knowledge.guide.begin(known, seat)
        end = knowledge.guide.start(known, seat)
        expected, _, chance = knowledge.value.evaluate([end], seat)[0]
        points.append(expected)
        win.append(chance)
    return Outlook(game.ply, points, win)


# Decisions


def judge(game: Game, move: Move, bot: Bot) -> Judged | None:
    """A choice compared with the best one; None if there was no other or the bot has no figures."""
    seat = move.seat
    if seat < 0 or not isinstance(bot, SearchBot) or not has_options(game.state, seat):
        return None
    rules = game.rules
    state = rules.redeal(game.state, seat, SEED)
    choice = rules.parse(state, move.token)
    advices = distinct(bot.advise(state.copy(), seat, Rng(SEED)))
    best = make_hint(rules, state, seat, advices, 0)
    return Judged(
        game.ply,
        seat,
        move.token,
        rules.message(state, seat, choice),
        lost_by(bot, state, seat, choice, advices),
        best,
    )


def lost_by(
    bot: SearchBot, state: State, seat: int, choice: Choice, advices: list[Advice]
) -> float:
    """What the best advised choice is worth more than another, both judged in the same way."""
    best = advices[0].choice
    if choice == best:
        return 0.0
    worth = [bot.worth(state, seat, c, advices, Rng(SEED)) for c in (best, choice)]
    return max(0.0, round(worth[0] - worth[1], DIGITS))


def has_options(s: State, seat: int) -> bool:
    """Is there more than one thing to choose from?"""
    options = engine.options_of(s, seat)
    return len(options) > 1 or len(options) + len(engine.side_options(s, seat)) > 1
