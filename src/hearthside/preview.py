# mypy: disable-error-code="explicit-any"
"""Previews: what a choice changes at once, as typed data, before it is made.

An option is played on a copy up to the next decision, of whomever, or to the next thing that
chance decides. So nothing hidden can be in a preview.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hearthside.core import engine
from hearthside.core.choice import STOP, Choice
from hearthside.core.ruleset import Ruleset
from hearthside.core.state import State


@dataclass(frozen=True)
class Preview:
    """What a choice changes for the seat that makes it.

    `stock` has the things of which there are more or fewer, `points` the categories of the score,
    `due` how much more food the next feeding asks for. `events` are what happens, pieces placed
    among it, as `Game.events` has them. `forfeits` names the verbs that ending here leaves undone.
    If the seat is asked next how it pays, `ways` has what each payment changes in its stock.
    """

    stock: dict[str, int]
    points: dict[str, int]
    due: int
    events: list[dict[str, Any]]
    forfeits: list[str]
    ways: list[dict[str, int]]

    @property
    def total(self) -> int:
        """The points in all."""
        return sum(self.points.values())

    def data(self) -> dict[str, Any]:
        """Ready for JSON."""
        return {
            "stock": self.stock,
            "points": self.points,
            "due": self.due,
            "events": self.events,
            "forfeits": self.forfeits,
            "ways": self.ways,
        }


def preview(rules: Ruleset, s: State, seat: int, c: Choice) -> Preview:
    """What the legal choice `c` of a seat would change."""
    t = s.copy()
    t.log = []
    engine.choose(t, c, seat)
    return Preview(
        changes(rules.stock(s, seat), rules.stock(t, seat)),
        changes(rules.score_parts(s, seat), rules.score_parts(t, seat)),
        rules.food_due(t, seat) - rules.food_due(s, seat),
        [rules.event(t, event) for event in t.log if event.visible_to(seat)],
        forfeits(rules, s, seat) if c == STOP else [],
        ways(rules, s, t, seat),
    )


def ways(rules: Ruleset, s: State, t: State, seat: int) -> list[dict[str, int]]:
    """What each payment changes from `s` on, if the seat is asked for nothing else in `t`."""
    if engine.is_over(t) or seat not in engine.deciders(t):
        return []
    options = engine.options_of(t, seat)
    if not all(rules.form(t, c).payment for c in options):
        return []
    before = rules.stock(s, seat)
    found = []
    for c in options:
        paid = t.copy()
        engine.choose(paid, c, seat)
        found.append(changes(before, rules.stock(paid, seat)))
    return found


def changes(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """The numbers that differ, with the difference."""
    found: dict[str, int] = {}
    for name in {**before, **after}:
        n = after.get(name, 0) - before.get(name, 0)
        if n:
            found[name] = n
    return found


def forfeits(rules: Ruleset, s: State, seat: int) -> list[str]:
    """The verbs of the options that a seat has besides stopping."""
    options = [c for c in engine.options_of(s, seat) if c != STOP]
    return list(dict.fromkeys(rules.form(s, c).verb for c in options))
