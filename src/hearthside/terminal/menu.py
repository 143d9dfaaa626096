"""The numbered list of options: grouped where only the cells differ, found by typing words."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import groupby
from operator import attrgetter

from rich.text import Text

from hearthside.api import Option
from hearthside.core.message import Message, Value
from hearthside.terminal.paper import cut, styled

NUMBER = "bold cyan"
MANY_GROUPS = 5
"""From so many groups on, each is one line until it is chosen."""
FEW = 14
"""Up to so many lines there is room for details."""
LONG_RUN = 4
"""So many options that differ only in a number are shown as one line."""


@dataclass
class Entry:
    """An option with its number. Entries with the same `group` differ only in their cells."""

    number: int
    option: Option
    group: str
    short: str

    def matches(self, words: list[str]) -> bool:
        """Does every typed word begin a word of the token or the label, or occur in the token?"""
        token = self.option.token
        known = re.split(r"[^a-z0-9]+", f"{token} {self.option.label}".casefold())
        return all(
            any(part.startswith(word) for part in known) or (not word.isalnum() and word in token)
            for word in words
        )


@dataclass
class Fold:
    """Several entries of a group behind one number; choosing it shows them."""

    number: int
    group: str
    entries: list[Entry]


def group_of(option: Option) -> str:
    """The token without its cells; nothing for an option that names no cell."""
    if "cell:" not in option.anchor:
        return ""
    return option.token.rpartition(" ")[0]


def short_of(option: Option) -> str:
    """Only the cells of an option, with what they bring: 'm42-m43 +1 food'."""
    gains = [str(option.speaker.say(goods)) for goods in brought(option.message)]
    return " +".join([option.token.rpartition(" ")[2], *gains])


def brought(message: Message) -> list[Value]:
    """The goods that the cells in a message bring."""
    found: list[Value] = []
    for value in message.args.values():
        if isinstance(value, Message) and value.key == "cell_with_icon":
            found.append(value.args["goods"])
    return found


class Menu:
    """All options of a decision: the main ones first, then the any-time exchanges.

    `note` puts a group into words, `detail` says more about it where there is room, `label`
    puts an option into words.
    """

    def __init__(
        self,
        options: list[Option],
        note: Callable[[str], str] = str,
        detail: Callable[[str], str] = str,
        label: Callable[[Option], str] = attrgetter("label"),
    ) -> None:
        self.note = note
        self.detail = detail
        self.main = entries_of([option for option in options if not option.anytime], label)
        self.side = entries_of([option for option in options if option.anytime], label)
        self.numbers: dict[int, Entry | Fold] = {}
        self.top: list[Entry | Fold] = []
        groups = {entry.group for entry in self.main if entry.group}
        for group, alike in groupby(self.main, key=lambda entry: entry.group):
            same = list(alike)
            if group and len(groups) >= MANY_GROUPS and len(same) > 1:
                self.top.append(self.add(Fold(0, group, same)))
            else:
                self.top += [self.add(entry) for entry in same]
        for entry in [*self.main, *self.side]:
            if not entry.number:
                self.add(entry)

    def add(self, item: Entry | Fold) -> Entry | Fold:
        """Give it the next number."""
        item.number = len(self.numbers) + 1
        self.numbers[item.number] = item
        return item

    @property
    def entries(self) -> list[Entry]:
        return [*self.main, *self.side]

    @property
    def shown(self) -> list[Entry]:
        """What to choose from: the main options, or the exchanges if nothing else is possible."""
        return self.main or self.side

    def token(self, text: str) -> Entry | None:
        """The entry whose notation was typed in full."""
        return next((e for e in self.entries if e.option.token == text), None)

    def find(self, text: str) -> list[Entry]:
        """The entries that match typed words; exchanges only if no main option does."""
        words = text.casefold().split()
        return [e for e in self.main if e.matches(words)] or [
            e for e in self.side if e.matches(words)
        ]

    def shortlist(self, entries: list[Entry]) -> list[Entry]:
        """Some of the entries, numbered from 1."""
        return [replace(entry, number=i) for i, entry in enumerate(entries, 1)]

    def lines(self, width: int) -> list[Text]:
        """Everything to choose from."""
        if not any(isinstance(item, Fold) for item in self.top):
            return self.listed(self.shown, width)
        return self.folded(self.top, width)

    def folded(self, items: list[Entry | Fold], width: int) -> list[Text]:
        """Groups by their headings, with details if there are few."""
        texts = [
            item.short
            if isinstance(item, Entry) and not item.group
            else self.note(item.group).rstrip(":")
            for item in items
        ]
        if len(items) > FEW or width < max(map(len, texts)) + 40:
            half = (width + 2) // 2 - 5
            lines = zip(items, [cut(text, half) for text in texts], strict=True)
            return in_columns([numbered(str(item.number), text) for item, text in lines], width)
        wide = max(map(len, texts)) + 2
        return [
            styled(numbered(str(item.number), f"{text:<{wide}}"), (self.detail(item.group), "dim"))
            for item, text in zip(items, texts, strict=True)
        ]

    def listed(self, entries: list[Entry], width: int) -> list[Text]:
        """Entries one by one, those of a group behind their heading, in columns if they fit."""
        out: list[Text] = []
        short: list[Text] = []
        for group, alike in groupby(entries, key=lambda entry: entry.group):
            if not group:
                out += in_columns(short, width) + in_columns(runs(list(alike)), width)
                short = []
                continue
            places = in_columns([numbered(str(e.number), e.short) for e in alike], width - 3, 1)
            heading = f"   {self.note(group)}  "
            if len(places) == 1 and len(heading) + len(places[0]) <= width:
                short.append(styled(heading, places[0]))
            else:
                out += [*in_columns(short, width), styled(heading)]
                out += [styled("   ", place) for place in places]
                short = []
        return out + in_columns(short, width)


def entries_of(options: list[Option], label: Callable[[Option], str]) -> list[Entry]:
    """Entries without numbers."""
    out = []
    for option in gathered(options):
        group = group_of(option)
        out.append(Entry(0, option, group, short_of(option) if group else label(option)))
    return out


def numbered(number: str, text: str) -> Text:
    return styled((f"{number:>2}", NUMBER), f" {text}")


def gathered(options: list[Option]) -> list[Option]:
    """Options of one group next to each other, groups in the order of their first option."""
    order: dict[str, int] = {}
    for i, option in enumerate(options):
        order.setdefault(group_of(option) or option.token, i)
    return sorted(options, key=lambda o: order[group_of(o) or o.token])


def runs(entries: list[Entry]) -> list[Text]:
    """One line per entry; many in a row that differ only in one number share a line."""
    out: list[Text] = []
    for form, alike in groupby(entries, key=lambda entry: re.sub(r"\d+", "#", entry.short)):
        same = list(alike)
        if form.count("#") == 1 and len(same) >= LONG_RUN:
            first, last = ("".join(filter(str.isdigit, e.short)) for e in (same[0], same[-1]))
            text = form.replace("#", f"{first} to {last}")
            out.append(numbered(f"{same[0].number}-{same[-1].number}", text))
        else:
            out += [numbered(str(entry.number), entry.short) for entry in same]
    return out


def in_columns(items: list[Text], width: int, at_least: int = 5) -> list[Text]:
    """Short lines in columns of `at_least` lines each, read downwards."""
    if not items:
        return []
    each = max(len(item) for item in items) + 2
    columns = max(1, min((width + 2) // each, -(-len(items) // at_least)))
    rows = -(-len(items) // columns)
    out = []
    for row in range(rows):
        line = Text(no_wrap=True, overflow="ellipsis")
        for item in items[row::rows]:
            line.append_text(item)
            line.append(" " * (each - len(item)))
        line.rstrip()
        out.append(line)
    return out
