"""Placing dwarfs and friendly orcs (FF-7.3, 7.4)."""

from __future__ import annotations

from typing import Final, cast

from hearthside.core.choice import Choice, arg, kind_of, kinds, make
from hearthside.core.form import Field, Form
from hearthside.core.message import Message
from hearthside.core.node import Node
from hearthside.core.state import Frame
from hearthside.games.caverna.dwarf import NOWHERE, at_home, strength_of
from hearthside.games.caverna.events import STAYED
from hearthside.games.caverna.fields import GoodField, SpaceField
from hearthside.games.caverna.goods import ORE, RUBY, STONE, WOOD
from hearthside.games.caverna.kinds import OVERRIDE, PLACE, STAY
from hearthside.games.caverna.state import Caverna
from hearthside.games.caverna.work import PlaceDwarf
from hearthside.games.fiends import events
from hearthside.games.fiends.fields import FriendField
from hearthside.games.fiends.friendly_orc import orc_of, sent
from hearthside.games.fiends.home import FiendsHome
from hearthside.games.fiends.kinds import CAMOUFLAGE, EXTRA, OVERRIDE_ORC, PLACE_ORC
from hearthside.games.fiends.questions import CHIEF, HIDING_PLACE, ORC_WORKER
from hearthside.games.fiends.state import Fiends, as_fiends

HIDDEN: Final = 3
"""Up to this strength dwarfs may hide behind the Camouflage Dwelling (FF-13.1)."""
OUT_OF_ORDER: Final = 2
"""`pos` of the frame while a friendly orc, that many less, is placed out of order."""


ORC_FORMS: Final = [
    Form[Fiends](
        CAMOUFLAGE, "camouflage {weapon}", Field("weapon"), widget="dwarf", anchor="dwarf:{weapon}"
    ),
    Form[Fiends](OVERRIDE_ORC, "override_orc {orc}", FriendField(), anchor="orc:{orc}"),
    Form[Fiends](
        PLACE_ORC,
        "place_orc {orc} {space}",
        FriendField(),
        SpaceField(),
        widget="space",
        anchor="orc:{orc} space:{space}",
    ),
    Form[Fiends](EXTRA, "extra {good}", GoodField(), anchor="good:{good}"),
]


class PlaceWorker(PlaceDwarf):
    """Unarmed dwarfs, armed ones in ascending order, then friendly orcs (FF-7.3).

    `pos` of the frame: 0 in order, 1 a dwarf out of order, from 2 on a friendly orc.
    """

    first = kinds(PLACE, OVERRIDE, STAY, CAMOUFLAGE, OVERRIDE_ORC, PLACE_ORC)

    def options(self, s: Caverna, f: Frame, out: list[Choice]) -> None:
        game = as_fiends(s)
        home = game.lair(f.player)
        if f.pos >= OUT_OF_ORDER:
            self.orc_spaces(game, f.player, f.pos - OUT_OF_ORDER, out)
            return
        if home.acting >= 0:
            super().options(s, f, out)
            if not f.pos:
                self.out_of_order(game, f.player, out)
            return
        for friend in range(len(home.friends)):
            if home.friend_ready(friend):
                self.orc_spaces(game, f.player, friend, out)
        if not out:
            out.append(STAY)

    def out_of_order(self, s: Fiends, p: int, out: list[Choice]) -> None:
        """Hidden dwarfs for nothing, friendly orcs for a ruby."""
        home = s.lair(p)
        if home.hooks.statics[HIDING_PLACE] and home.strength() == 0:
            acting = home.acting
            seen = 0
            for i in range(len(home.dwarfs)):
                strength = strength_of(home.dwarfs[i])
                hidden = at_home(home.dwarfs[i]) and 0 < strength <= HIDDEN
                if hidden and not seen >> strength & 1:
                    home.acting = i
                    if self.useful(s, p):
                        seen |= 1 << strength
            home.acting = acting
            for strength in range(1, HIDDEN + 1):
                if seen >> strength & 1:
                    out.append(make(CAMOUFLAGE, strength))
        if home.goods[RUBY]:
            home.goods[RUBY] -= 1
            for friend in range(len(home.friends)):
                if home.friend_ready(friend):
                    found: list[Choice] = []
                    self.orc_spaces(s, p, friend, found)
                    if found:
                        out.append(make(OVERRIDE_ORC, orc_of(home.friends[friend])))
            home.goods[RUBY] += 1
        if out[0] == STAY and len(out) > 1:
            del out[0]

    def orc_spaces(self, s: Fiends, p: int, friend: int, out: list[Choice]) -> None:
        """Where a friendly orc may go (FF-7.4)."""
        home = s.lair(p)
        orc = orc_of(home.friends[friend])
        free = home.able(friend, ORC_WORKER)
        acting = home.acting
        home.acting = -1
        for index in s.open_spaces:
            if s.occupants[index] < 0:
                space = s.content.spaces[index]
                if lying(s, index) or (free and space.node.possible(s, p)):
                    out.append(make(PLACE_ORC, orc, index))
        home.acting = acting

    def apply(self, s: Caverna, f: Frame, c: Choice) -> None:
        game = as_fiends(s)
        p = f.player
        home = game.lair(p)
        kind = kind_of(c)
        if kind == CAMOUFLAGE:
            home.acting = home.dwarfs.index(arg(c, 0))
            s.stack[-1] = Frame(self, p, 1)
        elif kind == OVERRIDE_ORC:
            s.pay(p, RUBY, 1)
            s.stack[-1] = Frame(self, p, OUT_OF_ORDER + friend_number(home, arg(c, 0)))
        elif kind == PLACE_ORC:
            s.stack.pop()
            self.place_orc(game, p, friend_number(home, arg(c, 0)), arg(c, 1))
        elif kind == STAY and home.acting < 0:
            s.stack.pop()
            for i in range(len(home.friends)):
                if home.friend_ready(i):
                    home.friends[i] = sent(home.friends[i], NOWHERE)
                    break
            s.note(STAYED, p)
        else:
            super().apply(s, f, c)

    def place_orc(self, s: Fiends, p: int, friend: int, space: int) -> None:
        home = s.lair(p)
        s.occupants[space] = p
        works = home.able(friend, ORC_WORKER)
        chief = home.able(friend, CHIEF)
        home.friends[friend] = sent(home.friends[friend], space)
        home.acting = -1
        home.worker = friend
        s.note(events.ORC_PLACED, p, orc_of(home.friends[friend]), space)
        if works and s.content.spaces[space].node.possible(s, p):
            s.stack.append(Frame(s.content.spaces[space].node, p))
        else:
            collect(s, p, space, chief)

    def permits(self, s: Caverna, f: Frame, c: Choice) -> bool:
        if f.pos < OUT_OF_ORDER:
            return super().permits(s, f, c)
        t = cast(Fiends, s.trial(f.player))
        t.stack = t.main
        t.exchange(f.player, c)
        found: list[Choice] = []
        self.orc_spaces(t, f.player, f.pos - OUT_OF_ORDER, found)
        return len(found) > 0


def friend_number(home: FiendsHome, orc: int) -> int:
    """The position of a friendly orc among the player's."""
    for i in range(len(home.friends)):
        if orc_of(home.friends[i]) == orc:
            return i
    raise AssertionError("there is no such orc")


def lying(s: Fiends, index: int) -> bool:
    """Is this an accumulation space with at least one good on it (R38)?"""
    for pile in s.content.spaces[index].piles:
        if s.piles[pile.slot]:
            return True
    return False


def collect(s: Fiends, p: int, index: int, chief: bool) -> None:
    """A friendly orc takes the accumulated goods and nothing else (FF-7.4)."""
    if s.protected and not s.rules.protected_for_good:
        s.protected &= ~(1 << index)
    taken = 0
    for pile in s.content.spaces[index].piles:
        if s.piles[pile.slot] and pile.good in (WOOD, STONE, ORE):
            taken |= 1 << pile.good
    if chief and taken:
        s.stack.append(Frame(CHIEF_EXTRA, p, taken))
    for pile in s.content.spaces[index].piles:
        n = s.piles[pile.slot]
        if n:
            s.piles[pile.slot] = 0
            s.gain(p, pile.good, n)


class ChiefExtra(Node[Fiends]):
    """One more of a collected building material (R23); `pos` is the set of those collected."""

    first = kinds(EXTRA)

    def options(self, s: Fiends, f: Frame, out: list[Choice]) -> None:
        for good in (WOOD, STONE, ORE):
            if f.pos >> good & 1:
                out.append(make(EXTRA, good))

    def apply(self, s: Fiends, f: Frame, c: Choice) -> None:
        s.stack.pop()
        s.gain(f.player, arg(c, 0), 1)

    def ask(self, s: Fiends, f: Frame) -> Message:
        return Message("ask.extra")


CHIEF_EXTRA: Final = ChiefExtra()
