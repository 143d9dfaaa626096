"""Build Stables (AGR-7.3)."""

from __future__ import annotations

from hearthside.core.choice import kinds
from hearthside.games.agricola.acting.action import CARD_BIT, resolved
from hearthside.games.agricola.events import STABLE_BUILT
from hearthside.games.agricola.farm.farmyard import Farmyard
from hearthside.games.agricola.goods import WOOD, some
from hearthside.games.agricola.kinds import STABLE
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.variants.strict import stable_cells
from hearthside.games.agricola.variants.teams import STABLE_PRICE
from hearthside.games.agricola.verbs.pieces import PARTNERS, BuildOnCells
from hearthside.games.agricola.vocabulary.prices import STABLE_COST
from hearthside.games.agricola.vocabulary.timing import STABLES


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
