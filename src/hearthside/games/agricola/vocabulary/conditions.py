"""Conditions of cards (AGC-2.3). `event` is what the window is about."""

from __future__ import annotations

from hearthside.games.agricola.acting.event import space_of
from hearthside.games.agricola.board.space import Space
from hearthside.games.agricola.farm.farmyard import CLAY_HOUSE, STONE_HOUSE, WOODEN, cells_of
from hearthside.games.agricola.goods import GATHERED, count_of, some
from hearthside.games.agricola.state import HARVESTS, Agricola
from hearthside.games.agricola.vocabulary.arithmetic import Reaches
from hearthside.games.agricola.vocabulary.counts import PeopleOn, PeoplePlaced
from hearthside.games.agricola.vocabulary.query import Condition


class House(Condition):
    """The house is of one of these materials."""

    def __init__(self, *materials: int) -> None:
        self.materials = materials

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        return s.players[p].farm.material in self.materials


WOODEN_HOUSE = House(WOODEN)
IN_STONE = House(STONE_HOUSE)


NOT_WOODEN = House(CLAY_HOUSE, STONE_HOUSE)


class RoomsFrom(Condition):
    """The house has at least `least` and at most `most` rooms; cards are no rooms."""

    def __init__(self, least: int, most: int = 99) -> None:
        self.least = least
        self.most = most

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        return self.least <= s.players[p].rooms() <= self.most


class PeopleFrom(Condition):
    """At least `least` and at most `most` people, newborns included."""

    def __init__(self, least: int, most: int = 99) -> None:
        self.least = least
        self.most = most

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        return self.least <= len(s.players[p].people) <= self.most


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

    def spare(self, s: Agricola, p: int) -> int:
        goods = s.players[p].goods
        if not 0 < goods[self.good] <= goods[self.other]:
            return 0
        return some(self.other, goods[self.other] - goods[self.good] + 1)


class NoneOf(Condition):
    """There is none of a good in the supply."""

    def __init__(self, good: int) -> None:
        self.good = good

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        return not s.players[p].goods[self.good]

    def spare(self, s: Agricola, p: int) -> int:
        return some(self.good, s.players[p].goods[self.good])


class EachKind(Condition):
    """At least one of each of these goods."""

    def __init__(self, *goods: int) -> None:
        self.goods = goods

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        for good in self.goods:
            if not s.players[p].goods[good]:
                return False
        return True


class Gathered(Condition):
    """At least `least` building resources were gained in this work phase."""

    def __init__(self, least: int) -> None:
        self.least = least

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        return s.players[p].goods[GATHERED] >= self.least


class InRounds(Condition):
    """The current round is one of these."""

    def __init__(self, *rounds: int) -> None:
        self.rounds = rounds

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        return s.round in self.rounds


class SinceRound(Condition):
    """From this round on."""

    def __init__(self, round: int) -> None:
        self.round = round

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        return s.round >= self.round


class PlayersFrom(Condition):
    """With at least `least` players."""

    def __init__(self, least: int) -> None:
        self.least = least

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        return s.seats >= self.least


class Unused(Condition):
    """The number on the card is still 0."""

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        return s.players[p].counter(card) == 0


class Occupied(Condition):
    """Somebody stands on the space."""

    def __init__(self, space: Space) -> None:
        self.space = space

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        return s.occupants[self.space.index] != 0


class OnRoundSpace(Condition):
    """The space of the event is the card that was turned up in this round."""

    def __init__(self, *rounds: int) -> None:
        self.rounds = rounds

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        for round in self.rounds:
            if round <= len(s.revealed) and s.revealed[round - 1] == space_of(event):
                return True
        return False


def own_person_on(spaces: int) -> Condition:
    """A person of the owner stands on one of the spaces."""
    return Reaches(PeopleOn(spaces), 1)


def by_person(first: int, last: int = 0) -> Condition:
    """The person just placed is the owner's `first` to `last` of the round (AGC-3.12)."""
    return Reaches(PeoplePlaced(), first, last or first)


class SomeoneOn(Condition):
    """Somebody stands on one of the spaces."""

    def __init__(self, spaces: int) -> None:
        self.spaces = cells_of(spaces)

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        for space in self.spaces:
            if s.occupants[space]:
                return True
        return False


class SomeFree(Condition):
    """One of the spaces is there and nobody stands on it."""

    def __init__(self, spaces: int) -> None:
        self.spaces = spaces

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        for space in s.open_spaces:
            if self.spaces >> space & 1 and not s.occupants[space]:
                return True
        return False


class Pile(Condition):
    """`least` to `most` of one of these goods lie on the space in use."""

    def __init__(self, goods: tuple[int, ...], least: int, most: int = 99) -> None:
        self.goods = goods
        self.least = least
        self.most = most

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        for good in self.goods:
            if self.least <= count_of(s.piles[space_of(event)], good) <= self.most:
                return True
        return False


class PileSum(Condition):
    """`least` to `most` goods, of these kinds together, lie on the space in use."""

    def __init__(self, goods: tuple[int, ...], least: int, most: int = 99) -> None:
        self.goods = goods
        self.least = least
        self.most = most

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        n = 0
        for good in self.goods:
            n += count_of(s.piles[space_of(event)], good)
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
        return bool(s.revealed) and s.revealed[-1] == space_of(event)


class All(Condition):
    """Several conditions at once."""

    def __init__(self, *parts: Condition) -> None:
        self.parts = parts

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        for part in self.parts:
            if not part.holds(s, p, card, event):
                return False
        return True


class Either(Condition):
    """At least one of several conditions."""

    def __init__(self, *parts: Condition) -> None:
        self.parts = parts

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        for part in self.parts:
            if part.holds(s, p, card, event):
                return True
        return False


class Not(Condition):
    """The opposite."""

    def __init__(self, part: Condition) -> None:
        self.part = part

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        return not self.part.holds(s, p, card, event)


NO_HARVEST = Not(InRounds(*HARVESTS))
"""The round has no harvest."""
