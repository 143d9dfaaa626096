"""Who asks: set where a request or a socket comes in, known to all that is done because of it."""

from __future__ import annotations

from contextvars import ContextVar
from dataclasses import dataclass


@dataclass(frozen=True)
class Asker:
    """The address and the person (the hash of the key) behind a request."""

    address: str = ""
    person: str = ""


ASKER: ContextVar[Asker] = ContextVar("asker", default=Asker())  # noqa: B039
"""Tasks begun for a request keep its asker: so the thinking of bots is counted to whoever woke
them.
"""
