"""Exact probabilities of hunts (NEA-15)."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import Final, TypeAlias

from hearthside.games.neanderthal.abilities import HEAL, THREE_TO_ONE
from hearthside.games.neanderthal.benefits import abilities, frost_proof, powers
from hearthside.games.neanderthal.cards import BIOMES, Biome
from hearthside.games.neanderthal.config import VALUES
from hearthside.games.neanderthal.names import LARGE
from hearthside.games.neanderthal.packed.faces import has_face, with_face, without_face
from hearthside.games.neanderthal.packed.members import size
from hearthside.games.neanderthal.phases.predators import in_reach
from hearthside.games.neanderthal.state import Neanderthal

ONE_IS_SURE: Final = Fraction(1)
NEVER: Final = Fraction(0)


def exactly(dice: int, faces: int, number: int) -> Fraction:
    """The chance that exactly `number` of the dice show one of this many faces."""
    return Fraction(comb(dice, number) * faces**number * (6 - faces) ** (dice - number), 6**dice)


def success(dice: int, faces: int, hits: int) -> Fraction:
    """The chance of at least this many hits (NEA-15.1).

    >>> success(4, 2, 2)
    Fraction(11, 27)
    """
    if hits <= 0:
        return ONE_IS_SURE
    found = NEVER
    for number in range(hits, dice + 1):
        found += exactly(dice, faces, number)
    return found


def no_hit(dice: int, faces: int) -> Fraction:
    """The chance that a predator robs a group (NEA-15.3)."""
    return Fraction((6 - faces) ** dice, 6**dice)


def equal_dice(dice: int, number: int, ones: int = 0) -> Fraction:
    """The chance that at least `number` dice are equal, `ones` more showing 1 (NEA-15.3).

    >>> equal_dice(3, 3)
    Fraction(1, 36)
    """
    ways = [1] + [0] * dice
    for face in range(1, 7):
        most = number - 1 - (ones if face == 1 else 0)
        if most < 0:
            return ONE_IS_SURE
        more = [0] * (dice + 1)
        for used in range(dice + 1):
            if ways[used]:
                for here in range(min(most, dice - used) + 1):
                    more[used + here] += ways[used] * comb(dice - used, here)
        ways = more
    return 1 - Fraction(ways[dice], 6**dice)


def expected_losses(dice: int, bites: int, frosts: int, healed: int = 0) -> Fraction:
    """Expected casualties of a roll: bites less what is healed, and frost (NEA-15.2)."""
    found = Fraction(dice * frosts, 6)
    for number in range(healed + 1, dice + 1):
        found += (number - healed) * exactly(dice, bites, number)
    return found


class Outlook:
    """What a group may expect on a card, predators met afterwards not included."""

    def __init__(
        self, card: Biome, hunters: int, sure: int, turned: bool, ward: bool, heal: int
    ) -> None:
        """`sure`: a declared Alpha; `turned`: every 3 becomes a 1; `ward`: frost is ignored."""
        dice = hunters - sure
        hit_faces, bite = card.hit_faces, card.bite
        if turned:
            hit_faces = with_face(hit_faces, 3)
            bite = without_face(bite, 3)
        sure_hit = sure if has_face(card.hit_faces, 1) else 0
        self.hunters = hunters
        self.success = success(dice, hit_faces.bit_count(), card.hits - sure_hit)
        self.newborns = self.success * card.newborns
        frost = 0 if ward else card.frost.bit_count()
        self.losses = expected_losses(dice, bite.bit_count(), frost, heal)
        self.claim = equal_dice(dice, card.dice, sure) if card.dice else self.success


Question: TypeAlias = tuple[int, int, int, bool, bool, int]
"""Card, hunters, declared Alpha, 3 becomes 1, frost is ignored, bites healed."""
CACHE: Final[dict[Question, Outlook]] = {}


def outlook(s: Neanderthal, colour: int, slot: int, hunters: int, alpha: bool) -> Outlook:
    """What a number of hunters may expect in a slot, the Alpha among them or not."""
    card = BIOMES[s.row[slot]]
    sure = 1 if alpha and s.tribes[colour].power(card.category) else 0
    turned = powers(s, colour) & THREE_TO_ONE[card.category] != 0
    ward = frost_proof(s, colour)
    heal = VALUES.heal if abilities(s, colour) & HEAL else 0
    key = (card.index, hunters, sure, turned, ward, heal)
    found = CACHE.get(key)
    if found is None:
        found = CACHE[key] = Outlook(card, hunters, sure, turned, ward, heal)
    return found


def robbery(s: Neanderthal, colour: int, slot: int) -> Fraction:
    """The chance that the nearest predator robs the group in a slot if all its hunters survive."""
    safe = ONE_IS_SURE
    if BIOMES[s.row[slot]].category != LARGE:
        return NEVER
    for predator in in_reach(s, slot):
        dice = size(s.tribes[colour].hunters[slot]) + size(s.tribes[colour].hunters[predator])
        safe *= 1 - no_hit(dice, BIOMES[s.row[predator]].hit_faces.bit_count())
    return 1 - safe
