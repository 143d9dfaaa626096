"""What a turn of Agricola brings."""

from __future__ import annotations

from typing import cast

from hearthside.bots.gains import Gains
from hearthside.core.state import State
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


class AgricolaGains(Gains):
    """Goods and animals, the family, the farmyard, cards."""

    def __init__(self) -> None:
        self.names = [
            *GOOD_NAMES,
            "person",
            "room",
            "field",
            "grain on fields",
            "vegetable on fields",
            "pasture",
            "stable",
            "fence",
            "major improvement",
            "minor improvement",
            "occupation",
            "card in hand",
            "good still to come",
            "begging marker",
        ]
        self.burdens = ["begging marker"]

    def count(self, s: State, seat: int) -> list[int]:
        player = cast(Agricola, s).players[seat]
        farm = player.farm
        played = [0, 0, 0]
        for entry in player.cards:
            played[CARDS[card_of(entry)].kind] += 1
        return [
            *player.goods[:GOODS],
            len(player.people),
            player.rooms(),
            farm.fields.bit_count(),
            player.growing(GRAIN),
            player.growing(VEGETABLE),
            len(farm.pastures),
            farm.stables.bit_count(),
            farm.fences.bit_count(),
            played[MAJOR],
            played[MINOR],
            played[OCCUPATION],
            len(player.hand),
            promised(player),
            player.goods[BEGGING],
        ]

    def able(self, s: State, seat: int) -> list[str]:
        game = cast(Agricola, s)
        player = game.players[seat]
        material = player.farm.material
        found: list[str] = []
        if player.has_room():
            found.append("room for another person")
        if material == CLAY_HOUSE:
            found.append("a clay house")
        if material == STONE_HOUSE:
            found.append("a stone house")
        if player.hooks.cooks:
            found.append("cooking")
        if player.hooks.ovens:
            found.append("baking bread")
        if player.empty_tiles() and player.goods[GRAIN] + player.goods[VEGETABLE]:
            found.append("something to sow")
        if player.goods[FOOD] >= due(game, seat):
            found.append("food for the whole family")
        if game.next_start == seat and game.seats > 1:
            found.append("the first turn of the next round")
        return found


def promised(player: Player) -> int:
    """All goods on round spaces."""
    n = 0
    for promise in player.promises:
        for good in range(GOODS):
            n += count_of(goods_of(promise), good)
    return n
