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
from hearthside.games.agricola.vocabulary.hooks import CardTrigger
from hearthside.games.agricola.vocabulary.query import Condition


def use(
    spaces: int, effect: AnyNode, may: bool = False, when: Condition | None = None
) -> CardTrigger:
    """The owner uses one of the spaces, before its actions (AGC-2.1.2)."""
    return CardTrigger(w.USE, effect, may, spaces, when)


def after(
    spaces: int, effect: AnyNode, may: bool = False, when: Condition | None = None
) -> CardTrigger:
    """After the actions of the space (AGC-2.1.3)."""
    return CardTrigger(w.AFTER, effect, may, spaces, when)


def other(
    spaces: int, effect: AnyNode, may: bool = False, when: Condition | None = None
) -> CardTrigger:
    """Another player uses one of the spaces (AGC-2.1.4)."""
    return CardTrigger(w.OTHER_USE, effect, may, spaces, when)


def other_after(
    spaces: int, effect: AnyNode, may: bool = False, when: Condition | None = None
) -> CardTrigger:
    """Another player has taken the actions of one of the spaces (AGC-2.1.4)."""
    return CardTrigger(w.OTHER_AFTER, effect, may, spaces, when)


def turn_end(
    spaces: int, effect: AnyNode, may: bool = False, when: Condition | None = None
) -> CardTrigger:
    """The very end of a turn in which the owner used one of the spaces (AGC-2.1.7)."""
    return CardTrigger(w.TURN_END, effect, may, spaces, when)


def at(
    window: int, effect: AnyNode, may: bool = False, when: Condition | None = None
) -> CardTrigger:
    """A window of the round or harvest: ROUND, HOME, FIELD, ... (AGC-2.1.8, 2.1.9)."""
    return CardTrigger(window, effect, may, w.EVERYWHERE, when)


def act(
    action: int, effect: AnyNode, may: bool = False, when: Condition | None = None
) -> CardTrigger:
    """Directly before a sub-action of the owner (AGC-2.1.5)."""
    return CardTrigger(w.ACT + action, effect, may, w.EVERYWHERE, when)


def post(
    action: int, effect: AnyNode, may: bool = False, when: Condition | None = None
) -> CardTrigger:
    """After a sub-action of the owner; the event is its outcome (AGC-2.1.6)."""
    return CardTrigger(w.POST + action, effect, may, w.EVERYWHERE, when)


def other_post(
    action: int, effect: AnyNode, may: bool = False, when: Condition | None = None
) -> CardTrigger:
    """After a sub-action of another player; event: who, and its outcome."""
    return CardTrigger(w.OTHER_POST + action, effect, may, w.EVERYWHERE, when)


def once(when: Condition, effect: Node[Agricola], may: bool = False) -> CardTrigger:
    """Once per game, as soon as a condition holds (AGC-2.1.14). Uses the number on the card."""
    return CardTrigger(w.WHEN, Once(effect), may, w.EVERYWHERE, All(Unused(), when))
