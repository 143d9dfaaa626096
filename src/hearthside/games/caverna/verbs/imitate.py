"""Imitation: pay food, use a space where an opponent stands (CAV-4.60, 4.61)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice, arg, kind_of, kinds, make
from hearthside.core.form import Form
from hearthside.core.message import Message
from hearthside.core.node import Node
from hearthside.core.state import Frame
from hearthside.games.caverna.events import IMITATED
from hearthside.games.caverna.exchange import brings_animals
from hearthside.games.caverna.fields import PlanField, SpaceField
from hearthside.games.caverna.food import (
    GIVEN,
    Cooking,
    carry_out,
    covered,
    pack,
    unpack,
)
from hearthside.games.caverna.goods import FOOD
from hearthside.games.caverna.kinds import IMITATE, PAY_FOOD
from hearthside.games.caverna.larder import Larder
from hearthside.games.caverna.reach import could_pay
from hearthside.games.caverna.reasons import lacks
from hearthside.games.caverna.state import Caverna

IMITATE_FORMS: Final = [
    Form[Caverna](IMITATE, "imitate {space}", SpaceField(), widget="space", anchor="space:{space}"),
    Form[Caverna](PAY_FOOD, "pay_food {plan}", PlanField(), widget="amounts"),
]


class Imitate(Node[Caverna]):
    """Pay `cost` food, then use another's space. `pos` of the frame is 1 once paid."""

    first = kinds(PAY_FOOD, IMITATE)

    def __init__(self, cost: int) -> None:
        super().__init__()
        self.cost = cost
        self.price = [0, 0, 0, 0, 0, 0, cost, 0]

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
        if not could_pay(home, self.price) or not self.has_target(s, p, inside):
            return False
        return self._with_plan(s, p, inside) or self._after_exchange(s, p, inside, set())

    def _with_plan(self, s: Caverna, p: int, inside: bool) -> bool:
        """Is there a food plan after which a target is left?"""
        home = s.homes[p]
        for plan in Larder(home).smallest(self.cost - home.goods[FOOD]):
            if self._target_after(s, p, plan, inside):
                return True
        return False

    def _after_exchange(self, s: Caverna, p: int, inside: bool, seen: set[tuple[int, ...]]) -> bool:
        """The rare rest, tried one by one: food under a tile, weapons, what tiles give for goods.

        Ways that could no longer bring the food, or lose every target, are not followed.
        """
        home = s.homes[p]
        if not could_pay(home, self.price):
            return False
        side: list[Choice] = []
        s.side_options(p, s.stack[-1], side)
        crowded = not home.fits()
        for c in side:
            if crowded and brings_animals(c):
                continue
            t = s.trial(p)
            t.exchange(p, c)
            after = t.homes[p]
            key = tuple(after.goods + after.dwarfs + after.land.numbers())
            if key in seen:
                continue
            seen.add(key)
            if not self.has_target(t, p, inside):
                continue
            if after.fits() and (
                self._target_after(t, p, [], inside)
                if after.goods[FOOD] >= self.cost
                else self._with_plan(t, p, inside)
            ):
                return True
            if self._after_exchange(t, p, inside, seen):
                return True
        return False

    def _target_after(self, s: Caverna, p: int, plan: list[int], inside: bool) -> bool:
        """Is a target left once the food is paid by this plan?"""
        home = s.homes[p]
        before = home.goods
        home.goods = before[:]
        home.goods[FOOD] -= self.cost
        if plan:
            cooking = Cooking(home, plan)
            home.goods[FOOD] += cooking.food
            for i in range(len(GIVEN)):
                home.goods[GIVEN[i]] -= plan[i]
                if cooking.left:
                    home.goods[GIVEN[i]] += cooking.left[GIVEN[i]]
        found = self.has_target(s, p, inside)
        home.goods = before
        return found

    def has_target(self, s: Caverna, p: int, inside: bool) -> bool:
        for index in s.spaces_of_others(p):
            if self.is_target(s, p, index, inside):
                return True
        return False

    def is_target(self, s: Caverna, p: int, index: int, inside: bool) -> bool:
        """May this space of another player be imitated, and can something be done there?"""
        space = s.content.spaces[index]
        if space.starting_player:
            return False
        node = space.node
        if isinstance(node, Imitate):
            return s.rules.imitate_imitation and not inside and node.possible_from(s, p, True)
        return node.possible(s, p)

    def run(self, s: Caverna, f: Frame) -> bool:
        if f.pos or s.homes[f.player].goods[FOOD] < self.cost:
            return False
        s.pay(f.player, FOOD, self.cost)
        s.stack[-1] = Frame(self, f.player, 1)
        return True

    def options(self, s: Caverna, f: Frame, out: list[Choice]) -> None:
        p = f.player
        if f.pos:
            inside = nested(s)
            for index in s.spaces_of_others(p):
                if self.is_target(s, p, index, inside):
                    out.append(make(IMITATE, index))
            return
        home = s.homes[p]
        for plan in Larder(home).smallest(self.cost - home.goods[FOOD]):
            if self._target_after(s, p, plan, nested(s)):
                out.append(pack(PAY_FOOD, plan))

    def accepts(self, s: Caverna, f: Frame, c: Choice) -> bool:
        """Any plan that brings enough food and leaves a target."""
        if f.pos or kind_of(c) != PAY_FOOD:
            return super().accepts(s, f, c)
        home = s.homes[f.player]
        plan = unpack(c)
        return (
            covered(home, plan)
            and home.goods[FOOD] + Cooking(home, plan).food >= self.cost
            and self._target_after(s, f.player, plan, nested(s))
        )

    def apply(self, s: Caverna, f: Frame, c: Choice) -> None:
        if kind_of(c) == PAY_FOOD:
            plan = unpack(c)
            carry_out(s, f.player, plan, Cooking(s.homes[f.player], plan))
            return
        s.stack[-1] = Frame(DONE_IMITATING, f.player)
        s.note(IMITATED, f.player, arg(c, 0))
        s.stack.append(Frame(s.content.spaces[arg(c, 0)].node, f.player))

    def waits(self, s: Caverna, f: Frame) -> bool:
        return f.pos == 0

    def permits(self, s: Caverna, f: Frame, c: Choice) -> bool:
        """An exchange must leave a way to pay and a target (CAV-14.45)."""
        if f.pos == 0:
            return self.possible_after(s, f.player, c)
        t = s.trial(f.player)
        t.stack = t.main
        t.exchange(f.player, c)
        return self.has_target(t, f.player, nested(t))

    def ask(self, s: Caverna, f: Frame) -> Message:
        return Message("ask.imitate") if f.pos else Message("ask.pay_food", {"n": self.cost})

    def reason(self, s: Caverna, p: int) -> Message:
        if s.homes[p].goods[FOOD] < self.cost and self.has_target(s, p, nested(s)):
            return lacks(s.homes[p], FOOD, self.cost)
        return Message("why.nothing_to_imitate")

    def glyphs(self) -> list[str]:
        return ["imitation", str(self.cost), "food"] if self.cost else ["imitation"]


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
