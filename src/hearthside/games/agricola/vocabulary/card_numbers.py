"""The number kept on a card, and what it is for (AGC-2.2)."""

from __future__ import annotations

from hearthside.core.node import Auto, Node
from hearthside.core.state import AnyNode, Frame
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.vocabulary.card import Card
from hearthside.games.agricola.vocabulary.exchange import Exchange
from hearthside.games.agricola.vocabulary.query import Count


class Store(Auto[Agricola]):
    """Put a number on the card."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.card = -1
        self.n = n

    def happen(self, s: Agricola, p: int) -> None:
        s.set_counter(p, self.card, self.n)


class Add(Auto[Agricola]):
    """The number on the card grows by `n`, times a count."""

    def __init__(self, n: int = 1, times: Count | None = None) -> None:
        super().__init__()
        self.card = -1
        self.n = n
        self.times = times

    def happen(self, s: Agricola, p: int) -> None:
        n = self.n * (1 if self.times is None else self.times.of(s, p))
        s.set_counter(p, self.card, s.players[p].counter(self.card) + n)


class GainStored(Auto[Agricola]):
    """Goods times the number on the card, which stays."""

    def __init__(self, goods: int) -> None:
        super().__init__()
        self.card = -1
        self.goods = goods

    def happen(self, s: Agricola, p: int) -> None:
        s.gain_all(p, self.goods * s.players[p].counter(self.card))


class Top(Auto[Agricola]):
    """The topmost good of a pile on the card; the number on it says how many are gone."""

    def __init__(self, *goods: int) -> None:
        super().__init__()
        self.card = -1
        self.goods = goods

    def doable(self, s: Agricola, p: int) -> bool:
        return s.players[p].counter(self.card) < len(self.goods)

    def happen(self, s: Agricola, p: int) -> None:
        gone = s.players[p].counter(self.card)
        if gone < len(self.goods):
            s.set_counter(p, self.card, gone + 1)
            s.gain_all(p, self.goods[gone])


class UsedThisRound(Auto[Agricola]):
    """An exchange of the card that is open once per round is over for this round."""

    def __init__(self) -> None:
        super().__init__()
        self.card = -1

    def happen(self, s: Agricola, p: int) -> None:
        s.set_counter(p, self.card, s.round)


class Spend(Node[Agricola]):
    """Take one from the number on the card, then do `node`."""

    def __init__(self, node: Node[Agricola]) -> None:
        super().__init__()
        self.card = -1
        self.node = node

    def parts(self) -> list[AnyNode]:
        return [self.node]

    def doable(self, s: Agricola, p: int) -> bool:
        return s.players[p].counter(self.card) > 0 and self.node.doable(s, p)

    def possible(self, s: Agricola, p: int) -> bool:
        return s.players[p].counter(self.card) > 0 and self.node.possible(s, p)

    def run(self, s: Agricola, f: Frame) -> bool:
        s.stack.pop()
        s.set_counter(f.player, self.card, s.players[f.player].counter(self.card) - 1)
        s.stack.append(Frame(self.node, f.player))
        return True


class Once(Node[Agricola]):
    """Do something and remember on the card that it is done."""

    def __init__(self, node: Node[Agricola]) -> None:
        super().__init__()
        self.card = -1
        self.node = node

    def parts(self) -> list[AnyNode]:
        return [self.node]

    def doable(self, s: Agricola, p: int) -> bool:
        return self.node.doable(s, p)

    def possible(self, s: Agricola, p: int) -> bool:
        return self.node.possible(s, p)

    def run(self, s: Agricola, f: Frame) -> bool:
        s.stack.pop()
        s.set_counter(f.player, self.card, 1)
        s.stack.append(Frame(self.node, f.player))
        return True


def lying_on(card: Card, number: int) -> int:
    """How many goods or uses are still on a card whose number is `number`."""
    for hook in card.hooks:
        if isinstance(hook, Exchange) and hook.stack:
            return len(hook.stack) - number
    for node in card.nodes():
        found = _left(node, number)
        if found >= 0:
            return found
    return 0


def _left(node: AnyNode, number: int) -> int:
    """What the number of a card means to a part of its effects; -1 if nothing lies there."""
    if isinstance(node, Top):
        return len(node.goods) - number
    if isinstance(node, Spend | GainStored):
        return number
    for part in node.parts():
        found = _left(part, number)
        if found >= 0:
            return found
    return -1
