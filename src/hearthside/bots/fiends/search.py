"""Looking ahead in Frantic Fiends: turns end with the work, and an orc with its activation."""

from __future__ import annotations

from hearthside.bots.caverna.prune import Pruner
from hearthside.bots.caverna.search import Search
from hearthside.bots.caverna.weights import Weights
from hearthside.bots.fiends.evaluate import FiendsJudge, beside
from hearthside.core.choice import Choice, arg, kind_of
from hearthside.core.sequence import Seq, Simultaneous
from hearthside.core.state import AnyNode
from hearthside.games.caverna.home import Home
from hearthside.games.caverna.state import Caverna
from hearthside.games.caverna.work import Work
from hearthside.games.fiends.content import FIENDS
from hearthside.games.fiends.home import FiendsHome
from hearthside.games.fiends.kinds import ARM, BARTER, CARVE, SET_TRAP
from hearthside.games.fiends.orc_event import BreakThrough, Letters
from hearthside.games.fiends.program import ROUND


def harvest_of_each() -> AnyNode:
    """The steps of the harvest that every seat does for itself."""
    for part in ROUND.members:
        if isinstance(part, Simultaneous) and isinstance(part.part, Seq):
            return part.part
    raise AssertionError("a round has a harvest")


class FiendsPruner(Pruner):
    """Keeps traps beside orcs and the best of long lists."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self.tiles = FIENDS.tiles

    def suits(self, home: Home, tile: int, cell: int) -> int:
        """Caverns rather than tunnels."""
        return 8 if home.land.caverns >> cell & 1 else 0

    def pick(self, home: Home, options: list[Choice], width: int) -> list[Choice]:
        traps: dict[int, list[Choice]] = {}
        rest: list[Choice] = []
        arms: list[Choice] = []
        for c in options:
            kind = kind_of(c)
            if kind == SET_TRAP:
                traps.setdefault(arg(c, 0), []).append(c)
            elif kind == ARM or kind == CARVE or kind == BARTER:
                arms.append(c)
            else:
                rest.append(c)
        out = super().pick(home, rest, width)
        assert isinstance(home, FiendsHome)
        for group in traps.values():
            order = sorted([(-neighbours_of(home, arg(c, 1)), c) for c in group])
            out.extend([c for _, c in order[: 2 if width == 1 else 3]])
        out.extend(arms[-4:] if len(arms) > 8 else arms)
        return out


def neighbours_of(home: FiendsHome, cell: int) -> int:
    """How many orcs stand beside a space; the middle of the second row waits for orc D."""
    n = 0
    for place in home.place:
        if place >= 0 and beside(place, cell):
            n += 2
    return n + (1 if cell == 18 else 0)


class FiendsSearch(Search):
    """Looks ahead for one seat, to the end of its turn or of one orc's activation."""

    def __init__(self, judge: FiendsJudge, pruner: FiendsPruner, seat: int) -> None:
        super().__init__(judge, pruner, seat)
        self.harvest = harvest_of_each()

    def start(self, s: Caverna) -> Caverna:
        t = s.copy()
        if t.lanes:
            t.main.clear()
            return t
        for i in range(len(t.main) - 1, -1, -1):
            node = t.main[i].node
            if isinstance(node, (Work, Letters, BreakThrough)):
                del t.main[: i + 1]
                break
        return t
