"""What a position is worth to a seat: its points so far, and what they may become."""

from __future__ import annotations

from typing import Final

from hearthside.bots.agricola.cards import Library
from hearthside.bots.agricola.clock import Clock, harvest_is_past
from hearthside.bots.agricola.larder import Larder
from hearthside.bots.agricola.terrain import Estate
from hearthside.bots.agricola.weights import Weights
from hearthside.games.agricola.farm.farmyard import Farmyard, material_good
from hearthside.games.agricola.farm.fences import CELLS
from hearthside.games.agricola.farm.people import PEOPLE
from hearthside.games.agricola.farm.player import Player
from hearthside.games.agricola.farm.promises import to_come
from hearthside.games.agricola.flow import points
from hearthside.games.agricola.goods import (
    BEGGING,
    BOAR,
    BONUS,
    CATTLE,
    CLAY,
    GRAIN,
    REED,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
    count_of,
    has,
)
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.vocabulary.card import CARDS
from hearthside.games.agricola.vocabulary.in_play import cards_of
from hearthside.games.agricola.vocabulary.prices import room_price
from hearthside.games.agricola.vocabulary.questions import PEOPLE_PLACES

FIREPLACE: Final = 3
"""Clay for a cooking improvement, on average."""


class Judge:
    """Evaluates positions by a set of weights."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.library = Library()
        self.estates: dict[Farmyard, Estate] = {}
        self.past = False
        """Is the harvest of this round over?"""

    def begin(self, s: Agricola) -> None:
        """Prepare for positions that follow from this one."""
        self.estates.clear()
        self.past = harvest_is_past(s)

    def estate(self, farm: Farmyard) -> Estate:
        found = self.estates.get(farm)
        if found is None:
            found = Estate(farm, self.weights)
            self.estates[farm] = found
        return found

    def value(self, s: Agricola, p: int) -> float:
        """Points `p` may expect at the end of the game, on a scale of its own."""
        w = self.weights
        player = s.players[p]
        clock = Clock(s, p, self.past)
        tempo = clock.actions / (clock.actions + w.tempo)
        estate = self.estate(player.farm)
        value = estate.points + estate.potential * tempo
        value += Larder(s, player, clock, tempo, w).value
        value += self.cards(s, p, clock, tempo) + self.people(s, player, clock)
        if tempo:
            value += tempo * (self.resources(player) + self.growing(player))
            if player.promises:
                value += tempo * w.delivery * self.promised(s, player)
        if s.next_start == p and clock.rounds and s.seats > 1:
            value += w.start
        return value

    def cards(self, s: Agricola, p: int, clock: Clock, tempo: float) -> float:
        """Printed points, bonus points so far, abilities, cards in hand."""
        w = self.weights
        player = s.players[p]
        goods = player.goods
        hooks = player.hooks
        value = float(points.bonus(goods[BONUS], goods[BEGGING]))
        for seat in range(s.seats):
            for score in s.players[seat].hooks.scores:
                value += score.points(s, p) if seat == p else score.for_other(s, seat, p)
        rounds = clock.rounds
        ability = w.ability
        for card in cards_of(player.cards):
            value += CARDS[card].points + ability * self.library.in_play(card, rounds)
        if not tempo:
            return value
        for card in player.hand:
            value += w.hand * ability * tempo * self.library.in_hand(card, rounds)
        if not hooks.cooks:
            value += tempo * w.cook_plan * min(goods[CLAY], FIREPLACE) / FIREPLACE
        for exchange in hooks.exchanges:
            if exchange.craft >= 0:
                value += w.craft * len(clock.harvests)
        return value

    def people(self, s: Agricola, player: Player, clock: Clock) -> float:
        """The family, room for more of it, and goods for that room."""
        w = self.weights
        n = clock.family
        value = points.people(n) + w.action * clock.rounds * n
        if not clock.rounds or n >= PEOPLE:
            return value
        worth = 1.5 + w.action * min(clock.rounds - 1, 9)
        places = player.rooms() + player.hooks.statics[PEOPLE_PLACES] - n
        if places > 0:
            value += worth * (w.room + w.second_room * (min(places, PEOPLE - n) - 1))
            worth *= w.second_room
        if places < 2 and player.farm.room_cells():
            value += worth * w.plan * self.room_plan(player)
        return value

    def room_plan(self, player: Player) -> float:
        """How much of the price of a room there is, from 0 to 1."""
        price = room_price(player)[0]
        goods = player.goods
        if has(goods, price):
            return 1.0
        good = material_good(player.farm.material)
        need, reed = count_of(price, good), count_of(price, REED)
        material = min(goods[good], need) / need if need else 1.0
        return 0.5 * material + 0.5 * (min(goods[REED], reed) / reed if reed else 1.0)

    def resources(self, player: Player) -> float:
        """Building resources in hand."""
        w = self.weights
        goods = player.goods
        value = w.wood * self.pile(goods[WOOD], w.few_wood)
        value += w.clay * self.pile(goods[CLAY], w.few_clay)
        value += w.reed * self.pile(goods[REED], w.few_reed)
        return value + w.stone * self.pile(goods[STONE], w.few_stone)

    def pile(self, n: int, few: int) -> float:
        """Many are worth less than a few, each."""
        return float(n) if n <= few else few + (n - few) * self.weights.plenty

    def growing(self, player: Player) -> float:
        """Empty fields, seeds for them, free room for animals."""
        w = self.weights
        goods = player.goods
        fields = player.farm.fields.bit_count() + len(player.crops) - CELLS
        for crop in player.crops:
            if crop:
                fields -= 1
        seeds = min(goods[GRAIN], 3) + min(goods[VEGETABLE], 3)
        value = w.field * fields + w.seed * min(seeds, fields)
        free = player.places.total - goods[SHEEP] - goods[BOAR] - goods[CATTLE]
        if free > 0:
            value += w.space * min(free, w.spaces)
        return value

    def promised(self, s: Agricola, player: Player) -> float:
        """Building resources on round spaces to come; food, crops and animals are in the larder."""
        w = self.weights
        value = 0.0
        if not player.promises:
            return value
        for goods in to_come(player.promises, s.round):
            value += w.wood * count_of(goods, WOOD) + w.clay * count_of(goods, CLAY)
            value += w.reed * count_of(goods, REED) + w.stone * count_of(goods, STONE)
        return value
