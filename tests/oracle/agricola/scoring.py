"""Scoring. Written from AGR-13.2–13.7, AGR-9.8–9.10 and the tables of agc.md."""

from tests.oracle.agricola.animals import herd_of, organic_pastures, places
from tests.oracle.agricola.farm import (
    Farm,
    pasture_cells,
    pastures,
    unfenced_stables,
    unused,
)
from tests.oracle.tables import table

MAJOR_POINTS = {
    "fireplace_2": 1,
    "fireplace_3": 1,
    "hearth_4": 1,
    "hearth_5": 1,
    "well": 4,
    "clay_oven": 2,
    "stone_oven": 3,
    "joinery": 2,
    "pottery": 2,
    "basketmaker": 2,
}
MINOR_POINTS = {
    row["ID"]: int(row["Pts"])
    for document in ("agc.md", "agc-expansion.md")
    for row in table(document, r"[A-E]\d{3}")
    if "Pts" in row
}
BASE_CARDS = {row["ID"] for row in table("agc.md", r"[AB]\d{3}")}
BUILDING_RESOURCES = ("wood", "clay", "reed", "stone")
NOTED_WHEN_PLAYED = {"A033", "B033"}
"""Big Country and Mantlepiece: a bonus point per complete round left, at once."""


def by_steps(amount: int, steps: tuple[int, int, int, int], none: int = 0) -> int:
    """A line of the table: −1 up to `none`, then 1, 2, 3, 4 points from each step on."""
    if amount <= none:
        return -1
    return sum(1 for step in steps if amount >= step)


def crop(farm: Farm, kind: str) -> int:
    return farm.supply[kind] + sum(count for what, count in farm.crops if what == kind)


def printed_points(farm: Farm) -> int:
    return sum(MAJOR_POINTS.get(card, 0) + MINOR_POINTS.get(card, 0) for card in farm.cards)


def is_improvement(card: str) -> bool:
    """Majors, and the minors: numbers 001 to 084 of each deck (AGC-5.3)."""
    return card in MAJOR_POINTS or int(card[1:]) <= 84


def plain_parts(farm: Farm) -> dict[str, int]:
    """All categories but the bonus points."""
    fenced = pasture_cells(farm)
    fenced_stables = sum(1 for cell in fenced if farm.content[cell] == "stable")
    rooms = farm.count("room")
    return {
        "fields": by_steps(farm.count("field"), (2, 3, 4, 5), none=1),
        "pastures": by_steps(len(pastures(farm)), (1, 2, 3, 4)),
        "grain": by_steps(crop(farm, "grain"), (1, 4, 6, 8)),
        "vegetables": by_steps(crop(farm, "vegetable"), (1, 2, 3, 4)),
        "sheep": by_steps(farm.herd["sheep"], (1, 4, 6, 8)),
        "boar": by_steps(farm.herd["boar"], (1, 3, 5, 7)),
        "cattle": by_steps(farm.herd["cattle"], (1, 2, 4, 6)),
        "unused": -unused(farm),
        "fenced_stables": min(4, fenced_stables),
        "clay_rooms": rooms if farm.material == "clay" else 0,
        "stone_rooms": 2 * rooms if farm.material == "stone" else 0,
        "people": 3 * farm.people,
        "card_points": printed_points(farm),
    }


def tier(amount: int, tiers: dict[int, int]) -> int:
    """The points of the highest tier that is reached."""
    return max((points for least, points in tiers.items() if amount >= least), default=0)


def craft_bonus(farm: Farm) -> int:
    """Joinery, Pottery, Basketmaker's Workshop (AGR-13.6)."""
    found = 0
    if "joinery" in farm.cards:
        found += tier(farm.supply["wood"], {3: 1, 5: 2, 7: 3})
    if "pottery" in farm.cards:
        found += tier(farm.supply["clay"], {3: 1, 5: 2, 7: 3})
    if "basketmaker" in farm.cards:
        found += tier(farm.supply["reed"], {2: 1, 4: 2, 5: 3})
    return found


def base_card_bonus(farm: Farm, one_pasture_per_kind: bool = False) -> int:
    """What the hand cards of the base box add at scoring, House Steward apart."""
    found = 0
    if "A032" in farm.cards:
        found += tier(len(pasture_cells(farm)), {6: 1, 7: 2, 8: 3, 10: 4})
    if "A038" in farm.cards:
        found += {"wood": 3, "clay": 2, "stone": 0}[farm.material]
    if "A098" in farm.cards:
        found += unfenced_stables(farm)
    if "A133" in farm.cards:
        improvements = sum(1 for card in farm.cards if is_improvement(card))
        found += tier(improvements, {5: 2, 6: 3, 7: 4, 8: 5, 9: 7, 10: 9})
    if "B039" in farm.cards:
        found += farm.herd["sheep"] // 3
    if "B098" in farm.cards:
        found += organic_pastures(places(farm, one_pasture_per_kind), herd_of(farm))
    if "B099" in farm.cards:
        later = farm.cards[farm.cards.index("B099") + 1 :]
        found += sum(1 for card in later if not is_improvement(card))
    return found


def house_steward_bonus(farms: list[Farm]) -> list[int]:
    """If anybody has House Steward (B136): 3 points for everybody with the most rooms."""
    if not any("B136" in farm.cards for farm in farms):
        return [0] * len(farms)
    rooms = [farm.count("room") for farm in farms]
    return [3 if count == max(rooms) else 0 for count in rooms]


def score(farms: list[Farm], one_pasture_per_kind: bool = False) -> list[dict[str, int]]:
    """The parts of every seat's score, with base cards only."""
    found = []
    for farm, steward in zip(farms, house_steward_bonus(farms), strict=True):
        bonus = craft_bonus(farm) + base_card_bonus(farm, one_pasture_per_kind) + steward
        bonus += farm.noted - 3 * farm.begging
        found.append({**plain_parts(farm), "bonus": bonus})
    return found


def winners(farms: list[Farm], totals: list[int]) -> list[int]:
    """Highest total, then most building resources in supply, then shared (AGR-13.7)."""
    ranks = [
        (total, sum(farm.supply[good] for good in BUILDING_RESOURCES))
        for total, farm in zip(totals, farms, strict=True)
    ]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
