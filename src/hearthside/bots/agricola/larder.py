"""What becomes of food, crops and animals if nothing else is done until the end of the game.

Harvest by harvest: fields are reaped, people are fed with what is missed least, animals breed.
What is missing has its price: that of the actions that will have to provide it, or of begging.
"""

from __future__ import annotations

from typing import Final

from hearthside.bots.agricola.clock import BRED, FED, REAPED, TO_COME, Clock
from hearthside.bots.agricola.weights import Weights
from hearthside.games.agricola.farm.crops import gather, reap
from hearthside.games.agricola.farm.player import Player
from hearthside.games.agricola.farm.promises import to_come
from hearthside.games.agricola.flow import points
from hearthside.games.agricola.goods import (
    BOAR,
    CATTLE,
    FOOD,
    GOODS,
    GRAIN,
    SHEEP,
    VEGETABLE,
    count_of,
    has,
    take_out,
)
from hearthside.games.agricola.state import Agricola

EDIBLE: Final = (GRAIN, VEGETABLE, SHEEP, BOAR, CATTLE)
TIERS: Final = {
    GRAIN: points.GRAIN,
    VEGETABLE: points.VEGETABLES,
    SHEEP: points.SHEEP,
    BOAR: points.BOAR,
    CATTLE: points.CATTLE,
}
MOST_COUNTED: Final = 40


def exact_points() -> list[list[float]]:
    """By good and number: the points at the end (AGR-13.2)."""
    found: list[list[float]] = [[0.0] * (MOST_COUNTED + 1) for _ in range(GOODS)]
    for good, tiers in TIERS.items():
        found[good] = [float(points.tiered(n, tiers)) for n in range(MOST_COUNTED + 1)]
    return found


def steps_on_the_way() -> list[list[float]]:
    """By good and number: the part of the way to the next tier."""
    found: list[list[float]] = [[0.0] * (MOST_COUNTED + 1) for _ in range(GOODS)]
    for good, tiers in TIERS.items():
        for i in range(len(tiers) - 1):
            low, high = tiers[i], tiers[i + 1]
            for n in range(low, high):
                found[good][n] = (n - low) / (high - low)
    return found


EXACT: Final = exact_points()
PARTWAY: Final = steps_on_the_way()


def savings(player: Player, w: Weights) -> float:
    """The part of the price of food that improvements save."""
    hooks = player.hooks
    part = 0.0
    if hooks.cooks:
        part += w.cooking + w.hearth * (hooks.rates[BOAR] + hooks.rates[VEGETABLE] - 4)
    if hooks.ovens:
        part += w.oven * hooks.ovens[0].food
    return part


class Larder:
    """A look ahead for one player; `value` is what it comes to."""

    def __init__(self, s: Agricola, player: Player, clock: Clock, tempo: float, w: Weights) -> None:
        self.s = s
        self.player = player
        self.clock = clock
        self.smooth = w.smooth * tempo
        self.w = w
        self.rates = player.hooks.rates
        self.goods = player.goods[:GOODS]
        self.crops = [crop for crop in player.crops if crop]
        self.price = w.food_price * (1 - savings(player, w))
        self.catch = w.catch + (w.cook_catch if player.hooks.cooks else 0.0)
        self.missing = 0
        """Food that actions will have to provide, so far."""
        self.cost = 0.0
        """The price of what is missing."""
        self.breedings = 0
        """Breeding steps after the harvest looked at."""
        self.look_ahead()
        gather(self.crops, self.goods)
        value = -self.cost + w.spare_food * tempo * min(self.goods[FOOD], w.spare)
        for good in EDIBLE:
            value += self.points(good, self.goods[good])
        self.value = value

    def points(self, good: int, n: int) -> float:
        """Points for `n` of a good, with a part of the way to the next tier."""
        if n > MOST_COUNTED:
            n = MOST_COUNTED
        return EXACT[good][n] + self.smooth * PARTWAY[good][n]

    def look_ahead(self) -> None:
        """All harvests to come."""
        clock = self.clock
        now = self.s.round
        seen = now
        harvests = clock.harvests
        for i in range(len(harvests)):
            h = harvests[i]
            self.breedings = len(harvests) - i
            if self.player.promises:
                self.collect(seen, h)
                seen = h
            progress = clock.progress if h == now else TO_COME
            if progress < REAPED:
                self.crops = reap(self.crops, self.goods)
            if progress < FED:
                self.feed(h)
            self.breedings -= 1
            if progress < BRED:
                self.breed()

    def collect(self, after: int, until: int) -> None:
        """Goods promised for the rounds between."""
        for goods in to_come(self.player.promises, after, until):
            for good in EDIBLE:
                self.goods[good] += count_of(goods, good)
            self.goods[FOOD] += count_of(goods, FOOD)

    def feed(self, h: int) -> None:
        """Feed the people: crafts, then the goods that cost least, as long as they cost less."""
        clock = self.clock
        w = self.w
        goods = self.goods
        need = (3 if self.s.seats == 1 else 2) * clock.family
        if h == self.s.round:
            need -= (2 if self.s.seats == 1 else 1) * clock.newborns
        lacking = need - goods[FOOD]
        if lacking > 0 and self.player.hooks.exchanges:
            lacking -= self.craft(lacking)
        if lacking <= 0:
            goods[FOOD] = -lacking
            return
        goods[FOOD] = 0
        reach = self.catch * clock.actions_until(self.s, h) - self.missing
        while lacking > 0:
            price = w.begging if lacking > reach else self.price
            good = self.cheapest(price)
            if good < 0:
                break
            goods[good] -= 1
            lacking -= self.rates[good]
        if lacking > 0:
            found = min(float(lacking), reach) if reach > 0 else 0.0
            self.cost += self.price * found + w.begging * (lacking - found)
            self.missing += lacking
        else:
            goods[FOOD] -= lacking

    def craft(self, lacking: int) -> int:
        """Food by exchanges once per harvest."""
        food = 0
        goods = self.goods
        for exchange in self.player.hooks.exchanges:
            if exchange.craft >= 0 and food < lacking and has(goods, exchange.pay):
                food += count_of(exchange.gain, FOOD)
                take_out(goods, exchange.pay)
        return food

    def cheapest(self, price: float) -> int:
        """The good that is missed least per food; -1 if all are missed more than `price`."""
        best = -1
        goods = self.goods
        for good in EDIBLE:
            n = goods[good]
            rate = self.rates[good]
            if n and rate:
                loss = self.points(good, n) - self.points(good, n - 1)
                if good >= SHEEP and n <= 2:
                    loss += self.w.breeding * self.breedings
                if loss < price * rate:
                    price = loss / rate
                    best = good
        return best

    def breed(self) -> None:
        """One newborn of each kind with two animals, if it has room or can be eaten."""
        goods = self.goods
        places = self.player.places
        for good in (CATTLE, BOAR, SHEEP):
            if goods[good] >= 2:
                goods[good] += 1
                if not places.holds(goods[SHEEP], goods[BOAR], goods[CATTLE]):
                    goods[good] -= 1
                    if goods[good] > 2:
                        goods[FOOD] += self.rates[good]
