"""Prerequisites of minor improvements (AGR-10.4)."""

from __future__ import annotations

from hearthside.games.agricola.board.space import SPACES
from hearthside.games.agricola.data.facts import UNLIMITED, Prerequisite
from hearthside.games.agricola.farm.farmyard import MATERIAL_NAMES
from hearthside.games.agricola.farm.people import space_of
from hearthside.games.agricola.farm.player import Player
from hearthside.games.agricola.goods import ANIMALS, GOOD_NAMES, GRAIN, VEGETABLE
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.vocabulary.card import CARD_NAMED
from hearthside.games.agricola.vocabulary.card_counts import (
    improvements,
    improvements_with,
    majors,
    occupations,
)
from hearthside.games.agricola.vocabulary.counts import fields_of, fields_with
from hearthside.games.agricola.vocabulary.hooks import Cooking, Oven


def number(s: Agricola, player: Player, count: str) -> int:
    """What a prerequisite counts."""
    farm = player.farm
    if count == "occupations":
        return occupations(player)
    if count == "improvements":
        return improvements(player)
    if count == "major_improvements":
        return majors(player)
    if count == "baking_improvements":
        return improvements_with(player, Oven)
    if count == "cooking_improvements":
        return improvements_with(player, Cooking)
    if count == "cards":
        return len(player.cards)
    if count == "grain_fields":
        return fields_with(player, GRAIN)
    if count == "vegetable_fields":
        return fields_with(player, VEGETABLE)
    if count == "fields":
        return len(player.fields())
    if count == "field_tiles":
        return farm.fields.bit_count()
    if count in ("planted_fields", "unplanted_fields"):
        return fields_of(player, count == "planted_fields")
    if count == "unused_spaces":
        return farm.unused().bit_count()
    if count == "pastures":
        return len(farm.pastures)
    if count == "stables":
        return farm.stables.bit_count()
    if count == "fences":
        return farm.fences.bit_count()
    if count == "rooms":
        return player.rooms()
    if count == "people":
        return len(player.people)
    if count == "animals":
        return sum(player.goods[animal] for animal in ANIMALS)
    if count == "animal_kinds":
        return sum(player.goods[animal] > 0 for animal in ANIMALS)
    if count == "round":
        return s.round
    return player.goods[GOOD_NAMES.index(count)]


def stands_on(player: Player, name: str) -> bool:
    """Has the player a person on the space?"""
    for person in player.people:
        space = space_of(person)
        if 0 <= space < len(SPACES) and SPACES[space].name == name:
            return True
    return False


def met(s: Agricola, p: int, prerequisite: Prerequisite) -> bool:
    player = s.players[p]
    if prerequisite.house:
        return MATERIAL_NAMES[player.farm.material] in prerequisite.house
    if prerequisite.person_on:
        return stands_on(player, prerequisite.person_on)
    if prerequisite.owns:
        for name in prerequisite.owns:
            if player.owns(CARD_NAMED[name].index):
                return True
        return False
    return prerequisite.least <= number(s, player, prerequisite.count) <= prerequisite.most


def in_words(prerequisite: Prerequisite) -> str:
    """A prerequisite for a person to read."""
    if prerequisite.house:
        return f"a {' or '.join(prerequisite.house)} house"
    if prerequisite.person_on:
        return f"a person on {prerequisite.person_on.replace('_', ' ')}"
    if prerequisite.owns:
        return " or ".join(CARD_NAMED[name].name for name in prerequisite.owns)
    if prerequisite.count == "round":
        if prerequisite.most < UNLIMITED:
            return f"round {prerequisite.most} or earlier"
        return f"round {prerequisite.least} or later"
    what = prerequisite.count.replace("_", " ")
    if prerequisite.least == prerequisite.most:
        return f"exactly {prerequisite.least} {what}" if prerequisite.least else f"no {what}"
    if prerequisite.most < UNLIMITED:
        return f"at most {prerequisite.most} {what}"
    return f"{prerequisite.least} {what}"
