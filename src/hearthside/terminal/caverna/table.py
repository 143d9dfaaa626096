"""The table of Caverna on the screen: header, board, sheet, spaces, options, story."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from hearthside.api import Game, Option
from hearthside.core.message import Message
from hearthside.terminal.caverna.home import FACE, Face, board
from hearthside.terminal.caverna.sheet import header, other_line, sheet
from hearthside.terminal.caverna.spaces import SpaceList, growth
from hearthside.terminal.caverna.story import story
from hearthside.terminal.caverna.words import CAVERNA, Vocabulary, goods, notation
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

MANY_TILES = 14
"""More tiles than that are listed without their texts on a narrow screen."""


class CavernaPainter(Painter):
    """Draws Caverna from its view; a game with the same table has its own words and face."""

    words: Vocabulary = CAVERNA
    face: Face = FACE

    def screen(self, game: Game, seat: int, menu: Menu, paper: Paper) -> list[RenderableType]:
        view = game.view(seat)
        names = all_names(game)
        others = [
            self.other(view["homes"][other], names[other], seat_style(other))
            for other in range(game.setup.players)
            if other != seat
        ]
        others += self.public(view, names, paper)
        drawn, listed = self.boarded(game, view, seat, cells_in(menu.shown), paper)
        past = self.past(game, seat, paper)
        choice = self.choice(game, view, seat, menu, paper)
        top = self.header(view, names)
        if paper.width >= WIDE:
            return [top, side_by_side([*drawn, *listed], choice), *others, *past]
        if tight(paper):
            return [side_by_side(drawn, listed), *others, *past, top, *choice]
        return [top, side_by_side(drawn, listed), *others, *past, *choice]

    def header(self, view: dict[str, Any], names: list[str]) -> Text:
        """The round, in one line."""
        return header(view, names)

    def sheet(self, home: dict[str, Any], ahead: str, short: bool) -> list[Text]:
        """What stands beside the board of a home."""
        return sheet(home, ahead, short)

    def other(self, home: dict[str, Any], name: str, style: str) -> Text:
        """Another seat in one line."""
        return other_line(home, name, style)

    def public(self, view: dict[str, Any], names: list[str], paper: Paper) -> list[Text]:
        """What lies on the table for all, besides spaces and tiles."""
        return []

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
        drawn = board(home, marked, (cell_width(paper), height), paper.ascii, self.face)
        ahead = "over" if game.over else view["harvest_ahead"]
        points = f"  {home['total']} points{'' if game.over else ' so far'}"
        title = styled((seat_name(game, seat), seat_style(seat)), points)
        return drawn, [title, *self.sheet(home, ahead, tight(paper))]

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
        chosen = spaces_in(menu.shown)
        question = self.question(game, seat, menu)
        spaces = SpaceList(view, all_names(game), reasons_in_words(game, seat), chosen, self.words)
        listed = spaces.fitting(width, paper)
        if chosen:
            rest = [e for e in menu.shown if e.number not in chosen.values()]
            return [question, *listed, *menu.listed(rest, width)]
        options = menu.lines(width)
        asked = game.ask(seat)
        hint = self.words.typing(asked) if asked else ""
        if hint:
            options.append(styled((f"   {hint}", "dim")))
        return [*listed, Text(""), question, *options] if wide else [question, *options]

    def question(self, game: Game, seat: int, menu: Menu) -> Text:
        """What is asked, who is asked, and what else could be done."""
        asked = game.ask(seat)
        space = str(asked.args.get("space", "")).partition(":")[2] if asked else ""
        where = f"{self.words.space_title(space)}: " if space else ""
        text = self.asked(game, seat)
        if not text:
            text = self.words.space_text(space) if space else "What do you do?"
        if not menu.main:
            text = "Exchange something first, so that you can go on"
        line = styled((f"{seat_name(game, seat)}: ", seat_style(seat)), (where + text, "bold"))
        if menu.main and menu.side:
            line.append(f"   c: {len(menu.side)} exchange{'s' * (len(menu.side) > 1)}", style="dim")
        return line

    def asked(self, game: Game, seat: int) -> str:
        """The question as a sentence; nothing if the space says it."""
        message = game.ask(seat)
        if message is None or message.key == "ask.act":
            return ""
        text = self.words.speaker.text(message, all_names(game))
        return text[:1].upper() + text[1:]

    def menu(self, game: Game, seat: int) -> Menu:
        def label(option: Option) -> str:
            return self.label(game, seat, option)

        return Menu(game.options(seat), self.words.heading, self.words.detail, label)

    def label(self, game: Game, seat: int, option: Option) -> str:
        """An option in words: with what it brings where its own words leave that out."""
        key = f"{option.message.key}_brings"
        if not self.words.speaker.has(key):
            return option.label
        stock = game.preview_of(seat, option).stock
        goods = {good: n for good, n in stock.items() if n > 0}
        return self.words.speaker.text(Message(key, {"goods": goods})) if goods else option.label

    def story(self, game: Game, since: int) -> list[Line]:
        return story(game, since, self.words)

    def home(self, game: Game, seat: int, paper: Paper) -> list[RenderableType]:
        return [side_by_side(*self.boarded(game, game.view(seat), seat, set(), paper))]

    def position(self, game: Game, paper: Paper) -> list[RenderableType]:
        view = game.view()
        names = all_names(game)
        spaces = SpaceList(view, names, {}, {}, self.words)
        out: list[RenderableType] = [self.header(view, names), *spaces.columns(paper.width)]
        out += self.public(view, names, paper)
        for seat in range(game.setup.players):
            out += self.home(game, seat, paper)
        return out

    def why(self, game: Game, seat: int) -> list[RenderableType]:
        reasons = reasons_in_words(game, seat)
        table = Table(box=box.SIMPLE, pad_edge=False)
        for column in ("Space", "Goods", "Grows each round", "Why not"):
            table.add_column(column, overflow="fold")
        for space in game.view(seat)["spaces"]:
            who = space["occupied_by"]
            reason = reasons.get(space["name"], "")
            if who is not None:
                reason = f"occupied by {seat_name(game, who)}"
            title = self.words.space_title(space["name"])
            row = [title, goods(space["goods"]), growth(space), reason]
            table.add_row(*(Text(text) for text in row), style="dim" if reason else None)
        return [table]

    def offers(self, game: Game) -> list[list[str]]:
        """All that can be built: title, price, points, owner, what it does."""
        view = game.view()
        owners = {
            cell["tile"]: seat
            for seat, home in enumerate(view["homes"])
            for cell in home["cells"].values()
            if "tile" in cell and not self.words.tiles.get(cell["tile"], {}).get("unlimited")
        }
        rows = []
        for name in self.words.tiles:
            if name in view["supply"] or name in owners:
                owner = seat_name(game, owners[name]) if name in owners else ""
                price, points = self.words.tile_price(name), self.words.tile_points(name)
                title, text = self.words.tile_title(name), self.words.tile_text(name)
                rows.append([title, price, points, owner, text])
        return rows

    def pieces(self, game: Game, words_: list[str], paper: Paper) -> list[RenderableType]:
        rows = [
            row
            for row in self.offers(game)
            if all(word.casefold() in " ".join(row).casefold() for word in words_)
        ]
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
        return self.words.explain(words_)

    def subject(self, item: Entry | Fold | None) -> str:
        entry = item.entries[0] if isinstance(item, Fold) else item
        return self.words.subject(entry.option.anchor) if entry else ""

    def notation(self, text: str) -> str:
        return notation(text)

    def refusal(self, game: Game, seat: int, text: str) -> str:
        typed = text.casefold().removeprefix("place ").replace("_", " ").split()
        reasons = reasons_in_words(game, seat)
        for space in game.view(seat)["spaces"]:
            name = self.words.space_title(space["name"])
            title = name.casefold().replace("-", " ").split()
            if typed and typed == title[: len(typed)] and space["name"] in reasons:
                who = space["occupied_by"]
                by = f" by {seat_name(game, who)}" if who is not None else ""
                return f"{name}: {reasons[space['name']]}{by}."
        return ""

    def part(self, name: str) -> str:
        return self.words.speaker.thing(f"score:{name}")


def cell_width(paper: Paper) -> int:
    """How wide a cell may be: the board has six, and something stands beside it."""
    return 8 if paper.width >= WIDE else max(7, min(11, (paper.width - 38) // 6))
