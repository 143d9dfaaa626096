"""More counts for cards (AGC-2.3): what lies on spaces, on the farm and in front of players."""

from __future__ import annotations

from hearthside.games.agricola.card import CARDS, MAJOR, MINOR, OCCUPATION, Card
from hearthside.games.agricola.effects import Count, event_of
from hearthside.games.agricola.farmyard import cells_of
from hearthside.games.agricola.goods import ANIMALS, OCCUPATIONS_PLAYED, PLACED, count_of
from hearthside.games.agricola.hooks import Cooking, Oven
from hearthside.games.agricola.player import PLACE
from hearthside.games.agricola.prerequisites import (
    fields_of,
    fields_with,
    improvements_with,
)
from hearthside.games.agricola.state import HARVESTS, Agricola

# The round


class RoundNumber(Count):
    """The current round."""

    def of(self, s: Agricola, p: int) -> int:
        return s.round


class HarvestsDone(Count):
    """Harvests in rounds that are over."""

    def of(self, s: Agricola, p: int) -> int:
        n = 0
        for round in HARVESTS:
            if round < s.round:
                n += 1
        return n


# Spaces and people


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
    """Spaces on which so many of a good lie."""

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
            place = person & PLACE
            if place and self.spaces >> place - 1 & 1:
                n += 1
        return n


class PeoplePlaced(Count):
    """People placed so far this round; while a space is used, the number of the person."""

    def of(self, s: Agricola, p: int) -> int:
        return s.players[p].goods[PLACED]


# The farm


class FieldsWith(Count):
    """Fields that hold this crop."""

    def __init__(self, good: int) -> None:
        self.good = good

    def of(self, s: Agricola, p: int) -> int:
        return fields_with(s.players[p], self.good)


class Fields(Count):
    """All fields, cards included."""

    def of(self, s: Agricola, p: int) -> int:
        return len(s.players[p].fields())


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
    """Pastures of at least so many spaces."""

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


class RoomsOf(Count):
    """The rooms, if they are of this material."""

    def __init__(self, material: int) -> None:
        self.material = material

    def of(self, s: Agricola, p: int) -> int:
        player = s.players[p]
        return player.rooms() if player.farm.material == self.material else 0


class Animals(Count):
    """All animals."""

    def of(self, s: Agricola, p: int) -> int:
        return sum([s.players[p].goods[animal] for animal in ANIMALS])


# Cards


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
            if CARDS[entry & 0xFFFF].kind == self.kind:
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


# Outcomes of sub-actions (only after them)


class Outcome(Count):
    """The low eight bits of what just happened: rooms or stables built, grain baked."""

    def of(self, s: Agricola, p: int) -> int:
        return event_of(s) & 255


class OutcomeSize(Count):
    """The size of the set that just came to be: field tiles plowed, fences built."""

    def of(self, s: Agricola, p: int) -> int:
        return event_of(s).bit_count()
