"""Paying a price once a building action is complete (AGR-17.6)."""

from __future__ import annotations

from hearthside.core.choice import Choice
from hearthside.games.agricola.acting.action import Action
from hearthside.games.agricola.exchanges.reach import could_pay
from hearthside.games.agricola.goods import has
from hearthside.games.agricola.kinds import PAY
from hearthside.games.agricola.state import Agricola


def pay_choices(s: Agricola, p: int, prices: list[int], out: list[Choice]) -> None:
    """One option per way to pay that the player can afford now."""
    goods = s.players[p].goods
    for price in prices:
        if has(goods, price):
            out.append(PAY | price << 8)


def price_of(c: Choice) -> int:
    """The price that a PAY choice pays, packed."""
    return c >> 8


class Priced(Action):
    """An action that is paid as a whole: a list of prices for what has been chosen."""

    def payable(self, s: Agricola, p: int, prices: list[int], exchanges: bool) -> bool:
        if exchanges:
            return could_pay(s, p, prices)
        goods = s.players[p].goods
        for price in prices:
            if has(goods, price):
                return True
        return False

    def still_payable(self, s: Agricola, p: int, c: Choice, prices: list[int]) -> bool:
        """Would one of the prices still be payable after an any-time choice?"""
        t = s.trial(p)
        t.stack = t.lanes[p] if t.lanes else t.main
        t.exchange(p, c)
        return could_pay(t, p, prices)
