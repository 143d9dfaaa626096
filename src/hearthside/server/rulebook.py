"""The rules document as blocks for the screen: headings, paragraphs, table rows, code."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from hearthside.games.registry import kits

RULE = r"[A-Z]{2,3}-[A-Z]{0,2}\d+(?:\.\d+)*[a-z]?"
CELL = re.compile(rf"^({RULE})$")
HEADING = re.compile(rf"^({RULE})\b")
START = re.compile(rf"^\*\*({RULE})(?=\*\*|\s)")
HERE = Path(__file__).parent


def rules_file(document: str) -> Path:
    """In an installed package beside the server, in a checkout under docs/."""
    for folder in (HERE / "rules", *(parent / "docs" / "rules" for parent in HERE.parents)):
        if (folder / f"{document}.md").exists():
            return folder / f"{document}.md"
    raise FileNotFoundError(document)


@cache
def rule_blocks(document: str) -> list[dict[str, Any]]:
    """A document line by line, with the ids of the rules that it defines."""
    found: list[dict[str, Any]] = []
    code: list[str] | None = None
    for line in rules_file(document).read_text(encoding="utf-8").splitlines():
        if line.startswith("```"):
            if code is not None:
                found.append(block("code", "\n".join(code)))
            code = [] if code is None else None
        elif code is not None:
            code.append(line)
        elif line.startswith("#"):
            level = len(line) - len(line.lstrip("#"))
            title = plain(line.lstrip("# "))
            found.append(block("heading", title, id=id_in(HEADING, title, document), level=level))
        elif line.startswith("|"):
            cells = [plain(cell) for cell in line.strip().strip("|").split("|")]
            if not all(set(cell) <= {"-", ":"} for cell in cells):
                found.append(block("row", *cells, id=id_in(CELL, cells[0], document)))
        elif line.strip() and line.strip() != "---":
            id = id_in(START, line, document)
            text = line.partition(id)[2] if id else line
            found.append(block("text", plain(text), id=id))
    return found


def id_in(pattern: re.Pattern[str], text: str, document: str) -> str:
    """The id that a text defines; one with the prefix of another document is only cited."""
    found = pattern.match(text)
    if found is None:
        return ""
    prefix = found.group(1).partition("-")[0]
    known = [name for kit in kits() for name in kit.prefixes]
    return "" if prefix in known and prefix != document.upper() else found.group(1)


def block(kind: str, *cells: str, id: str = "", level: int = 0) -> dict[str, Any]:
    return {"kind": kind, "id": id, "level": level, "cells": list(cells)}


def plain(text: str) -> str:
    """Without marks of emphasis."""
    return re.sub(r"\*\*|`", "", text).strip()
