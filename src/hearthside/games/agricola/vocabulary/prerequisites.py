"""Prerequisites of minor improvements (AGR-10.4)."""

from __future__ import annotations

from typing import Final

from hearthside.core.message import Message
from hearthside.games.agricola.board.space import SPACES
from hearthside.games.agricola.data.facts import UNLIMITED, Prerequisite
from hearthside.games.agricola.farm.farmyard import MATERIAL_NAMES
from hearthside.games.agricola.farm.people import space_of
from hearthside.games.agricola.farm.player import Player
from hearthside.games.agricola.goods import GOOD_NAMES, GOODS, GRAIN, VEGETABLE
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.vocabulary.card import CARD_NAMED
from hearthside.games.agricola.vocabulary.card_counts import (
    MAJORS_OWNED,
    BakingImprovements,
    CardsInFront,
    CookingImprovements,
    Improvements,
    Occupations,
)
from hearthside.games.agricola.vocabulary.counts import (
    AnimalKinds,
    Animals,
    FencesBuilt,
    Fields,
    FieldsWith,
    FieldTiles,
    Held,
    Pastures,
    People,
    PlantedFields,
    Rooms,
    RoundNumber,
    Stables,
    UnplantedFields,
    UnusedSpaces,
)
from hearthside.games.agricola.vocabulary.query import Count

COUNTS: Final[dict[str, Count]] = {
    "occupations": Occupations(),
    "improvements": Improvements(),
    "major_improvements": MAJORS_OWNED,
    "baking_improvements": BakingImprovements(),
    "cooking_improvements": CookingImprovements(),
    "cards": CardsInFront(),
    "grain_fields": FieldsWith(GRAIN),
    "vegetable_fields": FieldsWith(VEGETABLE),
    "fields": Fields(),
    "field_tiles": FieldTiles(),
    "planted_fields": PlantedFields(),
    "unplanted_fields": UnplantedFields(),
    "unused_spaces": UnusedSpaces(),
    "pastures": Pastures(),
    "stables": Stables(),
    "fences": FencesBuilt(),
    "rooms": Rooms(),
    "people": People(),
    "animals": Animals(),
    "animal_kinds": AnimalKinds(),
    "round": RoundNumber(),
}
"""What prerequisites count, besides goods."""
for _good in range(GOODS):
    COUNTS[GOOD_NAMES[_good]] = Held(_good)


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
    return prerequisite.least <= COUNTS[prerequisite.count].of(s, p) <= prerequisite.most


def in_words(prerequisite: Prerequisite) -> Message:
    """A prerequisite for a person to read."""
    if prerequisite.house:
        return _either(["house:" + material for material in prerequisite.house], "need.house")
    if prerequisite.person_on:
        return Message("need.person_on", {"space": f"space:{prerequisite.person_on}"})
    if prerequisite.owns:
        return _either(["card:" + name for name in prerequisite.owns], "need.card")
    least, most = prerequisite.least, prerequisite.most
    if prerequisite.count == "round":
        if most < UNLIMITED:
            return Message("need.round_or_earlier", {"round": most})
        return Message("need.round_or_later", {"round": least})
    if not most:
        return _number_of(prerequisite.count, 0)
    if least == most:
        return Message("need.exactly", {"what": _number_of(prerequisite.count, least)})
    if most < UNLIMITED:
        return Message("need.at_most", {"what": _number_of(prerequisite.count, most)})
    return _number_of(prerequisite.count, least)


def _either(things: list[str], key: str) -> Message:
    """One of several things."""
    found = Message(key, {"what": things[0]})
    for thing in things[1:]:
        found = Message("need.or", {"a": found, "b": Message(key, {"what": thing})})
    return found


def _number_of(what: str, n: int) -> Message:
    """This many of something that is counted."""
    if what not in GOOD_NAMES:
        return Message(f"count.{what}", {"n": n})
    if n:
        return Message("need.goods", {"goods": {what: n}})
    return Message("need.no_good", {"good": f"good:{what}"})
