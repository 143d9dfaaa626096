"""The action spaces as a list: goods, growth, who stands there, why not."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from hearthside.terminal.agricola.words import goods, space_text, space_title
from hearthside.terminal.menu import NUMBER, in_columns, numbered
from hearthside.terminal.paper import cut, styled

TITLE_WIDTH = 18


def growth(space: dict[str, Any]) -> str:
    """What a space receives each round: '+3 wood'."""
    text = goods(space["grows"], " ")
    return f"+{text}" if text else ""


def pile(space: dict[str, Any], width: int) -> str:
    """The goods on a space with what comes next round, as far as there is room."""
    lying, grows = space["goods"], space["grows"]
    full = [
        f"{goods({good: lying.get(good, 0)}) or '0 ' + good}{f' +{grows[good]}' * (good in grows)}"
        for good in dict.fromkeys([*lying, *grows])
    ]
    text = ", ".join(full)
    return text if len(text) <= width else cut(goods(lying), width)


class SpaceList:
    """All open spaces for one viewer."""

    def __init__(
        self, view: dict[str, Any], names: list[str], why: dict[str, str], numbers: dict[str, int]
    ) -> None:
        self.spaces: list[dict[str, Any]] = view["spaces"]
        self.names = names
        self.why = why
        self.numbers = numbers

    def occupants(self, space: dict[str, Any]) -> str:
        """Who stands on a space."""
        return ", ".join(dict.fromkeys(self.names[p["seat"]] for p in space["people"]))

    def line(self, space: dict[str, Any], width: int, titled: bool = True) -> Text:
        """One space: number if it can be chosen, title, goods; else who or what is in the way.

        A space without goods shows what it does, if its text does not follow (`titled`).
        """
        name = space["name"]
        number = self.numbers.get(name)
        title = f"{cut(space_title(name), TITLE_WIDTH):<{TITLE_WIDTH}} "
        rest = width - 3 - len(title)
        who = self.occupants(space)
        if number is None and who:
            return styled(("   " + title, "dim"), (cut(who, rest), "dim italic"))
        heap = pile(space, rest)
        reason = self.why.get(name, "")
        if number is None:
            text = f"{heap}; {reason}" if space["goods"] and reason else reason or heap
            return styled(("   " + title + cut(text, rest), "dim"))
        if not heap:
            heap = reason or (space_text(name, space["board"]) if titled else "")
        return styled((f"{number:>2} ", NUMBER), (title, "bold"), cut(heap, rest))

    def brief(self, space: dict[str, Any], width: int) -> Text:
        """One space as short as can be: number, title, goods."""
        line = numbered(str(self.numbers[space["name"]]), space_title(space["name"]))
        line.append(f" {goods(space['goods'], ' ')}")
        line.truncate(width, overflow="ellipsis", pad=True)
        return line

    def short(self, width: int) -> list[Text]:
        """Only what can be chosen, in three columns; the rest in a sentence."""
        usable = [space for space in self.spaces if space["name"] in self.numbers]
        rest = [
            space_title(space["name"]) for space in self.spaces if space["name"] not in self.numbers
        ]
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
            line = self.line(space, 46, False)
            line.truncate(46, pad=True)
            line.append(
                f" {cut(space_text(space['name'], space['board']), width - 47)}", style="dim"
            )
            out.append(line)
        return out
