"""What the abilities of furnishing tiles are worth, beyond their printed points and bonuses.

Capacity for animals, room for dwarfs and deliveries are seen elsewhere; here is the rest.
"""

from __future__ import annotations

from typing import Final

from hearthside.games.caverna import furnishings as furnishings
from hearthside.games.caverna.furnishing import TILE_NAMED

PER_ROUND: Final = {
    "carpenter": 0.25,
    "stone_carver": 0.2,
    "blacksmith": 0.15,
    "miner": 0.3,
    "builder": 0.15,
    "trader": 0.1,
    "dog_school": 0.05,
    "quarry": 0.15,
    "seam": 0.2,
    "guest_room": 0.2,
    "office_room": 0.2,
    "work_room": 0.1,
    "slaughtering_cave": 0.2,
    "cooking_cave": 0.2,
    "working_cave": 0.4,
    "mining_cave": 0.3,
    "breeding_cave": 0.4,
    "peaceful_cave": 0.05,
    "beer_parlor": 0.1,
    "hunting_parlor": 0.05,
    "blacksmithing_parlor": 0.1,
    "spare_part_storage": 0.1,
}
"""Points per round to come."""


def table() -> dict[int, float]:
    """The same by the number of the tile."""
    return {TILE_NAMED[name].index: value for name, value in PER_ROUND.items()}


ABILITY: Final = table()
