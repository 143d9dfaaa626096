"""Events: what happened, for logs and animations. Written only while somebody listens."""

from __future__ import annotations

from typing import Final

EVERYBODY: Final = -1
NOBODY: Final = -2


class Event:
    """One thing that happened. `audience` is EVERYBODY, NOBODY or the one seat that may know."""

    __slots__ = ("a", "audience", "b", "kind", "player")

    def __init__(
        self, kind: int, player: int, a: int = 0, b: int = 0, audience: int = EVERYBODY
    ) -> None:
        self.kind = kind
        self.player = player
        self.a = a
        self.b = b
        self.audience = audience

    def visible_to(self, viewer: int) -> bool:
        """May `viewer` (a seat, or -1 for a spectator) know of it?"""
        return self.audience == EVERYBODY or (self.audience >= 0 and self.audience == viewer)
