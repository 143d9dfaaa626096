"""Scoring. Written from CAV-12.2–12.18 and the bonus formulas of CAV-11.50–11.67."""

from tests.oracle.caverna.home import (
    DWELLINGS,
    GRID,
    KINDS,
    TILE_POINTS,
    YELLOW,
    Home,
    neighbours,
)


def crop(home: Home, kind: str) -> int:
    """In the supply and on the fields."""
    return home.goods[kind] + sum(n for what, n in home.crops.values() if what == kind)


def unused(home: Home) -> int:
    """Spaces of the two grids without tile and stable (CAV-12.8)."""
    bare = [s for s, terrain in home.terrain.items() if terrain in ("forest", "rock")]
    return sum(1 for space in bare if space in GRID and space not in home.stables)


def parts(home: Home) -> dict[str, int]:
    goods = home.goods
    found = {
        "animals": sum(goods[kind] for kind in (*KINDS, "dog")),
        "missing_animals": -2 * sum(1 for kind in KINDS if goods[kind] == 0),
        "grain": -(-crop(home, "grain") // 2),
        "vegetables": crop(home, "vegetable"),
        "rubies": goods["ruby"],
        "gold": goods["gold"],
        "dwarfs": len(home.dwarfs),
        "unused_spaces": -unused(home),
        "begging": -3 * home.begging,
        "pastures": 2 * len(home.spaces("small_pasture")) + 4 * len(home.large_pastures),
        "mines": 3 * len(home.spaces("ore_mine")) + 4 * len(home.spaces("ruby_mine")),
        "furnishings": sum(TILE_POINTS[tile] for tile in home.tiles.values()),
    }
    losses = -(found["missing_animals"] + found["unused_spaces"] + found["begging"])
    found["bonuses"] = sum(bonus(home, tile, losses) for tile in home.tiles.values())
    return found


def bonus(home: Home, tile: str, losses: int) -> int:
    """The formula of a yellow tile; `losses` are the negative points of CAV-12.15."""
    goods = home.goods
    armed = sum(1 for dwarf in home.dwarfs if dwarf.weapon > 0)
    dwarfs = len(home.dwarfs)
    formulas = {
        "weaving_parlor": goods["sheep"] // 2,
        "milking_parlor": goods["cattle"],
        "state_parlor": 4 * adjacent_dwellings(home),
        "stone_storage": goods["stone"],
        "ore_storage": goods["ore"] // 2,
        "main_storage": 2 * sum(1 for other in home.tiles.values() if other in YELLOW),
        "weapon_storage": 3 * armed,
        "supplies_storage": 8 if armed == dwarfs else 0,
        "broom_chamber": {5: 5, 6: 10}.get(dwarfs, 0),
        "treasure_chamber": goods["ruby"],
        "food_chamber": 2 * min(crop(home, "grain"), crop(home, "vegetable")),
        "prayer_chamber": 8 if armed == 0 else 0,
        "writing_chamber": min(7, losses),
        "fodder_chamber": sum(goods[kind] for kind in KINDS) // 3,
    }
    return formulas.get(tile, 0)


def adjacent_dwellings(home: Home) -> int:
    """Dwellings beside the State parlor, the entry-level dwelling too (CAV-11.52)."""
    for space, tile in home.tiles.items():
        if tile == "state_parlor":
            return sum(1 for other in neighbours(space) if home.tiles.get(other) in DWELLINGS)
    return 0
