"""What traps do to orcs that enter. Written from FF-5.2–5.5 and 8.9."""

from tests.oracle.fiends.home import tile_id
from tests.oracle.tables import table

SORT = {
    tile_id(row["Trap (German)"]): row["Type"] for row in table("ff.md", r"\d+") if "Type" in row
}
LIMIT = {"catch_net": 8, "catch_stone": 10, "pitfall": 8, "snare": 10, "spear_trap": 10}


def reaction(trap: str, active: bool, strength: int, holding: bool) -> str | None:
    """What happens at once when an orc enters: `sprung`, `held`, or nothing."""
    if not active:
        return None
    if SORT[trap] == "weakening":
        return "sprung"
    if strength > LIMIT[trap]:
        return None
    if SORT[trap] == "KO":
        return "sprung"
    return None if holding else "held"


def strength_after(trap: str, strength: int) -> int | None:
    """The strength that a trap leaves without asking; None where the player decides or it kills."""
    if trap in ("saw_trap", "trigger_iron"):
        return (strength + 1) // 2
    if trap == "perma_trap":
        return strength - 3
    return None
