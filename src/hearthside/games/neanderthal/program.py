"""The whole game as one program, its nodes named, its parts wired together."""

from __future__ import annotations

from typing import Final

from hearthside.core.codec import Program
from hearthside.core.node import Node
from hearthside.core.sequence import Seq
from hearthside.games.neanderthal.births import BIRTHS
from hearthside.games.neanderthal.cards import (
    BLIZZARD,
    CHAOS,
    COOL,
    ELDER_DEATH,
    INTERSTADIAL,
    WANDERERS,
    WARM,
)
from hearthside.games.neanderthal.lose import LOSS
from hearthside.games.neanderthal.phases.assign import RECALLING, Assign
from hearthside.games.neanderthal.phases.auction import PAYMENT, Auction
from hearthside.games.neanderthal.phases.begin import (
    DRAW,
    ChooseSide,
    DealRows,
    DealSpecies,
    DealStructures,
)
from hearthside.games.neanderthal.phases.blizzard import Blizzard
from hearthside.games.neanderthal.phases.chaos import Chaos, Wanderers
from hearthside.games.neanderthal.phases.climate import Cooling, FrozenOver, Warming
from hearthside.games.neanderthal.phases.conflict import BATTLE, FALLING, STRIKE, Conflict
from hearthside.games.neanderthal.phases.court import COURTSHIP, SUIT
from hearthside.games.neanderthal.phases.forage import Forage
from hearthside.games.neanderthal.phases.herd import Herd
from hearthside.games.neanderthal.phases.icons import ElderDeath, Icons, Interstadial
from hearthside.games.neanderthal.phases.loot import LOOT
from hearthside.games.neanderthal.phases.negotiate import (
    ANSWER,
    EndOffers,
    Exchanges,
    Negotiate,
)
from hearthside.games.neanderthal.phases.one_species import OutsideSuitors, ReceiveWoman
from hearthside.games.neanderthal.phases.portals import Act
from hearthside.games.neanderthal.phases.resolve import (
    CHASE,
    FOLLOWING,
    HUNT_ROLL,
    OtherHunts,
    OwnHunts,
    PredatorHunts,
)
from hearthside.games.neanderthal.phases.turns import RevealEvent, Turn, Turns, WarCouncil
from hearthside.games.neanderthal.release import RELEASES
from hearthside.games.neanderthal.roll import ROLL
from hearthside.games.neanderthal.state import WIRING, Neanderthal
from hearthside.games.neanderthal.step import DISCARD_DOWN, InOrder
from hearthside.games.neanderthal.swap import Swaps

ICON_NODES: Final[dict[int, Node[Neanderthal]]] = {
    COOL: Cooling(),
    WARM: Warming(),
    INTERSTADIAL: Interstadial(),
    ELDER_DEATH: InOrder(ElderDeath()),
    CHAOS: InOrder(Chaos()),
    BLIZZARD: InOrder(Blizzard()),
    WANDERERS: Wanderers(),
}


TURN: Final = Turn(
    RevealEvent(),
    WarCouncil(),
    Icons(ICON_NODES),
    FrozenOver(),
    Auction(ReceiveWoman()),
    InOrder(Assign()),
    OutsideSuitors(),
    InOrder(Negotiate()),
    Exchanges(),
    EndOffers(),
    Conflict(),
    InOrder(Forage()),
    InOrder(OwnHunts()),
    OtherHunts(),
    PredatorHunts(),
    InOrder(Herd()),
    InOrder(Act()),
)
"""NEA-4.1."""
GAME: Final = Seq[Neanderthal](
    DealRows(), DealSpecies(), DealStructures(), ChooseSide(), Turns(TURN)
)

PROGRAM: Final = Program()
PROGRAM.add("game", GAME)
PROGRAM.add("discard", DISCARD_DOWN)
PROGRAM.add("loot", LOOT)
PROGRAM.add("dice", ROLL)
PROGRAM.add("lose", LOSS)
PROGRAM.add("births", BIRTHS)
PROGRAM.add("releases", RELEASES)
PROGRAM.add("draw", DRAW)
PROGRAM.add("payment", PAYMENT)
PROGRAM.add("recall", RECALLING)
PROGRAM.add("answer", ANSWER)
PROGRAM.add("battle", BATTLE)
PROGRAM.add("strike", STRIKE)
PROGRAM.add("fall", FALLING)
PROGRAM.add("chase", CHASE)
PROGRAM.add("follow", FOLLOWING)
PROGRAM.add("hunt", HUNT_ROLL)
PROGRAM.add("courtship", COURTSHIP)
PROGRAM.add("suit", SUIT)
WIRING.anytime = Swaps()
