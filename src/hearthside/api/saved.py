"""A saved game: its record and its state as JSON text."""

from __future__ import annotations

import json
from dataclasses import dataclass

from hearthside.core.errors import DamagedState, UnknownVersion

JSON_VERSION = 2
RECORD_ONLY = 1
"""A version of which only the record is read; it tells the state."""


@dataclass(frozen=True)
class Saved:
    """What a saved game contains; `state` is missing where the record tells it."""

    record: str
    state: dict[str, object] | None


def write_saved(rules_version: int, record: str, state: dict[str, object]) -> str:
    """A game as JSON text."""
    return json.dumps(
        {"hearthside": JSON_VERSION, "rules": rules_version, "record": record, "state": state}
    )


def read_saved(text: str) -> Saved:
    """What `write_saved` wrote."""
    try:
        data = json.loads(text)
        version = data["hearthside"]
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise DamagedState("This is not a saved game.") from error
    if version not in (RECORD_ONLY, JSON_VERSION):
        raise UnknownVersion(
            f"This game was saved as version {version!r}; this program reads {JSON_VERSION}."
        )
    if not isinstance(data.get("record"), str) or not isinstance(data.get("state"), dict):
        raise DamagedState("This saved game lacks its record or its state.")
    return Saved(data["record"], None if version == RECORD_ONLY else data["state"])
