"""Fight an orc on an expedition (FF-4.2 to 4.4)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice, arg, kinds, make
from hearthside.core.form import Field, Form
from hearthside.core.message import Message
from hearthside.core.node import Node
from hearthside.core.state import Frame
from hearthside.games.caverna.goods import DOG, RUBY
from hearthside.games.caverna.state import Caverna
from hearthside.games.fiends import events
from hearthside.games.fiends.defeat import defeat
from hearthside.games.fiends.fields import OrcField
from hearthside.games.fiends.home import ORC_LETTERS, FiendsHome
from hearthside.games.fiends.kinds import FIGHT
from hearthside.games.fiends.state import Fiends, as_fiends


def losses(weapon: int, dogs: int, orc: int, value: int) -> list[int]:
    """The numbers of dogs that may be given up against an orc of this strength (FF-4.3).

    >>> losses(4, 3, 5, 1)
    [1, 2, 3]
    """
    most = min(dogs, -(-orc // value))
    return [x for x in range(most + 1) if max(0, orc - value * x) <= weapon]


def loss_of(home: FiendsHome, orc: int, dogs: int) -> int:
    """How much strength the weapon loses at most (FF-4.3)."""
    return max(0, home.power[orc] - home.dog_strength() * dogs)


def fight_message(s: Caverna, seat: int, c: Choice) -> Message:
    args = FIGHT_FORM.values(s, c)
    args["loss"] = loss_of(as_fiends(s).lair(seat), arg(c, 0), arg(c, 1))
    return Message("do.fight", args)


FIGHT_FORM: Final = Form[Caverna](
    FIGHT,
    "fight {orc} {dogs}",
    OrcField(),
    Field("dogs"),
    message=fight_message,
    widget="amount",
    anchor="orc:{orc}",
)


class Fight(Node[Caverna]):
    """Choose an orc and the dogs to give up; it is won for certain."""

    first = kinds(FIGHT)

    def beatable(self, home: FiendsHome, dogs: int) -> bool:
        reach = home.strength() + home.dog_strength() * dogs
        for orc in range(ORC_LETTERS):
            if home.place[orc] >= 0 and home.power[orc] <= reach:
                return True
        return False

    def doable(self, s: Caverna, p: int) -> bool:
        home = as_fiends(s).lair(p)
        return self.beatable(home, home.goods[DOG])

    def possible(self, s: Caverna, p: int) -> bool:
        """Rubies buy dogs."""
        home = as_fiends(s).lair(p)
        return self.beatable(home, home.goods[DOG] + home.goods[RUBY])

    def starts(self, s: Caverna, p: int, out: list[Choice]) -> None:
        home = as_fiends(s).lair(p)
        value = home.dog_strength()
        for orc in range(ORC_LETTERS):
            if home.place[orc] >= 0:
                for x in losses(home.strength(), home.goods[DOG], home.power[orc], value):
                    out.append(make(FIGHT, orc, x))

    def waits(self, s: Caverna, f: Frame) -> bool:
        return s.homes[f.player].goods[RUBY] > 0

    def ask(self, s: Caverna, f: Frame) -> Message:
        return Message("ask.fight")

    def begin(self, s: Caverna, p: int, c: Choice) -> None:
        """Dogs and weapon go now; the orc is defeated when the dwarf is back (FF-4.4)."""
        home = as_fiends(s).lair(p)
        orc, dogs = arg(c, 0), arg(c, 1)
        s.note(events.FOUGHT, p, orc, dogs)
        home.dwarfs[home.acting] -= min(loss_of(home, orc, dogs), home.strength())
        s.stack.insert(len(s.stack) - 1, Frame(VICTORY, p, orc))
        s.pay(p, DOG, dogs)
        if dogs:
            s.make_room(p)


class Victory(Node[Fiends]):
    """The expedition is over, the weapon has risen: now the orc `pos` is defeated."""

    def run(self, s: Fiends, f: Frame) -> bool:
        s.stack.pop()
        defeat(s, f.player, f.pos)
        return True


VICTORY = Victory()
