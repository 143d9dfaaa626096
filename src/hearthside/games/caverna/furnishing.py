"""Furnishing tiles: what they are made of (CAV-11). The tiles themselves are in furnishings/."""

from __future__ import annotations

from typing import Final

from hearthside.core.hooks import Hook, Score, Static, belong
from hearthside.core.state import AnyNode
from hearthside.games.caverna.goods import Price

ORANGE: Final = 0
GREEN: Final = 1
YELLOW: Final = 2
COLOURS: Final = ("orange", "green", "yellow")
"""Dwellings; rooms, materials and food caves; parlors, storages and chambers (CAV-11.7)."""


class Furnishing:
    """A furnishing tile: `built` follows once when it is built, `hooks` work while it is there.

    `covers` names the tile it must be put on top of (CAV-11.40).
    It is declared in a `catalogue`, by default that of the base game.
    """

    def __init__(
        self,
        name: str,
        colour: int,
        price: Price,
        *,
        points: int,
        intro: bool,
        hooks: list[Hook] | None = None,
        built: AnyNode | None = None,
        covers: str = "",
        unlimited: bool = False,
        catalogue: Catalogue | None = None,
    ) -> None:
        there = catalogue if catalogue is not None else CATALOGUE
        self.index: int = len(there.tiles)
        self.name: str = name
        self.colour = colour
        self.price = price
        self.points = points
        self.intro = intro
        self.hooks: list[Hook] = hooks if hooks is not None else []
        belong(self.hooks, self.index)
        self.answers: dict[int, int] = {}
        """What its statics answer, by question."""
        for hook in self.hooks:
            if isinstance(hook, Static):
                self.answers[hook.question] = self.answer(hook.question) + hook.amount
        self.built = built
        self.covers_name = covers
        self.covers = -1
        self.unlimited = unlimited
        there.tiles.append(self)
        there.named[name] = self

    def answer(self, question: int) -> int:
        """What this tile adds to the answer of a question."""
        return self.answers.get(question, 0)

    def scores(self) -> bool:
        """Does it bring points at the end by a formula (timing E of CAV-11.8)?"""
        return any(isinstance(hook, Score) for hook in self.hooks)


class Catalogue:
    """All furnishing tiles of a game by number and by name; a copy may be added to (ADR 0010)."""

    def __init__(self, tiles: list[Furnishing], named: dict[str, Furnishing]) -> None:
        self.tiles = tiles
        self.named = named

    def copy(self) -> Catalogue:
        return Catalogue(self.tiles[:], dict(self.named))


CATALOGUE: Final = Catalogue([], {})
TILES: Final = CATALOGUE.tiles
TILE_NAMED: Final = CATALOGUE.named


def link_tiles() -> None:
    """Resolve the names of covered tiles once all tiles are declared."""
    for tile in TILES:
        if tile.covers_name:
            tile.covers = TILE_NAMED[tile.covers_name].index
