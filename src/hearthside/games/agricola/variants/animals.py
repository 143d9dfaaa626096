"""House rules about new animals: HR1 and HR3 (AGR-15.13)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice, make
from hearthside.games.agricola.fields import ButtonForm, PositiveField
from hearthside.games.agricola.goods import ANIMALS, MOST, SHEEP, animals_in, count_of, some
from hearthside.games.agricola.kinds import TAKE_SOME
from hearthside.games.agricola.state import Agricola


def cookable(s: Agricola, p: int, kind: int, new: int) -> int:
    """How many animals of a kind may be cooked while room is made; HR1: none of the new ones.

    `kind` counts from sheep; `new`: the animals just gained, packed from sheep on.
    """
    player = s.players[p]
    if not player.hooks.cooks:
        return 0
    have = player.goods[SHEEP + kind]
    return have - count_of(new, kind) if s.rules.accommodate_first else have


def leaves_some(s: Agricola, pile: int) -> bool:
    """Does HR3 apply to these goods?"""
    return s.rules.leave_animals and animals_in(pile) != 0


def kind_of(pile: int) -> int:
    """The animals lying there, counted from sheep."""
    for kind in range(len(ANIMALS)):
        if count_of(pile, SHEEP + kind):
            return kind
    raise AssertionError("asked where animals lie")


def most_taken(s: Agricola, p: int, pile: int) -> int:
    """HR3: how many animals can be accommodated, if others are given up for them, or cooked."""
    kind = kind_of(pile)
    there = count_of(pile, SHEEP + kind)
    player = s.players[p]
    cooks = player.hooks.cooks
    if cooks and not s.rules.accommodate_first:
        return there
    herd = [0, 0, 0]
    herd[kind] = 0 if cooks else player.goods[SHEEP + kind]
    taken = 0
    while taken < there:
        herd[kind] += 1
        if not player.places.holds(herd[0], herd[1], herd[2]):
            break
        taken += 1
    return taken


def list_amounts(s: Agricola, p: int, pile: int, out: list[Choice]) -> None:
    for n in range(1, most_taken(s, p, pile) + 1):
        out.append(make(TAKE_SOME, n))


def taken(pile: int, n: int) -> int:
    """The goods taken from a space: `n` of its animals and all the rest."""
    good = SHEEP + kind_of(pile)
    return pile - some(good, count_of(pile, good) - n)


TAKE_SOME_FORM: Final = ButtonForm(
    TAKE_SOME, "take {n}", PositiveField("n", MOST), message="do.take_some", widget="amount"
)
