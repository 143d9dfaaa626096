"""From a view of the program to the plain data of the oracle."""

from typing import Any

from tests.oracle.caverna.home import Space
from tests.oracle.caverna.views import home_of, space_of
from tests.oracle.fiends.home import Lair, Resident


def lair_of(view: dict[str, Any], seat: int) -> Lair:
    shown = view["homes"][seat]
    home = home_of(view, seat)
    home.goods = dict(home.goods)
    cells = {space_of(name): cell for name, cell in shown["cells"].items()}
    home.terrain = {space: cell.get("was", cell["terrain"]) for space, cell in cells.items()}
    residents = [
        Resident(space_of(d["dwelling"]), d["prisoner"], d["weapon"], False, d["newborn"])
        for d in shown["dwarfs"]
    ]
    residents += [
        Resident(space_of(friend["dwelling"]), friend["prisoner"], friend=True)
        for friend in shown["friends"]
    ]
    return Lair(
        home,
        residents,
        traps={
            s: (c["trap"]["name"], c["trap"]["active"]) for s, c in cells.items() if "trap" in c
        },
        stocked={s: sum(c["goods"].values()) for s, c in cells.items() if c.get("goods")},
        animals={s: dict(c["animals"]) for s, c in cells.items() if c.get("animals")},
        occupied={s: c["orcs"] for s, c in cells.items() if s[0] == "m" and c.get("orcs")},
    )


def arranged(animals: dict[str, int]) -> dict[Space, dict[str, int]]:
    """The arguments of `arrange`, {"m41:dog": 2}, by space."""
    found: dict[Space, dict[str, int]] = {}
    for where, n in animals.items():
        name, kind = where.split(":")
        found.setdefault(space_of(name), {})[kind] = n
    return found
