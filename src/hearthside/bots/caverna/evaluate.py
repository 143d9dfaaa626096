"""What a position is worth to a seat: its points so far, and what they may become."""

from __future__ import annotations

from hearthside.bots.caverna.abilities import ABILITY
from hearthside.bots.caverna.clock import Clock
from hearthside.bots.caverna.terrain import land_value
from hearthside.bots.caverna.weights import Weights
from hearthside.games.caverna.food import EDIBLE, plan_food
from hearthside.games.caverna.goods import (
    DOG,
    FARM_ANIMALS,
    FOOD,
    GOLD,
    GRAIN,
    ORE,
    RUBY,
    RUBY_COMING,
    STONE,
    STONE_COMING,
    VEGETABLE,
    WOOD,
    WOOD_COMING,
)
from hearthside.games.caverna.home import FAMILY_LIMIT, STRENGTH, Home
from hearthside.games.caverna.scoring import total
from hearthside.games.caverna.shelter import Shelter
from hearthside.games.caverna.state import Caverna


class Judge:
    """Evaluates positions by a set of weights."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def value(self, s: Caverna, p: int) -> float:
        """Points `p` may expect at the end of the game, on a scale of its own."""
        home = s.homes[p]
        clock = Clock(s, p)
        points = float(total(s, p))
        if clock.actions == 0 and clock.due == 0:
            return points + self.breeding(home, clock)
        tempo = clock.actions / (clock.actions + self.weights.tempo)
        value = points + self.goods(home, tempo) + self.food(home, clock)
        value += self.dwarfs(home, clock) + self.breeding(home, clock)
        value += self.capacity(home) * self.weights.space * tempo
        value += land_value(home.land, home.sown(), clock.rounds, tempo, self.weights)
        for room in home.rooms:
            value += ABILITY[room & 255] * clock.rounds * self.weights.ability
        if s.next_start == p and s.seats > 1 and clock.rounds:
            value += self.weights.start
        return value

    def goods(self, home: Home, tempo: float) -> float:
        """Goods in hand and to be delivered, beyond their points."""
        w = self.weights
        goods = home.goods
        value = w.wood * self.pile(goods[WOOD]) + w.stone * self.pile(goods[STONE])
        value += w.ore * self.pile(goods[ORE]) + w.ruby * goods[RUBY] + w.gold * goods[GOLD]
        value += w.dog * goods[DOG]
        grain, vegetables = goods[GRAIN], goods[VEGETABLE]
        value += w.grain * (grain + home.grain_on_fields())
        value += w.vegetable * (vegetables + home.vegetables_on_fields())
        value += w.seed * min(min(grain, 2) + min(vegetables, 2), home.empty_fields().bit_count())
        value *= tempo
        if goods[WOOD_COMING] or goods[STONE_COMING] or goods[RUBY_COMING]:
            coming = w.wood * goods[WOOD_COMING] + w.stone * goods[STONE_COMING]
            value += w.delivery * (coming + (1 + w.ruby) * goods[RUBY_COMING])
        return value

    def pile(self, n: int) -> float:
        """Many are worth less than a few, each."""
        few = self.weights.few
        return float(n) if n <= few else few + (n - few) * self.weights.plenty

    def food(self, home: Home, clock: Clock) -> float:
        """Food that will be asked for, and the price of what is missing."""
        w = self.weights
        food = home.goods[FOOD]
        value = w.food * min(food, clock.due + clock.later)
        missing = clock.due - food
        if missing > 0:
            plan = [home.goods[good] for good in EDIBLE]
            if plan[7] < 2:
                plan[7] = 0
            made = min(missing, plan_food(home, plan))
            value -= w.convert * made
            value -= w.begging * (missing - made) / (1 + w.worry * clock.waiting)
        return value

    def dwarfs(self, home: Home, clock: Clock) -> float:
        """The family, its weapons, and room for more of it."""
        w = self.weights
        rounds = clock.rounds
        n = len(home.dwarfs)
        value = w.action * rounds * n
        for dwarf in home.dwarfs:
            value += w.weapon * rounds * (dwarf & STRENGTH)
        if rounds:
            worth = 1 + w.action * min(rounds - 1, 8)
            room = min(home.room(), FAMILY_LIMIT) - n
            if room > 0:
                value += worth * w.room
                if room > 1:
                    value += worth * w.second_room
            elif n < FAMILY_LIMIT:
                goods = home.goods
                ready = min(goods[WOOD], 4) / 8 + min(goods[STONE], 3) / 6
                value += worth * w.room * w.plan * ready
        return value

    def breeding(self, home: Home, clock: Clock) -> float:
        """Newborns to be expected."""
        w = self.weights
        goods = home.goods
        pairs = 0
        value = 0.0
        for good in FARM_ANIMALS:
            n = goods[good]
            if n > 1:
                pairs += 1
            elif n == 1 and clock.breeding > 1:
                value += w.single
        births = pairs * clock.breeding
        if births:
            free = self.capacity(home)
            housed = min(births, free)
            value += w.birth * housed + w.crowded_birth * (births - housed)
        return value

    def capacity(self, home: Home) -> int:
        """Free room for animals, roughly."""
        house: Shelter = home.shelter()
        rooms = 2 * house.rooms + house.stable_meadows + house.fields
        for pen in house.pens:
            rooms += pen
        goods = home.goods
        sheep, donkeys, boars, cattle = goods[9], goods[10], goods[11], goods[12]
        dogs = house.dogs
        watched = dogs + 1 if dogs else 0
        used = max(0, sheep - house.cuddle - watched) + max(0, donkeys - house.mines)
        used += max(0, boars - house.forest_stables) + max(0, cattle - house.breakfast)
        free = max(0, rooms - used)
        free += max(0, house.mines - donkeys) + max(0, house.breakfast - cattle)
        return min(free, self.weights.spaces)


