"""Ratings of multi-player games, by openskill (the Plackett-Luce model)."""

from __future__ import annotations

from dataclasses import dataclass

from openskill.models import PlackettLuce

from hearthside.arena.comparing import Meeting
from hearthside.arena.estimates import NORMAL, Estimate, mean


@dataclass(frozen=True)
class Rating:
    """The strength of a bot: 25 is average, and how sure that is."""

    bot: str
    mu: float
    sigma: float
    meetings: int

    @property
    def estimate(self) -> Estimate:
        return Estimate(self.mu, self.mu - NORMAL * self.sigma, self.mu + NORMAL * self.sigma)


def ratings(found: list[Meeting]) -> list[Rating]:
    """The ratings after all meetings in their order, the best first.

    Bots do not learn, so nothing is added to their uncertainty between games (tau is 0). A bot on
    several seats of a game counts once, with the mean of its places.
    """
    model = PlackettLuce(tau=0.0)
    known: dict[str, tuple[float, float]] = {}
    counts: dict[str, int] = {}
    for meeting in found:
        bots = meeting.bots
        if len(bots) < 2:
            continue
        teams = []
        for bot in bots:
            mu, sigma = known.get(bot, (model.mu, model.sigma))
            teams.append([model.rating(mu=mu, sigma=sigma)])
            counts[bot] = counts.get(bot, 0) + 1
        places = [mean([e.place for e in meeting.entries if e.bot == bot]) for bot in bots]
        for bot, team in zip(bots, model.rate(teams, ranks=places), strict=True):
            known[bot] = (team[0].mu, team[0].sigma)
    lines = [Rating(bot, mu, sigma, counts[bot]) for bot, (mu, sigma) in known.items()]
    lines.sort(key=lambda rating: (-rating.mu, rating.bot))
    return lines
