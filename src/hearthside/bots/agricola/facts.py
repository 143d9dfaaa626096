"""Numbers about farmyards and about cards in play, found once for each that is met."""

from __future__ import annotations

from typing import Final

from hearthside.bots.agricola.cards import Library
from hearthside.bots.agricola.terrain import Estate, groups
from hearthside.bots.agricola.weights import Weights
from hearthside.games.agricola.farm.farmyard import CLAY_HOUSE, STONE_HOUSE, Farmyard
from hearthside.games.agricola.farm.player import Player
from hearthside.games.agricola.flow import points
from hearthside.games.agricola.goods import BOAR, CATTLE, SHEEP, VEGETABLE
from hearthside.games.agricola.vocabulary.card import CARDS, MAJOR, MINOR, OCCUPATION
from hearthside.games.agricola.vocabulary.hooks import CardHooks
from hearthside.games.agricola.vocabulary.in_play import cards_of

LIMIT: Final = 20_000
"""No more farmyards or sets of cards are remembered."""

FARM_NAMES: Final = [
    "points for fields",
    "points for pastures",
    "points for unused spaces",
    "points for fenced stables",
    "points for clay rooms",
    "points for stone rooms",
    "rooms",
    "clay house",
    "stone house",
    "fields",
    "stables outside",
    "pastures",
    "pasture spaces",
    "fences",
    "groups of unused spaces",
    "space for a room",
]


class FarmFacts:
    """A farmyard in numbers."""

    def __init__(self, farm: Farmyard, w: Weights) -> None:
        estate = Estate(farm, w)
        self.points = float(estate.points)
        self.potential = estate.potential
        rooms = farm.rooms.bit_count()
        fields = farm.fields.bit_count()
        unused = farm.unused()
        clay = farm.material == CLAY_HOUSE
        stone = farm.material == STONE_HOUSE
        self.rooms = rooms
        self.fields = fields
        self.numbers: list[float] = [
            float(points.fields(fields)),
            float(points.pastures(len(farm.pastures))),
            float(points.unused(unused.bit_count())),
            float(points.fenced_stables((farm.stables & farm.fold).bit_count())),
            float(points.clay_rooms(rooms)) if clay else 0.0,
            float(points.stone_rooms(rooms)) if stone else 0.0,
            float(rooms),
            1.0 if clay else 0.0,
            1.0 if stone else 0.0,
            float(fields),
            float((farm.stables & ~farm.fold).bit_count()),
            float(len(farm.pastures)),
            float(farm.fold.bit_count()),
            float(farm.fences.bit_count()),
            float(groups(unused)),
            1.0 if farm.room_cells() else 0.0,
        ]
        """One for each of FARM_NAMES."""


MAJORS: Final = [card.index for card in CARDS if card.kind == MAJOR]
CARD_NAMES: Final = [
    *[CARDS[index].id for index in MAJORS],
    "cooks",
    "food for a vegetable",
    "food for a sheep",
    "food for a boar",
    "food for a cattle",
    "food from the best oven",
    "ovens",
    "crafts",
    "occupations in play",
    "minors in play",
    "points on cards",
]


class CardFacts:
    """The cards in front of a player in numbers."""

    def __init__(self, player: Player, library: Library) -> None:
        hooks = player.hooks
        played = cards_of(player.cards)
        self.printed = 0
        """Points printed on them."""
        self.abilities = 0.0
        """What they may bring in every round to come."""
        self.crafts = 0
        occupations = 0
        minors = 0
        for index in played:
            card = CARDS[index]
            self.printed += card.points
            self.abilities += library.abilities[index]
            if card.kind == OCCUPATION:
                occupations += 1
            elif card.kind == MINOR:
                minors += 1
        for exchange in hooks.exchanges:
            if exchange.craft >= 0:
                self.crafts += 1
        rates = hooks.rates
        self.numbers: list[float] = [1.0 if index in played else 0.0 for index in MAJORS]
        """One for each of CARD_NAMES."""
        self.numbers += [
            1.0 if hooks.cooks else 0.0,
            float(rates[VEGETABLE]),
            float(rates[SHEEP]),
            float(rates[BOAR]),
            float(rates[CATTLE]),
            float(hooks.ovens[0].food) if hooks.ovens else 0.0,
            float(len(hooks.ovens)),
            float(self.crafts),
            float(occupations),
            float(minors),
            float(self.printed),
        ]


class Facts:
    """Remembers what it found; farmyards and hooks are values that never change."""

    def __init__(self, w: Weights, library: Library) -> None:
        self.weights = w
        self.library = library
        self.farms: dict[Farmyard, FarmFacts] = {}
        self.sets: dict[CardHooks, CardFacts] = {}

    def farm(self, farm: Farmyard) -> FarmFacts:
        found = self.farms.get(farm)
        if found is None:
            if len(self.farms) >= LIMIT:
                self.farms.clear()
            found = self.farms[farm] = FarmFacts(farm, self.weights)
        return found

    def cards(self, player: Player) -> CardFacts:
        found = self.sets.get(player.hooks)
        if found is None:
            if len(self.sets) >= LIMIT:
                self.sets.clear()
            found = self.sets[player.hooks] = CardFacts(player, self.library)
        return found
