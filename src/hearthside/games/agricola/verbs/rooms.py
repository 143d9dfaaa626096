"""Build Rooms (AGR-7.1): one after another, paid together."""

from __future__ import annotations

from hearthside.core.choice import STOP, Choice, arg, kinds
from hearthside.core.state import Frame
from hearthside.games.agricola.acting.action import CARD_BIT, check_conditions, resolved
from hearthside.games.agricola.events import ROOM_BUILT
from hearthside.games.agricola.farm.farmyard import cells_of
from hearthside.games.agricola.kinds import PARTNER, PAY, ROOM
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.variants import teams
from hearthside.games.agricola.variants.teams import OTHER, partner, pieces, sums
from hearthside.games.agricola.verbs.paying import Priced, pay_choices
from hearthside.games.agricola.vocabulary.prices import ROOM_COST, room_price, total_prices
from hearthside.games.agricola.vocabulary.timing import ROOMS


class BuildRooms(Priced):
    """Any number of rooms, or at most `most`. `pos`: rooms so far; `done`: 1 while paying.

    Rooms on the partner's board are counted above eight bits (AGR-15.12.2).
    """

    act = ROOMS
    first = kinds(ROOM) | CARD_BIT

    def __init__(self, most: int = 15) -> None:
        super().__init__()
        self.most = most

    def prices(self, s: Agricola, p: int, rooms: int) -> list[int]:
        player = s.players[p]
        if rooms < OTHER:
            return total_prices(player, ROOM_COST, room_price(player), rooms)
        own = self.prices(s, p, rooms & OTHER - 1) if rooms & OTHER - 1 else [0]
        printed = teams.room_price(s, p)
        return sums(own, total_prices(player, ROOM_COST, printed, rooms // OTHER, False))

    def room_for(self, s: Agricola, p: int, board: int, rooms: int, exchanges: bool) -> bool:
        """Could so many rooms in all be built and paid, the last one on this board?"""
        return (
            pieces(rooms) <= self.most
            and s.players[board].farm.room_cells() != 0
            and self.payable(s, p, self.prices(s, p, rooms), exchanges)
        )

    def another(self, s: Agricola, p: int, rooms: int, exchanges: bool) -> bool:
        """Could another room be built after so many?"""
        if self.room_for(s, p, p, rooms + 1, exchanges):
            return True
        return s.rules.teams and self.room_for(s, p, partner(s, p), rooms + OTHER, exchanges)

    def ready(self, s: Agricola, p: int) -> bool:
        return self.another(s, p, 0, False)

    def in_reach(self, s: Agricola, p: int) -> bool:
        return self.another(s, p, 0, True)

    def ways(self, s: Agricola, p: int, out: list[Choice]) -> None:
        self.list_cells(s, p, 0, out)

    def list_cells(self, s: Agricola, p: int, rooms: int, out: list[Choice]) -> None:
        """Where another room may be built after so many."""
        if self.room_for(s, p, p, rooms + 1, False):
            for cell in cells_of(s.players[p].farm.room_cells()):
                out.append(ROOM | cell << 8)
        if s.rules.teams and self.room_for(s, p, partner(s, p), rooms + OTHER, False):
            for cell in cells_of(s.players[partner(s, p)].farm.room_cells()):
                out.append(ROOM | cell << 8 | PARTNER)

    def start(self, s: Agricola, p: int, c: Choice) -> None:
        self.build(s, p, c, 0)

    def build(self, s: Agricola, p: int, c: Choice, rooms: int) -> None:
        board = partner(s, p) if c & PARTNER else p
        player = s.players[board]
        player.set_farm(player.farm.with_room(arg(c, 0)))
        s.note(ROOM_BUILT, board, arg(c, 0))
        s.stack.append(Frame(self, p, rooms + (1 if board == p else OTHER)))

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
            own = f.pos & OTHER - 1
            if own:
                resolved(s, p, ROOMS, own | s.players[p].farm.material << 8)
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
