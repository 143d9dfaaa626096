"""How cards act: their triggers, and all hooks of one player as a value (AGC-2, ADR 0019).

Besides triggers, statics and scores, cards have exchanges, rates (cooking, ovens), places (for
animals, fields, entries to spaces) and rules of costs, each declared in a module of its own.
"""

from __future__ import annotations

from typing import Final

from hearthside.core.hooks import Hook, Hooks, Trigger
from hearthside.core.state import AnyNode
from hearthside.games.agricola.goods import FOOD, GOODS, GRAIN, VEGETABLE
from hearthside.games.agricola.vocabulary.exchange import Exchange
from hearthside.games.agricola.vocabulary.places import Entry, FieldCard, Holder
from hearthside.games.agricola.vocabulary.prices import CostRule
from hearthside.games.agricola.vocabulary.query import Condition
from hearthside.games.agricola.vocabulary.questions import QUESTIONS
from hearthside.games.agricola.vocabulary.rates import Cooking, Oven
from hearthside.games.agricola.vocabulary.timing import EVERYWHERE, WINDOWS


class CardTrigger(Trigger):
    """When `window` comes, do `effect`: automatically, or if the owner likes (`optional`).

    Only for events at `spaces`, and while `condition` holds.
    """

    def __init__(
        self,
        window: int,
        effect: AnyNode,
        optional: bool = False,
        spaces: int = EVERYWHERE,
        condition: Condition | None = None,
    ) -> None:
        super().__init__(window, effect)
        self.optional = optional
        self.spaces = spaces
        self.condition = condition


class CardHooks(Hooks[CardTrigger]):
    """All hooks of a player's cards, in playing order. A value, never changed."""

    def __init__(self) -> None:
        super().__init__([0] * QUESTIONS.size(), [[] for _ in range(WINDOWS.size())], [])
        self.listening: list[int] = [0] * WINDOWS.size()
        """By window: the spaces at which something may happen; any number if it has no space."""
        self.rates: list[int] = [0] * GOODS
        """Food for one of each good."""
        self.rates[GRAIN] = self.rates[VEGETABLE] = 1
        self.cooks = False
        self.ovens: list[Oven] = []
        self.exchanges: list[Exchange] = []
        self.holders: list[Holder] = []
        self.plots: list[FieldCard] = []
        self.costs: list[CostRule] = []
        self.entries: list[Entry] = []

    def add(self, hook: Hook) -> None:
        """Only while the value is being made."""
        if isinstance(hook, Cooking):
            self.cooks = True
            for i in range(len(hook.rates)):
                good = VEGETABLE + i
                if good != FOOD and hook.rates[i] > self.rates[good]:
                    self.rates[good] = hook.rates[i]
        elif isinstance(hook, Oven):
            self.ovens.append(hook)
            self.ovens.sort(key=_best_first)
        elif isinstance(hook, Exchange):
            self.exchanges.append(hook)
        elif isinstance(hook, Holder):
            self.holders.append(hook)
        elif isinstance(hook, FieldCard):
            self.plots.append(hook)
        elif isinstance(hook, CostRule):
            self.costs.append(hook)
        elif isinstance(hook, Entry):
            self.entries.append(hook)
        else:
            super().add(hook)
            if isinstance(hook, CardTrigger):
                self.listening[hook.window] |= hook.spaces


def _best_first(oven: Oven) -> int:
    return -oven.food


NO_CARDS: Final = CardHooks()
