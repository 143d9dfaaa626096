"""The living hand (AGR-15.8): small hands, and a new card for every card played."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import NATURE, STOP, Choice, arg, kinds, make
from hearthside.core.form import Form
from hearthside.core.message import Message
from hearthside.core.node import Node
from hearthside.core.state import AnyNode, Frame
from hearthside.games.agricola import events
from hearthside.games.agricola.config import OFF
from hearthside.games.agricola.fields import ButtonForm, CardField, KindField
from hearthside.games.agricola.flow.deal import Draw, deck_of
from hearthside.games.agricola.kinds import DRAW, DROP, card_in, with_card
from hearthside.games.agricola.state import HARVESTS, Agricola
from hearthside.games.agricola.variants.mulligan import set_aside
from hearthside.games.agricola.vocabulary.card import CARDS, MINOR, OCCUPATION

DORN5: Final = "dorn5"
DORN3: Final = "dorn3"
EXCHANGES: Final = 6
"""How often a card may be exchanged before the game (dorn3)."""


DROP_FORM: Final = Form[Agricola](
    DROP, "drop {card}", CardField(), widget="card", anchor="card:{card}"
)
DRAW_FORM: Final = ButtonForm(DRAW, "draw {kind}", KindField())


class DrawEither(Node[Agricola]):
    """Draw a card of the type the player names; empty decks give none."""

    first = kinds(DRAW)

    def __init__(self) -> None:
        super().__init__()
        self.draws = [Draw(MINOR), Draw(OCCUPATION)]

    def parts(self) -> list[AnyNode]:
        return list(self.draws)

    def run(self, s: Agricola, f: Frame) -> bool:
        if any(s.decks):
            return False
        s.stack.pop()
        return True

    def options(self, s: Agricola, f: Frame, out: list[Choice]) -> None:
        for kind in (MINOR, OCCUPATION):
            if s.decks[deck_of(kind)]:
                out.append(make(DRAW, kind))

    def apply(self, s: Agricola, f: Frame, c: Choice) -> None:
        s.stack.pop()
        s.stack.append(Frame(self.draws[deck_of(arg(c, 0))], NATURE, f.player))

    def ask(self, s: Agricola, f: Frame) -> Message:
        return Message("ask.draw")


DRAW_EITHER: Final = DrawEither()


def card_played(s: Agricola, p: int) -> None:
    """`p` draws a card once the card being played has taken effect.

    Chance decides for all, so cards played while all seats act at once are replaced afterwards.
    """
    if s.rules.living_hand != OFF:
        stack = s.main if s.lanes else s.stack
        stack.append(Frame(DRAW_EITHER, p))


def drop(s: Agricola, p: int, card: int) -> None:
    """A hand card is discarded; only its owner knows which."""
    set_aside(s, p, [card])
    s.note(events.DROPPED, p, card, 0, p)


class ExchangeAtHarvest(Node[Agricola]):
    """dorn5: at the end of a harvest 1 hand card may be discarded for a new one of either type."""

    first = kinds(DROP)

    def run(self, s: Agricola, f: Frame) -> bool:
        if (
            s.rules.living_hand == DORN5
            and s.round in HARVESTS
            and s.players[f.player].hand
            and any(s.decks)
        ):
            return False
        s.stack.pop()
        return True

    def options(self, s: Agricola, f: Frame, out: list[Choice]) -> None:
        for card in s.players[f.player].hand:
            out.append(with_card(DROP, card))
        out.append(STOP)

    def apply(self, s: Agricola, f: Frame, c: Choice) -> None:
        s.stack.pop()
        if c != STOP:
            drop(s, f.player, card_in(c))
            s.stack.append(Frame(DRAW_EITHER, f.player))

    def ask(self, s: Agricola, f: Frame) -> Message:
        return Message("ask.exchange_card")


class ExchangeBefore(Node[Agricola]):
    """dorn3: up to six times 1 hand card for a new one of its type. `pos`: how often so far."""

    first = kinds(DROP)

    def __init__(self) -> None:
        super().__init__()
        self.draws = [Draw(MINOR), Draw(OCCUPATION)]

    def parts(self) -> list[AnyNode]:
        return list(self.draws)

    def cards(self, s: Agricola, p: int) -> list[int]:
        """The hand cards for which there is another one."""
        return [card for card in s.players[p].hand if s.decks[deck_of(CARDS[card].kind)]]

    def run(self, s: Agricola, f: Frame) -> bool:
        if s.rules.living_hand == DORN3 and f.pos < EXCHANGES and self.cards(s, f.player):
            return False
        s.stack.pop()
        return True

    def options(self, s: Agricola, f: Frame, out: list[Choice]) -> None:
        for card in self.cards(s, f.player):
            out.append(with_card(DROP, card))
        out.append(STOP)

    def apply(self, s: Agricola, f: Frame, c: Choice) -> None:
        s.stack.pop()
        if c != STOP:
            card = card_in(c)
            drop(s, f.player, card)
            s.stack.append(Frame(self, f.player, f.pos + 1))
            s.stack.append(Frame(self.draws[deck_of(CARDS[card].kind)], NATURE, f.player))

    def ask(self, s: Agricola, f: Frame) -> Message:
        return Message("ask.exchange_card", {"number": EXCHANGES - f.pos})
