"""Parlors, storages and chambers: yellow tiles (CAV-11.50 to 11.67)."""

from __future__ import annotations

from hearthside.core.hooks import Score, Static
from hearthside.games.caverna.furnished import cell_with, tile_list
from hearthside.games.caverna.furnishing import YELLOW, Furnishing
from hearthside.games.caverna.furnishings.effects import (
    FoodPerAnimal,
    FoodPerDwellingBeside,
    PerGood,
    dwellings_beside,
    goods,
)
from hearthside.games.caverna.goods import (
    BOAR,
    CATTLE,
    FOOD,
    GOLD,
    GRAIN,
    ORE,
    RUBY,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
    Price,
)
from hearthside.games.caverna.hooks import Exchange
from hearthside.games.caverna.losses import losses
from hearthside.games.caverna.questions import TWO_GRAIN_MEAL
from hearthside.games.caverna.state import Caverna

# Parlors (CAV-11.50 to 11.55)
Furnishing(
    "weaving_parlor",
    YELLOW,
    Price(wood=2, stone=1),
    points=0,
    intro=True,
    built=FoodPerAnimal(SHEEP),
    hooks=[PerGood(SHEEP, each=2)],
)
Furnishing(
    "milking_parlor",
    YELLOW,
    Price(wood=2, stone=2),
    points=0,
    intro=True,
    built=FoodPerAnimal(CATTLE),
    hooks=[PerGood(CATTLE)],
)


class DwellingsBeside(Score[Caverna]):
    """4 points per adjacent dwelling (CAV-11.52)."""

    def points(self, s: Caverna, p: int) -> int:
        home = s.homes[p]
        cell = cell_with(home.rooms, self.source)
        return 4 * dwellings_beside(home, cell) if cell >= 0 else 0


Furnishing(
    "state_parlor",
    YELLOW,
    Price(stone=3, gold=5),
    points=0,
    intro=False,
    built=FoodPerDwellingBeside(),
    hooks=[DwellingsBeside()],
)
Furnishing(
    "hunting_parlor",
    YELLOW,
    Price(wood=2),
    points=1,
    intro=True,
    hooks=[Exchange("hunting_parlor", goods((BOAR, 2)), goods((GOLD, 2), (FOOD, 2)))],
)
Furnishing(
    "beer_parlor",
    YELLOW,
    Price(wood=2),
    points=3,
    intro=True,
    hooks=[
        Exchange("beer_parlor_gold", goods((GRAIN, 2)), goods((GOLD, 3)), "beer_parlor"),
        Exchange("beer_parlor_food", goods((GRAIN, 2)), goods((FOOD, 4)), "beer_parlor"),
        Static(TWO_GRAIN_MEAL, 4),
    ],
)
Furnishing(
    "blacksmithing_parlor",
    YELLOW,
    Price(ore=3),
    points=2,
    intro=False,
    hooks=[
        Exchange("blacksmithing_parlor", goods((RUBY, 1), (ORE, 1)), goods((GOLD, 2), (FOOD, 1)))
    ],
)

# Storages (CAV-11.56 to 11.61)
Furnishing(
    "stone_storage",
    YELLOW,
    Price(wood=3, ore=1),
    points=0,
    intro=True,
    hooks=[PerGood(STONE)],
)
Furnishing(
    "ore_storage",
    YELLOW,
    Price(wood=1, stone=2),
    points=0,
    intro=True,
    hooks=[PerGood(ORE, each=2)],
)
Furnishing(
    "spare_part_storage",
    YELLOW,
    Price(wood=2),
    points=0,
    intro=False,
    hooks=[
        Exchange("spare_part_storage", goods((WOOD, 1), (STONE, 1), (ORE, 1)), goods((GOLD, 2)))
    ],
    covers="trader",
)


class PerYellowTile(Score[Caverna]):
    """2 points per own yellow tile, this one included (CAV-11.59)."""

    def points(self, s: Caverna, p: int) -> int:
        n = 0
        for index in tile_list(s.homes[p].rooms):
            if s.content.tiles[index].colour == YELLOW:
                n += 1
        return 2 * n


Furnishing(
    "main_storage",
    YELLOW,
    Price(wood=2, stone=1),
    points=0,
    intro=True,
    hooks=[PerYellowTile()],
)


class PerArmedDwarf(Score[Caverna]):
    """3 points per armed dwarf (CAV-11.60)."""

    def points(self, s: Caverna, p: int) -> int:
        return 3 * s.homes[p].armed()


Furnishing(
    "weapon_storage",
    YELLOW,
    Price(wood=3, stone=2),
    points=0,
    intro=True,
    hooks=[PerArmedDwarf()],
)


class AllArmed(Score[Caverna]):
    """8 points if every dwarf is armed (CAV-11.61)."""

    def points(self, s: Caverna, p: int) -> int:
        home = s.homes[p]
        return 8 if home.armed() == home.present() else 0


Furnishing(
    "supplies_storage",
    YELLOW,
    Price(wood=1, food=3),
    points=0,
    intro=False,
    hooks=[AllArmed()],
)


class LargeFamily(Score[Caverna]):
    """5 points with exactly 5 dwarfs, 10 with 6 (CAV-11.62)."""

    def points(self, s: Caverna, p: int) -> int:
        return {5: 5, 6: 10}.get(s.homes[p].present(), 0)


# Chambers (CAV-11.62 to 11.67)
Furnishing("broom_chamber", YELLOW, Price(wood=1), points=0, intro=False, hooks=[LargeFamily()])
Furnishing(
    "treasure_chamber",
    YELLOW,
    Price(wood=1, stone=1),
    points=0,
    intro=True,
    hooks=[PerGood(RUBY)],
)


class CropSets(Score[Caverna]):
    """2 points per set of 1 grain and 1 vegetable, supply and fields together (CAV-11.64)."""

    def points(self, s: Caverna, p: int) -> int:
        home = s.homes[p]
        grain = home.goods[GRAIN] + home.grain_on_fields()
        vegetables = home.goods[VEGETABLE] + home.vegetables_on_fields()
        return 2 * min(grain, vegetables)


Furnishing(
    "food_chamber",
    YELLOW,
    Price(wood=2, vegetable=2),
    points=0,
    intro=True,
    hooks=[CropSets()],
)


class NoneArmed(Score[Caverna]):
    """8 points if no dwarf is armed (CAV-11.65)."""

    def points(self, s: Caverna, p: int) -> int:
        return 0 if s.homes[p].armed() else 8


Furnishing("prayer_chamber", YELLOW, Price(wood=2), points=0, intro=False, hooks=[NoneArmed()])


class CancelLosses(Score[Caverna]):
    """Cancels up to 7 negative points (CAV-11.66, 12.15)."""

    def points(self, s: Caverna, p: int) -> int:
        return min(7, losses(s.homes[p]))


Furnishing("writing_chamber", YELLOW, Price(stone=2), points=0, intro=True, hooks=[CancelLosses()])


class PerThreeFarmAnimals(Score[Caverna]):
    """1 point per 3 farm animals of all kinds together, no dogs (CAV-11.67)."""

    def points(self, s: Caverna, p: int) -> int:
        return s.homes[p].farm_animals() // 3


Furnishing(
    "fodder_chamber",
    YELLOW,
    Price(stone=1, grain=2),
    points=0,
    intro=True,
    hooks=[PerThreeFarmAnimals()],
)
