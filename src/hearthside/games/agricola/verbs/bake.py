"""Bake Bread (AGR-7.11): any grain, at the best rates of the owner's baking improvements."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice, arg, kinds, make
from hearthside.core.form import Field, Form
from hearthside.core.message import Message
from hearthside.games.agricola.acting.action import CARD_BIT, Action, resolved
from hearthside.games.agricola.events import BAKED
from hearthside.games.agricola.exchanges.reach import could_pay
from hearthside.games.agricola.farm.player import Player
from hearthside.games.agricola.goods import FOOD, GRAIN, some
from hearthside.games.agricola.kinds import BAKE
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.vocabulary.timing import BAKING


def most_grain(player: Player) -> int:
    """How much grain all baking improvements take in one action."""
    most = 0
    for oven in player.hooks.ovens:
        if not oven.most:
            return player.goods[GRAIN]
        most += oven.most
    return min(most, player.goods[GRAIN])


def bread(player: Player, grain: int) -> int:
    """Food for the grain; `ovens` are sorted, the best first."""
    food = 0
    for oven in player.hooks.ovens:
        n = min(grain, oven.most) if oven.most else grain
        food += n * oven.food
        grain -= n
    return food


def bake_message(s: Agricola, seat: int, c: Choice) -> Message:
    grain = arg(c, 0)
    return Message("do.bake", {"grain": grain, "food": bread(s.players[seat], grain)})


BAKE_FORM: Final = Form[Agricola](
    BAKE, "bake {grain}", Field("grain"), message=bake_message, widget="amount"
)


class Bake(Action):
    """At least 1 grain."""

    act = BAKING
    first = kinds(BAKE) | CARD_BIT

    def ready(self, s: Agricola, p: int) -> bool:
        player = s.players[p]
        return player.goods[GRAIN] > 0 and len(player.hooks.ovens) > 0

    def in_reach(self, s: Agricola, p: int) -> bool:
        player = s.players[p]
        if not player.hooks.ovens:
            return False
        return player.goods[GRAIN] > 0 or could_pay(s, p, [some(GRAIN)])

    def ways(self, s: Agricola, p: int, out: list[Choice]) -> None:
        player = s.players[p]
        if player.hooks.ovens:
            for n in range(1, min(most_grain(player), 255) + 1):
                out.append(make(BAKE, n))

    def start(self, s: Agricola, p: int, c: Choice) -> None:
        n = arg(c, 0)
        food = bread(s.players[p], n)
        s.pay(p, GRAIN, n)
        s.note(BAKED, p, n, food)
        s.gain(p, FOOD, food)
        resolved(s, p, BAKING, n)

    def reason(self, s: Agricola, p: int) -> Message:
        return Message("why.no_grain" if s.players[p].hooks.ovens else "why.no_oven")

    def glyphs(self) -> list[str]:
        return ["bake"]
