"""What a farmyard is worth: its points, and what it may become."""

from __future__ import annotations

from hearthside.bots.agricola.weights import Weights
from hearthside.games.agricola.farm.farmyard import CLAY_HOUSE, STONE_HOUSE, Farmyard
from hearthside.games.agricola.farm.fences import beside
from hearthside.games.agricola.flow import points


class Estate:
    """A farmyard as the bot sees it; made once for each one it meets."""

    def __init__(self, farm: Farmyard, w: Weights) -> None:
        rooms = farm.rooms.bit_count()
        unused = farm.unused()
        fields = farm.fields.bit_count()
        fenced = (farm.stables & farm.fold).bit_count()
        value = points.fields(fields) + points.pastures(len(farm.pastures))
        value += points.unused(unused.bit_count()) + points.fenced_stables(fenced)
        if farm.material == CLAY_HOUSE:
            value += points.clay_rooms(rooms)
        elif farm.material == STONE_HOUSE:
            value += points.stone_rooms(rooms)
        self.points = value
        """Points so far (AGR-13.2)."""
        self.potential = w.stable * (farm.stables & ~farm.fold).bit_count()
        """What stables and a first field may add, less what scattered spaces will cost."""
        if fields == 1:
            self.potential += 1.0
        self.potential -= w.scattered * max(0, groups(unused) - 1)


def groups(cells: int) -> int:
    """How many groups of adjacent cells there are."""
    found = 0
    while cells:
        found += 1
        group = cells & -cells
        while True:
            grown = group | beside(group) & cells
            if grown == group:
                break
            group = grown
        cells &= ~group
    return found
