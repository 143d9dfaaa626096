"""The action spaces as a list: goods, growth, who stands there, why not."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from hearthside.terminal.caverna.words import CAVERNA, Vocabulary, goods
from hearthside.terminal.menu import NUMBER, in_columns, numbered
from hearthside.terminal.paper import cut, styled

TITLE_WIDTH = 18


def growth(space: dict[str, Any]) -> str:
    """What a space receives each round: '+1 wood', '+3 wood if empty, else +1'."""
    first = goods({g["good"]: g["empty"] for g in space["grows"]}, " ")
    then = goods({g["good"]: g["else"] for g in space["grows"]}, " ")
    if first == then:
        return f"+{first}" if first else ""
    return f"+{first} if empty, else +{then}"


def pile(space: dict[str, Any], width: int) -> str:
    """The goods on a space with what comes next round, as far as there is room."""
    lying = space["goods"]
    full = []
    for grow in space["grows"]:
        more = grow["else"] if lying else grow["empty"]
        n = lying.get(grow["good"], 0)
        if n or more:
            full.append(
                f"{goods({grow['good']: n}) or '0 ' + grow['good']}{f' +{more}' * (more > 0)}"
            )
    text = ", ".join(full)
    return text if len(text) <= width else cut(goods(lying), width)


class SpaceList:
    """All open spaces for one viewer."""

    def __init__(
        self,
        view: dict[str, Any],
        names: list[str],
        why: dict[str, str],
        numbers: dict[str, int],
        words: Vocabulary = CAVERNA,
    ) -> None:
        self.spaces: list[dict[str, Any]] = view["spaces"]
        self.names = names
        self.why = why
        self.numbers = numbers
        self.words = words

    def line(self, space: dict[str, Any], width: int) -> Text:
        """One space: number if it can be chosen, title, goods; else who or what is in the way."""
        name, who = space["name"], space["occupied_by"]
        number = self.numbers.get(name)
        title = f"{self.words.space_title(name):<{TITLE_WIDTH}} "
        rest = width - 3 - len(title)
        if who is not None and number is None:
            return styled(("   " + title, "dim"), (cut(self.names[who], rest), "dim italic"))
        heap = pile(space, rest) if who is None else self.names[who]
        if number is None:
            reason = self.why.get(name, "")
            text = f"{heap}; {reason}" if space["goods"] and reason else reason or heap
            return styled(("   " + title + cut(text, rest), "dim"))
        hint = self.why.get(name, "")
        if hint and not heap:
            heap = cut(hint, rest)
        return styled((f"{number:>2} ", NUMBER), (title, "bold"), cut(heap, rest))

    def brief(self, space: dict[str, Any], width: int) -> Text:
        """One space as short as can be: number, title, goods."""
        line = numbered(str(self.numbers[space["name"]]), self.words.space_title(space["name"]))
        line.append(f" {goods(space['goods'], ' ')}")
        line.truncate(width, overflow="ellipsis", pad=True)
        return line

    def short(self, width: int) -> list[Text]:
        """Only what can be chosen, in three columns; the rest in a sentence."""
        usable = [space for space in self.spaces if space["name"] in self.numbers]
        names = [space["name"] for space in self.spaces]
        rest = [self.words.space_title(name) for name in names if name not in self.numbers]
        each = (width + 2) // 3 - 2
        out = in_columns([self.brief(space, each) for space in usable], width, 1)
        if rest:
            out.append(styled((f"Not now (w says why): {', '.join(rest)}.", "dim")))
        return out

    def columns(self, width: int) -> list[Text]:
        """The list in board order, in two columns."""
        each = (width + 2) // 2 - 2
        lines = [self.line(space, each) for space in self.spaces]
        for line in lines:
            line.truncate(each, pad=True)
        return in_columns(lines, width, 1)

    def explained(self, width: int) -> list[Text]:
        """One line per space with what it does, for wide screens."""
        out = []
        for space in self.spaces:
            line = self.line(space, 46)
            line.truncate(46, pad=True)
            text = self.words.space_text(space["name"])
            line.append(f" {cut(text, width - 47)}", style="dim")
            out.append(line)
        return out
