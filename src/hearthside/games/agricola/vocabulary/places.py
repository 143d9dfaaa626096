"""Places that cards are or open: for animals, for crops, for people on spaces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hearthside.core.hooks import Hook
from hearthside.games.agricola.farm.pens import Holder as HolderValue

if TYPE_CHECKING:
    from hearthside.games.agricola.farm.player import Player
    from hearthside.games.agricola.state import Agricola

PLOTS: Final[list[FieldCard]] = []
"""All field cards."""


class Holder(Hook):
    """A card that holds animals; `mixed`: of several kinds (AGC-3.10)."""

    def __init__(self, capacity: int, kinds: int, mixed: bool = False) -> None:
        super().__init__()
        self.capacity = capacity
        self.kinds = kinds
        self.mixed = mixed

    def place(self, player: Player) -> HolderValue:
        return (self.capacity, self.kinds, self.mixed)


class FieldCard(Hook):
    """A card that is a field for some goods (AGR-10.13): good and amount once sown."""

    def __init__(self, *sown: tuple[int, int]) -> None:
        super().__init__()
        self.sown = list(sown)
        self.plot = len(PLOTS)
        PLOTS.append(self)


class Entry(Hook):
    """A permission to use an occupied space (AGC-3.11)."""

    def admits(self, s: Agricola, p: int, space: int) -> bool:
        raise AssertionError("an entry says where it leads")
