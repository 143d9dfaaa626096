"""Conditions and counts that cards use (AGC-2.3). `event` is what the window is about."""

from __future__ import annotations

from hearthside.games.agricola.card import CARDS, OCCUPATION
from hearthside.games.agricola.effects import Count
from hearthside.games.agricola.farmyard import CLAY_HOUSE, STONE_HOUSE, WOODEN
from hearthside.games.agricola.goods import GATHERED
from hearthside.games.agricola.hooks import Condition
from hearthside.games.agricola.prerequisites import improvements, occupations
from hearthside.games.agricola.space import Space
from hearthside.games.agricola.state import Agricola


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
    """With at least so many players."""

    def __init__(self, least: int) -> None:
        self.least = least

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        return s.seats >= self.least


class Occupied(Condition):
    """Somebody stands on the space."""

    def __init__(self, space: Space) -> None:
        self.space = space

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        return s.who[self.space.index] != 0


class OnRoundSpace(Condition):
    """The space of the event is the card that was turned up in this round."""

    def __init__(self, *rounds: int) -> None:
        self.rounds = rounds

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        for round in self.rounds:
            if round <= len(s.revealed) and s.revealed[round - 1] == event & 255:
                return True
        return False


class Gathered(Condition):
    """At least so many building resources were gained in this work phase."""

    def __init__(self, least: int) -> None:
        self.least = least

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        return s.players[p].goods[GATHERED] >= self.least


class RoomsBuiltOf(Condition):
    """After building rooms: they are of this material."""

    def __init__(self, material: int) -> None:
        self.material = material

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        return event >> 8 == self.material


class RenovatedFrom(Condition):
    """After a renovation: from this material to that."""

    def __init__(self, before: int, after: int) -> None:
        self.before = before
        self.after = after

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        return event == self.before | self.after << 4


class Unused(Condition):
    """The number on the card is still 0."""

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        return s.players[p].counter(card) == 0


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


# Counts


class RoundsLeft(Count):
    """Complete rounds left to play (AGR-4.13)."""

    def of(self, s: Agricola, p: int) -> int:
        return s.rounds_left()


class People(Count):
    """People, newborns included."""

    def of(self, s: Agricola, p: int) -> int:
        return len(s.players[p].people)


class Rooms(Count):
    """Rooms of the house."""

    def of(self, s: Agricola, p: int) -> int:
        return s.players[p].rooms()


class Occupations(Count):
    """Occupations in front of the owner."""

    def of(self, s: Agricola, p: int) -> int:
        return occupations(s.players[p])


class Improvements(Count):
    """Improvements in front of the owner."""

    def of(self, s: Agricola, p: int) -> int:
        return improvements(s.players[p])


class Held(Count):
    """So many of a good in the supply, divided and rounded down."""

    def __init__(self, good: int, by: int = 1) -> None:
        self.good = good
        self.by = by

    def of(self, s: Agricola, p: int) -> int:
        return s.players[p].goods[self.good] // self.by


class Tiers(Count):
    """The number that belongs to the highest tier another count reaches: ((1, 1), (4, 2))."""

    def __init__(self, count: Count, *tiers: tuple[int, int]) -> None:
        self.count = count
        self.tiers = tiers

    def of(self, s: Agricola, p: int) -> int:
        n = self.count.of(s, p)
        found = 0
        for least, result in self.tiers:
            if n >= least:
                found = result
        return found


def is_occupation(entry: int) -> bool:
    """Is an entry of `Player.cards` an occupation?"""
    return CARDS[entry & 0xFFFF].kind == OCCUPATION
