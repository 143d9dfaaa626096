"""The 28 bounties of the seven long strips (FF-6.3)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import STOP, Choice, arg, kind_of, kinds, make
from hearthside.core.connect import AndThenOr
from hearthside.core.form import Field, Form
from hearthside.core.message import Message
from hearthside.core.node import Auto, Node
from hearthside.core.state import AnyNode, Frame
from hearthside.games.caverna.dwarf import is_newborn, strength_of
from hearthside.games.caverna.fields import GoodField, SpaceField
from hearthside.games.caverna.goods import (
    BEGGING,
    BOAR,
    CATTLE,
    DOG,
    DONKEY,
    FOOD,
    GOLD,
    GOOD_NAMES,
    GRAIN,
    ORE,
    RUBY,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
)
from hearthside.games.caverna.verbs.furnish import Furnish
from hearthside.games.caverna.verbs.grow import Grow
from hearthside.games.caverna.verbs.take import Gain
from hearthside.games.fiends import events
from hearthside.games.fiends.dwarf import is_prisoner
from hearthside.games.fiends.friends import ExtraOrc
from hearthside.games.fiends.kinds import BARTER, NAME, USE_SPACE
from hearthside.games.fiends.state import Fiends
from hearthside.games.fiends.verbs.expedition import BountyExpedition
from hearthside.games.fiends.verbs.set_trap import SetTrap
from hearthside.games.fiends.verbs.stock import StockMines
from hearthside.games.fiends.verbs.weapons import Outfit

MATERIALS: Final = (WOOD, STONE, ORE)


def name_message(s: Fiends, seat: int, c: Choice) -> Message:
    return Message("do.name", {"weapon": strength_of(s.homes[seat].dwarfs[arg(c, 0)])})


def barter_message(s: Fiends, seat: int, c: Choice) -> Message:
    given, taken, n = arg(c, 0), arg(c, 1), arg(c, 2)
    return Message("do.exchange", {"pay": {GOOD_NAMES[given]: n}, "gain": {GOOD_NAMES[taken]: n}})


BOUNTY_FORMS: Final = [
    Form[Fiends](
        USE_SPACE, "use_space {space}", SpaceField(), widget="space", anchor="space:{space}"
    ),
    Form[Fiends](
        NAME,
        "name {dwarf}",
        Field("dwarf"),
        message=name_message,
        widget="dwarf",
        anchor="dwarf:{dwarf}",
    ),
    Form[Fiends](
        BARTER,
        "barter {n} {given} {taken}",
        GoodField("given"),
        GoodField("taken"),
        Field("n"),
        message=barter_message,
        widget="amounts",
        anchor="good:{given}",
    ),
]


class Optional(Node[Fiends]):
    """A bounty that may be left out, and that lapses if nothing can be done."""

    def __init__(self, part: AnyNode) -> None:
        super().__init__()
        self.part = part
        self.first = part.first

    def parts(self) -> list[AnyNode]:
        return [self.part]

    def run(self, s: Fiends, f: Frame) -> bool:
        if self.part.possible(s, f.player):
            return False
        s.stack.pop()
        return True

    def options(self, s: Fiends, f: Frame, out: list[Choice]) -> None:
        self.part.starts(s, f.player, out)
        out.append(STOP)

    def accepts(self, s: Fiends, f: Frame, c: Choice) -> bool:
        return c == STOP or self.part.accepts(s, f, c)

    def waits(self, s: Fiends, f: Frame) -> bool:
        return True

    def apply(self, s: Fiends, f: Frame, c: Choice) -> None:
        s.stack.pop()
        if c != STOP:
            self.part.begin(s, f.player, c)

    def ask(self, s: Fiends, f: Frame) -> Message:
        return Message("ask.bounty")


class UseSpace(Node[Fiends]):
    """Herald and Forger: carry out a space nobody, or somebody, stands on (FF-6.5).

    During an orc event the player names the acting dwarf first (R17); `pos` is 1 then.
    """

    first = kinds(USE_SPACE, NAME)

    def __init__(self, occupied: bool) -> None:
        super().__init__()
        self.occupied = occupied

    def spaces(self, s: Fiends, p: int) -> list[int]:
        """Where something can be done; exchanges count only while they are allowed (R20)."""
        found: list[int] = []
        for index in s.open_spaces:
            node = s.content.spaces[index].node
            if (s.occupants[index] >= 0) == self.occupied and (
                node.possible(s, p) if s.exchanging() else node.doable(s, p)
            ):
                found.append(index)
        return found

    def actors(self, s: Fiends, p: int) -> list[int]:
        """One free dwarf of each strength who would find something to do."""
        home = s.lair(p)
        acting = home.acting
        found: list[int] = []
        seen = 0
        for i in range(len(home.dwarfs)):
            dwarf = home.dwarfs[i]
            strength = strength_of(dwarf)
            if not is_prisoner(dwarf) and not seen >> strength & 1:
                home.acting = i
                if self.spaces(s, p):
                    seen |= 1 << strength
                    found.append(i)
        home.acting = acting
        return found

    def run(self, s: Fiends, f: Frame) -> bool:
        ready = f.pos or not s.event
        if self.spaces(s, f.player) if ready else self.actors(s, f.player):
            return False
        s.stack.pop()
        return True

    def options(self, s: Fiends, f: Frame, out: list[Choice]) -> None:
        if s.event and not f.pos:
            for dwarf in self.actors(s, f.player):
                out.append(make(NAME, dwarf))
        else:
            for index in self.spaces(s, f.player):
                out.append(make(USE_SPACE, index))
        out.append(STOP)

    def apply(self, s: Fiends, f: Frame, c: Choice) -> None:
        if kind_of(c) == NAME:
            s.homes[f.player].acting = arg(c, 0)
            s.stack[-1] = Frame(self, f.player, 1)
            return
        s.stack.pop()
        if c != STOP:
            s.note(events.USED_SPACE, f.player, arg(c, 0))
            s.stack.append(Frame(s.content.spaces[arg(c, 0)].node, f.player))

    def ask(self, s: Fiends, f: Frame) -> Message:
        return Message("ask.use_space")


class BarterMaster(Node[Fiends]):
    """Any number of one building material for as many of another."""

    first = kinds(BARTER)

    def options(self, s: Fiends, f: Frame, out: list[Choice]) -> None:
        goods = s.homes[f.player].goods
        for given in MATERIALS:
            for taken in MATERIALS:
                if given != taken:
                    for n in range(1, min(goods[given], 255) + 1):
                        out.append(make(BARTER, given, taken, n))
        out.append(STOP)

    def apply(self, s: Fiends, f: Frame, c: Choice) -> None:
        s.stack.pop()
        if c != STOP:
            s.pay(f.player, arg(c, 0), arg(c, 2))
            s.gain(f.player, arg(c, 1), arg(c, 2))

    def waits(self, s: Fiends, f: Frame) -> bool:
        return s.homes[f.player].goods[RUBY] > 0

    def ask(self, s: Fiends, f: Frame) -> Message:
        return Message("ask.barter")


class BeggarKing(Auto[Fiends]):
    """One begging marker back, and 3 gold."""

    def happen(self, s: Fiends, p: int) -> None:
        goods = s.homes[p].goods
        if goods[BEGGING]:
            goods[BEGGING] -= 1
        s.gain(p, GOLD, 3)


class BigDonor(Auto[Fiends]):
    """2 food per adult dwarf, 1 per newborn and per friendly orc; prisoners count (R39)."""

    def happen(self, s: Fiends, p: int) -> None:
        home = s.lair(p)
        food = len(home.friends)
        for dwarf in home.dwarfs:
            food += 1 if is_newborn(dwarf) else 2
        s.gain(p, FOOD, food)


class Bounty:
    """One slot of a long strip."""

    def __init__(self, name: str, node: AnyNode, gives: str) -> None:
        self.name = name
        self.node = node
        self.gives = gives


def plain(name: str, *goods: tuple[int, int]) -> Bounty:
    """A bounty that is nothing but goods."""
    return Bounty(name, Gain(*goods), "goods")


def optional(name: str, node: AnyNode, gives: str) -> Bounty:
    return Bounty(name, Optional(node), gives)


BOUNTIES: Final = (
    (
        plain("farmer", (FOOD, 3)),
        plain("shepherd", (SHEEP, 2)),
        plain(
            "seasonal_worker",
            (WOOD, 1),
            (STONE, 1),
            (ORE, 1),
            (FOOD, 1),
            (GOLD, 2),
        ),
        Bounty("mercenary", BountyExpedition(4), "expedition-4"),
    ),
    (
        plain("lumberjack", (WOOD, 3)),
        plain("pig_farmer", (BOAR, 2)),
        optional("pit_foreman", StockMines(), "stock-mines"),
        optional(
            "casanova",
            AndThenOr(Furnish(dwellings=True), Grow()),
            "furnish-orange > growth",
        ),
    ),
    (
        plain("stonemason", (STONE, 3)),
        plain("dairyman", (CATTLE, 1)),
        Bounty("soldier", BountyExpedition(3), "expedition-3"),
        Bounty("forger", UseSpace(occupied=True), "use-occupied-space"),
    ),
    (
        plain("ore_worker", (ORE, 3)),
        plain("merchant", (GRAIN, 1), (VEGETABLE, 1)),
        Bounty("outfitter", Outfit(), "weapon-5"),
        Bounty("herald", UseSpace(occupied=False), "use-free-space"),
    ),
    (
        plain("goldsmith", (GOLD, 2)),
        plain("jeweller", (RUBY, 1)),
        Bounty("beggar_king", BeggarKing(), "begging-marker, 3 gold"),
        optional("trapper", SetTrap(free=True), "free-trap"),
    ),
    (
        plain("pack_donkey", (DONKEY, 1)),
        plain("grocer", (GOLD, 2), (FOOD, 1)),
        Bounty("barter_master", BarterMaster(), "barter"),
        plain("breeder", (SHEEP, 1), (DONKEY, 1), (BOAR, 1), (CATTLE, 1), (DOG, 1)),
    ),
    (
        plain("stray", (DOG, 2)),
        plain("scrap_dealer", (WOOD, 1), (STONE, 1), (ORE, 1)),
        Bounty("orc_doctor", ExtraOrc(), "extra-orc"),
        Bounty("big_donor", BigDonor(), "food per dwarf and orc"),
    ),
)
"""Strips L1 to L7, columns 1 to 4."""
