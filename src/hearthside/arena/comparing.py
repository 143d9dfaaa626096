"""Head to head: who comes out ahead of whom, how surely, and by how many points.

Bots are compared where they met: in the same game, or solo with the same cards. Mean scores of
different tables say little, since every table has its own opponents.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from math import sqrt

from hearthside.arena.estimates import Estimate, mean, mean_estimate, share_estimate
from hearthside.arena.outcome import Played, places


@dataclass(frozen=True)
class Entry:
    """One bot in a meeting."""

    bot: str
    place: int
    score: int


@dataclass(frozen=True)
class Meeting:
    """Bots that were measured under the same conditions."""

    contest: str
    seed: int
    entries: list[Entry]

    def share(self, one: str, other: str) -> float:
        """How often `one` is placed before `other`; a shared place counts half."""
        found = [
            1.0 if mine.place < theirs.place else 0.5 if mine.place == theirs.place else 0.0
            for mine in self.entries
            for theirs in self.entries
            if mine.bot == one and theirs.bot == other
        ]
        return mean(found)

    def score(self, bot: str) -> float:
        return mean([entry.score for entry in self.entries if entry.bot == bot])

    @property
    def bots(self) -> list[str]:
        return list(dict.fromkeys(entry.bot for entry in self.entries))


def meetings(games: list[Played]) -> list[Meeting]:
    """Each game is a meeting; solo games with the same cards are one together."""
    groups: dict[tuple[str, int, str], list[Played]] = {}
    for played in games:
        fixture = played.fixture
        apart = fixture.id if fixture.players > 1 else ""
        groups.setdefault((fixture.contest, fixture.seed, apart), []).append(played)
    found: list[Meeting] = []
    for (contest, seed, _), group in groups.items():
        bots = [bot for played in group for bot in played.fixture.seating]
        wins = [win for played in group for win in played.wins]
        scores = [score for played in group for score in played.scores]
        rows = zip(bots, places(wins, scores), scores, strict=True)
        found.append(Meeting(contest, seed, [Entry(*row) for row in rows]))
    return found


@dataclass(frozen=True)
class Versus:
    """One bot against another."""

    one: str
    other: str
    meetings: int
    deals: int
    share: Estimate
    """Of the meetings, those in which `one` was placed before `other`."""
    margin: Estimate
    """Points of `one` more than `other`; in units of the spread if contests are mixed."""


def bots_of(found: list[Meeting]) -> list[str]:
    return sorted({bot for meeting in found for bot in meeting.bots})


def spreads(found: list[Meeting]) -> dict[str, float]:
    """The standard deviation of the scores of each contest."""
    scores: dict[str, list[int]] = defaultdict(list)
    for meeting in found:
        scores[meeting.contest] += [entry.score for entry in meeting.entries]
    result = {}
    for contest, values in scores.items():
        middle = mean(values)
        result[contest] = sqrt(mean([(value - middle) ** 2 for value in values])) or 1.0
    return result


def versus(found: list[Meeting], one: str, others: list[str]) -> Versus | None:
    """`one` against all of `others` taken together; None if they never met."""
    contests = list(dict.fromkeys(meeting.contest for meeting in found))
    unit = spreads(found) if len(contests) > 1 else {}
    shares: dict[str, dict[int, list[float]]] = {contest: {} for contest in contests}
    margins: dict[str, dict[int, list[float]]] = {contest: {} for contest in contests}
    count = 0
    for meeting in found:
        met = [bot for bot in meeting.bots if bot in others]
        if one not in meeting.bots or not met:
            continue
        count += 1
        contest, seed = meeting.contest, meeting.seed
        share = mean([meeting.share(one, bot) for bot in met])
        shares[contest].setdefault(seed, []).append(share)
        ahead = meeting.score(one) - mean([meeting.score(bot) for bot in met])
        margins[contest].setdefault(seed, []).append(ahead / unit.get(contest, 1.0))
    if not count:
        return None
    by_deal = [[mean(values) for values in deals.values()] for deals in shares.values() if deals]
    ahead_by_deal = [mean(values) for deals in margins.values() for values in deals.values()]
    return Versus(
        one,
        others[0] if len(others) == 1 else "all",
        count,
        sum(len(group) for group in by_deal),
        share_estimate(by_deal, count),
        mean_estimate(ahead_by_deal),
    )


def head_to_head(found: list[Meeting]) -> list[Versus]:
    """Every bot against every other, where they met."""
    bots = bots_of(found)
    pairs = [versus(found, one, [other]) for one in bots for other in bots if one != other]
    return [pair for pair in pairs if pair is not None]


@dataclass(frozen=True)
class Standing:
    """A line of the ranking."""

    bot: str
    versus: Versus
    """Against all others, or against the panel."""
    beats: list[str]
    """Those against whom more than half is certain, that is, the whole interval."""


def standings(found: list[Meeting], panel: tuple[str, ...] = ()) -> list[Standing]:
    """The bots, the best first: by what they win from the others, then by how clearly.

    With a panel only what they win from the bots of the panel counts. A bot that met none of them
    has no line.
    """
    bots = bots_of(found)
    pairs = head_to_head(found)
    lines = []
    for bot in bots:
        line = versus(found, bot, [other for other in panel or bots if other != bot])
        if line is not None:
            beats = [
                pair.other
                for pair in pairs
                if pair.one == bot and pair.share.low is not None and pair.share.low > 0.5
            ]
            lines.append(Standing(bot, line, beats))
    lines.sort(key=lambda s: (-s.versus.share.value, -s.versus.margin.value, s.bot))
    return lines
