"""How tiles and cards change a game: by hooks, of the same kinds in every game (ADR 0019).

A trigger does something when a window comes, a static answers a question with a number, a score
gives points. Every game names its questions and windows in registers; what only one game has (an
exchange, a price, a place for animals) is a kind of hook of its own.
"""

from __future__ import annotations

from typing import Any, Generic, TypeAlias, TypeVar, cast

from hearthside.core.node import Auto, S
from hearthside.core.state import AnyNode, Frame, State


class Register:
    """The questions or the windows of a game: numbers from 0 on, in the order of their names.

    An expansion goes on where its base game ends. Nothing is named any more once somebody has
    gone on, or asked how many there are.
    """

    def __init__(self, base: Register | None = None) -> None:
        self.names: list[str] = []
        self.complete = False
        if base is not None:
            base.complete = True
            self.names += base.names

    def add(self, name: str) -> int:
        """The number of a new one."""
        if self.complete or name in self.names:
            raise AssertionError(f"{name} is named too late, or twice")
        self.names.append(name)
        return len(self.names) - 1

    def size(self) -> int:
        """How many there are in all."""
        self.complete = True
        return len(self.names)


class Effect(Auto[S]):
    """An automatic consequence of something that happened `amount` times; it follows at once."""

    def fire(self, s: S, p: int, amount: int) -> None:
        raise AssertionError("an effect says what it does")

    def happen(self, s: S, p: int) -> None:
        self.fire(s, p, 1)


def set_off(effect: AnyNode, s: State, p: int, amount: int) -> None:
    """An effect follows at once; any other node is what `p` does next."""
    if isinstance(effect, Effect):
        effect.fire(s, p, amount)
    else:
        s.stack.append(Frame(effect, p))


class Hook:
    """One of the kinds below, or one of a game's own.

    `source` is the tile or card it stands on, `number` its place there.
    """

    def __init__(self) -> None:
        self.source = -1
        self.number = 0


class Trigger(Hook):
    """When `window` comes, do `effect`."""

    def __init__(self, window: int, effect: AnyNode) -> None:
        super().__init__()
        self.window = window
        self.effect = effect


class Static(Hook):
    """While it is there, the answer to `question` is larger by `amount`."""

    def __init__(self, question: int, amount: int = 1) -> None:
        super().__init__()
        self.question = question
        self.amount = amount


class Score(Hook, Generic[S]):
    """Points at the end of the game, by a formula; `fewer`: they may rise with fewer goods."""

    fewer: bool = False

    def points(self, s: S, p: int) -> int:
        raise AssertionError("a score counts points")

    def for_other(self, s: S, owner: int, p: int) -> int:
        """Points of another player through this hook of `owner`."""
        return 0


AnyScore: TypeAlias = "Score[Any]"  # type: ignore[explicit-any]  # of whichever game
T = TypeVar("T", bound=Trigger)


def belong(hooks: list[Hook], source: int) -> None:
    """Tell the hooks of a tile or card where they stand."""
    for number, hook in enumerate(hooks):
        hook.source = source
        hook.number = number


class Hooks(Generic[T]):
    """All hooks that somebody has, by kind. A value: it changes only while it is being made."""

    def __init__(self, statics: list[int], triggers: list[list[T]], scores: list[AnyScore]) -> None:
        self.statics = statics
        """By question: the sum of all answers."""
        self.triggers = triggers
        """By window."""
        self.scores = scores

    def add(self, hook: Hook) -> None:
        """Have this hook as well."""
        if isinstance(hook, Static):
            self.statics[hook.question] += hook.amount
        elif isinstance(hook, Trigger):
            self.triggers[hook.window].append(cast(T, hook))
        elif isinstance(hook, Score):
            self.scores.append(hook)

    def fire(self, s: State, p: int, window: int, amount: int) -> None:
        """`window` has come for `p`; what it is about happened `amount` times."""
        for trigger in self.triggers[window]:
            set_off(trigger.effect, s, p, amount)
