"""Pebbles as a package that is installed: what new processes need on their path."""

from __future__ import annotations

import os
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def installed_in(folder: Path) -> str:
    """Write the package into a folder; returns the PYTHONPATH with which it is found."""
    place = folder / "pebbles-1.0.dist-info"
    place.mkdir()
    (place / "METADATA").write_text("Metadata-Version: 2.1\nName: pebbles\nVersion: 1.0\n")
    (place / "entry_points.txt").write_text(
        "[hearthside.games]\npebbles = tests.tiny.pebbles:KIT\nbroken = tests.tiny.none:KIT\n"
    )
    path = [str(folder), str(ROOT), os.environ.get("PYTHONPATH", "")]
    return os.pathsep.join(filter(None, path))
