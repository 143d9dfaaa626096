"""What a player could pay after any-time exchanges (AGR-5.11, 11.1, 11.2)."""

from __future__ import annotations

from hearthside.games.agricola.farm.player import Player
from hearthside.games.agricola.goods import (
    ANY_FOOD,
    BOAR,
    CATTLE,
    FOOD,
    GOODS,
    GRAIN,
    SHEEP,
    VEGETABLE,
    count_of,
    food_left,
    has,
    missing,
    put_in,
    take_out,
)
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.vocabulary.exchange import ALWAYS, Exchange


def raised(player: Player, goods: list[int], price: int) -> bool:
    """Can food for the price be raised from what the price leaves over?"""
    return food_left(goods, price, player.hooks.rates) >= 0


def open_exchanges(s: Agricola, p: int) -> list[Exchange]:
    """The exchanges of cards that the player may use now, payable or not."""
    player = s.players[p]
    found: list[Exchange] = []
    for exchange in player.hooks.exchanges:
        if exchange.when == ALWAYS:
            if not exchange.stack or player.counter(exchange.source) < len(exchange.stack):
                found.append(exchange)
        elif s.exchange_open(p, exchange):
            found.append(exchange)
    return found


def could_pay(s: Agricola, p: int, found: list[int]) -> bool:
    """Could one of several prices be paid, now or after exchanges?"""
    player = s.players[p]
    goods = player.goods
    for price in found:
        if has(goods, price):
            return True
        if price & ANY_FOOD and raised(player, goods, price):
            return True
    if not player.hooks.exchanges:
        return False
    exchanges = open_exchanges(s, p)
    if not exchanges:
        return False
    counters = [player.counter(exchange.source) for exchange in exchanges]
    brought = 0
    for exchange in exchanges:
        brought |= exchange.gain
        for gain in exchange.stack:
            brought |= gain
    for price in found:
        if _within(goods, price, brought) and _reachable(
            player, goods[:GOODS], counters, exchanges, price, set()
        ):
            return True
    return False


def _within(goods: list[int], price: int, brought: int) -> bool:
    """Are all goods but food that are missing among those that exchanges bring?"""
    for good in missing(goods, price):
        if good != FOOD and not count_of(brought, good):
            return False
    return True


def _reachable(
    player: Player,
    goods: list[int],
    counters: list[int],
    exchanges: list[Exchange],
    price: int,
    seen: set[tuple[int, ...]],
) -> bool:
    """Depth-first search through what the exchanges can make of the goods."""
    if raised(player, goods, price):
        return True
    key = tuple(goods) + tuple(counters)
    if key in seen or len(seen) > 400:
        return False
    seen.add(key)
    for i in range(len(exchanges)):
        exchange = exchanges[i]
        gain = exchange.gain_at(counters[i])
        if exchange.when != ALWAYS and counters[i] < 0:
            continue
        if not gain or not raised(player, goods, exchange.pay):
            continue
        after = goods[:]
        _pay(player, after, exchange.pay)
        put_in(after, gain)
        after_counters = counters[:]
        if exchange.when != ALWAYS:
            after_counters[i] = -1
        elif exchange.stack:
            after_counters[i] += 1
        if _reachable(player, after, after_counters, exchanges, price, seen):
            return True
    return False


def _pay(player: Player, goods: list[int], price: int) -> None:
    """Take a price off, raising its food from the goods least missed."""
    take_out(goods, price)
    rates = player.hooks.rates
    for good in (GRAIN, VEGETABLE, SHEEP, BOAR, CATTLE):
        while goods[FOOD] < 0 and goods[good] > 0 and rates[good]:
            goods[good] -= 1
            goods[FOOD] += rates[good]
