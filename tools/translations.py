#!/usr/bin/env python3
"""What is not translated yet? Compares the word catalogues of every language with English.

Lists the keys a language lacks (the client shows English there), keys that English does not have,
and parameters such as `{name}` that a translation uses but English does not. With `--check` the
exit code is 1 if a catalogue has a key that English does not have.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "src" / "hearthside" / "words"
ENGLISH = "en"
PARAMETER = re.compile(r"\{(\w+)(?=[,}])")

Words = dict[str, str]


@dataclass
class Language:
    """The state of one language against English."""

    name: str
    translated: int = 0
    missing: list[str] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)
    parameters: list[str] = field(default_factory=list)
    """Keys whose translation uses a parameter that English does not give."""


def catalogues(folder: Path) -> dict[str, Words]:
    """All words by language; a folder per language, its files put together.

    Games have words of their own under the same keys: those are told apart by the game.
    """
    found: dict[str, Words] = {}
    for file in sorted(folder.glob("*/*/*.json")):
        game, language = file.parent.name, file.parent.parent.name
        words = json.loads(file.read_text(encoding="utf-8"))
        named = {f"{game}: {key}": text for key, text in words.items()}
        found.setdefault(language, {}).update(named)
    return found


def parameters(text: str) -> set[str]:
    """The names in braces.

    >>> sorted(parameters("{name} has {n} {n, plural, one {field} other {fields}}"))
    ['n', 'name']
    """
    return set(PARAMETER.findall(re.sub(r"(?:one|other|=\d+) \{[^{}]*\}", "", text)))


def compare(name: str, words: Words, english: Words) -> Language:
    """One language against English."""
    return Language(
        name,
        translated=len(words.keys() & english.keys()),
        missing=sorted(english.keys() - words.keys()),
        unknown=sorted(words.keys() - english.keys()),
        parameters=sorted(
            key
            for key in words.keys() & english.keys()
            if parameters(words[key]) - parameters(english[key])
        ),
    )


def languages(folder: Path) -> list[Language]:
    """All languages but English."""
    found = catalogues(folder)
    english = found.pop(ENGLISH, {})
    return [compare(name, words, english) for name, words in sorted(found.items())]


def report(language: Language, brief: bool) -> str:
    """The lines of one language."""
    total = language.translated + len(language.missing)
    lines = [f"{language.name}: {language.translated} of {total} words"]
    for title, keys in (
        ("missing", language.missing),
        ("unknown", language.unknown),
        ("unknown parameters", language.parameters),
    ):
        if keys:
            lines.append(f"  {title}: {len(keys)}")
            if not brief:
                lines += [f"    {key}" for key in keys]
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--check", action="store_true", help="fail if there are unknown keys")
    parser.add_argument("--brief", action="store_true", help="only the counts")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the catalogues are")
    options = parser.parse_args(arguments)
    found = languages(options.folder)
    for language in found:
        print(report(language, options.brief))
    return 1 if options.check and any(language.unknown for language in found) else 0


if __name__ == "__main__":
    sys.exit(main())
