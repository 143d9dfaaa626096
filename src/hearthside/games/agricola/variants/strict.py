"""Strict adjacency (AGR-15.14): everything built must touch what is built already."""

from __future__ import annotations

from hearthside.games.agricola.data.facts import flag
from hearthside.games.agricola.farm.farmyard import Farmyard
from hearthside.games.agricola.farm.fences import beside, pasture_spaces
from hearthside.games.agricola.state import Agricola


def field_cells(s: Agricola, farm: Farmyard) -> int:
    """Where a field tile may be laid; the first one too must touch a structure."""
    cells = farm.field_cells()
    if s.rules.strict_adjacency and not farm.fields:
        cells &= beside(farm.used())
    return cells


def stable_cells(s: Agricola, farm: Farmyard) -> int:
    """Where a stable may be built: next to a structure, or in a pasture."""
    cells = farm.stable_cells()
    if s.rules.strict_adjacency and flag("strict_adjacency_stables"):
        cells &= beside(farm.used()) | farm.fold
    return cells


def touches(farm: Farmyard, pasture: int) -> bool:
    """Does a first pasture touch a structure, or is there one in it?"""
    built = farm.rooms | farm.fields | farm.stables
    return (beside(pasture) | pasture) & built != 0


def pasture_allowed(s: Agricola, farm: Farmyard, pasture: int) -> bool:
    """May this be the next pasture? Later ones touch the first by AGR-2.8 d."""
    return not s.rules.strict_adjacency or farm.fold != 0 or touches(farm, pasture)


def fences_allowed(s: Agricola, farm: Farmyard, fences: int) -> bool:
    """May these be all fences, if single ones are built (HR4a)?"""
    if not s.rules.strict_adjacency or farm.fold:
        return True
    fold = pasture_spaces(fences, farm.rooms | farm.fields)
    return not fold or touches(farm, fold)
