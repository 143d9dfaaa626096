"""The feeding step (CAV-10.11 to 10.14): one decision, any legal plan (ADR 0007)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice, kind_of, kinds
from hearthside.core.form import Field, Form
from hearthside.core.message import Message, Plain, Value, several
from hearthside.core.node import Node
from hearthside.core.state import Frame
from hearthside.games.caverna.barter import trades_materials
from hearthside.games.caverna.cells import count
from hearthside.games.caverna.events import BEGGED
from hearthside.games.caverna.fields import PlanField, plan_amounts
from hearthside.games.caverna.food import (
    WEAPON_BITS,
    WEAPONS,
    Cooking,
    carry_out,
    covered,
    disarm_all,
    kept_of,
    pack,
    unpack,
    weapon_code,
    weapon_list,
    work_of,
)
from hearthside.games.caverna.goods import BEGGING, DONKEY, FOOD, GOOD_NAMES, ORE, RUBY, STONE, WOOD
from hearthside.games.caverna.harvest import NO_HARVEST, breeding_follows
from hearthside.games.caverna.home import Home
from hearthside.games.caverna.kinds import FEED
from hearthside.games.caverna.larder import Larder
from hearthside.games.caverna.questions import FED_BY_DONKEYS, FED_BY_WORK
from hearthside.games.caverna.state import SPECIAL, Caverna
from hearthside.games.caverna.verbs.breed import have_room, parents

WORK_PAYMENTS: Final = ((0, 0), (WOOD, 1), (STONE, 1), (ORE, 2))
"""How the Working cave feeds one dwarf (CAV-11.46); the first means not at all."""


def due(s: Caverna, home: Home, work: bool, donkeys: int) -> int:
    """Food due: Working cave first, then one less per donkey in a mine (CAV-10.12)."""
    return max(0, before_donkeys(s, home, work) - min(donkeys, feeding_mines(home)))


def before_donkeys(s: Caverna, home: Home, work: bool) -> int:
    """Food due without the donkeys in mines; it may be below 0."""
    food = s.hunger(home)
    if work:
        adults = len(home.dwarfs) > home.newborns()
        food -= 2 if s.harvest != SPECIAL and adults else 1
    return food


def feeding_mines(home: Home) -> int:
    """The mines in which a donkey saves food (CAV-11.47)."""
    return count(home.land.mines()) if home.hooks.statics[FED_BY_DONKEYS] else 0


def can_work(home: Home, work: int) -> bool:
    """Can a payment of the Working cave be made from the supply?"""
    good, n = WORK_PAYMENTS[work]
    return work == 0 or (home.hooks.statics[FED_BY_WORK] > 0 and home.goods[good] >= n)


def cooking(home: Home, c: Choice) -> Cooking:
    """What the plan of a choice brings, with what the Working cave takes left over."""
    good, n = WORK_PAYMENTS[work_of(c)]
    return Cooking(home, unpack(c), good, n)


def feed_message(s: Caverna, seat: int, c: Choice) -> Message:
    """What is paid, what is turned into food, how many markers follow."""
    home = s.homes[seat]
    plan = unpack(c)
    work = work_of(c)
    need = due(s, home, work > 0, home.goods[DONKEY] - plan[3])
    have = home.goods[FOOD] + cooking(home, c).food - kept_of(c)
    parts = [Message("do.feed", {"n": min(need, have)})]
    if any(plan[:WEAPONS]):
        parts.append(Message("do.feed_turning", {"goods": plan_amounts(c)}))
    if plan[WEAPONS]:
        weapons = [str(strength) for strength in weapon_list(plan[WEAPONS])]
        parts.append(Message("do.feed_disarming", {"n": len(weapons), "weapons": weapons}))
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


class WeaponsField(Field[Caverna]):
    """The weapons given up for food: 'weapon 3 8', or nothing."""

    words = True
    pattern = r"weapon \d+(?: \d+)*"

    def __init__(self) -> None:
        super().__init__("weapons", WEAPON_BITS)

    def write(self, s: Caverna, n: int) -> str:
        return " ".join(["weapon", *map(str, weapon_list(n))]) if n else ""

    def read(self, s: Caverna, text: str) -> int:
        strengths = sorted(int(word) for word in text.split()[1:])
        if len(strengths) > WEAPON_BITS // 4 or not all(0 < n < 16 for n in strengths):
            raise ValueError(text)
        return weapon_code(strengths)

    def id(self, s: Caverna, n: int) -> Plain:
        return " ".join(map(str, weapon_list(n)))

    def value(self, s: Caverna, n: int) -> Value:
        return self.id(s, n)


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
    "feed {work} {plan} {weapons} {keep}",
    PlanField(),
    WeaponsField(),
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
        """Proposals: pay from the supply; raise what is missing, leading with each good; or beg.

        A plan that leaves somebody hungry is proposed only where nobody could avoid that.
        """
        home = s.homes[f.player]
        plain = due(s, home, False, home.goods[DONKEY])
        ways: list[int] = []
        for work in range(len(WORK_PAYMENTS)):
            if can_work(home, work):
                if work and due(s, home, True, home.goods[DONKEY]) == plain:
                    break
                ways.append(work)
        found: list[list[list[int]]] = []
        fed = False
        for work in ways:
            lacking = self.lacking(s, home, work)
            found.append(self.larder(s, home, work).proposals(lacking) if lacking > 0 else [])
            if lacking <= 0 or found[-1]:
                fed = True
        traded: list[Choice] = []
        if not fed and home.hooks.statics[FED_BY_WORK] and trades_materials(home):
            fed = self.work_by_trade(s, home, ways, traded)
        for i in range(len(ways)):
            if not fed:
                plan = self.larder(s, home, ways[i]).most()
                if any(plan):
                    found[i].append(plan)
            for plan in found[i]:
                out.append(pack(FEED, plan, ways[i]))
            if i == 0:
                out += traded
            out.append(pack(FEED, [], ways[i]))

    def lacking(self, s: Caverna, home: Home, work: int) -> int:
        return due(s, home, work > 0, home.goods[DONKEY]) - home.goods[FOOD]

    def larder(self, s: Caverna, home: Home, work: int) -> Larder:
        good, n = WORK_PAYMENTS[work]
        hungry = before_donkeys(s, home, work > 0)
        return Larder(home, hungry, feeding_mines(home), good, n)

    def work_by_trade(self, s: Caverna, home: Home, ways: list[int], out: list[Choice]) -> bool:
        """The Working cave with materials that a tile has yet to bring; does that feed all?"""
        rest = [work for work in range(1, len(WORK_PAYMENTS)) if work not in ways]
        for work in rest:
            lacking = max(0, self.lacking(s, home, work))
            for plan in self.larder(s, home, work).proposals(lacking):
                out.append(pack(FEED, plan, work))
        if out:
            return True
        for work in rest:
            plan = self.larder(s, home, work).most()
            if any(plan):
                out.append(pack(FEED, plan, work))
        return False

    def accepts(self, s: Caverna, f: Frame, c: Choice) -> bool:
        if kind_of(c) != FEED:
            return False
        home = s.homes[f.player]
        keep = kept_of(c)
        if keep and not s.rules.allow_underpay:
            return False
        if work_of(c) and not home.hooks.statics[FED_BY_WORK]:
            return False
        if not covered(home, unpack(c), work_of(c) > 0):
            return False
        food = cooking(home, c).food
        return food >= 0 and keep <= home.goods[FOOD] + food

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
        plan = unpack(c)
        carry_out(s, p, plan, cooking(home, c))
        work = work_of(c)
        if work:
            s.pay(p, WORK_PAYMENTS[work][0], WORK_PAYMENTS[work][1])
        need = due(s, home, work > 0, home.goods[DONKEY])
        paid = min(need, home.goods[FOOD] - kept_of(c))
        s.pay(p, FOOD, paid)
        if need > paid:
            home.goods[BEGGING] += need - paid
            s.note(BEGGED, p, need - paid)
        if plan[WEAPONS]:
            disarm_all(s, p, plan[WEAPONS])

    def ask(self, s: Caverna, f: Frame) -> Message:
        home = s.homes[f.player]
        donkeys = home.goods[DONKEY]
        args: dict[str, Value] = {"due": due(s, home, False, donkeys), "food": home.goods[FOOD]}
        if home.hooks.statics[FED_BY_WORK]:
            args["works"] = [
                f"good:{GOOD_NAMES[good]}" for good, n in WORK_PAYMENTS[1:] if home.goods[good] >= n
            ]
        return Message("ask.feed", args)
