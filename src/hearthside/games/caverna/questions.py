"""What tiles change and wait for: questions of statics, windows of triggers (CAV-11)."""

from __future__ import annotations

from typing import Final

from hearthside.core.hooks import Register
from hearthside.games.caverna.goods import DOG, GOODS, STONE

QUESTIONS: Final = Register()
"""How much, or whether, for the owner."""
FURNISH_WOOD: Final = QUESTIONS.add("furnish_wood")
FURNISH_STONE: Final = QUESTIONS.add("furnish_stone")
FENCE_WOOD: Final = QUESTIONS.add("fence_wood")
STABLE_STONE: Final = QUESTIONS.add("stable_stone")
FORGE_ORE: Final = QUESTIONS.add("forge_ore")
ORE_REPLACES: Final = QUESTIONS.add("ore_replaces")
"""Ore may replace 1 wood and 1 stone of a furnishing tile."""
FURNISH_TUNNELS: Final = QUESTIONS.add("furnish_tunnels")
LOOSE_EITHER_OR: Final = QUESTIONS.add("loose_either_or")
OVERHANG: Final = QUESTIONS.add("overhang")
COOKED_EXTRA: Final = QUESTIONS.add("cooked_extra")
"""Extra food per farm animal turned into food."""
FED_BY_DONKEYS: Final = QUESTIONS.add("fed_by_donkeys")
FED_BY_WORK: Final = QUESTIONS.add("fed_by_work")
ROOM: Final = QUESTIONS.add("room")
SIXTH_DWARF: Final = QUESTIONS.add("sixth_dwarf")
ANIMAL_ROOMS: Final = QUESTIONS.add("animal_rooms")
CATTLE_ROOM: Final = QUESTIONS.add("cattle_room")
SHEEP_PER_DWARF: Final = QUESTIONS.add("sheep_per_dwarf")
FIELD_ANIMALS: Final = QUESTIONS.add("field_animals")
GRAIN_AND_VEGETABLE_MEAL: Final = QUESTIONS.add("grain_and_vegetable_meal")
"""Food for 1 grain and 1 vegetable together."""
TWO_GRAIN_MEAL: Final = QUESTIONS.add("two_grain_meal")
"""Food for 2 grain together."""
ORE_WITH_STONE: Final = QUESTIONS.add("ore_with_stone")
"""Ore that comes with each stone gained."""

WINDOWS: Final = Register()
START_OF_ROUND: Final = WINDOWS.add("start_of_round")
GAINED_STONE: Final = WINDOWS.add("gained_stone")
GAINED_DOG: Final = WINDOWS.add("gained_dog")
NEWBORN_DONKEY: Final = WINDOWS.add("newborn_donkey")
BREEDING: Final = WINDOWS.add("breeding")

WINDOW_OF_GOOD: Final = [-1] * GOODS
WINDOW_OF_GOOD[STONE] = GAINED_STONE
WINDOW_OF_GOOD[DOG] = GAINED_DOG
