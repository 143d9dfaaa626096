"""Plow a field (AGR-7.7)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice, arg, kinds, make
from hearthside.core.form import Form
from hearthside.core.message import Message
from hearthside.games.agricola.acting.action import CARD_BIT, Action, check_conditions, resolved
from hearthside.games.agricola.events import PLOWED
from hearthside.games.agricola.farm.farmyard import cells_of
from hearthside.games.agricola.fields import OWN_BOARD, PARTNERS_BOARD, CellField
from hearthside.games.agricola.kinds import PARTNER, PLOW, on_partner
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.variants.strict import field_cells
from hearthside.games.agricola.variants.teams import partner
from hearthside.games.agricola.vocabulary.timing import PLOWING

PLOW_FORMS: Final = [
    Form[Agricola](
        PLOW, "plow {cell}", CellField(), OWN_BOARD, widget="cell", anchor="cell:{cell}"
    ),
    Form[Agricola](
        PLOW,
        "plow {cell} partner",
        CellField(),
        PARTNERS_BOARD,
        message="do.plow_partner",
        widget="cell",
        anchor="partner_cell:{cell}",
    ),
]


class Plow(Action):
    """Lay one field tile."""

    act = PLOWING
    first = kinds(PLOW) | CARD_BIT

    def ready(self, s: Agricola, p: int) -> bool:
        if field_cells(s, s.players[p].farm):
            return True
        return s.rules.teams and field_cells(s, s.players[partner(s, p)].farm) != 0

    def ways(self, s: Agricola, p: int, out: list[Choice]) -> None:
        for cell in cells_of(field_cells(s, s.players[p].farm)):
            out.append(make(PLOW, cell))
        if s.rules.teams:
            for cell in cells_of(field_cells(s, s.players[partner(s, p)].farm)):
                out.append(make(PLOW, cell) | PARTNER)

    def start(self, s: Agricola, p: int, c: Choice) -> None:
        """Effects of cards react to fields on the own board (AGR-15.12.5)."""
        cell = arg(c, 0)
        board = partner(s, p) if on_partner(c) else p
        player = s.players[board]
        player.set_farm(player.farm.with_field(cell))
        s.note(PLOWED, board, cell)
        if board == p:
            resolved(s, p, PLOWING, 1 << cell)
        else:
            check_conditions(s, p)

    def widens(self, s: Agricola, p: int) -> bool:
        return False

    def reason(self, s: Agricola, p: int) -> Message:
        return Message("why.no_place_for_field")

    def glyphs(self) -> list[str]:
        return ["plow"]
