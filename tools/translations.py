#!/usr/bin/env python3
"""What is not translated yet? Compares the word catalogues of every language with English.

Lists the keys a language lacks (English is shown there), keys that English does not have, and
placeholders such as `{name}` that a translation uses but English does not. Of English it lists
the keys that games use and that have no words. With `--check` the exit code is 1 if English
lacks a key, if a catalogue has a key or placeholder that English does not have, or if words are
not ICU MessageFormat.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from icu4py.messageformat import MessageFormat

from hearthside.games.registry import KITS

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "src" / "hearthside" / "words"
SOURCES = ROOT / "src" / "hearthside" / "games"
ENGLISH = "en"
GENERAL = "general"
LITERAL = re.compile(r'Message\(\s*"([a-z_]+\.[a-z_0-9.]+)"')

Words = dict[str, str]


@dataclass
class Language:
    """The state of one language against English."""

    name: str
    translated: int = 0
    missing: list[str] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)
    parameters: list[str] = field(default_factory=list)
    """Keys whose translation uses a placeholder that English does not give."""
    broken: list[str] = field(default_factory=list)
    """Keys whose words are not ICU MessageFormat."""

    @property
    def wrong(self) -> bool:
        return bool(self.unknown or self.parameters or self.broken)


def catalogues(folder: Path) -> dict[str, Words]:
    """All words by language; a folder per language, in it one per game.

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
    """The names of the placeholders, those inside plurals and choices too.

    >>> sorted(parameters("{name} has {n, plural, one {# field of {size}} other {# fields}}"))
    ['n', 'name', 'size']
    """
    found: set[str] = set()
    for part in braced(text):
        name, _, rest = part.partition(",")
        found.add(name.strip())
        for inner in braced(rest):
            found |= parameters(inner)
    return found


def braced(text: str) -> Iterator[str]:
    """What stands in the outermost braces."""
    depth = start = 0
    for i, letter in enumerate(text):
        if letter == "{":
            depth += 1
            start = i + 1 if depth == 1 else start
        elif letter == "}":
            depth -= 1
            if depth == 0:
                yield text[start:i]


def is_broken(text: str, language: str) -> bool:
    try:
        MessageFormat(text, language)
    except ValueError:
        return True
    return False


def compare(name: str, words: Words, english: Words) -> Language:
    """One language against English."""
    both = words.keys() & english.keys()
    return Language(
        name,
        translated=len(both),
        missing=sorted(english.keys() - words.keys()),
        unknown=sorted(words.keys() - english.keys()),
        parameters=sorted(k for k in both if not is_same_or_fewer(words[k], english[k])),
        broken=sorted(key for key, text in words.items() if is_broken(text, name)),
    )


def is_same_or_fewer(text: str, english: str) -> bool:
    """Does English give every placeholder? The number of a good (`n`) is always given."""
    return not parameters(text) - parameters(english) - {"n"}


def languages(folder: Path) -> list[Language]:
    """All languages but English."""
    found = catalogues(folder)
    english = found.pop(ENGLISH, {})
    return [compare(name, words, english) for name, words in sorted(found.items())]


def used_keys(game: str) -> set[str]:
    """The keys that a game's choices, events, questions and reasons use."""
    rules = KITS[game].rules
    found = {form.message_of for form in rules.forms.forms if isinstance(form.message_of, str)}
    found |= {f"log.{happening.name}" for happening in rules.happenings.by_kind.values()}
    for path in (SOURCES / game).rglob("*.py"):
        found |= set(LITERAL.findall(path.read_text(encoding="utf-8")))
    return found


def lacking(folder: Path) -> list[str]:
    """The keys that games use and English has no words for."""
    english = catalogues(folder).get(ENGLISH, {})
    found = []
    for game, kit in KITS.items():
        places = [name for name in (game, kit.rules.base, GENERAL) if name]
        for key in sorted(used_keys(game)):
            if not any(f"{place}: {key}" in english for place in places):
                found.append(f"{game}: {key}")
    return found


def report(language: Language, brief: bool) -> str:
    """The lines of one language."""
    total = language.translated + len(language.missing)
    lines = [f"{language.name}: {language.translated} of {total} words"]
    for title, keys in (
        ("missing", language.missing),
        ("unknown", language.unknown),
        ("unknown placeholders", language.parameters),
        ("not ICU MessageFormat", language.broken),
    ):
        if keys:
            lines.append(f"  {title}: {len(keys)}")
            if not brief:
                lines += [f"    {key}" for key in keys]
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--check", action="store_true", help="fail if something is wrong")
    parser.add_argument("--brief", action="store_true", help="only the counts")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the catalogues are")
    options = parser.parse_args(arguments)
    found = languages(options.folder)
    for language in found:
        print(report(language, options.brief))
    english = lacking(options.folder) if options.folder == FOLDER else []
    for key in english:
        print(f"English has no words for {key}")
    return 1 if options.check and (english or any(one.wrong for one in found)) else 0


if __name__ == "__main__":
    sys.exit(main())
