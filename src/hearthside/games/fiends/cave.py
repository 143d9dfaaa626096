"""Orcs in the cave: which space they take, occupation, prisoners, release (FF-9)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice, arg, kinds, make
from hearthside.core.form import Form
from hearthside.core.hooks import Hook, Trigger
from hearthside.core.message import Message
from hearthside.core.node import Node
from hearthside.core.state import Frame
from hearthside.games.caverna.cells import ENTRY_CELL, numbers
from hearthside.games.caverna.dwarf import strength_of
from hearthside.games.caverna.fields import CellField
from hearthside.games.caverna.furnished import furnished, without
from hearthside.games.caverna.furnishing import Furnishing
from hearthside.games.caverna.questions import START_OF_ROUND
from hearthside.games.fiends import events
from hearthside.games.fiends.dwarf import captured, freed
from hearthside.games.fiends.friendly_orc import captured as orc_captured
from hearthside.games.fiends.friendly_orc import freed as orc_freed
from hearthside.games.fiends.home import FiendsHome
from hearthside.games.fiends.kinds import OCCUPY
from hearthside.games.fiends.land import TrapLand
from hearthside.games.fiends.lost_cell import (
    CAVERN,
    DEEP_TUNNEL,
    ORE_MINE,
    ROOM,
    RUBY_MINE,
    TUNNEL,
    is_lost_room,
    lost_cell,
    lost_on,
    terrain_of,
    tile_of_lost,
)
from hearthside.games.fiends.positions import lose_animals
from hearthside.games.fiends.state import WIRING, Fiends
from hearthside.games.fiends.tables import LETTERS

CATEGORY: Final = {RUBY_MINE: 5, ORE_MINE: 4, ROOM: 3, CAVERN: 2, DEEP_TUNNEL: 1, TUNNEL: 1}
"""What orcs like, best first (FF-9.3)."""
MUCH: Final = 10_000
"""More goods or points than any space has."""


OCCUPY_FORM: Final = Form[Fiends](
    OCCUPY, "occupy {cell}", CellField(), widget="cell", anchor="cell:{cell}"
)


def terrain_at(land: TrapLand, cell: int) -> int:
    there = 1 << cell
    if land.ruby_mines & there:
        return RUBY_MINE
    if land.ore_mines & there:
        return ORE_MINE
    if land.rooms & there:
        return ROOM
    if land.caverns & there:
        return CAVERN
    return DEEP_TUNNEL if land.deep_tunnels & there else TUNNEL


def cave_cells(home: FiendsHome) -> list[int]:
    """Every space an orc may take, C41 excepted: no rock, no other orc (FF-9.3)."""
    land = home.ground()
    return numbers(land.mountain_tiles() & ~(land.occupied | 1 << ENTRY_CELL))


def nature_of(home: FiendsHome, cell: int) -> tuple[int, int]:
    """Terrain and tile of a cave space, for an occupied one what it was before."""
    lost = lost_on(home.lost, cell)
    if lost >= 0:
        return terrain_of(lost), tile_of_lost(lost)
    return terrain_at(home.ground(), cell), home.tile_at(cell)


def attraction(home: FiendsHome, cell: int) -> int:
    """How much an orc likes a space: category, then goods or points, then whether it is lived in.

    Mines by the goods on them, tiles by their printed points, a deep tunnel before a tunnel.
    """
    terrain, tile = nature_of(home, cell)
    much = 0
    if terrain == RUBY_MINE or terrain == ORE_MINE:
        much = home.mines.get(cell, 0)
    elif terrain == ROOM:
        much = WIRING.content.tiles[tile].points
    elif terrain == DEEP_TUNNEL:
        much = 1
    return 2 * (CATEGORY[terrain] * MUCH + much) + (1 if lived_in(home, cell) else 0)


def is_bare(home: FiendsHome, cell: int) -> bool:
    """Is there neither mine nor tile?"""
    return CATEGORY[nature_of(home, cell)[0]] < CATEGORY[ROOM]


def lived_in(home: FiendsHome, cell: int) -> bool:
    """Does an animal, a dwarf or a friendly orc live there? One is enough (FF-9.3)."""
    if home.stand and home.stand[cell]:
        return True
    return cell in home.living or home.friend_at(cell) >= 0


def targets(home: FiendsHome, orc: int) -> list[int]:
    """The spaces among which the player chooses for an orc; C41 if nothing else is free."""
    cells = cave_cells(home)
    own = home.place[orc]
    if home.in_cave(orc) and own != ENTRY_CELL:
        cells.append(own)
        cells.sort()
    if not cells:
        return [ENTRY_CELL]
    best = -1
    found: list[int] = []
    for cell in cells:
        value = attraction(home, cell)
        if value > best:
            best = value
            found = [cell]
        elif value == best:
            found.append(cell)
    return found


def silent(tile: Furnishing) -> list[Hook]:
    """The hooks that an occupied tile loses; deliveries under way go on (FF-9.4, R40)."""
    found: list[Hook] = []
    for hook in tile.hooks:
        if not isinstance(hook, Trigger) or hook.window != START_OF_ROUND:
            found.append(hook)
    return found


def occupy(s: Fiends, p: int, orc: int, cell: int) -> None:
    """An orc takes a cave space: goods and animals are lost, an inhabitant is captured."""
    home = s.lair(p)
    s.note(events.OCCUPIED, p, orc, cell)
    first = cell not in home.place
    home.place[orc] = cell
    if cell == ENTRY_CELL:
        lose_animals(s, p, cell)
        if first and s.decisions().entry_prisoners:
            capture(s, p, cell)
        return
    close_space(home, cell)
    if home.mines.pop(cell, 0):
        s.note(events.EXTRACTED, p, cell, 0)
    lose_animals(s, p, cell)
    if is_lost_room(home.lost, cell):
        capture(s, p, cell)


def close_space(home: FiendsHome, cell: int) -> None:
    """The space is useless: no terrain, no tile (FF-9.4)."""
    land = home.ground().copy()
    terrain = terrain_at(land, cell)
    there = 1 << cell
    tile = 0
    if terrain == ROOM:
        tile = home.tile_at(cell)
        home.rooms = without(home.rooms, cell)
        home.hooks = home.hooks.removing(silent(WIRING.content.tiles[tile]))
    land.caverns &= ~there
    land.tunnels &= ~there
    land.deep_tunnels &= ~there
    land.ore_mines &= ~there
    land.ruby_mines &= ~there
    land.rooms &= ~there
    land.occupied |= there
    home.land = land
    home.lost = [*home.lost, lost_cell(cell, terrain, tile)]


def open_space(home: FiendsHome, cell: int) -> None:
    """The space and its tile work again (FF-9.8)."""
    lost = lost_on(home.lost, cell)
    home.lost = [other for other in home.lost if other != lost]
    terrain = terrain_of(lost)
    land = home.ground().copy()
    there = 1 << cell
    land.occupied &= ~there
    if terrain == ROOM:
        tile = tile_of_lost(lost)
        land.rooms |= there
        home.rooms = [*home.rooms, furnished(cell, tile)]
        home.hooks = home.hooks.adding(silent(WIRING.content.tiles[tile]))
    elif terrain == CAVERN:
        land.caverns |= there
    elif terrain == TUNNEL:
        land.tunnels |= there
    elif terrain == DEEP_TUNNEL:
        land.deep_tunnels |= there
    elif terrain == ORE_MINE:
        land.ore_mines |= there
    else:
        land.ruby_mines |= there
    home.land = land


def capture(s: Fiends, p: int, cell: int) -> None:
    """The weakest dwarf of a dwelling, or its friendly orc, is a prisoner (FF-9.5).

    The last free dwarf is not captured: one can always be placed (FF-9.6).
    """
    home = s.lair(p)
    friend = home.friend_at(cell)
    if friend >= 0:
        home.friends[friend] = orc_captured(home.friends[friend])
        s.note(events.CAPTURED, p, cell, events.CAPTURED_ORC)
        return
    if home.present() == 1:
        return
    weakest = -1
    for i in range(len(home.dwarfs)):
        if home.living[i] == cell:
            if weakest < 0 or strength_of(home.dwarfs[i]) < strength_of(home.dwarfs[weakest]):
                weakest = i
    if weakest >= 0:
        home.dwarfs[weakest] = captured(home.dwarfs[weakest])
        s.note(events.CAPTURED, p, cell, strength_of(home.dwarfs[weakest]))


def release(s: Fiends, p: int, orc: int) -> None:
    """An orc leaves its cave space: everything there is free again (FF-9.8)."""
    home = s.lair(p)
    cell = home.place[orc]
    s.note(events.RELEASED, p, orc, cell)
    home.place[orc] = -1
    if cell in home.place:
        return
    if cell != ENTRY_CELL:
        open_space(home, cell)
    for i in range(len(home.dwarfs)):
        if home.living[i] == cell:
            home.dwarfs[i] = freed(home.dwarfs[i])
    friend = home.friend_at(cell)
    if friend >= 0:
        home.friends[friend] = orc_freed(home.friends[friend])
    s.stack.append(Frame(WIRING.lodge, p))


class Occupy(Node[Fiends]):
    """An orc that is in the cave, or comes in, takes its space (FF-9.3); `pos` is the orc."""

    first = kinds(OCCUPY)

    def options(self, s: Fiends, f: Frame, out: list[Choice]) -> None:
        for cell in targets(s.lair(f.player), f.pos):
            out.append(make(OCCUPY, cell))

    def ask(self, s: Fiends, f: Frame) -> Message:
        return Message("ask.occupy", {"orc": f"orc:{LETTERS[f.pos]}"})

    def apply(self, s: Fiends, f: Frame, c: Choice) -> None:
        s.stack.pop()
        home = s.lair(f.player)
        cell = arg(c, 0)
        if home.in_cave(f.pos):
            if home.place[f.pos] == cell:
                return
            release(s, f.player, f.pos)
        occupy(s, f.player, f.pos, cell)
