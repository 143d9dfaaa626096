"""Build Rooms (AGR-7.1)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import kinds
from hearthside.core.form import Form
from hearthside.core.message import Message
from hearthside.games.agricola.acting.action import CARD_BIT, resolved
from hearthside.games.agricola.acting.event import rooms_built
from hearthside.games.agricola.events import ROOM_BUILT
from hearthside.games.agricola.farm.farmyard import Farmyard
from hearthside.games.agricola.fields import OWN_BOARD, PARTNERS_BOARD, CellField
from hearthside.games.agricola.kinds import ROOM
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.variants import teams
from hearthside.games.agricola.verbs.paying import lacking
from hearthside.games.agricola.verbs.pieces import BuildOnCells
from hearthside.games.agricola.vocabulary.prices import ROOM_COST, room_price
from hearthside.games.agricola.vocabulary.timing import ROOMS

ROOM_FORMS: Final = [
    Form[Agricola](
        ROOM, "room {cell}", CellField(), OWN_BOARD, widget="cell", anchor="cell:{cell}"
    ),
    Form[Agricola](
        ROOM,
        "room {cell} partner",
        CellField(),
        PARTNERS_BOARD,
        message="do.room_partner",
        widget="cell",
        anchor="partner_cell:{cell}",
    ),
]


class BuildRooms(BuildOnCells):
    """Any number of rooms, or at most `most`."""

    act = ROOMS
    first = kinds(ROOM) | CARD_BIT
    kind = ROOM
    item = ROOM_COST
    noted = ROOM_BUILT

    def __init__(self, most: int = 15) -> None:
        super().__init__(most)

    def printed(self, s: Agricola, p: int) -> list[int]:
        return room_price(s.players[p])

    def printed_for_partner(self, s: Agricola, p: int) -> list[int]:
        return teams.room_price(s, p)

    def cells(self, s: Agricola, board: int) -> int:
        return s.players[board].farm.room_cells()

    def with_piece(self, farm: Farmyard, cell: int) -> Farmyard:
        return farm.with_room(cell)

    def resolve(self, s: Agricola, p: int, number: int) -> None:
        resolved(s, p, ROOMS, rooms_built(number, s.players[p].farm.material))

    def reason(self, s: Agricola, p: int) -> Message:
        if not self.cells(s, p):
            return Message("why.no_place_for_room")
        return lacking(s.players[p], self.total(s, p, 1), "why.room_needs")

    def glyphs(self) -> list[str]:
        return ["room"]
