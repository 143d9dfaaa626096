"""Rooms, building-material tiles and food caves: green tiles (CAV-11.17 to 11.49)."""

from __future__ import annotations

from typing import cast

from hearthside.core.hooks import Anytime, Effect, Static, Trigger
from hearthside.core.state import State
from hearthside.games.caverna.cells import count
from hearthside.games.caverna.furnishing import (
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
    GREEN,
    LOOSE_EITHER_OR,
    NEWBORN_DONKEY,
    ORE_REPLACES,
    ORE_WITH_STONE,
    OVERHANG,
    SHEEP_PER_DWARF,
    STABLE_STONE,
    START_OF_ROUND,
    Exchange,
    Furnishing,
)
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
from hearthside.games.caverna.state import Caverna


class OrePerWorkedMine(Effect):
    """+1 ore per own ore mine with a donkey (CAV-11.26); the best arrangement counts (CAV-9.20)."""

    def mines(self, home: Home) -> int:
        return count(home.land.ore_mines)

    def fire(self, s: State, p: int, amount: int) -> None:
        game = cast(Caverna, s)
        home = game.homes[p]
        game.gain(p, ORE, min(home.goods[DONKEY], self.mines(home)))

    def improvable(self, s: State, p: int) -> bool:
        """A ruby may still buy a donkey (RUL-006)."""
        home = cast(Caverna, s).homes[p]
        return home.goods[RUBY] > 0 and home.goods[DONKEY] < self.mines(home)


# Special rooms (CAV-11.17 to 11.22)
Furnishing(
    "cuddle_room", "Cuddle room", GREEN, Price(wood=1), 2, True, hooks=[Static(SHEEP_PER_DWARF)]
)
Furnishing(
    "breakfast_room",
    "Breakfast room",
    GREEN,
    Price(wood=1),
    0,
    True,
    hooks=[Static(CATTLE_ROOM, 3)],
)
Furnishing(
    "stubble_room",
    "Stubble room",
    GREEN,
    Price(wood=1, ore=1),
    1,
    True,
    hooks=[Static(FIELD_ANIMALS)],
)
Furnishing(
    "work_room", "Work room", GREEN, Price(stone=1), 2, False, hooks=[Static(FURNISH_TUNNELS)]
)
Furnishing(
    "guest_room",
    "Guest room",
    GREEN,
    Price(wood=1, stone=1),
    0,
    False,
    hooks=[Static(LOOSE_EITHER_OR)],
)
Furnishing("office_room", "Office room", GREEN, Price(stone=1), 0, False, hooks=[Static(OVERHANG)])

# Building-material tiles (CAV-11.23 to 11.34)
Furnishing(
    "carpenter",
    "Carpenter",
    GREEN,
    Price(stone=1),
    0,
    True,
    hooks=[Static(FURNISH_WOOD), Static(FENCE_WOOD)],
)
Furnishing(
    "stone_carver",
    "Stone carver",
    GREEN,
    Price(wood=1),
    1,
    True,
    hooks=[Static(FURNISH_STONE), Static(STABLE_STONE)],
    built=GainOnce(STONE, 2),
)
Furnishing(
    "blacksmith",
    "Blacksmith",
    GREEN,
    Price(wood=1, stone=2),
    3,
    True,
    hooks=[Static(FORGE_ORE, 2)],
    built=GainOnce(ORE, 2),
)
Furnishing(
    "miner",
    "Miner",
    GREEN,
    Price(wood=1, stone=1),
    3,
    False,
    hooks=[Trigger(START_OF_ROUND, OrePerWorkedMine())],
)
Furnishing("builder", "Builder", GREEN, Price(stone=1), 2, False, hooks=[Static(ORE_REPLACES)])
TRADING = Exchange("trader", goods((GOLD, 2)), goods((WOOD, 1), (STONE, 1), (ORE, 1)))
Furnishing(
    "trader",
    "Trader",
    GREEN,
    Price(wood=1),
    2,
    False,
    hooks=[Anytime(TRADING.index)],
    covers="spare_part_storage",
)
Furnishing(
    "wood_supplier",
    "Wood supplier",
    GREEN,
    Price(stone=1),
    2,
    True,
    hooks=[Trigger(START_OF_ROUND, Deliver(WOOD_COMING, WOOD))],
    built=SetCounter(WOOD_COMING, 7),
)
Furnishing(
    "stone_supplier",
    "Stone supplier",
    GREEN,
    Price(wood=1),
    1,
    True,
    hooks=[Trigger(START_OF_ROUND, Deliver(STONE_COMING, STONE))],
    built=SetCounter(STONE_COMING, 5),
)
Furnishing(
    "ruby_supplier",
    "Ruby supplier",
    GREEN,
    Price(wood=2, stone=2),
    2,
    True,
    hooks=[Trigger(START_OF_ROUND, Deliver(RUBY_COMING, RUBY))],
    built=SetCounter(RUBY_COMING, 4),
)
Furnishing(
    "dog_school",
    "Dog school",
    GREEN,
    Price(),
    0,
    False,
    hooks=[Trigger(GAINED_DOG, GainPer(WOOD))],
)
Furnishing(
    "quarry",
    "Quarry",
    GREEN,
    Price(wood=1),
    2,
    False,
    hooks=[Trigger(NEWBORN_DONKEY, GainPer(STONE))],
)
Furnishing(
    "seam",
    "Seam",
    GREEN,
    Price(wood=2),
    1,
    False,
    hooks=[Trigger(GAINED_STONE, GainPer(ORE)), Static(ORE_WITH_STONE)],
)

# Food caves (CAV-11.44 to 11.49)
Furnishing(
    "slaughtering_cave",
    "Slaughtering cave",
    GREEN,
    Price(wood=2, stone=2),
    2,
    True,
    hooks=[Static(COOKED_EXTRA)],
)
COOKING = Exchange("cooking_cave", goods((GRAIN, 1), (VEGETABLE, 1)), goods((FOOD, 5)))
Furnishing(
    "cooking_cave",
    "Cooking cave",
    GREEN,
    Price(stone=2),
    2,
    True,
    hooks=[Anytime(COOKING.index), Static(GRAIN_AND_VEGETABLE_MEAL, 5)],
)
Furnishing(
    "working_cave",
    "Working cave",
    GREEN,
    Price(wood=1, stone=1),
    2,
    True,
    hooks=[Static(FED_BY_WORK)],
)
Furnishing(
    "mining_cave",
    "Mining cave",
    GREEN,
    Price(wood=3, stone=2),
    2,
    False,
    hooks=[Static(FED_BY_DONKEYS)],
)
Furnishing(
    "breeding_cave",
    "Breeding cave",
    GREEN,
    Price(stone=1, grain=1),
    2,
    False,
    hooks=[Trigger(BREEDING, FoodForNewborns())],
)
PEACE = Exchange("peaceful_cave", [], [])
Furnishing(
    "peaceful_cave",
    "Peaceful cave",
    GREEN,
    Price(wood=2, stone=2),
    2,
    False,
    hooks=[Anytime(PEACE.index)],
)
