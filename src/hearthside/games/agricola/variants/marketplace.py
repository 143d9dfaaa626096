"""The Marketplace of team play (AGR-15.12.1): goods go from partner to partner."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import STOP, Choice, arg, kinds, make
from hearthside.core.form import Fixed, Form
from hearthside.core.message import Message
from hearthside.core.node import Node
from hearthside.core.state import Frame
from hearthside.games.agricola.data.facts import flag, number
from hearthside.games.agricola.events import TRADED
from hearthside.games.agricola.fields import GoodField, PositiveField
from hearthside.games.agricola.goods import GOOD_NAMES, GOODS, MOST, some
from hearthside.games.agricola.kinds import TRADE
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.variants.teams import partner


def trade_message(s: Agricola, seat: int, c: Choice) -> Message:
    good, key = GOOD_NAMES[arg(c, 0)], "do.receive" if arg(c, 1) else "do.give"
    return Message(key, {"goods": {good: arg(c, 2)}, "fee": {good: 1}})


TRADE_FORMS: Final = [
    Form[Agricola](
        TRADE,
        f"{verb} {{n}} {{good}}",
        GoodField(),
        Fixed(direction),
        PositiveField("n", MOST),
        message=trade_message,
        widget="amount",
        anchor="good:{good}",
    )
    for direction, verb in enumerate(("give", "receive"))
]


class Marketplace(Node[Agricola]):
    """Type by type: any number one way, and 1 of the type to the general supply.

    `pos`: the types moved so far, as a set.
    """

    first = kinds(TRADE)

    def gives(self, s: Agricola, p: int, good: int) -> int:
        """How many of a good the user could give besides the one to pay."""
        return min(MOST, s.players[p].goods[good] - 1)

    def receives(self, s: Agricola, p: int, good: int) -> int:
        """How many of a good the user could receive; one of them may be what is paid."""
        if not s.players[p].goods[good] and not flag("marketplace_fee_from_received"):
            return 0
        return min(MOST, s.players[partner(s, p)].goods[good])

    def movable(self, s: Agricola, p: int) -> int:
        """How many types could be moved."""
        count = 0
        for good in range(GOODS):
            if self.gives(s, p, good) > 0 or self.receives(s, p, good) > 0:
                count += 1
        return count

    def doable(self, s: Agricola, p: int) -> bool:
        return self.movable(s, p) >= number("marketplace_min_types")

    def starts(self, s: Agricola, p: int, out: list[Choice]) -> None:
        self.list_moves(s, p, 0, out)

    def list_moves(self, s: Agricola, p: int, moved: int, out: list[Choice]) -> None:
        for good in range(GOODS):
            if moved >> good & 1:
                continue
            for n in range(1, self.gives(s, p, good) + 1):
                out.append(make(TRADE, good, 0, n))
            for n in range(1, self.receives(s, p, good) + 1):
                out.append(make(TRADE, good, 1, n))

    def may_stop(self, moved: int) -> bool:
        return moved.bit_count() >= number("marketplace_min_types")

    def run(self, s: Agricola, f: Frame) -> bool:
        out: list[Choice] = []
        self.list_moves(s, f.player, f.pos, out)
        if out:
            return False
        s.stack.pop()
        return True

    def options(self, s: Agricola, f: Frame, out: list[Choice]) -> None:
        self.list_moves(s, f.player, f.pos, out)
        if self.may_stop(f.pos):
            out.append(STOP)

    def apply(self, s: Agricola, f: Frame, c: Choice) -> None:
        s.stack.pop()
        if c != STOP:
            s.stack.append(Frame(self, f.player, f.pos | 1 << arg(c, 0)))
            self.move(s, f.player, c)

    def begin(self, s: Agricola, p: int, c: Choice) -> None:
        s.stack.append(Frame(self, p, 1 << arg(c, 0)))
        self.move(s, p, c)

    def move(self, s: Agricola, p: int, c: Choice) -> None:
        """The goods change hands, 1 of them is paid; animals need room at once."""
        good, n = arg(c, 0), arg(c, 2)
        if arg(c, 1):
            s.note(TRADED, p, 0, some(good, n))
            s.pay(partner(s, p), good, n)
            s.gain(p, good, n)
            s.pay(p, good, 1)
        else:
            s.note(TRADED, p, some(good, n), 0)
            s.pay(p, good, n + 1)
            s.gain(partner(s, p), good, n)

    def waits(self, s: Agricola, f: Frame) -> bool:
        return False

    def ask(self, s: Agricola, f: Frame) -> Message:
        return Message("ask.trade")

    def reason(self, s: Agricola, p: int) -> Message:
        return Message("why.nothing_to_trade")

    def glyphs(self) -> list[str]:
        return ["trade"]

    def permits(self, s: Agricola, f: Frame, c: Choice) -> bool:
        return f.pos != 0 or self.possible_after(s, f.player, c)
