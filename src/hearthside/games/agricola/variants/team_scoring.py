"""What a team scores (AGR-15.12.6, 15.12.7), and who wins."""

from __future__ import annotations

from hearthside.games.agricola.flow import points, scoring
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.variants.teams import partner


def team_parts(s: Agricola, p: int) -> dict[str, int]:
    """The points of a player's team by category; without teams their own."""
    own = scoring.parts(s, p)
    if not s.rules.teams:
        return dict(zip(scoring.PARTS, own, strict=True))
    other = scoring.parts(s, partner(s, p))
    if s.rules.team_score == "product":
        return {"product": points.team_product(sum(own), sum(other))}
    return dict(zip(scoring.PARTS, points.team_min(own, other), strict=True))


def winners(s: Agricola) -> list[int]:
    """The best seats; partners win together, ties by the resources of both (AGR-13.7)."""
    if not s.rules.teams:
        return scoring.winners(s)
    totals = [sum(team_parts(s, p).values()) for p in range(s.seats)]
    resources = [
        scoring.resources(s, p) + scoring.resources(s, partner(s, p)) for p in range(s.seats)
    ]
    return points.winners(totals, resources)
