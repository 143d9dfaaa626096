"""The action spaces as a list: goods, growth, who stands there, why not."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from hearthside.terminal.agricola.words import goods, space_text, space_title
from hearthside.terminal.layout import TITLE_WIDTH, SpaceLines
from hearthside.terminal.menu import NUMBER
from hearthside.terminal.paper import cut, styled


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


class SpaceList(SpaceLines):
    """The spaces of Agricola."""

    def title(self, space: dict[str, Any]) -> str:
        return space_title(space["name"])

    def text(self, space: dict[str, Any]) -> str:
        return space_text(space["name"], space["board"])

    def lying(self, space: dict[str, Any]) -> str:
        return goods(space["goods"], " ")

    def occupants(self, space: dict[str, Any]) -> str:
        """Who stands on a space."""
        return ", ".join(dict.fromkeys(self.names[p["seat"]] for p in space["people"]))

    def line(self, space: dict[str, Any], width: int, alone: bool = True) -> Text:
        name = space["name"]
        number = self.numbers.get(name)
        title = f"{cut(self.title(space), TITLE_WIDTH):<{TITLE_WIDTH}} "
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
            heap = reason or (self.text(space) if alone else "")
        return styled((f"{number:>2} ", NUMBER), (title, "bold"), cut(heap, rest))
