"""Features of the table: the cards that lie there and those to come."""

from __future__ import annotations

from typing import Final

from hearthside.games.neanderthal.cards import (
    ANIMAL,
    BIOMES,
    BLIZZARD,
    CHAOS,
    COOL,
    ELDER_DEATH,
    INVENTION,
    NORTH_BAG,
    SOUTH_BAG,
    WARM,
    WOMEN,
)
from hearthside.games.neanderthal.names import CATEGORIES
from hearthside.games.neanderthal.packed.bits import has
from hearthside.games.neanderthal.state import ICE, Neanderthal

ROW_NAMES: Final = (
    [f"cards {name}" for name in CATEGORIES]
    + ["predators", "baskets", "newborns shown", "discs shown", "trophies shown"]
    + ["animals shown", "inventions shown", "ice", "frosty"]
    + ["north deck", "south deck"]
    + ["cooling to come", "warming to come", "chaos to come", "blizzards to come"]
    + ["skulls to come"]
)


class Deck:
    """What the event cards of a bag show on the average."""

    def __init__(self, bag: int) -> None:
        number = max(1, bag.bit_count())
        sums = [0.0] * 7
        for woman in range(len(WOMEN)):
            if has(bag, woman):
                card = WOMEN[woman]
                for i in range(len(card.icons)):
                    sums[card.icons[i]] += card.amounts[i]
        self.means = [total / number for total in sums]


DECKS: Final[dict[int, Deck]] = {}
MANY: Final = 4096
"""This many bags are remembered."""


def deck(bag: int) -> Deck:
    found = DECKS.get(bag)
    if found is None:
        if len(DECKS) > MANY:
            DECKS.clear()
        found = DECKS[bag] = Deck(bag)
    return found


def describe_row(n: Neanderthal, out: list[float]) -> None:
    """The face-up cards of both rows, summed."""
    categories = [0, 0, 0]
    predators = baskets = newborns = discs = trophies = animals = inventions = ice = frosty = 0
    for index in n.row:
        if index >= ICE:
            ice += 1
        elif index >= 0:
            card = BIOMES[index]
            categories[card.category] += 1
            if card.predator:
                predators += 1
            if card.forage:
                baskets += 1
            if card.frost:
                frosty += 1
            newborns += card.newborns
            release = card.release
            discs += release[0] + release[1] + release[2]
            trophies += card.points
            if card.band == ANIMAL:
                animals += 1
            elif card.band == INVENTION:
                inventions += 1
    for number in categories:
        out.append(float(number))
    out.append(float(predators))
    out.append(float(baskets))
    out.append(float(newborns))
    out.append(float(discs))
    out.append(float(trophies))
    out.append(float(animals))
    out.append(float(inventions))
    out.append(float(ice))
    out.append(float(frosty))
    out.append(float((n.biome_bag & NORTH_BAG).bit_count()))
    out.append(float((n.biome_bag & SOUTH_BAG).bit_count()))


def describe_deck(n: Neanderthal, out: list[float]) -> None:
    """How much of each event is to be expected until the end."""
    means = deck(n.women_bag).means
    left = n.events_left
    out.append(means[COOL] * left)
    out.append(means[WARM] * left)
    out.append(means[CHAOS] * left)
    out.append(means[BLIZZARD] * left)
    out.append(means[ELDER_DEATH] * left)
