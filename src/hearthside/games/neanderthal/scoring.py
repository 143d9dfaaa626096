"""Scoring and victory (NEA-12, NEA-13.2.2, NEA-13.3 item 9)."""

from __future__ import annotations

from typing import Final

from hearthside.games.neanderthal.abilities import VP_TROPHY, VP_WOMAN
from hearthside.games.neanderthal.benefits import abilities
from hearthside.games.neanderthal.config import SCORED, STRUCTURE_DATA, VALUES
from hearthside.games.neanderthal.packed.bits import has
from hearthside.games.neanderthal.packed.members import has_alpha, held
from hearthside.games.neanderthal.packed.partners import settled_with
from hearthside.games.neanderthal.packed.tableau import is_settled
from hearthside.games.neanderthal.state import Neanderthal

PARTS: Final = (
    "vocabulary",
    "members",
    "elders",
    "partners",
    "women",
    "trophies",
    "inventions",
    "alpha",
    "animals",
    "abilities",
)
"""The categories of a score; all but the last in the order of NEA-12.3."""


def counts(s: Neanderthal, colour: int) -> list[int]:
    """How much of each kind a species has that scores, in the order of NEA-12.3."""
    tribe = s.tribes[colour]
    members = 0
    for other in s.tribes:
        members += held(other.pool, colour)
    alpha = 1 if has_alpha(tribe.pool) else 0
    if alpha and not tribe.powerful():
        members += 1
        alpha = 0
    partners = 0
    women = 0
    for host in s.tribes:
        for woman in host.women:
            partner = s.partner[woman]
            if settled_with(partner, colour):
                partners += 1
    for woman in tribe.women:
        if not s.discs[woman]:
            women += 1
    inventions = 0
    for card in tribe.inventions:
        if is_settled(card):
            inventions += 1
    animals = 0
    for card in tribe.animals:
        if is_settled(card):
            animals += 1
    return [
        tribe.size_of_vocabulary(),
        members,
        tribe.settled_elders(),
        partners,
        women,
        tribe.trophy_points(),
        inventions,
        alpha,
        animals,
    ]


def parts(s: Neanderthal, colour: int) -> list[int]:
    """The points of a species by category."""
    structure = s.tribes[colour].structure
    if structure < 0:
        return [0] * len(PARTS)
    have = counts(s, colour)
    values = STRUCTURE_DATA.points[structure]
    found = [have[i] * values[i] for i in range(len(have))]
    mask = abilities(s, colour)
    bonus = 0
    if mask & VP_TROPHY:
        bonus += VALUES.vp_trophy * have[SCORED.index("trophy")]
    if mask & VP_WOMAN:
        bonus += VALUES.vp_woman * have[SCORED.index("woman")]
    return [*found, bonus]


def total(s: Neanderthal, colour: int) -> int:
    """The points of a species."""
    return sum(parts(s, colour))


def seat_parts(s: Neanderthal, seat: int) -> list[int]:
    """The points of a seat: of all species it plays."""
    found = [0] * len(PARTS)
    for tribe in s.tribes:
        if tribe.seat == seat:
            found = [a + b for a, b in zip(found, parts(s, tribe.colour), strict=True)]
    return found


def living(s: Neanderthal, colour: int) -> int:
    """Living members of a colour wherever they are, with the Alpha."""
    return VALUES.members - s.dead[colour] + (0 if has(s.dead_alphas, colour) else 1)


def conditions(s: Neanderthal) -> dict[str, bool]:
    """The four conditions of the one-species game (NEA-13.3 item 9)."""
    tribe = s.tribes[s.seating[0]]
    partnered = True
    for woman in tribe.women:
        if not s.partner[woman]:
            partnered = False
    return {
        "points": total(s, tribe.colour) >= VALUES.min_points,
        "tribal": tribe.tribal,
        "trophies": tribe.trophy_points() >= VALUES.min_trophies,
        "women": partnered and len(tribe.women) >= VALUES.min_women,
    }


def species_with_animals(s: Neanderthal) -> int:
    """Settled or not (NEA-13.2.2)."""
    found = 0
    for tribe in s.tribes:
        if tribe.animals:
            found += 1
    return found


def standing(s: Neanderthal, colour: int) -> list[int]:
    """What decides victory, in order: points, vocabulary, living members, order (NEA-12.4)."""
    vocabulary = s.tribes[colour].size_of_vocabulary()
    place = s.turn_order.index(colour) if colour in s.turn_order else 3
    return [total(s, colour), vocabulary, living(s, colour), -place]


def winners(s: Neanderthal) -> list[int]:
    """The seats that win; nobody if a common goal was missed."""
    if s.mode.one_species:
        return [0] if all(conditions(s).values()) else []
    if s.mode.cooperative:
        return list(range(s.seats)) if species_with_animals(s) >= 2 else []
    best = s.seating[0]
    for colour in s.seating[1:]:
        if standing(s, colour) > standing(s, best):
            best = colour
    return [s.tribes[best].seat]
