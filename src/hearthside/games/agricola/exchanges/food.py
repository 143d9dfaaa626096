"""Turning goods into food (AGR-11) and plans for it.

A plan says how many of five goods are turned into food and which exchanges of the harvest are
used, as one packed number that is part of the choice carrying it out.
"""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import KIND_BITS, Choice
from hearthside.core.fields import pairs
from hearthside.core.form import Field
from hearthside.games.agricola.farm.player import Player
from hearthside.games.agricola.goods import (
    BOAR,
    CATTLE,
    FOOD,
    GOOD_NAMES,
    GRAIN,
    SHEEP,
    VEGETABLE,
    count_of,
    has,
    take_out,
)
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.vocabulary.card import CARD_NAMED, CARDS
from hearthside.games.agricola.vocabulary.exchange import CRAFTS, Exchange

EDIBLE: Final = (GRAIN, VEGETABLE, SHEEP, BOAR, CATTLE)
"""The goods of a plan, in the order of its numbers."""
_CRAFTS: Final = 38
"""Where the set of harvest exchanges begins in a choice."""
_EACH: Final = 6
_MOST: Final = 63
"""The bits of each number of a plan."""
LEAST_MISSED: Final = (0, 4, 3, 2, 1)
"""Positions in EDIBLE, most gladly given away first."""


def pack_plan(kind: int, plan: list[int], crafts: int) -> Choice:
    c = kind | crafts << _CRAFTS
    for i in range(5):
        c |= plan[i] << KIND_BITS + _EACH * i
    return c


def unpack_plan(c: Choice) -> list[int]:
    return [c >> KIND_BITS + _EACH * i & _MOST for i in range(5)]


def crafts_in(c: Choice) -> int:
    """The harvest exchanges of a choice, as a set."""
    return c >> _CRAFTS


class PlanField(Field[Agricola]):
    """A feeding plan: '2 grain 1 sheep joinery', goods, then cards with harvest exchanges."""

    words = True

    def __init__(self) -> None:
        super().__init__("plan", 64)

    def write(self, s: Agricola, n: int) -> str:
        found = [f"{m} {good}" for good, m in plan_goods(n << KIND_BITS).items()]
        return " ".join(found + plan_cards(n << KIND_BITS))

    def read(self, s: Agricola, text: str) -> int:
        words = text.split()
        crafts = 0
        while words and words[-1] in CARD_NAMED:
            card = CARD_NAMED[words.pop()].index
            crafts |= sum(1 << craft.craft for craft in CRAFTS if craft.source == card)
        goods = pairs(" ".join(words))
        plan = [goods.pop(GOOD_NAMES[good], 0) for good in EDIBLE]
        if goods or max(plan) > _MOST:
            raise ValueError(text)
        return pack_plan(0, plan, crafts) >> KIND_BITS


def plan_goods(c: Choice) -> dict[str, int]:
    """The goods that a plan turns into food."""
    return {GOOD_NAMES[EDIBLE[i]]: n for i, n in enumerate(unpack_plan(c)) if n}


def plan_cards(c: Choice) -> list[str]:
    """The cards whose harvest exchanges a plan uses."""
    return [CARDS[craft.source].id for craft in CRAFTS if crafts_in(c) >> craft.craft & 1]


def crafts_of(s: Agricola, p: int) -> list[Exchange]:
    """The exchanges once per harvest that bring food and nothing else, open now."""
    return [
        exchange
        for exchange in s.players[p].hooks.exchanges
        if exchange.craft >= 0 and s.exchange_open(p, exchange)
    ]


def plan_food(player: Player, plan: list[int]) -> int:
    """How much food the goods of a plan bring."""
    rates = player.hooks.rates
    food = 0
    for i in range(5):
        food += plan[i] * rates[EDIBLE[i]]
    return food


def craft_food(crafts: list[Exchange], chosen: int) -> int:
    """How much food the chosen harvest exchanges bring."""
    food = 0
    for craft in crafts:
        if chosen >> craft.craft & 1:
            food += count_of(craft.gain, FOOD)
    return food


def covered(s: Agricola, p: int, plan: list[int], crafts: list[Exchange], chosen: int) -> bool:
    """Can the plan be carried out with what the player holds?"""
    player = s.players[p]
    rates = player.hooks.rates
    left = player.goods[:]
    for i in range(5):
        left[EDIBLE[i]] -= plan[i]
        if left[EDIBLE[i]] < 0 or (plan[i] and not rates[EDIBLE[i]]):
            return False
    for craft in crafts:
        if chosen >> craft.craft & 1:
            chosen &= ~(1 << craft.craft)
            if not has(left, craft.pay):
                return False
            take_out(left, craft.pay)
    return not chosen


def proposals(s: Agricola, p: int, need: int) -> list[tuple[list[int], int]]:
    """Sensible plans for `need` food, crafts first; if nothing is enough, everything."""
    player = s.players[p]
    crafts = crafts_of(s, p)
    chosen = 0
    gained = 0
    for craft in crafts:
        if gained < need and has(player.goods, craft.pay):
            chosen |= 1 << craft.craft
            gained += count_of(craft.gain, FOOD)
    found: list[tuple[list[int], int]] = []
    if chosen:
        _propose(player, need - gained, chosen, found)
    _propose(player, need, 0, found)
    if not found:
        everything = [
            min(player.goods[good], 63) if player.hooks.rates[good] else 0 for good in EDIBLE
        ]
        if chosen or any(everything):
            found.append((everything, chosen))
    return found


def _propose(player: Player, need: int, chosen: int, found: list[tuple[list[int], int]]) -> None:
    """Plans for `need` food, one leading with each good."""
    if need <= 0:
        found.append(([0, 0, 0, 0, 0], chosen))
        return
    for leading in LEAST_MISSED:
        if player.goods[EDIBLE[leading]] and player.hooks.rates[EDIBLE[leading]]:
            plan = raising(player, need, leading)
            if plan is not None and (plan, chosen) not in found:
                found.append((plan, chosen))


def raising(player: Player, need: int, leading: int) -> list[int] | None:
    """A plan for `need` food that uses one good first and nothing needless; None if impossible."""
    plan = [0, 0, 0, 0, 0]
    rates = player.hooks.rates
    food = 0
    order = [leading] + [i for i in LEAST_MISSED if i != leading]
    for i in order:
        good = EDIBLE[i]
        while food < need and rates[good] and plan[i] < min(player.goods[good], 63):
            plan[i] += 1
            food += rates[good]
    if food < need:
        return None
    for i in order:
        while plan[i] and food - rates[EDIBLE[i]] >= need:
            plan[i] -= 1
            food -= rates[EDIBLE[i]]
    return plan


def carry_out(s: Agricola, p: int, plan: list[int], crafts: list[Exchange], chosen: int) -> None:
    """Turn the goods of a plan into food."""
    player = s.players[p]
    food = plan_food(player, plan) + craft_food(crafts, chosen)
    for i in range(5):
        s.pay(p, EDIBLE[i], plan[i])
    for craft in crafts:
        if chosen >> craft.craft & 1:
            s.pay_all(p, craft.pay)
            s.set_counter(p, craft.source, s.round)
    s.gain(p, FOOD, food)
