"""The solo campaign: rising goals, occupations that stay for ever (AGR-16.2)."""

from __future__ import annotations

from typing import Final

from hearthside.core.campaign import CampaignOption, CampaignRules, Sheet
from hearthside.core.message import Message
from hearthside.core.options import OptionValue
from hearthside.core.state import State
from hearthside.games.agricola.campaign.carry import (
    carried,
    game_seed,
    individual_food,
    names,
    occupations,
    options_of_tables,
    totals,
)
from hearthside.games.agricola.config import DEAL7, DEIFUSS
from hearthside.games.agricola.data.facts import flag

GOALS: Final = (50, 55, 59, 62, 64, 65, 66, 67)
"""AGR-16.2.1, games 1 to 8."""
TABLE_OPTIONS: Final = options_of_tables(
    ("teams", "extra_tile", "two_player_tile", "reverse_start", "living_hand"),
    {"deal": [DEAL7, DEIFUSS]},
)
"""Permanent occupations take the place of dealt ones (AGR-16.2.3); some options need others."""
PERMANENT: Final = "permanent"
REPEAT: Final = "repeat"
GO_ON: Final = "go_on"


def goal(number: int) -> int:
    """The goal of a game; after the eighth one more each.

    >>> [goal(number) for number in (1, 8, 9, 12)]
    [50, 67, 68, 71]
    """
    return GOALS[number - 1] if number <= len(GOALS) else GOALS[-1] + number - len(GOALS)


class SoloCampaign(CampaignRules):
    """Reach the goal of each game; then one occupation played in it may become permanent."""

    id = "agricola-solo"
    title = "Agricola: solo campaign"
    game = "agricola"
    table_options = TABLE_OPTIONS

    def new(self, players: int, seed: int) -> Sheet:
        return {
            "seed": seed,
            "number": 1,
            "goal": goal(1),
            "results": [],
            "permanent": [],
            "food": 0,
            "played": [],
            "ask": "",
            "ended": False,
        }

    def example(self, players: int) -> Sheet:
        result = {"game": 1, "goal": 1, "score": 0, "reached": False}
        return {**self.new(players, 0), "results": [result], "permanent": [""], "played": [""]}

    def deciders(self, sheet: Sheet) -> list[int]:
        return [0] if sheet["ask"] else []

    def options(self, sheet: Sheet, seat: int) -> list[CampaignOption]:
        ask = sheet["ask"]
        if ask == PERMANENT:
            found = [
                CampaignOption(
                    f"permanent {card}", Message("campaign.permanent", {"card": f"card:{card}"})
                )
                for card in sheet["played"]
                if card not in sheet["permanent"]
            ]
            return [*found, CampaignOption("permanent none", Message("campaign.permanent_none"))]
        number = sheet["number"]
        key = "campaign.repeat" if ask == REPEAT else "campaign.go_on"
        message = Message(key, {"game": number})
        return [
            CampaignOption(ask, message),
            CampaignOption("end", Message("campaign.end_campaign")),
        ]

    def choose(self, sheet: Sheet, seat: int, token: str) -> Sheet:
        if token == "end":
            return {**sheet, "ask": "", "ended": True}
        if not token.startswith(PERMANENT):
            return {**sheet, "ask": ""}
        card = token.split()[1]
        permanent = sheet["permanent"] + ([] if card == "none" else [card])
        ask = GO_ON if sheet["number"] > len(GOALS) else ""
        return {**sheet, "permanent": affordable(permanent, sheet["food"]), "ask": ask}

    def setup(self, sheet: Sheet) -> tuple[int, dict[str, OptionValue]]:
        seed = game_seed(sheet["seed"], len(sheet["results"]))
        return seed, carried(-1, [sheet["permanent"]], [sheet["food"]])

    def finish(self, sheet: Sheet, state: State) -> Sheet:
        """AGR-16.2.2, 16.2.4, 16.2.6: the goal reached or missed."""
        score = totals(state)[0]
        number, wanted = sheet["number"], sheet["goal"]
        reached = score >= wanted
        after = {
            **sheet,
            "results": [
                *sheet["results"],
                {"game": number, "goal": wanted, "score": score, "reached": reached},
            ],
            "played": occupations(state, 0),
        }
        if not reached:
            permanent = affordable(sheet["permanent"], 0)
            return {**after, "food": 0, "permanent": permanent, "ask": REPEAT}
        food = (score - wanted) // 2
        grows = number < len(GOALS) or flag("solo_endless_new_permanents")
        fresh = [card for card in after["played"] if card not in sheet["permanent"]]
        ask = PERMANENT if grows and fresh else GO_ON if number >= len(GOALS) else ""
        return {
            **after,
            "number": number + 1,
            "goal": goal(number + 1),
            "food": food,
            "permanent": affordable(sheet["permanent"], food),
            "ask": ask,
        }

    def words(self, sheet: Sheet) -> dict[str, str]:
        return names([*sheet["permanent"], *sheet["played"]])

    def over(self, sheet: Sheet) -> bool:
        return bool(sheet["ended"])

    def winners(self, sheet: Sheet) -> list[int]:
        """Whoever has reached the goal of the eighth game."""
        return [0] if sheet["number"] > len(GOALS) else []


def affordable(permanent: list[str], food: int) -> list[str]:
    """AGR-16.2.5: those whose own cost the food pays, one after the other; the others are lost."""
    found: list[str] = []
    for card in permanent:
        cost = individual_food(card)
        if cost <= food:
            food -= cost
            found.append(card)
    return found
