"""All ways of distributing hand cards, by the name of the option (AGR-3.7, 15.5 to 15.10)."""

from __future__ import annotations

from typing import Final

from hearthside.core.node import Node
from hearthside.games.agricola.flow.deal import Deal, Draw
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.variants.draft import DrawToPack, RemovePacks, rounds_of_keeping
from hearthside.games.agricola.vocabulary.card import CARDS, MINOR, OCCUPATION


class DrawFor(Draw):
    """An occupation for just this least number of players (AGR-15.10)."""

    def __init__(self, players: int) -> None:
        super().__init__(OCCUPATION)
        self.players = players

    def cards(self, s: Agricola) -> list[int]:
        return [card for card in super().cards(s) if CARDS[card].data.players == self.players]


class DrawMinor(Draw):
    """A minor improvement that travels, or one that does not (AGR-15.9)."""

    def __init__(self, traveling: bool) -> None:
        super().__init__(MINOR)
        self.traveling = traveling

    def cards(self, s: Agricola) -> list[int]:
        return [card for card in super().cards(s) if CARDS[card].traveling == self.traveling]


def both(number: int) -> list[Node[Agricola]]:
    """As many occupations as minor improvements into the hand."""
    return [Deal(Draw(OCCUPATION), number), Deal(Draw(MINOR), number)]


def packs(number: int) -> list[Node[Agricola]]:
    """As many occupations as minor improvements to choose from."""
    return [Deal(DrawToPack(OCCUPATION), number), Deal(DrawToPack(MINOR), number)]


def one_after_another(number: int, steps: int) -> list[Node[Agricola]]:
    """A draft of occupations, then one of minor improvements (AGR-15.5.1, 15.5.3)."""
    ones, zeros = [1] * steps, [0] * steps
    return [
        Deal(DrawToPack(OCCUPATION), number),
        *rounds_of_keeping(ones, zeros),
        RemovePacks(),
        Deal(DrawToPack(MINOR), number),
        *rounds_of_keeping(zeros, ones),
        RemovePacks(),
    ]


WAYS: Final[dict[str, list[Node[Agricola]]]] = {
    "deal7": both(7),
    "draft_sequential": one_after_another(7, 7),
    "draft_parallel": [*packs(7), *rounds_of_keeping([1] * 7, [1] * 7)],
    "draft_8": one_after_another(8, 7),
    "quick_draft": [*packs(7), *rounds_of_keeping([3, 2, 2], [3, 2, 2])],
    "deal10_keep7": [*packs(10), *rounds_of_keeping([7], [7]), RemovePacks()],
    "lopez": [
        Deal(DrawFor(1), 3),
        Deal(DrawFor(3), 2),
        Deal(DrawFor(4), 2),
        Deal(Draw(MINOR)),
    ],
    "deifuss": [Deal(Draw(OCCUPATION)), Deal(DrawMinor(False), 6), Deal(DrawMinor(True), 1)],
    "dorn5": both(5),
    "dorn3": both(3),
}
