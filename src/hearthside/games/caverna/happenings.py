"""What happens in Caverna, as data and log lines; the numbers of events are in events.py."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import KIND_BITS
from hearthside.core.event import Event
from hearthside.core.fields import OneOf
from hearthside.core.form import Field
from hearthside.core.happening import Happening, Happenings
from hearthside.core.message import Value
from hearthside.games.caverna import events as e
from hearthside.games.caverna.fields import (
    SINGLES,
    AnimalsField,
    CardField,
    CellField,
    GoodField,
    LootField,
    SpaceField,
    TileField,
)
from hearthside.games.caverna.forms import FORMS
from hearthside.games.caverna.harvest import HARVEST_NAMES, STEPS
from hearthside.games.caverna.kinds import ORE_MINE, RUBY_MINE
from hearthside.games.caverna.rounds import MARKERS
from hearthside.games.caverna.state import Caverna
from hearthside.games.caverna.verbs.farming import ONE


class TerrainField(Field[Caverna]):
    """Terrain that was laid: a single half, or a mine by the kind of its choice."""

    def __init__(self) -> None:
        super().__init__("terrain", sort="terrain")

    def write(self, s: Caverna, n: int) -> str:
        return {ORE_MINE: "ore_mine", RUBY_MINE: "ruby_mine"}.get(n) or SINGLES[n]


class Fenced(Happening[Caverna]):
    """One cell, or two."""

    def args(self, s: Caverna, event: Event) -> dict[str, Value]:
        cells = CellField()
        return {"cells": [f"cell:{cells.write(s, n)}" for n in (event.a, event.b) if n != ONE]}


class Sowed(Happening[Caverna]):
    """Fields with grain and with vegetables, and how many in all."""

    def args(self, s: Caverna, event: Event) -> dict[str, Value]:
        return {"grain": event.a, "vegetable": event.b, "n": event.a + event.b}


class Exchanged(Happening[Caverna]):
    """The choice by which something was exchanged: its kind, and its arguments."""

    def args(self, s: Caverna, event: Event) -> dict[str, Value]:
        c = event.a | event.b << KIND_BITS
        return {"choice": FORMS.of(s, c).message(s, event.player, c)}


WEAPON: Final = Field[Caverna]("weapon")

HAPPENINGS: Final = Happenings(
    Happening(e.GAINED, "gained", GoodField(), Field("n")),
    Happening(e.PAID, "paid", GoodField(), Field("n")),
    Happening(e.PLACED, "placed", SpaceField(), WEAPON),
    Happening(e.OVERRODE, "overrode", WEAPON),
    Happening[Caverna](e.STAYED, "stayed"),
    Happening(e.TILE_LAID, "tile_laid", CellField(), TerrainField()),
    Fenced(e.FENCED, "fenced"),
    Happening(e.STABLE_BUILT, "stable_built", CellField()),
    Sowed(e.SOWED, "sowed"),
    Happening(e.FURNISHED, "furnished", TileField(), CellField()),
    Happening(e.FORGED, "forged", WEAPON),
    Happening(e.LOOTED, "looted", LootField()),
    Happening(e.GREW, "grew", Field[Caverna]("dwarfs")),
    Happening(e.ROSE, "rose", WEAPON),
    Happening(e.IMITATED, "imitated", SpaceField()),
    Happening(e.REVEALED, "revealed", CardField()),
    Happening(e.MARKER, "marker", OneOf[Caverna]("marker", MARKERS)),
    Happening(e.ROUND, "round", Field[Caverna]("round")),
    Happening(e.HARVEST, "harvest", OneOf[Caverna]("harvest", HARVEST_NAMES)),
    Happening(e.BEGGED, "begged", Field[Caverna]("n")),
    Happening(e.BORN, "born", AnimalsField()),
    Happening(e.SKIPPED, "skipped", OneOf[Caverna]("step", STEPS)),
    Happening(e.CLEARED, "cleared", SpaceField()),
    Happening(e.KEPT, "kept", SpaceField()),
    Happening[Caverna](e.STARTS, "starts"),
    Exchanged(e.EXCHANGED, "exchanged"),
    Happening(e.DISARMED, "disarmed", WEAPON),
    Happening(e.CROPPED, "cropped", Field("grain"), Field("vegetable")),
    Happening(e.REPLENISHED, "replenished", SpaceField()),
)
