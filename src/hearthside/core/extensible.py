"""Classes that a game or a bot from elsewhere may build on, although they are compiled here."""

from __future__ import annotations

try:
    from mypy_extensions import mypyc_attr
except ImportError:
    from hearthside.core.attributes import mypyc_attr

__all__ = ["mypyc_attr"]
