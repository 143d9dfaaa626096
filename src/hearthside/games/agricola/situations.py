"""More conditions of cards (AGC-2.3): people on spaces, piles, cards just revealed, outcomes."""

from __future__ import annotations

from hearthside.games.agricola.card import CARDS, Card
from hearthside.games.agricola.conditions import InRounds, Not
from hearthside.games.agricola.farmyard import STONE_HOUSE, cells_of
from hearthside.games.agricola.goods import GOODS, count_of
from hearthside.games.agricola.hooks import Condition, Hook
from hearthside.games.agricola.prerequisites import has_hook
from hearthside.games.agricola.state import HARVESTS, Agricola
from hearthside.games.agricola.sums import Reaches
from hearthside.games.agricola.tallies import PeopleOn, PeoplePlaced

NO_HARVEST = Not(InRounds(*HARVESTS))
"""The round has no harvest."""


def own_person_on(spaces: int) -> Condition:
    """A person of the owner stands on one of the spaces."""
    return Reaches(PeopleOn(spaces), 1)


def by_person(first: int, last: int = 0) -> Condition:
    """The person just placed is the owner's so many-th of the round (AGC-3.12)."""
    return Reaches(PeoplePlaced(), first, last or first)


class SomeoneOn(Condition):
    """Somebody stands on one of the spaces."""

    def __init__(self, spaces: int) -> None:
        self.spaces = cells_of(spaces)

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        for space in self.spaces:
            if s.who[space]:
                return True
        return False


class SomeFree(Condition):
    """One of the spaces is there and nobody stands on it."""

    def __init__(self, spaces: int) -> None:
        self.spaces = spaces

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        for space in s.open_spaces:
            if self.spaces >> space & 1 and not s.who[space]:
                return True
        return False


class Pile(Condition):
    """So many of one of these goods lie on the space in use."""

    def __init__(self, goods: tuple[int, ...], least: int, most: int = 99) -> None:
        self.goods = goods
        self.least = least
        self.most = most

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        for good in self.goods:
            if self.least <= count_of(s.piles[event & 255], good) <= self.most:
                return True
        return False


class PileSum(Condition):
    """So many goods, of these kinds together, lie on the space in use."""

    def __init__(self, goods: tuple[int, ...], least: int, most: int = 99) -> None:
        self.goods = goods
        self.least = least
        self.most = most

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        n = 0
        for good in self.goods:
            n += count_of(s.piles[event & 255], good)
        return self.least <= n <= self.most


class Newest(Condition):
    """The card revealed last is one of these spaces."""

    def __init__(self, spaces: int) -> None:
        self.spaces = spaces

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        return bool(s.revealed) and bool(self.spaces >> s.revealed[-1] & 1)


class OnNewest(Condition):
    """The space in use is the card revealed last."""

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        return bool(s.revealed) and s.revealed[-1] == event & 255


class NobodyAtHome(Condition):
    """The owner has placed everybody."""

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        return s.players[p].at_home() < 0


class MoreThan(Condition):
    """The owner has more of one good than of another."""

    def __init__(self, good: int, other: int) -> None:
        self.good = good
        self.other = other

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        goods = s.players[p].goods
        return goods[self.good] > goods[self.other]


class EachKind(Condition):
    """At least one of each of these goods."""

    def __init__(self, *goods: int) -> None:
        self.goods = goods

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        for good in self.goods:
            if not s.players[p].goods[good]:
                return False
        return True


# Outcomes; `shift` skips the seat that other_post puts in front


class SownVegetables(Condition):
    """At least one vegetable field was sown."""

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        return event >> 8 > 0


class ToStone(Condition):
    """The house was renovated to stone."""

    def __init__(self, shift: int = 0) -> None:
        self.shift = shift

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        return event >> self.shift + 4 & 15 == STONE_HOUSE


class NewRoomsOf(Condition):
    """The rooms built are of this material."""

    def __init__(self, material: int, shift: int = 0) -> None:
        self.material = material
        self.shift = shift

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        return event >> self.shift + 8 == self.material


class CardIs(Condition):
    """The card put down is one of these."""

    def __init__(self, *cards: Card) -> None:
        self.cards = [card.index for card in cards]

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        return event in self.cards


class CardHas(Condition):
    """The card put down works in this way (`Oven`, `FieldCard`)."""

    def __init__(self, hook: type[Hook], shift: int = 0) -> None:
        self.hook = hook
        self.shift = shift

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        return has_hook(CARDS[event >> self.shift], self.hook)


ALL_GOODS = tuple(range(GOODS))
"""For `PileSum`: whatever lies there."""
