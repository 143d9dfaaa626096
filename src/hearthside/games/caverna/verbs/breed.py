"""Breeding: newborns of several kinds at once, parents protected (CAV-10.20 to 10.23)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice, arg, kinds, make
from hearthside.core.form import Form
from hearthside.core.message import Message
from hearthside.core.node import Node
from hearthside.core.state import Frame
from hearthside.games.caverna import events
from hearthside.games.caverna.exchange import animals_given
from hearthside.games.caverna.fields import AnimalsField
from hearthside.games.caverna.goods import (
    BOAR,
    CATTLE,
    DONKEY,
    FARM_ANIMALS,
    RUBY,
    SHEEP,
)
from hearthside.games.caverna.home import Home
from hearthside.games.caverna.kinds import BREED
from hearthside.games.caverna.questions import BREEDING, NEWBORN_DONKEY
from hearthside.games.caverna.state import Caverna


def breed_message(s: Caverna, seat: int, c: Choice) -> Message:
    return Message("do.breed" if arg(c, 0) else "do.breed_none", BREED_FORM.values(s, c))


BREED_FORM: Final = Form[Caverna](
    BREED, "breed {animals}", AnimalsField(), message=breed_message, widget="amounts"
)


def parents(home: Home) -> int:
    """The kinds with at least two animals, as a set of positions in FARM_ANIMALS."""
    found = 0
    for i in range(4):
        if home.goods[FARM_ANIMALS[i]] >= 2:
            found |= 1 << i
    return found


def have_room(home: Home, born: int) -> bool:
    """Do all animals fit together with these newborns?"""
    g = home.goods
    return home.houses(
        g[SHEEP] + (born & 1),
        g[DONKEY] + (born >> 1 & 1),
        g[BOAR] + (born >> 2 & 1),
        g[CATTLE] + (born >> 3 & 1),
    )


def deliver(s: Caverna, p: int, born: int) -> None:
    """The accepted newborns arrive; Quarry and Breeding cave hear of them (CAV-10.23)."""
    home = s.homes[p]
    if not born:
        return
    s.note(events.BORN, p, born)
    for i in range(4):
        if born >> i & 1:
            s.gain(p, FARM_ANIMALS[i], 1)
    if born >> 1 & 1:
        home.hooks.fire(s, p, NEWBORN_DONKEY, 1)
    home.hooks.fire(s, p, BREEDING, born.bit_count())


def spares_parents(home: Home, c: Choice) -> bool:
    """Does an exchange leave the two parents of every breeding kind (CAV-10.21)?"""
    return spares_pairs(home, [animals_given(c, good) for good in FARM_ANIMALS])


def spares_pairs(home: Home, given: list[int]) -> bool:
    """Does giving up so many of each kind leave two wherever there were two?"""
    for i in range(4):
        have = home.goods[FARM_ANIMALS[i]]
        if given[i] and have >= 2 and have - given[i] < 2:
            return False
    return True


class Breed(Node[Caverna]):
    """The breeding step: every kind with two animals gets one newborn, if there is room."""

    first = kinds(BREED)

    def run(self, s: Caverna, f: Frame) -> bool:
        """Nothing to decide without parents, unless a ruby can still buy one (CAV-10.22)."""
        home = s.homes[f.player]
        if parents(home) or home.goods[RUBY]:
            return False
        s.stack.pop()
        return True

    def options(self, s: Caverna, f: Frame, out: list[Choice]) -> None:
        """All newborns if they fit (CAV-14.47), otherwise every set that fits."""
        home = s.homes[f.player]
        able = parents(home)
        if have_room(home, able):
            out.append(make(BREED, able))
            return
        for born in range(able, -1, -1):
            if born & ~able == 0 and (born == 0 or have_room(home, born)):
                out.append(make(BREED, born))

    def waits(self, s: Caverna, f: Frame) -> bool:
        """An exchange may help: a ruby for a parent or for room, or a surplus animal given up."""
        home = s.homes[f.player]
        able = parents(home)
        if have_room(home, able):
            return home.goods[RUBY] > 0 and able != 15 and may_breed_more(home, able)
        return home.goods[RUBY] > 0 or has_surplus(home)

    def apply(self, s: Caverna, f: Frame, c: Choice) -> None:
        s.stack.pop()
        deliver(s, f.player, arg(c, 0))

    def permits(self, s: Caverna, f: Frame, c: Choice) -> bool:
        return spares_parents(s.homes[f.player], c)

    def ask(self, s: Caverna, f: Frame) -> Message:
        return Message("ask.breed")


def breeding(s: Caverna) -> bool:
    """Is it the breeding step, during which parents are safe (CAV-10.21)?"""
    for f in s.stack:
        if isinstance(f.node, Breed):
            return True
    return False


def may_breed_more(home: Home, able: int) -> bool:
    """Could rubies make another pair? One each for what is missing to two."""
    for i in range(4):
        if not able >> i & 1 and home.goods[RUBY] >= 2 - home.goods[FARM_ANIMALS[i]]:
            return True
    return False


def has_surplus(home: Home) -> bool:
    """Is there an animal that is no parent of a breeding pair?"""
    for good in FARM_ANIMALS:
        n = home.goods[good]
        if n == 1 or n > 2:
            return True
    return False


class BreedTwo(Node[Caverna]):
    """Loot: breed up to two kinds, one newborn each (CAV-6.32)."""

    first = kinds(BREED)

    def doable(self, s: Caverna, p: int) -> bool:
        home = s.homes[p]
        able = parents(home)
        for i in range(4):
            if able >> i & 1 and have_room(home, 1 << i):
                return True
        return False

    def possible(self, s: Caverna, p: int) -> bool:
        """A ruby may buy the second animal; giving up others may make room."""
        if self.doable(s, p):
            return True
        home = s.homes[p]
        if parents(home) and has_surplus(home):
            return breeds_after_losses(home)
        return home.goods[RUBY] > 0 and breeds_after_rubies(home)

    def starts(self, s: Caverna, p: int, out: list[Choice]) -> None:
        home = s.homes[p]
        able = parents(home)
        for born in range(able, 0, -1):
            if born & ~able == 0 and born.bit_count() <= 2 and have_room(home, born):
                out.append(make(BREED, born))

    def begin(self, s: Caverna, p: int, c: Choice) -> None:
        deliver(s, p, arg(c, 0))

    def waits(self, s: Caverna, f: Frame) -> bool:
        return s.homes[f.player].goods[RUBY] > 0 or has_surplus(s.homes[f.player])

    def permits(self, s: Caverna, f: Frame, c: Choice) -> bool:
        """Parents are safe until the item is resolved (CAV-14.48)."""
        return spares_parents(s.homes[f.player], c)


def breeds_after_losses(home: Home) -> bool:
    """Would one kind breed if all animals but its parents were given up?"""
    for i in range(4):
        if home.goods[FARM_ANIMALS[i]] >= 2:
            alone = [0, 0, 0, 0]
            alone[i] = 3
            if home.houses(alone[0], alone[1], alone[2], alone[3]):
                return True
    return False


def breeds_after_rubies(home: Home) -> bool:
    """Would one kind breed once its pair is completed with rubies?"""
    for i in range(4):
        missing = max(0, 2 - home.goods[FARM_ANIMALS[i]])
        if missing <= home.goods[RUBY]:
            alone = [0, 0, 0, 0]
            alone[i] = 3
            if home.houses(alone[0], alone[1], alone[2], alone[3]):
                return True
    return False
