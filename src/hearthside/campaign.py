# mypy: disable-error-code="explicit-any"
"""Campaigns from Python: games in a row, with decisions in between.

campaign = new_campaign("agricola-solo", players=1, seed=7)
while not campaign.over:
    while campaign.deciders:
        seat = campaign.deciders[0]
        campaign.choose(campaign.options(seat)[0].token, seat)
    game = campaign.next_game()
    ...                                  # play it to the end
    campaign.finish(game)
"""

from __future__ import annotations

import json

from hearthside.api import Game, new_game
from hearthside.core.campaign import CampaignOption, CampaignRules, Sheet, fits
from hearthside.core.errors import (
    BadOption,
    BadPlayers,
    DamagedState,
    GameNotOver,
    HearthsideError,
    IllegalChoice,
    WrongSeat,
)
from hearthside.core.options import OptionValue, check_options
from hearthside.games.registry import campaign_rules, ruleset
from hearthside.words import Speaker, speaker

FORMAT = 1
OPTIONS = "options"
"""Where a sheet has the options of all games, if some were chosen."""
MOST_DECISIONS = 20
"""More are not made between two games, if everybody takes what is offered first."""


class Campaign:
    """A campaign between or before its games."""

    def __init__(self, rules: CampaignRules, players: int, sheet: Sheet) -> None:
        self.rules = rules
        self.players = players
        self.sheet = sheet

    @property
    def deciders(self) -> list[int]:
        """The seats that decide something before the next game."""
        return [] if self.over else self.rules.deciders(self.sheet)

    @property
    def over(self) -> bool:
        return self.rules.over(self.sheet)

    def options(self, seat: int) -> list[CampaignOption]:
        """What a deciding seat may do; empty for the others."""
        return self.rules.options(self.sheet, seat) if seat in self.deciders else []

    @property
    def speaker(self) -> Speaker:
        """Who turns the messages of this campaign into English."""
        return speaker(ruleset(self.rules.game))

    def choose(self, token: str, seat: int) -> None:
        """Decide; a wrong word is refused and nothing changes."""
        if seat not in self.deciders:
            raise WrongSeat(f"Seat {seat} has nothing to decide now.")
        offered = [option.token for option in self.options(seat)]
        if token not in offered:
            raise IllegalChoice(f"{token!r} is not possible; possible are {', '.join(offered)}.")
        self.sheet = self.rules.choose(self.sheet, seat, token)

    def next_game(self, names: list[str] | None = None) -> Game:
        """Set up the next game."""
        if self.over:
            raise IllegalChoice("The campaign is over.")
        if self.deciders:
            raise IllegalChoice(f"Seat {self.deciders[0]} must decide first.")
        seed, options = self.setup()
        return new_game(self.rules.game, self.players, seed, options, names)

    def setup(self) -> tuple[int, dict[str, OptionValue]]:
        """The seed and all options of the next game."""
        seed, carried = self.rules.setup(self.sheet)
        return seed, {**self.sheet.get(OPTIONS, {}), **carried}

    def finish(self, game: Game) -> None:
        """Count a game of this campaign that is over."""
        if not game.over:
            raise GameNotOver("This game is not over; finish it first.")
        self.sheet = self.rules.finish(self.sheet, game.state)

    def winners(self) -> list[int]:
        return self.rules.winners(self.sheet) if self.over else []

    def to_json(self) -> str:
        data = {
            "campaign": self.rules.id,
            "format": FORMAT,
            "players": self.players,
            "sheet": self.sheet,
        }
        return json.dumps(data, sort_keys=True)

    @classmethod
    def from_json(cls, text: str) -> Campaign:
        """The campaign that `to_json` wrote; DamagedState says what is wrong."""
        try:
            data = json.loads(text)
            if data["format"] != FORMAT:
                raise DamagedState(f"Campaign format {data['format']!r} is not known.")
            found = cls(campaign_rules(data["campaign"]), data["players"], data["sheet"])
        except (KeyError, TypeError, ValueError, RecursionError) as error:
            raise DamagedState("This is not a saved campaign.") from error
        check_sheet(found)
        return found


def check_sheet(campaign: Campaign) -> None:
    """DamagedState unless the campaign could be where its sheet says, and can go on from there."""
    rules = campaign.rules
    players = campaign.players
    if type(players) is not int or not rules.min_players <= players <= rules.max_players:
        raise DamagedState(f"A saved campaign of {rules.title} cannot be for {players!r} players.")
    example = rules.example(players)
    sheet: object = campaign.sheet
    if not isinstance(sheet, dict) or sheet.keys() - {OPTIONS} != example.keys():
        raise DamagedState("This campaign lacks its sheet, or parts of it.")
    for key in example:
        if not fits(sheet[key], example[key]):
            raise DamagedState(f"The sheet of this campaign is damaged: {key!r} is wrong.")
    try:
        check_taken(rules, dict(sheet.get(OPTIONS, {})))
        rehearse(Campaign(rules, players, campaign.sheet))
    except (HearthsideError, LookupError, TypeError, ValueError) as error:
        raise DamagedState("The sheet of this campaign is damaged: no game follows.") from error


def rehearse(campaign: Campaign) -> None:
    """Whatever can be asked of a campaign up to its next game."""
    campaign.rules.words(campaign.sheet)
    for _ in range(MOST_DECISIONS):
        for seat in campaign.deciders[:1]:
            campaign.choose(campaign.options(seat)[0].token, seat)
    if campaign.over:
        campaign.winners()
    else:
        campaign.next_game()


def new_campaign(
    kind: str, players: int = 1, seed: int = 0, options: dict[str, OptionValue] | None = None
) -> Campaign:
    """Begin a campaign; `options` are those of a table, for all of its games.

    BadOption if the campaign does not take one of them, or its games would be impossible.
    """
    rules = campaign_rules(kind)
    if not rules.min_players <= players <= rules.max_players:
        raise BadPlayers(
            f"{rules.title} is for {rules.min_players} to {rules.max_players} players, "
            f"not {players}."
        )
    sheet = rules.new(players, seed)
    if options:
        check_taken(rules, options)
        sheet[OPTIONS] = dict(options)
    campaign = Campaign(rules, players, sheet)
    if options:
        campaign.next_game()
    return campaign


def check_taken(rules: CampaignRules, options: dict[str, OptionValue]) -> None:
    """BadOption unless a campaign takes these options of a table."""
    if options and not rules.table_options:
        raise BadOption(f"{rules.title} takes no options.")
    check_options(list(rules.table_options), options)
