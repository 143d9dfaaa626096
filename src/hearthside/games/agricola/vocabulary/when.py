"""When cards act: each function makes a trigger (AGC-2.1).

`spaces` is a set of spaces (board/printed.py), `effect` a node (effects.py, verbs/), `may` makes it
optional, `when` is a condition (conditions.py).
"""

from __future__ import annotations

from hearthside.core.node import Node
from hearthside.core.state import AnyNode
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.vocabulary import timing as w
from hearthside.games.agricola.vocabulary.card_numbers import Once
from hearthside.games.agricola.vocabulary.conditions import All, Unused
from hearthside.games.agricola.vocabulary.hooks import Trigger
from hearthside.games.agricola.vocabulary.query import Condition


def use(spaces: int, effect: AnyNode, may: bool = False, when: Condition | None = None) -> Trigger:
    """The owner uses one of the spaces, before its actions (AGC-2.1.2)."""
    return Trigger(w.USE, effect, may, spaces, when)


def after(
    spaces: int, effect: AnyNode, may: bool = False, when: Condition | None = None
) -> Trigger:
    """After the actions of the space (AGC-2.1.3)."""
    return Trigger(w.AFTER, effect, may, spaces, when)


def other(
    spaces: int, effect: AnyNode, may: bool = False, when: Condition | None = None
) -> Trigger:
    """Another player uses one of the spaces (AGC-2.1.4)."""
    return Trigger(w.OTHER_USE, effect, may, spaces, when)


def other_after(
    spaces: int, effect: AnyNode, may: bool = False, when: Condition | None = None
) -> Trigger:
    """Another player has taken the actions of one of the spaces (AGC-2.1.4)."""
    return Trigger(w.OTHER_AFTER, effect, may, spaces, when)


def turn_end(
    spaces: int, effect: AnyNode, may: bool = False, when: Condition | None = None
) -> Trigger:
    """The very end of a turn in which the owner used one of the spaces (AGC-2.1.7)."""
    return Trigger(w.TURN_END, effect, may, spaces, when)


def at(window: int, effect: AnyNode, may: bool = False, when: Condition | None = None) -> Trigger:
    """A window of the round or harvest: ROUND, HOME, FIELD, ... (AGC-2.1.8, 2.1.9)."""
    return Trigger(window, effect, may, w.EVERYWHERE, when)


def act(action: int, effect: AnyNode, may: bool = False, when: Condition | None = None) -> Trigger:
    """Directly before a sub-action of the owner (AGC-2.1.5)."""
    return Trigger(w.ACT + action, effect, may, w.EVERYWHERE, when)


def post(action: int, effect: AnyNode, may: bool = False, when: Condition | None = None) -> Trigger:
    """After a sub-action of the owner; the event is its outcome (AGC-2.1.6)."""
    return Trigger(w.POST + action, effect, may, w.EVERYWHERE, when)


def other_post(
    action: int, effect: AnyNode, may: bool = False, when: Condition | None = None
) -> Trigger:
    """After a sub-action of another player; event: who, and its outcome."""
    return Trigger(w.OTHER_POST + action, effect, may, w.EVERYWHERE, when)


def once(when: Condition, effect: Node[Agricola], may: bool = False) -> Trigger:
    """Once per game, as soon as a condition holds (AGC-2.1.14). Uses the number on the card."""
    return Trigger(w.WHEN, Once(effect), may, w.EVERYWHERE, All(Unused(), when))
