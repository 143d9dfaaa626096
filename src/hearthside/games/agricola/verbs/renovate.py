"""Renovation (AGR-7.2): all rooms at once, one step."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice, arg, kind_of, kinds, make
from hearthside.core.form import Form
from hearthside.core.message import Message
from hearthside.core.state import Frame
from hearthside.games.agricola.acting.action import CARD_BIT, resolved
from hearthside.games.agricola.acting.event import renovated
from hearthside.games.agricola.events import RENOVATED
from hearthside.games.agricola.farm.farmyard import STONE_HOUSE, WOODEN
from hearthside.games.agricola.farm.player import Player
from hearthside.games.agricola.fields import MaterialField
from hearthside.games.agricola.kinds import PAY, RENOVATE, goods_in
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.verbs.paying import Priced, lacking, pay_choices
from hearthside.games.agricola.vocabulary.prices import (
    RENOVATION_COST,
    payable,
    renovation_price,
    unit_prices,
)
from hearthside.games.agricola.vocabulary.questions import NO_RENOVATION, STRAIGHT_TO_STONE
from hearthside.games.agricola.vocabulary.timing import RENOVATION

RENOVATE_FORM: Final = Form[Agricola](RENOVATE, "renovate {material}", MaterialField())


def materials(player: Player) -> list[int]:
    """The materials the house may be renovated to."""
    statics = player.hooks.statics
    now = player.farm.material
    if now == STONE_HOUSE or statics[NO_RENOVATION]:
        return []
    if now == WOODEN and statics[STRAIGHT_TO_STONE]:
        return [now + 1, STONE_HOUSE]
    return [now + 1]


class Renovate(Priced):
    """One renovation. `pos`: the new material while paying."""

    act = RENOVATION
    first = kinds(RENOVATE) | CARD_BIT

    def prices(self, player: Player, material: int) -> list[int]:
        return unit_prices(player, RENOVATION_COST, renovation_price(player, material))

    def ready(self, s: Agricola, p: int) -> bool:
        player = s.players[p]
        for material in materials(player):
            if self.payable(s, p, self.prices(player, material), False):
                return True
        return False

    def in_reach(self, s: Agricola, p: int) -> bool:
        player = s.players[p]
        for material in materials(player):
            if self.payable(s, p, self.prices(player, material), True):
                return True
        return False

    def ways(self, s: Agricola, p: int, out: list[Choice]) -> None:
        player = s.players[p]
        for material in materials(player):
            if self.payable(s, p, self.prices(player, material), False):
                out.append(make(RENOVATE, material))

    def start(self, s: Agricola, p: int, c: Choice) -> None:
        player = s.players[p]
        found = payable(player, self.prices(player, arg(c, 0)))
        if len(found) == 1:
            self.carry_out(s, p, arg(c, 0), found[0])
        else:
            s.stack.append(Frame(self, p, arg(c, 0)))

    def carry_out(self, s: Agricola, p: int, material: int, price: int) -> None:
        player = s.players[p]
        before = player.farm.material
        s.pay_all(p, price)
        player.set_farm(player.farm.with_material(material))
        s.note(RENOVATED, p, material)
        resolved(s, p, RENOVATION, renovated(before, material))

    def options(self, s: Agricola, f: Frame, out: list[Choice]) -> None:
        if f.pos:
            pay_choices(s, f.player, self.prices(s.players[f.player], f.pos), out)
        else:
            self.starts(s, f.player, out)

    def apply(self, s: Agricola, f: Frame, c: Choice) -> None:
        s.stack.pop()
        if kind_of(c) == PAY:
            self.carry_out(s, f.player, f.pos, goods_in(c))
        else:
            self.begin(s, f.player, c)

    def permits(self, s: Agricola, f: Frame, c: Choice) -> bool:
        return not f.pos and super().permits(s, f, c)

    def paying(self, f: Frame) -> bool:
        return f.pos != 0

    def reason(self, s: Agricola, p: int) -> Message:
        player = s.players[p]
        if player.hooks.statics[NO_RENOVATION]:
            return Message("why.renovation_forbidden")
        if player.farm.material == STONE_HOUSE:
            return Message("why.house_of_stone")
        found = [price for new in materials(player) for price in self.prices(player, new)]
        return lacking(player, found)

    def glyphs(self) -> list[str]:
        return ["renovate"]
