"""Neanderthal: the tables of odds, and random games compared with the oracle at every step."""

from collections import Counter
from fractions import Fraction

import pytest

from hearthside.core.options import OptionValue
from tests.oracle import walk
from tests.oracle.neanderthal.odds import Group, Prey, chances, robbed
from tests.oracle.neanderthal.witness import NeanderthalWitness, PatientWitness
from tests.oracle.tables import table

VARIANTS: dict[str, dict[str, OptionValue]] = {
    "standard": {},
    "cooperative": {"variant": "cooperative"},
    "one species": {"variant": "one_species"},
}
PLAYERS = {"": (2, 3), "cooperative": (1, 3), "one species": (1,)}
CASES = [
    (variant, players) for variant in VARIANTS for players in PLAYERS.get(variant, PLAYERS[""])
]


def compare(variant: str, players: int, seed: int, planned: bool = False) -> Counter[str]:
    options = dict(VARIANTS[variant])
    return walk.compare(NeanderthalWitness, "neanderthal", players, seed, options, planned)


def test_nea_15_1_the_table_of_success() -> None:
    rows = [row for row in table("nea.md", r"\d hits? .*") if "Need" in row]
    assert len(rows) == 9
    for row in rows:
        need = row["Need"].split(",")[0] if ", or" in row["Need"] else row["Need"]
        faces = (1, 2) if "{1,2}" in row["Need"] else (1,)
        turned = "3 -> 1" in row["Need"].split(", or")[0]
        prey = Prey(int(need[0]), faces, (), (), 0, 4, True)
        for heading in [name for name in row if name.startswith("n=")]:
            group = Group(int(heading[2:]), three_to_one=turned)
            assert f"{float(100 * chances(prey, group).success):.0f}%" == row[heading], row


def test_nea_15_3_the_table_of_equal_dice() -> None:
    rows = [row for row in table("nea.md", r"\d+") if "2 equal" in row]
    assert len(rows) == 12
    for row in rows:
        for equal in (2, 3, 4):
            prey = Prey(1, (1,), (), (), 0, equal, True)
            claim = chances(prey, Group(int(row["Dice"]))).claim
            assert f"{float(100 * claim):.1f}%" == row[f"{equal} equal"], row


def test_nea_8_7_2_nobody_left_takes_no_animal() -> None:
    """Three dice of 6 are equal, but all three hunters froze: five faces are left to win with."""
    animal = Prey(2, (1, 2), (6,), (), 2, 3, False)
    assert chances(animal, Group(3, elders=True)).claim == Fraction(5, 216)
    assert chances(animal, Group(3, elders=True, ward=True)).claim == Fraction(6, 216)
    assert chances(animal, Group(3)).claim == 0
    assert robbed(animal, Group(3), [], watch=False) == 0


@pytest.mark.parametrize("variant, players", CASES)
def test_every_step_is_as_the_oracle_says(variant: str, players: int) -> None:
    assert compare(variant, players, players)["scores"]


@pytest.mark.parametrize("variant, players", CASES)
def test_tribes_as_people_lead_them(variant: str, players: int) -> None:
    assert compare(variant, players, 2, planned=True)["odds"]


@pytest.mark.soak
@pytest.mark.parametrize("variant, players", CASES)
@pytest.mark.parametrize("planned", [False, True])
def test_many_games(variant: str, players: int, planned: bool) -> None:
    options = dict(VARIANTS[variant])
    for seed in range(100, 130):
        walk.compare(PatientWitness, "neanderthal", players, seed, options, planned)
