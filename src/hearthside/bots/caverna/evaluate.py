"""What a position is worth to a seat: its points so far, and what they may become."""

from __future__ import annotations

from hearthside.bots.caverna.abilities import ABILITY
from hearthside.bots.caverna.clock import Clock
from hearthside.bots.caverna.terrain import Estate
from hearthside.bots.caverna.weights import Weights
from hearthside.games.caverna.dwarf import strength_of
from hearthside.games.caverna.food import EDIBLE, plan_food
from hearthside.games.caverna.furnished import tile_list
from hearthside.games.caverna.goods import (
    BEGGING,
    BOAR,
    CATTLE,
    DOG,
    DONKEY,
    FARM_ANIMALS,
    FOOD,
    GOLD,
    GRAIN,
    ORE,
    RUBY,
    RUBY_COMING,
    SHEEP,
    STONE,
    STONE_COMING,
    VEGETABLE,
    WOOD,
    WOOD_COMING,
)
from hearthside.games.caverna.home import FAMILY_LIMIT, Home
from hearthside.games.caverna.land import Land
from hearthside.games.caverna.state import Caverna


class Judge:
    """Evaluates positions by a set of weights."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.estates: dict[Land, Estate] = {}

    def forget(self) -> None:
        """Drop what was remembered about lands."""
        self.estates.clear()

    def estate(self, land: Land) -> Estate:
        found = self.estates.get(land)
        if found is None:
            found = Estate(land, self.weights)
            self.estates[land] = found
        return found

    def value(self, s: Caverna, p: int) -> float:
        """Points `p` may expect at the end of the game, on a scale of its own."""
        w = self.weights
        home = s.homes[p]
        clock = self.clock(s, p)
        rounds = clock.rounds
        estate = self.estate(home.land)
        tempo = clock.actions / (clock.actions + w.tempo)
        value = estate.points + estate.potential * tempo + estate.income * rounds
        value += self.rooms(s, p, rounds)
        value += self.goods(home, rounds, tempo) + self.animals(home, clock, tempo)
        value += self.food(home, clock) + self.dwarfs(home, rounds)
        if s.next_start == p and rounds and s.seats > 1:
            value += w.start
        return value

    def clock(self, s: Caverna, p: int) -> Clock:
        """How much of the game is left."""
        return Clock(s, p)

    def rooms(self, s: Caverna, p: int, rounds: int) -> float:
        """Furnishing tiles: printed points, bonuses so far, abilities."""
        value = 0.0
        tiles = s.content.tiles
        ability = self.weights.ability * rounds
        for index in tile_list(s.homes[p].rooms):
            value += tiles[index].points + ABILITY.get(index, 0.0) * ability
        for score in s.homes[p].hooks.scores:
            value += score.points(s, p)
        return value

    def goods(self, home: Home, rounds: int, tempo: float) -> float:
        """Goods in hand, on fields and to be delivered."""
        w = self.weights
        goods = home.goods
        crops = home.crops
        seeds = min(goods[GRAIN], 2) + min(goods[VEGETABLE], 2)
        grain = goods[GRAIN]
        vegetables = goods[VEGETABLE]
        fields = home.land.fields.bit_count()
        for i in range(5):
            if crops[i]:
                n = crops[i].bit_count()
                fields -= n
                if i < 3:
                    grain += n * (3 - i)
                else:
                    vegetables += n * (5 - i)
        value = w.wood * self.pile(goods[WOOD]) + w.stone * self.pile(goods[STONE])
        value += w.ore * self.pile(goods[ORE]) + w.ruby * goods[RUBY] + w.gold * goods[GOLD]
        value += w.grain * grain + w.vegetable * vegetables + w.dog * goods[DOG]
        value += w.seed * min(seeds, fields) + w.field * fields
        value *= tempo
        if goods[WOOD_COMING] or goods[STONE_COMING] or goods[RUBY_COMING]:
            coming = w.wood * min(goods[WOOD_COMING], rounds)
            coming += w.stone * min(goods[STONE_COMING], rounds)
            coming += (1 + w.ruby) * min(goods[RUBY_COMING], rounds)
            value += w.delivery * coming
        points = goods[RUBY] + goods[GOLD] + (grain + 1) // 2 + vegetables - 3 * goods[BEGGING]
        return value + points

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

    def dwarfs(self, home: Home, rounds: int) -> float:
        """The family, its weapons, and room for more of it."""
        w = self.weights
        n = len(home.dwarfs)
        value = n * (1 + w.action * rounds)
        if not rounds:
            return value
        strongest = 0
        strengths = 0
        for dwarf in home.dwarfs:
            strength = strength_of(dwarf)
            strengths += strength
            if strength > strongest:
                strongest = strength
        if strengths:
            value += rounds * (w.weapon * strongest + w.weapons * (strengths - strongest))
        worth = 1 + w.action * min(rounds - 1, 8)
        room = min(home.room(), FAMILY_LIMIT) - n
        if room > 0:
            value += worth * (w.room + w.second_room if room > 1 else w.room)
        elif n < FAMILY_LIMIT:
            goods = home.goods
            ready = min(goods[WOOD], 4) / 8 + min(goods[STONE], 3) / 6
            value += worth * w.plan * ready
        return value

    def animals(self, home: Home, clock: Clock, tempo: float) -> float:
        """Animals, newborns to be expected, and free room."""
        w = self.weights
        goods = home.goods
        pairs = 0
        value = float(goods[DOG])
        for good in FARM_ANIMALS:
            n = goods[good]
            if n > 1:
                value += n
                pairs += 1
            elif n == 1:
                value += 1 + w.single * tempo
            else:
                value -= 2
        free = self.free_room(home)
        if pairs and clock.breeding:
            births = pairs * clock.breeding
            housed = min(births, free)
            value += w.birth * housed + w.crowded_birth * (births - housed)
        return value + w.space * tempo * min(free, w.spaces)

    def free_room(self, home: Home) -> int:
        """Free room for animals, roughly: one kind per container is not looked at."""
        house = home.shelter()
        goods = home.goods
        rooms = 2 * house.rooms + house.stable_meadows + house.fields
        for pen in house.pens:
            rooms += pen
        watched = house.dogs + 1 if house.dogs else 0
        sheep = goods[SHEEP] - house.sheep_only - watched
        donkeys = goods[DONKEY] - house.mines
        boars = goods[BOAR] - house.forest_stables
        cattle = goods[CATTLE] - house.cattle_only
        extra = 0
        if sheep > 0:
            rooms -= sheep
        if donkeys > 0:
            rooms -= donkeys
        else:
            extra -= donkeys
        if boars > 0:
            rooms -= boars
        if cattle > 0:
            rooms -= cattle
        else:
            extra -= cattle
        return extra + rooms if rooms > 0 else extra
