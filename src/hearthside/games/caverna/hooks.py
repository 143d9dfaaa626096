"""All hooks of a player's furnishing tiles, with the any-time exchanges of tiles (CAV-11)."""

from __future__ import annotations

from typing import Final

from hearthside.core.hooks import AnyScore, Hook, Hooks, Register, Score, Static, Trigger
from hearthside.games.caverna.questions import QUESTIONS, WINDOWS


class Exchange(Hook):
    """A tile's any-time exchange: goods for goods, as often as wished (CAV-7.12).

    Without a price it gives up a weapon: as much food as its strength (CAV-11.49). It has the
    name of its tile, unless that has several.
    """

    def __init__(self, name: str, pay: list[int], gain: list[int], tile: str = "") -> None:
        super().__init__()
        self.index = len(EXCHANGES)
        self.name = name
        self.tile = tile or name
        self.pay = pay
        self.gain = gain
        EXCHANGES.append(self)


EXCHANGES: Final[list[Exchange]] = []


class TileHooks(Hooks[Trigger]):
    """A value: adding and removing makes a new one."""

    def __init__(
        self,
        statics: list[int],
        triggers: list[list[Trigger]],
        scores: list[AnyScore],
        exchanges: list[Exchange],
    ) -> None:
        super().__init__(statics, triggers, scores)
        self.exchanges = exchanges

    def copy(self) -> TileHooks:
        return TileHooks(
            self.statics[:],
            [triggers[:] for triggers in self.triggers],
            self.scores[:],
            self.exchanges[:],
        )

    def add(self, hook: Hook) -> None:
        if isinstance(hook, Exchange):
            self.exchanges.append(hook)
        else:
            super().add(hook)

    def remove(self, hook: Hook) -> None:
        """The opposite of `add`."""
        if isinstance(hook, Exchange):
            self.exchanges.remove(hook)
        elif isinstance(hook, Static):
            self.statics[hook.question] -= hook.amount
        elif isinstance(hook, Trigger):
            self.triggers[hook.window].remove(hook)
        elif isinstance(hook, Score):
            self.scores.remove(hook)

    def adding(self, hooks: list[Hook]) -> TileHooks:
        """These hooks and `hooks` as well."""
        made = self.copy()
        for hook in hooks:
            made.add(hook)
        return made

    def removing(self, hooks: list[Hook]) -> TileHooks:
        """These hooks without `hooks`."""
        made = self.copy()
        for hook in hooks:
            made.remove(hook)
        return made


def no_tiles(questions: Register) -> TileHooks:
    """The hooks of somebody without tiles, in a game with these questions."""
    return TileHooks([0] * questions.size(), [[] for _ in range(WINDOWS.size())], [], [])


NO_TILES: Final = no_tiles(QUESTIONS)
