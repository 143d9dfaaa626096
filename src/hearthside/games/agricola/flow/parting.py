"""Animals that are worth more if they are let go before scoring (AGR-5.13)."""

from __future__ import annotations

from hearthside.games.agricola.goods import ANIMALS, bundle
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.variants.team_scoring import team_parts


class Parting:
    """Animals let go, and what the rest scores."""

    def __init__(self, gone: list[int], points: int) -> None:
        self.gone = gone
        self.points = points

    def spoils(self, gone: list[int], points: int) -> bool:
        """Does letting these go bring no more, though as many of every kind or more go?"""
        for i in range(3):
            if self.gone[i] > gone[i]:
                return False
        return points <= self.points


def better_without(s: Agricola, p: int) -> list[int]:
    """Packed animals without which `p` scores more: the fewest for each gain.

    Only owners of a card that may give more points for fewer goods have any.
    """
    rewarded = False
    for score in s.players[p].hooks.scores:
        rewarded = rewarded or score.fewer
    if not rewarded:
        return []
    t = s.trial(p)
    goods = t.players[p].goods
    herd = [goods[animal] for animal in ANIMALS]
    found = [Parting([0, 0, 0], points_of(t, p))]
    for gone in sorted(ways_to_part(herd), key=sum):
        for i in range(3):
            goods[ANIMALS[i]] = herd[i] - gone[i]
        points = points_of(t, p)
        if not _spoilt(found, gone, points):
            found.append(Parting(gone, points))
    return [bundle(sheep=one.gone[0], boar=one.gone[1], cattle=one.gone[2]) for one in found[1:]]


def _spoilt(found: list[Parting], gone: list[int], points: int) -> bool:
    for other in found:
        if other.spoils(gone, points):
            return True
    return False


def ways_to_part(herd: list[int]) -> list[list[int]]:
    """Every way to let some animals of a herd go."""
    return [
        [sheep, boar, cattle]
        for sheep in range(herd[0] + 1)
        for boar in range(herd[1] + 1)
        for cattle in range(herd[2] + 1)
        if sheep or boar or cattle
    ]


def points_of(s: Agricola, p: int) -> int:
    """What a player, or their team, scores."""
    return sum(team_parts(s, p).values())
