"""What the points of a finished game do not tell, in numbers."""

from __future__ import annotations

from hearthside.core.state import State
from hearthside.games.fiends.state import Fiends


def extras(s: State, seat: int) -> dict[str, int]:
    """By name; in Frantic Fiends the orcs of a seat that are neither defeated nor friendly."""
    if isinstance(s, Fiends):
        return {"orcs": s.lair(seat).fiends()}
    return {}
