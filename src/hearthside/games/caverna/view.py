"""What a viewer may know of a game of Caverna, built from nothing (CAV-1.4: supplies are open)."""

from __future__ import annotations

from collections.abc import Sequence

from hearthside.core.ruleset import View
from hearthside.core.state import AnyNode
from hearthside.games.caverna.arrange import described
from hearthside.games.caverna.barter import trades_materials
from hearthside.games.caverna.cells import GRID, ICONS, cell_name, numbers
from hearthside.games.caverna.dwarf import is_newborn, space_of, strength_of
from hearthside.games.caverna.feeding import due
from hearthside.games.caverna.food import EDIBLE, GIVEN, plan_food
from hearthside.games.caverna.furnishing import COLOURS, TILES, Furnishing
from hearthside.games.caverna.goods import (
    BEGGING,
    DONKEY,
    FARM_ANIMALS,
    GOOD_NAMES,
    RUBY_COMING,
    STABLES,
    STONE_COMING,
    WOOD_COMING,
    named,
)
from hearthside.games.caverna.harvest import (
    HARVEST_NAMES,
    HARVEST_STEPS,
    NORMAL,
    kind_of_round,
    printed_harvest,
)
from hearthside.games.caverna.home import ENTRY, Home
from hearthside.games.caverna.loot import LOOT, Loot
from hearthside.games.caverna.reach import has
from hearthside.games.caverna.rounds import FIRST_MARKER, MARKERS, played_rounds
from hearthside.games.caverna.scoring import PARTS, parts
from hearthside.games.caverna.space import Space
from hearthside.games.caverna.spaces import SOLO_ORDER, SPACES
from hearthside.games.caverna.state import Caverna
from hearthside.games.caverna.verbs.breed import have_room
from hearthside.games.caverna.verbs.expedition import Expedition
from hearthside.games.caverna.verbs.furnish import ways_to_pay
from hearthside.games.caverna.verbs.trade import MARKET


def view(s: Caverna, viewer: int) -> View:
    """The whole table; Caverna hides only what nobody has drawn yet."""
    return {
        "game": "caverna",
        "viewer": viewer if viewer >= 0 else None,
        "players": s.seats,
        "options": dict(s.rules.chosen),
        "round": s.round,
        "rounds": played_rounds(s.seats),
        "starting_player": s.start,
        "next_starting_player": s.next_start,
        "marker": MARKERS[s.marker] if s.marker else None,
        "markers": {
            str(r): MARKERS[s.marker_of(r)] for r in played_rounds(s.seats) if s.marker_of(r)
        },
        "harvest": HARVEST_NAMES[s.harvest],
        "harvest_ahead": harvest_ahead(s),
        "harvests": {str(r): harvest_of(s, r) for r in played_rounds(s.seats)},
        "harvest_steps": HARVEST_STEPS[s.harvest],
        "red_markers_seen": s.reds_seen,
        "markers_left": {"green": s.greens, "red": s.reds},
        "cards_to_come": cards_to_come(s),
        "spaces": [space_view(s, index) for index in s.open_spaces],
        "supply": [s.content.tiles[index].name for index in numbers(s.supply)],
        "prices": prices(s, viewer),
        "homes": [home_view(s, seat) for seat in range(s.seats)],
    }


def harvest_ahead(s: Caverna) -> str:
    """The harvest at the end of this round; 'unknown' while its marker is hidden (CAV-3.4)."""
    if s.rules.reveal_late and s.round >= FIRST_MARKER and s.seats > 1 and not s.marker:
        return "unknown"
    return HARVEST_NAMES[kind_of_round(s)]


def harvest_of(s: Caverna, number: int) -> str:
    """The harvest of a round; 'red' for a red marker, 'unknown' while the marker is hidden."""
    if number >= FIRST_MARKER and s.seats > 1:
        return ("unknown", HARVEST_NAMES[NORMAL], "red")[s.marker_of(number)]
    return HARVEST_NAMES[printed_harvest(number)]


def food_due(s: Caverna, seat: int) -> int:
    """The food due at the end of this round, as things stand (CAV-10.11, 10.12)."""
    ahead = s.copy()
    ahead.harvest = kind_of_round(s)
    home = ahead.homes[seat]
    return due(ahead, home, False, home.goods[DONKEY]) if ahead.harvest else 0


def cards_to_come(s: Caverna) -> list[str]:
    """The cards not yet turned up: in order in the solo game (CAV-12.22), else only which."""
    names = [s.content.spaces[index].name for index in numbers(s.bag)]
    return sorted(names, key=SOLO_ORDER.index) if s.seats == 1 else names


def space_view(s: Caverna, index: int) -> View:
    space = s.content.spaces[index]
    return {
        **printed(space),
        "occupied_by": s.occupants[index] if s.occupants[index] >= 0 else None,
        "goods": {GOOD_NAMES[p.good]: s.piles[p.slot] for p in space.piles if s.piles[p.slot]},
        "protected": bool(s.protected >> index & 1),
    }


def printed(space: Space) -> View:
    """What never changes about a space."""
    return {
        "name": space.name,
        "board": space.board,
        "stage": space.stage,
        "grows": [
            {"good": GOOD_NAMES[p.good], "empty": p.first, "else": p.then} for p in space.piles
        ],
        "effect": space.node.glyphs(),
        "expedition": expedition_level(space.node),
    }


def expedition_level(node: AnyNode) -> int:
    """How many items of loot a space gives; 0 if it sends nobody out."""
    if isinstance(node, Expedition):
        return node.level
    return max((expedition_level(part) for part in node.parts()), default=0)


def home_view(s: Caverna, seat: int) -> View:
    """One home with the numbers a screen needs: food due, room, capacity, points so far."""
    home = s.homes[seat]
    points = dict(zip(PARTS, parts(s, seat), strict=True))
    return {
        "seat": seat,
        "goods": {GOOD_NAMES[i]: home.goods[i] for i in range(len(GOOD_NAMES))},
        "begging": home.goods[BEGGING],
        "stables_left": home.goods[STABLES],
        "deliveries": {
            "wood": home.goods[WOOD_COMING],
            "stone": home.goods[STONE_COMING],
            "ruby": home.goods[RUBY_COMING],
        },
        "dwarfs": [dwarf_view(s, dwarf) for dwarf in home.dwarfs],
        "acting": home.acting,
        "room": home.room(),
        "can_grow": home.can_grow(),
        "food_due": food_due(s, seat),
        "cells": cells_view(s, home),
        "large_pastures": [[cell_name(c) for c in numbers(pair)] for pair in home.land.large],
        "animals": described(home),
        "room_for": room_for(home),
        "rates": rates(home),
        "points": points,
        "total": sum(points.values()),
    }


def rates(home: Home) -> dict[str, list[int]]:
    """The food for 0, 1, 2, ... of each good that is there, without any other.

    Building materials are among them where a tile makes something of them.
    """
    found: dict[str, list[int]] = {}
    for i, good in enumerate(GIVEN if trades_materials(home) else EDIBLE):
        plan = [0] * len(GIVEN)
        for n in range(home.goods[good] + 1 if home.goods[good] else 0):
            plan[i] = n
            found.setdefault(GOOD_NAMES[good], []).append(plan_food(home, plan))
    return found


def room_for(home: Home) -> list[str]:
    """The farm animals of which one more has room."""
    return [GOOD_NAMES[good] for i, good in enumerate(FARM_ANIMALS) if have_room(home, 1 << i)]


def prices(s: Caverna, seat: int) -> dict[str, View]:
    """What each tile of the supply costs the viewer, and whether that is there."""
    if seat < 0:
        return {}
    home = s.homes[seat]
    found: dict[str, View] = {}
    for tile in [s.content.tiles[index] for index in numbers(s.supply_for(seat))]:
        ways = ways_to_pay(home, tile.price)
        found[tile.name] = {"price": named(ways[0]), "payable": any(has(home, w) for w in ways)}
    return found


def dwarf_view(s: Caverna, dwarf: int) -> View:
    spaces = s.content.spaces
    space = space_of(dwarf)
    return {
        "weapon": strength_of(dwarf),
        "space": spaces[space].name if 0 <= space < len(spaces) else None,
        "stayed": space >= len(spaces),
        "newborn": is_newborn(dwarf),
    }


def cells_view(s: Caverna, home: Home) -> dict[str, View]:
    """Every used cell and every cell of the board: terrain, stable, crop, tile."""
    land = home.land
    sets = (
        ("meadow", land.meadows),
        ("field", land.fields),
        ("small_pasture", land.small),
        ("large_pasture", land.large_cells),
        ("cavern", land.caverns),
        ("tunnel", land.tunnels),
        ("deep_tunnel", land.deep_tunnels),
        ("ore_mine", land.ore_mines),
        ("ruby_mine", land.ruby_mines),
        ("room", land.rooms),
    )
    found: dict[str, View] = {}
    for cell in numbers(GRID | land.forest_tiles() | land.mountain_tiles()):
        name = cell_name(cell)
        terrain = "forest" if name[0] == "f" else "rock"
        for word, area in sets:
            if area >> cell & 1:
                terrain = word
        found[name] = {"terrain": terrain, "stable": bool(land.stables >> cell & 1)}
        if terrain in ("forest", "rock") and cell in ICONS:
            good, n = ICONS[cell]
            found[name]["icon"] = {GOOD_NAMES[good]: n}
        if terrain == "room":
            tile = home.tile_at(cell)
            found[name]["tile"] = tile_name(s, tile)
        for i, (crop, n) in enumerate(
            (("grain", 3), ("grain", 2), ("grain", 1), ("vegetable", 2), ("vegetable", 1))
        ):
            if home.crops[i] >> cell & 1:
                found[name]["crop"] = crop
                found[name]["crops"] = n
    return found


def tile_name(s: Caverna, tile: int) -> str:
    """A tile as `Home.tile_at` found it."""
    return "entry_level_dwelling" if tile == ENTRY else s.content.tiles[tile].name


def catalogue(tiles: list[Furnishing] = TILES) -> list[View]:
    """All furnishing tiles as data, for galleries."""
    return [
        {
            "name": tile.name,
            "colour": COLOURS[tile.colour],
            "price": {GOOD_NAMES[i]: n for i, n in enumerate(tile.price.amounts) if n},
            "points": tile.points,
            "bonus": tile.scores(),
            "introductory": tile.intro,
            "unlimited": tile.unlimited,
        }
        for tile in tiles
    ]


def space_catalogue(spaces: list[Space] = SPACES) -> list[View]:
    """All action spaces and cards as data, for galleries."""
    return [printed(space) for space in spaces]


def loot_catalogue(loot: Sequence[Loot] = LOOT) -> list[View]:
    """All items of loot as data, weakest first."""
    return [
        {"name": item.name, "strength": item.strength}
        for item in sorted(loot, key=lambda item: item.strength)
    ]


def market_catalogue() -> list[View]:
    """What the weekly market sells, in gold."""
    return [{"good": GOOD_NAMES[good], "price": gold} for good, gold in MARKET]
