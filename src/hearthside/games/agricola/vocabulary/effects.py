"""What cards do, as nodes: gains, purchases, bonus points (AGC-2.2)."""

from __future__ import annotations

from hearthside.core.choice import Choice, kinds
from hearthside.core.node import Auto, Node
from hearthside.core.state import AnyNode, Frame
from hearthside.games.agricola.acting.event import pieces_built, space_of, user_of
from hearthside.games.agricola.acting.window import event_of
from hearthside.games.agricola.events import LAID
from hearthside.games.agricola.exchanges.reach import could_pay
from hearthside.games.agricola.goods import has, put_in, take_out
from hearthside.games.agricola.kinds import GET, with_goods
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.vocabulary.query import Condition, Count


class Gain(Auto[Agricola]):
    """Get goods (packed) from the general supply, `times` a count."""

    def __init__(self, goods: int, times: Count | None = None) -> None:
        super().__init__()
        self.goods = goods
        self.times = times

    def happen(self, s: Agricola, p: int) -> None:
        times = 1 if self.times is None else self.times.of(s, p)
        if times > 0:
            s.gain_all(p, self.goods * times)


class Bonus(Auto[Agricola]):
    """Bonus points at once."""

    def __init__(self, points: int, times: Count | None = None) -> None:
        super().__init__()
        self.points = points
        self.times = times

    def happen(self, s: Agricola, p: int) -> None:
        s.score_bonus(p, self.points * (1 if self.times is None else self.times.of(s, p)))


class ToEach(Auto[Agricola]):
    """Goods for the owner, and others for every other player (AGC-2.2.17)."""

    def __init__(self, owner: int, others: int) -> None:
        super().__init__()
        self.owner = owner
        self.others = others

    def happen(self, s: Agricola, p: int) -> None:
        s.gain_all(p, self.owner)
        for i in range(1, s.seats):
            s.gain_all((p + i) % s.seats, self.others)


class WithUser(Auto[Agricola]):
    """Another player uses a space: goods for the owner and for that player (AGC-2.2.17)."""

    def __init__(self, owner: int, user: int) -> None:
        super().__init__()
        self.owner = owner
        self.user = user

    def happen(self, s: Agricola, p: int) -> None:
        user = user_of(event_of(s))
        s.gain_all(p, self.owner)
        s.gain_all(user, self.user)


class ByStable(Auto[Agricola]):
    """After building stables: goods for the first, second, third, fourth of the game."""

    def __init__(self, *goods: int) -> None:
        super().__init__()
        self.goods = goods

    def happen(self, s: Agricola, p: int) -> None:
        last = s.players[p].farm.stables.bit_count()
        gained = 0
        for number in range(last - pieces_built(event_of(s)), last):
            gained += self.goods[number]
        s.gain_all(p, gained)


class Both(Auto[Agricola]):
    """Several automatic effects, one after another."""

    def __init__(self, *parts: Auto[Agricola]) -> None:
        super().__init__()
        self.members = list(parts)

    def parts(self) -> list[AnyNode]:
        return list(self.members)

    def happen(self, s: Agricola, p: int) -> None:
        for part in self.members:
            part.happen(s, p)


class If(Node[Agricola]):
    """Something that is possible, or happens, only under a condition."""

    def __init__(self, condition: Condition, node: Node[Agricola]) -> None:
        super().__init__()
        self.card = -1
        self.condition = condition
        self.node = node
        self.first = node.first

    def parts(self) -> list[AnyNode]:
        return [self.node]

    def holds(self, s: Agricola, p: int) -> bool:
        return self.condition.holds(s, p, self.card, event_of(s))

    def doable(self, s: Agricola, p: int) -> bool:
        return self.holds(s, p) and self.node.doable(s, p)

    def possible(self, s: Agricola, p: int) -> bool:
        return self.holds(s, p) and self.node.possible(s, p)

    def starts(self, s: Agricola, p: int, out: list[Choice]) -> None:
        if self.holds(s, p):
            self.node.starts(s, p, out)

    def begin(self, s: Agricola, p: int, c: Choice) -> None:
        self.node.begin(s, p, c)

    def run(self, s: Agricola, f: Frame) -> bool:
        s.stack.pop()
        if self.holds(s, f.player):
            s.stack.append(Frame(self.node, f.player))
        return True


class Swap(Node[Agricola]):
    """Give goods, get goods (AGC-2.2.2, 2.2.3).

    `per` are goods gained besides, multiplied by `times`. With `back` the goods given are put on
    the space of the event.
    """

    first = kinds(GET)

    def __init__(
        self, pay: int, gain: int, per: int = 0, times: Count | None = None, back: bool = False
    ) -> None:
        super().__init__()
        self.pay = pay
        self.gain = gain
        self.per = per
        self.times = times
        self.back = back

    def doable(self, s: Agricola, p: int) -> bool:
        return has(s.players[p].goods, self.pay)

    def possible(self, s: Agricola, p: int) -> bool:
        return could_pay(s, p, [self.pay])

    def received(self, s: Agricola, p: int) -> int:
        """All goods it brings now."""
        return self.gain + (0 if self.times is None else self.per * self.times.of(s, p))

    def starts(self, s: Agricola, p: int, out: list[Choice]) -> None:
        if self.doable(s, p):
            out.append(with_goods(GET, self.received(s, p)))

    def begin(self, s: Agricola, p: int, c: Choice) -> None:
        s.stack.append(Frame(self, p))

    def run(self, s: Agricola, f: Frame) -> bool:
        p = f.player
        s.stack.pop()
        gain = self.received(s, p)
        s.pay_all(p, self.pay)
        if self.back:
            space = space_of(event_of(s))
            s.piles[space] += self.pay
            s.note(LAID, p, space, self.pay)
        s.gain_all(p, gain)
        return True


class For(Node[Agricola]):
    """Pay a price, then do `node`: 1 food to plow. With `back` it is put on the space in use."""

    def __init__(self, price: int, node: Node[Agricola], back: bool = False) -> None:
        super().__init__()
        self.price = price
        self.node = node
        self.back = back

    def parts(self) -> list[AnyNode]:
        return [self.node]

    def doable(self, s: Agricola, p: int) -> bool:
        return has(s.players[p].goods, self.price) and self._then(s, p)

    def possible(self, s: Agricola, p: int) -> bool:
        return could_pay(s, p, [self.price]) and self._then(s, p)

    def _then(self, s: Agricola, p: int) -> bool:
        """Is the node possible once the price is paid?"""
        if not self.price:
            return self.node.possible(s, p)
        goods = s.players[p].goods
        take_out(goods, self.price)
        found = self.node.possible(s, p)
        put_in(goods, self.price)
        return found

    def run(self, s: Agricola, f: Frame) -> bool:
        s.stack.pop()
        s.pay_all(f.player, self.price)
        if self.back:
            space = space_of(event_of(s))
            s.piles[space] += self.price
            s.note(LAID, f.player, space, self.price)
        s.stack.append(Frame(self.node, f.player))
        return True
