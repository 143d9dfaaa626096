"""What a space does, as a row of icons and connector signs made from its node.

The signs are those of the screen: any order, in this order, one of them. Words are icon names,
numbers are amounts.
"""

from __future__ import annotations

from typing import Final

from hearthside.core.connect import AndOr, AndThen, AndThenOr, Connector, EitherOr, UpTo
from hearthside.core.sequence import Seq
from hearthside.core.state import AnyNode
from hearthside.games.caverna.goods import GOOD_NAMES
from hearthside.games.caverna.space import Space
from hearthside.games.caverna.verbs.dwarfs import Forge, Grow
from hearthside.games.caverna.verbs.expedition import Expedition
from hearthside.games.caverna.verbs.farming import BuildFences, BuildStable, Sow
from hearthside.games.caverna.verbs.furnish import Furnish
from hearthside.games.caverna.verbs.imitate import Imitate
from hearthside.games.caverna.verbs.take import Gain, PerOreMine, StartingPlayer, Take
from hearthside.games.caverna.verbs.terrain import PlaceOreMine, PlaceRubyMine, PlaceTwin
from hearthside.games.caverna.verbs.trade import Market, TradeOre

ANY_ORDER: Final = "&"
IN_THIS_ORDER: Final = "\u203a"
ONE_OF_THEM: Final = "/"
TWIN_ICONS: Final = ("twin-meadow-field", "twin-cavern-tunnel", "twin-cavern-cavern")

ICONS_OF_VERBS: Final[dict[type[object], str]] = {
    Sow: "sow",
    Forge: "forge",
    Grow: "growth",
    BuildStable: "stable",
    Market: "convert",
}
"""Verbs that are one icon; an expansion adds its own."""


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
    if isinstance(node, BuildFences):
        return _joined([["fence"], *[_of(part, space) for part in node.members[2:]]], "")
    if isinstance(node, UpTo):
        return [f"{node.times}×", *_of(node.members[0], space)]
    if isinstance(node, Connector | Seq):
        parts = [_of(part, space) for part in node.members]
        if isinstance(node, AndThenOr | AndThen):
            return _joined(parts, IN_THIS_ORDER)
        if isinstance(node, EitherOr):
            return _joined(parts, ONE_OF_THEM)
        return _joined(parts, ANY_ORDER if isinstance(node, AndOr) else "")
    return _verb(node, space)


def _verb(node: AnyNode, space: Space) -> list[str]:
    if isinstance(node, Take):
        row = list(dict.fromkeys(GOOD_NAMES[pile.good] for pile in space.piles))
        for good, n in node.extra:
            row += [f"+{n}", GOOD_NAMES[good]]
        if node.plus is not None:
            row += ["+2/", "ore-mine"] if isinstance(node.plus, PerOreMine) else ["+1", "ruby-mine"]
        return row
    if isinstance(node, Gain):
        row = []
        for good, n in node.goods:
            row += [GOOD_NAMES[good]] if n == 1 else [str(n), GOOD_NAMES[good]]
        return row
    if isinstance(node, StartingPlayer):
        return ["start-player"]
    if isinstance(node, PlaceTwin):
        return _joined([[TWIN_ICONS[tile]] for tile in node.tiles], ONE_OF_THEM)
    if isinstance(node, PlaceOreMine):
        return ["twin-ore-deep", "+3", "ore"]
    if isinstance(node, PlaceRubyMine):
        return ["ruby-mine", "+1", "ruby"] if node.deep else ["ruby-mine"]
    if isinstance(node, Furnish):
        return ["furnish-orange" if node.dwellings else "furnish"]
    if isinstance(node, Expedition):
        return [f"expedition-{node.level}"]
    if isinstance(node, Imitate):
        return ["imitation", str(node.cost), "food"] if node.cost else ["imitation"]
    if isinstance(node, TradeOre):
        return ["2", "ore", IN_THIS_ORDER, "2", "gold", "food"]
    return [ICONS_OF_VERBS[type(node)]]
