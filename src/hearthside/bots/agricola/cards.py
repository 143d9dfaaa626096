"""What cards are worth, by the kinds of their hooks; no card is known by name.

Points, places for animals, cooking, fields and crafts are seen elsewhere; here is the rest.
"""

from __future__ import annotations

from hearthside.core.hooks import Score, Static
from hearthside.games.agricola.vocabulary.card import CARDS, Card
from hearthside.games.agricola.vocabulary.exchange import Exchange
from hearthside.games.agricola.vocabulary.hooks import CardTrigger
from hearthside.games.agricola.vocabulary.places import Entry, FieldCard, Holder
from hearthside.games.agricola.vocabulary.prices import CostRule


def per_round(card: Card) -> float:
    """Points that a card in play brings in a round to come."""
    value = 0.0
    for hook in card.hooks:
        if isinstance(hook, CardTrigger):
            value += 0.1 if hook.optional else 0.15
        elif isinstance(hook, CostRule):
            value += 0.15
        elif isinstance(hook, Static | Entry | FieldCard):
            value += 0.1
        elif isinstance(hook, Exchange | Holder):
            value += 0.05
    return min(value, 0.4)


def at_once(card: Card) -> float:
    """A guess at what it brings when it is put down, and at the end."""
    value = 0.0
    if card.play is not None:
        value += 1.5
    for hook in card.hooks:
        if isinstance(hook, Score):
            value += 1.0
    return value


class Library:
    """The values of all cards by their numbers."""

    def __init__(self) -> None:
        self.abilities = [per_round(card) for card in CARDS]
        self.promises = [at_once(card) + card.points for card in CARDS]

    def in_play(self, card: int, rounds: int) -> float:
        """What its effects may still bring."""
        return self.abilities[card] * rounds

    def in_hand(self, card: int, rounds: int) -> float:
        """What playing it may bring."""
        return self.promises[card] + self.abilities[card] * rounds
