"""Exchanges of goods that cards allow (AGC-2.2)."""

from __future__ import annotations

from typing import Final

from hearthside.core.hooks import Hook
from hearthside.games.agricola.goods import all_food

# When an exchange is open
ALWAYS: Final = 0
IN_HARVEST: Final = 1
"""Once per harvest, in the harvest."""
EACH_ROUND: Final = 2
"""Once per round."""

CRAFTS: Final[list[Exchange]] = []
"""All exchanges once per harvest that bring food and nothing else."""


class Exchange(Hook):
    """At any time, or once per harvest or round: give `pay`, get `gain` (packed goods).

    `stack` are goods bought one after another; the card's counter says how many are gone.
    """

    def __init__(
        self, pay: int, gain: int, when: int = ALWAYS, stack: list[int] | None = None
    ) -> None:
        super().__init__()
        self.pay = pay
        self.gain = gain
        self.when = when
        self.stack = stack if stack is not None else []
        self.craft = -1
        """Its place in CRAFTS, if it can be part of a feeding plan."""
        if when == IN_HARVEST and all_food(gain):
            self.craft = len(CRAFTS)
            CRAFTS.append(self)

    def gain_at(self, counter: int) -> int:
        """What it brings now; 0 if the stack is used up."""
        if not self.stack:
            return self.gain
        return self.stack[counter] if counter < len(self.stack) else 0
