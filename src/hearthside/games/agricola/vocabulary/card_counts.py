"""Counts of cards in front of a player and in hand (AGC-2.3)."""

from __future__ import annotations

from hearthside.core.hooks import Hook
from hearthside.games.agricola.farm.player import Player
from hearthside.games.agricola.goods import (
    OCCUPATIONS_PLAYED,
)
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.vocabulary.card import (
    CARDS,
    MAJOR,
    MINOR,
    OCCUPATION,
    Card,
)
from hearthside.games.agricola.vocabulary.in_play import card_of
from hearthside.games.agricola.vocabulary.query import Count
from hearthside.games.agricola.vocabulary.rates import Cooking, Oven


def occupations(player: Player) -> int:
    """Occupations in front of the player."""
    n = 0
    for entry in player.cards:
        if CARDS[card_of(entry)].kind == OCCUPATION:
            n += 1
    return n


def improvements(player: Player) -> int:
    """Major and minor improvements in front of the player."""
    return len(player.cards) - occupations(player)


def improvements_with(player: Player, hook: type[Hook]) -> int:
    """Improvements in front of the player that bake (`Oven`) or cook (`Cooking`)."""
    n = 0
    for entry in player.cards:
        if has_hook(CARDS[card_of(entry)], hook):
            n += 1
    return n


def has_hook(card: Card, hook: type[Hook]) -> bool:
    """Does the card work in this way?"""
    for one in card.hooks:
        if isinstance(one, hook):
            return True
    return False


def is_occupation(entry: int) -> bool:
    """Is an entry of `Player.cards` an occupation?"""
    return CARDS[card_of(entry)].kind == OCCUPATION


class Occupations(Count):
    """Occupations in front of the owner."""

    def of(self, s: Agricola, p: int) -> int:
        return occupations(s.players[p])


class Improvements(Count):
    """Improvements in front of the owner."""

    def of(self, s: Agricola, p: int) -> int:
        return improvements(s.players[p])


class CardsInFront(Count):
    """All cards in front of the owner."""

    def of(self, s: Agricola, p: int) -> int:
        return len(s.players[p].cards)


class Owned(Count):
    """How many of these cards lie in front of the owner."""

    def __init__(self, *cards: Card) -> None:
        self.cards = [card.index for card in cards]

    def of(self, s: Agricola, p: int) -> int:
        n = 0
        for card in self.cards:
            if s.players[p].owns(card):
                n += 1
        return n


class InFront(Count):
    """Cards of a kind (`MAJOR`, `MINOR`) in front of the owner."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def of(self, s: Agricola, p: int) -> int:
        n = 0
        for entry in s.players[p].cards:
            if CARDS[card_of(entry)].kind == self.kind:
                n += 1
        return n


MAJORS_OWNED = InFront(MAJOR)
MINORS_OWNED = InFront(MINOR)


class InHand(Count):
    """Cards of a kind in the owner's hand."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def of(self, s: Agricola, p: int) -> int:
        n = 0
        for card in s.players[p].hand:
            if CARDS[card].kind == self.kind:
                n += 1
        return n


OCCUPATIONS_HELD = InHand(OCCUPATION)
MINORS_HELD = InHand(MINOR)


class OccupationsPlayed(Count):
    """Occupations the owner has played in the game, the one being played included."""

    def of(self, s: Agricola, p: int) -> int:
        return s.players[p].goods[OCCUPATIONS_PLAYED]


class BakingImprovements(Count):
    """Improvements that bake."""

    def of(self, s: Agricola, p: int) -> int:
        return improvements_with(s.players[p], Oven)


class CookingImprovements(Count):
    """Improvements that cook; ovens do not."""

    def of(self, s: Agricola, p: int) -> int:
        return improvements_with(s.players[p], Cooking)
