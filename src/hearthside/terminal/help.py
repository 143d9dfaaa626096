"""What can be typed at the table."""

from __future__ import annotations

from rich import box
from rich.table import Table
from rich.text import Text

COMMANDS = {
    "c": "convert",
    "convert": "convert",
    "u": "undo",
    "undo": "undo",
    "r": "redo",
    "redo": "redo",
    "s": "scores",
    "scores": "scores",
    "l": "log",
    "log": "log",
    "w": "why",
    "why": "why",
    "t": "tiles",
    "tiles": "tiles",
    "b": "board",
    "board": "board",
    "?": "help",
    "h": "help",
    "help": "help",
    "save": "save",
    "load": "load",
    "quit": "quit",
    "q": "quit",
    "exit": "quit",
}

LINES = (
    ("12", "choose option 12"),
    ("wood", "choose the only option with this word, or show those that have it"),
    ("feed 2 grain 1 sheep", "notation: any legal choice, also one that is not listed"),
    ("c [words]", "exchanges that are possible at any time"),
    ("u   r", "take back your last choice; make it again"),
    ("s", "points of all players by category"),
    ("l [lines]", "what happened since your last turn, or the last lines"),
    ("w", "all spaces: goods, growth, why one cannot be used"),
    ("t [words]", "tiles or cards: price, points, owner, what they do"),
    ("b [seat]", "the home board of a player, by number or name"),
    ("? words", "what a space, tile or card does"),
    ("Enter", "show the table again"),
    ("save FILE   load FILE", "keep the game as a record; go on with another one"),
    ("quit", "leave the table"),
)


def help_table() -> Table:
    table = Table(box=box.SIMPLE, pad_edge=False, show_header=False)
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for typed, meaning in LINES:
        table.add_row(Text(typed), Text(meaning))
    return table
