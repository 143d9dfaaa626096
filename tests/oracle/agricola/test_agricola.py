"""Agricola: random games, every step compared with the oracle."""

from collections import Counter

import pytest

from hearthside.core.options import OptionValue
from tests.oracle import walk
from tests.oracle.agricola.witness import AgricolaWitness

VARIANTS: dict[str, dict[str, OptionValue]] = {
    "full": {},
    "family": {"hand_cards": False, "side_job": True},
    "tiles": {"extra_tile": True, "side_job": True},
    "one pasture per kind": {"one_pasture_per_kind": True},
    "open fences": {"open_fences": True},
    "pastures apart": {"pastures_apart": True},
    "strict adjacency": {"strict_adjacency": True},
    "all decks": {"decks": "everything"},
}


def compare(variant: str, players: int, seed: int, planned: bool = False) -> Counter[str]:
    options = dict(VARIANTS[variant])
    if players == 1:
        options.pop("extra_tile", None)
    return walk.compare(AgricolaWitness, "agricola", players, seed, options, planned)


SAMPLE = [(variant, players) for variant in ("full", "family") for players in (1, 2, 3, 4)]
SAMPLE += [(variant, 1 + i % 4) for i, variant in enumerate(VARIANTS) if i > 1]


@pytest.mark.parametrize("variant, players", SAMPLE)
def test_every_step_is_as_the_oracle_says(variant: str, players: int) -> None:
    assert compare(variant, players, players)["scores"]


def test_farms_as_people_build_them() -> None:
    assert compare("full", 2, 1, planned=True)["scores"]


@pytest.mark.soak
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("variant", VARIANTS)
def test_many_games(variant: str, players: int) -> None:
    for seed in range(100, 140):
        compare(variant, players, seed)


@pytest.mark.soak
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("variant", VARIANTS)
def test_many_planned_games(variant: str, players: int) -> None:
    for seed in range(100, 103):
        compare(variant, players, seed, planned=True)
