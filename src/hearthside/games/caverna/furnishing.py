"""Furnishing tiles: what they are made of (CAV-11). The tiles themselves are in furnishings/."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hearthside.core.hooks import Effect, Hook, no_hooks
from hearthside.games.caverna.goods import DOG, GOODS, STONE, Price

if TYPE_CHECKING:
    from hearthside.games.caverna.state import Caverna

ORANGE: Final = 0
GREEN: Final = 1
YELLOW: Final = 2
COLOURS: Final = ("orange", "green", "yellow")
"""Dwellings; rooms, materials and food caves; parlors, storages and chambers (CAV-11.7)."""

# Questions that static hooks answer: how much, or whether, for the owner.
FURNISH_WOOD: Final = 0
FURNISH_STONE: Final = 1
FENCE_WOOD: Final = 2
STABLE_STONE: Final = 3
FORGE_ORE: Final = 4
ORE_REPLACES: Final = 5
"""Ore may replace 1 wood and 1 stone of a furnishing tile."""
FURNISH_TUNNELS: Final = 6
LOOSE_EITHER_OR: Final = 7
OVERHANG: Final = 8
COOKED_EXTRA: Final = 9
"""Extra food per farm animal turned into food."""
FED_BY_DONKEYS: Final = 10
FED_BY_WORK: Final = 11
ROOM: Final = 12
SIXTH_DWARF: Final = 13
ANIMAL_ROOMS: Final = 14
CATTLE_ROOM: Final = 15
SHEEP_PER_DWARF: Final = 16
FIELD_ANIMALS: Final = 17
GRAIN_AND_VEGETABLE_MEAL: Final = 18
"""Food for 1 grain and 1 vegetable together."""
TWO_GRAIN_MEAL: Final = 19
"""Food for 2 grain together."""
ORE_WITH_STONE: Final = 20
"""Ore that comes with each stone gained."""
QUESTIONS: Final = 21

# Windows that triggers listen to.
START_OF_ROUND: Final = 0
GAINED_STONE: Final = 1
GAINED_DOG: Final = 2
NEWBORN_DONKEY: Final = 3
BREEDING: Final = 4
WINDOWS: Final = 5

WINDOW_OF_GOOD: Final = [-1] * GOODS
WINDOW_OF_GOOD[STONE] = GAINED_STONE
WINDOW_OF_GOOD[DOG] = GAINED_DOG

NOTHING: Final = no_hooks(QUESTIONS, WINDOWS)


class Bonus:
    """Points at the end of the game by a formula (timing E of CAV-11.8)."""

    def points(self, s: Caverna, p: int) -> int:
        raise AssertionError("a bonus says how many points")


class Furnishing:
    """A furnishing tile. `covers` names the tile it must be put on top of (CAV-11.40).

    It is declared in a `catalogue`, by default that of the base game.
    """

    def __init__(
        self,
        name: str,
        colour: int,
        price: Price,
        *,
        points: int,
        intro: bool,
        hooks: list[Hook] | None = None,
        built: Effect | None = None,
        bonus: Bonus | None = None,
        covers: str = "",
        unlimited: bool = False,
        catalogue: Catalogue | None = None,
    ) -> None:
        there = catalogue if catalogue is not None else CATALOGUE
        self.index: int = len(there.tiles)
        self.name: str = name
        self.colour = colour
        self.price = price
        self.points = points
        self.intro = intro
        self.hooks: list[Hook] = hooks if hooks is not None else []
        self.built = built
        self.bonus = bonus
        self.covers_name = covers
        self.covers = -1
        self.unlimited = unlimited
        there.tiles.append(self)
        there.named[name] = self


class Catalogue:
    """All furnishing tiles of a game by number and by name; a copy may be added to (ADR 0010)."""

    def __init__(self, tiles: list[Furnishing], named: dict[str, Furnishing]) -> None:
        self.tiles = tiles
        self.named = named

    def copy(self) -> Catalogue:
        return Catalogue(self.tiles[:], dict(self.named))


CATALOGUE: Final = Catalogue([], {})
TILES: Final = CATALOGUE.tiles
TILE_NAMED: Final = CATALOGUE.named


class Exchange:
    """A tile's any-time exchange: goods for goods, as often as wished (CAV-7.12).

    Without a price it gives up a weapon: as much food as its strength (CAV-11.49).
    """

    def __init__(self, name: str, pay: list[int], gain: list[int]) -> None:
        self.index = len(EXCHANGES)
        self.name = name
        self.pay = pay
        self.gain = gain
        EXCHANGES.append(self)


EXCHANGES: Final[list[Exchange]] = []


def link_tiles() -> None:
    """Resolve the names of covered tiles once all tiles are declared."""
    for tile in TILES:
        if tile.covers_name:
            tile.covers = TILE_NAMED[tile.covers_name].index
