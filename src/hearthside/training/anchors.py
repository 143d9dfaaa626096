"""How much the heuristic counts besides what was learned; short matches find it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from hearthside.training.rivals import Progress, Side, mean_leads

ANCHORS = (0.5, 1.0, 2.0, 4.0)
OPPONENT = Side("greedy")
"""Always the same, so that anchors of different files can be compared."""


@dataclass(frozen=True)
class Anchored:
    """The anchor to use, and the mean lead over the opponent with each that was tried."""

    anchor: float
    leads: dict[float, float]

    def text(self) -> str:
        parts = [f"{lead:+.1f} with {anchor:g}" for anchor, lead in self.leads.items()]
        return f"anchor {self.anchor:g} (mean lead over {OPPONENT.bot}: {', '.join(parts)})"


def find_anchor(
    game: str,
    bot: str,
    weights: Path,
    games: int,
    seed: int,
    workers: int,
    progress: Progress | None = None,
    solo: bool = False,
) -> Anchored:
    """The anchor with which a bot that judges by these weights leads by the most points."""
    path = str(weights.resolve())
    sides = [Side(bot, path, anchor) for anchor in ANCHORS]
    found = mean_leads(game, sides, OPPONENT, games, seed, workers, progress, solo)
    leads = dict(zip(ANCHORS, found, strict=True))
    return Anchored(max(leads, key=leads.__getitem__), leads)
