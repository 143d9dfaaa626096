"""Imitation: pay food, use a space where an opponent stands (CAV-4.60, 4.61)."""

from __future__ import annotations

from hearthside.core.choice import Choice, arg, kinds
from hearthside.core.node import Node
from hearthside.core.state import Frame
from hearthside.games.caverna.events import IMITATED
from hearthside.games.caverna.food import (
    EDIBLE,
    Larder,
    carry_out,
    covered,
    pack,
    plan_food,
    unpack,
)
from hearthside.games.caverna.furnishing import EXCHANGES
from hearthside.games.caverna.goods import FOOD
from hearthside.games.caverna.home import STRENGTH
from hearthside.games.caverna.kinds import IMITATE, PAY_FOOD
from hearthside.games.caverna.space import SPACES
from hearthside.games.caverna.state import Caverna


class Imitate(Node[Caverna]):
    """Pay `cost` food, then use another's space. `pos` of the frame is 1 once paid."""

    first = kinds(PAY_FOOD, IMITATE)

    def __init__(self, cost: int) -> None:
        super().__init__()
        self.cost = cost

    def doable(self, s: Caverna, p: int) -> bool:
        """Only with the food at hand, and a target left after paying it."""
        food = s.homes[p].goods[FOOD]
        return food >= self.cost and self._target_after(s, p, [], nested(s))

    def possible(self, s: Caverna, p: int) -> bool:
        return self.possible_from(s, p, nested(s))

    def possible_from(self, s: Caverna, p: int, inside: bool) -> bool:
        """With some way to raise the food, is there a target that can be used afterwards?"""
        home = s.homes[p]
        if home.goods[FOOD] >= self.cost:
            return self._target_after(s, p, [], inside)
        if not self.targets(s, p, inside):
            return False
        for plan in Larder(home).smallest(self.cost - home.goods[FOOD]):
            if self._target_after(s, p, plan, inside):
                return True
        return self._after_disarming(s, p, inside)

    def _after_disarming(self, s: Caverna, p: int, inside: bool) -> bool:
        """Weapons given up may bring the food (CAV-11.49)."""
        home = s.homes[p]
        if not any([not EXCHANGES[offer].pay for offer in home.hooks.anytime]):
            return False
        for i in range(len(home.dwarfs)):
            strength = home.dwarfs[i] & STRENGTH
            if strength:
                home.dwarfs[i] -= strength
                home.goods[FOOD] += strength
                found = self.possible_from(s, p, inside)
                home.dwarfs[i] += strength
                home.goods[FOOD] -= strength
                if found:
                    return True
        return False

    def _target_after(self, s: Caverna, p: int, plan: list[int], inside: bool) -> bool:
        """Is a target left once the food is paid by this plan?"""
        home = s.homes[p]
        before = home.goods
        home.goods = before[:]
        home.goods[FOOD] -= self.cost
        if plan:
            home.goods[FOOD] += plan_food(home, plan)
            for i in range(8):
                home.goods[EDIBLE[i]] -= plan[i]
        found = len(self.targets(s, p, inside)) > 0
        home.goods = before
        return found

    def targets(self, s: Caverna, p: int, inside: bool) -> list[int]:
        """The spaces that may be imitated and where something can be done."""
        found: list[int] = []
        for index in s.open_spaces:
            if s.who[index] < 0 or s.who[index] == p:
                continue
            space = SPACES[index]
            if space.starting_player:
                continue
            node = space.node
            if isinstance(node, Imitate):
                if s.rules.imitate_imitation and not inside and node.possible_from(s, p, True):
                    found.append(index)
            elif node.possible(s, p):
                found.append(index)
        return found

    def run(self, s: Caverna, f: Frame) -> bool:
        if f.pos or s.homes[f.player].goods[FOOD] < self.cost:
            return False
        s.pay(f.player, FOOD, self.cost)
        s.stack[-1] = Frame(self, f.player, 1)
        return True

    def options(self, s: Caverna, f: Frame, out: list[Choice]) -> None:
        p = f.player
        if f.pos:
            for space in self.targets(s, p, nested(s)):
                out.append(IMITATE | space << 8)
            return
        home = s.homes[p]
        for plan in Larder(home).smallest(self.cost - home.goods[FOOD]):
            if self._target_after(s, p, plan, nested(s)):
                out.append(pack(PAY_FOOD, plan))

    def accepts(self, s: Caverna, f: Frame, c: Choice) -> bool:
        """Any plan that brings enough food and leaves a target."""
        if f.pos or c & 255 != PAY_FOOD:
            return super().accepts(s, f, c)
        home = s.homes[f.player]
        plan = unpack(c)
        return (
            covered(home, plan)
            and home.goods[FOOD] + plan_food(home, plan) >= self.cost
            and self._target_after(s, f.player, plan, nested(s))
        )

    def apply(self, s: Caverna, f: Frame, c: Choice) -> None:
        if c & 255 == PAY_FOOD:
            carry_out(s, f.player, unpack(c))
            return
        s.stack[-1] = Frame(DONE_IMITATING, f.player)
        s.note(IMITATED, f.player, arg(c, 0))
        s.stack.append(Frame(SPACES[arg(c, 0)].node, f.player))

    def waits(self, s: Caverna, f: Frame) -> bool:
        return f.pos == 0

    def permits(self, s: Caverna, f: Frame, c: Choice) -> bool:
        """An exchange must leave a way to pay and a target (CAV-14.45)."""
        if f.pos == 0:
            return self.possible_after(s, f.player, c)
        t = s.copy()
        t.stack = t.main
        t.exchange(f.player, c)
        return len(self.targets(t, f.player, nested(t))) > 0


class Imitated(Node[Caverna]):
    """What stays on the stack of an imitation while the other space is used."""

    def run(self, s: Caverna, f: Frame) -> bool:
        s.stack.pop()
        return True


DONE_IMITATING = Imitated()


def nested(s: Caverna) -> bool:
    """Is an Imitation space being imitated already?"""
    for f in s.stack:
        if isinstance(f.node, Imitated):
            return True
    return False
