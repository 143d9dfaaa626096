"""What a player may do at any time: rubies, food, the exchanges of tiles (CAV-7)."""

from __future__ import annotations

from typing import Final

from hearthside.core.anytime import Anytime
from hearthside.core.choice import KIND_BITS, Choice, arg, kind_of, make
from hearthside.core.fields import OneOf
from hearthside.core.form import Field, Fixed, Form
from hearthside.core.message import Message, Value
from hearthside.core.state import Frame
from hearthside.games.caverna.cells import ICONS, numbers
from hearthside.games.caverna.dwarf import disarmed, strength_of
from hearthside.games.caverna.events import DISARMED, EXCHANGED
from hearthside.games.caverna.fields import SINGLES, GoodField, GroundField
from hearthside.games.caverna.goods import (
    BOAR,
    CATTLE,
    DOG,
    DONKEY,
    FARM_ANIMALS,
    FOOD,
    GOLD,
    GOOD_NAMES,
    GOODS,
    GRAIN,
    ORE,
    RUBY,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
    named,
)
from hearthside.games.caverna.home import Home
from hearthside.games.caverna.hooks import EXCHANGES
from hearthside.games.caverna.kinds import COOK, EAT, RUBY_GOOD, RUBY_TILE, USE
from hearthside.games.caverna.land import CAVERN, FIELD, MEADOW, TUNNEL
from hearthside.games.caverna.questions import COOKED_EXTRA
from hearthside.games.caverna.rates import animal_food
from hearthside.games.caverna.reach import has
from hearthside.games.caverna.state import Caverna
from hearthside.games.caverna.verbs.terrain import lay_single

FOR_A_RUBY: Final = (
    DOG,
    SHEEP,
    DONKEY,
    BOAR,
    WOOD,
    STONE,
    ORE,
    GRAIN,
    VEGETABLE,
    GOLD,
    FOOD,
)
"""What one ruby buys (CAV-7.2, 7.7); food comes in twos; cattle also costs a food (CAV-7.3)."""
ONE_BY_ONE: Final = (GRAIN, VEGETABLE, SHEEP, DONKEY, BOAR, CATTLE)


class ExchangeField(OneOf[Caverna]):
    """The exchange of a tile."""

    def __init__(self) -> None:
        super().__init__("exchange", [])

    def write(self, s: Caverna, n: int) -> str:
        return EXCHANGES[n].name

    def read(self, s: Caverna, text: str) -> int:
        return [exchange.name for exchange in EXCHANGES].index(text)


def ruby_good_message(s: Caverna, seat: int, c: Choice) -> Message:
    """What a ruby buys; cattle also costs a food (CAV-7.3), food comes in twos."""
    good = arg(c, 0)
    pay = {"ruby": 1, "food": 1} if good == CATTLE else {"ruby": 1}
    return Message(
        "do.exchange", {"pay": pay, "gain": {GOOD_NAMES[good]: 2 if good == FOOD else 1}}
    )


def ruby_tile_message(s: Caverna, seat: int, c: Choice) -> Message:
    args = RUBY_TILE_FORM.values(s, c)
    args["price"] = {"ruby": ruby_price(arg(c, 0))}
    return Message("do.ruby_tile", args)


def use_message(s: Caverna, seat: int, c: Choice) -> Message:
    exchange = EXCHANGES[arg(c, 0)]
    args: dict[str, Value] = {"pay": named(exchange.pay), "gain": named(exchange.gain)}
    return Message("do.exchange", {**args, "tile": f"tile:{exchange.tile}"})


def disarm_message(s: Caverna, seat: int, c: Choice) -> Message:
    tile = f"tile:{EXCHANGES[arg(c, 0)].tile}"
    return Message("do.disarm", {"weapon": arg(c, 1), "tile": tile})


def eat_message(s: Caverna, seat: int, c: Choice) -> Message:
    good, n = arg(c, 0), arg(c, 1)
    food = food_for(s.homes[seat], good, n)
    return Message("do.exchange", {"pay": {GOOD_NAMES[good]: n}, "gain": {"food": food}})


RUBY_TILE_FORM: Final = Form[Caverna](
    RUBY_TILE,
    "ruby {terrain} {cell}",
    OneOf("terrain", SINGLES),
    GroundField(),
    message=ruby_tile_message,
    widget="cell",
    anchor="cell:{cell}",
)
EXCHANGE_FORMS: Final = [
    Form[Caverna](
        RUBY_GOOD, "ruby {good}", GoodField(), message=ruby_good_message, anchor="good:{good}"
    ),
    RUBY_TILE_FORM,
    Form[Caverna](
        EAT,
        "eat {n} {good}",
        GoodField(),
        Field("n"),
        message=eat_message,
        widget="amount",
        anchor="good:{good}",
    ),
    Form[Caverna](
        USE,
        "use {exchange}",
        ExchangeField(),
        Fixed(0),
        message=use_message,
        anchor="exchange:{exchange}",
    ),
    Form[Caverna](
        USE,
        "use {exchange} {weapon}",
        ExchangeField(),
        Field("weapon"),
        message=disarm_message,
        anchor="exchange:{exchange}",
    ),
]


def ruby_price(tile: int) -> int:
    """A single tile costs 1 ruby, a cavern 2 (CAV-7.4, 7.5)."""
    return 2 if tile == CAVERN else 1


class Exchanges(Anytime[Caverna]):
    """The side menu of Caverna."""

    def list_options(self, s: Caverna, p: int, f: Frame, out: list[Choice]) -> None:
        home = s.homes[p]
        self._rubies(home, out)
        self._food(home, out)
        for exchange in home.hooks.exchanges:
            if exchange.pay:
                if has(home, exchange.pay):
                    out.append(make(USE, exchange.index))
            else:
                for strength in sorted({strength_of(dwarf) for dwarf in home.dwarfs} - {0}):
                    out.append(make(USE, exchange.index, strength))

    def _rubies(self, home: Home, out: list[Choice]) -> None:
        rubies = home.goods[RUBY]
        if not rubies:
            return
        for good in FOR_A_RUBY:
            out.append(make(RUBY_GOOD, good))
        if home.goods[FOOD]:
            out.append(make(RUBY_GOOD, CATTLE))
        for tile in (MEADOW, FIELD, TUNNEL, CAVERN):
            if rubies >= ruby_price(tile):
                for cell in numbers(home.land.singles(tile)):
                    out.append(make(RUBY_TILE, tile, cell))

    def _food(self, home: Home, out: list[Choice]) -> None:
        goods = home.goods
        for good in ONE_BY_ONE:
            if goods[good]:
                out.append(make(EAT, good, 1))
        if goods[DONKEY] > 1:
            out.append(make(EAT, DONKEY, 2))
        for n in range(2, min(goods[GOLD], 255) + 1):
            out.append(make(EAT, GOLD, n))

    def carry_out(self, s: Caverna, p: int, c: Choice) -> None:
        kind = kind_of(c)
        s.note(EXCHANGED, p, kind, c >> KIND_BITS)
        if kind == RUBY_GOOD:
            s.pay(p, RUBY, 1)
            good = arg(c, 0)
            if good == CATTLE:
                s.pay(p, FOOD, 1)
            s.gain(p, good, 2 if good == FOOD else 1)
        elif kind == RUBY_TILE:
            s.pay(p, RUBY, ruby_price(arg(c, 0)))
            lay_single(s, p, arg(c, 0), arg(c, 1))
        elif kind == EAT:
            eat(s, p, arg(c, 0), arg(c, 1))
        elif kind == COOK:
            cook(s, p, c)
        else:
            exchange = EXCHANGES[arg(c, 0)]
            if exchange.pay:
                s.pay_all(p, exchange.pay)
                s.gain_all(p, exchange.gain)
            else:
                disarm(s, p, arg(c, 1))


def eat(s: Caverna, p: int, good: int, n: int) -> None:
    """Turn `n` of one good into food in one transaction (CAV-7.8)."""
    food = food_for(s.homes[p], good, n)
    s.pay(p, good, n)
    s.gain(p, FOOD, food)


def food_for(home: Home, good: int, n: int) -> int:
    """The food for `n` of one good."""
    if good == GOLD:
        return n - 1
    if good == GRAIN:
        return n
    if good == VEGETABLE:
        return 2 * n
    return animal_food(good, n, home.hooks.statics[COOKED_EXTRA])


def cook(s: Caverna, p: int, c: Choice) -> None:
    """Turn the animals that a choice names into food (CAV-9.3)."""
    for i in range(4):
        if arg(c, i):
            eat(s, p, FARM_ANIMALS[i], arg(c, i))


def cook_one(good: int) -> Choice:
    """Turn one farm animal into food."""
    return make(COOK, good == SHEEP, good == DONKEY, good == BOAR, good == CATTLE)


def disarm(s: Caverna, p: int, strength: int) -> None:
    """Give up a weapon for food (CAV-11.49); the acting dwarf's last among equals."""
    home = s.homes[p]
    chosen = -1
    for i in range(len(home.dwarfs)):
        if strength_of(home.dwarfs[i]) == strength and (chosen < 0 or chosen == home.acting):
            chosen = i
    home.dwarfs[chosen] = disarmed(home.dwarfs[chosen])
    s.note(DISARMED, p, strength)
    s.gain(p, FOOD, strength)


def brings_animals(c: Choice) -> bool:
    """Does this exchange bring in farm animals: bought, or under a tile (RUL-007)?"""
    kind = kind_of(c)
    if kind == RUBY_GOOD:
        return SHEEP <= arg(c, 0) < GOODS
    if kind != RUBY_TILE:
        return False
    icon = ICONS.get(arg(c, 1))
    return icon is not None and icon[0] == BOAR


def animals_given(c: Choice, good: int) -> int:
    """How many animals of a kind an exchange gives away."""
    kind = kind_of(c)
    if kind == EAT:
        return arg(c, 1) if arg(c, 0) == good else 0
    if kind == USE:
        pay = EXCHANGES[arg(c, 0)].pay
        return pay[good] if pay else 0
    return 0
