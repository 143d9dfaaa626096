"""Exact probabilities of hunts (NEA-15)."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import Final, TypeAlias

from hearthside.games.neanderthal.abilities import HEAL, THREE_TO_ONE, WATCH
from hearthside.games.neanderthal.benefits import abilities, frost_proof, powers
from hearthside.games.neanderthal.cards import BIOMES, TROPHY, Biome
from hearthside.games.neanderthal.config import VALUES
from hearthside.games.neanderthal.names import LARGE
from hearthside.games.neanderthal.packed.faces import has_face, with_face, without_face
from hearthside.games.neanderthal.packed.members import has_alpha, size
from hearthside.games.neanderthal.phases.predators import in_reach
from hearthside.games.neanderthal.state import Neanderthal

ONE_IS_SURE: Final = Fraction(1)
NEVER: Final = Fraction(0)
EVEN: Final = [1, 1, 1, 1, 1, 1]
TURNED: Final = [2, 1, 0, 1, 1, 1]
"""Every 3 is a 1."""


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


def equal_dice(dice: int, number: int, ones: int = 0, faces: list[int] = EVEN) -> Fraction:
    """The chance that at least `number` dice are equal, `ones` more showing 1 (NEA-15.3).

    `faces`: how many faces of a die count as 1, 2, ...; rolls with any other face are left out.

    >>> equal_dice(3, 3)
    Fraction(1, 36)
    """
    ways = [1] + [0] * dice
    for face in range(1, 7):
        most = number - 1 - (ones if face == 1 else 0)
        more = [0] * (dice + 1)
        for used in range(dice + 1):
            if ways[used]:
                for here in range(min(most, dice - used) + 1):
                    kinds = comb(dice - used, here) * faces[face - 1] ** here
                    more[used + here] += ways[used] * kinds
        ways = more
    return Fraction(sum(faces) ** dice - ways[dice], 6**dice)


def expected_losses(dice: int, bites: int, frosts: int, healed: int = 0) -> Fraction:
    """Expected casualties of a roll: bites less what is healed, and frost (NEA-15.2)."""
    found = Fraction(dice * frosts, 6)
    for number in range(healed + 1, dice + 1):
        found += (number - healed) * exactly(dice, bites, number)
    return found


class Outlook:
    """What a group may expect on a card, predators met afterwards not included."""

    def __init__(
        self,
        card: Biome,
        hunters: int,
        sure: int,
        turned: bool,
        ward: bool,
        heal: int,
        elders: bool = True,
    ) -> None:
        """`sure`: a declared Alpha; `turned`: every 3 becomes a 1; `ward`: frost is ignored.

        `elders`: whether a settled elder could take an animal or an invention.
        """
        dice = hunters - sure
        hit_faces, bite = card.hit_faces, card.bite
        if turned:
            hit_faces = with_face(hit_faces, 3)
            bite = without_face(bite, 3)
        sure_hit = sure if has_face(card.hit_faces, 1) else 0
        self.hunters = hunters
        self.success = success(dice, hit_faces.bit_count(), card.hits - sure_hit)
        self.newborns = self.success * card.newborns
        frost = 0 if ward else card.frost
        self.losses = expected_losses(dice, bite.bit_count(), frost.bit_count(), heal)
        faces = TURNED if turned else EVEN
        self.claim = equal_dice(dice, card.dice, sure, faces) if card.dice else self.success
        if card.band != TROPHY:
            if not elders:
                self.claim = NEVER
            elif card.dice and not sure:
                deadly = frost if heal else frost | bite
                self.claim -= equal_dice(dice, card.dice, 0, only(faces, deadly))


def only(faces: list[int], wanted: int) -> list[int]:
    """Those of the faces that are in a mask: where all dice fall if nobody survives (NEA-8.7.2)."""
    return [faces[i] if has_face(wanted, i + 1) else 0 for i in range(6)]


Question: TypeAlias = tuple[int, int, int, bool, bool, int, bool]
"""Card, hunters, declared Alpha, 3 becomes 1, frost ignored, bites healed, settled elders."""
CACHE: Final[dict[Question, Outlook]] = {}
Casualties: TypeAlias = dict[tuple[int, int], Fraction]
"""The chance of each number of hits with each number of dead hunters."""
CASUALTIES: Final[dict[Question, Casualties]] = {}


def question(s: Neanderthal, colour: int, card: Biome, hunters: int, alpha: bool) -> Question:
    """All that the odds of a number of hunters on a card depend on, the Alpha among them or not."""
    sure = 1 if alpha and s.tribes[colour].power(card.category) else 0
    turned = powers(s, colour) & THREE_TO_ONE[card.category] != 0
    heal = VALUES.heal if abilities(s, colour) & HEAL else 0
    elders = s.tribes[colour].settled_elders() > 0
    return (card.index, hunters, sure, turned, frost_proof(s, colour), heal, elders)


def outlook(s: Neanderthal, colour: int, slot: int, hunters: int, alpha: bool) -> Outlook:
    """What a number of hunters may expect in a slot, the Alpha among them or not."""
    card = BIOMES[s.row[slot]]
    key = question(s, colour, card, hunters, alpha)
    found = CACHE.get(key)
    if found is None:
        found = CACHE[key] = Outlook(card, hunters, key[2], key[3], key[4], key[5], key[6])
    return found


def casualties(key: Question) -> Casualties:
    """How many hits and how many dead a roll brings (NEA-8.3)."""
    known = CASUALTIES.get(key)
    if known is not None:
        return known
    card, dice, sure, heal = BIOMES[key[0]], key[1] - key[2], key[2], key[5]
    hit = with_face(card.hit_faces, 3) if key[3] else card.hit_faces
    biting = (without_face(card.bite, 3) if key[3] else card.bite).bit_count()
    freezing = 0 if key[4] else card.frost.bit_count()
    hitting = hit.bit_count()
    other = 6 - hitting - biting - freezing
    sure_hit = sure if has_face(card.hit_faces, 1) else 0
    found: Casualties = {}
    for hits in range(dice + 1):
        for bites in range(dice - hits + 1):
            for frosts in range(dice - hits - bites + 1):
                ways = comb(dice, hits) * hitting**hits
                ways *= comb(dice - hits, bites) * biting**bites
                ways *= comb(dice - hits - bites, frosts) * freezing**frosts
                ways *= other ** (dice - hits - bites - frosts)
                outcome = (hits + sure_hit, max(0, bites - heal) + frosts)
                found[outcome] = found.get(outcome, NEVER) + Fraction(ways, 6**dice)
    CASUALTIES[key] = found
    return found


def robbery(s: Neanderthal, colour: int, slot: int) -> Fraction:
    """The chance that predators take the loot of the group in a slot, if its hunt succeeds."""
    card = BIOMES[s.row[slot]]
    group = s.tribes[colour].hunters[slot]
    predators = in_reach(s, slot) if card.category == LARGE else []
    if not predators or not group:
        return NEVER
    survive = [NEVER] * (size(group) + 1)
    rolls = casualties(question(s, colour, card, size(group), has_alpha(group)))
    for (hits, dead), chance in rolls.items():
        if hits >= card.hits:
            survive[size(group) - dead] += chance
    successes = sum(survive, NEVER)
    lost = thefts(s, colour, predators, survive, has_alpha(group))
    return lost / successes if successes else NEVER


def thefts(
    s: Neanderthal, colour: int, predators: list[int], survive: list[Fraction], alpha: bool
) -> Fraction:
    """The chance to lose loot to predators, by the chance that so many hunters come to them."""
    lost = NEVER
    if predators:
        for hunters, chance in enumerate(survive):
            if chance:
                lost += chance * theft(s, colour, predators, hunters, alpha)
    return lost


def theft(s: Neanderthal, colour: int, predators: list[int], hunters: int, alpha: bool) -> Fraction:
    """The chance that hunters lose their loot to one predator after another (NEA-8.6.3, 8.6.6)."""
    there = s.tribes[colour].hunters[predators[0]]
    joined = hunters + size(there)
    card = BIOMES[s.row[predators[0]]]
    watched = abilities(s, colour) & WATCH != 0
    lost = NEVER
    survive = [NEVER] * (joined + 1)
    rolls = casualties(question(s, colour, card, joined, alpha or has_alpha(there)))
    for (hits, dead), chance in rolls.items():
        if hits == 0 and not (watched and dead < joined):
            lost += chance
        else:
            survive[joined - dead] += chance
    return lost + thefts(s, colour, predators[1:], survive, alpha or has_alpha(there))
