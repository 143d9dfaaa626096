"""Counts for cards (AGC-2.3): the round, spaces and people, the supply, the farm."""

from __future__ import annotations

from hearthside.games.agricola.farm import crops
from hearthside.games.agricola.farm.farmyard import cells_of
from hearthside.games.agricola.farm.people import space_of
from hearthside.games.agricola.farm.player import Player
from hearthside.games.agricola.goods import ANIMALS, PLACED, count_of
from hearthside.games.agricola.state import HARVESTS, Agricola
from hearthside.games.agricola.vocabulary.query import Count


class RoundNumber(Count):
    """The current round."""

    def of(self, s: Agricola, p: int) -> int:
        return s.round


class RoundsLeft(Count):
    """Complete rounds left to play (AGR-4.13)."""

    def of(self, s: Agricola, p: int) -> int:
        return s.rounds_left()


class HarvestsDone(Count):
    """Harvests in rounds that are over."""

    def of(self, s: Agricola, p: int) -> int:
        n = 0
        for round in HARVESTS:
            if round < s.round:
                n += 1
        return n


class Lying(Count):
    """How many of a good lie on some spaces."""

    def __init__(self, spaces: int, good: int) -> None:
        self.spaces = cells_of(spaces)
        self.good = good

    def of(self, s: Agricola, p: int) -> int:
        n = 0
        for space in self.spaces:
            n += count_of(s.piles[space], self.good)
        return n


class SpacesHolding(Count):
    """Spaces on which `least` to `most` of a good lie."""

    def __init__(self, spaces: int, good: int, least: int, most: int = 99) -> None:
        self.spaces = cells_of(spaces)
        self.good = good
        self.least = least
        self.most = most

    def of(self, s: Agricola, p: int) -> int:
        n = 0
        for space in self.spaces:
            if self.least <= count_of(s.piles[space], self.good) <= self.most:
                n += 1
        return n


class PeopleOn(Count):
    """The owner's people on some spaces."""

    def __init__(self, spaces: int) -> None:
        self.spaces = spaces

    def of(self, s: Agricola, p: int) -> int:
        n = 0
        for person in s.players[p].people:
            space = space_of(person)
            if space >= 0 and self.spaces >> space & 1:
                n += 1
        return n


class PeoplePlaced(Count):
    """People placed so far this round; while a space is used, the number of the person."""

    def of(self, s: Agricola, p: int) -> int:
        return s.players[p].goods[PLACED]


class People(Count):
    """People, newborns included."""

    def of(self, s: Agricola, p: int) -> int:
        return len(s.players[p].people)


class Held(Count):
    """How many of a good are in the supply, divided and rounded down."""

    def __init__(self, good: int, by: int = 1) -> None:
        self.good = good
        self.by = by

    def of(self, s: Agricola, p: int) -> int:
        return s.players[p].goods[self.good] // self.by


class Animals(Count):
    """All animals."""

    def of(self, s: Agricola, p: int) -> int:
        return sum([s.players[p].goods[animal] for animal in ANIMALS])


class AnimalKinds(Count):
    """Kinds of animals."""

    def of(self, s: Agricola, p: int) -> int:
        return sum([s.players[p].goods[animal] > 0 for animal in ANIMALS])


class Rooms(Count):
    """Rooms of the house."""

    def of(self, s: Agricola, p: int) -> int:
        return s.players[p].rooms()


class RoomsOf(Count):
    """The rooms, if they are of this material."""

    def __init__(self, material: int) -> None:
        self.material = material

    def of(self, s: Agricola, p: int) -> int:
        player = s.players[p]
        return player.rooms() if player.farm.material == self.material else 0


def fields_with(player: Player, good: int) -> int:
    """Fields that hold a crop now; field cards count."""
    return crops.fields_with(player.crops, good)


def fields_of(player: Player, planted: bool) -> int:
    """Fields, cards included, with something on them or with nothing."""
    n = 0
    for field in player.fields():
        if (player.crops[field] != 0) == planted:
            n += 1
    return n


class Fields(Count):
    """All fields, cards included."""

    def of(self, s: Agricola, p: int) -> int:
        return len(s.players[p].fields())


class FieldTiles(Count):
    """Field tiles on the farmyard."""

    def of(self, s: Agricola, p: int) -> int:
        return s.players[p].farm.fields.bit_count()


class FieldsWith(Count):
    """Fields that hold this crop."""

    def __init__(self, good: int) -> None:
        self.good = good

    def of(self, s: Agricola, p: int) -> int:
        return fields_with(s.players[p], self.good)


class PlantedFields(Count):
    """Fields, cards included, with something on them."""

    def of(self, s: Agricola, p: int) -> int:
        return fields_of(s.players[p], True)


class UnplantedFields(Count):
    """Fields, cards included, with nothing on them."""

    def of(self, s: Agricola, p: int) -> int:
        return fields_of(s.players[p], False)


class EmptyTiles(Count):
    """Field tiles with nothing on them."""

    def of(self, s: Agricola, p: int) -> int:
        return len(s.players[p].empty_tiles())


class Growing(Count):
    """How many of a crop lie on fields."""

    def __init__(self, good: int) -> None:
        self.good = good

    def of(self, s: Agricola, p: int) -> int:
        return s.players[p].growing(self.good)


class Pastures(Count):
    """Pastures of at least `least` spaces."""

    def __init__(self, least: int = 1) -> None:
        self.least = least

    def of(self, s: Agricola, p: int) -> int:
        n = 0
        for pasture in s.players[p].farm.pastures:
            if pasture.bit_count() >= self.least:
                n += 1
        return n


class Stables(Count):
    """All stables built."""

    def of(self, s: Agricola, p: int) -> int:
        return s.players[p].farm.stables.bit_count()


class FencedStables(Count):
    """Stables inside pastures."""

    def of(self, s: Agricola, p: int) -> int:
        farm = s.players[p].farm
        return (farm.stables & farm.fold).bit_count()


class FencesBuilt(Count):
    """Fences on the farmyard."""

    def of(self, s: Agricola, p: int) -> int:
        return s.players[p].farm.fences.bit_count()


class UnusedSpaces(Count):
    """Farmyard spaces with nothing on them."""

    def of(self, s: Agricola, p: int) -> int:
        return s.players[p].farm.unused().bit_count()
