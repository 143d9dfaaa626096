"""What happens in Frantic Fiends, as data and log lines: as in Caverna, and what it adds."""

from __future__ import annotations

from typing import Final

from hearthside.core.event import Event
from hearthside.core.fields import OneOf
from hearthside.core.form import Field
from hearthside.core.happening import Happening, Happenings
from hearthside.core.message import Value
from hearthside.games.caverna import events as base_events
from hearthside.games.caverna import happenings as base
from hearthside.games.caverna.cells import cell_name
from hearthside.games.caverna.fields import CellField, SpaceField
from hearthside.games.fiends import events as e
from hearthside.games.fiends.bonuses import BONUS_NAMES
from hearthside.games.fiends.claim import BountyField
from hearthside.games.fiends.drawing import DRAW_FORMS, DRAW_WORDS
from hearthside.games.fiends.fields import FriendField, OrcField
from hearthside.games.fiends.harvest import FIENDS_HARVEST_NAMES, ORC_MARKERS
from hearthside.games.fiends.home import ORC_LETTERS
from hearthside.games.fiends.orc_event import ORC_D
from hearthside.games.fiends.state import Fiends
from hearthside.games.fiends.tables import CARDS, LETTERS
from hearthside.games.fiends.traps import TRAPS


class Drawn(Happening[Fiends]):
    """A component by its sort."""

    def args(self, s: Fiends, event: Event) -> dict[str, Value]:
        return {
            "sort": f"component:{DRAW_WORDS[event.a]}",
            "name": DRAW_FORMS[event.a].fields[0].value(s, event.b),
        }


class CardDrawn(Happening[Fiends]):
    """A movement card for an orc; the one that brings orc D in has a number of its own."""

    def args(self, s: Fiends, event: Event) -> dict[str, Value]:
        orc = event.b if event.b < ORC_LETTERS else ORC_D
        return {"card": f"card:{CARDS[event.a].name}", "orc": f"orc:{LETTERS[orc]}"}


class Captured(Happening[Fiends]):
    """A dwarf with its weapon, or a friendly orc, for whom there is none."""

    def args(self, s: Fiends, event: Event) -> dict[str, Value]:
        orc = event.b == e.CAPTURED_ORC
        found: dict[str, Value] = {"cell": f"cell:{cell_name(event.a)}", "orc": 1 if orc else 0}
        if not orc:
            found["weapon"] = event.b
        return found


ORC: Final = OrcField()
CELL: Final = CellField()
BONUS: Final = OneOf[Fiends]("bonus", BONUS_NAMES)
NUMBER: Final = Field[Fiends]("n")
STRENGTH: Final = Field[Fiends]("strength")

HAPPENINGS: Final = Happenings(
    *base.HAPPENINGS.by_kind.values(),
    Happening(base_events.MARKER, "marker", OneOf[Fiends]("marker", ORC_MARKERS)),
    Happening(base_events.HARVEST, "harvest", OneOf[Fiends]("harvest", FIENDS_HARVEST_NAMES)),
    Drawn(e.DRAWN, "drawn"),
    Happening(e.ORC_EVENT, "orc_event", Field[Fiends]("number"), Field[Fiends]("over")),
    CardDrawn(e.CARD, "card"),
    Happening(e.STEPPED, "stepped", ORC, CELL),
    Happening(e.BRIBED, "bribed", ORC, NUMBER),
    Happening(e.DISPLACED, "displaced", ORC, CELL),
    Happening(e.WEAKENED, "weakened", ORC, STRENGTH),
    Happening(e.TRAP_SET, "trap_set", OneOf("trap", [trap.name for trap in TRAPS]), CELL),
    Happening(e.SPRUNG, "sprung", ORC, CELL),
    Happening(e.HELD, "held", ORC, CELL),
    Happening(e.DEFEATED, "defeated", ORC, STRENGTH),
    Happening(e.CLAIMED, "claimed", ORC, BountyField()),
    Happening(e.BEFRIENDED, "befriended", FriendField(), CELL),
    Happening(e.OCCUPIED, "occupied", ORC, CELL),
    Happening(e.RELEASED, "released", ORC, CELL),
    Captured(e.CAPTURED, "captured"),
    Happening(e.TRAMPLED, "trampled", CELL, NUMBER),
    Happening(e.STOCKED, "stocked", CELL, NUMBER),
    Happening(e.EXTRACTED, "extracted", CELL, NUMBER),
    Happening(e.FOUGHT, "fought", ORC, Field[Fiends]("dogs")),
    Happening(e.ORC_PLACED, "orc_placed", FriendField(), SpaceField()),
    Happening(e.APPEARED, "appeared", ORC, CELL),
    Happening(e.ARMED, "armed", Field[Fiends]("weapon")),
    Happening(e.USED_SPACE, "used_space", SpaceField()),
    Happening[Fiends](e.RESIDED, "resided"),
    Happening[Fiends](e.ARRANGED, "arranged"),
    Happening(e.BONUS, "bonus", BONUS),
    Happening(e.BONUS_LOST, "bonus_lost", BONUS),
)
