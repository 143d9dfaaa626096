"""Fences, stables, sowing (CAV-8.13 to 8.23)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice, arg, kinds, make
from hearthside.core.connect import AndOr, joined
from hearthside.core.form import Form
from hearthside.core.message import Message
from hearthside.core.node import Node
from hearthside.games.caverna.cells import FOREST, ICONS, count, neighbours, numbers
from hearthside.games.caverna.events import FENCED, SOWED, STABLE_BUILT
from hearthside.games.caverna.fields import CellField, CellsField, goods_field
from hearthside.games.caverna.goods import BOAR, FOOD, GRAIN, RUBY, STABLES, STONE, VEGETABLE, WOOD
from hearthside.games.caverna.home import GRAIN_3, VEGETABLE_2, Home
from hearthside.games.caverna.kinds import FENCE, SOW, STABLE
from hearthside.games.caverna.land import FIELD, MEADOW, Land
from hearthside.games.caverna.questions import FENCE_WOOD, STABLE_STONE
from hearthside.games.caverna.reach import could_pay
from hearthside.games.caverna.reasons import lacks
from hearthside.games.caverna.state import Caverna
from hearthside.games.caverna.verbs.widening import Widening

ONE: Final = 255
"""Second cell of a FENCE choice that fences one meadow."""
PASTURES: Final = 0b11
"""The lines of `BuildFences` that are fences."""


def fence_message(s: Caverna, seat: int, c: Choice) -> Message:
    """The pasture, and how many animals it holds."""
    one, two = arg(c, 0), arg(c, 1)
    fenced = 1 << one if two == ONE else 1 << one | 1 << two
    args = FENCE_FORM.values(s, c)
    args["holds"] = s.homes[seat].land.pen_size(fenced)
    return Message("do.fence_small" if two == ONE else "do.fence_large", args)


def stable_message(s: Caverna, seat: int, c: Choice) -> Message:
    """The stable, and how many animals there is room for on its place."""
    cell = arg(c, 0)
    args = STABLE_FORM.values(s, c)
    args["holds"] = room_with_stable(s.homes[seat].land, 1 << cell)
    return Message("do.stable", args)


def room_with_stable(land: Land, there: int) -> int:
    """A stable doubles a pasture; on a meadow or in the forest it holds one animal (CAV-9.6)."""
    for pair in land.large:
        if pair & there:
            return 2 * land.pen_size(pair)
    return 2 * land.pen_size(there) if land.small & there else 1


FENCE_FORM: Final = Form[Caverna](
    FENCE,
    "fence {cells}",
    CellsField(ONE),
    message=fence_message,
    widget="cell_set",
    anchor="cell:{cells}",
)
STABLE_FORM: Final = Form[Caverna](
    STABLE,
    "stable {cell}",
    CellField(),
    message=stable_message,
    widget="cell",
    anchor="cell:{cell}",
)


def sow_message(s: Caverna, seat: int, c: Choice) -> Message:
    grain, vegetables = arg(c, 0), arg(c, 1)
    crops = "both" if grain and vegetables else "grain" if grain else "vegetables"
    return Message(f"do.sow_{crops}", {"grain": grain, "vegetables": vegetables})


SOW_FORM: Final = Form[Caverna](
    SOW,
    "sow {seed}",
    goods_field("seed", (GRAIN, VEGETABLE)),
    message=sow_message,
    widget="amounts",
)


def wood_price(wood: int) -> list[int]:
    return [wood, 0, 0, 0, 0, 0, 0, 0]


def meadow_bonus(cells: int) -> tuple[int, int]:
    """Food and boars under new meadow cells."""
    food = boars = 0
    for cell in numbers(cells):
        icon = ICONS.get(cell)
        if icon is not None:
            if icon[0] == FOOD:
                food += icon[1]
            elif icon[0] == BOAR:
                boars += icon[1]
    return food, boars


class Fence(Widening):
    """Fence one meadow (2 wood) or two adjacent ones (4 wood), or for the reduced loot price.

    The Carpenter saves 1 wood per Build-fences action (CAV-11.23): within one action the second
    pasture is not reduced again.
    """

    first = kinds(FENCE)

    def __init__(self, large: bool, wood: int) -> None:
        super().__init__()
        self.large = large
        self.wood = wood

    def price(self, s: Caverna, p: int) -> int:
        saved = s.homes[p].hooks.statics[FENCE_WOOD]
        if saved and not s.rules.carpenter_per_pasture and self.second_of_action(s):
            return self.wood
        return max(0, self.wood - saved)

    def second_of_action(self, s: Caverna) -> bool:
        """Was the other pasture of this Build-fences action fenced before?"""
        for f in s.stack:
            if isinstance(f.node, BuildFences) and f.done and self in f.node.members:
                return f.done & PASTURES & ~(1 << f.node.members.index(self)) != 0
        return False

    def doable(self, s: Caverna, p: int) -> bool:
        home = s.homes[p]
        meadows = home.land.meadows
        if self.large:
            if not neighbours(meadows) & meadows:
                return False
        elif not meadows:
            return False
        return home.goods[WOOD] >= self.price(s, p)

    def possible(self, s: Caverna, p: int) -> bool:
        if self.doable(s, p):
            return True
        home = s.homes[p]
        rubies = home.goods[RUBY]
        if not rubies and not home.hooks.exchanges:
            return False
        price = wood_price(self.price(s, p))
        land = home.land
        meadows = land.meadows
        if neighbours(meadows) & meadows if self.large else meadows:
            return could_pay(home, price)
        if not rubies:
            return False
        for cell in numbers(land.singles(MEADOW)):
            there = 1 << cell
            if not self.large or neighbours(there) & meadows:
                food, boars = meadow_bonus(there)
                if could_pay(home, price, 1, food, boars):
                    return True
            if self.large and rubies > 1:
                after = land.copy()
                after.meadows |= there
                for other in numbers(after.singles(MEADOW) & neighbours(there)):
                    food, boars = meadow_bonus(there | 1 << other)
                    if could_pay(home, price, 2, food, boars):
                        return True
        return False

    def starts(self, s: Caverna, p: int, out: list[Choice]) -> None:
        if not self.doable(s, p):
            return
        land = s.homes[p].land
        if self.large:
            for pair in land.larges():
                one, two = numbers(pair)
                out.append(make(FENCE, one, two))
        else:
            for cell in numbers(land.meadows):
                out.append(make(FENCE, cell, ONE))

    def begin(self, s: Caverna, p: int, c: Choice) -> None:
        one, two = arg(c, 0), arg(c, 1)
        s.pay(p, WOOD, self.price(s, p))
        home = s.homes[p]
        land = home.land.copy()
        if self.large:
            pair = 1 << one | 1 << two
            land.meadows &= ~pair
            land.large = [*land.large, pair]
            land.large_cells |= pair
        else:
            land.meadows &= ~(1 << one)
            land.small |= 1 << one
        home.land = land
        s.note(FENCED, p, one, two)
        s.make_room(p)

    def reason(self, s: Caverna, p: int) -> Message:
        home = s.homes[p]
        meadows = home.land.meadows
        if self.large and not neighbours(meadows) & meadows:
            return Message("why.no_adjacent_meadows")
        if not meadows:
            return Message("why.no_meadow")
        return lacks(home, WOOD, self.price(s, p))


class BuildFences(AndOr[Caverna]):
    """One Build-fences action: a small and/or a large pasture (CAV-8.13); `more` shares the box.

    Lines of one box may be done in any order, in variants with a printed order too.
    """

    sign = ""

    def __init__(self, *more: Node[Caverna]) -> None:
        super().__init__(Fence(False, 2), Fence(True, 4), *more)

    def glyphs(self) -> list[str]:
        return joined([["fence"], *[part.glyphs() for part in self.members[2:]]], "")


class BuildStable(Widening):
    """Build one stable from the stock, for 1 stone or for nothing (CAV-8.18, 6.22)."""

    first = kinds(STABLE)

    def __init__(self, stone: int) -> None:
        super().__init__()
        self.stone = stone

    def price(self, home: Home) -> int:
        return max(0, self.stone - home.hooks.statics[STABLE_STONE])

    def doable(self, s: Caverna, p: int) -> bool:
        home = s.homes[p]
        return (
            home.goods[STABLES] > 0
            and home.goods[STONE] >= self.price(home)
            and home.land.stable_cells() != 0
        )

    def possible(self, s: Caverna, p: int) -> bool:
        if self.doable(s, p):
            return True
        home = s.homes[p]
        return (
            home.goods[STABLES] > 0
            and home.land.stable_cells() != 0
            and (home.goods[RUBY] > 0 or len(home.hooks.exchanges) > 0)
            and could_pay(home, [0, self.price(home), 0, 0, 0, 0, 0, 0])
        )

    def starts(self, s: Caverna, p: int, out: list[Choice]) -> None:
        if self.doable(s, p):
            for cell in numbers(s.homes[p].land.stable_cells()):
                out.append(make(STABLE, cell))

    def begin(self, s: Caverna, p: int, c: Choice) -> None:
        home = s.homes[p]
        s.pay(p, STONE, self.price(home))
        home.goods[STABLES] -= 1
        land = home.land.copy()
        land.stables |= 1 << arg(c, 0)
        home.land = land
        s.note(STABLE_BUILT, p, arg(c, 0))

    def reason(self, s: Caverna, p: int) -> Message:
        home = s.homes[p]
        if not home.goods[STABLES]:
            return Message("why.no_stable_left")
        if not home.land.stable_cells():
            return Message("why.no_place_for_stable")
        return lacks(home, STONE, self.price(home))

    def glyphs(self) -> list[str]:
        return ["stable"]


class Sow(Widening):
    """Sow up to 2 grain and up to 2 vegetable fields, at least one (CAV-8.22, RUL-003)."""

    first = kinds(SOW)

    def doable(self, s: Caverna, p: int) -> bool:
        home = s.homes[p]
        return home.goods[GRAIN] + home.goods[VEGETABLE] > 0 and home.empty_fields() != 0

    def possible(self, s: Caverna, p: int) -> bool:
        """A ruby buys a seed or a field, two buy both."""
        if self.doable(s, p):
            return True
        home = s.homes[p]
        rubies = home.goods[RUBY]
        if not rubies:
            return False
        if home.empty_fields():
            return True
        if not home.land.singles(FIELD):
            return self._after_meadow(home, rubies)
        return rubies > 1 or home.goods[GRAIN] + home.goods[VEGETABLE] > 0

    def _after_meadow(self, home: Home, rubies: int) -> bool:
        """A meadow first, where stables block every field."""
        seed = home.goods[GRAIN] + home.goods[VEGETABLE] > 0
        spare = rubies if seed else rubies - 1
        return spare > 1 and field_after_meadows(home, spare - 1)

    def starts(self, s: Caverna, p: int, out: list[Choice]) -> None:
        home = s.homes[p]
        grain, vegetables = home.goods[GRAIN], home.goods[VEGETABLE]
        fields = count(home.empty_fields())
        for g in range(min(grain, fields, 2) + 1):
            for v in range(min(vegetables, fields - g, 2) + 1):
                if g + v:
                    out.append(make(SOW, g, v))

    def begin(self, s: Caverna, p: int, c: Choice) -> None:
        grain, vegetables = arg(c, 0), arg(c, 1)
        home = s.homes[p]
        crops = home.crops[:]
        empty = numbers(home.empty_fields())
        for i in range(grain):
            crops[GRAIN_3] |= 1 << empty[i]
        for i in range(grain, grain + vegetables):
            crops[VEGETABLE_2] |= 1 << empty[i]
        home.crops = crops
        s.pay(p, GRAIN, grain)
        s.pay(p, VEGETABLE, vegetables)
        s.note(SOWED, p, grain, vegetables)
        s.make_room(p)

    def reason(self, s: Caverna, p: int) -> Message:
        return Message("why.no_seed" if s.homes[p].empty_fields() else "why.no_empty_field")

    def glyphs(self) -> list[str]:
        return ["sow"]


def field_after_meadows(home: Home, meadows: int) -> bool:
    """Does a chain of n single meadows open a place for a field?"""
    used = home.land.forest_tiles()
    for _ in range(meadows):
        used |= home.land.edge(used) & FOREST
        if home.land.edge(used) & FOREST & ~used & ~home.land.stables:
            return True
    return False
