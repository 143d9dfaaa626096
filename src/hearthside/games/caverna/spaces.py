"""All action spaces and cards, in the order of the rules (CAV-4.20 to 4.82)."""

from __future__ import annotations

from typing import Final

from hearthside.core.connect import AndThen, AndThenOr, UpTo
from hearthside.core.sequence import Seq
from hearthside.games.caverna.connect import AndOr, EitherOr
from hearthside.games.caverna.goods import (
    DOG,
    DONKEY,
    EXTENDED,
    FOOD,
    GOLD,
    GRAIN,
    ORE,
    RUBY,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
)
from hearthside.games.caverna.land import CAVERN_CAVERN, CAVERN_TUNNEL, MEADOW_FIELD
from hearthside.games.caverna.space import SPACE_NAMED, SPACES, Pile, Space
from hearthside.games.caverna.verbs.expedition import Expedition
from hearthside.games.caverna.verbs.extension import OncePerGame
from hearthside.games.caverna.verbs.farming import BuildFences, BuildStable, Sow
from hearthside.games.caverna.verbs.forge import Forge
from hearthside.games.caverna.verbs.furnish import Furnish
from hearthside.games.caverna.verbs.grow import Grow
from hearthside.games.caverna.verbs.imitate import Imitate
from hearthside.games.caverna.verbs.take import (
    Gain,
    PerOreMine,
    StartingPlayer,
    Take,
    WithRubyMines,
)
from hearthside.games.caverna.verbs.terrain import PlaceOreMine, PlaceRubyMine, PlaceTwin
from hearthside.games.caverna.verbs.trade import Market, TradeOre

SUPPLIES: Final = ((WOOD, 1), (STONE, 1), (ORE, 1), (FOOD, 1), (GOLD, 2))


def farming() -> BuildFences:
    """(FENCE; STABLE): small pasture, large pasture, stable, each once (CAV-4.84)."""
    return BuildFences(BuildStable(1))


# Base board (CAV-4.20 to 4.22)
Space("ruby_mining", "base", Take(WithRubyMines(1)), [Pile(RUBY, 1, 1, for_two=3)])
Space("housework", "base", AndOr(Gain((DOG, 1), later=True), Furnish()))
Space("slash_and_burn", "base", AndThenOr(PlaceTwin(MEADOW_FIELD), Sow()))

# Basic board, 1-3 side (CAV-4.23 to 4.31)
Space(
    "drift_mining_a",
    "1-3",
    AndOr(Take(), PlaceTwin(CAVERN_TUNNEL)),
    [Pile(STONE, 1, 1)],
)
Space(
    "excavation_a",
    "1-3",
    AndOr(Take(), PlaceTwin(CAVERN_CAVERN, CAVERN_TUNNEL)),
    [Pile(STONE, 1, 1)],
)
Space(
    "starting_player_a",
    "1-3",
    Seq(StartingPlayer(), Take(extra=[(ORE, 2)])),
    [Pile(FOOD, 1, 1)],
    starting_player=True,
)
Space("logging_a", "1-3", AndThenOr(Take(), Expedition(1)), [Pile(WOOD, 3, 1)])
Space("supplies", "1-3", Gain(*SUPPLIES))
Space("ore_mining_a", "1-3", Take(PerOreMine()), [Pile(ORE, 2, 1)])
Space("wood_gathering", "1-3", Take(), [Pile(WOOD, 1, 1)])
Space("clearing_a", "1-3", AndOr(Take(), PlaceTwin(MEADOW_FIELD)), [Pile(WOOD, 1, 1)])
Space(
    "sustenance_a",
    "1-3",
    AndOr(Take(extra=[(GRAIN, 1)]), PlaceTwin(MEADOW_FIELD)),
    [Pile(FOOD, 1, 1)],
)

# Basic board, 4-7 side (CAV-4.32 to 4.41)
Space(
    "drift_mining_b",
    "4-7",
    AndOr(Take(), PlaceTwin(CAVERN_TUNNEL)),
    [Pile(STONE, 2, 2)],
)
Space(
    "excavation_b",
    "4-7",
    AndOr(Take(), PlaceTwin(CAVERN_CAVERN, CAVERN_TUNNEL)),
    [Pile(STONE, 2, 1)],
)
Space(
    "starting_player_b",
    "4-7",
    Seq(StartingPlayer(), Take(extra=[(RUBY, 1)])),
    [Pile(FOOD, 1, 1)],
    starting_player=True,
)
Space("imitation_b", "4-7", Imitate(2))
Space("logging_b", "4-7", AndThenOr(Take(), Expedition(1)), [Pile(WOOD, 3, 3)])
Space("forest_exploration_b", "4-7", Take(extra=[(FOOD, 2)]), [Pile(WOOD, 2, 1)])
Space("growth", "4-7", EitherOr(Gain(*SUPPLIES), Grow()))
Space("ore_mining_b", "4-7", Take(PerOreMine()), [Pile(ORE, 3, 2)])
Space("clearing_b", "4-7", AndOr(Take(), PlaceTwin(MEADOW_FIELD)), [Pile(WOOD, 2, 2)])
Space(
    "sustenance_b",
    "4-7",
    AndOr(Take(), PlaceTwin(MEADOW_FIELD)),
    [Pile(GRAIN, 1, 0), Pile(VEGETABLE, 0, 1)],
)

# Small board for 3 players (CAV-4.42 to 4.44)
Space(
    "strip_mining",
    "3",
    Take(extra=[(WOOD, 2)]),
    [Pile(ORE, 1, 0), Pile(STONE, 0, 1)],
)
Space("imitation_3", "3", Imitate(4))
Space(
    "forest_exploration_3",
    "3",
    Take(extra=[(VEGETABLE, 1)]),
    [Pile(WOOD, 1, 1)],
)

# Large board for 5 and for 6-7 players (CAV-4.45 to 4.54)
Space("depot", "5-7", Take(), [Pile(WOOD, 1, 1), Pile(ORE, 1, 1)])
Space(
    "small_scale_drift_mining",
    "5",
    AndOr(Gain((STONE, 1)), PlaceTwin(CAVERN_TUNNEL)),
)
Space("weekly_market", "5-7", AndThenOr(Gain((GOLD, 4)), Market()))
Space("imitation_5", "5", Imitate(4))
Space("hardware_rental_5", "5", AndThenOr(Expedition(2), Sow()))
Space("fence_building_5", "5", AndThenOr(Take(), BuildFences()), [Pile(WOOD, 1, 1)])
Space(
    "drift_mining_6",
    "6-7",
    AndOr(Take(), PlaceTwin(CAVERN_TUNNEL)),
    [Pile(STONE, 1, 1)],
)
Space("imitation_6", "6-7", Imitate(1))
Space(
    "hardware_rental_6",
    "6-7",
    AndThenOr(Gain((WOOD, 2)), Expedition(2), Sow()),
)
Space(
    "fence_building_6",
    "6-7",
    AndThenOr(Take(), BuildFences()),
    [Pile(WOOD, 2, 1)],
)

# Small board for 7 players (CAV-4.55 to 4.57)
Space(
    "large_depot",
    "7",
    Take(),
    [Pile(WOOD, 2, 1), Pile(ORE, 1, 1), Pile(STONE, 1, 1)],
)
Space("imitation_7", "7", Imitate(0))
Space(
    "extension",
    "7",
    OncePerGame(
        EXTENDED,
        Seq(PlaceTwin(MEADOW_FIELD), Gain((WOOD, 1))),
        Seq(PlaceTwin(CAVERN_TUNNEL), Gain((STONE, 1))),
    ),
)

# Action cards (CAV-4.70 to 4.82)
Space("blacksmithing", "card", AndThenOr(Forge(), Expedition(3)), stage=1)
Space(
    "sheep_farming",
    "card",
    AndThenOr(farming(), Take()),
    [Pile(SHEEP, 1, 1)],
    stage=1,
)
Space(
    "ore_mine_construction",
    "card",
    AndThenOr(PlaceOreMine(), Expedition(2)),
    stage=1,
)
WISH: Final = Space(
    "wish_for_children",
    "card",
    EitherOr(Grow(), Furnish(dwellings=True)),
    stage=2,
)
URGENT_WISH: Final = Space(
    "urgent_wish_for_children",
    "card",
    EitherOr(AndThen(Furnish(dwellings=True), Grow()), Gain((GOLD, 3))),
    stage=2,
)
Space(
    "donkey_farming",
    "card",
    AndThenOr(farming(), Take()),
    [Pile(DONKEY, 1, 1)],
    stage=2,
)
Space(
    "ruby_mine_construction",
    "card",
    EitherOr(PlaceRubyMine(deep=False), PlaceRubyMine(deep=True)),
    stage=2,
)
EXPLORATION: Final = Space("exploration", "card", Expedition(4), stage=3)
Space("family_life", "card", AndOr(Grow(), Sow()), stage=3)
Space(
    "ore_delivery",
    "card",
    Take(PerOreMine()),
    [Pile(STONE, 1, 1), Pile(ORE, 1, 1)],
    stage=3,
)
Space("ore_trading", "card", UpTo(3, TradeOre()), stage=4)
Space(
    "adventure",
    "card",
    AndThenOr(Forge(), AndThen(Expedition(1), Expedition(1))),
    stage=4,
)
Space("ruby_delivery", "card", Take(WithRubyMines(2)), [Pile(RUBY, 2, 1)], stage=4)

BOARDS: Final = {
    1: ("base", "1-3"),
    2: ("base", "1-3"),
    3: ("base", "1-3", "3"),
    4: ("base", "4-7"),
    5: ("base", "4-7", "5", "5-7"),
    6: ("base", "4-7", "5-7", "6-7"),
    7: ("base", "4-7", "5-7", "6-7", "7"),
}
"""Boards by number of players (CAV-2.3)."""
COVERED_IN_SOLO: Final = ("drift_mining_a", "starting_player_a", "supplies", "clearing_a")
"""CAV-12.21."""
SOLO_ORDER: Final = (
    "blacksmithing",
    "sheep_farming",
    "ore_mine_construction",
    "wish_for_children",
    "donkey_farming",
    "ruby_mine_construction",
    "ore_delivery",
    "family_life",
    "",
    "ore_trading",
    "adventure",
    "ruby_delivery",
)
"""The card of each round in the solo game (CAV-12.22)."""


def printed_spaces(players: int) -> list[int]:
    """The spaces printed on the boards in use."""
    boards = BOARDS[players]
    return [
        space.index
        for space in SPACES
        if space.board in boards and not (players == 1 and space.name in COVERED_IN_SOLO)
    ]


def card_bag(players: int) -> int:
    """The cards not yet turned up, as a set of spaces (CAV-2.5)."""
    bag = 0
    for space in SPACES:
        if space.stage and space is not URGENT_WISH and not (players <= 2 and space is EXPLORATION):
            bag |= 1 << space.index
    return bag


__all__ = ["SPACES", "SPACE_NAMED"]
