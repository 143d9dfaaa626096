"""Points recomputed from a view by the rules alone; nothing here is the engine's."""

from typing import Any

Home = dict[str, Any]

DWELLINGS = {
    "entry_level_dwelling": 0,
    "dwelling": 3,
    "simple_dwelling_42": 0,
    "simple_dwelling_33": 0,
    "mixed_dwelling": 4,
    "couple_dwelling": 5,
    "additional_dwelling": 5,
}
"""Orange tiles with their printed points."""
GREEN = {
    "cuddle_room": 2,
    "breakfast_room": 0,
    "stubble_room": 1,
    "work_room": 2,
    "guest_room": 0,
    "office_room": 0,
    "carpenter": 0,
    "stone_carver": 1,
    "blacksmith": 3,
    "miner": 3,
    "builder": 2,
    "trader": 2,
    "wood_supplier": 2,
    "stone_supplier": 1,
    "ruby_supplier": 2,
    "dog_school": 0,
    "quarry": 2,
    "seam": 1,
    "slaughtering_cave": 2,
    "cooking_cave": 2,
    "working_cave": 2,
    "mining_cave": 2,
    "breeding_cave": 2,
    "peaceful_cave": 2,
}
"""Special rooms, building material and food caves."""
YELLOW = {
    "weaving_parlor": 0,
    "milking_parlor": 0,
    "state_parlor": 0,
    "hunting_parlor": 1,
    "beer_parlor": 3,
    "blacksmithing_parlor": 2,
    "stone_storage": 0,
    "ore_storage": 0,
    "spare_part_storage": 0,
    "main_storage": 0,
    "weapon_storage": 0,
    "supplies_storage": 0,
    "broom_chamber": 0,
    "treasure_chamber": 0,
    "food_chamber": 0,
    "prayer_chamber": 0,
    "writing_chamber": 0,
    "fodder_chamber": 0,
}
"""Parlors, storages and chambers; those with only a bonus formula are 0 here."""
PRINTED = {**DWELLINGS, **GREEN, **YELLOW}
INTRODUCTORY = {
    "dwelling",
    "simple_dwelling_42",
    "simple_dwelling_33",
    "cuddle_room",
    "breakfast_room",
    "stubble_room",
    "carpenter",
    "stone_carver",
    "blacksmith",
    "wood_supplier",
    "stone_supplier",
    "ruby_supplier",
    "slaughtering_cave",
    "cooking_cave",
    "working_cave",
    "weaving_parlor",
    "milking_parlor",
    "hunting_parlor",
    "beer_parlor",
    "stone_storage",
    "ore_storage",
    "main_storage",
    "weapon_storage",
    "treasure_chamber",
    "food_chamber",
    "writing_chamber",
    "fodder_chamber",
}
"""The tiles of the introductory game (CAV-11.68)."""
FARM_ANIMALS = ("sheep", "donkey", "boar", "cattle")
GRID = [f"{side}{row}{column}" for side in "fm" for row in range(1, 5) for column in range(1, 4)]


def tiles(home: Home) -> dict[str, str]:
    """The furnishing tiles by cell, the printed dwelling among them."""
    return {cell: is_["tile"] for cell, is_ in home["cells"].items() if "tile" in is_}


def crops(home: Home, crop: str) -> int:
    """How much of a crop lies on the fields."""
    return sum(is_["crops"] for is_ in home["cells"].values() if is_.get("crop") == crop)


def beside(cell: str, other: str) -> bool:
    """Do two cells of the mountain share an edge?"""
    row, column = int(cell[1]), int(cell[2])
    near = {(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)}
    return other[0] == cell[0] == "m" and (int(other[1]), int(other[2])) in near


def bonus(home: Home, cell: str, name: str, losses: int) -> int:
    """What a yellow tile is worth beyond its printed points."""
    goods = home["goods"]
    armed = sum(dwarf["weapon"] > 0 for dwarf in home["dwarfs"])
    family = len(home["dwarfs"])
    grain = goods["grain"] + crops(home, "grain")
    vegetables = goods["vegetable"] + crops(home, "vegetable")
    owned = tiles(home)
    formulas: dict[str, int] = {
        "weaving_parlor": goods["sheep"] // 2,
        "milking_parlor": goods["cattle"],
        "state_parlor": 4 * sum(beside(cell, at) for at in owned if owned[at] in DWELLINGS),
        "stone_storage": goods["stone"],
        "ore_storage": goods["ore"] // 2,
        "main_storage": 2 * sum(tile in YELLOW for tile in owned.values()),
        "weapon_storage": 3 * armed,
        "supplies_storage": 8 if armed == family else 0,
        "broom_chamber": 5 if family == 5 else 10 if family == 6 else 0,
        "treasure_chamber": goods["ruby"],
        "food_chamber": 2 * min(grain, vegetables),
        "prayer_chamber": 8 if armed == 0 else 0,
        "writing_chamber": min(7, losses),
        "fodder_chamber": sum(goods[animal] for animal in FARM_ANIMALS) // 3,
    }
    return formulas.get(name, 0)


def points(home: Home) -> dict[str, int]:
    """The score of one home by category (CAV-12.2 to CAV-12.16)."""
    goods = home["goods"]
    cells = home["cells"]
    terrains = [is_["terrain"] for is_ in cells.values()]
    missing = sum(goods[animal] == 0 for animal in FARM_ANIMALS)
    unused = sum(
        cells[cell]["terrain"] in ("forest", "rock") and not cells[cell]["stable"] for cell in GRID
    )
    losses = 2 * missing + unused + 3 * home["begging"]
    owned = tiles(home)
    return {
        "animals": sum(goods[animal] for animal in (*FARM_ANIMALS, "dog")),
        "missing_animals": -2 * missing,
        "grain": -(-(goods["grain"] + crops(home, "grain")) // 2),
        "vegetables": goods["vegetable"] + crops(home, "vegetable"),
        "rubies": goods["ruby"],
        "gold": goods["gold"],
        "dwarfs": len(home["dwarfs"]),
        "unused_spaces": -unused,
        "begging": -3 * home["begging"],
        "pastures": 2 * terrains.count("small_pasture") + 4 * len(home["large_pastures"]),
        "mines": 3 * terrains.count("ore_mine") + 4 * terrains.count("ruby_mine"),
        "furnishings": sum(PRINTED[tile] for tile in owned.values()),
        "bonuses": sum(bonus(home, cell, tile, losses) for cell, tile in owned.items()),
    }
