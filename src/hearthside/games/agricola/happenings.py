"""What happens in Agricola, as data and log lines; the numbers of events are in events.py."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import KIND_BITS
from hearthside.core.event import Event
from hearthside.core.fields import OneOf, SomeOf
from hearthside.core.form import Field
from hearthside.core.happening import Happening, Happenings
from hearthside.core.message import Value
from hearthside.games.agricola import events as e
from hearthside.games.agricola.board.space import SpaceField
from hearthside.games.agricola.farm.farmyard import MATERIAL_NAMES
from hearthside.games.agricola.fields import (
    ANIMAL_NAMES,
    CardField,
    CellField,
    EdgesField,
    GoodField,
    GoodsField,
    KindField,
)
from hearthside.games.agricola.forms import FORMS
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.vocabulary.timing import WINDOWS


class Sowed(Happening[Agricola]):
    """Fields that were sown, and how many in all."""

    def args(self, s: Agricola, event: Event) -> dict[str, Value]:
        return {**super().args(s, event), "n": event.a + event.b}


class Fenced(Happening[Agricola]):
    """Fences that were built, and how many."""

    def args(self, s: Agricola, event: Event) -> dict[str, Value]:
        return {**super().args(s, event), "n": event.a.bit_count()}


class MajorBuilt(Happening[Agricola]):
    """A major improvement, and the card that was returned for it, if one was."""

    def args(self, s: Agricola, event: Event) -> dict[str, Value]:
        found: dict[str, Value] = {"card": CARD.value(s, event.a)}
        if event.b:
            found["returned"] = CARD.value(s, event.b - 1)
        return found


class Exchanged(Happening[Agricola]):
    """The choice by which something was exchanged: its kind, and its arguments."""

    def args(self, s: Agricola, event: Event) -> dict[str, Value]:
        c = event.a | event.b << KIND_BITS
        form = FORMS.of(s, c)
        return {"what": f"verb:{form.verb}", **form.values(s, c)}


N: Final = Field[Agricola]("n")
CARD: Final = CardField()
CELL: Final = CellField()
SPACE: Final = SpaceField()
CROPS: Final = (Field[Agricola]("grain"), Field[Agricola]("vegetable"))

HAPPENINGS: Final = Happenings(
    Happening(e.GAINED, "gained", GoodField(), N),
    Happening(e.PAID, "paid", GoodField(), N),
    Happening(e.PLACED, "placed", SPACE, Field("person")),
    Happening[Agricola](e.STAYED, "stayed"),
    Happening(e.PLOWED, "plowed", CELL),
    Sowed(e.SOWED, "sowed", *CROPS),
    Happening(e.BAKED, "baked", Field[Agricola]("grain"), Field("food")),
    Happening(e.ROOM_BUILT, "room_built", CELL),
    Happening(e.STABLE_BUILT, "stable_built", CELL),
    Fenced(e.FENCED, "fenced", EdgesField()),
    Happening(e.RENOVATED, "renovated", OneOf[Agricola]("material", MATERIAL_NAMES, "house")),
    Happening(e.GREW, "grew", Field[Agricola]("people")),
    Happening(e.OCCUPATION_PLAYED, "occupation_played", CARD),
    Happening(e.MINOR_PLAYED, "minor_played", CARD),
    MajorBuilt(e.MAJOR_BUILT, "major_built"),
    Happening(e.CARD_USED, "card_used", CARD, OneOf[Agricola]("window", WINDOWS.names)),
    Happening(e.PASSED_ON, "passed_on", CARD),
    Happening(e.PROMISED, "promised", Field[Agricola]("round"), GoodsField()),
    Happening(e.REVEALED, "revealed", SPACE, Field("round")),
    Happening(e.REPLENISHED, "replenished", SPACE),
    Happening(e.ROUND, "round", Field[Agricola]("round")),
    Happening(e.HARVEST, "harvest", Field[Agricola]("round")),
    Happening(e.CROPPED, "cropped", *CROPS),
    Happening(e.FED, "fed", N),
    Happening(e.BEGGED, "begged", N),
    Happening(e.BORN, "born", SomeOf[Agricola]("animals", ANIMAL_NAMES, "good")),
    Happening(e.RELEASED, "released", GoodsField()),
    Happening[Agricola](e.STARTS, "starts"),
    Exchanged(e.EXCHANGED, "exchanged"),
    Happening(e.BONUS, "bonus", N),
    Happening(e.DEALT, "dealt", CARD),
    Happening[Agricola](e.HOME, "home"),
    Happening(e.STORED, "stored", CARD, N),
    Happening(e.LAID, "laid", SPACE, GoodsField()),
    Happening(e.PICKED, "picked", CARD),
    Happening[Agricola](e.PACKS_PASSED, "packs_passed"),
    Happening(e.MULLIGAN, "mulligan", KindField(), N),
    Happening(e.DROPPED, "dropped", CARD),
    Happening(e.MARKET_OPENED, "market_opened", CARD),
    Happening(e.MARKET_TAKEN, "market_taken", CARD),
    Happening(e.TRADED, "traded", GoodsField("gave"), GoodsField("received")),
    Happening(e.KEPT, "kept", CARD),
    Happening(e.DISCARDED, "discarded", GoodsField()),
)
