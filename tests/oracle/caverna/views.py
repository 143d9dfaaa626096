"""From a view of the program to the plain data of the oracle."""

from typing import Any

from tests.oracle.caverna.home import Dwarf, Home, Space


def space_of(name: str) -> Space:
    return (name[0], int(name[1]), int(name[2]))


def home_of(view: dict[str, Any], seat: int) -> Home:
    home = view["homes"][seat]
    cells = {space_of(name): cell for name, cell in home["cells"].items()}
    return Home(
        terrain={space: cell["terrain"] for space, cell in cells.items()},
        stables={space for space, cell in cells.items() if cell["stable"]},
        large_pastures=[frozenset(map(space_of, pair)) for pair in home["large_pastures"]],
        tiles={space: cell["tile"] for space, cell in cells.items() if "tile" in cell},
        crops={s: (c["crop"], c["crops"]) for s, c in cells.items() if c.get("crop")},
        goods=home["goods"],
        dwarfs=[Dwarf(dwarf["weapon"], dwarf["newborn"]) for dwarf in home["dwarfs"]],
        begging=home["begging"],
    )
