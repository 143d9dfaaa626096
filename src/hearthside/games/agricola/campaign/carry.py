"""What a campaign hands to the next game, and what it reads off a finished one."""

from __future__ import annotations

from typing import Final, cast

from hearthside.core.chance import SECRET, derived, mix
from hearthside.core.options import OptionSpec, OptionValue, restricted
from hearthside.core.state import State
from hearthside.games.agricola.config import NOTHING, OPTIONS
from hearthside.games.agricola.flow import scoring
from hearthside.games.agricola.goods import FOOD, count_of
from hearthside.games.agricola.rules import AgricolaRules
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.vocabulary.card import CARD_NAMED, CARDS, OCCUPATION
from hearthside.games.agricola.vocabulary.in_play import card_of
from hearthside.words.speaker import speaker

DEALS: Final = next(spec.values for spec in OPTIONS if spec.name == "deal")


def totals(state: State) -> list[int]:
    """The points of all seats."""
    s = cast(Agricola, state)
    return [scoring.total(s, p) for p in range(s.seats)]


def ranks(state: State) -> list[int]:
    """The rank of each seat, the best is 0; ties by AGR-13.7 share the better rank (16.1.5)."""
    s = cast(Agricola, state)
    keys = [(scoring.total(s, p), scoring.resources(s, p)) for p in range(s.seats)]
    return [sum(other > key for other in keys) for key in keys]


def occupations(state: State, seat: int) -> list[str]:
    """The occupations in front of a seat, in playing order."""
    player = cast(Agricola, state).players[seat]
    cards = [CARDS[card_of(entry)] for entry in player.cards]
    return [card.id for card in cards if card.kind == OCCUPATION]


RULES: Final = AgricolaRules()


def title(card: str) -> str:
    """The name of a card."""
    return speaker(RULES).thing(f"card:{card}")


def names(cards: list[str]) -> dict[str, str]:
    """The names of cards by their ids."""
    return {card: title(card) for card in cards}


def individual_food(card: str) -> int:
    """The food that an occupation costs by itself (AGR-10.2)."""
    return min([count_of(price, FOOD) for price in CARD_NAMED[card].prices], default=0)


def carried(first: int, kept: list[list[str]], food: list[int]) -> dict[str, OptionValue]:
    """The options of a game of a campaign: who begins, what lies open, more food to start with.

    >>> carried(1, [["A086", "B102"], []], [0, 1])
    {'first': '1', 'kept': 'A086+B102/-', 'more_food': '0/1'}
    """
    return {
        "first": NOTHING if first < 0 else str(first),
        "kept": "/".join("+".join(cards) or NOTHING for cards in kept),
        "more_food": "/".join(map(str, food)),
    }


def options_of_tables(
    without: tuple[str, ...], only: dict[str, list[OptionValue]]
) -> tuple[OptionSpec, ...]:
    """The options that tables have, without some, and of some only these values."""
    return tuple(
        restricted(spec, only.get(spec.name, spec.values))
        for spec in OPTIONS
        if len(spec.values) > 1 and spec.name not in without
    )


def game_seed(seed: int, number: int) -> int:
    """The seed of the game of that number; of a secret seed a secret one."""
    if seed >= SECRET:
        return derived(seed, number)
    return mix(seed * 1_009 + number) % 2**31
