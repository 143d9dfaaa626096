"""Bonus points of cards of the expansions, where they are plain. Written from agc-expansion.md."""

from tests.oracle.agricola.farm import (
    Cell,
    Farm,
    beyond,
    pasture_cells,
    pastures,
    unused,
)
from tests.oracle.agricola.scoring import (
    BUILDING_RESOURCES,
    MAJOR_POINTS,
    base_card_bonus,
    craft_bonus,
    crop,
    house_steward_bonus,
    plain_parts,
    tier,
)
from tests.oracle.tables import table

BOTTOM_ROW = {"clay_oven", "stone_oven", "joinery", "pottery", "basketmaker"}
CRAFTS = {"joinery", "pottery", "basketmaker"}
SCORING = {
    row["ID"]
    for row in table("agc-expansion.md", r"[A-E]\d{3}")
    if "Hooks" in row and "score>" in row["Hooks"]
}
"""All cards that do something at scoring."""
CAPACITY = {
    row["ID"]
    for row in table("agc-expansion.md", r"[A-E]\d{3}")
    if "Hooks" in row and ">cap" in row["Hooks"]
}
FOUR_POINTS = ("fields", "pastures", "grain", "vegetables", "sheep", "boar", "cattle")


def majors(farm: Farm) -> list[str]:
    return [card for card in farm.cards if card in MAJOR_POINTS]


def unused_cells(farm: Farm) -> set[Cell]:
    fenced = pasture_cells(farm)
    return {cell for cell, what in farm.content.items() if what == "empty" and cell not in fenced}


def two_unused_side_by_side(farm: Farm) -> bool:
    bare = unused_cells(farm)
    return any(other in bare for cell in bare for _, other in beyond(cell))


def unused_beside_the_house(farm: Farm) -> int:
    rooms = {cell for cell, what in farm.content.items() if what == "room"}
    return sum(1 for cell in unused_cells(farm) if any(o in rooms for _, o in beyond(cell)))


def housemaster(farm: Farm) -> int:
    points = [MAJOR_POINTS[card] for card in majors(farm)]
    return tier(sum(points) + min(points, default=0), {5: 1, 7: 2, 9: 3, 11: 4})


def unplanted_fields(farm: Farm) -> int:
    """Field tiles with nothing on them; nobody here has cards that are fields."""
    return farm.count("field") - len(farm.crops)


def own_bonus(farm: Farm, players: int) -> dict[str, int]:
    """What each card gives its owner by the owner's farm alone."""
    rooms = farm.count("room")
    parts = plain_parts(farm)
    pairs = min(crop(farm, "grain"), crop(farm, "vegetable"))
    large = sum(1 for pasture in pastures(farm) if len(pasture.cells) >= 3)
    columns = {cell[1] for cell, what in farm.content.items() if what == "room"}
    full = sum(1 for name in FOUR_POINTS if parts[name] == 4) + (parts["fenced_stables"] == 4)
    stone = farm.material == "stone"
    animals = sum(farm.herd.values())
    found = {
        "A031": min(len(majors(farm)), unused(farm)),
        "A099": 2 * large,
        "B031": 2 if two_unused_side_by_side(farm) else 0,
        "B153": housemaster(farm),
        "C030": rooms if stone else 0,
        "C033": tier(unplanted_fields(farm), {2: 1, 4: 2, 5: 3, 6: 5}),
        "C059": max(0, min(6, crop(farm, "vegetable")) - 4),
        "D030": tier(sum(1 for c in majors(farm) if c in BOTTOM_ROW), {3: 2, 4: 5, 5: 8}),
        "D031": (pairs + 1) // 2,
        "D033": 2 * unused_beside_the_house(farm) if stone else 0,
        "D034": 4 if stone and rooms > farm.people else 0,
        "D035": animals // {1: 7, 2: 5, 3: 4, 4: 3}[players],
        "D038": farm.herd["cattle"] // 2,
        "D060": tier(farm.supply["clay"], {3: 1, 5: 2, 6: 3, 7: 4}),
        "D100": full,
        "E032": len(columns),
        "E034": 2 if unused(farm) == 0 else 0,
        "E035": {4: 2, 3: 3, 2: 5}.get(farm.people, 0),
        "E037": 3 if farm.herd["cattle"] == 0 else 0,
        "E124": -farm.supply["wood"] - farm.supply["stone"],
    }
    return {card: points for card, points in found.items() if card in farm.cards}


OWN = {
    *("A031", "A099", "B031", "B153", "C030", "C033", "C059", "D030", "D031", "D033", "D034"),
    *("D035", "D038", "D060", "D100", "E032", "E034", "E035", "E037", "E124"),
}
SHARED = {"A135", "A136", "D135", "D136", "E135", "E136"}


def shared_bonus(farms: list[Farm]) -> list[int]:
    """Cards that give points to every player who fulfils them, whoever has played them."""
    found = [0] * len(farms)
    played = {card for farm in farms for card in farm.cards}
    if "A135" in played:
        _add(found, [tier(min(f.herd.values()), {2: 1, 3: 3, 4: 5}) for f in farms])
    if "A136" in played:
        least = [min(f.supply[good] for good in BUILDING_RESOURCES) for f in farms]
        _add(found, [tier(n, {1: 1, 2: 3, 3: 5}) for n in least])
    if "D135" in played:
        sown = [sum(n for what, n in f.crops if what == "vegetable") for f in farms]
        _add(found, most(sown, 2))
    if "D136" in played:
        _add(found, most([plain_parts(f)["fenced_stables"] for f in farms], 2))
    if "E135" in played:
        _add(found, most([crop(f, "vegetable") for f in farms], 3))
    if "E136" in played:
        _add(found, most([len(pastures(f)) for f in farms], 2))
    return found


def most(counts: list[int], points: int) -> list[int]:
    """Points for all who have the most, if anybody has any."""
    return [points if count == max(counts) > 0 else 0 for count in counts]


def _add(found: list[int], more: list[int]) -> None:
    for i, points in enumerate(more):
        found[i] += points


def plain(farms: list[Farm]) -> bool:
    """Whether all cards that score are told here, and none of them meets another's resources."""
    played = {card for farm in farms for card in farm.cards}
    if not played & SCORING <= OWN | SHARED or (played & CAPACITY and "B098" in played):
        return False
    if "A136" in played and played & (CRAFTS | {"D060"}):
        return False
    pairs = ({"C030", "D034"}, {"pottery", "D060"})
    return not any(pair <= set(farm.cards) for farm in farms for pair in pairs)


def bonus(farms: list[Farm], one_pasture_per_kind: bool = False) -> list[int]:
    """All bonus points of every seat; `noted` are those written down during the game."""
    found = shared_bonus(farms)
    _add(found, house_steward_bonus(farms))
    for i, farm in enumerate(farms):
        found[i] += sum(own_bonus(farm, len(farms)).values()) + craft_bonus(farm)
        found[i] += base_card_bonus(farm, one_pasture_per_kind) + farm.noted - 3 * farm.begging
    return found
