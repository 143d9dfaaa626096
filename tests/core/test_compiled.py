"""`make compiled` must test the compiled engine, `make test` the plain one."""

import importlib
import os
from importlib.machinery import EXTENSION_SUFFIXES

import pytest


@pytest.mark.parametrize("module", ["hearthside.core.engine", "hearthside.games.caverna.work"])
def test_the_engine_is_an_extension_exactly_when_compiled(module: str) -> None:
    file = importlib.import_module(module).__file__
    assert file is not None
    wanted = os.environ.get("HEARTHSIDE_COMPILED") == "1"
    assert file.endswith(tuple(EXTENSION_SUFFIXES)) == wanted, file
    assert file.endswith(".py") != wanted, file
