#!/usr/bin/env python3
"""Which rules have a test? Compares the ids of docs/rules with those cited by the tests.

A rule is defined where its id opens a table row, a heading, or a paragraph in bold. A test covers
it by its name (`test_cav_4_20_...`) or by citing it in a docstring, comment or string, alone, in
a list or in a range. `docs/rules/untested.toml` gives reasons for rules without a test.

Games number their worked examples EX-1, EX-2 ... In a file of a game EX-26 or EX-26a (and a test
named `test_ex_26_...`) is read as an id of its own: AGR-EX26.
"""

from __future__ import annotations

import argparse
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from hearthside.games.registry import KITS

SCENARIOS = "SC"
"""The prefix of positions that are played out, in documents of their own."""
PREFIXES = (*(prefix for kit in KITS.values() for prefix in kit.prefixes), SCENARIOS)
ENOUGH = 95.0
EXAMPLES = {
    place: prefix
    for kit in KITS.values()
    for prefix in kit.prefixes[:1]
    for place in (kit.id, f"{prefix.lower()}.md")
}
"""Folders and documents of a game, whose worked examples belong to its first prefix."""

_PREFIX = "(?:" + "|".join(PREFIXES) + ")"
_NUMBER = r"(?=[A-Z]{0,2}\.?\d)[A-Z]{0,2}\d*+(?:\.\d++)*+"
_DOTTED = r"[A-Z]{0,2}\d++(?:\.\d++)++"

DEFINED = re.compile(rf"^(?:\|\s*|#+\s+|\*\*)({_PREFIX}-{_NUMBER})(?=\s|\*\*)", re.MULTILINE)
CITED = re.compile(rf"(?<![A-Za-z0-9])({_PREFIX})-({_NUMBER})")
RANGE = re.compile(rf"(?:\s*[–—-]\s*|\.\.+|\s+to\s+)(?:{_PREFIX}-)?({_NUMBER})")
LISTED = re.compile(rf"(?:\s*[,;/]\s*(?:and\s+|or\s+)?|\s+and\s+|\s+or\s+)({_DOTTED})")
EXAMPLE = re.compile(r"(?<![A-Za-z0-9-])EX-(\d+)[a-z]?\b")
EXAMPLE_NAME = re.compile(r"^(\s*(?:async\s+)?def\s+test_)(ex_\d+\w*)", re.MULTILINE)
TEST_NAME = re.compile(r"^\s*(?:async\s+)?def\s+test_([a-z]+)_(\w+)", re.MULTILINE)


@dataclass(frozen=True)
class Citation:
    """One mention of a rule, or of all rules from `id` to `last`, as `parent.number` each."""

    id: str
    last: str
    where: str


def key(rule: str) -> tuple[str, list[tuple[int, str]]]:
    """Sort rules as a reader counts: CAV-4.9 before CAV-4.10."""
    prefix, number = rule.split("-", 1)
    return prefix, [(int(p) if p.isdigit() else -1, p) for p in number.split(".")]


def split_last(rule: str) -> tuple[str, int]:
    """Divide an id into what stands before its last number, and that number."""
    match = re.fullmatch(r"(.*?)(\d+)", rule)
    return (match[1], int(match[2])) if match else (rule, -1)


class Registry:
    """All rules defined in docs/rules."""

    def __init__(self, ids: Iterable[str]) -> None:
        self.ids = sorted(set(ids), key=key)
        self._known = set(self.ids)
        self._chapters = {
            rule[: match.start()] for rule in self.ids for match in re.finditer(r"\.", rule)
        }

    def knows(self, rule: str) -> bool:
        """Say whether the id is a rule, or the chapter of one."""
        return rule in self._known or rule in self._chapters

    def expand(self, citation: Citation) -> list[str]:
        """List the rules that a citation covers."""
        if citation.id == citation.last:
            return [citation.id] if citation.id in self._known else []
        parent, first = split_last(citation.id)
        last = split_last(citation.last)[1]
        return [
            rule
            for rule in self.ids
            if split_last(rule)[0] == parent and first <= split_last(rule)[1] <= last
        ]

    def unknown(self, citation: Citation) -> list[str]:
        """List the ends of a citation that no document defines."""
        ends = dict.fromkeys((citation.id, citation.last))
        return [rule for rule in ends if not self.knows(rule)]

    def in_name(self, prefix: str, words: list[str]) -> tuple[str, int]:
        """Read an id from the words of a test's name: the id, and how many words it took."""
        for length in (3, 2, 1):
            rule = f"{prefix}-{'.'.join(words[:length])}".upper()
            if len(words) >= length and rule in self._known:
                return rule, length
        numbers = 0
        while numbers < min(2, len(words)) and words[numbers].isdigit():
            numbers += 1
        return (f"{prefix}-{'.'.join(words[:numbers])}".upper(), numbers) if numbers else ("", 0)


def own_examples(text: str, where: str) -> str:
    """Give the worked examples of a game's file their full ids: EX-26 becomes AGR-EX26."""
    prefix = next((EXAMPLES[part] for part in where.split("/") if part in EXAMPLES), "")
    if not prefix:
        return text
    text = EXAMPLE.sub(rf"{prefix}-EX\1", text)

    def named(name: re.Match[str]) -> str:
        return f"{name[1]}{prefix.lower()}_" + re.sub(r"ex_(\d+)[a-z]?", r"ex\1", name[2])

    return EXAMPLE_NAME.sub(named, text)


def definitions(text: str) -> list[str]:
    """List the ids that a rules document defines."""
    return DEFINED.findall(text)


def same_parent(first: str, last: str) -> bool:
    """Say whether two ids can be the ends of a range."""
    return (
        split_last(first)[0] == split_last(last)[0] and split_last(first)[1] < split_last(last)[1]
    )


def cited_in_text(text: str, where: str) -> Iterator[Citation]:
    """Find ids, lists (CAV-2.2, 2.3 and 2.5) and ranges (CAV-9.5–9.8) in a text."""
    for match in CITED.finditer(text):
        prefix, rule, end = match[1], f"{match[1]}-{match[2]}", match.end()
        place = f"{where}:{text.count(chr(10), 0, match.start()) + 1}"
        while True:
            last = rule
            through = RANGE.match(text, end)
            if through and same_parent(rule, f"{prefix}-{through[1]}"):
                last, end = f"{prefix}-{through[1]}", through.end()
            yield Citation(rule, last, place)
            more = LISTED.match(text, end)
            if not more:
                break
            rule, end = f"{prefix}-{more[1]}", more.end()


def cited_in_names(text: str, where: str, registry: Registry) -> Iterator[Citation]:
    """Find ids in the names of tests: test_cav_4_20_and_4_21_..., test_sc_01_..."""
    for match in TEST_NAME.finditer(text):
        prefix, words = match[1].upper(), match[2].split("_")
        if prefix not in PREFIXES:
            continue
        place = f"{where}:{text.count(chr(10), 0, match.start(1)) + 1}"
        rule, length = registry.in_name(prefix, words)
        while rule:
            yield Citation(rule, rule, place)
            words = words[length:]
            if words[:1] != ["and"]:
                break
            words = words[2:] if words[1:2] == [match[1]] else words[1:]
            rule, length = registry.in_name(prefix, words)
            if not registry.knows(rule):
                break


class Project:
    """The repository as far as rules are concerned."""

    def __init__(self, root: Path) -> None:
        self.root = root
        documents = sorted((root / "docs" / "rules").glob("*.md"))
        self.registry = Registry(
            rule
            for path in documents
            for rule in definitions(own_examples(path.read_text("utf-8"), path.name))
        )
        self.tests = self._scan("tests", (".py",), names=True)
        self.code = self._scan("src", (".py", ".toml"))
        self.docs = self._scan("docs", (".md",))
        self.reasons: dict[str, str] = {}
        self._read_reasons(root / "docs" / "rules" / "untested.toml")

    def covered(self) -> set[str]:
        """Rules that a test cites."""
        return {rule for citation in self.tests for rule in self.registry.expand(citation)}

    def in_code(self) -> set[str]:
        """Rules that the source cites."""
        return {rule for citation in self.code for rule in self.registry.expand(citation)}

    def unknown(self) -> list[str]:
        """Citations of rules that do not exist, as `file:line id`."""
        found = [
            f"{citation.where} {rule}"
            for citation in (*self.code, *self.tests, *self.docs)
            for rule in self.registry.unknown(citation)
        ]
        return list(dict.fromkeys(found))

    def _scan(self, folder: str, endings: tuple[str, ...], names: bool = False) -> list[Citation]:
        found: list[Citation] = []
        for path in sorted((self.root / folder).rglob("*")):
            where = path.relative_to(self.root).as_posix()
            # tests/tools checks this tool with ids that it makes up
            if path.suffix not in endings or where.startswith("tests/tools/"):
                continue
            text = own_examples(path.read_text("utf-8"), where)
            found += cited_in_text(text, where)
            if names:
                found += cited_in_names(text, where, self.registry)
        return found

    def _read_reasons(self, path: Path) -> None:
        if not path.exists():
            return
        where = path.relative_to(self.root).as_posix()
        for name, reason in tomllib.loads(path.read_text("utf-8")).items():
            for citation in cited_in_text(name, where):
                self.docs.append(citation)
                self.reasons.update((rule, str(reason)) for rule in self.registry.expand(citation))


def share(part: int, whole: int) -> float:
    """Percentage, rounded down to a tenth so that 94.99 never reads as 95.0."""
    return part * 1000 // whole / 10


def report(project: Project, show_code: bool = False) -> tuple[list[str], bool]:
    """Lines to print, and whether everything is in order."""
    covered, unknown = project.covered(), project.unknown()
    lines: list[str] = []
    good = not unknown
    for prefix in PREFIXES:
        rules = [rule for rule in project.registry.ids if rule.startswith(prefix + "-")]
        if rules:
            tested = sum(rule in covered for rule in rules)
            lines.append(f"{prefix} {share(tested, len(rules)):.1f} % ({tested} of {len(rules)})")
            good = good and share(tested, len(rules)) >= ENOUGH

    without = [rule for rule in project.registry.ids if rule not in covered]
    if without:
        lines += ["", "Without a test:"]
        lines += [
            f"  {rule:<11} {project.reasons.get(rule, 'no reason given')}" for rule in without
        ]
        good = good and all(rule in project.reasons for rule in without)

    needless = [
        rule for rule in project.registry.ids if rule in covered and rule in project.reasons
    ]
    if needless:
        lines += ["", "Tested after all, remove from untested.toml: " + ", ".join(needless)]
    if unknown:
        lines += ["", "Unknown ids cited:", *(f"  {line}" for line in unknown)]
    if show_code:
        cited = project.in_code()
        own = [rule for rule in project.registry.ids if not rule.startswith(f"{SCENARIOS}-")]
        absent = [rule for rule in own if rule not in cited]
        lines += ["", f"Cited nowhere in src ({len(absent)}):", *(f"  {rule}" for rule in absent)]
    return lines, good


def main(arguments: list[str] | None = None) -> int:
    """Print the report; with --check, fail when something is missing."""
    parser = argparse.ArgumentParser(description="Which rules have a test?")
    parser.add_argument(
        "--check",
        action="store_true",
        help=f"fail on unknown ids, missing reasons, or less than {ENOUGH:.0f} %% of a prefix",
    )
    parser.add_argument("--code", action="store_true", help="also list ids cited nowhere in src")
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parent.parent)
    options = parser.parse_args(arguments)
    lines, good = report(Project(options.root), options.code)
    print("\n".join(lines))
    return 1 if options.check and not good else 0


if __name__ == "__main__":
    sys.exit(main())
