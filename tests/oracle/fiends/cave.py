"""Orcs in the cave. Written from FF-9.3–9.6 and FF-11.3–11.5."""

from copy import deepcopy
from dataclasses import replace
from itertools import combinations

from tests.oracle.caverna import scoring
from tests.oracle.caverna.home import Space
from tests.oracle.fiends.home import ENTRY, PRINTED_CAVERN, TILE_POINTS, Lair, Resident


def attracted(lair: Lair, letter: str) -> set[Space]:
    """The cave spaces that an orc may take: the first category, its best, then the lived-in."""
    free = {
        space: terrain
        for space, terrain in lair.home.terrain.items()
        if space[0] == "m" and space != ENTRY and set(lair.occupied.get(space, [])) <= {letter}
    }
    for best in (
        _most(free, "ruby_mine", lair.stocked),
        _most(free, "ore_mine", lair.stocked),
        _most(free, "room", {space: TILE_POINTS[tile] for space, tile in lair.home.tiles.items()}),
        _most(free, "cavern", {}),
        _most(free, "deep_tunnel", {}),
        _most(free, "tunnel", {}),
    ):
        if best:
            return {space for space in best if lived_in(lair, space)} or best
    return {ENTRY}


def _most(free: dict[Space, str], terrain: str, worth: dict[Space, int]) -> set[Space]:
    found = [space for space, what in free.items() if what == terrain]
    most = max((worth.get(space, 0) for space in found), default=0)
    return {space for space in found if worth.get(space, 0) == most}


def lived_in(lair: Lair, space: Space) -> bool:
    """Whether an animal, a dwarf or a friendly orc is there."""
    return bool(lair.animals.get(space)) or any(r.dwelling == space for r in lair.residents)


def parts(lair: Lair) -> dict[str, int]:
    """FF-11.5: base scoring, with traps and friendly orcs, without what is occupied."""
    home = lair.working()
    found = scoring.parts(replace(home, tiles={}))
    found["furnishings"] = sum(TILE_POINTS[tile] for tile in home.tiles.values())
    losses = -(found["missing_animals"] + found["unused_spaces"] + found["begging"])
    new = {
        "trap_chamber": 2 * len(lair.traps),
        "family_parlor": 3 * lair.free_friends(),
        "dog_parlor": home.goods["dog"] // 2,
    }
    found["bonuses"] = sum(
        new.get(tile, 0) + scoring.bonus(home, tile, losses) for tile in home.tiles.values()
    )
    found["traps"] = sum(2 for _, active in lair.traps.values() if not active)
    found["friendly_orcs"] = lair.free_friends()
    return found


def occupy(lair: Lair, space: Space, entry_prisoners: int = 1) -> None:
    """FF-9.4–9.6: animals are lost, the weakest inhabitant is captured, never the last dwarf."""
    lair.occupied.setdefault(space, []).append("?")
    for kind, n in lair.animals.pop(space, {}).items():
        lair.home.goods[kind] -= n
    if space == ENTRY and not entry_prisoners:
        return
    here = [r for r in lair.residents if r.dwelling == space]
    if not here or any(r.prisoner for r in here):
        return
    weakest = min(here, key=lambda r: r.weapon)
    free = [r for r in lair.residents if not r.friend and not r.prisoner]
    if weakest.friend or len(free) > 1:
        lair.residents[lair.residents.index(weakest)] = replace(weakest, prisoner=True)


def freed(resident: Resident) -> Resident:
    return replace(resident, prisoner=False)


def targets(lair: Lair, every_space: bool) -> list[Space]:
    """Where the last re-occupation may put orcs: tiles, or every space of the cave (R32)."""
    tiles = ("ruby_mine", "ore_mine", "room", "cavern", "deep_tunnel", "tunnel")
    found = [s for s, t in lair.home.terrain.items() if s[0] == "m" and t in tiles]
    if not every_space:
        found.remove(ENTRY)
        if lair.home.terrain[PRINTED_CAVERN] == "cavern":
            found.remove(PRINTED_CAVERN)
    return sorted(found)


def lowest_score(lair: Lair, orcs: int, every_space: bool, entry_prisoners: int = 1) -> int:
    """FF-11.3: the lowest score that so many orcs can leave, by trying all combinations."""
    where = targets(lair, every_space)
    lowest = sum(parts(lair).values()) if orcs == 0 or not where else 10**6
    for chosen in combinations(where, min(orcs, len(where))):
        after = deepcopy(lair)
        for space in chosen:
            occupy(after, space, entry_prisoners)
        lowest = min(lowest, sum(parts(after).values()))
    return lowest
