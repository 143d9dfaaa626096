"""The directory of a training: what it was begun with, and where things are in it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from hearthside.games.registry import ruleset
from hearthside.training.errors import BadTraining


def claim(directory: Path, settings: dict[str, Any]) -> None:
    """Begin in a directory, or go on there with the same settings."""
    settings = json.loads(json.dumps(settings))
    settings["rules"] = ruleset(settings["game"]).rules_version
    path = directory / "settings.json"
    if path.exists():
        before = read_json(path)
        changed = [name for name in settings if before.get(name) != settings[name]]
        if changed:
            name = changed[0]
            raise BadTraining(
                f"{directory} was begun with {name} = {before.get(name)!r}, not "
                f"{settings[name]!r}; go on like that, or choose another directory"
            )
        return
    write_json(path, settings)


def read_json(path: Path) -> dict[str, Any]:
    try:
        found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadTraining(f"{path} cannot be read: {error}.") from error
    return found


def write_json(path: Path, data: dict[str, Any]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(".part")
    part.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    part.replace(path)
