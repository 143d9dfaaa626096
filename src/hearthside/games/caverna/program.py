"""The whole game as one program, its nodes named, its parts wired together."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice, kind_of
from hearthside.core.codec import Program
from hearthside.core.message import Message
from hearthside.core.sequence import ForEach, Seq, Simultaneous
from hearthside.core.state import Frame
from hearthside.games.caverna import furnishings as furnishings
from hearthside.games.caverna.content import CAVERNA
from hearthside.games.caverna.exchange import Exchanges
from hearthside.games.caverna.feeding import Feed
from hearthside.games.caverna.harvest import (
    BeginHarvest,
    ChooseSkip,
    FieldStep,
    breeding_follows,
)
from hearthside.games.caverna.kinds import EAT
from hearthside.games.caverna.moment import Moment
from hearthside.games.caverna.rounds import (
    ChooseStart,
    EndRound,
    Income,
    Replenish,
    ReturnHome,
    RevealCard,
    RevealMarker,
    Rounds,
    SoloClearing,
)
from hearthside.games.caverna.spaces import SPACES
from hearthside.games.caverna.state import WIRING, Caverna
from hearthside.games.caverna.verbs.breed import Breed
from hearthside.games.caverna.verbs.imitate import DONE_IMITATING
from hearthside.games.caverna.verbs.room import MakeRoom
from hearthside.games.caverna.work import PlaceDwarf, Work


class BreedingStep(Breed):
    """Breeding, in the harvests that have it (CAV-10.7, 10.8)."""

    def run(self, s: Caverna, f: Frame) -> bool:
        if breeding_follows(s, f.player):
            return super().run(s, f)
        s.stack.pop()
        return True


class LastExchanges(Moment):
    """After the last harvest every player may make exchanges once more (CAV-12.1)."""

    def waits(self, s: Caverna, f: Frame) -> bool:
        """Food is worth nothing now: ask only if something else can be had."""
        side: list[Choice] = []
        s.side_options(f.player, f, side)
        for c in side:
            if kind_of(c) != EAT:
                return True
        return False

    def ask(self, s: Caverna, f: Frame) -> Message:
        return Message("ask.final")


ROUND: Final = Seq(
    ForEach(Income(before_phases=True)),
    RevealCard(),
    RevealMarker(late=False),
    SoloClearing(),
    Replenish(),
    ForEach(Income(before_phases=False)),
    Work(PlaceDwarf()),
    ReturnHome(),
    RevealMarker(late=True),
    BeginHarvest(),
    ForEach(ChooseSkip()),
    Simultaneous(Seq(FieldStep(), Feed(), BreedingStep())),
    EndRound(),
)
"""CAV-3.1 to 3.12."""
GAME: Final = Seq(ChooseStart(), Rounds(ROUND), Simultaneous(LastExchanges()))

PROGRAM: Final = Program()
PROGRAM.add("game", GAME)
for _space in SPACES:
    PROGRAM.add(_space.name, _space.node)
_MAKE_ROOM: Final = MakeRoom()
PROGRAM.add("make_room", _MAKE_ROOM)
PROGRAM.add("imitated", DONE_IMITATING)
WIRING.make_room = _MAKE_ROOM
WIRING.anytime = Exchanges()
WIRING.content = CAVERNA
