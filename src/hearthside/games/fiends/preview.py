"""What a drawn movement card would do, for the screen (FF-8.8, 8.9)."""

from __future__ import annotations

from hearthside.core.ruleset import View
from hearthside.games.caverna.cells import ENTRY_CELL, cell_name, numbers
from hearthside.games.caverna.goods import GOOD_NAMES
from hearthside.games.fiends.cave import targets
from hearthside.games.fiends.home import FiendsHome
from hearthside.games.fiends.laid_trap import is_active, trap_type
from hearthside.games.fiends.movement import Move, displacements, path, step_from
from hearthside.games.fiends.orc_event import DISPLACED, Activate, Letters, bribe_good
from hearthside.games.fiends.standing import animal_of, count_of, dogs_of
from hearthside.games.fiends.state import Fiends
from hearthside.games.fiends.tables import CARDS
from hearthside.games.fiends.traps import TRAPS, Halving, HoldTrap, KoTrap, Permanent

CROPS = (("grain", 3), ("grain", 2), ("grain", 1), ("vegetable", 2), ("vegetable", 1))


def preview(home: FiendsHome, orc: int, less: int = 0, made: int = 0) -> list[View]:
    """The spaces orc `orc` would enter, weakened by `less`; traps and losses as in `walk`.

    It has made `made` steps of its card already.
    """
    if home.card < 0 or not home.in_forest(orc):
        return []
    cells = path(home.place[orc], CARDS[home.card]) if made == 0 else rest(home, orc, made)
    return walk(home, orc, cells, home.power[orc] - less)


def rest(home: FiendsHome, orc: int, made: int) -> list[int]:
    """The spaces of the steps that are still to come."""
    found: list[int] = []
    there = home.place[orc]
    for rows, columns in CARDS[home.card].steps[made:]:
        there = step_from(there, rows, columns)
        found.append(there)
        if there == ENTRY_CELL:
            break
    return found


def steps_made(s: Fiends, seat: int, orc: int) -> int:
    """How many steps of its card an orc has made; all, once it is held or done (FF-5.3, 8.4)."""
    held = s.lair(seat).held >> orc & 1
    for f in s.stack:
        if isinstance(f.node, Letters) and seat in s.order()[max(0, f.done - 1) :]:
            return 0
        if f.player == seat and f.pos == orc:
            if isinstance(f.node, Activate) and not (held and f.done & DISPLACED):
                return 0
            if isinstance(f.node, Move) and not (held and f.done):
                return f.done
    return CARDS[s.lair(seat).card].reach


def displaced(home: FiendsHome, orc: int, cell: int) -> list[View]:
    """The same if it is displaced to a space first; that space is the first step (FF-8.6)."""
    after = path(cell, CARDS[home.card]) if cell != ENTRY_CELL and home.card >= 0 else []
    return walk(home, orc, [cell, *after], home.power[orc])


def walk(home: FiendsHome, orc: int, cells: list[int], power: int) -> list[View]:
    """Each space with what is trampled and which trap works.

    Traps that ask for a payment or hits are named, but their outcome is open.
    """
    found: list[View] = []
    gone = 0
    for cell in cells:
        step: View = {"cell": cell_name(cell), "cave": cell == ENTRY_CELL}
        found.append(step)
        if cell == ENTRY_CELL:
            step["takes"] = [cell_name(target) for target in targets(home, orc)]
            return found
        if not gone >> cell & 1:
            step.update(trampled(home, cell))
        gone |= 1 << cell
        i = home.trap_at(cell)
        if i < 0 or not is_active(home.traps[i]):
            continue
        trap = TRAPS[trap_type(home.traps[i])]
        step["trap"] = trap.name
        if isinstance(trap, KoTrap) and power <= trap.limit:
            step["outcome"] = "defeated"
            return found
        if isinstance(trap, HoldTrap) and power <= trap.limit and not holds(home, cell, orc):
            step["outcome"] = "held"
            return found
        if isinstance(trap, Halving):
            power = -(-power // 2)
            step |= {"outcome": "weaker", "strength": power}
        elif isinstance(trap, Permanent):
            power -= trap.less
            if power <= 0:
                step["outcome"] = "defeated"
                return found
            step |= {"outcome": "weaker", "strength": power}
        elif not isinstance(trap, KoTrap | HoldTrap):
            step["outcome"] = "asks"
    return found


def holds(home: FiendsHome, cell: int, orc: int) -> bool:
    """Does a trap hold another orc?"""
    return any(i != orc and home.held >> i & 1 and home.place[i] == cell for i in range(4))


def trampled(home: FiendsHome, cell: int) -> View:
    """Crops and animals that would be lost on a space."""
    found: View = {}
    for i, (crop, n) in enumerate(CROPS):
        if home.crops[i] >> cell & 1:
            found["crops"] = {crop: n}
    if home.stand:
        animals: dict[str, int] = {}
        cells = next((numbers(pair) for pair in home.land.large if pair >> cell & 1), [cell])
        for there in cells:
            standing = home.stand[there]
            if count_of(standing):
                animals[GOOD_NAMES[animal_of(standing)]] = count_of(standing)
            if dogs_of(standing):
                animals["dog"] = animals.get("dog", 0) + dogs_of(standing)
        if animals:
            found["animals"] = animals
    return found


def ways(s: Fiends, home: FiendsHome, orc: int) -> View:
    """The same steps after each bribe ("1", "2", ...) and each displacement ("f32") (FF-8.6)."""
    found: View = {}
    if s.event and home.in_forest(orc):
        for n in range(1, min(home.goods[bribe_good(s)], home.power[orc] - 1) + 1):
            found[str(n)] = preview(home, orc, n)
        for cell in displacements(home.place[orc]):
            found[cell_name(cell)] = displaced(home, orc, cell)
    return found
