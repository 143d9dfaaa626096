"""Pebbles as a game of another package: registered here, and for programs that are started."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from hearthside.games import registry
from hearthside.terminal import painters
from tests.tiny.pebbles import KIT

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def pebbles(monkeypatch: pytest.MonkeyPatch) -> str:
    """The game, as long as a test runs."""
    monkeypatch.setattr(registry, "KITS", dict(registry.KITS))
    monkeypatch.setattr(painters, "PAINTERS", {})
    registry.register(KIT)
    return KIT.id


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A package that brings the game, on the path of new processes."""
    folder = tmp_path / "pebbles-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: pebbles\nVersion: 1.0\n")
    (folder / "entry_points.txt").write_text(
        "[hearthside.games]\npebbles = tests.tiny.pebbles:KIT\nbroken = tests.tiny.none:KIT\n"
    )
    path = [str(tmp_path), str(ROOT), os.environ.get("PYTHONPATH", "")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, path)))
    return KIT.id
