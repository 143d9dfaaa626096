"""Building pieces one after another, paid together (AGR-7.1, 7.3, 7.4).

How many were built is one number: those on one's own board and, above eight bits, those on the
partner's (AGR-15.12.2).
"""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import STOP, Choice, arg, kind_of, make
from hearthside.core.state import Frame
from hearthside.games.agricola.acting.action import check_conditions
from hearthside.games.agricola.farm.farmyard import Farmyard, cells_of
from hearthside.games.agricola.kinds import PARTNER, PAY, goods_in, on_partner
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.variants.teams import partner, sums
from hearthside.games.agricola.verbs.paying import Priced, pay_choices
from hearthside.games.agricola.vocabulary.prices import total_prices

PARTNERS: Final = 1 << 8
"""One piece on the partner's board."""
PAYING: Final = 1


def own(built: int) -> int:
    """How many pieces were built on one's own board."""
    return built & PARTNERS - 1


def for_partner(built: int) -> int:
    """How many were built on the partner's."""
    return built // PARTNERS


def in_all(built: int) -> int:
    """How many pieces were built on both boards."""
    return (built & PARTNERS - 1) + built // PARTNERS


class BuildPieces(Priced):
    """A building action. `pos`: what was built so far; `done`: PAYING once that is all."""

    # What a verb provides

    def total(self, s: Agricola, p: int, built: int) -> list[int]:
        """Every price of what was built."""
        raise AssertionError("a building action has prices")

    def another(self, s: Agricola, p: int, built: int, exchanges: bool) -> bool:
        """Could another piece be built and paid?"""
        raise AssertionError("a building action says when it can go on")

    def list_pieces(self, s: Agricola, p: int, built: int, out: list[Choice]) -> None:
        """Append the next pieces."""
        raise AssertionError("a building action lists its pieces")

    def build(self, s: Agricola, p: int, c: Choice, built: int) -> int:
        """Build a piece; what was built in all."""
        raise AssertionError("a building action builds")

    def complete(self, s: Agricola, p: int, built: int) -> None:
        """All is built and paid."""
        raise AssertionError("a building action is resolved")

    # The action

    def ready(self, s: Agricola, p: int) -> bool:
        return self.another(s, p, 0, False)

    def in_reach(self, s: Agricola, p: int) -> bool:
        return self.another(s, p, 0, True)

    def ways(self, s: Agricola, p: int, out: list[Choice]) -> None:
        self.list_pieces(s, p, 0, out)

    def start(self, s: Agricola, p: int, c: Choice) -> None:
        s.stack.append(Frame(self, p, self.build(s, p, c, 0)))

    def run(self, s: Agricola, f: Frame) -> bool:
        if not f.pos or f.done or self.another(s, f.player, f.pos, True):
            return False
        s.stack[-1] = Frame(self, f.player, f.pos, PAYING)
        return True

    def options(self, s: Agricola, f: Frame, out: list[Choice]) -> None:
        if not f.pos:
            self.starts(s, f.player, out)
        elif f.done:
            pay_choices(s, f.player, self.total(s, f.player, f.pos), out)
        else:
            self.list_pieces(s, f.player, f.pos, out)
            out.append(STOP)

    def apply(self, s: Agricola, f: Frame, c: Choice) -> None:
        p = f.player
        s.stack.pop()
        if not f.pos:
            self.begin(s, p, c)
        elif c == STOP:
            s.stack.append(Frame(self, p, f.pos, PAYING))
        elif kind_of(c) == PAY:
            s.pay_all(p, goods_in(c))
            self.complete(s, p, f.pos)
        else:
            s.stack.append(Frame(self, p, self.build(s, p, c, f.pos)))

    def permits(self, s: Agricola, f: Frame, c: Choice) -> bool:
        if not f.pos:
            return super().permits(s, f, c)
        return self.still_payable(s, f.player, c, self.total(s, f.player, f.pos))

    def waits(self, s: Agricola, f: Frame) -> bool:
        return not f.done and self.widens(s, f.player)

    def paying(self, f: Frame) -> bool:
        return f.done == PAYING

    def built(self, f: Frame) -> int:
        return in_all(f.pos)


class BuildOnCells(BuildPieces):
    """Rooms or stables: at most `most`, each on a cell of one's own board or the partner's."""

    kind = 0
    """The choice that builds one: its cell."""
    item = 0
    """What cost rules call it (prices.py)."""
    noted = 0
    """The event of one that was built."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    # What a verb provides

    def printed(self, s: Agricola, p: int) -> list[int]:
        """The printed price of one piece."""
        raise AssertionError("a piece has a price")

    def printed_for_partner(self, s: Agricola, p: int) -> list[int]:
        """The printed price of one on the partner's board (AGR-15.12.2)."""
        raise AssertionError("a piece has a price")

    def cells(self, s: Agricola, board: int) -> int:
        """Where one may be built on the board of a seat."""
        raise AssertionError("a piece is built somewhere")

    def with_piece(self, farm: Farmyard, cell: int) -> Farmyard:
        """The farmyard with one more."""
        raise AssertionError("a piece is built on a farmyard")

    def resolve(self, s: Agricola, p: int, number: int) -> None:
        """`number` were built on the own board: cards react."""
        raise AssertionError("a building action is resolved")

    # Building

    def total(self, s: Agricola, p: int, built: int) -> list[int]:
        player = s.players[p]
        if built < PARTNERS:
            return total_prices(player, self.item, self.printed(s, p), built)
        here = self.total(s, p, own(built)) if own(built) else [0]
        there = self.printed_for_partner(s, p)
        return sums(here, total_prices(player, self.item, there, for_partner(built), False))

    def room_for(self, s: Agricola, p: int, board: int, built: int, exchanges: bool) -> bool:
        """Could all these be built and paid, the last one on this board?"""
        return (
            in_all(built) <= self.most
            and self.cells(s, board) != 0
            and self.payable(s, p, self.total(s, p, built), exchanges)
        )

    def another(self, s: Agricola, p: int, built: int, exchanges: bool) -> bool:
        if self.room_for(s, p, p, built + 1, exchanges):
            return True
        return s.rules.teams and self.room_for(s, p, partner(s, p), built + PARTNERS, exchanges)

    def list_pieces(self, s: Agricola, p: int, built: int, out: list[Choice]) -> None:
        if self.room_for(s, p, p, built + 1, False):
            for cell in cells_of(self.cells(s, p)):
                out.append(make(self.kind, cell))
        if s.rules.teams and self.room_for(s, p, partner(s, p), built + PARTNERS, False):
            for cell in cells_of(self.cells(s, partner(s, p))):
                out.append(make(self.kind, cell) | PARTNER)

    def build(self, s: Agricola, p: int, c: Choice, built: int) -> int:
        board = partner(s, p) if on_partner(c) else p
        player = s.players[board]
        player.set_farm(self.with_piece(player.farm, arg(c, 0)))
        s.note(self.noted, board, arg(c, 0))
        return built + (1 if board == p else PARTNERS)

    def complete(self, s: Agricola, p: int, built: int) -> None:
        """Cards react to what was built on the own board (AGR-15.12.5)."""
        if own(built):
            self.resolve(s, p, own(built))
        else:
            check_conditions(s, p)
