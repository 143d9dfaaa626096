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
    """Does an exchange leave two of every kind that had two, or make room for others (CAV-10.21)?

    A pair is given up for newborns of other kinds that have no room now; then it does not breed.
    """
    broken = 0
    for i in range(4):
        given = animals_given(c, FARM_ANIMALS[i])
        have = home.goods[FARM_ANIMALS[i]]
        if given and have >= 2 and have - given < 2:
            broken |= 1 << i
    return broken == 0 or gives_way(home, parents(home) & ~broken)


def gives_way(home: Home, able: int) -> bool:
    """Could some of these kinds, which have no room for newborns now, breed without the others?"""
    for born in range(able, 0, -1):
        if born & ~able == 0 and not have_room(home, born):
            few = [0, 0, 0, 0]
            for i in range(4):
                if born >> i & 1:
                    few[i] = home.goods[FARM_ANIMALS[i]] + 1
            if home.houses(few[0], few[1], few[2], few[3]):
                return True
    return False


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
        """An exchange may help: a ruby for a parent or for room, or animals given up."""
        home = s.homes[f.player]
        able = parents(home)
        if have_room(home, able):
            return home.goods[RUBY] > 0 and able != 15 and may_breed_more(home, able)
        return home.goods[RUBY] > 0 or breeds_after_losses(home)

    def apply(self, s: Caverna, f: Frame, c: Choice) -> None:
        s.stack.pop()
        deliver(s, f.player, arg(c, 0))

    def permits(self, s: Caverna, f: Frame, c: Choice) -> bool:
        return spares_parents(s.homes[f.player], c)

    def ask(self, s: Caverna, f: Frame) -> Message:
        return Message("ask.breed")


def may_breed(home: Home) -> bool:
    """Could any kind have a newborn, after whatever exchanges?"""
    if home.goods[RUBY]:
        return parents(home) != 0 or may_breed_more(home, 0)
    return breeds_after_losses(home)


def may_breed_more(home: Home, able: int) -> bool:
    """Could rubies make another pair? One each for what is missing to two."""
    for i in range(4):
        if not able >> i & 1 and home.goods[RUBY] >= 2 - home.goods[FARM_ANIMALS[i]]:
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
        if breeds_after_losses(home):
            return True
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
        """An exchange may give two kinds room instead of one, or make another pair."""
        home = s.homes[f.player]
        able = parents(home)
        return home.goods[RUBY] > 0 or not have_room(home, able)

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
