"""Which options are worth a try: of those that differ little, only a few."""

from __future__ import annotations

from typing import Final

from hearthside.bots.agricola.weights import Weights
from hearthside.core.choice import Choice, arg, make
from hearthside.games.agricola.farm.farmyard import Farmyard
from hearthside.games.agricola.farm.fences import boundary
from hearthside.games.agricola.farm.player import Player
from hearthside.games.agricola.kinds import (
    BAKE,
    EDGE,
    FENCE,
    PLOW,
    ROOM,
    SOW,
    STABLE,
    TRADE,
    cells_in,
    own_by_kind,
)
from hearthside.games.agricola.verbs.sow import plots_in, same_or_more

PRUNED: Final = (PLOW, ROOM, STABLE, FENCE, EDGE, SOW, BAKE, TRADE)
"""Choices of which only some are tried; of single fences none."""
ROOM_ORDER: Final = (0, 11, 6, 1, 12, 7, 2, 13, 8, 3, 14, 9, 4)
"""Cells for rooms, the best first: the house fills the left side."""
FIELD_ORDER: Final = (1, 2, 7, 12, 6, 11, 3, 8, 13, 0, 4, 9, 14)
"""Cells for fields, the best first: between house and pastures."""
STABLE_ORDER: Final = (4, 9, 14, 3, 8, 13, 2, 7, 12, 1, 6, 11, 0)
"""Cells for stables outside pastures, the best first: on the right side."""
MANY_LOAVES: Final = 6


class Pruner:
    """Thins out options; what it does not know it keeps."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def pick(self, player: Player, options: list[Choice], width: int) -> list[Choice]:
        """The options worth a try; `width`: how many cells for a field or room."""
        if len(options) < 2:
            return options
        of_kind = own_by_kind(options, PRUNED)
        out = of_kind[-1]
        out += by_cell(of_kind[ROOM], ROOM_ORDER, width)
        out += by_cell(of_kind[PLOW], FIELD_ORDER, width)
        stables, shapes = of_kind[STABLE], of_kind[FENCE]
        sowings, loaves = of_kind[SOW], of_kind[BAKE]
        if stables:
            out += one_of_each(player.farm, stables)
        if shapes:
            out += self.pastures(player, shapes, width)
        if sowings:
            out += fullest(sowings)
        if len(loaves) > MANY_LOAVES:
            loaves = [*loaves[: MANY_LOAVES - 2], loaves[len(loaves) * 2 // 3], loaves[-1]]
        out += loaves + extremes(of_kind[TRADE])
        return out if out else options

    def pastures(self, player: Player, shapes: list[Choice], width: int) -> list[Choice]:
        """The pastures that bring most for their wood."""
        w = self.weights
        farm = player.farm
        before = len(farm.pastures)
        values: dict[Choice, float] = {}
        for c in shapes:
            cells = cells_in(c)
            new = (boundary(cells) & ~farm.fences).bit_count()
            unused = (cells & ~(farm.fold | farm.stables)).bit_count()
            value = unused + 0.3 * (2 * cells.bit_count()) ** 0.5 - w.wood * new
            value += 0.4 * (cells & RIGHT_SIDE).bit_count() / cells.bit_count()
            if before < 4:
                value += 2.0 if before == 0 else 1.0
            values[c] = value + 0.5 * (cells & farm.stables & ~farm.fold).bit_count()
        shapes = sorted(shapes, key=lambda c: -values[c])
        return shapes[: w.shapes if width > 1 else w.shapes // 2]


RIGHT_SIDE: Final = 0b11000_11000_11000
"""The columns of the farmyard where pastures fit best."""


def extremes(trades: list[Choice]) -> list[Choice]:
    """Of each good one way, one and all of them."""
    last: dict[int, Choice] = {}
    found: list[Choice] = []
    for c in trades:
        if arg(c, 2) == 1:
            found.append(c)
        last[make(TRADE, arg(c, 0), arg(c, 1))] = c
    for c in last.values():
        if arg(c, 2) > 1:
            found.append(c)
    return found


def by_cell(choices: list[Choice], order: tuple[int, ...], width: int) -> list[Choice]:
    """The first few in the order of their cells."""
    if len(choices) <= width:
        return choices
    found: list[Choice] = []
    for cell in order:
        for c in choices:
            if arg(c, 0) == cell:
                found.append(c)
        if len(found) >= width:
            break
    return found if found else choices


def one_of_each(farm: Farmyard, stables: list[Choice]) -> list[Choice]:
    """A stable in each pasture, and the best one outside."""
    found: list[Choice] = []
    for pasture in farm.pastures:
        for c in stables:
            if pasture >> arg(c, 0) & 1:
                found.append(c)
                break
    outside = [c for c in stables if not farm.fold >> arg(c, 0) & 1]
    return found + by_cell(outside, STABLE_ORDER, 1)


def fullest(sowings: list[Choice]) -> list[Choice]:
    """The ways to sow of which none sows more of everything."""
    found: list[Choice] = []
    for c in sowings:
        for other in sowings:
            if (
                other != c
                and arg(other, 0) >= arg(c, 0)
                and arg(other, 1) >= arg(c, 1)
                and same_or_more(plots_in(other), plots_in(c))
            ):
                break
        else:
            found.append(c)
    return found
