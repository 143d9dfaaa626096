"""A campaign in the terminal: its sheet, the decisions between games, the games themselves.

Everything is kept in one file, the running game as well, so that one may leave at any moment.
"""

from __future__ import annotations

import json
from pathlib import Path

from rich.table import Table
from rich.text import Text

from hearthside.api import Game, replay
from hearthside.campaign import Campaign, new_campaign
from hearthside.core.errors import HearthsideError
from hearthside.core.options import OptionValue
from hearthside.terminal.files import FileTrouble, reason
from hearthside.terminal.painters import painter_for
from hearthside.terminal.paper import Paper
from hearthside.terminal.seats import Seats
from hearthside.terminal.table import TableTop

PROMPT = "(a number, Enter leaves) > "


class Saved:
    """A campaign in its file, with the record of the game that is on."""

    def __init__(self, path: Path, campaign: Campaign, game: Game | None) -> None:
        self.path = path
        self.campaign = campaign
        self.game = game

    def write(self) -> None:
        data = {
            "campaign": json.loads(self.campaign.to_json()),
            "game": self.game.record() if self.game is not None else None,
        }
        try:
            self.path.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
        except OSError as error:
            raise FileTrouble(f"{self.path} cannot be written: {reason(error)}.") from error


def open_campaign(
    path: Path, kind: str, players: int, seed: int, options: dict[str, OptionValue] | None = None
) -> Saved:
    """The campaign in a file, or a new one with these options that will be kept there."""
    path = path.expanduser()
    if not path.exists():
        return Saved(path, new_campaign(kind, players, seed, options), None)
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        campaign = Campaign.from_json(json.dumps(data["campaign"]))
        game = replay(data["game"]) if data["game"] else None
    except RecursionError as error:
        raise FileTrouble(f"{path} is not a saved campaign: its brackets are too deep.") from error
    except (OSError, ValueError, KeyError, TypeError, HearthsideError) as error:
        raise FileTrouble(f"{path} is not a saved campaign: {error}.") from error
    if campaign.rules.id != kind:
        raise FileTrouble(f"{path} holds the campaign {campaign.rules.id}, not {kind}.")
    return Saved(path, campaign, game)


def play_campaign(saved: Saved, seats: Seats, paper: Paper) -> None:
    """Go on until the campaign is over or somebody leaves."""
    campaign = saved.campaign
    painter = painter_for(campaign.rules.game)
    while True:
        if saved.game is None:
            paper.show(sheet_table(campaign))
            if campaign.over:
                paper.show(Text(verdict(campaign, seats), "bold"))
                return
            if not decide(saved, seats, paper):
                return
            saved.game = campaign.next_game(seats.names(campaign.players))
            saved.write()
        table = TableTop(saved.game, seats, painter, paper)
        table.run()
        saved.game = table.game
        saved.write()
        if not table.game.over:
            return
        campaign.finish(table.game)
        saved.game = None
        saved.write()


def decide(saved: Saved, seats: Seats, paper: Paper) -> bool:
    """All decisions before the next game; False if somebody leaves."""
    campaign = saved.campaign
    while campaign.deciders:
        seat = campaign.deciders[0]
        options = campaign.options(seat)
        if seat in seats.bots:
            campaign.choose(options[0].token, seat)
            continue
        paper.show(f"{seats.names(campaign.players)[seat]}, before the next game:")
        for number, option in enumerate(options, 1):
            paper.show(f"  {number}  {campaign.speaker.text(option.message)}")
        try:
            line = paper.ask(PROMPT)
        except EOFError:
            return False
        if not line:
            return False
        if line.isdecimal() and 1 <= int(line) <= len(options):
            campaign.choose(options[int(line) - 1].token, seat)
            saved.write()
        else:
            paper.show(f"Choose a number from 1 to {len(options)}.")
    return True


def sheet_table(campaign: Campaign) -> Table:
    """The sheet, one line per entry; lists of games as they are."""
    words = campaign.rules.words(campaign.sheet)
    table = Table(title=campaign.rules.title, show_header=False, title_justify="left")
    for key, value in campaign.sheet.items():
        if key not in ("seed", "ask", "asked"):
            table.add_row(key.replace("_", " "), plain(value, words))
    return table


def plain(value: object, words: dict[str, str]) -> str:
    """A value of the sheet in words."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {plain(part, words)}" for key, part in value.items())
    if isinstance(value, list):
        return " | ".join(plain(part, words) for part in value) or "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return words.get(str(value), str(value))


def verdict(campaign: Campaign, seats: Seats) -> str:
    """How the campaign has ended."""
    names = [seats.names(campaign.players)[seat] for seat in campaign.winners()]
    return f"The campaign is won by {' and '.join(names)}." if names else "The campaign is over."
