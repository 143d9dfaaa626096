"""Taking goods: from the space and from the general supply (CAV-4.6, 4.8)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice, kinds
from hearthside.core.form import Form
from hearthside.core.message import Message
from hearthside.core.node import Auto, Node
from hearthside.games.caverna.cells import count
from hearthside.games.caverna.events import STARTS
from hearthside.games.caverna.goods import GOOD_NAMES, ORE, RUBY
from hearthside.games.caverna.home import Home
from hearthside.games.caverna.kinds import TAKE
from hearthside.games.caverna.state import Caverna

TAKE_FORM: Final = Form[Caverna](TAKE, "take")


class Plus:
    """Goods that come with the accumulated ones: how many depends on the home."""

    good: int = ORE

    def amount(self, home: Home) -> int:
        raise AssertionError("say how many")

    def glyphs(self) -> list[str]:
        raise AssertionError("show how many")


class PerOreMine(Plus):
    """+2 ore per own ore mine (CAV-4.28, 4.39, 4.79)."""

    def amount(self, home: Home) -> int:
        return 2 * count(home.land.ore_mines)

    def glyphs(self) -> list[str]:
        return ["+2/", "ore-mine"]


class WithRubyMines(Plus):
    """+1 ruby for an owner of `mines` ruby mines (CAV-4.20, 4.82)."""

    good = RUBY

    def __init__(self, mines: int) -> None:
        self.mines = mines

    def amount(self, home: Home) -> int:
        return 1 if count(home.land.ruby_mines) >= self.mines else 0

    def glyphs(self) -> list[str]:
        return ["+1", "ruby-mine"]


class Take(Node[Caverna]):
    """TAKE: all goods lying on the space, together with the "+N" of the same box."""

    first = kinds(TAKE)

    def __init__(
        self, plus: Plus | None = None, extra: list[tuple[int, int]] | None = None
    ) -> None:
        super().__init__()
        self.plus = plus
        self.extra = extra if extra is not None else []
        self.space = -1
        self.slots: list[tuple[int, int]] = []

    def bind(self, space: int, slots: list[tuple[int, int]]) -> None:
        """Tell the node its space and the places (good, slot) where its goods lie."""
        self.space = space
        self.slots = slots

    def eager(self, s: Caverna) -> bool:
        """Goods are always taken when the space is used (CAV-14.23, 14.44)."""
        return s.rules.always_take

    def doable(self, s: Caverna, p: int) -> bool:
        """Taking nothing is no effect (CAV-4.7)."""
        if self.extra:
            return True
        for _, slot in self.slots:
            if s.piles[slot]:
                return True
        return self.plus is not None and self.plus.amount(s.homes[p]) > 0

    def starts(self, s: Caverna, p: int, out: list[Choice]) -> None:
        if self.doable(s, p):
            out.append(TAKE)

    def begin(self, s: Caverna, p: int, c: Choice) -> None:
        if s.protected and not s.rules.protected_for_good:
            s.protected &= ~(1 << self.space)
        for good, slot in self.slots:
            n = s.piles[slot]
            if n:
                s.piles[slot] = 0
                s.gain(p, good, n)
        for good, n in self.extra:
            s.gain(p, good, n)
        if self.plus is not None:
            s.gain(p, self.plus.good, self.plus.amount(s.homes[p]))

    def reason(self, s: Caverna, p: int) -> Message:
        return Message("why.nothing_lies_there")

    def glyphs(self) -> list[str]:
        row = list(dict.fromkeys(GOOD_NAMES[good] for good, _ in self.slots))
        for good, n in self.extra:
            row += [f"+{n}", GOOD_NAMES[good]]
        return row + self.plus.glyphs() if self.plus is not None else row


class Gain(Node[Caverna]):
    """+N goods in a box of their own.

    Goods that may come `later` are taken before or after the other boxes, as the owner likes.
    """

    first = kinds(TAKE)

    def __init__(self, *goods: tuple[int, int], later: bool = False) -> None:
        super().__init__()
        self.goods = list(goods)
        self.later = later

    def eager(self, s: Caverna) -> bool:
        """Goods are never left behind (CAV-14.23, 14.44)."""
        return s.rules.always_take

    def patient(self, s: Caverna) -> bool:
        return self.later and not s.rules.printed_order

    def starts(self, s: Caverna, p: int, out: list[Choice]) -> None:
        out.append(TAKE)

    def begin(self, s: Caverna, p: int, c: Choice) -> None:
        for good, n in self.goods:
            s.gain(p, good, n)

    def glyphs(self) -> list[str]:
        row: list[str] = []
        for good, n in self.goods:
            row += [GOOD_NAMES[good]] if n == 1 else [str(n), GOOD_NAMES[good]]
        return row


class StartingPlayer(Auto[Caverna]):
    """Take the starting-player token; it counts from the next round on (CAV-5.5)."""

    def happen(self, s: Caverna, p: int) -> None:
        s.next_start = p
        s.note(STARTS, p)

    def glyphs(self) -> list[str]:
        return ["start-player"]
