"""The breeding phase (AGR-12.6, 12.7)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice, arg, kind_of, kinds, make
from hearthside.core.fields import SomeOf
from hearthside.core.form import Fixed, Form
from hearthside.core.message import Message, Value
from hearthside.core.node import Node
from hearthside.core.state import Frame
from hearthside.games.agricola import events
from hearthside.games.agricola.farm.farmyard import cells_of
from hearthside.games.agricola.farm.player import Player
from hearthside.games.agricola.fields import ANIMAL_NAMES, HerdField
from hearthside.games.agricola.flow.moments import Moment
from hearthside.games.agricola.goods import (
    ANIMALS,
    BOAR,
    CATTLE,
    SHEEP,
    animals_in,
    bundle,
    has,
)
from hearthside.games.agricola.kinds import BREED, EAT, SWAP
from hearthside.games.agricola.state import Agricola

ALL_KINDS: Final = 7
BOAR_KIND: Final = 2
"""Sets of kinds of animals."""


def breed_message(s: Agricola, seat: int, c: Choice) -> Message:
    released = {name: arg(c, i + 1) for i, name in enumerate(ANIMAL_NAMES) if arg(c, i + 1)}
    key = "do.breed" if arg(c, 0) else "do.breed_none"
    args: dict[str, Value] = {"animals": [f"good:{ANIMAL_NAMES[i]}" for i in cells_of(arg(c, 0))]}
    if released:
        key += "_release"
        args["released"] = released
    return Message(key, args)


NEWBORNS: Final = SomeOf[Agricola]("animals", ANIMAL_NAMES, "good")
BREED_FORMS: Final = [
    Form[Agricola](
        BREED,
        "breed {animals}",
        NEWBORNS,
        Fixed(0, 5),
        Fixed(0, 24),
        message=breed_message,
        widget="amounts",
    ),
    Form[Agricola](
        BREED,
        "breed {animals} release {released}",
        NEWBORNS,
        Fixed(0, 5),
        HerdField("released"),
        message=breed_message,
        widget="amounts",
    ),
]


def parents(player: Player) -> int:
    """The kinds with at least two animals, as a set of positions in ANIMALS."""
    found = 0
    for i in range(3):
        if player.goods[ANIMALS[i]] >= 2:
            found |= 1 << i
    return found


def have_room(player: Player, born: int, released: list[int]) -> bool:
    """Do all animals fit together with these newborns, without the released ones?"""
    g = player.goods
    return player.places.holds(
        g[SHEEP] + (born & 1) - released[0],
        g[BOAR] + (born >> 1 & 1) - released[1],
        g[CATTLE] + (born >> 2 & 1) - released[2],
    )


def smallest_releases(player: Player, born: int) -> list[list[int]]:
    """The fewest animals of the other kinds to release so that these newborns fit."""
    most = [0 if born >> i & 1 else player.goods[ANIMALS[i]] for i in range(3)]
    found: list[list[int]] = []
    for sheep in range(most[0] + 1):
        for boar in range(most[1] + 1):
            for cattle in range(most[2] + 1):
                released = [sheep, boar, cattle]
                if not _includes(found, released) and have_room(player, born, released):
                    found.append(released)
    return found


def _includes(found: list[list[int]], released: list[int]) -> bool:
    for other in found:
        if other[0] <= released[0] and other[1] <= released[1] and other[2] <= released[2]:
            return True
    return False


class BeforeBreeding(Moment):
    """Right before breeding animals may be cooked or exchanged to make room (AGR-12.7)."""

    question = "before_breeding"

    def __init__(self, kinds: int = ALL_KINDS) -> None:
        super().__init__()
        self.kinds = kinds

    def matters(self, s: Agricola, p: int, f: Frame) -> bool:
        player = s.players[p]
        born = parents(player) & self.kinds
        if not born or have_room(player, born, [0, 0, 0]):
            return False
        if player.hooks.cooks:
            return True
        for exchange in player.hooks.exchanges:
            if animals_in(exchange.pay) and has(player.goods, exchange.pay):
                return True
        return False


class Breed(Node[Agricola]):
    """Every kind with two animals gets one newborn, if it can be accommodated.

    Where not all fit, the player says which; animals of other kinds may be released for them.
    `kinds`: the kinds that breed.
    """

    first = kinds(BREED)

    def __init__(self, kinds: int = ALL_KINDS) -> None:
        super().__init__()
        self.kinds = kinds

    def run(self, s: Agricola, f: Frame) -> bool:
        player = s.players[f.player]
        born = parents(player) & self.kinds
        if not born:
            s.stack.pop()
            return True
        return False

    def options(self, s: Agricola, f: Frame, out: list[Choice]) -> None:
        player = s.players[f.player]
        able = parents(player) & self.kinds
        if have_room(player, able, [0, 0, 0]):
            out.append(make(BREED, able))
            return
        fitting: list[int] = []
        for born in range(ALL_KINDS, 0, -1):
            if born & able == born and have_room(player, born, [0, 0, 0]):
                if not _within(fitting, born):
                    fitting.append(born)
                    out.append(make(BREED, born))
        if not fitting:
            out.append(BREED)
        for born in range(ALL_KINDS, 0, -1):
            if born & able != born or _within(fitting, born):
                continue
            for released in smallest_releases(player, born):
                if released != [0, 0, 0]:
                    sheep, boar, cattle = released
                    out.append(breeding(born, sheep, boar, cattle))

    def apply(self, s: Agricola, f: Frame, c: Choice) -> None:
        p = f.player
        s.stack.pop()
        released = bundle(sheep=arg(c, 1), boar=arg(c, 2), cattle=arg(c, 3))
        if released:
            s.pay_all(p, released)
            s.note(events.RELEASED, p, released)
        born = arg(c, 0)
        if born:
            s.note(events.BORN, p, born)
            s.gain_all(p, bundle(sheep=born & 1, boar=born >> 1 & 1, cattle=born >> 2 & 1))

    def ask(self, s: Agricola, f: Frame) -> Message:
        return Message("ask.breed")

    def permits(self, s: Agricola, f: Frame, c: Choice) -> bool:
        """No cooking and no exchange of animals in this phase; but releasing (AGR-12.6)."""
        if kind_of(c) == EAT:
            return arg(c, 0) < SHEEP
        return kind_of(c) != SWAP


def breeding(born: int, sheep: int, boar: int, cattle: int) -> Choice:
    """The choice of newborns, and of animals released for them."""
    return make(BREED, born, sheep, boar) | cattle << 32


def _within(sets: list[int], part: int) -> bool:
    for other in sets:
        if part & other == part:
            return True
    return False
