"""The tables of docs/rules/agr.md and agc.md, for tests that compare them with the data."""

from __future__ import annotations

import re
from pathlib import Path

RULES = Path(__file__).parents[2] / "docs" / "rules"


def rows(document: str, first_cell: str) -> list[dict[str, str]]:
    """The table rows whose first cell matches, cells by column heading."""
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
