"""The whole game as one program: that of Caverna with phases replaced and added (ADR 0010)."""

from __future__ import annotations

from typing import Final

from hearthside.core.codec import Program
from hearthside.core.sequence import ForEach, Seq, Simultaneous
from hearthside.core.state import AnyNode
from hearthside.games.caverna.feeding import Feed
from hearthside.games.caverna.harvest import ChooseSkip, FieldStep
from hearthside.games.caverna.program import PROGRAM as BASE_PROGRAM
from hearthside.games.caverna.program import BreedingStep, LastExchanges
from hearthside.games.caverna.rounds import (
    ChooseStart,
    EndRound,
    Income,
    Replenish,
    ReturnHome,
    RevealCard,
    Rounds,
    SoloClearing,
)
from hearthside.games.caverna.work import Work
from hearthside.games.fiends.animals import Arrange, Rehouse, Unfreeze
from hearthside.games.fiends.bonuses import ReceiveBonuses
from hearthside.games.fiends.bounties import BOUNTIES
from hearthside.games.fiends.cave import Occupy
from hearthside.games.fiends.claim import Claim
from hearthside.games.fiends.content import FIENDS, NEW_LOOT, yellow_tiles
from hearthside.games.fiends.drawing import BRIBE_TOKEN, EXTENSION, LONG, MILESTONE, SHORT, Draw
from hearthside.games.fiends.harvest import (
    BeginFiendsHarvest,
    MineOrc,
    MinesPhase,
    RevealOrcMarker,
)
from hearthside.games.fiends.movement import Move
from hearthside.games.fiends.orc_event import (
    Activate,
    BeginEvent,
    BreakThrough,
    DrawCards,
    EndEvent,
    Letters,
    OrcDAppears,
    OrcEvent,
)
from hearthside.games.fiends.residence import Residence
from hearthside.games.fiends.scoring import FinalReoccupation
from hearthside.games.fiends.settlements import AT_ONCE, HOMECOMING, LOCKED
from hearthside.games.fiends.spaces import NEW_SPACES
from hearthside.games.fiends.state import WIRING
from hearthside.games.fiends.tiles import COUNTERFEIT, ENLIST, LODGE, MAY_GROW
from hearthside.games.fiends.traps import TRAPS, Hitting, Paying
from hearthside.games.fiends.verbs.fight import VICTORY
from hearthside.games.fiends.work import CHIEF_EXTRA, PlaceWorker

SOLO_FOOD: Final = 1
"""FF-2.9, R8."""

EVENT: Final = Seq(
    BeginEvent(),
    Simultaneous(Arrange()),
    Letters(DrawCards(), Activate(Move())),
    OrcDAppears(DrawCards()),
    ForEach(BreakThrough()),
    ForEach(Unfreeze()),
    EndEvent(),
)
"""FF-8."""
ROUND: Final = Seq(
    ForEach(Income(before_phases=True)),
    RevealCard(),
    RevealOrcMarker(late=False),
    SoloClearing(),
    Replenish(),
    ForEach(Income(before_phases=False)),
    Work(PlaceWorker()),
    ReturnHome(),
    RevealOrcMarker(late=True),
    Simultaneous(Residence(HOMECOMING)),
    OrcEvent(EVENT),
    BeginFiendsHarvest(),
    ForEach(ChooseSkip()),
    Simultaneous(Seq(FieldStep(), MineOrc(), MinesPhase(), Feed(), BreedingStep())),
    EndRound(),
)
_GAME: Final[list[AnyNode]] = [
    Draw(EXTENSION),
    Draw(LONG),
    Draw(SHORT),
    Draw(BRIBE_TOKEN),
    Draw(MILESTONE),
    ChooseStart(SOLO_FOOD),
    ForEach(ReceiveBonuses()),
    Rounds(ROUND),
    Simultaneous(LastExchanges()),
    Simultaneous(Seq(Residence(LOCKED), Arrange())),
    ForEach(FinalReoccupation()),
]
GAME: Final = Seq(*_GAME)

PROGRAM: Final = Program()
PROGRAM.nodes.update(BASE_PROGRAM.nodes)


def name(path: str, node: AnyNode) -> None:
    """Nodes of the expansion have paths of their own."""
    PROGRAM.add(f"ff/{path}", node)


name("game", GAME)
for _space in NEW_SPACES:
    name(_space.name, _space.node)
for _item in NEW_LOOT:
    if _item.node is not None:
        name(f"loot/{_item.name}", _item.node)
CLAIM: Final = Claim()
for _strip in BOUNTIES:
    for _bounty in _strip:
        name(f"bounty/{_bounty.name}", _bounty.node)
name("claim", CLAIM)
for _trap in TRAPS:
    if isinstance(_trap, (Paying, Hitting)):
        name(f"trap/{_trap.name}", _trap.node)
_REHOUSE: Final = Rehouse()
_OCCUPY: Final = Occupy()
_RESIDENCE: Final = Residence(AT_ONCE)
name("rehouse", _REHOUSE)
name("occupy", _OCCUPY)
name("lodge", LODGE)
name("residence", _RESIDENCE)
name("counterfeit", COUNTERFEIT)
name("enlist", ENLIST)
name("may_grow", MAY_GROW)
name("victory", VICTORY)
name("chief_extra", CHIEF_EXTRA)

WIRING.content = FIENDS
WIRING.yellow = yellow_tiles()
WIRING.rehouse = _REHOUSE
WIRING.claim = CLAIM
WIRING.lodge = LODGE
WIRING.residence = _RESIDENCE
WIRING.occupy = _OCCUPY
