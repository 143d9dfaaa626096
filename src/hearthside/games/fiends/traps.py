"""The 12 traps (FF-5.5): what they cost, which orcs they match, what they do."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import STOP, Choice, arg, kinds, make
from hearthside.core.form import Field, Form
from hearthside.core.message import Message
from hearthside.core.node import Node
from hearthside.core.ruleset import waiting
from hearthside.core.state import Frame
from hearthside.games.caverna.goods import (
    BOAR,
    DOG,
    DONKEY,
    FARM_ANIMALS,
    FOOD,
    GOLD,
    GOOD_NAMES,
    GOODS,
    ORE,
    RUBY,
    SHEEP,
    STONE,
    WOOD,
)
from hearthside.games.caverna.reach import could_pay
from hearthside.games.fiends import events
from hearthside.games.fiends.defeat import defeat, weaken
from hearthside.games.fiends.fields import OrcField
from hearthside.games.fiends.home import ORC_LETTERS
from hearthside.games.fiends.kinds import HIT, SPEND
from hearthside.games.fiends.laid_trap import trap_cell, used_up
from hearthside.games.fiends.state import WIRING, Fiends
from hearthside.games.fiends.tables import LETTERS

KO: Final = "ko"
HOLD: Final = "hold"
WEAKENING: Final = "weakening"


def spend_message(s: Fiends, seat: int, c: Choice) -> Message:
    node = waiting(s, seat).node
    good = node.good if isinstance(node, Spend) else FOOD
    return Message("do.spend", {"goods": {GOOD_NAMES[good]: arg(c, 0)}})


TRAP_FORMS: Final = [
    Form[Fiends](SPEND, "spend {n}", Field("n"), message=spend_message, widget="amount"),
    Form[Fiends](HIT, "hit {orc}", OrcField(), anchor="orc:{orc}"),
]


class Trap:
    """A trap. `copies`: one per player instead of one in all (FF-2.6).

    `animal` is the kind of farm animal in its price, -1 for none.
    """

    sort: str = WEAKENING

    def __init__(self, name: str, price: list[tuple[int, int]], copies: bool = False) -> None:
        self.index = len(TRAPS)
        self.name = name
        self.price = [0] * GOODS
        self.animal = -1
        for good, n in price:
            self.price[good] = n
            if good in FARM_ANIMALS:
                self.animal = good
        self.copies = copies
        self.limit = 0
        TRAPS.append(self)
        TRAP_NAMED[name] = self

    def spring(self, s: Fiends, p: int, orc: int, i: int) -> None:
        """A matching orc has entered; `i` is the place of the trap among the player's traps."""
        raise AssertionError("a trap does something")


TRAPS: Final[list[Trap]] = []
TRAP_NAMED: Final[dict[str, Trap]] = {}


def turn_over(s: Fiends, p: int, orc: int, i: int) -> None:
    """The trap has worked and shows its inactive side from now on (FF-5.2)."""
    home = s.lair(p)
    s.note(events.SPRUNG, p, orc, trap_cell(home.traps[i]))
    home.traps[i] = used_up(home.traps[i])


class KoTrap(Trap):
    """Defeats an orc within its limit (FF-5.3)."""

    sort = KO

    def __init__(
        self,
        name: str,
        price: list[tuple[int, int]],
        limit: int,
        copies: bool = False,
    ) -> None:
        super().__init__(name, price, copies)
        self.limit = limit

    def spring(self, s: Fiends, p: int, orc: int, i: int) -> None:
        if s.lair(p).power[orc] <= self.limit:
            turn_over(s, p, orc, i)
            defeat(s, p, orc)


class HoldTrap(Trap):
    """Holds one orc within its limit until it moves on or makes friends (FF-5.4)."""

    sort = HOLD

    def __init__(
        self,
        name: str,
        price: list[tuple[int, int]],
        limit: int,
        copies: bool = False,
    ) -> None:
        super().__init__(name, price, copies)
        self.limit = limit

    def spring(self, s: Fiends, p: int, orc: int, i: int) -> None:
        home = s.lair(p)
        cell = trap_cell(home.traps[i])
        if home.power[orc] > self.limit:
            return
        for other in range(ORC_LETTERS):
            if home.held >> other & 1 and home.place[other] == cell:
                return
        home.held |= 1 << orc
        s.note(events.HELD, p, orc, cell)
        s.stack.append(Frame(WIRING.lodge, p))


class Halving(Trap):
    """Strength becomes half, rounded up (R10)."""

    def spring(self, s: Fiends, p: int, orc: int, i: int) -> None:
        turn_over(s, p, orc, i)
        weaken(s, p, orc, s.lair(p).power[orc] // 2)


class Permanent(Trap):
    """Less strength for every orc; always active (FF-5.5)."""

    def __init__(self, name: str, price: list[tuple[int, int]], less: int) -> None:
        super().__init__(name, price)
        self.less = less

    def spring(self, s: Fiends, p: int, orc: int, i: int) -> None:
        s.note(events.SPRUNG, p, orc, trap_cell(s.lair(p).traps[i]))
        weaken(s, p, orc, self.less)


class Paying(Trap):
    """Pay goods, one strength less for each (FF-5.5)."""

    def __init__(self, name: str, price: list[tuple[int, int]], good: int, most: int) -> None:
        super().__init__(name, price)
        self.node = Spend(good, most)

    def spring(self, s: Fiends, p: int, orc: int, i: int) -> None:
        turn_over(s, p, orc, i)
        s.stack.append(Frame(self.node, p, orc))


class Spend(Node[Fiends]):
    """Pay any number of a good into a trap, also nothing; `pos` is the orc (R4)."""

    first = kinds(SPEND)

    def __init__(self, good: int, most: int) -> None:
        super().__init__()
        self.good = good
        self.most = most

    def limit(self, s: Fiends, p: int, orc: int) -> int:
        most = self.most if self.most else s.decisions().food_trap_max
        return min(most, s.lair(p).power[orc])

    def options(self, s: Fiends, f: Frame, out: list[Choice]) -> None:
        most = min(self.limit(s, f.player, f.pos), s.homes[f.player].goods[self.good])
        for n in range(most, -1, -1):
            out.append(make(SPEND, n))

    def waits(self, s: Fiends, f: Frame) -> bool:
        price = [0] * 8
        price[self.good] = 1
        return s.decisions().convert_in_event and could_pay(s.homes[f.player], price)

    def apply(self, s: Fiends, f: Frame, c: Choice) -> None:
        s.stack.pop()
        n = arg(c, 0)
        if n:
            s.pay(f.player, self.good, n)
            weaken(s, f.player, f.pos, n)

    def ask(self, s: Fiends, f: Frame) -> Message:
        return Message(
            "ask.spend",
            {
                "good": f"good:{GOOD_NAMES[self.good]}",
                "most": self.limit(s, f.player, f.pos),
                "orc": f"orc:{LETTERS[f.pos]}",
                "strength": s.lair(f.player).power[f.pos],
            },
        )


class Hitting(Trap):
    """Hits to be divided among the player's orcs on the home board (FF-5.6)."""

    def __init__(self, name: str, price: list[tuple[int, int]], hits: int, less: int) -> None:
        super().__init__(name, price)
        self.node = Hits(hits, less)

    def spring(self, s: Fiends, p: int, orc: int, i: int) -> None:
        turn_over(s, p, orc, i)
        s.stack.append(Frame(self.node, p))


class Hits(Node[Fiends]):
    """Divide the hits one by one; all hits on one orc count as one (R19).

    `pos` is the number of hits given, `done` packs how many each orc got, three bits each.
    """

    first = kinds(HIT)

    def __init__(self, hits: int, less: int) -> None:
        super().__init__()
        self.hits = hits
        self.less = less

    def open(self, s: Fiends, f: Frame) -> list[int]:
        """The orcs that another hit would weaken; hits are given in the order of the letters."""
        home = s.lair(f.player)
        found: list[int] = []
        for orc in range(ORC_LETTERS):
            later = f.done >> 3 * (orc + 1)
            if home.place[orc] >= 0 and not later:
                if self.given(f, orc) * self.less < home.power[orc]:
                    found.append(orc)
        return found

    def given(self, f: Frame, orc: int) -> int:
        """The hits an orc got so far."""
        return f.done >> 3 * orc & 7

    def after(self, f: Frame, orc: int) -> Frame:
        """One more hit for an orc."""
        return Frame(self, f.player, f.pos + 1, f.done + (1 << 3 * orc))

    def run(self, s: Fiends, f: Frame) -> bool:
        if f.pos < self.hits and self.open(s, f):
            return False
        self.strike(s, f)
        return True

    def options(self, s: Fiends, f: Frame, out: list[Choice]) -> None:
        for orc in self.open(s, f):
            out.append(make(HIT, orc))
        out.append(STOP)

    def apply(self, s: Fiends, f: Frame, c: Choice) -> None:
        if c == STOP:
            self.strike(s, f)
        else:
            s.stack[-1] = self.after(f, arg(c, 0))

    def ask(self, s: Fiends, f: Frame) -> Message:
        return Message("ask.hit", {"hits": self.hits - f.pos, "less": self.less})

    def strike(self, s: Fiends, f: Frame) -> None:
        s.stack.pop()
        for orc in range(ORC_LETTERS):
            hits = self.given(f, orc)
            if hits:
                weaken(s, f.player, orc, hits * self.less)


Halving("trigger_iron", [(WOOD, 2), (ORE, 2)])
HoldTrap("catch_net", [(WOOD, 3), (BOAR, 1)], 8, copies=True)
HoldTrap("catch_stone", [(STONE, 4)], 10)
KoTrap("pitfall", [(WOOD, 4), (STONE, 1)], 8, copies=True)
Paying("food_trap", [(FOOD, 3)], FOOD, 0)
Hitting("poison_darts", [(WOOD, 2), (GOLD, 2)], 3, 2)
Permanent("perma_trap", [(GOLD, 4)], 3)
Halving("saw_trap", [(ORE, 3), (DOG, 1)], copies=True)
HoldTrap("snare", [(WOOD, 4), (SHEEP, 1)], 10)
KoTrap("spear_trap", [(ORE, 3), (DONKEY, 1)], 10)
Hitting("blast_trap", [(RUBY, 1)], 2, 3)
Paying("rockfall", [(WOOD, 2)], STONE, 8)

BASE_BOARD_TRAPS: Final = ("pitfall", "catch_net", "saw_trap")
"""On the base supply board, once per player (FF-2.6)."""
