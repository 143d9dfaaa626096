"""Tests that build nodes, states or rules of their own: the compiled engine allows none."""

from __future__ import annotations

import os

import pytest


def interpreted_only() -> None:
    """Leave a file of tests out where the engine is the compiled one."""
    if os.environ.get("HEARTHSIDE_COMPILED") == "1":
        pytest.skip("the compiled engine has no interpreted subclasses", allow_module_level=True)
