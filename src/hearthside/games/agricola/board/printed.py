"""All action spaces, in the order of the rules (AGR-6.1 to 6.4, 15.2 to 15.4)."""

from __future__ import annotations

from typing import Final

from hearthside.core.connect import AndOr, AndThen, EitherOr, May
from hearthside.core.sequence import Seq
from hearthside.games.agricola.board.space import SPACE_NAMED, SPACES, Space
from hearthside.games.agricola.config import Config
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.variants.marketplace import Marketplace
from hearthside.games.agricola.verbs.bake import Bake
from hearthside.games.agricola.verbs.cards import Improvement, PlayMinor
from hearthside.games.agricola.verbs.fencing import BuildFences
from hearthside.games.agricola.verbs.grow import Grow
from hearthside.games.agricola.verbs.occupations import FixedFee, PlayOccupation, SteppedFee
from hearthside.games.agricola.verbs.plow import Plow
from hearthside.games.agricola.verbs.renovate import Renovate
from hearthside.games.agricola.verbs.rooms import BuildRooms
from hearthside.games.agricola.verbs.sow import Sow
from hearthside.games.agricola.verbs.stables import BuildStables
from hearthside.games.agricola.verbs.take import Buy, Get, StartingPlayer, Take, TakeIfAny

# Permanent spaces (AGR-6.1)
FARM_EXPANSION: Final = Space(
    "farm_expansion",
    "base",
    AndOr(BuildRooms(), BuildStables(2)),
    rule="AGR-6.1.1",
)
MEETING_PLACE: Final = Space(
    "meeting_place",
    "base",
    Seq(StartingPlayer(), TakeIfAny(), May(PlayMinor())),
    rule="AGR-6.1.2",
)
GRAIN_SEEDS: Final = Space("grain_seeds", "base", Get(bundle(grain=1)), rule="AGR-6.1.3")
FARMLAND: Final = Space("farmland", "base", Plow(), rule="AGR-6.1.4")
LESSONS: Final = Space("lessons", "base", PlayOccupation(SteppedFee(1, 0, 1)), rule="AGR-6.1.5")
DAY_LABORER: Final = Space("day_laborer", "base", Get(bundle(food=2)), rule="AGR-6.1.6")
FOREST: Final = Space("forest", "base", Take(), grows=bundle(wood=3), rule="AGR-6.1.7")
CLAY_PIT: Final = Space("clay_pit", "base", Take(), grows=bundle(clay=1), rule="AGR-6.1.8")
REED_BANK: Final = Space("reed_bank", "base", Take(), grows=bundle(reed=1), rule="AGR-6.1.9")
FISHING: Final = Space("fishing", "base", Take(), grows=bundle(food=1), rule="AGR-6.1.10")

# Action space cards (AGR-6.2)
MAJOR_IMPROVEMENT: Final = Space(
    "major_improvement", "card", Improvement(), stage=1, rule="AGR-6.2.1"
)
FENCING: Final = Space("fencing", "card", BuildFences(), stage=1, rule="AGR-6.2.2")
GRAIN_UTILIZATION: Final = Space(
    "grain_utilization",
    "card",
    AndOr(Sow(), Bake()),
    stage=1,
    rule="AGR-6.2.3",
)
SHEEP_MARKET: Final = Space(
    "sheep_market",
    "card",
    Take(),
    grows=bundle(sheep=1),
    stage=1,
    rule="AGR-6.2.4",
)
BASIC_WISH: Final = Space(
    "basic_wish",
    "card",
    AndThen(Grow(), PlayMinor()),
    stage=2,
    rule="AGR-6.2.5",
)
HOUSE_REDEVELOPMENT: Final = Space(
    "house_redevelopment",
    "card",
    AndThen(Renovate(), Improvement()),
    stage=2,
    rule="AGR-6.2.6",
)
WESTERN_QUARRY: Final = Space(
    "western_quarry",
    "card",
    Take(),
    grows=bundle(stone=1),
    stage=2,
    rule="AGR-6.2.7",
)
VEGETABLE_SEEDS: Final = Space(
    "vegetable_seeds",
    "card",
    Get(bundle(vegetable=1)),
    stage=3,
    rule="AGR-6.2.8",
)
PIG_MARKET: Final = Space(
    "pig_market",
    "card",
    Take(),
    grows=bundle(boar=1),
    stage=3,
    rule="AGR-6.2.9",
)
CATTLE_MARKET: Final = Space(
    "cattle_market",
    "card",
    Take(),
    grows=bundle(cattle=1),
    stage=4,
    rule="AGR-6.2.10",
)
EASTERN_QUARRY: Final = Space(
    "eastern_quarry",
    "card",
    Take(),
    grows=bundle(stone=1),
    stage=4,
    rule="AGR-6.2.11",
)
URGENT_WISH: Final = Space(
    "urgent_wish",
    "card",
    Grow(room=False),
    stage=5,
    rule="AGR-6.2.12",
)
CULTIVATION: Final = Space("cultivation", "card", AndOr(Plow(), Sow()), stage=5, rule="AGR-6.2.13")
FARM_REDEVELOPMENT: Final = Space(
    "farm_redevelopment",
    "card",
    AndThen(Renovate(), BuildFences()),
    stage=6,
    rule="AGR-6.2.14",
)

# Extension for 3 players (AGR-6.3)
GROVE_3: Final = Space("grove", "3", Take(), grows=bundle(wood=2), rule="AGR-6.3.1")
HOLLOW_3: Final = Space("hollow", "3", Take(), grows=bundle(clay=1), rule="AGR-6.3.2")
RESOURCE_MARKET_3: Final = Space(
    "resource_market",
    "3",
    EitherOr(Get(bundle(food=1, reed=1)), Get(bundle(food=1, stone=1))),
    rule="AGR-6.3.3",
)
LESSONS_3: Final = Space("lessons_ext", "3", PlayOccupation(FixedFee(2)), rule="AGR-6.3.4")

# Extension for 4 players (AGR-6.4)
COPSE: Final = Space("copse", "4", Take(), grows=bundle(wood=1), rule="AGR-6.4.1")
GROVE_4: Final = Space("grove", "4", Take(), grows=bundle(wood=2), rule="AGR-6.4.2")
RESOURCE_MARKET_4: Final = Space(
    "resource_market",
    "4",
    Get(bundle(reed=1, stone=1, food=1)),
    rule="AGR-6.4.3",
)
HOLLOW_4: Final = Space("hollow", "4", Take(), grows=bundle(clay=2), rule="AGR-6.4.4")
LESSONS_4: Final = Space("lessons_ext", "4", PlayOccupation(SteppedFee(2, 1, 2)), rule="AGR-6.4.5")
TRAVELING_PLAYERS: Final = Space(
    "traveling_players",
    "4",
    Take(),
    grows=bundle(food=1),
    rule="AGR-6.4.6",
)

# Optional spaces (AGR-15.2 to 15.4)
SIDE_JOB: Final = Space(
    "side_job", "side_job", AndOr(BuildStables(1, most=1), Bake()), rule="AGR-15.2"
)


def animal_market() -> EitherOr[Agricola]:
    """1 sheep and 1 food, or 1 wild boar, or 1 cattle for 1 food (AGR-15.3.3)."""
    return EitherOr(
        Get(bundle(sheep=1, food=1)),
        Get(bundle(boar=1)),
        Buy(bundle(food=1), bundle(cattle=1)),
    )


TILE_COPSE: Final = Space(
    "tile2_copse",
    "tile2",
    Take(),
    grows=bundle(wood=1),
    tile="tile2",
    rule="AGR-15.3.1",
)
TILE_RESOURCE_MARKET: Final = Space(
    "tile2_resource_market",
    "tile2",
    Get(bundle(stone=1, food=1)),
    tile="tile2",
    rule="AGR-15.3.2",
)
TILE_ANIMAL_MARKET: Final = Space(
    "tile2_animal_market",
    "tile2",
    animal_market(),
    tile="tile2",
    rule="AGR-15.3.3",
)
TILE_MODEST_WISH: Final = Space(
    "tile2_modest_wish",
    "tile2",
    Grow(since=5),
    tile="tile2",
    rule="AGR-15.3.4",
)
TILE34_ANIMAL_MARKET: Final = Space(
    "tile34_animal_market",
    "tile34",
    animal_market(),
    tile="tile34",
    rule="AGR-15.4",
)
TILE34_MODEST_WISH: Final = Space(
    "tile34_modest_wish",
    "tile34",
    Grow(since=5),
    tile="tile34",
    rule="AGR-15.4",
)

# Team play (AGR-15.12.1)
MARKETPLACE: Final = Space("marketplace", "teams", Marketplace(), rule="AGR-15.12.1")


def bits(*spaces: Space) -> int:
    """A set of spaces."""
    found = 0
    for space in spaces:
        found |= space.bit
    return found


# Groups that cards name (AGC-1.2)
GROVES: Final = bits(GROVE_3, GROVE_4)
WOOD_SPACES: Final = bits(FOREST, COPSE, TILE_COPSE) | GROVES
HOLLOWS: Final = bits(HOLLOW_3, HOLLOW_4)
CLAY_SPACES: Final = bits(CLAY_PIT) | HOLLOWS
REED_SPACES: Final = bits(REED_BANK)
QUARRIES: Final = bits(WESTERN_QUARRY, EASTERN_QUARRY)
RESOURCE_SPACES: Final = WOOD_SPACES | CLAY_SPACES | REED_SPACES | QUARRIES
FOOD_SPACES: Final = bits(FISHING, TRAVELING_PLAYERS)
ANIMAL_MARKETS: Final = bits(SHEEP_MARKET, PIG_MARKET, CATTLE_MARKET)
ALL_LESSONS: Final = bits(LESSONS, LESSONS_3, LESSONS_4)
RESOURCE_MARKETS: Final = bits(RESOURCE_MARKET_3, RESOURCE_MARKET_4, TILE_RESOURCE_MARKET)
WISHES: Final = bits(BASIC_WISH, URGENT_WISH, TILE_MODEST_WISH, TILE34_MODEST_WISH)
ACCUMULATION: Final = bits(*[space for space in SPACES if space.grows])


def boards_of(rules: Config) -> list[str]:
    """The boards and tiles in use (AGR-3.4, 3.9)."""
    found = ["base"]
    if rules.players >= 3:
        found.append(str(rules.players))
    if rules.side_job:
        found.append("side_job")
    if rules.extra_tile:
        found.append("tile2" if rules.players == 2 else "tile34")
    if rules.teams:
        found.append("teams")
    return found


def printed_spaces(rules: Config) -> list[int]:
    """The spaces there from the start."""
    boards = boards_of(rules)
    return [space.index for space in SPACES if space.board in boards]


def card_bag() -> int:
    """The action space cards, as a set of spaces."""
    return bits(*[space for space in SPACES if space.stage])


def growth_of(rules: Config, space: Space) -> int:
    """What a space receives each round, with the exceptions of options and of the solo game."""
    if space is FOREST and rules.players == 1:
        return bundle(wood=2)
    if space is MEETING_PLACE and rules.meeting_place_food:
        return bundle(food=1)
    return space.grows


__all__ = ["SPACES", "SPACE_NAMED"]
