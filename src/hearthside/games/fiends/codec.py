# mypy: disable-error-code="explicit-any"
"""A game of Frantic Fiends as plain data, and back."""

from __future__ import annotations

from typing import Any

from hearthside.core.errors import BadOption, DamagedState
from hearthside.games.caverna.codec import NUMBERS
from hearthside.games.caverna.furnishing import NOTHING
from hearthside.games.fiends.cave import ROOM, silent
from hearthside.games.fiends.config import FiendsDecisions
from hearthside.games.fiends.home import FiendsHome
from hearthside.games.fiends.land import trap_land_from
from hearthside.games.fiends.program import PROGRAM
from hearthside.games.fiends.state import Fiends
from hearthside.games.fiends.traps import TRAP_NAMED, TRAPS

Json = dict[str, Any]

OWN_NUMBERS = (*NUMBERS, "event", "extra_taken", "milestone")
LISTS = ("piles", "who", "extensions", "longs", "shorts", "slots", "bribes", "bonuses")
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
    data["rooms"] = [[room >> 8, tiles[room & 255].name] for room in home.rooms]
    data["lost"] = [
        [lost & 255, lost >> 8 & 255, tiles[lost >> 16].name if lost >> 8 & 255 == ROOM else ""]
        for lost in home.lost
    ]
    data["mines"] = [[cell, home.mines[cell]] for cell in sorted(home.mines)]
    data["friends"] = home.friends[:]
    data["traps"] = [[t & 255, TRAPS[t >> 8 & 255].name, t >> 16] for t in home.traps]
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
    hooks = NOTHING
    owned = 0
    rooms = []
    for cell, name in data["rooms"]:
        tile = s.content.tile_named[name]
        hooks = hooks.adding(tile.hooks)
        owned |= 1 << tile.index
        rooms.append(cell << 8 | tile.index)
    lost = []
    for cell, terrain, name in data["lost"]:
        number = 0
        if name:
            tile = s.content.tile_named[name]
            number = tile.index
            owned |= 1 << number
            hooks = hooks.adding([h for h in tile.hooks if h not in silent(tile)])
        lost.append(cell | terrain << 8 | number << 16)
    home = FiendsHome(
        list(data["goods"]),
        list(data["dwarfs"]),
        data["acting"],
        trap_land_from(list(data["land"])),
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
        cell | TRAP_NAMED[name].index << 8 | active << 16 for cell, name, active in data["traps"]
    ]
    return home
