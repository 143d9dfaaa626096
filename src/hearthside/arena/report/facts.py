"""What the report says about the bots of one contest."""

from __future__ import annotations

from dataclasses import dataclass

from hearthside.arena.estimates import Estimate, mean, mean_estimate, share_estimate, wilson
from hearthside.arena.outcome import Played


@dataclass(frozen=True)
class BotFacts:
    """One bot in one contest."""

    bot: str
    games: int
    wins: Estimate
    scores: list[int]
    mean: Estimate
    """The mean of the scores, each deal counted as one value."""
    parts: dict[str, float]
    by_seat: dict[int, Estimate]
    """The share of victories on each seat."""
    thinking: float
    """Seconds per game."""


def contests(games: list[Played]) -> dict[str, list[Played]]:
    """The games of each contest."""
    found: dict[str, list[Played]] = {}
    for played in games:
        found.setdefault(played.fixture.contest, []).append(played)
    return found


def bot_facts(games: list[Played], bot: str) -> BotFacts:
    """A bot over all seats it had in the games of one contest."""
    scores: list[int] = []
    parts: list[dict[str, int]] = []
    thinking: list[float] = []
    by_seat: dict[int, list[float]] = {}
    deal_scores: dict[int, list[int]] = {}
    deal_wins: dict[int, list[float]] = {}
    for played in games:
        seats = [seat for seat, name in enumerate(played.fixture.seating) if name == bot]
        for seat in seats:
            score = played.scores[seat]
            scores.append(score)
            parts.append(played.parts[seat])
            thinking.append(played.thinking[seat])
            by_seat.setdefault(seat, []).append(played.wins[seat])
            deal_scores.setdefault(played.fixture.seed, []).append(score)
            deal_wins.setdefault(played.fixture.seed, []).append(played.wins[seat])
    names = list(dict.fromkeys(name for found in parts for name in found))
    return BotFacts(
        bot,
        len(scores),
        share_estimate([[mean(values) for values in deal_wins.values()]], len(scores)),
        scores,
        mean_estimate([mean(values) for values in deal_scores.values()]),
        {name: mean([found.get(name, 0) for found in parts]) for name in names},
        {seat: wilson(mean(wins), len(wins)) for seat, wins in sorted(by_seat.items())},
        mean(thinking),
    )
