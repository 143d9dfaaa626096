"""How orcs move. Written from FF-0.4, FF-8.2, 8.6, 8.8, 8.10 and the cards of FF-17.1."""

import re

from tests.oracle.tables import table

Space = tuple[int, int]
"""Row and column of a forest space."""
CAVE: Space = (0, 0)
ENTRANCE: Space = (4, 3)
DIRECTIONS = {
    "U": (-1, 0),
    "D": (1, 0),
    "L": (0, -1),
    "R": (0, 1),
    "UL": (-1, -1),
    "UR": (-1, 1),
    "DL": (1, -1),
    "DR": (1, 1),
}
_CARDS = {
    row["Key"].strip("`").removeprefix("move."): row["Value"]
    for row in table("ff.md", r"`move\.M.*`")
}
CARD_STEPS = {
    card: re.split(",", text.split(";")[0].removeprefix("steps ")) for card, text in _CARDS.items()
}
CARD_COLUMN = {
    card: {"L": 1, "M": 2, "R": 3}[text.split("col ")[1]] for card, text in _CARDS.items()
}
"""Where the marking of a card puts orc D: a space of the first row."""


def leads(space: Space, direction: str) -> Space | None:
    """Where a step leads: a forest space, the cave through the entrance, or nowhere."""
    if space == ENTRANCE and direction == "R":
        return CAVE
    down, right = DIRECTIONS[direction]
    row, column = space[0] + down, space[1] + right
    return (row, column) if 1 <= row <= 4 and 1 <= column <= 3 else None


def step(space: Space, direction: str) -> Space:
    """FF-8.8: as the card says, else down, else right."""
    for way in (direction, "D", "R"):
        found = leads(space, way)
        if found is not None:
            return found
    raise AssertionError("From the last row it is always possible to go right.")


def path(space: Space, steps: list[str]) -> list[Space]:
    """All spaces that an orc enters if nothing stops it before the cave."""
    found = []
    for direction in steps:
        space = step(space, direction)
        found.append(space)
        if space == CAVE:
            break
    return found


def displacements(space: Space) -> set[Space]:
    """FF-8.6: the neighbouring forest spaces, and the cave from the entrance."""
    found = {leads(space, direction) for direction in DIRECTIONS}
    return {there for there in found if there is not None}
