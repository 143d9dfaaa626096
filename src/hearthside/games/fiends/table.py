"""From a table of Caverna, as the base rules know it, to one of Frantic Fiends."""

from __future__ import annotations

from typing import cast

from hearthside.core.state import State
from hearthside.games.fiends.state import Fiends


def table(s: State) -> Fiends:
    """The same table; nodes of the expansion are only ever run on their own tables."""
    return cast(Fiends, s)
