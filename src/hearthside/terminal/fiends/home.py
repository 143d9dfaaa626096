"""The cells of a home with orcs, traps, occupied spaces and goods on mines."""

from __future__ import annotations

from typing import Any, Final

from hearthside.terminal.caverna.home import STYLES, Face, wrapped
from hearthside.terminal.caverna.words import goods
from hearthside.terminal.fiends.words import WORDS, FiendsVocabulary
from hearthside.terminal.paper import fitting

OCCUPIED: Final = "white on #5f0000"
TRAP: Final = "black on #d78700"
SPENT: Final = "grey74 on #5f5f00"
"""A trap that does not work any more."""


def name_orcs(home: dict[str, Any]) -> None:
    """Write the orcs with their strengths into their cells, as `foes`."""
    for cell in home["cells"].values():
        cell["foes"] = [
            f"{orc['letter']}{orc['strength']}"
            for orc in home["orcs"]
            if orc["letter"] in cell.get("orcs", [])
        ]


class FiendsFace(Face):
    """A cell of Frantic Fiends."""

    def __init__(self, words: FiendsVocabulary) -> None:
        super().__init__(words)
        self.fiends = words

    def lines(self, cell: dict[str, Any], animals: list[str], width: int, height: int) -> list[str]:
        """As in Caverna; orcs and goods on a mine take free lines, or what else fits."""
        dogs = cell.get("animals", {}).get("dog", 0)
        if dogs and not animals:
            animals = [goods({"dog": dogs}), f"{dogs}dog"]
        lines = super().lines(cell, animals, width, height)
        mine = goods(cell.get("goods", {}))
        if mine:
            lines = placed(lines, [mine], width)
        foes = " ".join(cell.get("foes", []))
        return placed(lines, [f"orc {foes}", foes], width) if foes else lines

    def title(self, cell: dict[str, Any], width: int) -> list[str]:
        if "trap" not in cell:
            return super().title(cell, width)
        title = self.fiends.trap_title(cell["trap"]["name"])
        return wrapped(title if cell["trap"]["active"] else f"x{title}", width)

    def style(self, cell: dict[str, Any]) -> str:
        if cell.get("occupied"):
            return OCCUPIED
        if "trap" in cell:
            return TRAP if cell["trap"]["active"] else SPENT
        if cell["terrain"] == "room" and "tile" not in cell:
            return STYLES["cavern"]
        return super().style(cell)


def placed(lines: list[str], texts: list[str], width: int) -> list[str]:
    """Lines of a cell with a text more: on a free line, else before the text of the last one.

    >>> placed(["meadow", ""], ["orc A5"], 7), placed(["meadow"], ["orc A5", "A5"], 7)
    (['meadow', 'orc A5'], ['A5 mead'])
    """
    if "" in lines:
        i = lines.index("")
        text = fitting(texts, width)
    else:
        i = len(lines) - 1
        text = f"{texts[-1]} {lines[i]}"[:width]
    return [*lines[:i], text, *lines[i + 1 :]]


FACE: Final = FiendsFace(WORDS)
