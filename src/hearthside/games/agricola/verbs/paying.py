"""Paying a price once a building action is complete (AGR-17.6)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice
from hearthside.core.form import Form
from hearthside.core.message import Message
from hearthside.games.agricola.acting.action import Action
from hearthside.games.agricola.exchanges.reach import could_pay
from hearthside.games.agricola.farm.player import Player
from hearthside.games.agricola.fields import GoodsField
from hearthside.games.agricola.goods import has, shortfall, table
from hearthside.games.agricola.kinds import PAY, with_goods
from hearthside.games.agricola.state import Agricola

UNPAYABLE: Final = 99
PAY_FORM: Final = Form[Agricola](
    PAY, "pay {goods}", GoodsField(none="nothing"), widget="amounts", payment=True
)


def pay_choices(s: Agricola, p: int, prices: list[int], out: list[Choice]) -> None:
    """One option per way to pay that the player can afford now."""
    goods = s.players[p].goods
    for price in prices:
        if has(goods, price):
            out.append(with_goods(PAY, price))


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


def lacking(player: Player, prices: list[int], key: str = "why.needs") -> Message:
    """The price with the fewest goods missing, as the reason `key`."""
    best = 0
    least = UNPAYABLE
    for price in prices:
        n = shortfall(player.goods, price)
        if n < least:
            least = n
            best = price
    return Message(key, {"price": table(best)}) if best else Message("why.not_now")
