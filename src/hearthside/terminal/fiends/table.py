"""The table of Frantic Fiends on the screen: that of Caverna with orcs all over it."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from hearthside.api import Game
from hearthside.terminal.caverna import CavernaPainter
from hearthside.terminal.fiends.home import FACE, name_orcs
from hearthside.terminal.fiends.public import (
    bounty_lines,
    event_lines,
    milestone_lines,
    movement_lines,
    path_text,
)
from hearthside.terminal.fiends.sheet import header, other, sheet
from hearthside.terminal.fiends.words import WORDS, strict
from hearthside.terminal.layout import HIGH, tight
from hearthside.terminal.menu import Menu
from hearthside.terminal.painter import seat_name
from hearthside.terminal.paper import Paper, styled


class FiendsPainter(CavernaPainter):
    """Draws Frantic Fiends from its view."""

    words = WORDS
    face = FACE

    def header(self, view: dict[str, Any], names: list[str]) -> Text:
        return header(view, names)

    def sheet(self, home: dict[str, Any], ahead: str, short: bool) -> list[Text]:
        return sheet(home, ahead, short)

    def other(self, home: dict[str, Any], name: str, style: str) -> Text:
        return other(home, name, style)

    def public(self, view: dict[str, Any], names: list[str], paper: Paper) -> list[Text]:
        """The next event at least; where there is room all of them, and the bounty board."""
        if tight(paper):
            return [*milestone_lines(view), *event_lines(view, 1)]
        return [
            *milestone_lines(view),
            *event_lines(view, 4 if paper.height >= HIGH else 2),
            *movement_lines(view, names),
            *bounty_lines(view, names, paper.width),
        ]

    def boarded(
        self, game: Game, view: dict[str, Any], seat: int, marked: set[str], paper: Paper
    ) -> tuple[list[Text], list[Text]]:
        name_orcs(view["homes"][seat])
        return super().boarded(game, view, seat, marked, paper)

    def choice(
        self, game: Game, view: dict[str, Any], seat: int, menu: Menu, paper: Paper
    ) -> list[RenderableType]:
        """Also what bounties give, and where each payment would lead an orc on its way."""
        drawn = [*super().choice(game, view, seat, menu, paper), *self.rewards(menu)]
        tokens = {entry.option.token for entry in menu.entries}
        ways = [orc["preview"] for orc in view["homes"][seat]["orcs"]]
        for orc in view["homes"][seat]["orcs"]:
            for paid, steps in orc["after"].items():
                verb = "bribe" if paid.isdigit() else "displace"
                if f"{verb} {paid}" in tokens and steps not in ways:
                    drawn.append(styled((f"   {verb} {paid}: {path_text(steps)}", "dim")))
        return drawn

    def rewards(self, menu: Menu) -> list[Text]:
        """What the bounties among the options give."""
        anchors = {entry.option.anchor: None for entry in menu.entries}
        names = [anchor.removeprefix("bounty:") for anchor in anchors if "bounty:" in anchor]
        return [
            styled((f"   {WORDS.bounty_title(name)}: {WORDS.bounty_text(name)}", "dim"))
            for name in names
            if name in WORDS.bounties
        ]

    def asked(self, game: Game, seat: int) -> str:
        """Also where the orc goes that is about to move."""
        text = super().asked(game, seat)
        message = game.ask(seat)
        if message is None or message.key != "ask.activate":
            return text
        orcs = {f"orc:{orc['letter']}": orc for orc in game.view(seat)["homes"][seat]["orcs"]}
        orc = orcs[str(message.args["orc"])]
        card = f"draws {WORDS.card_text(orc['card'])}" if orc["card"] else "no card"
        return (
            f"Orc {orc['letter']}, strength {orc['strength']}, {card}: {path_text(orc['preview'])}"
        )

    def offers(self, game: Game) -> list[list[str]]:
        """Tiles, yellow tiles, traps and bounties."""
        view = game.view()
        rows = []
        for name in [*view["supply"], *view["yellow"]]:
            price, points = WORDS.tile_price(name), WORDS.tile_points(name)
            left = view["tiles_left"].get(name, 1)
            title = WORDS.tile_title(name) + (f" ({left})" if left > 1 else "")
            rows.append([title, price, points, "", WORDS.tile_text(name)])
        for seat, home in enumerate(view["homes"]):
            rows += self.built(home, seat_name(game, seat))
        for trap in view["traps"]:
            title = WORDS.trap_title(trap["name"]) + (
                f" ({trap['left']})" if trap["left"] > 1 else ""
            )
            text = WORDS.trap_text(trap["name"])
            rows.append([title, WORDS.trap_price(trap["name"]), "trap", "", text])
        for strip in view["bounties"]:
            for slot in strip["slots"]:
                orcs = f"orc {'ABCD'[slot['column'] - 1]}" + "+" * (slot["column"] < 4)
                taken = slot["taken_by"]
                owner = seat_name(game, taken["seat"]) if taken else ""
                title, text = WORDS.bounty_title(slot["name"]), WORDS.bounty_text(slot["name"])
                rows.append([title, orcs, "", owner, text])
        return rows

    def built(self, home: dict[str, Any], owner: str) -> list[list[str]]:
        """The tiles of a home that others cannot build any more."""
        return [
            [
                WORDS.tile_title(name),
                WORDS.tile_price(name),
                WORDS.tile_points(name),
                owner,
                WORDS.tile_text(name),
            ]
            for name in (cell["tile"] for cell in home["cells"].values() if "tile" in cell)
            if name in WORDS.tiles and not WORDS.tiles[name]["unlimited"]
        ]

    def notation(self, text: str) -> str:
        return strict(text)
