# mypy: disable-error-code="explicit-any"
"""A game of Frantic Fiends as plain data, and back."""

from __future__ import annotations

from typing import Any

from hearthside.core.errors import BadOption, DamagedState
from hearthside.games.caverna.codec import NUMBERS
from hearthside.games.caverna.furnished import cell_of, furnished, tile_of
from hearthside.games.fiends.cave import silent
from hearthside.games.fiends.config import FiendsDecisions
from hearthside.games.fiends.home import FiendsHome
from hearthside.games.fiends.laid_trap import is_active, laid_trap, trap_cell, trap_type
from hearthside.games.fiends.land import TrapLand
from hearthside.games.fiends.lost_cell import (
    ROOM,
    cell_of_lost,
    lost_cell,
    terrain_of,
    tile_of_lost,
)
from hearthside.games.fiends.program import PROGRAM
from hearthside.games.fiends.questions import NO_TILES
from hearthside.games.fiends.state import Fiends
from hearthside.games.fiends.traps import TRAP_NAMED, TRAPS

Json = dict[str, Any]

OWN_NUMBERS = (*NUMBERS, "event", "extra_taken", "milestone")
LISTS = ("piles", "extensions", "longs", "shorts", "slots", "bribes", "bonuses")
"""The fields of the state that are lists of numbers."""
HOME_LISTS = ("goods", "dwarfs", "crops", "place", "power", "trophies", "living", "stand")
HOME_NUMBERS = ("acting", "held", "worker", "card", "active")


def write(s: Fiends) -> Json:
    data = PROGRAM.write(s)
    data["decisions"] = dict(s.rules.chosen)
    data["homes"] = [write_home(s, s.lair(seat)) for seat in range(s.seats)]
    data["open_spaces"] = [s.content.spaces[index].name for index in s.open_spaces]
    data["left"] = {s.content.tiles[i].name: s.left[i] for i in range(len(s.left)) if s.left[i]}
    data["traps_left"] = {
        TRAPS[i].name: s.traps_left[i] for i in range(len(TRAPS)) if s.traps_left[i]
    }
    data["who"] = s.occupants[:]
    for name in LISTS:
        data[name] = list(getattr(s, name))
    for name in OWN_NUMBERS:
        data[name] = getattr(s, name)
    return data


def write_home(s: Fiends, home: FiendsHome) -> Json:
    tiles = s.content.tiles
    data: Json = {name: list(getattr(home, name)) for name in HOME_LISTS}
    data.update({name: getattr(home, name) for name in HOME_NUMBERS})
    data["land"] = home.land.numbers()
    data["rooms"] = [[cell_of(room), tiles[tile_of(room)].name] for room in home.rooms]
    data["lost"] = [
        [
            cell_of_lost(lost),
            terrain_of(lost),
            tiles[tile_of_lost(lost)].name if terrain_of(lost) == ROOM else "",
        ]
        for lost in home.lost
    ]
    data["mines"] = [[cell, home.mines[cell]] for cell in sorted(home.mines)]
    data["friends"] = home.friends[:]
    data["traps"] = [
        [trap_cell(laid), TRAPS[trap_type(laid)].name, int(is_active(laid))] for laid in home.traps
    ]
    return data


def read(data: Json) -> Fiends:
    try:
        s = Fiends(data["seats"], 0, FiendsDecisions(data["decisions"]))
        PROGRAM.read(s, data)
        s.homes = [read_home(s, home) for home in data["homes"]]
        s.open_spaces = [s.content.space_named[name].index for name in data["open_spaces"]]
        s.left = [0] * len(s.content.tiles)
        for name, n in data["left"].items():
            s.left[s.content.tile_named[name].index] = int(n)
        s.traps_left = [0] * len(TRAPS)
        for name, n in data["traps_left"].items():
            s.traps_left[TRAP_NAMED[name].index] = int(n)
        s.occupants = [int(n) for n in data["who"]]
        for name in LISTS:
            setattr(s, name, [int(n) for n in data[name]])
        for name in OWN_NUMBERS:
            setattr(s, name, int(data[name]))
    except KeyError as error:
        raise DamagedState(f"This saved game lacks {error}, or names something unknown.") from error
    except (AttributeError, TypeError, IndexError, ValueError, OverflowError, BadOption) as error:
        raise DamagedState(f"This saved game has a value of the wrong kind: {error!r}.") from error
    return s


def read_home(s: Fiends, data: Json) -> FiendsHome:
    """Tiles on occupied cells keep only what the orc leaves them (FF-9.4)."""
    hooks = NO_TILES
    owned = 0
    rooms = []
    for cell, name in data["rooms"]:
        tile = s.content.tile_named[name]
        hooks = hooks.adding(tile.hooks)
        owned |= 1 << tile.index
        rooms.append(furnished(cell, tile.index))
    lost = []
    for cell, terrain, name in data["lost"]:
        number = 0
        if name:
            tile = s.content.tile_named[name]
            number = tile.index
            owned |= 1 << number
            hooks = hooks.adding([h for h in tile.hooks if h not in silent(tile)])
        lost.append(lost_cell(cell, terrain, number))
    land = TrapLand()
    land.read(list(data["land"]))
    home = FiendsHome(
        list(data["goods"]),
        list(data["dwarfs"]),
        data["acting"],
        land,
        list(data["crops"]),
        rooms,
        owned,
        hooks,
    )
    for name in HOME_LISTS[3:]:
        setattr(home, name, [int(n) for n in data[name]])
    for name in HOME_NUMBERS:
        setattr(home, name, int(data[name]))
    home.lost = lost
    home.mines = {int(cell): int(n) for cell, n in data["mines"]}
    home.friends = [int(n) for n in data["friends"]]
    home.traps = [
        laid_trap(cell, TRAP_NAMED[name].index, bool(active))
        for cell, name, active in data["traps"]
    ]
    return home
