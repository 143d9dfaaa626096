"""The turns of a position with what they are worth, the best first."""

from __future__ import annotations

from hearthside.bots.knowledge import Knowledge
from hearthside.bots.turns import Plan, Turns, by_quick, by_value
from hearthside.bots.value import utilities
from hearthside.core.state import State


def valued(knowledge: Knowledge, turns: Turns, s: State, seat: int, most: int = 0) -> list[Plan]:
    """Turns with their values; of many only the `most` that the heuristic prefers, 0 for all."""
    guide = knowledge.guide
    plans = turns.plans(s, seat)
    if 0 < most < len(plans):
        for plan in plans:
            plan.quick = guide.quick(plan.end, seat)
        plans.sort(key=by_quick)
        del plans[most:]
    found = utilities(knowledge.value, guide, [plan.end for plan in plans], seat)
    for i in range(len(plans)):
        plans[i].value = found[i]
    plans.sort(key=by_value)
    return plans
