"""The home board as lines of text: two grids with terrain, crops, animals, tiles."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from hearthside.terminal.caverna.words import CAVERNA, SHORT, Vocabulary, goods
from hearthside.terminal.paper import cut, fitting

STYLES: Final = {  # colours that terminals with 256 of them have exactly
    "forest": "grey74 on #005f00",
    "rock": "grey74 on #262626",
    "meadow": "black on #87af5f",
    "field": "white on #875f00",
    "small_pasture": "black on #afd75f",
    "large_pasture": "black on #afd75f",
    "cavern": "black on #afaf87",
    "tunnel": "white on #5f5f5f",
    "deep_tunnel": "white on #444444",
    "ore_mine": "white on #005f87",
    "ruby_mine": "white on #870000",
    "orange": "black on #d7af5f",
    "green": "black on #87af87",
    "yellow": "black on #d7d787",
}
BOXES: Final = " ╴╷┐╶─┌┬╵┘│┤└┴├┼"
"""By the arms of a corner: 1 left, 2 down, 4 right, 8 up."""
LEFT, DOWN, RIGHT, UP = 1, 2, 4, 8


class Grid:
    """One side of the board: which cells there are, and which of them are one pasture."""

    def __init__(self, side: str, rows: range, columns: range, home: dict[str, Any]) -> None:
        self.side = side
        self.rows = rows
        self.columns = columns
        self.cells = home["cells"]
        self.pastures = [set(pair) for pair in home["large_pastures"]]

    def name(self, row: int, column: int) -> str:
        return f"{self.side}{row}{column}"

    def is_edge(self, one: str, two: str) -> bool:
        """Is there a line between two neighbouring cells?"""
        if {one, two} in self.pastures:
            return False
        return one in self.cells or two in self.cells

    def above(self, row: int, column: int) -> bool:
        return self.is_edge(self.name(row - 1, column), self.name(row, column))

    def left(self, row: int, column: int) -> bool:
        return self.is_edge(self.name(row, column - 1), self.name(row, column))

    def corner(self, row: int, column: int, ascii: bool) -> str:
        """The corner at the upper left of a cell."""
        arms = (
            LEFT * self.above(row, column - 1)
            + DOWN * self.left(row, column)
            + RIGHT * self.above(row, column)
            + UP * self.left(row - 1, column)
        )
        if not ascii:
            return BOXES[arms]
        return {0: " ", LEFT + RIGHT: "-", UP + DOWN: "|"}.get(arms, "+")


def animals_by_cell(home: dict[str, Any]) -> dict[str, list[str]]:
    """What to write about the animals of a container, longest first, at its first cell."""
    found: dict[str, list[str]] = {}
    for box in home["animals"]:
        n, size, kind = box["count"], box["capacity"], box["animal"]
        dogs = f"+{box['dogs']}dog" if box["dogs"] else ""
        if kind:
            short = SHORT.get(kind, kind)
            found[box["cells"][0]] = [
                f"{n}/{size} {kind}{dogs}",
                f"{n}/{size} {short}{dogs}",
                f"{n}/{size}{short}",
                f"{n}{short}",
            ]
        elif size and box["cells"][0][0] == "f":
            found[box["cells"][0]] = [f"0/{size}{dogs}", dogs.removeprefix("+")]
    return found


def unhoused(home: dict[str, Any]) -> dict[str, int]:
    """Farm animals for which the arrangement has no room."""
    left = {kind: home["goods"][kind] for kind in ("sheep", "donkey", "boar", "cattle")}
    for box in home["animals"]:
        if box["animal"]:
            left[box["animal"]] -= box["count"]
    return {kind: n for kind, n in left.items() if n > 0}


def wrapped(title: str, width: int) -> list[str]:
    """A title in lines of whole words as far as they fit.

    >>> wrapped("Stone carver", 7), wrapped("Carpenter", 7)
    (['Stone', 'carver'], ['Carpen-', 'ter'])
    """
    lines: list[str] = []
    for word in title.split():
        if lines and len(lines[-1]) + 1 + len(word) <= width:
            lines[-1] += f" {word}"
        elif len(word) > width:
            lines += [word[: width - 1] + "-", word[width - 1 :][:width]]
        else:
            lines.append(word)
    return lines


class Face:
    """How a cell looks: what is written into it, and its colours."""

    def __init__(self, words: Vocabulary) -> None:
        self.words = words

    def lines(self, cell: dict[str, Any], animals: list[str], width: int, height: int) -> list[str]:
        """What is written into a cell."""
        lines = self.title(cell, width)
        if "icon" in cell:
            lines = [""] * (height > 1) + [f"+{goods(cell['icon'])}"[:width]]
        if "crop" in cell:
            n, crop = cell["crops"], cell["crop"]
            lines.append(fitting([f"{n} {crop}", f"{n} {SHORT.get(crop, crop)}"], width))
        lines = lines[:height] + [""] * (height - len(lines))
        if animals:
            lines[-1] = fitting(animals, width)
        return lines

    def title(self, cell: dict[str, Any], width: int) -> list[str]:
        """The name of what lies there."""
        if "tile" in cell:
            return wrapped(self.words.tile_title(cell["tile"]), width)
        return [cut(self.words.terrain(cell["terrain"]), width)]

    def style(self, cell: dict[str, Any]) -> str:
        if "tile" in cell:
            tile = self.words.tiles.get(cell["tile"])
            return STYLES[tile["colour"] if tile else "orange"]
        return STYLES[cell["terrain"]]


FACE: Final = Face(CAVERNA)


def draw_grid(
    grid: Grid,
    animals: dict[str, list[str]],
    marked: set[str],
    size: tuple[int, int],
    ascii: bool,
    face: Face,
) -> list[Text]:
    """A grid with its lines; names of cells stand in the line above them."""
    width, height = size
    out: list[Text] = []
    for row in range(grid.rows[0], grid.rows[-1] + 2):
        border = Text(style="grey50")
        inside = [Text(style="grey50") for _ in range(height)]
        for column in range(grid.columns[0], grid.columns[-1] + 2):
            border.append(grid.corner(row, column, ascii))
            name = grid.name(row, column)
            last = column > grid.columns[-1]
            if not last:
                append_label(border, grid, row, column, width, name in marked, ascii)
            if row > grid.rows[-1]:
                continue
            edge = ("|" if ascii else "│") if grid.left(row, column) else " "
            cell = grid.cells.get(name)
            texts = (
                face.lines(cell, animals.get(name, []), width, height) if cell else [""] * height
            )
            for line, text in zip(inside, texts, strict=True):
                line.append(edge)
                if not last:
                    line.append(f"{text:<{width}}", style=face.style(cell) if cell else "")
        out.append(border)
        if row <= grid.rows[-1]:
            out += inside
    return out


def append_label(
    border: Text, grid: Grid, row: int, column: int, width: int, marked: bool, ascii: bool
) -> None:
    """The line above a cell with the name of the cell and its stable."""
    name = grid.name(row, column)
    fill = ("-" if ascii else "─") if grid.above(row, column) else " "
    if name not in grid.cells:
        border.append(fill * width)
        return
    label = f"*{name}" if marked else name
    stable = ("^" if ascii else "⌂") if grid.cells[name]["stable"] else fill
    border.append(label, style="bold yellow" if marked else "default")
    border.append(fill * (width - len(label) - 2) + stable + fill)


def board(
    home: dict[str, Any],
    marked: set[str],
    size: tuple[int, int],
    ascii: bool,
    face: Face = FACE,
) -> list[Text]:
    """Forest and mountain side by side."""
    rows = {int(name[1]) for name in home["cells"]}
    west = min(int(name[2]) for name in home["cells"] if name[0] == "f")
    east = max(int(name[2]) for name in home["cells"] if name[0] == "m")
    height = range(min(rows), max(rows) + 1)
    animals = animals_by_cell(home)
    left, right = (
        Grid("f", height, range(west, 4), home),
        Grid("m", height, range(1, east + 1), home),
    )
    forest = draw_grid(left, animals, marked, size, ascii, face)
    rock = draw_grid(right, animals, marked, size, ascii, face)
    return [Text.assemble(f, m, no_wrap=True) for f, m in zip(forest, rock, strict=True)]
