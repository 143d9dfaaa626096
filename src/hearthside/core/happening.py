"""Happenings: a kind of event in one declaration, from which its data and its log line come.

    Happening(FURNISHED, "furnished", Tile("tile"), Cell("cell"))

The first field is the number `a` of an event, the second the number `b`.
"""

from __future__ import annotations

from typing import Any, Generic, TypeAlias

from hearthside.core.event import Event
from hearthside.core.form import Field, S
from hearthside.core.message import Value
from hearthside.core.state import State


class Happening(Generic[S]):
    """One kind of event; its log line is the message "log." and the name."""

    def __init__(self, kind: int, name: str, *fields: Field[S]) -> None:
        self.kind = kind
        self.name = name
        self.fields = list(fields)

    def args(self, s: S, event: Event) -> dict[str, Value]:
        """What happened, as arguments of a message."""
        found: dict[str, Value] = {}
        numbers = (event.a, event.b)
        for i, field in enumerate(self.fields):
            if field.name:
                found[field.name] = field.value(s, numbers[i])
        return found


AnyHappening: TypeAlias = "Happening[Any]"  # type: ignore[explicit-any]  # of whichever game


class Happenings:
    """All kinds of events of a game."""

    def __init__(self, *happenings: AnyHappening) -> None:
        self.by_kind: dict[int, AnyHappening] = {}
        for happening in happenings:
            self.by_kind[happening.kind] = happening

    def of(self, event: Event) -> AnyHappening:
        return self.by_kind[event.kind]

    def name(self, event: Event) -> str:
        return self.by_kind[event.kind].name

    def args(self, s: State, event: Event) -> dict[str, Value]:
        return self.by_kind[event.kind].args(s, event)
