"""What a space does, as a row of icons and connector signs made from its node.

The signs: AND_OR, AFTERWARD and OR. Words are icon names, numbers are amounts.
"""

from __future__ import annotations

from typing import Final

from hearthside.core.connect import AndOr, AndThen, Connector, EitherOr
from hearthside.core.sequence import Seq
from hearthside.core.state import AnyNode
from hearthside.games.agricola.board.space import Space
from hearthside.games.agricola.goods import GOOD_NAMES, unpack
from hearthside.games.agricola.variants.marketplace import Marketplace
from hearthside.games.agricola.verbs.bake import Bake
from hearthside.games.agricola.verbs.cards import (
    BuildMajor,
    FixedFee,
    PlayMinor,
    PlayOccupation,
    SteppedFee,
)
from hearthside.games.agricola.verbs.fencing import BuildFences
from hearthside.games.agricola.verbs.grow import Grow
from hearthside.games.agricola.verbs.plow import Plow
from hearthside.games.agricola.verbs.renovate import Renovate
from hearthside.games.agricola.verbs.rooms import BuildRooms
from hearthside.games.agricola.verbs.sow import Sow
from hearthside.games.agricola.verbs.stables import BuildStables
from hearthside.games.agricola.verbs.take import Buy, Get, StartingPlayer, Take, TakeIfAny

AND_OR: Final = "&"
AFTERWARD: Final = "\u203a"
OR: Final = "/"


def glyphs(space: Space) -> list[str]:
    """The row of a space."""
    return _of(space.node, space)


def _joined(parts: list[list[str]], sign: str) -> list[str]:
    row: list[str] = []
    for part in parts:
        if row and sign and part:
            row.append(sign)
        row += part
    return row


def _of(node: AnyNode, space: Space) -> list[str]:
    if isinstance(node, Connector | Seq):
        parts = [_of(part, space) for part in node.members]
        if isinstance(node, EitherOr):
            return _joined(parts, OR)
        if isinstance(node, AndThen | Seq):
            return _joined(parts, AFTERWARD)
        return _joined(parts, AND_OR if isinstance(node, AndOr) else "")
    return _verb(node, space)


def _goods(packed: int) -> list[str]:
    row: list[str] = []
    for good, n in enumerate(unpack(packed)):
        if n:
            row += [GOOD_NAMES[good]] if n == 1 else [str(n), GOOD_NAMES[good]]
    return row


def _verb(node: AnyNode, space: Space) -> list[str]:
    if isinstance(node, TakeIfAny):
        return []
    if isinstance(node, Take):
        return _goods(space.grows)
    if isinstance(node, Get):
        return _goods(node.goods)
    if isinstance(node, Buy):
        return [*_goods(node.price), "\u2192", *_goods(node.goods)]
    if isinstance(node, StartingPlayer):
        return ["start-player"]
    if isinstance(node, BuildStables):
        return ["stable", str(node.wood), "wood"]
    if isinstance(node, Grow):
        return ["growth"] if node.room else ["growth-urgent"]
    if isinstance(node, PlayOccupation):
        fee = node.fee
        if isinstance(fee, SteppedFee):
            return ["occupation", f"{fee.before}\u2013{fee.after}", "food"]
        return ["occupation", str(fee.amount), "food"] if isinstance(fee, FixedFee) else []
    names: dict[type[object], str] = {
        Plow: "plow",
        Sow: "sow",
        Bake: "bake",
        BuildRooms: "room",
        BuildFences: "fence",
        Renovate: "renovate",
        BuildMajor: "major",
        PlayMinor: "minor",
        Marketplace: "trade",
    }
    return [names[type(node)]]
