"""Frantic Fiends: the movement table, and random games compared with the oracle at every step."""

from collections import Counter

import pytest

from hearthside.core.options import OptionValue
from tests.oracle import walk
from tests.oracle.fiends import movement
from tests.oracle.fiends.witness import FiendsWitness, forest
from tests.oracle.tables import table

VARIANTS: dict[str, dict[str, OptionValue]] = {
    "standard": {},
    "hard": {"orc_strength": "hard", "convert_in_event": False, "food_trap_max": "8"},
    "many dwellings": {"all_orc_dwellings": True, "entry_overflow_prisoners": 0},
}
PLAYERS = {"": range(1, 8)}


def compare(variant: str, players: int, seed: int, planned: bool = False) -> Counter[str]:
    return walk.compare(FiendsWitness, "fiends", players, seed, dict(VARIANTS[variant]), planned)


def test_ff_17_3_every_card_leads_where_the_table_says() -> None:
    rows = [row for row in table("ff.md", r"M\d-\d") if "F11" in row]
    assert len(rows) == 27
    for row in rows:
        assert movement.CARD_STEPS[row["Card"]] == row["Steps"].split()
        for start in [name for name in row if name.startswith("F")]:
            end = movement.path(forest(start.lower()), row["Steps"].split())[-1]
            expected = movement.CAVE if row[start] == "CAVE" else forest(row[start].lower())
            assert end == expected, (row["Card"], start)


def test_ff_8_4_an_orc_that_has_moved_shows_no_more_steps() -> None:
    """Orc A of one player has made its three steps, that of the other waits for its turn."""
    for step in walk.steps("fiends", 2, 0):
        stepped = [e["seat"] for e in step.game.events(step.before) if e["event"] == "stepped"]
        if stepped:
            break
    orcs = [home["orcs"][0] for home in step.game.view()["homes"]]
    moved, waiting = orcs[stepped[0]], orcs[1 - stepped[0]]
    assert moved["card"] is not None
    assert moved["preview"] == []
    assert len(waiting["preview"]) == 3


CASES = [(variant, players) for variant in VARIANTS for players in PLAYERS[""]]


SAMPLE = [("standard", players) for players in PLAYERS[""]]
SAMPLE += [("hard", 2), ("many dwellings", 3)]


@pytest.mark.parametrize("variant, players", SAMPLE)
def test_every_step_is_as_the_oracle_says(variant: str, players: int) -> None:
    assert compare(variant, players, players)["moves"]


def test_a_cave_as_people_build_it() -> None:
    assert compare("standard", 1, 1, planned=True)["scores"]


@pytest.mark.soak
@pytest.mark.parametrize("variant, players", CASES)
def test_many_games(variant: str, players: int) -> None:
    for seed in range(100, 130):
        compare(variant, players, seed)


@pytest.mark.soak
@pytest.mark.parametrize("players", range(1, 8))
def test_many_planned_games(players: int) -> None:
    for seed in range(100, 105):
        compare("standard", players, seed, planned=True)
