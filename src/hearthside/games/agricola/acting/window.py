"""A window: cards of one player act, automatic gains first, then what the owner likes (AGC-3.1)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import STOP, Choice, kind_of, kinds
from hearthside.core.form import Field, Form
from hearthside.core.message import Message
from hearthside.core.node import Node
from hearthside.core.state import Frame
from hearthside.games.agricola.acting.event import event_in, seen_in, space_of
from hearthside.games.agricola.acting.lookahead import GOALS, applies, leads, rest_of, still_leads
from hearthside.games.agricola.events import CARD_USED
from hearthside.games.agricola.fields import CardField
from hearthside.games.agricola.kinds import CARD, DISCARD, with_card, with_goods
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.vocabulary.card import CARDS
from hearthside.games.agricola.vocabulary.hooks import CardTrigger
from hearthside.games.agricola.vocabulary.timing import USE, WINDOWS

USE_FORM: Final = Form[Agricola](
    CARD, "use {card} {effect}", CardField(), Field("effect"), widget="card", anchor="card:{card}"
)


def card_choice(trigger: CardTrigger) -> Choice:
    """The choice that uses an effect."""
    return with_card(CARD, trigger.source, trigger.number)


class Window(Node[Agricola]):
    """`pos`: the event and the number of cards that count (event.py); `done`: what is over.

    Every effect happens at most once. A card put down while the window is open joins in if the
    window counts all cards (AGC-3.4).
    """

    first = kinds(CARD)

    def __init__(self, window: int) -> None:
        super().__init__()
        self.window = window

    def next_automatic(self, s: Agricola, f: Frame) -> int:
        triggers = s.players[f.player].hooks.triggers[self.window]
        for i in range(len(triggers)):
            if not triggers[i].optional and self.open(s, f, triggers[i], i):
                return i
        return -1

    def open(self, s: Agricola, f: Frame, trigger: CardTrigger, i: int) -> bool:
        """May this effect happen now?"""
        return (
            not f.done >> i & 1
            and applies(s, f.player, trigger, event_in(f.pos), seen_in(f.pos))
            and trigger.effect.possible(s, f.player)
        )

    def run(self, s: Agricola, f: Frame) -> bool:
        i = self.next_automatic(s, f)
        if i >= 0:
            self.use(s, f, i)
            return True
        triggers = s.players[f.player].hooks.triggers[self.window]
        for i in range(len(triggers)):
            if triggers[i].optional and self.open(s, f, triggers[i], i):
                return False
        if self.spares(s, f):
            return False
        self.close(s)
        return True

    def spares(self, s: Agricola, f: Frame) -> list[int]:
        """What to give back, packed, so that an effect becomes possible (AGR-5.13)."""
        found: list[int] = []
        triggers = s.players[f.player].hooks.triggers[self.window]
        for i in range(len(triggers)):
            goods = self.spare(s, f, triggers[i], i)
            if goods and goods not in found:
                found.append(goods)
        return found

    def spare(self, s: Agricola, f: Frame, trigger: CardTrigger, i: int) -> int:
        """The same for one effect; only for those that are tied to no space."""
        condition = trigger.condition
        if condition is None or trigger.spaces >= 0 or f.done >> i & 1:
            return 0
        return condition.spare(s, f.player)

    def close(self, s: Agricola) -> None:
        s.stack.pop()

    def use(self, s: Agricola, f: Frame, i: int) -> None:
        trigger = s.players[f.player].hooks.triggers[self.window][i]
        s.stack[-1] = Frame(self, f.player, f.pos, f.done | 1 << i)
        s.note(CARD_USED, f.player, trigger.source, self.window)
        s.stack.append(Frame(trigger.effect, f.player))

    def may_pass(self, s: Agricola, f: Frame) -> bool:
        return True

    def options(self, s: Agricola, f: Frame, out: list[Choice]) -> None:
        triggers = s.players[f.player].hooks.triggers[self.window]
        for i in range(len(triggers)):
            trigger = triggers[i]
            if (
                trigger.optional
                and self.open(s, f, triggers[i], i)
                and trigger.effect.doable(s, f.player)
                and self.keeps(s, f, i)
            ):
                out.append(card_choice(trigger))
        for goods in self.spares(s, f):
            out.append(with_goods(DISCARD, goods))
        if self.may_pass(s, f):
            out.append(STOP)

    def keeps(self, s: Agricola, f: Frame, i: int) -> bool:
        """Would what must follow stay possible after this effect?"""
        return True

    def apply(self, s: Agricola, f: Frame, c: Choice) -> None:
        if c == STOP:
            self.close(s)
            return
        if kind_of(c) == DISCARD:
            s.exchange(f.player, c)
            return
        triggers = s.players[f.player].hooks.triggers[self.window]
        for i in range(len(triggers)):
            if card_choice(triggers[i]) == c:
                self.use(s, f, i)
                return

    def waits(self, s: Agricola, f: Frame) -> bool:
        """Ask although only passing is left, if an exchange would allow an effect."""
        triggers = s.players[f.player].hooks.triggers[self.window]
        for i in range(len(triggers)):
            trigger = triggers[i]
            if (
                trigger.optional
                and self.open(s, f, triggers[i], i)
                and not trigger.effect.doable(s, f.player)
            ):
                return True
        return False

    def ask(self, s: Agricola, f: Frame) -> Message:
        """Which window it is, and the cards that could be used."""
        cards: list[str] = []
        for i, trigger in enumerate(s.players[f.player].hooks.triggers[self.window]):
            card = f"card:{CARDS[trigger.source].id}"
            open = trigger.optional and self.open(s, f, trigger, i)
            if card not in cards and (open or self.spare(s, f, trigger, i)):
                cards.append(card)
        cards.sort()
        return Message(
            "ask.window", {"window": f"window:{WINDOWS.names[self.window]}", "cards": cards}
        )


class UseWindow(Window):
    """The window before the actions of a space: they must stay possible (AGR-5.8, R29)."""

    def run(self, s: Agricola, f: Frame) -> bool:
        s.going_on = 1
        return super().run(s, f)

    def close(self, s: Agricola) -> None:
        s.going_on = 0
        super().close(s)

    def may_pass(self, s: Agricola, f: Frame) -> bool:
        return GOALS[space_of(event_in(f.pos))].possible(s, f.player)

    def keeps(self, s: Agricola, f: Frame, i: int) -> bool:
        effect = s.players[f.player].hooks.triggers[USE][i].effect
        return leads(s, f.player, effect, rest_of(f).after(i))

    def permits(self, s: Agricola, f: Frame, c: Choice) -> bool:
        """An exchange must leave the space possible, or on the way to being so."""
        return still_leads(s, f, c, rest_of(f))


def event_of(s: Agricola) -> int:
    """The event of the window that is open (its space, or the outcome of a sub-action)."""
    for i in range(len(s.stack) - 1, -1, -1):
        if isinstance(s.stack[i].node, Window):
            return event_in(s.stack[i].pos)
    return 0


def make_window(window: int) -> Window:
    return UseWindow(window) if window == USE else Window(window)
