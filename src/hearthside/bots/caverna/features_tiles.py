"""The furnishing tiles of a home in numbers, made once for each set of tiles."""

from __future__ import annotations

from typing import Final

from hearthside.bots.caverna.abilities import ABILITY
from hearthside.games.caverna.content import Content
from hearthside.games.caverna.furnishing import GREEN, YELLOW

LIMIT: Final = 20_000
"""So many sets of tiles are remembered at a time."""


class TileSet:
    """A set of tiles: what the abilities bring in a round, tiles by colour, a flag for each."""

    def __init__(self, tiles: int, content: Content, flagged: list[int]) -> None:
        self.ability = 0.0
        self.greens = 0
        self.yellows = 0
        for tile in content.tiles:
            if tiles >> tile.index & 1:
                self.ability += ABILITY.get(tile.index, 0.0)
                if tile.colour == GREEN:
                    self.greens += 1
                elif tile.colour == YELLOW:
                    self.yellows += 1
        self.flags: list[float] = [float(tiles >> index & 1) for index in flagged]


class TileSets:
    """The sets of tiles met lately. `flagged` are the tiles that get a flag each."""

    def __init__(self, content: Content, flagged: list[int]) -> None:
        self.content = content
        self.flagged = flagged
        self.known: dict[int, TileSet] = {}

    def names(self, word: str) -> list[str]:
        return [f"{word} {self.content.tiles[index].name}" for index in self.flagged]

    def of(self, tiles: int) -> TileSet:
        found = self.known.get(tiles)
        if found is None:
            if len(self.known) >= LIMIT:
                self.known = {}
            found = TileSet(tiles, self.content, self.flagged)
            self.known[tiles] = found
        return found
