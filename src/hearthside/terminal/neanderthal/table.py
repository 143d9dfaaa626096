"""The table of Neanderthal on the screen: header, rows, Women, species, options, story."""

from __future__ import annotations

import re
from typing import Any

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from hearthside.api import Game
from hearthside.terminal.menu import Entry, Fold, Menu, in_columns
from hearthside.terminal.neanderthal import words
from hearthside.terminal.neanderthal.board import header, slot_line, woman_line
from hearthside.terminal.neanderthal.sheet import sheet
from hearthside.terminal.neanderthal.story import story
from hearthside.terminal.painter import Line, Painter, seat_name, seat_style, told
from hearthside.terminal.paper import Paper, styled

LOW = 32
"""Below this height everything is shorter."""
RECENT = 60
"""The story on the screen begins at most this many choices ago."""
WIDE = 130
"""From this width on both rows stand side by side."""


class NeanderthalPainter(Painter):
    """Draws Neanderthal from its view."""

    def screen(self, game: Game, seat: int, menu: Menu, paper: Paper) -> list[RenderableType]:
        view = game.view(seat)
        marked = {word for e in menu.shown for word in e.option.anchor.split()}
        short = paper.height < LOW
        out: list[RenderableType] = [header(view), *self.rows(view, marked, paper)]
        out += [woman_line(woman, f"woman:{woman['name']}" in marked) for woman in view["women"]]
        for species in view["species"]:
            brief = short or species["seat"] != seat
            out += sheet(species, seat_name(game, species["seat"]), brief)
        room = 1 if short else 6
        since = max(self.news(game, seat), game.ply - RECENT)
        lines = self.story(game, since)[-room:]
        out += [styled(told(game, line)) for line in lines]
        return [*out, self.question(game, seat, menu), *menu.lines(paper.width)]

    def rows(self, view: dict[str, Any], marked: set[str], paper: Paper) -> list[Text]:
        """North and south, side by side where there is room."""
        short = paper.height < LOW
        lines = [slot_line(slot, short, f"slot:{slot['slot']}" in marked) for slot in view["slots"]]
        if short or paper.width >= WIDE:
            return in_columns(lines, paper.width, 6)
        return lines

    def question(self, game: Game, seat: int, menu: Menu) -> Text:
        """What is asked, for which species, and what else could be done."""
        asked = game.ask(seat)
        text = game.speaker.text(asked) if asked else ""
        who = game.speaker.say(asked.args["species"]) if asked and "species" in asked.args else ""
        name = seat_name(game, seat) + (f", {who}" if who else "")
        line = styled((f"{name}: ", seat_style(seat)), (text, "bold"))
        if menu.main and menu.side:
            line.append("   c: bring the Alpha back", style="dim")
        return line

    def menu(self, game: Game, seat: int) -> Menu:
        return Menu(game.options(seat))

    def story(self, game: Game, since: int) -> list[Line]:
        return story(game, since)

    def home(self, game: Game, seat: int, paper: Paper) -> list[RenderableType]:
        out: list[RenderableType] = []
        for species in game.view(seat)["species"]:
            if species["seat"] == seat:
                out += sheet(species, seat_name(game, seat), False)
        return out

    def position(self, game: Game, paper: Paper) -> list[RenderableType]:
        view = game.view()
        out: list[RenderableType] = [header(view), *self.rows(view, set(), paper)]
        out += [woman_line(woman, False) for woman in view["women"]]
        for seat in range(game.setup.players):
            out += self.home(game, seat, paper)
        return out

    def why(self, game: Game, seat: int) -> list[RenderableType]:
        reasons = game.why_not(seat)
        if not reasons:
            return [Text("Nothing is refused now.")]
        table = Table(box=box.SIMPLE, pad_edge=False)
        for column in ("What", "Why not"):
            table.add_column(column, overflow="fold")
        for name, reason in reasons.items():
            table.add_row(Text(game.speaker.thing(name)), Text(game.speaker.text(reason)))
        return [table]

    def pieces(self, game: Game, words_: list[str], paper: Paper) -> list[RenderableType]:
        table = Table(box=box.SIMPLE, pad_edge=False)
        for column in ("Card", "What it says"):
            table.add_column(column, overflow="fold")
        for name, text in words.explain(words_):
            table.add_row(Text(name), Text(text))
        return [table] if table.row_count else [Text("No card matches that.")]

    def explain(self, words_: list[str]) -> list[tuple[str, str]]:
        return words.explain(words_)

    def subject(self, item: Entry | Fold | None) -> str:
        entry = item.entries[0] if isinstance(item, Fold) else item
        if entry is None:
            return ""
        for sort in ("card", "woman"):
            name = entry.option.args.get(sort)
            if isinstance(name, str):
                return words.called(sort, name)
        return ""

    def notation(self, text: str) -> str:
        """Slots and colours of discs are written in capitals."""
        typed = super().notation(text).split()
        capital = re.compile(r"[ns][1-6]|[owb]|[vsb][owb]|x[1-3]")
        return " ".join(word.upper() if capital.fullmatch(word) else word for word in typed)

    def refusal(self, game: Game, seat: int, text: str) -> str:
        typed = self.notation(text).removeprefix("hunt ").removeprefix("promote ").split()
        for anchor, reason in game.why_not(seat).items():
            if typed and anchor.partition(":")[2] == typed[0]:
                return f"{game.speaker.thing(anchor)}: {game.speaker.text(reason)}."
        return ""

    def part(self, name: str) -> str:
        return words.SPEAKER.word(f"score.{name}")
