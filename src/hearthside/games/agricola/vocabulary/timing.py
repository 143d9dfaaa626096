"""The windows: when cards act (AGC-2.1, 2.4, AGR-12.2), as numbers in a fixed order."""

from __future__ import annotations

from typing import Final

# Sub-actions (AGC-2.1.5)
SOWING: Final = 0
BAKING: Final = 1
PLOWING: Final = 2
ROOMS: Final = 3
STABLES: Final = 4
FENCES: Final = 5
RENOVATION: Final = 6
GROWTH: Final = 7
OCCUPATIONS: Final = 8
MINORS: Final = 9
MAJORS: Final = 10
COOKING: Final = 11
ACTIONS: Final = 12
ACTION_NAMES: Final = (
    "sow",
    "bake",
    "plow",
    "rooms",
    "stables",
    "fences",
    "renovate",
    "grow",
    "occ",
    "minor",
    "major",
    "cook",
)

# Windows
USE: Final = 0
"""The owner uses a space, before its actions."""
AFTER: Final = 1
"""The owner has taken the actions of a space."""
OTHER_USE: Final = 2
"""Another player uses a space."""
TURN_END: Final = 3
PRE_ROUND: Final = 4
REVEAL: Final = 5
ROUND: Final = 6
REPLENISH: Final = 7
PRE_WORK: Final = 8
POST_WORK: Final = 9
HOME: Final = 10
POST_HOME: Final = 11
END_ROUND: Final = 12
POST_ROUND: Final = 13
PRE_HARVEST: Final = 14
HARVEST: Final = 15
PRE_FIELD: Final = 16
FIELD_START: Final = 17
FIELD: Final = 18
FIELD_END: Final = 19
POST_FIELD: Final = 20
FEED_START: Final = 21
POST_FEED: Final = 22
BREED_START: Final = 23
POST_BREED: Final = 24
END_HARVEST: Final = 25
POST_HARVEST: Final = 26
WHEN: Final = 27
"""Once per game, as soon as a condition holds (AGC-2.1.14)."""
SCORING: Final = 28
OBTAIN: Final = 29
OTHER_AFTER: Final = 30
ACT: Final = 31
"""ACT + sub-action: the owner takes it, before it resolves."""
POST: Final = ACT + ACTIONS
"""POST + sub-action: it has resolved."""
OTHER_POST: Final = POST + ACTIONS
"""OTHER_POST + sub-action: another player's has resolved."""
WINDOWS: Final = OTHER_POST + ACTIONS

ROUND_WINDOWS: Final = (
    "use",
    "after",
    "other_use",
    "turn_end",
    "pre_round",
    "reveal",
    "round",
    "replenish",
    "pre_work",
    "post_work",
    "home",
    "post_home",
    "end_round",
    "post_round",
    "pre_harvest",
    "harvest",
    "pre_field",
    "field_start",
    "field",
    "field_end",
    "post_field",
    "feed_start",
    "post_feed",
    "breed_start",
    "post_breed",
    "end_harvest",
    "post_harvest",
    "when",
    "scoring",
    "obtain",
    "other_after",
)


def window_name(window: int) -> str:
    """The stable name of a window.

    >>> window_name(POST + RENOVATION), window_name(FIELD)
    ('post_renovate', 'field')
    """
    if window >= OTHER_POST:
        return "other_post_" + ACTION_NAMES[window - OTHER_POST]
    if window >= POST:
        return "post_" + ACTION_NAMES[window - POST]
    if window >= ACT:
        return "act_" + ACTION_NAMES[window - ACT]
    return ROUND_WINDOWS[window]


WINDOW_NAMES: Final = tuple(window_name(window) for window in range(WINDOWS))
EVERYWHERE: Final = -1
"""A trigger without a set of spaces: all of them."""
