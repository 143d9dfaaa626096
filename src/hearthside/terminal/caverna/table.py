"""The table of Caverna on the screen: header, board, sheet, spaces, options, story."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hearthside.api import Game
from hearthside.terminal.caverna import words
from hearthside.terminal.caverna.home import board
from hearthside.terminal.caverna.sheet import header, other_line, sheet
from hearthside.terminal.caverna.spaces import SpaceList, growth
from hearthside.terminal.caverna.story import story
from hearthside.terminal.menu import Entry, Fold, Menu
from hearthside.terminal.painter import Line, Painter, seat_name, seat_style, told
from hearthside.terminal.paper import Paper, styled

WIDE = 150
"""From this width on the spaces stand beside the board."""
HIGH = 44
"""From this height on cells have three lines."""
MANY_TILES = 14
"""More tiles than that are listed without their texts on a narrow screen."""
LOW = 32
"""Below this height cells have one line, and spaces that cannot be used are only named."""


class CavernaPainter(Painter):
    """Draws Caverna from its view."""

    def screen(self, game: Game, seat: int, menu: Menu, paper: Paper) -> list[RenderableType]:
        view = game.view(seat)
        names = all_names(game)
        others = [
            other_line(view["homes"][other], names[other], seat_style(other))
            for other in range(game.setup.players)
            if other != seat
        ]
        drawn, listed = self.boarded(game, view, seat, cells_in(menu.shown), paper)
        past = self.past(game, seat, paper)
        choice = self.choice(game, view, seat, menu, paper)
        top = header(view, names)
        if paper.width >= WIDE:
            return [top, side_by_side([*drawn, *listed], choice), *others, *past]
        if tight(paper):
            return [side_by_side(drawn, listed), *others, *past, top, *choice]
        return [top, side_by_side(drawn, listed), *others, *past, *choice]

    def boarded(
        self,
        game: Game,
        view: dict[str, Any],
        seat: int,
        marked: set[str],
        paper: Paper,
    ) -> tuple[list[Text], list[Text]]:
        """A home: its board and its sheet."""
        home = view["homes"][seat]
        height = 3 if paper.height >= HIGH else 1 if tight(paper) else 2
        drawn = board(home, marked, (cell_width(paper), height), paper.ascii)
        ahead = "over" if game.over else view["harvest_ahead"]
        points = f"  {home['total']} points{'' if game.over else ' so far'}"
        title = styled((seat_name(game, seat), seat_style(seat)), points)
        return drawn, [title, *sheet(home, ahead, tight(paper))]

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
        width = paper.width - 58 if wide else paper.width
        chosen = {
            entry.option.anchor.removeprefix("space:"): entry.number
            for entry in menu.shown
            if entry.option.anchor.startswith("space:")
        }
        question = self.question(game, seat, menu)
        spaces = SpaceList(view, all_names(game), game.why_not(seat), chosen)
        if wide:
            listed = spaces.explained(width)
        else:
            listed = spaces.short(width) if tight(paper) else spaces.columns(width)
        if chosen:
            rest = [e for e in menu.shown if not e.option.anchor.startswith("space:")]
            return [question, *listed, *menu.listed(rest, width)]
        options = menu.lines(width)
        if game.ask(seat).get("ask") == "feed":
            options.append(styled(("   or type any plan: feed 2 grain 1 sheep", "dim")))
        return [*listed, Text(""), question, *options] if wide else [question, *options]

    def question(self, game: Game, seat: int, menu: Menu) -> Text:
        """What is asked, who is asked, and what else could be done."""
        asked = dict(game.ask(seat))
        weapon = asked.get("weapon", 0)
        asked["dwarf"] = f"weapon {weapon}" if weapon else "unarmed"
        asked["number"] = len(asked.get("taken", [])) + 1
        space = asked.get("space")
        where = f"{words.space_title(space)}: " if space else ""
        text = words.WORDS["ask"].get(asked.get("ask", ""), "").format(**asked)
        if not text:
            text = words.space_text(space) if space else "What do you do?"
        if not menu.main:
            text = "Exchange something first, so that you can go on"
        line = styled((f"{seat_name(game, seat)}: ", seat_style(seat)), (where + text, "bold"))
        if menu.main and menu.side:
            line.append(f"   c: {len(menu.side)} exchange{'s' * (len(menu.side) > 1)}", style="dim")
        return line

    def menu(self, game: Game, seat: int) -> Menu:
        return Menu(game.options(seat), words.heading, words.detail)

    def story(self, game: Game, since: int) -> list[Line]:
        return story(game, since)

    def home(self, game: Game, seat: int, paper: Paper) -> list[RenderableType]:
        return [side_by_side(*self.boarded(game, game.view(seat), seat, set(), paper))]

    def position(self, game: Game, paper: Paper) -> list[RenderableType]:
        view = game.view()
        names = all_names(game)
        spaces = SpaceList(view, names, {}, {})
        out: list[RenderableType] = [header(view, names), *spaces.columns(paper.width)]
        for seat in range(game.setup.players):
            out += self.home(game, seat, paper)
        return out

    def why(self, game: Game, seat: int) -> list[RenderableType]:
        reasons = game.why_not(seat)
        table = Table(box=box.SIMPLE, pad_edge=False)
        for column in ("Space", "Goods", "Grows each round", "Why not"):
            table.add_column(column, overflow="fold")
        for space in game.view(seat)["spaces"]:
            who = space["occupied_by"]
            reason = reasons.get(space["name"], "")
            if who is not None:
                reason = f"occupied by {seat_name(game, who)}"
            row = [space["title"], words.goods(space["goods"]), growth(space), reason]
            table.add_row(*(Text(text) for text in row), style="dim" if reason else None)
        return [table]

    def pieces(self, game: Game, words_: list[str], paper: Paper) -> list[RenderableType]:
        view = game.view()
        owners = {
            cell["tile"]: seat
            for seat, home in enumerate(view["homes"])
            for cell in home["cells"].values()
            if "tile" in cell and not words.TILES.get(cell["tile"], {}).get("unlimited")
        }
        rows = []
        for name, tile in words.TILES.items():
            if name in view["supply"] or name in owners:
                owner = seat_name(game, owners[name]) if name in owners else ""
                price, points = words.tile_price(name), words.tile_points(name)
                row = [tile["title"], price, points, owner, words.WORDS["tile"][name]]
                if all(word.casefold() in " ".join(row).casefold() for word in words_):
                    rows.append(row)
        if not rows:
            return [Text("No furnishing tile matches that.")]
        columns = ["Tile", "Price", "Points", "Owner", "What it does"]
        terse = paper.width < 100 and len(rows) > MANY_TILES
        table = Table(box=box.SIMPLE, pad_edge=False)
        for column in columns[:4] if terse else columns:
            table.add_column(column, overflow="fold")
        for row in rows:
            cells = [Text(text) for text in row[: len(table.columns)]]
            table.add_row(*cells, style="dim" if row[3] else None)
        if terse:
            table.caption = "'t parlor' shows fewer tiles and what they do"
        return [table]

    def explain(self, words_: list[str]) -> list[tuple[str, str]]:
        return words.explain(words_)

    def subject(self, item: Entry | Fold | None) -> str:
        entry = item.entries[0] if isinstance(item, Fold) else item
        return words.subject(entry.option.anchor) if entry else ""

    def notation(self, text: str) -> str:
        return words.notation(text)

    def refusal(self, game: Game, seat: int, text: str) -> str:
        typed = text.casefold().removeprefix("place ").replace("_", " ").split()
        reasons = game.why_not(seat)
        for space in game.view(seat)["spaces"]:
            title = space["title"].casefold().replace("-", " ").split()
            if typed and typed == title[: len(typed)] and space["name"] in reasons:
                who = space["occupied_by"]
                by = f" by {seat_name(game, who)}" if who is not None else ""
                return f"{space['title']}: {reasons[space['name']]}{by}."
        return ""

    def part(self, name: str) -> str:
        return words.WORDS["part"][name]


def cell_width(paper: Paper) -> int:
    """How wide a cell may be: the board has six, and something stands beside it."""
    return 8 if paper.width >= WIDE else max(7, min(11, (paper.width - 38) // 6))


def tight(paper: Paper) -> bool:
    """Is the screen so low that everything must be shorter?"""
    return paper.height < LOW


def all_names(game: Game) -> list[str]:
    return [seat_name(game, seat) for seat in range(game.setup.players)]


def cells_in(entries: list[Entry]) -> set[str]:
    """The cells that options speak of, to be marked on the board."""
    return {cell for e in entries for cell in re.findall(r"cell:(\w+)", e.option.anchor)}


def side_by_side(left: list[Text], right: Sequence[RenderableType]) -> Table:
    """Two blocks; the left one keeps its width."""
    grid = Table.grid()
    grid.add_column(min_width=max(len(line) for line in left) + 2)
    grid.add_column()
    grid.add_row(Group(*left), Group(*right))
    return grid
