"""Animals without room are turned into food at once (CAV-9.3)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice, kinds, make
from hearthside.core.form import Form
from hearthside.core.message import Message
from hearthside.core.node import Node
from hearthside.core.state import Frame
from hearthside.games.caverna.exchange import brings_animals, cook
from hearthside.games.caverna.fields import goods_field
from hearthside.games.caverna.goods import BOAR, CATTLE, DONKEY, FARM_ANIMALS, SHEEP
from hearthside.games.caverna.home import Home
from hearthside.games.caverna.kinds import COOK
from hearthside.games.caverna.state import Caverna

COOK_FORM: Final = Form[Caverna](
    COOK, "cook {animals}", goods_field("animals", FARM_ANIMALS), widget="amounts"
)


class MakeRoom(Node[Caverna]):
    """The owner chooses which farm animals become food; no more than needed are listed."""

    first = kinds(COOK)

    def run(self, s: Caverna, f: Frame) -> bool:
        if s.homes[f.player].fits():
            s.stack.pop()
            return True
        return False

    def options(self, s: Caverna, f: Frame, out: list[Choice]) -> None:
        for lost in smallest_losses(s.homes[f.player]):
            out.append(make(COOK, lost[0], lost[1], lost[2], lost[3]))

    def apply(self, s: Caverna, f: Frame, c: Choice) -> None:
        cook(s, f.player, c)

    def waits(self, s: Caverna, f: Frame) -> bool:
        return True

    def permits(self, s: Caverna, f: Frame, c: Choice) -> bool:
        """No further animals while some have no room (RUL-007)."""
        return not brings_animals(c)

    def ask(self, s: Caverna, f: Frame) -> Message:
        return Message("ask.make_room")


def smallest_losses(home: Home) -> list[list[int]]:
    """The sets of animals after whose loss the rest fits and from which none can be spared."""
    goods = home.goods
    have = [goods[SHEEP], goods[DONKEY], goods[BOAR], goods[CATTLE]]
    house = home.shelter()
    found: list[list[int]] = []
    for sheep in range(have[0] + 1):
        for donkeys in range(have[1] + 1):
            for boars in range(have[2] + 1):
                if includes(found, sheep, donkeys, boars, 0):
                    break
                for cattle in range(have[3] + 1):
                    if house.holds(
                        have[0] - sheep, have[1] - donkeys, have[2] - boars, have[3] - cattle
                    ):
                        if not includes(found, sheep, donkeys, boars, cattle):
                            found.append([sheep, donkeys, boars, cattle])
                        break
    return found


def includes(losses: list[list[int]], sheep: int, donkeys: int, boars: int, cattle: int) -> bool:
    """Is one of the losses contained in this one?"""
    for lost in losses:
        if lost[0] <= sheep and lost[1] <= donkeys and lost[2] <= boars and lost[3] <= cattle:
            return True
    return False
