"""The feeding step (CAV-10.11 to 10.14): one decision, any legal plan (ADR 0007)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice, kind_of, kinds
from hearthside.core.form import Field, Form
from hearthside.core.message import Message, Plain, Value, several
from hearthside.core.node import Node
from hearthside.core.state import Frame
from hearthside.games.caverna.cells import count
from hearthside.games.caverna.events import BEGGED
from hearthside.games.caverna.fields import PlanField, plan_amounts
from hearthside.games.caverna.food import (
    Larder,
    carry_out,
    covered,
    kept_of,
    pack,
    plan_food,
    unpack,
    work_of,
)
from hearthside.games.caverna.goods import BEGGING, DONKEY, FOOD, GOOD_NAMES, ORE, RUBY, STONE, WOOD
from hearthside.games.caverna.harvest import NO_HARVEST, breeding_follows
from hearthside.games.caverna.home import Home
from hearthside.games.caverna.kinds import FEED
from hearthside.games.caverna.questions import FED_BY_DONKEYS, FED_BY_WORK
from hearthside.games.caverna.state import SPECIAL, Caverna
from hearthside.games.caverna.verbs.breed import have_room, parents

WORK_PAYMENTS: Final = ((0, 0), (WOOD, 1), (STONE, 1), (ORE, 2))
"""How the Working cave feeds one dwarf (CAV-11.46); the first means not at all."""


def due(s: Caverna, home: Home, work: bool, donkeys: int) -> int:
    """Food due: Working cave first, then one less per donkey in a mine (CAV-10.12)."""
    food = s.hunger(home)
    if work:
        adults = len(home.dwarfs) > home.newborns()
        food -= 2 if s.harvest != SPECIAL and adults else 1
    if home.hooks.statics[FED_BY_DONKEYS]:
        food -= min(donkeys, count(home.land.mines()))
    return max(0, food)


def can_work(home: Home, work: int) -> bool:
    good, n = WORK_PAYMENTS[work]
    return work == 0 or (home.hooks.statics[FED_BY_WORK] > 0 and home.goods[good] >= n)


def feed_message(s: Caverna, seat: int, c: Choice) -> Message:
    """What is paid, what is turned into food, how many markers follow."""
    home = s.homes[seat]
    plan = unpack(c)
    work = work_of(c)
    need = due(s, home, work > 0, home.goods[DONKEY] - plan[3])
    have = home.goods[FOOD] + plan_food(home, plan) - kept_of(c)
    parts = [Message("do.feed", {"n": min(need, have)})]
    if any(plan):
        parts.append(Message("do.feed_turning", {"goods": plan_amounts(c)}))
    if work:
        good, n = WORK_PAYMENTS[work]
        parts.append(Message("do.feed_working", {"goods": {GOOD_NAMES[good]: n}}))
    if need > have:
        parts.append(Message("do.feed_begging", {"n": need - have}))
    return several(parts)


class WorkField(Field[Caverna]):
    """What the Working cave is paid with: 'work wood', or nothing."""

    words = True
    pattern = r"work \w+"

    def __init__(self) -> None:
        super().__init__("work", 2, "good")

    def write(self, s: Caverna, n: int) -> str:
        return f"work {GOOD_NAMES[WORK_PAYMENTS[n][0]]}" if n else ""

    def read(self, s: Caverna, text: str) -> int:
        if not text:
            return 0
        return [f"work {GOOD_NAMES[good]}" for good, _ in WORK_PAYMENTS].index(text, 1)

    def id(self, s: Caverna, n: int) -> Plain:
        return GOOD_NAMES[WORK_PAYMENTS[n][0]] if n else ""


class KeepField(Field[Caverna]):
    """The food that is kept although it is due: 'keep 1', or nothing."""

    words = True
    pattern = r"keep \d+"

    def __init__(self) -> None:
        super().__init__("keep")

    def write(self, s: Caverna, n: int) -> str:
        return f"keep {n}" if n else ""

    def read(self, s: Caverna, text: str) -> int:
        return super().read(s, text.removeprefix("keep ")) if text else 0


FEED_FORM: Final = Form[Caverna](
    FEED,
    "feed {work} {plan} {keep}",
    PlanField(),
    WorkField(),
    KeepField(),
    message=feed_message,
    widget="amounts",
)


class Feed(Node[Caverna]):
    """Feed the dwarfs; each food not paid is a begging marker (CAV-10.14)."""

    first = kinds(FEED)

    def run(self, s: Caverna, f: Frame) -> bool:
        if s.harvest != NO_HARVEST:
            return False
        s.stack.pop()
        return True

    def options(self, s: Caverna, f: Frame, out: list[Choice]) -> None:
        """Proposals: pay from the supply; raise what is missing, leading with each good; or beg."""
        home = s.homes[f.player]
        donkeys = home.goods[DONKEY]
        food = home.goods[FOOD]
        nothing = [0, 0, 0, 0, 0, 0, 0, 0]
        plain = due(s, home, False, donkeys)
        for work in range(len(WORK_PAYMENTS)):
            if not can_work(home, work):
                continue
            need = due(s, home, work > 0, donkeys)
            if work and need == plain:
                break
            lacking = need - food
            if lacking > 0:
                for plan in self.plans(s, home, work, lacking):
                    out.append(pack(FEED, plan, work))
            out.append(pack(FEED, nothing, work))

    def plans(self, s: Caverna, home: Home, work: int, lacking: int) -> list[list[int]]:
        """Sensible plans; if nothing is enough, everything."""
        larder = Larder(home)
        found = larder.proposals(lacking)
        good: list[list[int]] = []
        for plan in found:
            left = home.goods[DONKEY] - plan[3]
            more = due(s, home, work > 0, left) - home.goods[FOOD]
            if more > lacking:
                again = larder.raising(more, 3)
                if again is not None and again not in found and again not in good:
                    good.append(again)
            else:
                good.append(plan)
        if not good:
            everything = larder.all()
            if any(everything):
                good.append(everything)
        return good

    def accepts(self, s: Caverna, f: Frame, c: Choice) -> bool:
        if kind_of(c) != FEED:
            return False
        home = s.homes[f.player]
        keep = kept_of(c)
        if keep and not s.rules.allow_underpay:
            return False
        plan = unpack(c)
        work = work_of(c)
        return (
            covered(home, plan)
            and can_work(home, work)
            and keep <= home.goods[FOOD] + plan_food(home, plan)
        )

    def waits(self, s: Caverna, f: Frame) -> bool:
        """Ask although only paying is left, where an exchange could still change the outcome."""
        home = s.homes[f.player]
        goods = home.goods
        need = due(s, home, False, goods[DONKEY])
        if need > goods[FOOD] and (goods[RUBY] > 0 or len(home.hooks.exchanges) > 0):
            return True
        if (
            home.hooks.statics[FED_BY_DONKEYS]
            and goods[RUBY]
            and goods[DONKEY] < count(home.land.mines())
        ):
            return True
        if s.rules.allow_underpay and goods[FOOD] and need:
            return True
        able = parents(home)
        return able != 0 and breeding_follows(s, f.player) and not have_room(home, able)

    def apply(self, s: Caverna, f: Frame, c: Choice) -> None:
        p = f.player
        home = s.homes[p]
        s.stack.pop()
        carry_out(s, p, unpack(c))
        work = work_of(c)
        if work:
            s.pay(p, WORK_PAYMENTS[work][0], WORK_PAYMENTS[work][1])
        need = due(s, home, work > 0, home.goods[DONKEY])
        paid = min(need, home.goods[FOOD] - kept_of(c))
        s.pay(p, FOOD, paid)
        if need > paid:
            home.goods[BEGGING] += need - paid
            s.note(BEGGED, p, need - paid)

    def ask(self, s: Caverna, f: Frame) -> Message:
        home = s.homes[f.player]
        donkeys = home.goods[DONKEY]
        args: dict[str, Value] = {"due": due(s, home, False, donkeys), "food": home.goods[FOOD]}
        if home.hooks.statics[FED_BY_WORK]:
            args["works"] = [
                f"good:{GOOD_NAMES[good]}" for good, n in WORK_PAYMENTS[1:] if home.goods[good] >= n
            ]
        return Message("ask.feed", args)
