"""The whole game as one program, its nodes named, its parts wired together."""

from __future__ import annotations

from typing import Final

from hearthside.core.codec import Program
from hearthside.core.node import Node
from hearthside.core.sequence import Seq
from hearthside.games.neanderthal.births import BIRTHS
from hearthside.games.neanderthal.dice import ROLL
from hearthside.games.neanderthal.lose import LOSS
from hearthside.games.neanderthal.phases.alone import OutsideSuitors, ReceiveWoman
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
from hearthside.games.neanderthal.phases.events import ElderDeath, Icons, Interstadial
from hearthside.games.neanderthal.phases.forage import Forage
from hearthside.games.neanderthal.phases.herd import Herd
from hearthside.games.neanderthal.phases.hunts import (
    CHASE,
    FOLLOWING,
    HUNT_ROLL,
    OtherHunts,
    OwnHunts,
    PredatorHunts,
)
from hearthside.games.neanderthal.phases.loot import Loot
from hearthside.games.neanderthal.phases.negotiate import (
    ANSWER,
    EndOffers,
    Exchanges,
    Negotiate,
)
from hearthside.games.neanderthal.phases.portals import Act
from hearthside.games.neanderthal.phases.turns import RevealEvent, Turn, Turns, WarCouncil
from hearthside.games.neanderthal.release import RELEASES
from hearthside.games.neanderthal.state import WIRING, Neanderthal
from hearthside.games.neanderthal.step import Discard, InOrder
from hearthside.games.neanderthal.swap import Swaps

ICON_NODES: Final[list[Node[Neanderthal]]] = [
    Cooling(),
    Warming(),
    Interstadial(),
    InOrder(ElderDeath()),
    InOrder(Chaos()),
    InOrder(Blizzard()),
    Wanderers(),
]
"""One node per icon, in the order of cards.ICONS."""


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
WIRING.nodes["discard"] = Discard()
WIRING.nodes["loot"] = Loot()
WIRING.nodes.update(
    {
        "dice": ROLL,
        "lose": LOSS,
        "births": BIRTHS,
        "releases": RELEASES,
        "draw": DRAW,
        "payment": PAYMENT,
        "recall": RECALLING,
        "answer": ANSWER,
        "battle": BATTLE,
        "strike": STRIKE,
        "fall": FALLING,
        "chase": CHASE,
        "follow": FOLLOWING,
        "hunt": HUNT_ROLL,
        "courtship": COURTSHIP,
        "suit": SUIT,
    }
)
for _name, _node in WIRING.nodes.items():
    PROGRAM.add(_name, _node)
WIRING.anytime = Swaps()
