"""The tables of docs/rules/cav.md, for tests that compare them with the declarations."""

from __future__ import annotations

import re
from pathlib import Path

TEXT = (Path(__file__).parents[2] / "docs/rules/cav.md").read_text(encoding="utf-8")


def table_rows(first: str, last: str) -> list[dict[str, str]]:
    """The rows from rule `first` to rule `last` (of one chapter), cells by column heading."""
    chapter, low = first.rsplit(".", 1)
    found = []
    heads: list[str] = []
    for line in TEXT.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| ID "):
            heads = cells
        rule = re.fullmatch(re.escape(chapter) + r"\.(\d+)", cells[0])
        if line.startswith("|") and rule and int(low) <= int(rule[1]) <= int(last.rsplit(".")[-1]):
            found.append(dict(zip(heads, cells, strict=True)))
    return found


def paragraph(rule: str) -> str:
    """The text of a rule that stands as a paragraph of its own."""
    match = re.search(rf"^\*\*{re.escape(rule)}\*\* (.*)$", TEXT, re.MULTILINE)
    assert match, f"{rule} is no paragraph"
    return match[1]
