"""What a seat has of everything that can be counted, and what it is able to do with it."""

from __future__ import annotations

from typing import Final

from hearthside.games.caverna.cells import count
from hearthside.games.caverna.dwarf import all_strengths
from hearthside.games.caverna.goods import BEGGING, FOOD, GOOD_NAMES, GRAIN, VEGETABLE
from hearthside.games.caverna.home import Home
from hearthside.games.caverna.state import Caverna

BURDENS: Final = ("begging_marker",)


def stock(home: Home) -> dict[str, int]:
    """Goods and animals, the family and its weapons, the home board."""
    land = home.land
    found = dict(zip(GOOD_NAMES, home.goods, strict=False))
    found["dwarf"] = len(home.dwarfs)
    found["strength"] = all_strengths(home.dwarfs)
    found["field"] = count(land.fields)
    found["grain_on_fields"] = home.grain_on_fields()
    found["vegetable_on_fields"] = home.vegetables_on_fields()
    found["meadow"] = count(land.meadows | land.small | land.large_cells)
    found["small_pasture"] = count(land.small)
    found["large_pasture"] = len(land.large)
    found["stable"] = count(land.stables)
    found["cavern"] = count(land.caverns | land.rooms)
    found["tunnel"] = count(land.tunnels | land.deep_tunnels)
    found["ore_mine"] = count(land.ore_mines)
    found["ruby_mine"] = count(land.ruby_mines)
    found["furnishing"] = len(home.rooms)
    found["begging_marker"] = home.goods[BEGGING]
    return found


def prospects(s: Caverna, seat: int) -> list[str]:
    """What a seat could do or is sure of."""
    home = s.homes[seat]
    found: list[str] = []
    if home.can_grow():
        found.append("opens:room_for_a_dwarf")
    if home.armed():
        found.append("opens:expeditions")
    if home.goods[GRAIN] + home.goods[VEGETABLE] > 0 and home.empty_fields():
        found.append("opens:something_to_sow")
    if home.goods[FOOD] >= 2 * len(home.dwarfs):
        found.append("secures:food_for_the_whole_family")
    if s.next_start == seat and s.seats > 1:
        found.append("secures:the_first_turn_of_the_next_round")
    return found
