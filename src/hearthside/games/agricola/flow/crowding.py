"""Animals without room are cooked or released at once (AGR-8.4)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice, arg, kind_of, kinds, make
from hearthside.core.form import Form
from hearthside.core.message import Message
from hearthside.core.node import Node
from hearthside.core.state import Frame
from hearthside.games.agricola.events import RELEASED
from hearthside.games.agricola.exchanges.anytime import eat, exchange_of
from hearthside.games.agricola.fields import HerdField
from hearthside.games.agricola.goods import (
    ANIMALS,
    BOAR,
    CATTLE,
    SHEEP,
    animals_in,
    count_of,
    some,
)
from hearthside.games.agricola.kinds import EAT, MAKE_ROOM, SWAP
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.variants.animals import cookable


def make_room_message(s: Agricola, seat: int, c: Choice) -> Message:
    word = "cook" if s.players[seat].hooks.cooks else "release"
    if s.rules.accommodate_first:
        word = "give_up"
    return Message(f"do.{word}", MAKE_ROOM_FORM.values(s, c))


MAKE_ROOM_FORM: Final = Form[Agricola](
    MAKE_ROOM, "give_up {animals}", HerdField(), message=make_room_message, widget="amounts"
)


class MakeRoom(Node[Agricola]):
    """The owner chooses which animals go, no more than needed; who can cook, cooks them.

    `pos`: the animals just gained, packed from sheep on.
    """

    first = kinds(MAKE_ROOM)

    def run(self, s: Agricola, f: Frame) -> bool:
        if s.players[f.player].fits():
            s.stack.pop()
            return True
        return False

    def options(self, s: Agricola, f: Frame, out: list[Choice]) -> None:
        player = s.players[f.player]
        g = player.goods
        for sheep, boar, cattle in player.places.best(g[SHEEP], g[BOAR], g[CATTLE]):
            out.append(make(MAKE_ROOM, g[SHEEP] - sheep, g[BOAR] - boar, g[CATTLE] - cattle))
        if len(out) > 1 and player.hooks.exchanges:
            kept = [c for c in out if self.leaves_possible(s, c)]
            if kept:
                out[:] = kept

    def leaves_possible(self, s: Agricola, c: Choice) -> bool:
        """Animals that an action under way needs for its price are not given up (AGR-17.2)."""
        for frame in s.stack[:-1]:
            if not frame.node.permits(s, frame, c):
                return False
        return True

    def apply(self, s: Agricola, f: Frame, c: Choice) -> None:
        p = f.player
        for i in range(3):
            n = arg(c, i)
            cooked = min(n, cookable(s, p, i, f.pos))
            if cooked:
                eat(s, p, ANIMALS[i], cooked)
            if n > cooked:
                s.pay(p, ANIMALS[i], n - cooked)
                s.note(RELEASED, p, some(ANIMALS[i], n - cooked))

    def ask(self, s: Agricola, f: Frame) -> Message:
        return Message("ask.make_room")

    def permits(self, s: Agricola, f: Frame, c: Choice) -> bool:
        """Animals just gained are not on the farm yet and cannot be exchanged (AGR-8.6).

        With HR1 they cannot be cooked either (AGR-15.13).
        """
        if kind_of(c) == EAT and arg(c, 0) >= SHEEP and s.rules.accommodate_first:
            return arg(c, 1) <= cookable(s, f.player, arg(c, 0) - SHEEP, f.pos)
        return kind_of(c) != SWAP or self.on_farm(s, f, exchange_of(c).pay)

    def on_farm(self, s: Agricola, f: Frame, pay: int) -> bool:
        """Were the animals of a price there before the new ones?"""
        goods = s.players[f.player].goods
        for i in range(3):
            n = count_of(pay, ANIMALS[i])
            if n and goods[ANIMALS[i]] - count_of(f.pos, i) < n:
                return False
        return True

    def waits(self, s: Agricola, f: Frame) -> bool:
        """Ask although one way is left, where an exchange of animals would make room."""
        for exchange in s.players[f.player].hooks.exchanges:
            if animals_in(exchange.pay) and self.on_farm(s, f, exchange.pay):
                return True
        return False
