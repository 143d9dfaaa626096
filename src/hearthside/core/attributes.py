"""A stand-in for `mypy_extensions`, which only those who compile the engine have."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


def unchanged(cls: T) -> T:
    return cls


def mypyc_attr(*names: str, **values: object) -> Callable[[T], T]:
    """Without a compiler there is nothing to tell it."""
    return unchanged
