"""The table of Agricola on the screen: header, farmyard, sheet, cards, spaces, options, story."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from hearthside.api import Game
from hearthside.terminal.agricola import words
from hearthside.terminal.agricola.farmyard import farmyard
from hearthside.terminal.agricola.pieces import card_table
from hearthside.terminal.agricola.sheet import card_lines, header, other_line, sheet
from hearthside.terminal.agricola.spaces import SpaceList, growth
from hearthside.terminal.agricola.story import story
from hearthside.terminal.layout import (
    HIGH,
    WIDE,
    all_names,
    cells_in,
    side_by_side,
    spaces_in,
    tight,
)
from hearthside.terminal.menu import Entry, Fold, Menu
from hearthside.terminal.painter import (
    Line,
    Painter,
    reasons_in_words,
    seat_name,
    seat_style,
    told,
)
from hearthside.terminal.paper import Paper, styled

BOARD = 62
"""Columns for the farmyard on a wide screen."""


class AgricolaPainter(Painter):
    """Draws Agricola from its view."""

    def screen(self, game: Game, seat: int, menu: Menu, paper: Paper) -> list[RenderableType]:
        view = game.view(seat)
        names = all_names(game)
        others = [
            other_line(view["farms"][other], names[other], seat_style(other))
            for other in range(game.setup.players)
            if other != seat
        ]
        drawn, listed = self.farm(game, view, seat, cells_in(menu.shown), paper)
        cards = card_lines(view["farms"][seat])
        past = self.past(game, seat, paper)
        choice = self.choice(game, view, seat, menu, paper)
        top = header(view, names)
        if paper.width >= WIDE:
            left = [*drawn, *listed, *cards]
            for line in left:
                line.truncate(BOARD, overflow="ellipsis")
            return [top, side_by_side(left, choice), *others, *past]
        table = side_by_side(drawn, listed)
        if tight(paper):
            return [table, *cards[: 1 + (len(cards) > 1)], *others, *past, top, *choice]
        return [top, table, *cards, *others, *past, *choice]

    def farm(
        self, game: Game, view: dict[str, Any], seat: int, marked: set[str], paper: Paper
    ) -> tuple[list[Text], list[Text]]:
        """A farm: its farmyard and its sheet."""
        farm = view["farms"][seat]
        height = 3 if paper.height >= HIGH else 1 if tight(paper) else 2
        drawn = farmyard(farm, marked, (cell_width(paper), height), paper.ascii)
        points = f"  {farm['total']} points{'' if game.over else ' so far'}"
        title = styled((seat_name(game, seat), seat_style(seat)), points)
        return drawn, [title, *sheet(farm, view, tight(paper))]

    def past(self, game: Game, seat: int, paper: Paper) -> list[RenderableType]:
        """The end of the story since the seat's last turn."""
        room = 1 if tight(paper) else 5 if paper.height < HIGH else 10
        lines = self.story(game, self.news(game, seat))[-room:]
        return [styled(told(game, line)) for line in lines]

    def choice(
        self, game: Game, view: dict[str, Any], seat: int, menu: Menu, paper: Paper
    ) -> list[RenderableType]:
        """The question with its options: the list of spaces, or the menu."""
        wide = paper.width >= WIDE
        width = paper.width - BOARD - 2 if wide else paper.width
        chosen = spaces_in(menu.shown)
        question = self.question(game, seat, menu)
        spaces = SpaceList(view, all_names(game), reasons_in_words(game, seat), chosen)
        listed = spaces.fitting(width, paper)
        if chosen:
            rest = [e for e in menu.shown if e.number not in chosen.values()]
            return [question, *listed, *menu.listed(rest, width)]
        options = menu.lines(width)
        asked = game.ask(seat)
        if asked and asked.key == "ask.feed":
            options.append(styled((f"   {words.SPEAKER.word('type.feed')}", "dim")))
        return [*listed, Text(""), question, *options] if wide else [question, *options]

    def question(self, game: Game, seat: int, menu: Menu) -> Text:
        """What is asked, who is asked, and what else could be done."""
        asked = game.ask(seat)
        space = str(asked.args.get("space", "")) if asked else ""
        where = f"{game.speaker.thing(space)}: " if space else ""
        text = game.speaker.text(asked) if asked else ""
        if asked and asked.key == "ask.act" and space:
            text = words.space_text(space.partition(":")[2])
        if not menu.main:
            text = "Exchange something first, so that you can go on"
        line = styled((f"{seat_name(game, seat)}: ", seat_style(seat)), (where + text, "bold"))
        n = len([entry for entry in menu.side if entry.option.verb != "discard"])
        if menu.main and n:
            line.append(f"   c: {n} exchange{'s' * (n > 1)}", style="dim")
        return line

    def menu(self, game: Game, seat: int) -> Menu:
        return Menu([*game.options(seat), *game.discards(seat)], words.heading)

    def story(self, game: Game, since: int) -> list[Line]:
        return story(game, since)

    def home(self, game: Game, seat: int, paper: Paper) -> list[RenderableType]:
        view = game.view(seat)
        drawn, listed = self.farm(game, view, seat, set(), paper)
        public = {**view["farms"][seat], "hand": None}
        return [side_by_side(drawn, listed), *card_lines(public)]

    def position(self, game: Game, paper: Paper) -> list[RenderableType]:
        view = game.view()
        names = all_names(game)
        spaces = SpaceList(view, names, {}, {})
        out: list[RenderableType] = [header(view, names), *spaces.columns(paper.width)]
        for seat in range(game.setup.players):
            out += self.home(game, seat, paper)
        return out

    def why(self, game: Game, seat: int) -> list[RenderableType]:
        reasons = reasons_in_words(game, seat)
        view = game.view(seat)
        spaces = SpaceList(view, all_names(game), {}, {})
        table = Table(box=box.SIMPLE, pad_edge=False)
        for column in ("Space", "Goods", "Grows each round", "Why not"):
            table.add_column(column, overflow="fold")
        for space in view["spaces"]:
            who = spaces.occupants(space)
            reason = f"occupied by {who}" if who else reasons.get(space["name"], "")
            row = [
                words.space_title(space["name"]),
                words.goods(space["goods"]),
                growth(space),
                reason,
            ]
            table.add_row(*(Text(text) for text in row), style="dim" if reason else None)
        return [table]

    def pieces(self, game: Game, words_: list[str], paper: Paper) -> list[RenderableType]:
        decider = game.deciders[0] if game.deciders else -1
        view = game.view(decider if decider >= 0 else None)
        return [card_table(view, all_names(game), words_)]

    def explain(self, words_: list[str]) -> list[tuple[str, str]]:
        return words.explain(words_)

    def subject(self, item: Entry | Fold | None) -> str:
        entry = item.entries[0] if isinstance(item, Fold) else item
        return words.subject(entry.option.anchor) if entry else ""

    def notation(self, text: str) -> str:
        return words.notation(text)

    def refusal(self, game: Game, seat: int, text: str) -> str:
        typed = text.casefold().removeprefix("place ").replace("_", " ").split()
        reasons = reasons_in_words(game, seat)
        view = game.view(seat)
        spaces = SpaceList(view, all_names(game), {}, {})
        for space in view["spaces"]:
            title = words.space_title(space["name"]).casefold().split()
            if typed and typed == title[: len(typed)] and space["name"] in reasons:
                who = spaces.occupants(space)
                reason = f"occupied by {who}" if who else reasons[space["name"]]
                return f"{words.space_title(space['name'])}: {reason}."
        return ""

    def part(self, name: str) -> str:
        return words.SPEAKER.word(f"score.{name}")


def cell_width(paper: Paper) -> int:
    """How wide a cell may be: the farmyard has five, and something stands next to it."""
    return 11 if paper.width >= WIDE else max(5, min(11, (paper.width - 38) // 5))
