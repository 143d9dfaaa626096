"""Agricola in named numbers."""

from __future__ import annotations

from typing import Final, cast

from hearthside.bots.agricola.board import BOARD_NAMES, describe_board
from hearthside.bots.agricola.clock import FED, REAPED, Clock, harvest_is_past
from hearthside.bots.agricola.evaluate import FIREPLACE, Judge
from hearthside.bots.agricola.facts import CARD_NAMES, FARM_NAMES, CardFacts, Facts
from hearthside.bots.agricola.larder import EDIBLE, EXACT, MOST_COUNTED, Larder
from hearthside.bots.agricola.weights import Weights
from hearthside.bots.features import Features
from hearthside.core.state import State
from hearthside.games.agricola.farm.crops import good_on, number_on
from hearthside.games.agricola.farm.people import PEOPLE
from hearthside.games.agricola.farm.player import Player
from hearthside.games.agricola.farm.promises import goods_of, round_of
from hearthside.games.agricola.flow import points, scoring
from hearthside.games.agricola.flow.rounds import STAGE_OF_ROUND
from hearthside.games.agricola.goods import (
    BEGGING,
    BOAR,
    BONUS,
    CATTLE,
    CLAY,
    FOOD,
    GOOD_NAMES,
    GOODS,
    GRAIN,
    PLACED,
    REED,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
    count_of,
)
from hearthside.games.agricola.state import HARVESTS, LAST_ROUND, Agricola
from hearthside.games.agricola.variants.teams import partner
from hearthside.games.agricola.vocabulary.card import CARDS, OCCUPATION
from hearthside.games.agricola.vocabulary.questions import PEOPLE_PLACES

COMMON_NAMES: Final = [
    "round",
    "rounds left",
    "stage",
    "rounds to the next harvest",
    "harvests left",
    "before the game",
    "work phase",
    "harvest",
    "alone",
    "two players",
    "three players",
    "four players",
    "with hand cards",
    "teams",
    "people of others to place",
    "somebody to place",
    "others who place first",
    "best points of others",
    "worth of the partner",
    "value of occupations in hand",
    "value of minors in hand",
    "best occupation in hand",
    "best minor in hand",
    "occupations in hand",
    "minors in hand",
    "cards in the market",
]
JUDGED_NAMES: Final = [
    "worth",
    "tempo",
    "farmyard",
    "prospects of the farmyard",
    "larder",
    "cost of hunger",
    "food to be found",
    "grain at the end",
    "vegetables at the end",
    "sheep at the end",
    "boar at the end",
    "cattle at the end",
    "spare food at the end",
    "worth of cards",
    "worth of abilities",
    "worth of people",
    "goods for a room",
    "worth of resources",
    "worth of fields and room",
    "worth of promises",
]
POINT_NAMES: Final = [
    "points",
    "points for grain",
    "points for vegetables",
    "points for sheep",
    "points for boar",
    "points for cattle",
    "points for people",
    "bonus points",
    "begging markers",
]
GOODS_NAMES: Final = [
    *GOOD_NAMES,
    "a few wood",
    "a few clay",
    "a few reed",
    "a few stone",
    "two sheep",
    "two boar",
    "two cattle",
    "room for animals",
    "free room for animals",
    "grain on fields",
    "vegetables on fields",
    "planted fields",
    "empty fields",
]
PEOPLE_NAMES: Final = [
    "people",
    "people to place",
    "newborns",
    "places for more people",
    "placements left",
    "starting player",
    "next starting player",
    "cards in hand",
]
FOOD_NAMES: Final = [
    "food due next",
    "food due in all",
    "food missing next",
    "food by cooking",
    "food from fields next",
    "hunger next",
    "food promised",
    "goods promised",
]


def harvest_over(s: Agricola) -> bool:
    """Is the harvest of this round over? Right as well where what follows is cut off."""
    return not s.working and not s.harvesting and harvest_is_past(s)


class AgricolaFeatures(Features):
    """What the bot `greedy` sees, its parts one by one, and the bare facts of farms and board."""

    def __init__(self) -> None:
        self.judge = Judge(Weights())
        self.facts = Facts(self.judge.weights, self.judge.library)
        self.kinds = [card.kind for card in CARDS]
        self.common_names = COMMON_NAMES + BOARD_NAMES
        self.side_names = [
            *JUDGED_NAMES,
            *POINT_NAMES,
            *GOODS_NAMES,
            *PEOPLE_NAMES,
            *FOOD_NAMES,
            *FARM_NAMES,
            *CARD_NAMES,
        ]

    # What all share

    def common(self, s: State, p: int, out: list[float]) -> None:
        game = cast(Agricola, s)
        now = game.round
        seats = game.seats
        over = harvest_over(game)
        coming = [h for h in HARVESTS if h > now or (h == now and not over)]
        out.append(float(now))
        out.append(float(LAST_ROUND - now))
        out.append(float(STAGE_OF_ROUND[now]))
        out.append(float(coming[0] - now) if coming else 0.0)
        out.append(float(len(coming)))
        out.append(0.0 if now else 1.0)
        out.append(1.0 if game.working else 0.0)
        out.append(1.0 if game.harvesting else 0.0)
        for n in (1, 2, 3, 4):
            out.append(1.0 if seats == n else 0.0)
        out.append(1.0 if game.rules.hand_cards else 0.0)
        out.append(1.0 if game.rules.teams else 0.0)
        waiting = [0] * seats
        if game.working:
            for q in range(seats):
                waiting[q] = game.players[q].people.count(0)
        left = sum(waiting)
        out.append(float(left - waiting[p]))
        out.append(1.0 if left else 0.0)
        out.append(float(self.first(game, p, waiting)))
        best = 0.0
        if seats > 2:
            best = float(max([scoring.total(game, q) for q in range(seats) if q != p]))
        out.append(best)
        out.append(self.worth(game, partner(game, p)) if game.rules.teams else 0.0)
        self.hand(game, p, out)
        describe_board(game, not left, out)

    def first(self, s: Agricola, p: int, waiting: list[int]) -> int:
        """How many others place a person before `p` does."""
        if not waiting[p]:
            return sum([1 for n in waiting if n]) or (p - s.next_start) % s.seats
        own = s.players[p].goods[PLACED] * 8 + (p - s.start) % s.seats
        n = 0
        for q in range(s.seats):
            if waiting[q]:
                n += s.players[q].goods[PLACED] * 8 + (q - s.start) % s.seats < own
        return n

    def hand(self, s: Agricola, p: int, out: list[float]) -> None:
        """What the own hand cards may bring, by their kinds."""
        library = self.judge.library
        rounds = LAST_ROUND - s.round
        kinds = self.kinds
        occupations = minors = best_occupation = best_minor = 0.0
        held = 0
        hand = s.players[p].hand
        for card in hand:
            value = library.promises[card] + library.abilities[card] * rounds
            if kinds[card] == OCCUPATION:
                held += 1
                occupations += value
                best_occupation = max(best_occupation, value)
            else:
                minors += value
                best_minor = max(best_minor, value)
        out.append(occupations)
        out.append(minors)
        out.append(best_occupation)
        out.append(best_minor)
        out.append(float(held))
        out.append(float(len(hand) - held))
        out.append(float(len(s.market)))

    # One seat

    def side(self, s: State, p: int, out: list[float]) -> None:
        game = cast(Agricola, s)
        player = game.players[p]
        clock = Clock(game, p, harvest_over(game))
        cards = self.facts.cards(player)
        bonus = self.bonus(game, p)
        self.judged(game, p, clock, cards, bonus, out)
        self.points(player, cards, bonus, out)
        self.goods(player, out)
        self.people(game, p, clock, out)
        self.food(game, player, clock, out)
        out.extend(self.facts.farm(player.farm).numbers)
        out.extend(cards.numbers)

    def worth(self, s: Agricola, p: int) -> float:
        """What the hand-made judge says, hand cards left out."""
        found: list[float] = []
        player = s.players[p]
        clock = Clock(s, p, harvest_over(s))
        self.judged(s, p, clock, self.facts.cards(player), self.bonus(s, p), found)
        return found[0]

    def bonus(self, s: Agricola, p: int) -> int:
        """Bonus points so far, less those for begging markers."""
        goods = s.players[p].goods
        found = points.bonus(goods[BONUS], goods[BEGGING])
        for seat in range(s.seats):
            for score in s.players[seat].hooks.scores:
                found += score.points(s, p) if seat == p else score.for_other(s, seat, p)
        return found

    def judged(
        self, s: Agricola, p: int, clock: Clock, cards: CardFacts, bonus: int, out: list[float]
    ) -> None:
        """The parts of the hand-made value (evaluate.py), their sum first."""
        judge = self.judge
        w = judge.weights
        player = s.players[p]
        tempo = clock.actions / (clock.actions + w.tempo)
        farm = self.facts.farm(player.farm)
        prospects = farm.potential * tempo
        larder = Larder(s, player, clock, tempo, w)
        worth_of_cards = float(bonus + cards.printed)
        abilities = w.ability * cards.abilities * clock.rounds
        people = judge.people(s, player, clock)
        resources = growing = promised = 0.0
        if tempo:
            if not player.hooks.cooks:
                abilities += tempo * w.cook_plan * min(player.goods[CLAY], FIREPLACE) / FIREPLACE
            abilities += w.craft * len(clock.harvests) * cards.crafts
            resources = tempo * judge.resources(player)
            growing = tempo * judge.growing(player)
            if player.promises:
                promised = tempo * w.delivery * judge.promised(s, player)
        worth = farm.points + prospects + larder.value + worth_of_cards + abilities
        worth += people + resources + growing + promised
        if s.next_start == p and clock.rounds and s.seats > 1:
            worth += w.start
        out.append(worth)
        out.append(tempo)
        out.append(farm.points)
        out.append(prospects)
        out.append(larder.value)
        out.append(larder.cost)
        out.append(float(larder.missing))
        for good in EDIBLE:
            out.append(float(larder.goods[good]))
        out.append(float(larder.goods[FOOD]))
        out.append(worth_of_cards)
        out.append(abilities)
        out.append(people)
        out.append(judge.room_plan(player) if clock.rounds else 0.0)
        out.append(resources)
        out.append(growing)
        out.append(promised)

    def points(self, player: Player, cards: CardFacts, bonus: int, out: list[float]) -> None:
        """Points so far (AGR-13.2); those for the farmyard are among its facts."""
        goods = player.goods
        counts = [goods[good] for good in EDIBLE]
        for crop in player.crops:
            if crop:
                good = good_on(crop)
                if good == GRAIN:
                    counts[0] += number_on(crop)
                elif good == VEGETABLE:
                    counts[1] += number_on(crop)
        place = len(out)
        out.append(0.0)
        people = points.people(len(player.people))
        total = self.facts.farm(player.farm).points + people + cards.printed + bonus
        for i in range(len(EDIBLE)):
            found = EXACT[EDIBLE[i]][min(counts[i], MOST_COUNTED)]
            total += found
            out.append(found)
        out[place] = total
        out.append(float(people))
        out.append(float(bonus))
        out.append(float(goods[BEGGING]))

    def goods(self, player: Player, out: list[float]) -> None:
        """What is in hand and on fields, and how much room for animals there is."""
        goods = player.goods
        for good in range(GOODS):
            out.append(float(goods[good]))
        out.append(float(min(goods[WOOD], 5)))
        out.append(float(min(goods[CLAY], 5)))
        out.append(float(min(goods[REED], 2)))
        out.append(float(min(goods[STONE], 3)))
        out.append(1.0 if goods[SHEEP] >= 2 else 0.0)
        out.append(1.0 if goods[BOAR] >= 2 else 0.0)
        out.append(1.0 if goods[CATTLE] >= 2 else 0.0)
        room = player.places.total
        out.append(float(room))
        out.append(float(max(0, room - goods[SHEEP] - goods[BOAR] - goods[CATTLE])))
        grain = vegetables = planted = 0
        for crop in player.crops:
            if crop:
                planted += 1
                good = good_on(crop)
                if good == GRAIN:
                    grain += number_on(crop)
                elif good == VEGETABLE:
                    vegetables += number_on(crop)
        fields = self.facts.farm(player.farm).fields + len(player.hooks.plots)
        out.append(float(grain))
        out.append(float(vegetables))
        out.append(float(planted))
        out.append(float(fields - planted))

    def people(self, s: Agricola, p: int, clock: Clock, out: list[float]) -> None:
        player = s.players[p]
        n = clock.family
        places = player.rooms() + player.hooks.statics[PEOPLE_PLACES] - n
        out.append(float(n))
        out.append(float(clock.waiting))
        out.append(float(clock.newborns))
        out.append(float(max(0, min(places, PEOPLE - n))))
        out.append(float(clock.actions))
        out.append(1.0 if s.start == p else 0.0)
        out.append(1.0 if s.next_start == p else 0.0)
        out.append(float(len(player.hand)))

    def food(self, s: Agricola, player: Player, clock: Clock, out: list[float]) -> None:
        """What the next harvest asks for, and where it may come from."""
        goods = player.goods
        rates = player.hooks.rates
        each = 3 if s.seats == 1 else 2
        due = total = 0
        upcoming = 0
        progress = clock.progress
        for h in clock.harvests:
            if h == s.round and progress >= FED:
                continue
            need = each * clock.family
            if h == s.round:
                need -= (each - 1) * clock.newborns
            if not upcoming:
                upcoming = h
                due = need
            total += need
        food = promised = others = 0
        for entry in player.promises:
            if round_of(entry) > s.round:
                packed = goods_of(entry)
                n = count_of(packed, FOOD)
                food += n
                if round_of(entry) <= upcoming:
                    promised += n
                for good in range(GOODS):
                    others += count_of(packed, good)
        cooked = 0
        for good in EDIBLE:
            cooked += goods[good] * rates[good]
        reaped = 0
        if upcoming and (upcoming > s.round or progress < REAPED):
            for crop in player.crops:
                if crop:
                    reaped += rates[good_on(crop)]
        missing = max(0, due - goods[FOOD] - promised)
        out.append(float(due))
        out.append(float(total))
        out.append(float(missing))
        out.append(float(cooked))
        out.append(float(reaped))
        out.append(float(max(0, missing - cooked - reaped)))
        out.append(float(food))
        out.append(float(others - food))
