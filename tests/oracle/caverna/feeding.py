"""What feeding takes and what goods give. Written from CAV-7.8, 10.1–10.14, 11.44–11.49."""

from tests.oracle.caverna.home import KINDS, Dwarf, Home

ONE_ANIMAL = {"sheep": 1, "donkey": 1, "boar": 2, "cattle": 3}
ONE_GOOD = {"grain": 1, "vegetable": 2, "ruby": 2}


def harvest_of(number: int, players: int, marker: str | None, reds_before: int) -> str:
    """Which harvest a round has: none, normal, special or skip_one (CAV-10.1–10.7)."""
    if number <= 2:
        return "none"
    if number == 4:
        return "special"
    if number in (3, 5) or players == 1 or marker == "green":
        return "normal"
    return ("none", "special", "skip_one")[reds_before]


def needed(dwarfs: list[Dwarf], special: bool) -> int:
    """CAV-10.11."""
    if special:
        return len(dwarfs)
    return sum(1 if dwarf.newborn else 2 for dwarf in dwarfs)


def saved_by_work(dwarfs: list[Dwarf], special: bool) -> int:
    """The food of the one dwarf that the Working cave feeds (CAV-10.12, 14.50)."""
    return max(needed([dwarf], special) for dwarf in dwarfs)


def saved_by_donkeys(home: Home, donkeys: int) -> int:
    """Mining cave: 1 food per donkey in a mine (CAV-9.20, 11.47)."""
    return min(donkeys, home.mines()) if home.has("mining_cave") else 0


def due(home: Home, special: bool, donkeys: int, work: bool) -> int:
    """What has to be paid after all reductions, never below 0."""
    found = needed(home.dwarfs, special)
    if work:
        found -= saved_by_work(home.dwarfs, special)
    return max(0, found - saved_by_donkeys(home, donkeys))


def food_value(home: Home, good: str, n: int) -> int:
    """What n of a good give (CAV-7.8, 7.9), with Slaughtering cave and Beer parlor."""
    if good == "gold":
        return max(0, n - 1)
    if good == "grain" and home.has("beer_parlor"):
        return 4 * (n // 2) + n % 2
    if good in ONE_GOOD:
        return n * ONE_GOOD[good]
    found = n * ONE_ANIMAL[good]
    if good == "donkey":
        found += n // 2
    if home.has("slaughtering_cave"):
        found += n
    return found


EDIBLE = (*ONE_GOOD, *KINDS, "gold")
"""What CAV-7.8 turns into food."""


def meal(home: Home, plan: dict[str, int]) -> int:
    """The most food that these goods give; the Cooking cave takes grain and vegetables in pairs."""
    pairs = min(plan.get("grain", 0), plan.get("vegetable", 0)) if home.has("cooking_cave") else 0
    most = 0
    for cooked in range(pairs + 1):
        food = 5 * cooked
        for good in EDIBLE:
            n = plan.get(good, 0)
            food += food_value(home, good, n - cooked if good in ("grain", "vegetable") else n)
        most = max(most, food)
    return most


WAYS_ROUND = {
    "slaughtering_cave",
    "cooking_cave",
    "beer_parlor",
    "hunting_parlor",
    "blacksmithing_parlor",
    "spare_part_storage",
    "trader",
    "peaceful_cave",
}
"""Tiles with which goods may make more food by way of others, such as a ruby by way of a boar."""


def exact(home: Home, plan: dict[str, int]) -> bool:
    """Whether `meal` is all that a plan can give: only crops and animals, or no such tile."""
    plain = {*KINDS, "grain", "vegetable"} if not home.has("hunting_parlor") else set()
    return set(plan) <= plain or not any(home.has(tile) for tile in WAYS_ROUND)


def begging(home: Home, special: bool, plan: dict[str, int], work: bool) -> int:
    """Markers taken by somebody who turns these goods into food and pays all food (CAV-10.14)."""
    donkeys = home.goods["donkey"] - plan.get("donkey", 0)
    food = home.goods["food"] + meal(home, plan)
    return max(0, due(home, special, donkeys, work) - food)
