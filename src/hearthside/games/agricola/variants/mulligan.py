"""The mulligan (AGR-15.7): a new hand of one type, one card smaller."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import NATURE, STOP, Choice, arg, kinds, make
from hearthside.core.message import Message
from hearthside.core.node import Node
from hearthside.core.state import AnyNode, Frame
from hearthside.games.agricola import events
from hearthside.games.agricola.data.facts import flag
from hearthside.games.agricola.fields import ButtonForm, KindField
from hearthside.games.agricola.flow.deal import Draw, deck_of
from hearthside.games.agricola.kinds import MULLIGAN
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.variants.draft import of_kind
from hearthside.games.agricola.vocabulary.card import CARDS, MINOR, OCCUPATION


def set_aside(s: Agricola, p: int, cards: list[int]) -> None:
    """Hand cards of `p` are discarded, unseen by the others."""
    player = s.players[p]
    player.hand = [card for card in player.hand if card not in cards]
    player.known = [card for card in player.known if card not in cards]
    aside = s.aside[:]
    for card in cards:
        place = deck_of(CARDS[card].kind)
        aside[place] = sorted([*aside[place], card])
    s.aside = aside


class DrawAgain(Draw):
    """An empty deck is made anew of the cards set aside."""

    def run(self, s: Agricola, f: Frame) -> bool:
        place = deck_of(self.kind)
        if not s.decks[place] and s.aside[place] and flag("mulligan_reshuffle"):
            decks, aside = s.decks[:], s.aside[:]
            decks[place], aside[place] = aside[place], []
            s.decks, s.aside = decks, aside
        return super().run(s, f)


MULLIGAN_FORM: Final = ButtonForm(MULLIGAN, "mulligan {kind}", KindField())


class Mulligan(Node[Agricola]):
    """Exchange a type of cards, as often as the player likes, or be content."""

    first = kinds(MULLIGAN)

    def __init__(self) -> None:
        super().__init__()
        self.draws = [DrawAgain(MINOR), DrawAgain(OCCUPATION)]

    def parts(self) -> list[AnyNode]:
        return list(self.draws)

    def run(self, s: Agricola, f: Frame) -> bool:
        if s.rules.mulligan and s.players[f.player].hand:
            return False
        s.stack.pop()
        return True

    def options(self, s: Agricola, f: Frame, out: list[Choice]) -> None:
        for kind in (MINOR, OCCUPATION):
            if of_kind(s.players[f.player].hand, kind):
                out.append(make(MULLIGAN, kind))
        out.append(STOP)

    def apply(self, s: Agricola, f: Frame, c: Choice) -> None:
        if c == STOP:
            s.stack.pop()
            return
        kind = arg(c, 0)
        cards = of_kind(s.players[f.player].hand, kind)
        set_aside(s, f.player, cards)
        s.note(events.MULLIGAN, f.player, kind, len(cards))
        for _ in range(len(cards) - 1):
            s.stack.append(Frame(self.draws[deck_of(kind)], NATURE, f.player))

    def ask(self, s: Agricola, f: Frame) -> Message:
        return Message("ask.mulligan")
