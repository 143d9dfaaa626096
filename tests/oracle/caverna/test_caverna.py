"""Caverna: random games, every step compared with the oracle."""

from collections import Counter

import pytest

from hearthside.core.options import OptionValue
from tests.oracle import walk
from tests.oracle.caverna.witness import CavernaWitness

VARIANTS: dict[str, dict[str, OptionValue]] = {
    "full": {},
    "introductory": {"mode": "introductory"},
    "late": {"reveal_harvest_late": True, "income_before_replenish": False},
    "printed solo": {"solo_clear_at": 7, "solo_ruby_protection": "this_round"},
}
PLAYERS = {"": range(1, 8), "printed solo": range(1, 2)}


def compare(variant: str, players: int, seed: int, planned: bool = False) -> Counter[str]:
    return walk.compare(CavernaWitness, "caverna", players, seed, dict(VARIANTS[variant]), planned)


CASES = [
    (variant, players) for variant in VARIANTS for players in PLAYERS.get(variant, PLAYERS[""])
]


SAMPLE = [("full", players) for players in PLAYERS[""]]
SAMPLE += [("introductory", 2), ("late", 3), ("printed solo", 1)]


@pytest.mark.parametrize("variant, players", SAMPLE)
def test_every_step_is_as_the_oracle_says(variant: str, players: int) -> None:
    assert compare(variant, players, players)["offers"]


def test_a_home_as_people_build_it() -> None:
    assert compare("full", 1, 1, planned=True)["scores"]


@pytest.mark.soak
@pytest.mark.parametrize("variant, players", CASES)
def test_many_games(variant: str, players: int) -> None:
    for seed in range(100, 130):
        compare(variant, players, seed)


@pytest.mark.soak
@pytest.mark.parametrize("players", range(1, 8))
def test_many_planned_games(players: int) -> None:
    for seed in range(100, 105):
        compare("full", players, seed, planned=True)
