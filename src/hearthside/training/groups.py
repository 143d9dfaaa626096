"""Features that are tuned together: those whose names begin alike."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np

from hearthside.training.job import Matrix
from hearthside.training.linear import Linear

MOST = 24
"""How many groups are tuned, those that matter most; all others are the last one."""
REST = "rest"


def group_of(name: str) -> str:
    """Whose feature it is, and its first word.

    >>> group_of("own points for grain"), group_of("free logging"), group_of("other wood")
    ('own points', 'free', 'other wood')
    """
    words = name.split()
    if words[0] in ("own", "other") and len(words) > 1:
        return f"{words[0]} {words[1]}"
    return words[0]


def groups_of(linear: Linear, importance: Matrix, most: int = MOST) -> list[tuple[str, list[int]]]:
    """The groups with the features in each, the most important first."""
    members: dict[str, list[int]] = {}
    for i, name in enumerate(linear.names):
        if linear.early[i] or linear.late[i]:
            members.setdefault(group_of(name), []).append(i)
    ranked = sorted(members.items(), key=lambda item: -float(importance[item[1]].sum()))
    if len(ranked) <= most:
        return ranked
    rest = sorted(i for _, some in ranked[most - 1 :] for i in some)
    return [*ranked[: most - 1], (REST, rest)]


def scaled(linear: Linear, groups: list[tuple[str, list[int]]], logs: list[float]) -> Linear:
    """The table with the weights of each group, and its anchor, multiplied by a factor.

    Factors are given by their logarithms, the one of the anchor last.
    """
    early, late = linear.early.copy(), linear.late.copy()
    for (_, members), log in zip(groups, logs[:-1], strict=True):
        factor = np.float32(np.exp(log))
        early[members] *= factor
        late[members] *= factor
    anchor = linear.anchor * math.exp(logs[-1])
    return replace(linear, early=early, late=late, anchor=anchor)
