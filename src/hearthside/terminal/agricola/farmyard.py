"""The farmyard as lines of text: a grid with rooms, fields, stables, fences, animals."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from hearthside.terminal.agricola.words import SHORT
from hearthside.terminal.paper import fitting

STYLES: Final = {  # colours that terminals with 256 of them have exactly
    "empty": "grey74 on #303030",
    "wood": "black on #af875f",
    "clay": "black on #d78700",
    "stone": "black on #a8a8a8",
    "field": "white on #875f00",
    "pasture": "black on #afd75f",
    "stable": "black on #87af5f",
}
ROWS: Final = range(3)
COLUMNS: Final = range(5)
BOXES: Final = "·╴╷┐╶─┌┬╵┘│┤└┴├┼"
"""By the fences that meet at a corner: 1 left, 2 down, 4 right, 8 up."""
LEFT, DOWN, RIGHT, UP = 1, 2, 4, 8
ANIMALS: Final = ("sheep", "boar", "cattle")


def cell_name(row: int, column: int) -> str:
    return f"{'abc'[row]}{column + 1}"


class Grid:
    """Where fences stand; an edge is named as in the view."""

    def __init__(self, farm: dict[str, Any], ascii: bool) -> None:
        self.fences = set(farm["fences"])
        self.ascii = ascii

    def above(self, row: int, column: int) -> bool:
        return f"h{row}{column}" in self.fences

    def left(self, row: int, column: int) -> bool:
        return f"v{row}{column}" in self.fences

    def corner(self, row: int, column: int) -> str:
        """The corner at the upper left of a cell."""
        arms = (
            LEFT * self.above(row, column - 1)
            + DOWN * self.left(row, column)
            + RIGHT * self.above(row, column)
            + UP * self.left(row - 1, column)
        )
        if not self.ascii:
            return BOXES[arms]
        return {0: ".", LEFT + RIGHT: "-", UP + DOWN: "|"}.get(arms, "+")

    def rail(self, row: int, column: int) -> str:
        """What the line above a cell is made of."""
        if not self.above(row, column):
            return " "
        return "-" if self.ascii else "─"

    def post(self, row: int, column: int) -> str:
        """What stands at the left of a cell."""
        if not self.left(row, column):
            return " "
        return "|" if self.ascii else "│"


def animals_by_cell(farm: dict[str, Any]) -> dict[str, list[str]]:
    """What to write about animals, longest first, at the first cell of where they are."""
    found: dict[str, list[str]] = {}
    for pasture in farm["pastures"]:
        kind, n, size = pasture["animal"], pasture["count"], pasture["capacity"]
        short = SHORT.get(kind, kind)
        texts = [f"{n}/{size} {kind}", f"{n}/{size} {short}", f"{n} {short}"]
        found[pasture["cells"][0]] = texts if kind else [f"0/{size}"]
    cells = farm["cells"]
    rooms = [name for name, cell in cells.items() if cell["content"] == "room"]
    stables = [
        name
        for name, cell in cells.items()
        if cell["content"] == "stable" and cell["pasture"] is None
    ]
    for place in farm["animals"] or []:
        names = {"house": rooms, "stable": stables}.get(place["place"], [])
        if not names:
            continue
        name = names.pop(0)
        there = {kind: place[kind] for kind in ANIMALS if place[kind]}
        if there:
            found[name] = [
                " ".join(f"{n} {kind}" for kind, n in there.items()),
                " ".join(f"{n}{SHORT.get(kind, kind)}" for kind, n in there.items()),
            ]
    return found


def cell_lines(
    cell: dict[str, Any], material: str, animals: list[str], width: int, height: int
) -> list[str]:
    """What is written into a cell."""
    content = cell["content"]
    lines: list[str] = []
    if content == "room":
        lines.append(fitting([f"{material} room", material], width))
    elif content != "empty":
        lines.append(content)
    elif cell["pasture"] is not None:
        lines.append("pasture"[:width])
    if cell["crop"]:
        crop = cell["crop"]
        text = [f"{cell['crops']} {crop}", f"{cell['crops']} {SHORT.get(crop, crop)}"]
        lines = [*lines[: height - 1], fitting(text, width)]
    lines = lines[:height] + [""] * (height - len(lines))
    if animals and (height > 1 or animals[0][0] != "0"):
        lines[-1] = fitting(animals, width)
    return lines


def cell_style(cell: dict[str, Any], material: str) -> str:
    if cell["content"] == "room":
        return STYLES[material]
    if cell["content"] == "empty" and cell["pasture"] is not None:
        return STYLES["pasture"]
    return STYLES[cell["content"]]


def farmyard(
    farm: dict[str, Any], marked: set[str], size: tuple[int, int], ascii: bool
) -> list[Text]:
    """The grid; names of cells stand in the line above them, fences are lines."""
    width, height = size
    grid = Grid(farm, ascii)
    animals = animals_by_cell(farm)
    material = farm["material"]
    out: list[Text] = []
    for row in range(4):
        border = Text(style="grey50", no_wrap=True)
        inside = [Text(style="grey50", no_wrap=True) for _ in range(height)]
        for column in range(6):
            border.append(grid.corner(row, column))
            if column in COLUMNS:
                append_label(border, grid, row, column, width, marked)
            if row not in ROWS:
                continue
            name = cell_name(row, column) if column in COLUMNS else ""
            texts = [""] * height
            if name:
                cell = farm["cells"][name]
                texts = cell_lines(cell, material, animals.get(name, []), width, height)
            for line, text in zip(inside, texts, strict=True):
                line.append(grid.post(row, column), style="bold yellow")
                if name:
                    line.append(f"{text:<{width}}", style=cell_style(cell, material))
        out.append(border)
        if row in ROWS:
            out += inside
    return out


def append_label(
    border: Text, grid: Grid, row: int, column: int, width: int, marked: set[str]
) -> None:
    """The line above a cell, with the name of the cell."""
    rail = grid.rail(row, column)
    if row not in ROWS:
        border.append(rail * width)
        return
    name = cell_name(row, column)
    label = f"*{name}" if name in marked else name
    border.append(label, style="bold yellow" if name in marked else "default")
    border.append(rail * (width - len(label)))
