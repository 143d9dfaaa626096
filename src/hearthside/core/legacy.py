# mypy: disable-error-code="explicit-any"
"""Rulesets whose choices are not yet declared as forms, seen as if they were."""

from __future__ import annotations

from hearthside.core.choice import Choice
from hearthside.core.event import Event
from hearthside.core.form import AnyForm, Form
from hearthside.core.message import Message, Plain
from hearthside.core.ruleset import Ruleset, View
from hearthside.core.state import State


class LegacyForm(Form[State]):
    """One choice of an old ruleset."""

    def __init__(self, rules: Legacy, seat: int, s: State, c: Choice) -> None:
        super().__init__(c & 255, rules.token(s, seat, c).split()[0])
        self.rules = rules
        self.seat = seat
        self.widget = rules.old_kind(s, seat, c)

    def args(self, s: State, c: Choice) -> dict[str, Plain]:
        return {}

    def anchor(self, s: State, c: Choice) -> str:
        return self.rules.old_anchor(s, self.seat, c)


class Legacy(Ruleset):
    """An old ruleset: labels, questions and reasons are English sentences."""

    def old_label(self, s: State, seat: int, c: Choice) -> str:
        raise AssertionError

    def old_kind(self, s: State, seat: int, c: Choice) -> str:
        raise AssertionError

    def old_anchor(self, s: State, seat: int, c: Choice) -> str:
        raise AssertionError

    def old_ask(self, s: State, seat: int) -> View:
        raise AssertionError

    def old_why_not(self, s: State, seat: int) -> dict[str, str]:
        raise AssertionError

    def old_event(self, s: State, event: Event) -> View:
        raise AssertionError

    def form(self, s: State, c: Choice) -> AnyForm:
        return LegacyForm(self, s.decider, s, c)

    def message(self, s: State, seat: int, c: Choice) -> Message:
        return Message("raw", {"text": "raw:" + self.old_label(s, seat, c)})

    def ask(self, s: State, seat: int) -> Message:
        old = self.old_ask(s, seat)
        return Message(f"ask.{old.pop('ask')}", old)

    def why_not(self, s: State, seat: int) -> dict[str, Message]:
        return {
            name: Message("raw", {"text": "raw:" + text})
            for name, text in self.old_why_not(s, seat).items()
        }

    def event(self, s: State, event: Event) -> View:
        old = self.old_event(s, event)
        return {"event": old.pop("event"), "seat": old.pop("seat"), "args": old}
