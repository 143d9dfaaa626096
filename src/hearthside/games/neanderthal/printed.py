"""The printed cards as plain data, for views and for the gallery."""

from __future__ import annotations

from hearthside.core.ruleset import View
from hearthside.games.neanderthal.abilities import ability_name
from hearthside.games.neanderthal.cards import (
    ANIMAL,
    BANDS,
    BIOMES,
    ICON_NAMES,
    TROPHY,
    WOMEN,
    Biome,
)
from hearthside.games.neanderthal.config import SCORED, STRUCTURE_CARDS, STRUCTURE_DATA
from hearthside.games.neanderthal.names import (
    CATEGORIES,
    DISCS,
    PORTALS,
    SPECIES,
    STRUCTURES,
)
from hearthside.games.neanderthal.packed.faces import faces_in


def amounts(numbers: list[int]) -> dict[str, int]:
    return {DISCS[i]: numbers[i] for i in range(3)}


def printed(card: Biome) -> View:
    """What never changes about a biome card."""
    band: View = {"kind": BANDS[card.band], "dice": card.dice}
    if card.band == TROPHY:
        band["points"] = card.points
    elif card.band == ANIMAL:
        band["newborns"] = card.herd_newborns
        band["release"] = amounts(card.herd_release)
    elif card.invention is not None:
        band["name"] = card.invention.name
        band["effect"] = ability_name(card.invention.ability)
        band["weapon"] = card.invention.weapon
    return {
        "id": card.id,
        "name": card.name,
        "category": CATEGORIES[card.category],
        "predator": card.predator,
        "forage": card.forage or None,
        "peak": card.peak,
        "prerequisites": amounts(card.prereq),
        "hits": card.hits,
        "hit_faces": faces_in(card.hit_faces),
        "frost": faces_in(card.frost),
        "bite": faces_in(card.bite),
        "newborns": card.newborns,
        "release": amounts(card.release),
        "band": band,
    }


def printed_woman(woman: int) -> View:
    card = WOMEN[woman]
    return {
        "id": card.id,
        "name": card.name,
        "order": [SPECIES[colour] for colour in card.order],
        "events": [
            {"icon": ICON_NAMES[icon], "n": n}
            for icon, n in zip(card.icons, card.amounts, strict=True)
        ],
        "bid": [DISCS[disc] for disc in card.bid],
        "portals": [PORTALS[slot] for slot in card.portals],
        "ability": ability_name(card.ability),
    }


def gallery() -> View:
    """All cards and structures of the game."""
    return {
        "biomes": [printed(card) for card in BIOMES],
        "women": [printed_woman(card.index) for card in WOMEN],
        "structures": [
            {
                "name": name,
                "discs": amounts(STRUCTURE_DATA.discs[i]),
                "points": dict(zip(SCORED, STRUCTURE_DATA.points[i], strict=True)),
            }
            for i, name in enumerate(STRUCTURES)
        ],
        "structure_cards": {
            name: [STRUCTURES[side] for side in sides]
            for name, sides in zip(STRUCTURE_CARDS, STRUCTURE_DATA.cards, strict=True)
        },
    }
