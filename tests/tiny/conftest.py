"""Pebbles as a game of another package: registered here, and for programs that are started."""

from __future__ import annotations

from pathlib import Path

import pytest

from hearthside.games import registry
from hearthside.terminal import painters
from tests.tiny.package import installed_in
from tests.tiny.pebbles import KIT


@pytest.fixture
def pebbles(monkeypatch: pytest.MonkeyPatch) -> str:
    """The game, as long as a test runs."""
    monkeypatch.setattr(registry, "KITS", dict(registry.KITS))
    monkeypatch.setattr(painters, "PAINTERS", {})
    registry.register(KIT)
    return KIT.id


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The game, for new processes."""
    monkeypatch.setenv("PYTHONPATH", installed_in(tmp_path))
    return KIT.id
