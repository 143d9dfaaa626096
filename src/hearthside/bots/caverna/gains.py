"""What a turn of Caverna brings."""

from __future__ import annotations

from typing import cast

from hearthside.bots.gains import Gains
from hearthside.core.state import State
from hearthside.games.caverna.cells import count
from hearthside.games.caverna.dwarf import all_strengths
from hearthside.games.caverna.goods import BEGGING, FOOD, GOOD_NAMES, GOODS, GRAIN, VEGETABLE
from hearthside.games.caverna.home import Home
from hearthside.games.caverna.state import Caverna


class CavernaGains(Gains):
    """Goods and animals, the family and its weapons, the home board."""

    def __init__(self) -> None:
        self.names = [
            *GOOD_NAMES,
            "dwarf",
            "strength",
            "field",
            "grain on fields",
            "vegetable on fields",
            "meadow",
            "small pasture",
            "large pasture",
            "stable",
            "cavern",
            "tunnel",
            "ore mine",
            "ruby mine",
            "furnishing",
            "begging marker",
        ]
        self.burdens = ["begging marker"]

    def count(self, s: State, seat: int) -> list[int]:
        home = cast(Caverna, s).homes[seat]
        land = home.land
        return [
            *home.goods[:GOODS],
            len(home.dwarfs),
            all_strengths(home.dwarfs),
            count(land.fields),
            home.grain_on_fields(),
            home.vegetables_on_fields(),
            count(land.meadows | land.small | land.large_cells),
            count(land.small),
            len(land.large),
            count(land.stables),
            count(land.caverns | land.rooms),
            count(land.tunnels | land.deep_tunnels),
            count(land.ore_mines),
            count(land.ruby_mines),
            len(home.rooms),
            home.goods[BEGGING],
        ]

    def able(self, s: State, seat: int) -> list[str]:
        game = cast(Caverna, s)
        home = game.homes[seat]
        found: list[str] = []
        if home.can_grow():
            found.append("room for a dwarf")
        if home.armed():
            found.append("expeditions")
        if can_sow(home):
            found.append("something to sow")
        if home.goods[FOOD] >= 2 * len(home.dwarfs):
            found.append("food for the whole family")
        if game.next_start == seat and game.seats > 1:
            found.append("the first turn of the next round")
        return found


def can_sow(home: Home) -> bool:
    """Is there a free field, and something to put on it?"""
    seeds = home.goods[GRAIN] + home.goods[VEGETABLE]
    return seeds > 0 and home.empty_fields() != 0
