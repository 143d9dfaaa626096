"""Effects and bonuses that tiles are made of."""

from __future__ import annotations

from typing import Final

from hearthside.core.hooks import Effect, Score
from hearthside.games.caverna.cells import neighbours, numbers
from hearthside.games.caverna.furnishing import ORANGE, TILES
from hearthside.games.caverna.goods import FOOD, GOODS
from hearthside.games.caverna.home import ENTRY, Home
from hearthside.games.caverna.state import Caverna


def goods(*amounts: tuple[int, int]) -> list[int]:
    """A list of goods by their numbers."""
    out = [0] * GOODS
    for good, n in amounts:
        out[good] = n
    return out


class GainOnce(Effect[Caverna]):
    """+n of a good when the tile is built."""

    def __init__(self, good: int, n: int) -> None:
        super().__init__()
        self.good = good
        self.n = n

    def fire(self, s: Caverna, p: int, amount: int) -> None:
        s.gain(p, self.good, self.n)


class GainPer(Effect[Caverna]):
    """+1 of a good for each time it happens."""

    def __init__(self, good: int) -> None:
        super().__init__()
        self.good = good

    def fire(self, s: Caverna, p: int, amount: int) -> None:
        s.gain(p, self.good, amount)


class SetCounter(Effect[Caverna]):
    """A supplier begins: `n` deliveries are to come."""

    def __init__(self, counter: int, n: int) -> None:
        super().__init__()
        self.counter = counter
        self.n = n

    def fire(self, s: Caverna, p: int, amount: int) -> None:
        s.homes[p].goods[self.counter] = self.n


class Deliver(Effect[Caverna]):
    """One delivery per played round while any is left (CAV-11.35)."""

    def __init__(self, counter: int, good: int) -> None:
        super().__init__()
        self.counter = counter
        self.good = good

    def fire(self, s: Caverna, p: int, amount: int) -> None:
        if s.homes[p].goods[self.counter]:
            s.homes[p].goods[self.counter] -= 1
            s.gain(p, self.good, 1)


class FoodPerAnimal(Effect[Caverna]):
    """+1 food per animal of a kind on the board when the tile is built."""

    def __init__(self, good: int) -> None:
        super().__init__()
        self.good = good

    def fire(self, s: Caverna, p: int, amount: int) -> None:
        s.gain(p, FOOD, s.homes[p].goods[self.good])


NEWBORN_FOOD: Final = (0, 1, 2, 3, 5)


class FoodForNewborns(Effect[Caverna]):
    """1, 2, 3 or 5 food for 1 to 4 newborns of one breeding (CAV-11.48)."""

    def fire(self, s: Caverna, p: int, amount: int) -> None:
        s.gain(p, FOOD, NEWBORN_FOOD[amount])


def dwellings_beside(home: Home, cell: int) -> int:
    """How many dwellings share an edge with a cell; the printed one counts (CAV-11.52)."""
    n = 0
    for other in numbers(neighbours(1 << cell) & home.land.rooms):
        tile = home.tile_at(other)
        if tile == ENTRY or (tile >= 0 and TILES[tile].colour == ORANGE):
            n += 1
    return n


class FoodPerDwellingBeside(Effect[Caverna]):
    """+2 food per adjacent dwelling; fired with the cell of the tile."""

    def fire(self, s: Caverna, p: int, amount: int) -> None:
        s.gain(p, FOOD, 2 * dwellings_beside(s.homes[p], amount))


class PerGood(Score[Caverna]):
    """1 point per `each` of a good in the supply or an animal."""

    def __init__(self, good: int, each: int = 1) -> None:
        super().__init__()
        self.good = good
        self.each = each

    def points(self, s: Caverna, p: int) -> int:
        return s.homes[p].goods[self.good] // self.each
