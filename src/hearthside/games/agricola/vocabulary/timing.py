"""The windows: when cards act (AGC-2.1, 2.4, AGR-12.2), as numbers in a fixed order."""

from __future__ import annotations

from typing import Final

from hearthside.core.hooks import Register

ACTIONS: Final = Register()
"""Sub-actions (AGC-2.1.5)."""
SOWING: Final = ACTIONS.add("sow")
BAKING: Final = ACTIONS.add("bake")
PLOWING: Final = ACTIONS.add("plow")
ROOMS: Final = ACTIONS.add("rooms")
STABLES: Final = ACTIONS.add("stables")
FENCES: Final = ACTIONS.add("fences")
RENOVATION: Final = ACTIONS.add("renovate")
GROWTH: Final = ACTIONS.add("grow")
OCCUPATIONS: Final = ACTIONS.add("occ")
MINORS: Final = ACTIONS.add("minor")
MAJORS: Final = ACTIONS.add("major")
COOKING: Final = ACTIONS.add("cook")

WINDOWS: Final = Register()
USE: Final = WINDOWS.add("use")
"""The owner uses a space, before its actions."""
AFTER: Final = WINDOWS.add("after")
"""The owner has taken the actions of a space."""
OTHER_USE: Final = WINDOWS.add("other_use")
"""Another player uses a space."""
TURN_END: Final = WINDOWS.add("turn_end")
PRE_ROUND: Final = WINDOWS.add("pre_round")
REVEAL: Final = WINDOWS.add("reveal")
ROUND: Final = WINDOWS.add("round")
REPLENISH: Final = WINDOWS.add("replenish")
PRE_WORK: Final = WINDOWS.add("pre_work")
POST_WORK: Final = WINDOWS.add("post_work")
HOME: Final = WINDOWS.add("home")
POST_HOME: Final = WINDOWS.add("post_home")
END_ROUND: Final = WINDOWS.add("end_round")
POST_ROUND: Final = WINDOWS.add("post_round")
PRE_HARVEST: Final = WINDOWS.add("pre_harvest")
HARVEST: Final = WINDOWS.add("harvest")
PRE_FIELD: Final = WINDOWS.add("pre_field")
FIELD_START: Final = WINDOWS.add("field_start")
FIELD: Final = WINDOWS.add("field")
FIELD_END: Final = WINDOWS.add("field_end")
POST_FIELD: Final = WINDOWS.add("post_field")
FEED_START: Final = WINDOWS.add("feed_start")
POST_FEED: Final = WINDOWS.add("post_feed")
BREED_START: Final = WINDOWS.add("breed_start")
POST_BREED: Final = WINDOWS.add("post_breed")
END_HARVEST: Final = WINDOWS.add("end_harvest")
POST_HARVEST: Final = WINDOWS.add("post_harvest")
WHEN: Final = WINDOWS.add("when")
"""Once per game, as soon as a condition holds (AGC-2.1.14)."""
SCORING: Final = WINDOWS.add("scoring")
OBTAIN: Final = WINDOWS.add("obtain")
OTHER_AFTER: Final = WINDOWS.add("other_after")


def _of_actions(prefix: str) -> int:
    """A window for every sub-action; the number of the first."""
    first = len(WINDOWS.names)
    for action in ACTIONS.names:
        WINDOWS.add(f"{prefix}_{action}")
    return first


ACT: Final = _of_actions("act")
"""ACT + sub-action: the owner takes it, before it resolves."""
POST: Final = _of_actions("post")
"""POST + sub-action: it has resolved."""
OTHER_POST: Final = _of_actions("other_post")
"""OTHER_POST + sub-action: another player's has resolved."""

EVERYWHERE: Final = -1
"""A trigger without a set of spaces: all of them."""
