"""The changed action spaces and cards (FF-2.2, 2.3, FF-3)."""

from __future__ import annotations

from typing import Final

from hearthside.core.connect import AndThen, AndThenOr
from hearthside.games.caverna.connect import AndOr, EitherOr
from hearthside.games.caverna.goods import DOG, GOLD
from hearthside.games.caverna.space import SHELF, Pile, Space
from hearthside.games.caverna.spaces import card_bag as base_card_bag
from hearthside.games.caverna.spaces import printed_spaces as base_printed_spaces
from hearthside.games.caverna.verbs.furnish import Furnish
from hearthside.games.caverna.verbs.grow import Grow
from hearthside.games.caverna.verbs.take import Gain, Take
from hearthside.games.fiends.tables import PILES
from hearthside.games.fiends.verbs.set_trap import SetTrap
from hearthside.games.fiends.verbs.stock import StockMines
from hearthside.games.fiends.verbs.weapons import Carve

SPACES: Final = SHELF.copy()
COVERED: Final = {"wood_gathering": "armory_a", "forest_exploration_b": "armory_b"}
"""Base spaces whose place another one takes (FF-2.2)."""


def pile(name: str) -> list[Pile]:
    data = PILES[name]
    return [Pile(data.good, data.first, data.then)]


def furnish_or_trap() -> EitherOr:
    """Furnish a cavern with any available tile, or set a trap."""
    return EitherOr(Furnish(), SetTrap())


for _side, _board in (("a", "1-3"), ("b", "4-7")):
    Space(
        f"armory_{_side}",
        _board,
        AndThenOr(Take(), Carve()),
        pile(f"armory_{_side}"),
        shelf=SPACES,
    )
    Space(
        f"ore_mining_{_side}",
        _board,
        AndThenOr(Take(), StockMines()),
        pile(f"ore_mining_{_side}"),
        shelf=SPACES,
    )
Space(
    "housework",
    "base",
    AndOr(Gain((DOG, 1), later=True), furnish_or_trap()),
    shelf=SPACES,
)
Space(
    "wish_for_children",
    "card",
    EitherOr(Grow(), Furnish(), SetTrap()),
    stage=2,
    shelf=SPACES,
)
Space(
    "urgent_wish_for_children",
    "card",
    EitherOr(AndThen(furnish_or_trap(), Grow()), Gain((GOLD, 3))),
    stage=2,
    shelf=SPACES,
)
NEW_SPACES: Final = SPACES.spaces[len(SHELF.spaces) :]


def replaced(index: int) -> int:
    """The space that lies where a base space lay."""
    name = SHELF.spaces[index].name
    return SPACES.named[COVERED.get(name, name)].index


def printed_spaces(players: int) -> list[int]:
    return [replaced(index) for index in base_printed_spaces(players)]


def card_bag(players: int) -> int:
    """The cards not yet turned up, with the expansion's own."""
    bag = 0
    base = base_card_bag(players)
    for space in SHELF.spaces:
        if base >> space.index & 1:
            bag |= 1 << replaced(space.index)
    return bag
