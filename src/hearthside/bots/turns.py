"""Whole turns: a beam over the small decisions that a turn is made of."""

from __future__ import annotations

from typing import Final

from hearthside.bots.guide import Guide, Listing
from hearthside.core import engine
from hearthside.core.choice import Choice
from hearthside.core.state import State

DEEP: Final = 24
"""No turn worth a try has more decisions."""


class Plan:
    """A way to play a turn: its choices in order, and the position they lead to."""

    def __init__(self, choices: list[Choice], end: State) -> None:
        self.choices = choices
        self.end = end
        self.quick = 0.0
        """What the heuristic says of it, while the turn goes on."""
        self.value = 0.0
        """What it is worth to the seat that plays it."""


def by_quick(plan: Plan) -> float:
    return -plan.quick


def by_value(plan: Plan) -> float:
    return -plan.value


class Turns:
    """Lists the turns of a seat that are worth a comparison."""

    def __init__(self, guide: Guide, listing: Listing) -> None:
        self.guide = guide
        self.listing = listing
        self.tried = 0
        """How many positions it has tried since it was made."""

    def plans(self, s: State, seat: int) -> list[Plan]:
        """Finished turns from here on, each reached in one order only."""
        guide = self.guide
        guide.begin(s, seat)
        start = guide.start(s, seat)
        level = [Plan([], start)]
        found: list[Plan] = []
        tried = 0
        listing = self.listing
        width = listing.width
        for _ in range(DEEP):
            groups: dict[Choice, list[Plan]] = {}
            seen: set[tuple[Choice, ...]] = set()
            for plan in level:
                for c in guide.candidates(plan.end, seat, listing.wide):
                    choices = [*plan.choices, c]
                    key = tuple(sorted(choices))
                    if key in seen:
                        continue
                    seen.add(key)
                    t = plan.end.copy()
                    engine.choose(t, c, seat)
                    tried += 1
                    after = Plan(choices, t)
                    if guide.going_on(t, seat):
                        after.quick = guide.quick(t, seat)
                        groups.setdefault(choices[0], []).append(after)
                    else:
                        found.append(after)
            if not groups:
                break
            if tried > listing.most:
                width = 1
            level = []
            for group in groups.values():
                if len(group) > width:
                    group.sort(key=by_quick)
                    del group[width:]
                level.extend(group)
        self.tried += tried
        found.extend(self.proposed(start, seat, found))
        return found if found else level

    def proposed(self, start: State, seat: int, listed: list[Plan]) -> list[Plan]:
        """The turns that the guide proposes, unless they are listed."""
        guide = self.guide
        found: list[Plan] = []
        seen = {tuple(sorted(plan.choices)) for plan in listed}
        for choices in guide.proposals(start, seat, self.listing.wide):
            key = tuple(sorted(choices))
            if key in seen:
                continue
            seen.add(key)
            t = start.copy()
            for c in choices:
                engine.choose(t, c, seat)
            self.tried += 1
            if not guide.going_on(t, seat):
                found.append(Plan(choices, t))
        return found
