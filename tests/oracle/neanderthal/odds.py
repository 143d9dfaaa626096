"""Chances of a hunt, exactly, over all rolls. Written from NEA-8.3, 8.4, 8.6 and 8.7."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache
from math import factorial

Faces = tuple[int, int, int, int, int, int]
"""How many dice show 1, 2, 3, 4, 5, 6."""


@dataclass(frozen=True)
class Prey:
    """What is printed on a biome card, as far as a roll needs it."""

    hits: int
    hit_faces: tuple[int, ...]
    frost: tuple[int, ...]
    bite: tuple[int, ...]
    newborns: int
    band_dice: int
    trophy: bool


@dataclass(frozen=True)
class Group:
    """Who hunts: `auto` is a declared Alpha, who does not roll."""

    hunters: int
    auto: bool = False
    three_to_one: bool = False
    ward: bool = False
    heal: bool = False
    elders: bool = False
    """Whether there is a settled elder, who takes cards of animals and inventions."""


@dataclass(frozen=True)
class Roll:
    hits: int
    success: bool
    dead: int
    claim: bool


@cache
def rolls(dice: int) -> list[tuple[Faces, int]]:
    """All ways in which dice can fall; each stands for so many of the 6**dice rolls."""
    found = []
    for counts in _shares(dice, 6):
        ways = factorial(dice)
        for n in counts:
            ways //= factorial(n)
        one, two, three, four, five, six = counts
        found.append(((one, two, three, four, five, six), ways))
    return found


def _shares(total: int, parts: int) -> Iterator[tuple[int, ...]]:
    if parts == 1:
        yield (total,)
        return
    for first in range(total + 1):
        for rest in _shares(total - first, parts - 1):
            yield (first, *rest)


def judge(prey: Prey, group: Group, fallen: Faces) -> Roll:
    """One roll (NEA-8.3, 8.7): all threes are turned if they may be, which is never worse."""
    dice = list(fallen)
    if group.three_to_one:
        dice[0] += dice[2]
        dice[2] = 0
    bitten = sum(dice[face - 1] for face in prey.bite)
    frozen = 0 if group.ward else sum(dice[face - 1] for face in prey.frost)
    dead = max(0, bitten - group.heal) + frozen
    values = dice[:]
    values[0] += group.auto
    hits = sum(values[face - 1] for face in prey.hit_faces)
    claim = max(values) >= prey.band_dice
    if not prey.trophy:
        claim = claim and dead < group.hunters and group.elders
    return Roll(hits, hits >= prey.hits, dead, claim)


@dataclass(frozen=True)
class Chances:
    success: Fraction
    losses: Fraction
    claim: Fraction


@cache
def chances(prey: Prey, group: Group) -> Chances:
    success = losses = claim = 0
    dice = group.hunters - group.auto
    for fallen, ways in rolls(dice):
        roll = judge(prey, group, fallen)
        success += ways * roll.success
        losses += ways * roll.dead
        claim += ways * roll.claim
    every = 6**dice
    return Chances(Fraction(success, every), Fraction(losses, every), Fraction(claim, every))


@dataclass(frozen=True)
class Predator:
    """A predator in reach, and how the hunters who come to it roll there."""

    prey: Prey
    waiting: int
    """Tokens of the same player that are there already."""
    auto: bool
    three_to_one: bool


def robbed(prey: Prey, group: Group, predators: list[Predator], watch: bool) -> Fraction:
    """The chance that the loot of a successful hunt is stolen (NEA-8.6.2, 8.6.3, 8.6.6)."""
    survive = [0] * (group.hunters + 1)
    for fallen, ways in rolls(group.hunters - group.auto):
        roll = judge(prey, group, fallen)
        if roll.success:
            survive[group.hunters - roll.dead] += ways
    stolen = Fraction(0)
    for survivors, ways in enumerate(survive):
        if ways:
            stolen += ways * _stolen(tuple(predators), group, survivors, watch)
    successes = Fraction(sum(survive))
    return stolen / successes if successes else stolen


@cache
def _stolen(predators: tuple[Predator, ...], group: Group, survivors: int, watch: bool) -> Fraction:
    """The chance to be robbed by one predator, or else by those that follow."""
    if not predators:
        return Fraction(0)
    first = predators[0]
    joined = replace(
        group,
        hunters=survivors + first.waiting,
        auto=first.auto,
        three_to_one=first.three_to_one,
    )
    found = Fraction(0)
    dice = joined.hunters - joined.auto
    for fallen, ways in rolls(dice):
        roll = judge(first.prey, joined, fallen)
        if roll.hits == 0 and not (watch and roll.dead < joined.hunters):
            found += ways
        elif predators[1:]:
            found += ways * _stolen(predators[1:], group, joined.hunters - roll.dead, watch)
    return found / Fraction(6**dice)
