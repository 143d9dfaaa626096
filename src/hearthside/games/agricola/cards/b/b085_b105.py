"""Deck B, occupations B085 to B105."""

from __future__ import annotations

from hearthside.core.connect import EitherOr, May
from hearthside.core.hooks import Score
from hearthside.core.node import Auto
from hearthside.games.agricola.board.printed import (
    DAY_LABORER,
    FARMLAND,
    GRAIN_SEEDS,
    SHEEP_MARKET,
)
from hearthside.games.agricola.farm.player import Player
from hearthside.games.agricola.farm.vacancies import pastures_with_room
from hearthside.games.agricola.goods import (
    BOAR,
    CATTLE,
    FOOD,
    GRAIN,
    REED,
    SHEEP,
    VEGETABLE,
    WOOD,
    bundle,
)
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.verbs.cards import PlayMinor
from hearthside.games.agricola.verbs.grow import Grow
from hearthside.games.agricola.verbs.occupations import FixedFee, PlayOccupation
from hearthside.games.agricola.verbs.plow import Plow
from hearthside.games.agricola.verbs.renovate import Renovate
from hearthside.games.agricola.verbs.rooms import BuildRooms
from hearthside.games.agricola.verbs.stables import BuildStables
from hearthside.games.agricola.vocabulary.arithmetic import Whether
from hearthside.games.agricola.vocabulary.card import card
from hearthside.games.agricola.vocabulary.card_counts import is_occupation
from hearthside.games.agricola.vocabulary.conditions import IN_STONE, Occupied
from hearthside.games.agricola.vocabulary.counts import Held
from hearthside.games.agricola.vocabulary.effects import Both, Gain
from hearthside.games.agricola.vocabulary.exchange import Exchange
from hearthside.games.agricola.vocabulary.in_play import card_of
from hearthside.games.agricola.vocabulary.prices import MAJOR_COST, CostRule
from hearthside.games.agricola.vocabulary.promises import ODD, Series
from hearthside.games.agricola.vocabulary.timing import ROUND
from hearthside.games.agricola.vocabulary.when import at, use

# Cottager
card("B087", use(DAY_LABORER.bit, EitherOr(BuildRooms(most=1), Renovate()), may=True))

# Groom
card(
    "B089",
    at(ROUND, BuildStables(1, most=1), may=True, when=IN_STONE),
    play=Gain(bundle(wood=1)),
)

# Cooperative Plower
card("B090", use(FARMLAND.bit, Plow(), may=True, when=Occupied(GRAIN_SEEDS)))

# Assistant Tiller
card("B091", use(DAY_LABORER.bit, Plow(), may=True))

# Little Stick Knitter
card("B092", use(SHEEP_MARKET.bit, Grow(since=5), may=True))


class StonePerNewRoom(CostRule):
    """1 stone less for every room beyond the first two."""

    def reduction(self, player: Player) -> int:
        return bundle(stone=1) * max(0, player.rooms() - 2)


# Master Bricklayer
card("B095", StonePerNewRoom(MAJOR_COST))

# Tree Farm Joiner
card(
    "B096",
    play=Both(Series(bundle(wood=1), most=2, rounds=ODD), Series(0, most=2, rounds=ODD)),
    arrival=May(PlayMinor()),
)

# Scholar
card(
    "B097",
    at(ROUND, EitherOr(PlayOccupation(FixedFee(1)), PlayMinor()), may=True, when=IN_STONE),
)


class RoomyPastures(Score[Agricola]):
    """Pastures with an animal and room for 3 more, arranged as is best (AGC-8.18)."""

    fewer = True

    def points(self, s: Agricola, p: int) -> int:
        player = s.players[p]
        g = player.goods
        pens = player.places
        return pastures_with_room(
            pens.pastures,
            pens.slots,
            (g[SHEEP], g[BOAR], g[CATTLE]),
            pens.holders,
            pens.once,
        )


class LaterOccupations(Score[Agricola]):
    """Occupations played after this card (AGC-8.16)."""

    def points(self, s: Agricola, p: int) -> int:
        n = 0
        later = False
        for entry in s.players[p].cards:
            if later and is_occupation(entry):
                n += 1
            if card_of(entry) == self.source:
                later = True
        return n


# Organic Farmer
card("B098", RoomyPastures())

# Tutor
card("B099", LaterOccupations())


class ByPlayers(Auto[Agricola]):
    """Goods that depend on the number of players."""

    def __init__(self, *goods: int) -> None:
        super().__init__()
        self.goods = goods

    def happen(self, s: Agricola, p: int) -> None:
        s.gain_all(p, self.goods[s.seats - 1])


# Consultant
card("B102", play=ByPlayers(bundle(grain=2), bundle(clay=3), bundle(reed=2), bundle(sheep=2)))

# Sheep Walker
card(
    "B104",
    Exchange(bundle(sheep=1), bundle(boar=1)),
    Exchange(bundle(sheep=1), bundle(vegetable=1)),
    Exchange(bundle(sheep=1), bundle(stone=1)),
)

# Case Builder
card(
    "B105",
    play=Both(
        Gain(bundle(food=1), Whether(Held(FOOD), 2)),
        Gain(bundle(grain=1), Whether(Held(GRAIN), 2)),
        Gain(bundle(vegetable=1), Whether(Held(VEGETABLE), 2)),
        Gain(bundle(reed=1), Whether(Held(REED), 2)),
        Gain(bundle(wood=1), Whether(Held(WOOD), 2)),
    ),
)
