"""Build Fences (AGR-2.9, 7.4): pasture by pasture, one payment and one event at the end."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice, arg, kind_of, kinds, make
from hearthside.core.form import Form
from hearthside.core.message import Message
from hearthside.core.state import AnyNode, Frame
from hearthside.games.agricola.acting.action import (
    CARD_BIT,
    Action,
    BeforeAction,
    check_conditions,
    resolved,
)
from hearthside.games.agricola.events import FENCED
from hearthside.games.agricola.farm.farmyard import cell_name, cells_of
from hearthside.games.agricola.farm.fences import (
    EDGES,
    FARMYARD,
    additions,
    boundary,
    legal,
    pasture_spaces,
)
from hearthside.games.agricola.farm.pens import pasture_capacity
from hearthside.games.agricola.farm.player import Player
from hearthside.games.agricola.fields import OWN_BOARD, PARTNERS_BOARD, CellsField, EdgeField
from hearthside.games.agricola.goods import WOOD, table
from hearthside.games.agricola.kinds import (
    EDGE,
    FENCE,
    PARTNER,
    cells_in,
    on_partner,
    with_cells,
)
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.variants.strict import fences_allowed, pasture_allowed
from hearthside.games.agricola.variants.teams import extra_wood, partner, sums
from hearthside.games.agricola.verbs.pieces import (
    PARTNERS,
    BuildPieces,
    for_partner,
    in_all,
)
from hearthside.games.agricola.vocabulary.prices import fence_prices
from hearthside.games.agricola.vocabulary.questions import FREE_FENCES, PASTURE_ROOM
from hearthside.games.agricola.vocabulary.timing import FENCES

OWN: Final = (1 << EDGES) - 1
"""The own fences among those of an action."""


def fence_message(s: Agricola, seat: int, c: Choice) -> Message:
    """The pasture: how many fences it takes, what they cost, how many animals it holds."""
    player = s.players[partner(s, seat) if on_partner(c) else seat]
    pasture = cells_in(c)
    new = boundary(pasture) & ~player.farm.fences
    stables = (pasture & player.farm.stables).bit_count()
    bonus = player.hooks.statics[PASTURE_ROOM]
    cells: list[str] = [f"cell:{cell_name(cell)}" for cell in cells_of(pasture)]
    return Message(
        "do.fence_partner" if on_partner(c) else "do.fence",
        {
            "cells": cells,
            "fences": new.bit_count(),
            "price": price_of(s, seat, new << EDGES if on_partner(c) else new),
            "holds": pasture_capacity(pasture.bit_count(), stables, bonus),
        },
    )


def price_of(s: Agricola, seat: int, new: int) -> dict[str, int]:
    """What further fences add to the price of the action under way."""
    frame = (s.lanes[seat] if s.lanes else s.main)[-1]
    node = fencing_in(frame.node)
    if node is None:
        return {}
    built = frame.pos if frame.node is node else 0
    before = node.total(s, seat, built)[0] if built else 0
    return table(max(0, node.total(s, seat, built | new)[0] - before))


def fencing_in(node: AnyNode) -> BuildFences | None:
    """The Build Fences action that a node is or offers."""
    if isinstance(node, BeforeAction):
        node = node.action
    if isinstance(node, BuildFences):
        return node
    for part in [] if isinstance(node, Action) else node.parts():
        found = fencing_in(part)
        if found is not None:
            return found
    return None


FENCE_FORMS: Final = [
    Form[Agricola](
        FENCE,
        "fence {cells}",
        CellsField(),
        OWN_BOARD,
        message=fence_message,
        widget="cell_set",
        anchor="cell:{cells}",
    ),
    Form[Agricola](
        FENCE,
        "fence {cells} partner",
        CellsField(),
        PARTNERS_BOARD,
        message=fence_message,
        widget="cell_set",
        anchor="partner_cell:{cells}",
    ),
    Form[Agricola](
        EDGE, "edge {edge}", EdgeField(), OWN_BOARD, widget="edge", anchor="edge:{edge}"
    ),
    Form[Agricola](
        EDGE,
        "edge {edge} partner",
        EdgeField(),
        PARTNERS_BOARD,
        message="do.edge_partner",
        widget="edge",
        anchor="partner_edge:{edge}",
    ),
]


def counted(built: int) -> int:
    """How many fences a set has, those for the partner apart (pieces.py)."""
    return (built & OWN).bit_count() + (built >> EDGES).bit_count() * PARTNERS


class BuildFences(BuildPieces):
    """A Build Fences action. What was built is a set of fences, in `pos`.

    Fences on the partner's board lie above the own ones (AGR-15.12.3).

    `free`: no wood is paid and it is not the named action, though its fences are fences (AGR-7.6);
    `cells`: only pastures of this many cells; `most`: at most this many pastures.
    """

    act = FENCES
    first = kinds(FENCE, EDGE) | CARD_BIT

    def __init__(self, free: bool = False, cells: int = 0, most: int = 0) -> None:
        super().__init__()
        self.free = free
        self.cells = cells
        self.most = most

    def total(self, s: Agricola, p: int, built: int) -> list[int]:
        return self.prices(s, p, counted(built))

    def prices(self, s: Agricola, p: int, number: int) -> list[int]:
        """What a number of fences costs (pieces.py)."""
        if self.free:
            return [0]
        found = fence_prices(s.players[p], in_all(number), True)
        theirs = for_partner(number)
        return sums(found, [extra_wood(theirs)]) if theirs else found

    def limit(self, s: Agricola, p: int, board: int, number: int, exchanges: bool) -> int:
        """How many more fences could be built on this board and paid."""
        left = s.players[board].fences_left()
        if self.free:
            return left
        player = s.players[p]
        if not s.rules.teams and not player.hooks.costs and not player.hooks.exchanges:
            return min(left, player.goods[WOOD] + player.hooks.statics[FREE_FENCES] - number)
        one = 1 if board == p else PARTNERS
        n = 0
        while n < left and self.payable(s, p, self.prices(s, p, number + (n + 1) * one), exchanges):
            n += 1
        return n

    def pastures(
        self, s: Agricola, p: int, board: int, built: int, exchanges: bool
    ) -> list[tuple[int, int]]:
        """The pastures that can be added to this board: cells and new fences."""
        if self.most and built:
            return []
        most = self.limit(s, p, board, counted(built), exchanges)
        if not most:
            return []
        farm = s.players[board].farm
        found = additions(farm.fences, farm.rooms | farm.fields, most, s.rules.pastures_apart)
        if self.cells:
            found = [way for way in found if way[0].bit_count() == self.cells]
        if s.rules.strict_adjacency:
            found = [way for way in found if pasture_allowed(s, farm, way[0])]
        return found

    def edges(self, s: Agricola, p: int, board: int, built: int, exchanges: bool) -> list[int]:
        """Single fences, where they need not close a pasture (HR4a)."""
        if not s.rules.open_fences or self.cells:
            return []
        if not self.limit(s, p, board, counted(built), exchanges):
            return []
        farm = s.players[board].farm
        found: list[int] = []
        for edge in range(EDGES):
            fences = farm.fences | 1 << edge
            if (
                fences != farm.fences
                and legal(fences, farm.rooms | farm.fields, EDGES, True, s.rules.pastures_apart)
                and fences_allowed(s, farm, fences)
            ):
                found.append(edge)
        return found

    def boards(self, s: Agricola, p: int) -> list[int]:
        """Whose fences may be built: the partner's only in the named action."""
        if not s.rules.teams or self.free or self.cells or self.most:
            return [p]
        return [p, partner(s, p)]

    def another(self, s: Agricola, p: int, built: int, exchanges: bool) -> bool:
        for board in self.boards(s, p):
            if self.pastures(s, p, board, built, exchanges):
                return True
            if self.edges(s, p, board, built, exchanges):
                return True
        return False

    def ready(self, s: Agricola, p: int) -> bool:
        return self.any_cell(s, p, False) or self.another(s, p, 0, False)

    def in_reach(self, s: Agricola, p: int) -> bool:
        return self.any_cell(s, p, True) or self.another(s, p, 0, True)

    def any_cell(self, s: Agricola, p: int, exchanges: bool) -> bool:
        """A first pasture of one cell: the quick answer for farms without fences."""
        farm = s.players[p].farm
        return (
            not farm.fences
            and not s.rules.strict_adjacency
            and self.cells < 2
            and self.limit(s, p, p, 0, exchanges) >= 4
            and farm.rooms | farm.fields != FARMYARD
        )

    def list_pieces(self, s: Agricola, p: int, built: int, out: list[Choice]) -> None:
        for board in self.boards(s, p):
            for cells, _ in self.pastures(s, p, board, built, False):
                out.append(with_cells(FENCE, cells, board != p))
            mark = 0 if board == p else PARTNER
            for edge in self.edges(s, p, board, built, False):
                out.append(make(EDGE, edge) | mark)

    def build(self, s: Agricola, p: int, c: Choice, built: int) -> int:
        single = kind_of(c) == EDGE
        board = partner(s, p) if on_partner(c) else p
        player = s.players[board]
        if single:
            new = 1 << arg(c, 0)
        else:
            new = boundary(cells_in(c)) & ~player.farm.fences
        player.set_farm(player.farm.with_fences(new))
        return built | (new if board == p else new << EDGES)

    def complete(self, s: Agricola, p: int, built: int) -> None:
        theirs = built >> EDGES
        if theirs:
            s.note(FENCED, partner(s, p), theirs)
            s.make_room(partner(s, p))
        mine = built & OWN
        if mine:
            s.note(FENCED, p, mine)
            resolved(s, p, FENCES, mine)
            s.make_room(p)
        else:
            check_conditions(s, p)

    def built(self, f: Frame) -> int:
        return f.pos.bit_count()

    def ask(self, s: Agricola, f: Frame) -> Message:
        """With how many more fences could be built and paid."""
        question = super().ask(s, f)
        if not self.paying(f):
            question.args["most"] = self.limit(s, f.player, f.player, counted(f.pos), False)
        return question

    def reason(self, s: Agricola, p: int) -> Message:
        if not s.players[p].fences_left():
            return Message("why.no_fence_left")
        return Message("why.no_pasture")

    def glyphs(self) -> list[str]:
        return ["fence"]


def new_pastures(player: Player, new: int) -> list[int]:
    """The pastures all of whose cells were outside pastures before the fences `new`."""
    farm = player.farm
    before = pasture_spaces(farm.fences & ~new, farm.rooms | farm.fields)
    return [pasture for pasture in farm.pastures if not pasture & before]
