"""Build Stables (AGR-7.3): one after another, paid together."""

from __future__ import annotations

from hearthside.core.choice import STOP, Choice, arg, kinds
from hearthside.core.state import Frame
from hearthside.games.agricola.acting.action import CARD_BIT, check_conditions, resolved
from hearthside.games.agricola.events import STABLE_BUILT
from hearthside.games.agricola.farm.farmyard import cells_of
from hearthside.games.agricola.goods import WOOD, some
from hearthside.games.agricola.kinds import PARTNER, PAY, STABLE
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.variants.strict import stable_cells
from hearthside.games.agricola.variants.teams import OTHER, STABLE_PRICE, partner, pieces, sums
from hearthside.games.agricola.verbs.paying import Priced, pay_choices
from hearthside.games.agricola.vocabulary.prices import STABLE_COST, total_prices
from hearthside.games.agricola.vocabulary.timing import STABLES


class BuildStables(Priced):
    """At most `most` stables for so much wood each. `pos`: stables so far; `done`: paying.

    Stables on the partner's board are counted above eight bits (AGR-15.12.2).
    """

    act = STABLES
    first = kinds(STABLE) | CARD_BIT

    def __init__(self, wood: int, most: int = 4) -> None:
        super().__init__()
        self.wood = wood
        self.most = most

    def prices(self, s: Agricola, p: int, stables: int) -> list[int]:
        player = s.players[p]
        if stables >= OTHER:
            own = self.prices(s, p, stables & OTHER - 1) if stables & OTHER - 1 else [0]
            return sums(
                own, total_prices(player, STABLE_COST, STABLE_PRICE, stables // OTHER, False)
            )
        if not self.wood:
            return [0]
        return total_prices(player, STABLE_COST, [some(WOOD, self.wood)], stables)

    def room_for(self, s: Agricola, p: int, board: int, stables: int, exchanges: bool) -> bool:
        """Could so many stables in all be built and paid, the last one on this board?"""
        player = s.players[board]
        return (
            pieces(stables) <= self.most
            and player.stables_left() > 0
            and stable_cells(s, player.farm) != 0
            and self.payable(s, p, self.prices(s, p, stables), exchanges)
        )

    def another(self, s: Agricola, p: int, stables: int, exchanges: bool) -> bool:
        """Could another stable be built after so many?"""
        if self.room_for(s, p, p, stables + 1, exchanges):
            return True
        return s.rules.teams and self.room_for(s, p, partner(s, p), stables + OTHER, exchanges)

    def ready(self, s: Agricola, p: int) -> bool:
        return self.another(s, p, 0, False)

    def in_reach(self, s: Agricola, p: int) -> bool:
        return self.another(s, p, 0, True)

    def ways(self, s: Agricola, p: int, out: list[Choice]) -> None:
        self.list_cells(s, p, 0, out)

    def list_cells(self, s: Agricola, p: int, stables: int, out: list[Choice]) -> None:
        """Where another stable may be built after so many."""
        if self.room_for(s, p, p, stables + 1, False):
            for cell in cells_of(stable_cells(s, s.players[p].farm)):
                out.append(STABLE | cell << 8)
        if s.rules.teams and self.room_for(s, p, partner(s, p), stables + OTHER, False):
            for cell in cells_of(stable_cells(s, s.players[partner(s, p)].farm)):
                out.append(STABLE | cell << 8 | PARTNER)

    def start(self, s: Agricola, p: int, c: Choice) -> None:
        self.build(s, p, c, 0)

    def build(self, s: Agricola, p: int, c: Choice, stables: int) -> None:
        board = partner(s, p) if c & PARTNER else p
        player = s.players[board]
        player.set_farm(player.farm.with_stable(arg(c, 0)))
        s.note(STABLE_BUILT, board, arg(c, 0))
        s.stack.append(Frame(self, p, stables + (1 if board == p else OTHER)))

    def run(self, s: Agricola, f: Frame) -> bool:
        if not f.pos or f.done or self.another(s, f.player, f.pos, True):
            return False
        s.stack[-1] = Frame(self, f.player, f.pos, 1)
        return True

    def options(self, s: Agricola, f: Frame, out: list[Choice]) -> None:
        if not f.pos:
            self.starts(s, f.player, out)
        elif f.done:
            pay_choices(s, f.player, self.prices(s, f.player, f.pos), out)
        else:
            self.list_cells(s, f.player, f.pos, out)
            out.append(STOP)

    def apply(self, s: Agricola, f: Frame, c: Choice) -> None:
        p = f.player
        s.stack.pop()
        if not f.pos:
            self.begin(s, p, c)
        elif c == STOP:
            s.stack.append(Frame(self, p, f.pos, 1))
        elif c & 255 == PAY:
            s.pay_all(p, c >> 8)
            if f.pos & OTHER - 1:
                resolved(s, p, STABLES, f.pos & OTHER - 1)
            else:
                check_conditions(s, p)
        else:
            self.build(s, p, c, f.pos)

    def permits(self, s: Agricola, f: Frame, c: Choice) -> bool:
        if not f.pos:
            return super().permits(s, f, c)
        return self.still_payable(s, f.player, c, self.prices(s, f.player, f.pos))

    def waits(self, s: Agricola, f: Frame) -> bool:
        return not f.done and self.widens(s, f.player)
