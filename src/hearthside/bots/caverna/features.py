"""Caverna in numbers: the table as a seat sees it, and every home."""

from __future__ import annotations

from typing import Final, cast

from hearthside.bots.caverna.clock import Clock
from hearthside.bots.caverna.evaluate import Judge
from hearthside.bots.caverna.features_board import Board
from hearthside.bots.caverna.features_ground import LAND_NAMES, Grounds
from hearthside.bots.caverna.features_tiles import TileSets
from hearthside.bots.caverna.weights import Weights
from hearthside.bots.features import Features
from hearthside.core.state import State
from hearthside.games.caverna import scoring
from hearthside.games.caverna.content import CAVERNA, Content
from hearthside.games.caverna.dwarf import AT_HOME, at_home, is_newborn, space_of, strength_of
from hearthside.games.caverna.dwarf import waiting as dwarfs_waiting
from hearthside.games.caverna.food import EDIBLE, plan_food
from hearthside.games.caverna.furnished import tiles_in
from hearthside.games.caverna.goods import (
    BOAR,
    CATTLE,
    DONKEY,
    FOOD,
    GOOD_NAMES,
    GOODS,
    GRAIN,
    ORE,
    RUBY,
    RUBY_COMING,
    SHEEP,
    STABLES,
    STONE,
    STONE_COMING,
    VEGETABLE,
    WOOD,
    WOOD_COMING,
)
from hearthside.games.caverna.harvest import HARVEST_NAMES, NO_HARVEST, kind_of_round
from hearthside.games.caverna.home import FAMILY_LIMIT, Home
from hearthside.games.caverna.rounds import FIRST_MARKER, LAST_ROUND
from hearthside.games.caverna.state import Caverna

SLOTS: Final = 6
"""Weapons that are looked at one by one, the strongest first."""

TABLE_NAMES: Final = (
    "round",
    "rounds to come",
    "seats",
    "alone",
    "two seats",
    "all tiles",
    "harvest under way",
    "harvest unknown",
    "green markers left",
    "red markers left",
    "red markers seen",
    "place in order",
    "place in next order",
    "placements left",
    "placements of others left",
    "placements before own",
    "free spaces",
)
JUDGED_NAMES: Final = (
    "judged value",
    "judged land",
    "judged prospects",
    "judged income",
    "judged tiles",
    "judged goods",
    "judged animals",
    "judged food",
    "judged dwarfs",
)
DETAIL_NAMES: Final = (
    "few wood",
    "few stone",
    "few ore",
    "few rubies",
    "dwelling affordable",
    "two sheep",
    "two donkeys",
    "two boars",
    "two cattle",
    "births",
    "housed births",
    "room for animals",
    "stables left",
    "wood to come",
    "stone to come",
    "rubies to come",
    "grain fields",
    "vegetable fields",
    "grain on fields",
    "vegetables on fields",
    "empty fields",
    "seeds for fields",
    "food due",
    "food due later",
    "food missing",
    "food obtainable",
    "begging ahead",
    "food kept",
    "breeding steps",
    "actions to come",
    "tempo",
    "starts",
    "starts next",
    "dwarfs",
    "newborns",
    "dwarfs to place",
    "room for dwarfs",
    "may grow",
    "armed dwarfs",
    "strengths",
    "strengths to place",
    "strongest to place",
    "dwellings",
    "green tiles",
    "yellow tiles",
    "abilities",
)


class CavernaFeatures(Features):
    """The features of Caverna; an expansion gives its own judge, content and lists."""

    def __init__(
        self,
        judge: Judge | None = None,
        content: Content = CAVERNA,
        spaces: list[int] | None = None,
        flagged: list[int] | None = None,
        harvests: tuple[str, ...] = HARVEST_NAMES,
        parts: tuple[str, ...] = scoring.PARTS,
    ) -> None:
        self.judge = judge if judge is not None else Judge(Weights())
        self.grounds = Grounds(self.judge.weights)
        every_tile = list(range(len(content.tiles)))
        self.tiles = TileSets(content, every_tile if flagged is None else flagged)
        every_space = list(range(len(content.spaces)))
        self.board = Board(content, every_space if spaces is None else spaces)
        self.harvests = len(harvests)
        self.common_names = [
            *TABLE_NAMES,
            *[f"harvest {name}" for name in harvests],
            *self.board.names,
        ]
        self.side_names = [
            *JUDGED_NAMES,
            "points",
            *[f"points for {name}" for name in parts],
            *GOOD_NAMES,
            *LAND_NAMES,
            *DETAIL_NAMES,
            *[f"weapon {i + 1}" for i in range(SLOTS)],
            *self.tiles.names("has"),
        ]

    # What an expansion changes

    def kind(self, s: Caverna) -> int:
        """The harvest of this round; -1 if its marker is still hidden."""
        if s.rules.reveal_late and s.round >= FIRST_MARKER and s.seats > 1 and not s.marker:
            return -1
        return kind_of_round(s)

    def parts(self, s: Caverna, p: int) -> list[int]:
        """The points so far by category."""
        return scoring.parts(s, p)

    def may_grow(self, home: Home) -> bool:
        """Is there room for another dwarf?"""
        return home.can_grow()

    def working(self, s: Caverna) -> bool:
        """Is it the time to place workers?"""
        return s.harvest == NO_HARVEST

    def waiting(self, home: Home) -> int:
        """Workers still to be placed."""
        return dwarfs_waiting(home.dwarfs)

    def placed(self, home: Home) -> int:
        """Workers placed in this round."""
        n = 0
        for dwarf in home.dwarfs:
            if space_of(dwarf) != AT_HOME and not is_newborn(dwarf):
                n += 1
        return n

    # The table

    def common(self, s: State, p: int, out: list[float]) -> None:
        self.table(cast(Caverna, s), p, out)

    def table(self, s: Caverna, p: int, out: list[float]) -> None:
        """What all seats share, and when it is whose turn."""
        seats = s.seats
        rounds = LAST_ROUND - s.round
        if s.round < 9 and seats <= 2:
            rounds -= 1
        place = (p - s.start) % seats
        own = 0
        others = 0
        before = 0
        free = 0
        if self.working(s):
            home = s.homes[p]
            own = self.waiting(home)
            placed = self.placed(home)
            for q in range(seats):
                if q != p:
                    home = s.homes[q]
                    left = self.waiting(home)
                    others += left
                    if left and own:
                        done = self.placed(home)
                        if done < placed or (done == placed and (q - s.start) % seats < place):
                            before += 1
            if not own:
                before = others
        occupants = s.occupants
        for index in s.open_spaces:
            if occupants[index] < 0:
                free += 1
        kind = self.kind(s)
        out += [
            float(s.round),
            float(rounds),
            float(seats),
            1.0 if seats == 1 else 0.0,
            1.0 if seats == 2 else 0.0,
            1.0 if s.rules.full else 0.0,
            1.0 if s.harvest != NO_HARVEST else 0.0,
            1.0 if kind < 0 else 0.0,
            float(s.greens),
            float(s.reds),
            float(s.reds_seen),
            float(place),
            float((p - s.next_start) % seats),
            float(own),
            float(others),
            float(before),
            float(free),
        ]
        kinds = [0.0] * self.harvests
        if kind >= 0:
            kinds[kind] = 1.0
        out += kinds
        self.board.describe(s, out)

    # A home

    def side(self, s: State, p: int, out: list[float]) -> None:
        game = cast(Caverna, s)
        self.home(game, p, self.judge.clock(game, p), out)

    def home(self, s: Caverna, p: int, clock: Clock, out: list[float]) -> None:
        """One home: what the judge thinks of it, points so far, and all that is there."""
        judge = self.judge
        w = judge.weights
        home = s.homes[p]
        goods = home.goods
        crops = home.crops
        rounds = clock.rounds
        tempo = clock.actions / (clock.actions + w.tempo)
        ground = self.grounds.of(home.land)
        rooms = home.rooms
        tiles = self.tiles.of(tiles_in(rooms))
        parts = self.parts(s, p)

        prospects = ground.potential * tempo
        income = ground.income * rounds
        furnished = parts[11] + parts[12] + tiles.ability * w.ability * rounds
        supplies = judge.goods(home, rounds, tempo)
        animals = judge.animals(home, clock, tempo)
        larder = judge.food(home, clock)
        family = judge.dwarfs(home, rounds)
        value = ground.points + prospects + income + furnished
        value += supplies + animals + larder + family
        if s.next_start == p and rounds and s.seats > 1:
            value += w.start
        out += [
            value,
            float(ground.points),
            prospects,
            income,
            furnished,
            supplies,
            animals,
            larder,
            family,
            float(sum(parts)),
        ]
        for points in parts:
            out.append(float(points))
        for good in range(GOODS):
            out.append(float(goods[good]))
        out += ground.numbers

        pairs = 0
        for good in (SHEEP, DONKEY, BOAR, CATTLE):
            if goods[good] > 1:
                pairs += 1
        births = pairs * clock.breeding
        space = judge.free_room(home)
        grain_fields = (crops[0] | crops[1] | crops[2]).bit_count()
        vegetable_fields = (crops[3] | crops[4]).bit_count()
        empty = home.land.fields.bit_count() - grain_fields - vegetable_fields
        seeds = min(goods[GRAIN], 2) + min(goods[VEGETABLE], 2)
        food = goods[FOOD]
        missing = clock.due - food if clock.due > food else 0
        plan = [goods[good] for good in EDIBLE]
        if plan[7] < 2:
            plan[7] = 0
        obtainable = plan_food(home, plan)
        weapons: list[int] = []
        newborns = 0
        waiting = 0
        strengths = 0
        armed = 0
        ready = 0
        strongest_ready = 0
        for dwarf in home.dwarfs:
            strength = strength_of(dwarf)
            if is_newborn(dwarf):
                newborns += 1
            if strength:
                armed += 1
                strengths += strength
                weapons.append(-strength)
            if at_home(dwarf):
                waiting += 1
                ready += strength
                if strength > strongest_ready:
                    strongest_ready = strength
        weapons.sort()
        number = len(home.dwarfs)
        room = home.room() - number
        out += [
            float(min(goods[WOOD], 4)),
            float(min(goods[STONE], 3)),
            float(min(goods[ORE], 5)),
            float(min(goods[RUBY], 2)),
            1.0 if goods[WOOD] > 3 and goods[STONE] > 2 else 0.0,
            1.0 if goods[SHEEP] > 1 else 0.0,
            1.0 if goods[DONKEY] > 1 else 0.0,
            1.0 if goods[BOAR] > 1 else 0.0,
            1.0 if goods[CATTLE] > 1 else 0.0,
            float(births),
            float(min(births, space)),
            float(space),
            float(goods[STABLES]),
            float(min(goods[WOOD_COMING], rounds)),
            float(min(goods[STONE_COMING], rounds)),
            float(min(goods[RUBY_COMING], rounds)),
            float(grain_fields),
            float(vegetable_fields),
            float(home.grain_on_fields()),
            float(home.vegetables_on_fields()),
            float(empty),
            float(min(seeds, empty)),
            float(clock.due),
            float(clock.later),
            float(missing),
            float(obtainable),
            float(missing - obtainable if missing > obtainable else 0),
            float(food - clock.due if food > clock.due else 0),
            float(clock.breeding),
            float(clock.actions),
            tempo,
            1.0 if s.start == p else 0.0,
            1.0 if s.next_start == p else 0.0,
            float(number),
            float(newborns),
            float(waiting),
            float(min(room, FAMILY_LIMIT + 1 - number)),
            1.0 if self.may_grow(home) else 0.0,
            float(armed),
            float(strengths),
            float(ready),
            float(strongest_ready),
            float(len(rooms) - tiles.greens - tiles.yellows),
            float(tiles.greens),
            float(tiles.yellows),
            tiles.ability,
        ]
        for i in range(SLOTS):
            out.append(float(-weapons[i]) if i < len(weapons) else 0.0)
        out += tiles.flags
