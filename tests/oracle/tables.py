"""The tables of docs/rules as they stand there: rows by column heading."""

import re
from pathlib import Path

RULES = Path(__file__).parents[2] / "docs" / "rules"


def table(document: str, first_cell: str) -> list[dict[str, str]]:
    """The rows whose first cell matches, in all tables of a document."""
    found = []
    heads: list[str] = []
    for line in (RULES / document).read_text(encoding="utf-8").splitlines():
        if not line.startswith("|"):
            heads = []
            continue
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not heads:
            heads = cells
        elif re.fullmatch(first_cell, cells[0]):
            found.append(dict(zip(heads, cells, strict=True)))
    return found
