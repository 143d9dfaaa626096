"""Rooms, building-material tiles and food caves: green tiles (CAV-11.17 to 11.49)."""

from __future__ import annotations

from hearthside.core.hooks import Effect, Static, Trigger
from hearthside.games.caverna.cells import count
from hearthside.games.caverna.furnishing import GREEN, Furnishing
from hearthside.games.caverna.furnishings.effects import (
    Deliver,
    FoodForNewborns,
    GainOnce,
    GainPer,
    SetCounter,
    goods,
)
from hearthside.games.caverna.goods import (
    DONKEY,
    FOOD,
    GOLD,
    GRAIN,
    ORE,
    RUBY,
    RUBY_COMING,
    STONE,
    STONE_COMING,
    VEGETABLE,
    WOOD,
    WOOD_COMING,
    Price,
)
from hearthside.games.caverna.home import Home
from hearthside.games.caverna.hooks import Exchange
from hearthside.games.caverna.questions import (
    BREEDING,
    CATTLE_ROOM,
    COOKED_EXTRA,
    FED_BY_DONKEYS,
    FED_BY_WORK,
    FENCE_WOOD,
    FIELD_ANIMALS,
    FORGE_ORE,
    FURNISH_STONE,
    FURNISH_TUNNELS,
    FURNISH_WOOD,
    GAINED_DOG,
    GAINED_STONE,
    GRAIN_AND_VEGETABLE_MEAL,
    LOOSE_EITHER_OR,
    NEWBORN_DONKEY,
    ORE_REPLACES,
    ORE_WITH_STONE,
    OVERHANG,
    SHEEP_PER_DWARF,
    STABLE_STONE,
    START_OF_ROUND,
)
from hearthside.games.caverna.state import Caverna


class OrePerWorkedMine(Effect[Caverna]):
    """+1 ore per own ore mine with a donkey (CAV-11.26); the best arrangement counts (CAV-9.20)."""

    def mines(self, home: Home) -> int:
        return count(home.land.ore_mines)

    def fire(self, s: Caverna, p: int, amount: int) -> None:
        home = s.homes[p]
        s.gain(p, ORE, min(home.goods[DONKEY], self.mines(home)))

    def widens(self, s: Caverna, p: int) -> bool:
        """A ruby may still buy a donkey (RUL-006)."""
        home = s.homes[p]
        return home.goods[RUBY] > 0 and home.goods[DONKEY] < self.mines(home)


# Special rooms (CAV-11.17 to 11.22)
Furnishing(
    "cuddle_room", GREEN, Price(wood=1), points=2, intro=True, hooks=[Static(SHEEP_PER_DWARF)]
)
Furnishing(
    "breakfast_room",
    GREEN,
    Price(wood=1),
    points=0,
    intro=True,
    hooks=[Static(CATTLE_ROOM, 3)],
)
Furnishing(
    "stubble_room",
    GREEN,
    Price(wood=1, ore=1),
    points=1,
    intro=True,
    hooks=[Static(FIELD_ANIMALS)],
)
Furnishing(
    "work_room", GREEN, Price(stone=1), points=2, intro=False, hooks=[Static(FURNISH_TUNNELS)]
)
Furnishing(
    "guest_room",
    GREEN,
    Price(wood=1, stone=1),
    points=0,
    intro=False,
    hooks=[Static(LOOSE_EITHER_OR)],
)
Furnishing("office_room", GREEN, Price(stone=1), points=0, intro=False, hooks=[Static(OVERHANG)])

# Building-material tiles (CAV-11.23 to 11.34)
Furnishing(
    "carpenter",
    GREEN,
    Price(stone=1),
    points=0,
    intro=True,
    hooks=[Static(FURNISH_WOOD), Static(FENCE_WOOD)],
)
Furnishing(
    "stone_carver",
    GREEN,
    Price(wood=1),
    points=1,
    intro=True,
    hooks=[Static(FURNISH_STONE), Static(STABLE_STONE)],
    built=GainOnce(STONE, 2),
)
Furnishing(
    "blacksmith",
    GREEN,
    Price(wood=1, stone=2),
    points=3,
    intro=True,
    hooks=[Static(FORGE_ORE, 2)],
    built=GainOnce(ORE, 2),
)
Furnishing(
    "miner",
    GREEN,
    Price(wood=1, stone=1),
    points=3,
    intro=False,
    hooks=[Trigger(START_OF_ROUND, OrePerWorkedMine())],
)
Furnishing("builder", GREEN, Price(stone=1), points=2, intro=False, hooks=[Static(ORE_REPLACES)])
Furnishing(
    "trader",
    GREEN,
    Price(wood=1),
    points=2,
    intro=False,
    hooks=[Exchange("trader", goods((GOLD, 2)), goods((WOOD, 1), (STONE, 1), (ORE, 1)))],
    covers="spare_part_storage",
)
Furnishing(
    "wood_supplier",
    GREEN,
    Price(stone=1),
    points=2,
    intro=True,
    hooks=[Trigger(START_OF_ROUND, Deliver(WOOD_COMING, WOOD))],
    built=SetCounter(WOOD_COMING, 7),
)
Furnishing(
    "stone_supplier",
    GREEN,
    Price(wood=1),
    points=1,
    intro=True,
    hooks=[Trigger(START_OF_ROUND, Deliver(STONE_COMING, STONE))],
    built=SetCounter(STONE_COMING, 5),
)
Furnishing(
    "ruby_supplier",
    GREEN,
    Price(wood=2, stone=2),
    points=2,
    intro=True,
    hooks=[Trigger(START_OF_ROUND, Deliver(RUBY_COMING, RUBY))],
    built=SetCounter(RUBY_COMING, 4),
)
Furnishing(
    "dog_school",
    GREEN,
    Price(),
    points=0,
    intro=False,
    hooks=[Trigger(GAINED_DOG, GainPer(WOOD))],
)
Furnishing(
    "quarry",
    GREEN,
    Price(wood=1),
    points=2,
    intro=False,
    hooks=[Trigger(NEWBORN_DONKEY, GainPer(STONE))],
)
Furnishing(
    "seam",
    GREEN,
    Price(wood=2),
    points=1,
    intro=False,
    hooks=[Trigger(GAINED_STONE, GainPer(ORE)), Static(ORE_WITH_STONE)],
)

# Food caves (CAV-11.44 to 11.49)
Furnishing(
    "slaughtering_cave",
    GREEN,
    Price(wood=2, stone=2),
    points=2,
    intro=True,
    hooks=[Static(COOKED_EXTRA)],
)
Furnishing(
    "cooking_cave",
    GREEN,
    Price(stone=2),
    points=2,
    intro=True,
    hooks=[
        Exchange("cooking_cave", goods((GRAIN, 1), (VEGETABLE, 1)), goods((FOOD, 5))),
        Static(GRAIN_AND_VEGETABLE_MEAL, 5),
    ],
)
Furnishing(
    "working_cave",
    GREEN,
    Price(wood=1, stone=1),
    points=2,
    intro=True,
    hooks=[Static(FED_BY_WORK)],
)
Furnishing(
    "mining_cave",
    GREEN,
    Price(wood=3, stone=2),
    points=2,
    intro=False,
    hooks=[Static(FED_BY_DONKEYS)],
)
Furnishing(
    "breeding_cave",
    GREEN,
    Price(stone=1, grain=1),
    points=2,
    intro=False,
    hooks=[Trigger(BREEDING, FoodForNewborns())],
)
Furnishing(
    "peaceful_cave",
    GREEN,
    Price(wood=2, stone=2),
    points=2,
    intro=False,
    hooks=[Exchange("peaceful_cave", [], [])],
)
