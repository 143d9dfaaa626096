"""The rules document as blocks for the screen: headings, paragraphs, table rows, code."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

ID = re.compile(r"^(?:\*\*)?([A-Z]{2,3}-[A-Z]?\d+(?:\.\d+)?)(?:\*\*)?$")
START = re.compile(r"^\*\*([A-Z]{2,3}-[A-Z]?\d+(?:\.\d+)?)\*\*\s*(.*)$")
HERE = Path(__file__).parent


def rules_file(game: str) -> Path:
    """In an installed package beside the server, in a checkout under docs/."""
    for folder in (HERE / "rules", *(parent / "docs" / "rules" for parent in HERE.parents)):
        if (folder / f"{game}.md").exists():
            return folder / f"{game}.md"
    raise FileNotFoundError(game)


@cache
def rule_blocks(game: str) -> list[dict[str, Any]]:
    """The document of a game, line by line."""
    found: list[dict[str, Any]] = []
    code: list[str] | None = None
    for line in rules_file(game).read_text(encoding="utf-8").splitlines():
        if line.startswith("```"):
            if code is not None:
                found.append(block("code", "\n".join(code)))
            code = [] if code is None else None
        elif code is not None:
            code.append(line)
        elif line.startswith("#"):
            level = len(line) - len(line.lstrip("#"))
            found.append(block("heading", plain(line.lstrip("# ")), level=level))
        elif line.startswith("|"):
            cells = [plain(cell) for cell in line.strip().strip("|").split("|")]
            if not all(set(cell) <= {"-", ":"} for cell in cells):
                first = ID.match(cells[0])
                found.append(block("row", *cells, id=first.group(1) if first else ""))
        elif line.strip() and line.strip() != "---":
            start = START.match(line)
            if start:
                found.append(block("text", plain(start.group(2)), id=start.group(1)))
            else:
                found.append(block("text", plain(line)))
    return found


def block(kind: str, *cells: str, id: str = "", level: int = 0) -> dict[str, Any]:
    return {"kind": kind, "id": id, "level": level, "cells": list(cells)}


def plain(text: str) -> str:
    """Without marks of emphasis."""
    return re.sub(r"\*\*|`", "", text).strip()
