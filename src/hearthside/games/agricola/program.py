"""The whole game as one program, its nodes named, its parts wired together."""

from __future__ import annotations

from typing import Final

from hearthside.core.codec import Program
from hearthside.core.sequence import ForEach, Seq, Simultaneous
from hearthside.core.state import Frame
from hearthside.games.agricola import cards as cards
from hearthside.games.agricola.acting.event import ALL_CARDS, framed
from hearthside.games.agricola.acting.lookahead import SpaceGuard
from hearthside.games.agricola.acting.window import Window, make_window
from hearthside.games.agricola.board.printed import SPACES
from hearthside.games.agricola.exchanges.anytime import Exchanges
from hearthside.games.agricola.flow.crowding import MakeRoom
from hearthside.games.agricola.flow.deal import DealHands
from hearthside.games.agricola.flow.harvest import Harvest
from hearthside.games.agricola.flow.moments import LastExchanges
from hearthside.games.agricola.flow.rounds import (
    AllTold,
    ChooseStart,
    CollectWindow,
    EndRound,
    NextRound,
    Replenish,
    ReturnHome,
    Reveal,
    Rounds,
)
from hearthside.games.agricola.flow.use import USE_SPACE
from hearthside.games.agricola.flow.work import SECOND_PERSON, BeginWork, EndWork, PlacePerson, Work
from hearthside.games.agricola.state import WIRING, Agricola
from hearthside.games.agricola.variants.hands import WAYS
from hearthside.games.agricola.variants.kept import KeptEffects, LayKept
from hearthside.games.agricola.variants.living import (
    DRAW_EITHER,
    ExchangeAtHarvest,
    ExchangeBefore,
)
from hearthside.games.agricola.variants.market import OpenMarket
from hearthside.games.agricola.variants.mulligan import Mulligan
from hearthside.games.agricola.verbs.cards import PASS_ON
from hearthside.games.agricola.vocabulary import timing as w
from hearthside.games.agricola.vocabulary.card import CARDS


class Collect(AllTold):
    """Open the pools of the round space for all who have anything (AGR-4.2 c, d)."""

    def __init__(self) -> None:
        super().__init__(w.ROUND)

    def run(self, s: Agricola, f: Frame) -> bool:
        s.stack.pop()
        for seat in reversed(s.order()):
            player = s.players[seat]
            if player.promises or player.hooks.listening[w.ROUND]:
                s.stack.append(Frame(WIRING.windows[w.ROUND], seat, framed(s.round, ALL_CARDS)))
        return True


ROUND: Final = Seq(
    AllTold(w.PRE_ROUND),
    NextRound(),
    Reveal(),
    AllTold(w.REVEAL),
    Collect(),
    Replenish(),
    AllTold(w.REPLENISH),
    AllTold(w.PRE_WORK),
    BeginWork(),
    Work(PlacePerson()),
    EndWork(),
    AllTold(w.POST_WORK),
    AllTold(w.HOME),
    ReturnHome(),
    AllTold(w.POST_HOME),
    AllTold(w.END_ROUND),
    Harvest(),
    ForEach(ExchangeAtHarvest()),
    EndRound(),
    AllTold(w.POST_ROUND),
)
"""AGR-4.2, AGC-2.4."""
SETUP: Final = Seq(
    ChooseStart(),
    ForEach(LayKept()),
    DealHands(WAYS),
    OpenMarket(),
    ForEach(Mulligan()),
    ForEach(ExchangeBefore()),
    ForEach(KeptEffects()),
)
"""AGR-3, with the variants of hand cards (AGR-15.5 to 15.11) and campaigns (AGR-16)."""
GAME: Final = Seq(SETUP, Rounds(ROUND), Simultaneous(LastExchanges()), AllTold(w.SCORING))

PROGRAM: Final = Program()
PROGRAM.add("game", GAME)
for _space in SPACES:
    PROGRAM.add(f"{_space.board}/{_space.name}", _space.node)
PROGRAM.add("use", USE_SPACE)
PROGRAM.add("second_person", SECOND_PERSON)
PROGRAM.add("pass_on", PASS_ON)
PROGRAM.add("draw_either", DRAW_EITHER)
_MAKE_ROOM: Final = MakeRoom()
PROGRAM.add("make_room", _MAKE_ROOM)
WIRING.make_room = _MAKE_ROOM
WIRING.windows = []
for _window, _name in enumerate(w.WINDOWS.names):
    _node: Window = CollectWindow() if _window == w.ROUND else make_window(_window)
    PROGRAM.add(f"window/{_name}", _node)
    WIRING.windows.append(_node)
for _card in CARDS:
    for _i, _effect in enumerate(_card.nodes()):
        PROGRAM.add(f"card/{_card.id}/{_i}", _effect)
WIRING.anytime = Exchanges()
WIRING.guard = SpaceGuard()
