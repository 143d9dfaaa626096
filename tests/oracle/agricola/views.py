"""From a view of the program to the plain data of the oracle."""

from typing import Any

from tests.oracle.agricola.farm import Cell, Edge, Farm

GOODS = ("wood", "clay", "reed", "stone", "grain", "vegetable", "food")


def cell_of(name: str) -> Cell:
    return ("abc".index(name[0]), int(name[1]) - 1)


def edge_of(name: str) -> Edge:
    return (name[0].upper(), int(name[1]), int(name[2]))


def farm_of(view: dict[str, Any], seat: int, noted: int) -> Farm:
    """One farm of a view; bonus points noted during the game are told apart."""
    farm = view["farms"][seat]
    fields = list(farm["cells"].values()) + farm["field_cards"]
    return Farm(
        content={cell_of(name): cell["content"] for name, cell in farm["cells"].items()},
        fences={edge_of(name) for name in farm["fences"]},
        material=farm["material"],
        supply={good: farm["goods"][good] for good in GOODS},
        herd={kind: farm["goods"][kind] for kind in ("sheep", "boar", "cattle")},
        crops=[(field["crop"], field["crops"]) for field in fields if field["crop"]],
        people=len(farm["people"]),
        newborns=sum(1 for person in farm["people"] if person["newborn"]),
        begging=farm["begging"],
        cards=[card["id"] for card in farm["cards"]],
        noted=noted,
    )
