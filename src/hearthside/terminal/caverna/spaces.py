"""The action spaces as a list: goods, growth, who stands there, why not."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from hearthside.terminal.caverna.words import CAVERNA, Vocabulary, goods
from hearthside.terminal.layout import TITLE_WIDTH, SpaceLines
from hearthside.terminal.menu import NUMBER
from hearthside.terminal.paper import cut, styled


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


class SpaceList(SpaceLines):
    """The spaces of Caverna, and of its expansion with other words."""

    def __init__(
        self,
        view: dict[str, Any],
        names: list[str],
        why: dict[str, str],
        numbers: dict[str, int],
        words: Vocabulary = CAVERNA,
    ) -> None:
        super().__init__(view, names, why, numbers)
        self.words = words

    def title(self, space: dict[str, Any]) -> str:
        return self.words.space_title(space["name"])

    def text(self, space: dict[str, Any]) -> str:
        return self.words.space_text(space["name"])

    def lying(self, space: dict[str, Any]) -> str:
        return goods(space["goods"], " ")

    def line(self, space: dict[str, Any], width: int, alone: bool = True) -> Text:
        name, who = space["name"], space["occupied_by"]
        number = self.numbers.get(name)
        title = f"{self.title(space):<{TITLE_WIDTH}} "
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
