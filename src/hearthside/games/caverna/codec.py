# mypy: disable-error-code="explicit-any"
"""A game of Caverna as plain data, and back."""

from __future__ import annotations

from typing import Any

from hearthside.core.errors import BadOption, DamagedState
from hearthside.games.caverna.config import Decisions
from hearthside.games.caverna.furnished import cell_of, furnished, tile_of
from hearthside.games.caverna.home import Home
from hearthside.games.caverna.hooks import NO_TILES
from hearthside.games.caverna.land import Land
from hearthside.games.caverna.program import PROGRAM
from hearthside.games.caverna.state import Caverna

Json = dict[str, Any]

NUMBERS = (
    "round",
    "start",
    "next_start",
    "supply",
    "bag",
    "greens",
    "reds",
    "reds_seen",
    "marker",
    "marks",
    "protected",
    "harvest",
    "skips",
)
"""The fields of the state that are single numbers."""


def write(s: Caverna) -> Json:
    data = PROGRAM.write(s)
    data["decisions"] = dict(s.rules.chosen)
    data["homes"] = [write_home(s, home) for home in s.homes]
    data["piles"] = s.piles[:]
    data["who"] = s.occupants[:]
    data["open_spaces"] = [s.content.spaces[index].name for index in s.open_spaces]
    for name in NUMBERS:
        data[name] = getattr(s, name)
    return data


def write_home(s: Caverna, home: Home) -> Json:
    return {
        "goods": home.goods[:],
        "dwarfs": home.dwarfs[:],
        "acting": home.acting,
        "land": home.land.numbers(),
        "crops": home.crops[:],
        "rooms": [[cell_of(room), s.content.tiles[tile_of(room)].name] for room in home.rooms],
    }


def read(data: Json) -> Caverna:
    try:
        s = Caverna(data["seats"], 0, Decisions(data["decisions"]))
        PROGRAM.read(s, data)
        s.homes = [read_home(s, home) for home in data["homes"]]
        s.piles = list(data["piles"])
        s.occupants = list(data["who"])
        s.open_spaces = [s.content.space_named[name].index for name in data["open_spaces"]]
        for name in NUMBERS:
            setattr(s, name, int(data[name]))
    except KeyError as error:
        raise DamagedState(f"This saved game lacks {error}, or names something unknown.") from error
    except (AttributeError, TypeError, IndexError, ValueError, OverflowError, BadOption) as error:
        raise DamagedState(f"This saved game has a value of the wrong kind: {error!r}.") from error
    return s


def read_home(s: Caverna, data: Json) -> Home:
    hooks = NO_TILES
    owned = 0
    rooms = []
    for cell, name in data["rooms"]:
        tile = s.content.tile_named[name]
        hooks = hooks.adding(tile.hooks)
        owned |= 1 << tile.index
        rooms.append(furnished(cell, tile.index))
    land = Land()
    land.read(list(data["land"]))
    return Home(
        list(data["goods"]),
        list(data["dwarfs"]),
        data["acting"],
        land,
        list(data["crops"]),
        rooms,
        owned,
        hooks,
    )
