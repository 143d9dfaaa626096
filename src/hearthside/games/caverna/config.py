"""The options of a game: mode, variant and the configurable decisions of CAV-16."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from hearthside.core.options import OptionValue, check_options, declared_options

DATA: Final = "data/decisions.toml"

OPTIONS: Final = declared_options(
    files("hearthside.games.caverna").joinpath(DATA).read_text(encoding="utf-8"), DATA
)


class Decisions:
    """The decisions of one game, as plain fields for quick reading."""

    def __init__(self, chosen: dict[str, OptionValue]) -> None:
        full = check_options(OPTIONS, chosen)
        self.chosen = full
        self.full = full["mode"] == "full"
        self.reveal_late = full["reveal_harvest_late"] is True
        self.solo_clear_at = int(full["solo_clear_at"])
        self.protected_for_good = full["solo_ruby_protection"] == "permanent"
        self.protected_this_round = full["solo_ruby_protection"] == "this_round"
        self.income_first = full["income_before_replenish"] is True
        self.carpenter_per_pasture = full["carpenter_scope"] == "pasture"
        self.always_take = full["always_take_goods"] is True
        self.imitate_imitation = full["imitate_imitation"] is True
        self.allow_underpay = full["allow_underpay"] is True
        self.peaceful_on_expedition = full["peaceful_during_own_expedition"] is True
        self.printed_order = full["and_or_order"] == "printed"
