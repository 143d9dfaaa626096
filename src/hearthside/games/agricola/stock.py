"""What a seat has of everything that can be counted, and what it is able to do with it."""

from __future__ import annotations

from typing import Final

from hearthside.games.agricola.farm.farmyard import CLAY_HOUSE, STONE_HOUSE
from hearthside.games.agricola.farm.player import Player
from hearthside.games.agricola.farm.promises import goods_of
from hearthside.games.agricola.flow.feeding import due
from hearthside.games.agricola.goods import (
    BEGGING,
    FOOD,
    GOOD_NAMES,
    GOODS,
    GRAIN,
    VEGETABLE,
    count_of,
)
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.vocabulary.card import CARDS, MAJOR, MINOR, OCCUPATION
from hearthside.games.agricola.vocabulary.in_play import card_of

BURDENS: Final = ("begging_marker",)


def stock(player: Player) -> dict[str, int]:
    """Goods and animals, the family, the farmyard, cards."""
    farm = player.farm
    played = [0, 0, 0]
    for entry in player.cards:
        played[CARDS[card_of(entry)].kind] += 1
    found = dict(zip(GOOD_NAMES, player.goods, strict=False))
    found["person"] = len(player.people)
    found["room"] = player.rooms()
    found["field"] = farm.fields.bit_count()
    found["grain_on_fields"] = player.growing(GRAIN)
    found["vegetable_on_fields"] = player.growing(VEGETABLE)
    found["pasture"] = len(farm.pastures)
    found["stable"] = farm.stables.bit_count()
    found["fence"] = farm.fences.bit_count()
    found["major_improvement"] = played[MAJOR]
    found["minor_improvement"] = played[MINOR]
    found["occupation"] = played[OCCUPATION]
    found["card_in_hand"] = len(player.hand)
    found["good_still_to_come"] = promised(player)
    found["begging_marker"] = player.goods[BEGGING]
    return found


def promised(player: Player) -> int:
    """All goods on round spaces."""
    n = 0
    for promise in player.promises:
        for good in range(GOODS):
            n += count_of(goods_of(promise), good)
    return n


def prospects(s: Agricola, seat: int) -> list[str]:
    """What a seat could do or is sure of."""
    player = s.players[seat]
    material = player.farm.material
    found: list[str] = []
    if player.has_room():
        found.append("opens:room_for_another_person")
    if material == CLAY_HOUSE:
        found.append("opens:a_clay_house")
    if material == STONE_HOUSE:
        found.append("opens:a_stone_house")
    if player.hooks.cooks:
        found.append("opens:cooking")
    if player.hooks.ovens:
        found.append("opens:baking_bread")
    if player.empty_tiles() and player.goods[GRAIN] + player.goods[VEGETABLE]:
        found.append("opens:something_to_sow")
    if player.goods[FOOD] >= due(s, seat):
        found.append("secures:food_for_the_whole_family")
    if s.next_start == seat and s.seats > 1:
        found.append("secures:the_first_turn_of_the_next_round")
    return found
