"""What lies in the box of a game: spaces, furnishing tiles, loot. Expansions edit it (ADR 0010)."""

from __future__ import annotations

from typing import Final

from hearthside.games.caverna import furnishings as furnishings
from hearthside.games.caverna import spaces as spaces
from hearthside.games.caverna.furnishing import CATALOGUE, Catalogue
from hearthside.games.caverna.loot import LOOT, Loot
from hearthside.games.caverna.space import SHELF, Shelf

STRENGTHS: Final = 15
"""Weapon strengths, 0 to 14 (CAV-6.1)."""


class Content:
    """The tables that rules look into by number; every state knows its own."""

    def __init__(self, shelf: Shelf, catalogue: Catalogue, loot: list[Loot]) -> None:
        self.shelf = shelf
        self.catalogue = catalogue
        self.spaces = shelf.spaces
        self.space_named = shelf.named
        self.tiles = catalogue.tiles
        self.tile_named = catalogue.named
        self.loot = loot
        self.wish = shelf.named["wish_for_children"]
        self.urgent_wish = shelf.named["urgent_wish_for_children"]
        self.family_life = shelf.named["family_life"]
        self.loot_within: list[list[int]] = []
        """The loot items within each strength, by their numbers (CAV-6.6)."""
        for strength in range(STRENGTHS):
            self.loot_within.append([i for i in range(len(loot)) if loot[i].strength <= strength])
        self.last_loot = 0
        """The loot items that end an expedition, as a set."""
        for i in range(len(loot)):
            if loot[i].last:
                self.last_loot |= 1 << i


CAVERNA: Final = Content(SHELF, CATALOGUE, list(LOOT))
