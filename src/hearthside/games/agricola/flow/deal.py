"""Distributing the hand cards (AGR-3.7). Chance draws card by card."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import NATURE, OUTCOME, Choice
from hearthside.core.form import AnyForm, Field, Form
from hearthside.core.node import Node
from hearthside.core.state import AnyNode, Frame
from hearthside.games.agricola import events
from hearthside.games.agricola.config import OFF
from hearthside.games.agricola.fields import CardField
from hearthside.games.agricola.kinds import card_in, list_cards
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.vocabulary.card import CARDS, MINOR, OCCUPATION, Card

HAND: Final = 7
"""Cards of each kind in the ordinary deal."""


def deck_of(kind: int) -> int:
    """The place of a kind of card in `Agricola.decks`."""
    return kind - MINOR


def full_deck(kind: int, players: int, everything: bool = False) -> list[int]:
    """All hand cards of a kind for this number of players, by id (AGR-3.7).

    `everything`: with the cards of the expansions (AGR-15.0).
    """
    found = [
        card
        for card in CARDS
        if card.kind == kind and card.data.players <= players and (card.base or everything)
    ]
    found.sort(key=_id)
    return [card.index for card in found]


def _id(card: Card) -> str:
    return card.id


def take_from_deck(s: Agricola, card: int) -> None:
    """A card is no longer in its deck."""
    decks = s.decks[:]
    place = deck_of(CARDS[card].kind)
    decks[place] = [i for i in decks[place] if i != card]
    s.decks = decks


DEAL_FORM: Final = Form[Agricola](
    OUTCOME, "deal {seat} {card}", CardField(), Field("seat", sort="seat"), anchor="outcome:{card}"
)


class Draw(Node[Agricola]):
    """A seat gets a random card of a kind; an empty deck gives none. `pos`: the seat."""

    outcome: AnyForm | None = DEAL_FORM
    secret = True
    """Only the seat may know which."""

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.kind = kind

    def cards(self, s: Agricola) -> list[int]:
        """The cards one of which is drawn."""
        return s.decks[deck_of(self.kind)]

    def run(self, s: Agricola, f: Frame) -> bool:
        if self.cards(s):
            return False
        s.stack.pop()
        return True

    def options(self, s: Agricola, f: Frame, out: list[Choice]) -> None:
        list_cards(OUTCOME, self.cards(s), f.pos, out)

    def apply(self, s: Agricola, f: Frame, c: Choice) -> None:
        s.stack.pop()
        card = card_in(c)
        take_from_deck(s, card)
        self.give(s, f.pos, card)

    def waits(self, s: Agricola, f: Frame) -> bool:
        """Even the last card is turned up by chance: nothing can be taken back behind it."""
        return True

    def give(self, s: Agricola, seat: int, card: int) -> None:
        """The drawn card goes where it belongs."""
        player = s.players[seat]
        player.hand = sorted([*player.hand, card])
        s.note(events.DEALT, seat, card, 0, seat)


class Deal(Node[Agricola]):
    """`number` cards of a kind to every seat. `pos`: how many were dealt."""

    def __init__(self, draw: Draw, number: int = HAND) -> None:
        super().__init__()
        self.number = number
        self.draw = draw

    def parts(self) -> list[AnyNode]:
        return [self.draw]

    def cards(self, s: Agricola) -> int:
        """How many each seat gets; in a solo game kept occupations count as dealt (AGR-16.2.3)."""
        if s.seats > 1 or self.draw.kind != OCCUPATION:
            return self.number
        return max(0, self.number - len(s.players[0].cards))

    def run(self, s: Agricola, f: Frame) -> bool:
        if f.pos == self.cards(s) * s.seats:
            s.stack.pop()
        else:
            s.stack[-1] = Frame(self, NATURE, f.pos + 1)
            s.stack.append(Frame(self.draw, NATURE, f.pos % s.seats))
        return True


class DealHands(Node[Agricola]):
    """The distribution that the options ask for (AGR-15.5 to 15.10)."""

    def __init__(self, ways: dict[str, list[Node[Agricola]]]) -> None:
        super().__init__()
        self.ways = ways

    def parts(self) -> list[AnyNode]:
        found: list[AnyNode] = []
        for name in sorted(self.ways):
            found += self.ways[name]
        return found

    def run(self, s: Agricola, f: Frame) -> bool:
        s.stack.pop()
        if s.rules.hand_cards:
            living = s.rules.living_hand
            for node in reversed(self.ways[s.rules.deal if living == OFF else living]):
                s.stack.append(Frame(node, NATURE))
        return True
