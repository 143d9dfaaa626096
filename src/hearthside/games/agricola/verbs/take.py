"""Taking goods: from the space and from the general supply (AGR-5.3, 5.14)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice, arg, kind_of, kinds
from hearthside.core.form import Form
from hearthside.core.message import Message
from hearthside.core.node import Auto, Node
from hearthside.core.state import Frame
from hearthside.games.agricola.events import STARTS
from hearthside.games.agricola.exchanges.reach import could_pay
from hearthside.games.agricola.fields import GoodsField
from hearthside.games.agricola.goods import bundle, has, table
from hearthside.games.agricola.kinds import GET, TAKE, TAKE_SOME, with_goods
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.variants.animals import (
    leaves_some,
    list_amounts,
    most_taken,
    taken,
)

TAKE_FORM: Final = Form[Agricola](TAKE, "take")
GET_FORM: Final = Form[Agricola](GET, "get {goods}", GoodsField())


class Take(Node[Agricola]):
    """All goods lying on the space; an empty space cannot be used (AGR-5.3).

    With HR3 animals that are neither kept nor cooked stay there (AGR-15.13).
    """

    first = kinds(TAKE, TAKE_SOME)

    def __init__(self) -> None:
        super().__init__()
        self.space = -1
        self.grows = 0

    def bind(self, space: int, grows: int) -> None:
        """Tell the node its space, and the goods that accumulate there."""
        self.space = space
        self.grows = grows

    def doable(self, s: Agricola, p: int) -> bool:
        pile = s.piles[self.space]
        if leaves_some(s, pile):
            return most_taken(s, p, pile) > 0
        return pile != 0

    def starts(self, s: Agricola, p: int, out: list[Choice]) -> None:
        pile = s.piles[self.space]
        if leaves_some(s, pile):
            list_amounts(s, p, pile, out)
        elif pile:
            out.append(TAKE)

    def begin(self, s: Agricola, p: int, c: Choice) -> None:
        goods = s.piles[self.space]
        if kind_of(c) == TAKE_SOME:
            goods = taken(goods, arg(c, 0))
        s.piles[self.space] -= goods
        s.gain_all(p, goods)

    def reason(self, s: Agricola, p: int) -> Message:
        return Message("why.nothing_lies_there")

    def glyphs(self) -> list[str]:
        return goods_glyphs(self.grows)


class TakeIfAny(Take):
    """All goods lying on a space that may be used even if it is empty (AGR-15.1)."""

    def doable(self, s: Agricola, p: int) -> bool:
        return True

    def run(self, s: Agricola, f: Frame) -> bool:
        s.stack.pop()
        self.begin(s, f.player, TAKE)
        return True

    def glyphs(self) -> list[str]:
        return []


class Get(Node[Agricola]):
    """Goods from the general supply."""

    first = kinds(GET)

    def __init__(self, goods: int) -> None:
        super().__init__()
        self.goods = goods

    def starts(self, s: Agricola, p: int, out: list[Choice]) -> None:
        out.append(with_goods(GET, self.goods))

    def begin(self, s: Agricola, p: int, c: Choice) -> None:
        s.gain_all(p, self.goods)

    def glyphs(self) -> list[str]:
        return goods_glyphs(self.goods)


class Buy(Node[Agricola]):
    """Goods for a price: {food: 1} for cattle (AGR-15.3.3)."""

    first = kinds(GET)

    def __init__(self, price: int, goods: int) -> None:
        super().__init__()
        self.price = price
        self.goods = goods

    def doable(self, s: Agricola, p: int) -> bool:
        return has(s.players[p].goods, self.price)

    def possible(self, s: Agricola, p: int) -> bool:
        return could_pay(s, p, [self.price])

    def starts(self, s: Agricola, p: int, out: list[Choice]) -> None:
        if self.doable(s, p):
            out.append(with_goods(GET, self.goods))

    def begin(self, s: Agricola, p: int, c: Choice) -> None:
        s.pay_all(p, self.price)
        s.gain_all(p, self.goods)

    def glyphs(self) -> list[str]:
        return [*goods_glyphs(self.price), "\u2192", *goods_glyphs(self.goods)]


class StartingPlayer(Auto[Agricola]):
    """Take the token; it counts from the next round on (AGR-4.10)."""

    def happen(self, s: Agricola, p: int) -> None:
        s.next_start = p
        s.note(STARTS, p)

    def glyphs(self) -> list[str]:
        return ["start-player"]


ONE_FOOD = bundle(food=1)


def goods_glyphs(packed: int) -> list[str]:
    """Goods as icon names, each after its number if that is not 1."""
    row: list[str] = []
    for good, n in table(packed).items():
        row += [good] if n == 1 else [str(n), good]
    return row
