"""Proposals for arranging animals: safe places first, so that everything still fits (FF-0.9)."""

from __future__ import annotations

from hearthside.games.caverna.goods import CATTLE, DOG, SHEEP
from hearthside.games.caverna.housing import cover
from hearthside.games.fiends.home import FiendsHome
from hearthside.games.fiends.positions import Spot, spots
from hearthside.games.fiends.standing import animals, nobody


def feasible(rest: list[Spot], need: list[int]) -> bool:
    """Can these places hold the animals? Dedicated places first (CAV-9.19)."""
    left = need[:]
    big: list[int] = []
    ones = 0
    for spot in rest:
        if spot.accepts >= 0:
            kind = spot.accepts - SHEEP
            left[kind] = max(0, left[kind] - spot.capacity)
        elif spot.capacity == 1:
            ones += 1
        elif spot.capacity:
            big.append(spot.capacity)
    big.sort(reverse=True)
    return cover(big, ones, left)


def guarded(places: list[Spot], chosen: list[Spot], dogs: list[int]) -> list[Spot]:
    """The places when dogs watch some of them."""
    found: list[Spot] = []
    for spot in places:
        if spot in chosen:
            i = chosen.index(spot)
            found.append(Spot(spot.cells, SHEEP, dogs[i] + 1, False))
        else:
            found.append(spot)
    return found


def danger_of(spot: Spot, danger: list[int]) -> int:
    worst = 0
    for cell in spot.cells:
        worst += danger[cell]
    return worst


def propose(home: FiendsHome, danger: list[int], kennel: int) -> list[int]:
    """An arrangement that fills safe places first; spare dogs go to the cell `kennel`."""
    everywhere = spots(home)
    order = sorted([(danger_of(everywhere[i], danger), i) for i in range(len(everywhere))])
    places = [everywhere[i] for _, i in order]
    need = [home.goods[good] for good in range(SHEEP, CATTLE + 1)]
    dogs = home.goods[DOG]
    if feasible(places, need):
        return fill(places, need, [], [], dogs, kennel)
    bare = [spot for spot in places if spot.watchable and spot.capacity == 0]
    if bare:
        chosen = bare[: max(1, min(dogs, len(bare)))]
        share = [dogs - len(chosen) + 1] + [1] * (len(chosen) - 1)
        return fill(guarded(places, chosen, share), need, chosen, share, 0, kennel)
    for spot in places:
        if spot.watchable and dogs + 1 > spot.capacity:
            watched = guarded(places, [spot], [dogs])
            if feasible(watched, need):
                return fill(watched, need, [spot], [dogs], 0, kennel)
    raise AssertionError("the animals have no room")


def fill(
    places: list[Spot],
    need: list[int],
    chosen: list[Spot],
    share: list[int],
    spare: int,
    kennel: int,
) -> list[int]:
    """Put the animals into the places in their order, so that the rest always fits."""
    stand = nobody()
    for spot, n in zip(chosen, share, strict=True):
        stand[spot.cells[0]] += animals(0, 0, dogs=n)
    if spare:
        stand[kennel] += animals(0, 0, dogs=spare)
    need = need[:]
    for i in range(len(places)):
        spot = places[i]
        rest = places[i + 1 :]
        for kind in fullest_first(spot, need):
            n = min(need[kind], spot.capacity)
            if n:
                need[kind] -= n
                if feasible(rest, need):
                    stand[spot.cells[0]] += animals(SHEEP + kind, n)
                    break
                need[kind] += n
    return stand


def fullest_first(spot: Spot, need: list[int]) -> list[int]:
    """The kinds a place may hold, the one that fills it best first."""
    if spot.accepts >= 0:
        return [spot.accepts - SHEEP]
    order = sorted([(-min(need[kind], spot.capacity), kind) for kind in range(4)])
    return [kind for _, kind in order]
