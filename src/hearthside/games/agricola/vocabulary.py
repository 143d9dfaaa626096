"""The words in which cards are declared: when something happens, and what is different.

Each function makes hooks. `spaces` is a set of spaces (spaces.py), `effect` a node (effects.py,
verbs/), `may` makes it optional, `when` is a condition (conditions.py).
"""

from __future__ import annotations

from hearthside.core.node import Node
from hearthside.core.state import AnyNode, Frame
from hearthside.games.agricola import windows as w
from hearthside.games.agricola.conditions import All, Unused
from hearthside.games.agricola.effects import Count
from hearthside.games.agricola.hooks import Condition, CostRule, Scorer, Trigger
from hearthside.games.agricola.player import Player
from hearthside.games.agricola.price import Replacement
from hearthside.games.agricola.state import Agricola


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
    """After a sub-action of another player; event: his seat and, above 4 bits, its outcome."""
    return Trigger(w.OTHER_POST + action, effect, may, w.EVERYWHERE, when)


def once(when: Condition, effect: Node[Agricola], may: bool = False) -> Trigger:
    """Once per game, as soon as a condition holds (AGC-2.1.14). Uses the number on the card."""
    return Trigger(w.WHEN, Once(effect), may, w.EVERYWHERE, All(Unused(), when))


class Once(Node[Agricola]):
    """Do something and remember on the card that it is done."""

    def __init__(self, node: Node[Agricola]) -> None:
        super().__init__()
        self.card = -1
        self.node = node

    def parts(self) -> list[AnyNode]:
        return [self.node]

    def doable(self, s: Agricola, p: int) -> bool:
        return self.node.doable(s, p)

    def possible(self, s: Agricola, p: int) -> bool:
        return self.node.possible(s, p)

    def run(self, s: Agricola, f: Frame) -> bool:
        s.stack.pop()
        s.set_counter(f.player, self.card, 1)
        s.stack.append(Frame(self.node, f.player))
        return True


class Points(Scorer):
    """Bonus points at scoring: a number times a count."""

    def __init__(self, count: Count, each: int = 1) -> None:
        super().__init__()
        self.count = count
        self.each = each

    def points(self, s: Agricola, p: int) -> int:
        return self.each * self.count.of(s, p)


# Costs (AGC-3.5); items are ROOM, STABLE, FENCE, RENOVATION, MAJOR, MINOR of costs.py


class Reduced(CostRule):
    """Items cost so much less (packed goods); forced, never below nothing."""

    def __init__(self, items: int, goods: int) -> None:
        super().__init__(items)
        self.goods = goods

    def reduction(self, player: Player) -> int:
        return self.goods


class Replaced(CostRule):
    """Part of the price of each piece may be replaced: pairs of (goods lost, goods paid)."""

    def __init__(self, items: int, *options: tuple[int, int], exact: bool = False) -> None:
        super().__init__(items)
        self.change = Replacement(list(options), 1, exact)

    def replacement(self) -> Replacement | None:
        return self.change
