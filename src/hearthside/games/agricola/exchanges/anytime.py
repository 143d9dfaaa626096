"""What a player may do at any time: raise food, exchange, move crops, give back (AGR-11, 5.13)."""

from __future__ import annotations

from typing import Final

from hearthside.core.anytime import Anytime
from hearthside.core.choice import KIND_BITS, Choice, arg, kind_of, make
from hearthside.core.form import Field, Form
from hearthside.core.message import Message
from hearthside.core.state import Frame
from hearthside.games.agricola.acting.event import cooked
from hearthside.games.agricola.events import DISCARDED, EXCHANGED
from hearthside.games.agricola.exchanges.reach import open_exchanges
from hearthside.games.agricola.farm.crops import good_on, number_on, planted
from hearthside.games.agricola.farm.fences import CELLS
from hearthside.games.agricola.farm.player import Player
from hearthside.games.agricola.fields import CardField, GoodField, GoodsField, PlaceField
from hearthside.games.agricola.goods import (
    BOAR,
    CATTLE,
    FOOD,
    GOOD_NAMES,
    GOODS,
    GRAIN,
    SHEEP,
    VEGETABLE,
    has,
    listed,
    some,
    table,
)
from hearthside.games.agricola.kinds import (
    DISCARD,
    EAT,
    MAKE_ROOM,
    MOVE,
    SWAP,
    card_in,
    goods_in,
    number_in,
    with_card,
    with_goods,
)
from hearthside.games.agricola.state import WIRING, Agricola
from hearthside.games.agricola.vocabulary.card import CARDS
from hearthside.games.agricola.vocabulary.exchange import ALWAYS, Exchange
from hearthside.games.agricola.vocabulary.questions import CROPS_MOVE
from hearthside.games.agricola.vocabulary.timing import COOKING, POST

EDIBLE = (GRAIN, VEGETABLE, SHEEP, BOAR, CATTLE)


def eat_message(s: Agricola, seat: int, c: Choice) -> Message:
    good, n = arg(c, 0), arg(c, 1)
    food = n * s.players[seat].hooks.rates[good]
    return Message("do.eat", {"goods": {GOOD_NAMES[good]: n}, "food": food})


def swap_message(s: Agricola, seat: int, c: Choice) -> Message:
    exchange = exchange_of(c)
    gain = exchange.gain_at(s.players[seat].counter(exchange.source))
    args = SWAP_FORM.values(s, c)
    return Message("do.swap", {**args, "pay": table(exchange.pay), "gain": table(gain)})


class DiscardForm(Form[Agricola]):
    """Goods that are given back: each is highlighted."""

    def anchor(self, s: Agricola, c: Choice) -> str:
        return " ".join([f"good:{GOOD_NAMES[good]}" for good, _ in listed(goods_in(c))])


EAT_FORM: Final = Form[Agricola](
    EAT,
    "eat {n} {good}",
    GoodField(),
    Field("n"),
    message=eat_message,
    widget="amount",
    anchor="good:{good}",
)
SWAP_FORM: Final = Form[Agricola](
    SWAP,
    "swap {card} {exchange}",
    CardField(),
    Field("exchange"),
    message=swap_message,
    anchor="card:{card}",
)
MOVE_FORM: Final = Form[Agricola](
    MOVE,
    "move {source} {target}",
    PlaceField("source"),
    PlaceField("target"),
    anchor="field:{source} field:{target}",
)


DISCARD_FORM: Final = DiscardForm(DISCARD, "discard {goods}", GoodsField())


class Exchanges(Anytime[Agricola]):
    """The side menu of Agricola."""

    def list_options(self, s: Agricola, p: int, f: Frame, out: list[Choice]) -> None:
        player = s.players[p]
        goods = player.goods
        rates = player.hooks.rates
        for good in EDIBLE:
            if goods[good] and rates[good]:
                out.append(make(EAT, good, 1))
        if player.hooks.exchanges:
            for exchange in open_exchanges(s, p):
                if has(goods, exchange.pay):
                    out.append(with_card(SWAP, exchange.source, exchange.number))
        if player.hooks.statics[CROPS_MOVE]:
            self.moves(player, out)

    def moves(self, player: Player, out: list[Choice]) -> None:
        """Crops that may go from a field with several to an empty one."""
        fields = player.fields()
        empty = [field for field in fields if not player.crops[field]]
        tile_named = False
        for target in empty:
            if target < CELLS:
                if tile_named:
                    continue
                tile_named = True
            seen: list[int] = []
            for source in fields:
                crop = player.crops[source]
                if (
                    number_on(crop) >= 2
                    and crop not in seen
                    and accepts(player, target, good_on(crop))
                ):
                    seen.append(crop)
                    out.append(make(MOVE, field_key(player, source), field_key(player, target)))

    def list_discards(self, s: Agricola, p: int, out: list[Choice]) -> None:
        """One of each good (AGR-5.13)."""
        goods = s.players[p].goods
        for good in range(GOODS):
            if goods[good]:
                out.append(with_goods(DISCARD, some(good)))

    def carry_out(self, s: Agricola, p: int, c: Choice) -> None:
        kind = kind_of(c)
        if kind == DISCARD:
            s.pay_all(p, goods_in(c))
            s.note(DISCARDED, p, goods_in(c))
            return
        s.note(EXCHANGED, p, kind, c >> KIND_BITS)
        if kind == EAT:
            eat(s, p, arg(c, 0), arg(c, 1))
        elif kind == MOVE:
            player = s.players[p]
            crops = player.crops[:]
            source, target = field_at(player, arg(c, 0)), field_at(player, arg(c, 1))
            crop = crops[source]
            crops[source] = planted(good_on(crop), number_on(crop) - 1)
            crops[target] = planted(good_on(crop), 1)
            player.crops = crops
        elif kind == MAKE_ROOM:
            WIRING.make_room.apply(s, s.stack[-1], c)
        else:
            swap(s, p, exchange_of(c))


def accepts(player: Player, field: int, good: int) -> bool:
    """May this crop lie on the field?"""
    if field < CELLS:
        return good in (GRAIN, VEGETABLE)
    for sown, _ in player.hooks.plots[field - CELLS].sown:
        if sown == good:
            return True
    return False


def field_key(player: Player, field: int) -> int:
    """A field in a choice: its cell, or its place among all field cards."""
    return field if field < CELLS else CELLS + player.hooks.plots[field - CELLS].plot


def field_at(player: Player, key: int) -> int:
    """The position in `crops` that a choice means."""
    if key < CELLS:
        return key
    for i in range(len(player.hooks.plots)):
        if player.hooks.plots[i].plot == key - CELLS:
            return CELLS + i
    raise AssertionError("a choice names a field card in play")


def exchange_of(c: Choice) -> Exchange:
    """The exchange that a choice names."""
    hook = CARDS[card_in(c)].hooks[number_in(c)]
    if not isinstance(hook, Exchange):
        raise AssertionError("a choice names an exchange")
    return hook


def swap(s: Agricola, p: int, exchange: Exchange) -> None:
    """Use an exchange once."""
    card = exchange.source
    counter = s.players[p].counter(card)
    s.pay_all(p, exchange.pay)
    if exchange.when != ALWAYS:
        s.set_counter(p, card, s.round)
    elif exchange.stack:
        s.set_counter(p, card, counter + 1)
    s.gain_all(p, exchange.gain_at(counter))


def eat(s: Agricola, p: int, good: int, n: int) -> None:
    """Turn `n` of one good into food (AGR-11.1, 11.2)."""
    player = s.players[p]
    rate = player.hooks.rates[good]
    s.pay(p, good, n)
    s.gain(p, FOOD, n * rate)
    if player.hooks.listening[POST + COOKING] and rate > 1:
        s.open_window(POST + COOKING, p, cooked(good, n))
