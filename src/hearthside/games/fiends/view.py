"""What a viewer may know of a game of Frantic Fiends; nothing is hidden but what is not drawn.

The table is that of Caverna (`games/caverna/view.py`) with these keys changed or added:

- `event`: the orc event going on, 0 if none. `orc_markers_seen`; `markers` and `marker` are
  "plain" or "orc"; `markers_left` counts both.
- `events`: the four boards. Each has `number`, `bribe` (good), `displace` (good), `range`
  ({letter: steps}), `done`, `active`, and `harvest`, the harvest that follows it.
- `bounties`: the long strips in use from bottom to top, each `strip` ("L4") and `slots`: name,
  column (1 to 4), `goods` ({good: n}) or `gives` (a word), `taken_by` ({seat, orc}) or
  None. `yellow`: the yellow tiles left; `short_strips`, `extensions`: what is in use.
- `traps`: the traps in the supply: name, sort ("ko", "hold", "weakening"), limit, price,
  left. `tiles_left`: how many of each furnishing tile are left; `supply` as in Caverna.
- `milestone`: its name, needs and discount in a campaign, else None.

In each home:

- `orcs`: A to D with `strength` (the strength card; 0 once gone), `status` ("reserve", "forest",
  "cave", "defeated", "friendly"), `cell`, `held`, `card` (the movement card drawn for it in this
  event) and `preview`: the steps it would make, each with `cell`, `cave`, `takes` (cave spaces it
  would choose from), `crops` and `animals` that would be trampled, `trap`, `outcome` ("defeated",
  "held", "weaker", "asks") and the `strength` left; `after`: the same after each bribe ("1", "2",
  ...) and each displacement ("f32").
- `friends`: friendly orcs: who, `dwelling`, `ability`, `space`, `prisoner`.
- `yellow_access`: may yellow tiles be built?
- `cells`: as in Caverna; in addition `trap` ({name, active}), `orcs` (letters standing there),
  `occupied` (with `was`, the terrain, and `tile`), `goods` on mines, `animals` standing there
  while positions are fixed, `residents` (numbers of dwarfs) and `friend`.
- `dwarfs`: in addition `dwelling` and `prisoner`.
- `animals`: an arrangement, as in Caverna; the real one while `fixed` is true.
- `attracted`: for each orc in the forest the cave spaces it would choose from now.
"""

from __future__ import annotations

from hearthside.core.ruleset import View
from hearthside.games.caverna import view as base
from hearthside.games.caverna.cells import cell_name, numbers
from hearthside.games.caverna.feeding import due
from hearthside.games.caverna.goods import (
    BEGGING,
    DONKEY,
    GOOD_NAMES,
    RUBY_COMING,
    STABLES,
    STONE_COMING,
    WOOD_COMING,
)
from hearthside.games.caverna.harvest import printed_harvest
from hearthside.games.caverna.rounds import played_rounds
from hearthside.games.fiends.bounties import BOUNTIES
from hearthside.games.fiends.bounty_slot import FREE_SLOT, orc_of_marker, seat_of, slot_at
from hearthside.games.fiends.cave import targets
from hearthside.games.fiends.drawing import MILESTONE_NAMES
from hearthside.games.fiends.dwarf import is_prisoner
from hearthside.games.fiends.fields import ORC_NAMES
from hearthside.games.fiends.friendly_orc import dwelling_of, is_captive, orc_of, workplace_of
from hearthside.games.fiends.gallery import bounty_data, trap_data
from hearthside.games.fiends.harvest import (
    FIENDS_HARVEST_NAMES,
    FIENDS_HARVEST_STEPS,
    FIRST_HIDDEN,
    FIXED,
    ORC_MARKERS,
    kind_of_round,
)
from hearthside.games.fiends.home import (
    DEFEATED,
    FRIENDLY,
    RESERVE,
    FiendsHome,
)
from hearthside.games.fiends.laid_trap import is_active, trap_cell, trap_type
from hearthside.games.fiends.lost_cell import TERRAIN_NAMES, cell_of_lost, terrain_of, tile_of_lost
from hearthside.games.fiends.positions import spots
from hearthside.games.fiends.preview import preview, steps_made, ways
from hearthside.games.fiends.proposals import propose
from hearthside.games.fiends.questions import CHIEF, MINE_ORC, ORC_WORKER
from hearthside.games.fiends.scoring import FIENDS_PARTS, parts
from hearthside.games.fiends.standing import CELLS, animal_of, count_of, dogs_of
from hearthside.games.fiends.state import ORC_MARKER, WIRING, Fiends
from hearthside.games.fiends.tables import BOARDS, CARDS, LETTERS, MILESTONES
from hearthside.games.fiends.traps import TRAPS

ABILITIES = {"chief": CHIEF, "mine": MINE_ORC, "worker": ORC_WORKER}
AFTER = ("mines_and_feeding", "normal", "armed_feeding", "skip_one")
STATUS = {RESERVE: "reserve", DEFEATED: "defeated", FRIENDLY: "friendly"}


def view(s: Fiends, viewer: int) -> View:
    """The whole table."""
    return {
        "game": "fiends",
        "viewer": viewer if viewer >= 0 else None,
        "players": s.seats,
        "options": dict(s.rules.chosen),
        "round": s.round,
        "rounds": played_rounds(s.seats),
        "starting_player": s.start,
        "next_starting_player": s.next_start,
        "marker": ORC_MARKERS[s.marker] if s.marker else None,
        "markers": {
            str(r): ORC_MARKERS[s.marker_of(r)] for r in played_rounds(s.seats) if s.marker_of(r)
        },
        "harvest": FIENDS_HARVEST_NAMES[s.harvest],
        "harvest_ahead": harvest_ahead(s),
        "harvests": {str(r): harvest_of(s, r) for r in played_rounds(s.seats)},
        "harvest_steps": FIENDS_HARVEST_STEPS[s.harvest],
        "orc_markers_seen": s.orc_markers(),
        "markers_left": {"plain": s.greens, "orc": s.reds},
        "cards_to_come": base.cards_to_come(s),
        "spaces": [base.space_view(s, index) for index in s.open_spaces],
        "supply": [s.content.tiles[i].name for i in numbers(s.supply & ~WIRING.yellow)],
        "yellow": [s.content.tiles[i].name for i in numbers(s.supply & WIRING.yellow)],
        "tiles_left": {s.content.tiles[i].name: n for i, n in enumerate(s.left) if n},
        "prices": base.prices(s, viewer),
        "traps": [trap_view(s, i) for i in range(len(TRAPS)) if s.traps_left[i]],
        "event": s.event,
        "events": [board_view(s, i) for i in range(len(s.bribes))],
        "bounties": [strip_view(s, row) for row in range(len(s.longs))],
        "short_strips": [f"S{n + 1}" for n in s.shorts],
        "extensions": [f"X{n + 1}" for n in s.extensions],
        "milestone": milestone_view(s),
        "homes": [home_view(s, seat) for seat in range(s.seats)],
    }


def harvest_ahead(s: Fiends) -> str:
    """The harvest at the end of this round; 'unknown' while its marker is hidden."""
    if s.rules.reveal_late and s.round >= FIRST_HIDDEN and not s.marker:
        return "unknown"
    return FIENDS_HARVEST_NAMES[kind_of_round(s)]


def harvest_of(s: Fiends, number: int) -> str:
    """The harvest of a round; 'orc' if orcs come, 'unknown' while the marker is hidden."""
    if number in FIXED or s.marker_of(number) == ORC_MARKER:
        return "orc"
    if number >= FIRST_HIDDEN and not s.marker_of(number):
        return "unknown"
    return FIENDS_HARVEST_NAMES[printed_harvest(number)]


def trap_view(s: Fiends, index: int) -> View:
    return {**trap_data(TRAPS[index]), "left": s.traps_left[index]}


def board_view(s: Fiends, i: int) -> View:
    return {
        "number": i + 1,
        "bribe": GOOD_NAMES[s.bribes[i]],
        "displace": GOOD_NAMES[BOARDS[i].displace],
        "range": {LETTERS[orc]: n for orc, n in enumerate(BOARDS[i].reach) if n},
        "done": s.orc_markers() > i and s.event != i + 1 and not pending(s, i + 1),
        "active": s.event == i + 1,
        "harvest": AFTER[i],
    }


def pending(s: Fiends, number: int) -> bool:
    """Is this the event at the end of the current round, still to come?"""
    return s.marker == ORC_MARKER and s.orc_markers() == number and not s.event and not s.harvest


def strip_view(s: Fiends, row: int) -> View:
    slots = []
    for column, bounty in enumerate(BOUNTIES[s.longs[row]]):
        taken = s.slots[slot_at(row, column)]
        slot: View = {
            **bounty_data(bounty),
            "column": column + 1,
            "taken_by": taker_view(taken),
        }
        slots.append(slot)
    return {"strip": f"L{s.longs[row] + 1}", "slots": slots}


def taker_view(marker: int) -> View | None:
    if marker == FREE_SLOT:
        return None
    return {"seat": seat_of(marker), "orc": LETTERS[orc_of_marker(marker)]}


def milestone_view(s: Fiends) -> View | None:
    if s.milestone < 0:
        return None
    milestone = MILESTONES[MILESTONE_NAMES[s.milestone]]
    return {
        "name": milestone.name,
        "needs": dict(milestone.needs),
        "discount": milestone.discount,
    }


def food_due(s: Fiends, seat: int) -> int:
    """The food due at the end of this round, as things stand (FF-10.4)."""
    ahead = s.copy()
    ahead.harvest = kind_of_round(s)
    home = ahead.homes[seat]
    return due(ahead, home, False, home.goods[DONKEY]) if ahead.harvest else 0


def home_view(s: Fiends, seat: int) -> View:
    home = s.lair(seat)
    points = dict(zip(FIENDS_PARTS, parts(s, seat), strict=True))
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
        "dwarfs": [
            {
                **base.dwarf_view(s, dwarf),
                "dwelling": cell_name(home.living[i]),
                "prisoner": is_prisoner(dwarf),
            }
            for i, dwarf in enumerate(home.dwarfs)
        ],
        "acting": home.acting,
        "room": home.room(),
        "can_grow": len(home.dwarfs) < 5 and home.free_room() > 0,
        "food_due": food_due(s, seat),
        "cells": cells_view(s, home),
        "large_pastures": [[cell_name(c) for c in numbers(pair)] for pair in home.land.large],
        "animals": animals_view(home),
        "room_for": base.room_for(home),
        "rates": base.rates(home),
        "fixed": bool(home.stand),
        "orcs": [orc_view(s, seat, home, orc) for orc in range(4)],
        "friends": [friend_view(s, home, i) for i in range(len(home.friends))],
        "yellow_access": home.yellow_access(),
        "attracted": {
            LETTERS[orc]: [cell_name(cell) for cell in targets(home, orc)]
            for orc in range(4)
            if home.in_forest(orc)
        },
        "points": points,
        "total": sum(points.values()),
    }


def orc_view(s: Fiends, seat: int, home: FiendsHome, orc: int) -> View:
    place = home.place[orc]
    status = STATUS.get(place) or ("forest" if home.in_forest(orc) else "cave")
    drawn = drawn_for(home, orc)
    return {
        "letter": LETTERS[orc],
        "strength": home.power[orc],
        "status": status,
        "cell": cell_name(place) if place >= 0 else None,
        "held": bool(home.held >> orc & 1),
        "card": CARDS[home.card].name if drawn else None,
        "preview": preview(home, orc, 0, steps_made(s, seat, orc)) if drawn else [],
        "after": ways(s, home, orc) if drawn else {},
    }


def drawn_for(home: FiendsHome, orc: int) -> bool:
    """Is the card on the table for this orc? Cards are laid away after each letter."""
    return home.card >= 0 and home.in_forest(orc) and home.active == orc


def ability(home: FiendsHome, friend: int) -> str:
    """What the dwelling of a friendly orc lets it do (FF-7.4)."""
    for name, question in ABILITIES.items():
        if home.able(friend, question):
            return name
    return "none"


def friend_view(s: Fiends, home: FiendsHome, i: int) -> View:
    friend = home.friends[i]
    space = workplace_of(friend)
    spaces = s.content.spaces
    return {
        "orc": ORC_NAMES[orc_of(friend)],
        "dwelling": cell_name(dwelling_of(friend)),
        "ability": ability(home, i),
        "space": spaces[space].name if 0 <= space < len(spaces) else None,
        "prisoner": is_captive(friend),
    }


def cells_view(s: Fiends, home: FiendsHome) -> dict[str, View]:
    """Every cell: terrain, stable, crop, tile as in Caverna, and what the expansion adds."""
    found = base.cells_view(s, home)
    for trap in home.traps:
        there = found[cell_name(trap_cell(trap))]
        there["terrain"] = "trap"
        there.pop("icon", None)
        there["trap"] = {"name": TRAPS[trap_type(trap)].name, "active": is_active(trap)}
    for lost in home.lost:
        there = found[cell_name(cell_of_lost(lost))]
        there.pop("icon", None)
        terrain = TERRAIN_NAMES[terrain_of(lost)]
        there["terrain"] = terrain
        there["occupied"] = True
        there["was"] = terrain
        if terrain == "room":
            there["tile"] = s.content.tiles[tile_of_lost(lost)].name
    for orc in range(4):
        if home.place[orc] >= 0:
            there = found[cell_name(home.place[orc])]
            there.setdefault("orcs", []).append(LETTERS[orc])
            if home.in_cave(orc):
                there["occupied"] = True
    for cell, n in home.mines.items():
        good = "ruby" if home.land.ruby_mines >> cell & 1 else "ore"
        found[cell_name(cell)]["goods"] = {good: n}
    for cell, standing in enumerate(home.stand):
        if standing:
            animals = {"dog": dogs_of(standing)} if dogs_of(standing) else {}
            if count_of(standing):
                animals[GOOD_NAMES[animal_of(standing)]] = count_of(standing)
            found[cell_name(cell)]["animals"] = animals
    for i, cell in enumerate(home.living):
        found[cell_name(cell)].setdefault("residents", []).append(i)
    for friend in home.friends:
        found[cell_name(dwelling_of(friend))]["friend"] = ORC_NAMES[orc_of(friend)]
    return found


def animals_view(home: FiendsHome) -> list[View]:
    """Every container with what stands in it: fixed positions, or a proposal."""
    stand = home.stand
    if not stand:
        if not home.fits():
            return []
        kennel = next((cell for cell in numbers(home.land.meadows)), 0)
        stand = propose(home, [0] * CELLS, kennel)
    found: list[View] = []
    for spot in spots(home):
        there = stand[spot.cells[0]]
        found.append(
            {
                "cells": [cell_name(cell) for cell in spot.cells],
                "accepts": GOOD_NAMES[spot.accepts] if spot.accepts >= 0 else "any",
                "capacity": spot.capacity,
                "animal": GOOD_NAMES[animal_of(there)] if count_of(there) else None,
                "count": count_of(there),
                "dogs": sum(dogs_of(stand[cell]) for cell in spot.cells),
            }
        )
    return found
