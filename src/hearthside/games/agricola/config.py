"""The options of a game (AGR-15.0), as data and as plain fields for quick reading."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from hearthside.core.errors import BadOption
from hearthside.core.options import OptionValue, check_options, declared_options
from hearthside.games.agricola.data.facts import (
    CARD_DATA,
    EXPANSION_DATA,
    EXPANSION_OCCUPATIONS,
    OCCUPATIONS,
    flag,
)

DATA: Final = "data/options.toml"

OPTIONS: Final = declared_options(
    files("hearthside.games.agricola").joinpath(DATA).read_text(encoding="utf-8"), DATA
)
OFF: Final = "off"
NOTHING: Final = "-"
DEAL7: Final = "deal7"
LOPEZ: Final = "lopez"
DEIFUSS: Final = "deifuss"
EVERYTHING: Final = "everything"
DRAFTS: Final = ("draft_sequential", "draft_parallel", "draft_8", "quick_draft")


class Config:
    """The options of one game."""

    def __init__(self, chosen: dict[str, OptionValue], players: int) -> None:
        full = check_options(OPTIONS, chosen)
        self.chosen = full
        self.players = players
        self.hand_cards = full["hand_cards"] is True
        self.meeting_place_food = full["meeting_place_food"] is True or not self.hand_cards
        self.side_job = full["side_job"] is True
        self.two_player_tile = full["two_player_tile"] is True
        self.extra_tile = full["extra_tile"] is True or self.two_player_tile
        self.everything = full["decks"] == EVERYTHING
        self.deal = str(full["deal"])
        self.mulligan = full["mulligan"] is True
        self.living_hand = str(full["living_hand"])
        self.open_market = full["open_market"] is True
        self.team_score = str(full["teams"])
        self.teams = self.team_score != OFF
        self.one_pasture_per_kind = full["one_pasture_per_kind"] is True
        self.open_fences = full["open_fences"] is True
        self.pastures_apart = full["pastures_apart"] is True
        self.accommodate_first = full["accommodate_first"] is True
        self.leave_animals = full["leave_animals"] is True
        self.reverse_start = full["reverse_start"] is True
        self.strict_adjacency = full["strict_adjacency"] is True
        self.first = -1 if full["first"] == NOTHING else int(full["first"])
        self.kept = self._kept(str(full["kept"]))
        self.more_food = self._more_food(str(full["more_food"]))
        self._refuse_impossible()
        self._refuse_without_cards()
        self._refuse_hands()
        self._refuse_carried()

    def _kept(self, text: str) -> list[list[str]]:
        """Occupations by seat: 'A086+B102/-' (AGR-16.1.4)."""
        if text == NOTHING:
            return [[] for _ in range(self.players)]
        return [[] if part == NOTHING else part.split("+") for part in text.split("/")]

    def _more_food(self, text: str) -> list[int]:
        """Food by seat: '0/1' (AGR-16.1.3, 16.2.4)."""
        if text == NOTHING:
            return [0] * self.players
        return [int(part) for part in text.split("/")]

    def _refuse_impossible(self) -> None:
        if self.extra_tile and self.players == 1:
            raise BadOption("The extra tile is for 2 to 4 players, not for the solo game.")
        if self.two_player_tile and self.players != 2:
            raise BadOption(f"The 2-player tile is for 2 players, not for {self.players}.")
        if self.teams and self.players != 4:
            raise BadOption(f"Teams need 4 players, not {self.players}.")
        if self.reverse_start and self.players == 1:
            raise BadOption("A reverse order in round 1 needs at least 2 players.")
        if self.strict_adjacency and self.pastures_apart:
            raise BadOption("Pastures apart and strict adjacency exclude each other.")

    def _refuse_without_cards(self) -> None:
        """Variants of hand cards need hand cards."""
        if self.hand_cards:
            return
        wanted = {
            "decks": self.everything,
            "deal": self.deal != DEAL7,
            "mulligan": self.mulligan,
            "living_hand": self.living_hand != OFF,
            "open_market": self.open_market,
            "kept": any(self.kept),
        }
        for name, given in wanted.items():
            if given:
                raise BadOption(f"Option {name!r} needs hand cards.")

    def _refuse_hands(self) -> None:
        if self.deal in DRAFTS and self.players == 1:
            raise BadOption("A draft needs at least 2 players.")
        if self.living_hand != OFF and self.deal != DEAL7:
            raise BadOption("A living hand has its own deal; leave option 'deal' at 'deal7'.")
        if self.deal == LOPEZ:
            if self.players < 4 and not flag("lopez_ignores_filter"):
                raise BadOption("The Lopez hand needs 4 players.")
            for least in (3, 4):
                known = OCCUPATIONS + EXPANSION_OCCUPATIONS if self.everything else OCCUPATIONS
                there = sum(card.players == least for card in known)
                if there < 2 * self.players:
                    raise BadOption(
                        f"The Lopez hand needs {2 * self.players} occupations for {least} or more "
                        f"players; there are {there}."
                    )

    def _keeps(self) -> bool:
        """May occupations of an earlier game lie open (AGR-16.1.4, 16.2.3)?"""
        if self.players == 1:
            return self.deal in (DEAL7, DEIFUSS) and self.living_hand == OFF
        return self.deal != LOPEZ

    def _refuse_carried(self) -> None:
        """What a campaign hands to its next game must fit it."""
        if self.first >= self.players:
            raise BadOption(f"Option 'first' names seat {self.first}, which does not exist.")
        if len(self.kept) != self.players or len(self.more_food) != self.players:
            raise BadOption("Options 'kept' and 'more_food' need one entry for every seat.")
        if any(self.kept) and not self._keeps():
            raise BadOption(
                "Kept occupations do not go with the Lopez hand; in the solo game they take the "
                "place of dealt ones, so that hands must be dealt, not chosen or living."
            )
        seen: list[str] = []
        for card in [card for cards in self.kept for card in cards]:
            data = CARD_DATA.get(card)
            if data is None and self.everything:
                data = EXPANSION_DATA.get(card)
            if data is None or data.kind != "occupation" or data.players > max(self.players, 1):
                raise BadOption(f"{card} is no occupation of this game that could be kept.")
            if card in seen:
                raise BadOption(f"{card} is kept twice.")
            seen.append(card)
