"""The campaign of three games for two to four players (AGR-16.1)."""

from __future__ import annotations

from typing import Final

from hearthside.core.campaign import CampaignOption, CampaignRules, Sheet
from hearthside.core.message import Message
from hearthside.core.options import OptionValue
from hearthside.core.state import State
from hearthside.games.agricola.campaign.carry import (
    DEALS,
    carried,
    game_seed,
    individual_food,
    names,
    occupations,
    options_of_tables,
    ranks,
    totals,
)
from hearthside.games.agricola.config import LOPEZ

GAMES: Final = 3
TABLE_OPTIONS: Final = options_of_tables(
    ("teams",), {"deal": [way for way in DEALS if way != LOPEZ]}
)
"""Kept occupations do not go with the Lopez hand, and everybody plays for themselves."""
POINTS: Final = {
    4: ((7, 5, 4, 3), (8, 5, 3, 2), (9, 6, 3, 1)),
    3: ((7, 5, 3), (8, 5, 2), (9, 5, 1)),
    2: ((1, 0), (2, 0), (3, 0)),
}
"""AGR-16.1.1: by players, then by game, then by rank."""
START_FOOD: Final = (2, 3)
"""AGR-3.2: the starting player, everybody else."""


class SeveralCampaign(CampaignRules):
    """Three games; points by rank; an occupation may be kept for the next game."""

    id = "agricola-campaign"
    title = "Agricola: campaign of three games"
    game = "agricola"
    min_players = 2
    max_players = 4
    table_options = TABLE_OPTIONS

    def new(self, players: int, seed: int) -> Sheet:
        return {
            "players": players,
            "seed": seed,
            "scores": [],
            "points": [],
            "first": -1,
            "more_food": [0] * players,
            "played": [[] for _ in range(players)],
            "kept": [[] for _ in range(players)],
            "asked": [],
        }

    def example(self, players: int) -> Sheet:
        lists = {"scores": [[0]], "points": [[0]], "played": [[""]], "kept": [[""]], "asked": [0]}
        return {**self.new(players, 0), **lists}

    def deciders(self, sheet: Sheet) -> list[int]:
        return list(sheet["asked"])

    def options(self, sheet: Sheet, seat: int) -> list[CampaignOption]:
        """AGR-16.1.4: one occupation of the last game, or none."""
        later = seat != sheet["first"] or sheet.get("options", {}).get("reverse_start")
        food = START_FOOD[bool(later)] + sheet["more_food"][seat]
        found = [
            CampaignOption(f"keep {card}", Message("campaign.keep", {"card": f"card:{card}"}))
            for card in sheet["played"][seat]
            if individual_food(card) <= food
        ]
        return [*found, CampaignOption("keep none", Message("campaign.keep_none"))]

    def choose(self, sheet: Sheet, seat: int, token: str) -> Sheet:
        card = token.split()[1]
        kept = list(sheet["kept"])
        kept[seat] = [] if card == "none" else [card]
        return {**sheet, "kept": kept, "asked": [p for p in sheet["asked"] if p != seat]}

    def setup(self, sheet: Sheet) -> tuple[int, dict[str, OptionValue]]:
        seed = game_seed(sheet["seed"], len(sheet["scores"]))
        return seed, carried(sheet["first"], sheet["kept"], sheet["more_food"])

    def finish(self, sheet: Sheet, state: State) -> Sheet:
        """AGR-16.1.1 to 16.1.5: points, who begins, a little help for the last."""
        number = len(sheet["scores"])
        order = ranks(state)
        best = [p for p in range(state.seats) if order[p] == 0]
        last = max(order)
        table = POINTS[state.seats][number]
        played = [occupations(state, p) for p in range(state.seats)]
        over = number + 1 == GAMES
        return {
            **sheet,
            "scores": [*sheet["scores"], totals(state)],
            "points": [*sheet["points"], [table[rank] for rank in order]],
            "first": best[game_seed(sheet["seed"], 100 + number) % len(best)],
            "more_food": [int(rank == last > 0) for rank in order],
            "played": played,
            "kept": [[] for _ in order],
            "asked": [] if over else [p for p in range(state.seats) if played[p]],
        }

    def words(self, sheet: Sheet) -> dict[str, str]:
        return names(
            [card for some in ("kept", "played") for cards in sheet[some] for card in cards]
        )

    def over(self, sheet: Sheet) -> bool:
        return len(sheet["scores"]) == GAMES

    def winners(self, sheet: Sheet) -> list[int]:
        """AGR-16.1.2: most campaign points, then the higher sum of scores."""
        keys = [
            (sum(game[p] for game in sheet["points"]), sum(game[p] for game in sheet["scores"]))
            for p in range(sheet["players"])
        ]
        return [p for p, key in enumerate(keys) if key == max(keys)]
