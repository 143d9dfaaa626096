"""From a view of the program to the plain data of the oracle."""

from typing import Any

from tests.oracle.neanderthal.odds import Prey
from tests.oracle.neanderthal.tribe import Partner, Tribe, Woman
from tests.oracle.tables import table


def effect(row: dict[str, str]) -> str:
    """The effect of an invention in one word; the Stone Lamp provides."""
    text = row["Effect once settled"]
    for word in ("FORAGE", "FROST_WARD"):
        if word in text:
            return word
    return f"{text.split()[0]}_3TO1" if "3 -> 1" in text else "PROVIDE"


_NAMES = {row["ID"]: row["Name"] for row in table("nea.md", r"[NS]\d\d") if "Name" in row}
EFFECTS = {
    _NAMES[row["Card"]].lower().replace(" ", "_").replace("-", "_"): effect(row)
    for row in table("nea.md", r"[NS]\d\d")
    if "Invention" in row
}
"""By the name of the card: what its invention does once it is settled (NEA-14.6)."""


def women_of(view: dict[str, Any]) -> list[Woman]:
    found = []
    for shown in view["women"]:
        p = shown["partner"]
        partner = Partner(p["species"], p["settled"], p["alpha"]) if p else None
        found.append(Woman(shown["host"], shown["settled"], shown["ability"], partner))
    return found


def tribe_of(view: dict[str, Any], i: int) -> Tribe:
    shown = view["species"][i]
    name = shown["species"]
    others = [other for other in view["species"] if other["species"] != name]
    return Tribe(
        species=name,
        tribal=shown["side"] == "tribal",
        structure=shown["structure"],
        vocabulary=sum(shown["vocabulary"].values()),
        elders={elder: (e["settled"], e["alpha"]) for elder, e in shown["elders"].items()},
        pool=shown["pool"],
        trophies=sum(trophy["points"] for trophy in shown["trophies"]),
        animals=sum(1 for animal in shown["animals"] if animal["settled"]),
        inventions=[EFFECTS[card["name"]] for card in shown["inventions"] if card["settled"]],
        women=women_of(view),
        strays=sum(other["pool"].get(name, 0) for other in others),
    )


def prey_of(card: dict[str, Any]) -> Prey:
    return Prey(
        card["hits"],
        tuple(card["hit_faces"]),
        tuple(card["frost"]),
        tuple(card["bite"]),
        card["newborns"],
        card["band"]["dice"],
        card["band"]["kind"] == "trophy",
    )
