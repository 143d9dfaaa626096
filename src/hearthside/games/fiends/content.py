"""The box of Frantic Fiends: that of Caverna with spaces, tiles and loot replaced and added."""

from __future__ import annotations

from typing import Final

from hearthside.games.caverna.content import Content
from hearthside.games.caverna.furnishing import GREEN, ORANGE, YELLOW
from hearthside.games.caverna.loot import LOOT, Loot
from hearthside.games.fiends import tiles as tiles
from hearthside.games.fiends.catalogue import TILES
from hearthside.games.fiends.spaces import SPACES
from hearthside.games.fiends.tables import ORCS, read_supply
from hearthside.games.fiends.traps import TRAPS
from hearthside.games.fiends.verbs.fight import Fight
from hearthside.games.fiends.verbs.set_trap import SetTrap
from hearthside.games.fiends.verbs.stock import StockMines

NEW_LOOT: Final = [
    Loot("fight_orc", ORCS.fight, Fight(), last=True),
    Loot("set_trap", ORCS.trap, SetTrap()),
    Loot("stock_mines", ORCS.stock, StockMines()),
]
"""FF-4.1."""
FIENDS: Final = Content(SPACES, TILES, [*LOOT, *NEW_LOOT])
BASE_DWELLINGS: Final = ("dwelling", "orc_dwelling", "warrior_dwelling")
"""The top row of the base supply board (FF-2.6)."""


def of_colour(colour: int) -> list[str]:
    return [tile.name for tile in TILES.tiles if tile.colour == colour]


SUPPLY: Final = read_supply(
    of_colour(ORANGE), of_colour(GREEN), of_colour(YELLOW), [trap.name for trap in TRAPS]
)


def yellow_tiles() -> int:
    """All yellow tiles as a set (FF-6.7)."""
    found = 0
    for tile in TILES.tiles:
        if tile.colour == YELLOW:
            found |= 1 << tile.index
    return found
