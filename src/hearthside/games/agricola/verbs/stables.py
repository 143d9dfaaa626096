"""Build Stables (AGR-7.3)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import kinds
from hearthside.core.form import Form
from hearthside.core.message import Message
from hearthside.games.agricola.acting.action import CARD_BIT, resolved
from hearthside.games.agricola.events import STABLE_BUILT
from hearthside.games.agricola.farm.farmyard import Farmyard
from hearthside.games.agricola.fields import OWN_BOARD, PARTNERS_BOARD, CellField
from hearthside.games.agricola.goods import WOOD, some
from hearthside.games.agricola.kinds import STABLE
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.variants.strict import stable_cells
from hearthside.games.agricola.variants.teams import STABLE_PRICE
from hearthside.games.agricola.verbs.paying import lacking
from hearthside.games.agricola.verbs.pieces import PARTNERS, BuildOnCells
from hearthside.games.agricola.vocabulary.prices import STABLE_COST
from hearthside.games.agricola.vocabulary.timing import STABLES

STABLE_FORMS: Final = [
    Form[Agricola](
        STABLE, "stable {cell}", CellField(), OWN_BOARD, widget="cell", anchor="cell:{cell}"
    ),
    Form[Agricola](
        STABLE,
        "stable {cell} partner",
        CellField(),
        PARTNERS_BOARD,
        message="do.stable_partner",
        widget="cell",
        anchor="partner_cell:{cell}",
    ),
]


class BuildStables(BuildOnCells):
    """At most `most` stables, each for `wood`."""

    act = STABLES
    first = kinds(STABLE) | CARD_BIT
    kind = STABLE
    item = STABLE_COST
    noted = STABLE_BUILT

    def __init__(self, wood: int, most: int = 4) -> None:
        super().__init__(most)
        self.wood = wood

    def total(self, s: Agricola, p: int, built: int) -> list[int]:
        if not self.wood and built < PARTNERS:
            return [0]
        return super().total(s, p, built)

    def printed(self, s: Agricola, p: int) -> list[int]:
        return [some(WOOD, self.wood)]

    def printed_for_partner(self, s: Agricola, p: int) -> list[int]:
        return STABLE_PRICE

    def cells(self, s: Agricola, board: int) -> int:
        player = s.players[board]
        return stable_cells(s, player.farm) if player.stables_left() > 0 else 0

    def with_piece(self, farm: Farmyard, cell: int) -> Farmyard:
        return farm.with_stable(cell)

    def resolve(self, s: Agricola, p: int, number: int) -> None:
        resolved(s, p, STABLES, number)

    def reason(self, s: Agricola, p: int) -> Message:
        if not s.players[p].stables_left():
            return Message("why.no_stable_left")
        return lacking(s.players[p], self.total(s, p, 1), "why.stable_needs")

    def glyphs(self) -> list[str]:
        return ["stable", str(self.wood), "wood"]
