"""Orcs in the cave: which space they take, occupation, prisoners, release (FF-9)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice, arg, kinds
from hearthside.core.hooks import Hook, Trigger
from hearthside.core.node import Node
from hearthside.core.state import Frame
from hearthside.games.caverna.cells import ENTRY_CELL, numbers
from hearthside.games.caverna.furnishing import START_OF_ROUND, Furnishing
from hearthside.games.caverna.home import STRENGTH
from hearthside.games.fiends import events
from hearthside.games.fiends.home import CAPTIVE, PRISONER, FiendsHome
from hearthside.games.fiends.kinds import OCCUPY
from hearthside.games.fiends.land import TrapLand
from hearthside.games.fiends.positions import lose_animals
from hearthside.games.fiends.state import PARTS, Fiends

CAVERN: Final = 0
TUNNEL: Final = 1
DEEP_TUNNEL: Final = 2
ORE_MINE: Final = 3
RUBY_MINE: Final = 4
ROOM: Final = 5
"""What an occupied cell was; `lost` packs cell, this and the tile."""


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


def lost_at(home: FiendsHome, cell: int) -> int:
    """What an occupied cell was; -1 if it is not occupied."""
    for lost in home.lost:
        if lost & 255 == cell:
            return lost
    return -1


def attraction(home: FiendsHome, cell: int) -> int:
    """How much an orc likes a space: category, then goods or points, then whether it is lived in.

    Mines by the goods on them, tiles by their printed points, a deep tunnel before a tunnel.
    """
    lost = lost_at(home, cell)
    tiles = PARTS.content[0].tiles
    if lost >= 0:
        terrain = lost >> 8 & 255
        tile = lost >> 16
    else:
        terrain = terrain_at(home.ground(), cell)
        tile = home.tile_at(cell)
    if terrain == RUBY_MINE:
        rank, much = 5, home.mines.get(cell, 0)
    elif terrain == ORE_MINE:
        rank, much = 4, home.mines.get(cell, 0)
    elif terrain == ROOM:
        rank, much = 3, tiles[tile].points
    elif terrain == CAVERN:
        rank, much = 2, 0
    else:
        rank, much = 1, 1 if terrain == DEEP_TUNNEL else 0
    return rank << 17 | much << 1 | (1 if lived_in(home, cell) else 0)


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
    if lost_at(home, cell) >> 8 & 255 == ROOM:
        capture(s, p, cell)


def close_space(home: FiendsHome, cell: int) -> None:
    """The space is useless: no terrain, no tile (FF-9.4)."""
    land = home.ground().copy()
    terrain = terrain_at(land, cell)
    there = 1 << cell
    tile = 0
    if terrain == ROOM:
        tile = home.tile_at(cell)
        home.rooms = [room for room in home.rooms if room >> 8 != cell]
        home.hooks = home.hooks.removing(silent(PARTS.content[0].tiles[tile]))
    land.caverns &= ~there
    land.tunnels &= ~there
    land.deep_tunnels &= ~there
    land.ore_mines &= ~there
    land.ruby_mines &= ~there
    land.rooms &= ~there
    land.occupied |= there
    home.land = land
    home.lost = [*home.lost, cell | terrain << 8 | tile << 16]


def open_space(home: FiendsHome, cell: int) -> None:
    """The space and its tile work again (FF-9.8)."""
    lost = lost_at(home, cell)
    home.lost = [other for other in home.lost if other != lost]
    terrain = lost >> 8 & 255
    land = home.ground().copy()
    there = 1 << cell
    land.occupied &= ~there
    if terrain == ROOM:
        tile = lost >> 16
        land.rooms |= there
        home.rooms = [*home.rooms, cell << 8 | tile]
        home.hooks = home.hooks.adding(silent(PARTS.content[0].tiles[tile]))
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
    """The weakest dwarf of a dwelling, or its friendly orc, is a prisoner (FF-9.5)."""
    home = s.lair(p)
    friend = home.friend_at(cell)
    if friend >= 0:
        home.friends[friend] |= CAPTIVE
        s.note(events.CAPTURED, p, cell, 255)
        return
    weakest = -1
    for i in range(len(home.dwarfs)):
        if home.living[i] == cell:
            strength = home.dwarfs[i] & STRENGTH
            if weakest < 0 or strength < home.dwarfs[weakest] & STRENGTH:
                weakest = i
    if weakest >= 0:
        home.dwarfs[weakest] |= PRISONER
        s.note(events.CAPTURED, p, cell, home.dwarfs[weakest] & STRENGTH)


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
            home.dwarfs[i] &= ~PRISONER
    friend = home.friend_at(cell)
    if friend >= 0:
        home.friends[friend] &= ~CAPTIVE
    s.stack.append(Frame(PARTS.lodge[0], p))


class Occupy(Node[Fiends]):
    """An orc that is in the cave, or comes in, takes its space (FF-9.3); `pos` is the orc."""

    first = kinds(OCCUPY)

    def options(self, s: Fiends, f: Frame, out: list[Choice]) -> None:
        for cell in targets(s.lair(f.player), f.pos):
            out.append(OCCUPY | cell << 8)

    def apply(self, s: Fiends, f: Frame, c: Choice) -> None:
        s.stack.pop()
        home = s.lair(f.player)
        cell = arg(c, 0)
        if home.in_cave(f.pos):
            if home.place[f.pos] == cell:
                return
            release(s, f.player, f.pos)
        occupy(s, f.player, f.pos, cell)
