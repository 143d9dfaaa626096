"""NEA-20.4: two games of the bot greedy, kept as records: conversion, herds, elder actions."""

from __future__ import annotations

from pathlib import Path

import pytest

from hearthside import replay
from tests.said import events_of

RECORDS = Path(__file__).parent / "records"


@pytest.mark.parametrize("name", ["one_species_won", "cooperative_tribal"])
def test_nea_20_4_a_record_replays_to_the_same_end(name: str) -> None:
    """Every step is checked, and the text comes out as it went in."""
    text = (RECORDS / f"{name}.txt").read_text(encoding="utf-8")
    game = replay(text)
    assert game.over
    assert game.record() == text


def test_nea_13_3_a_game_that_was_won() -> None:
    """NEA-13.3 item 9: all four conditions are met, and every part is scored."""
    game = replay((RECORDS / "one_species_won.txt").read_text(encoding="utf-8"))
    assert game.winners() == [0]
    assert game.view(0)["goal"]["met"] == {
        "points": True,
        "tribal": True,
        "trophies": True,
        "women": True,
    }
    (species,) = game.view(0)["species"]
    assert species["side"] == "tribal"
    assert game.scores()[0].total == species["total"] == 67


def test_nea_13_2_2_a_game_that_was_lost_together() -> None:
    game = replay((RECORDS / "cooperative_tribal.txt").read_text(encoding="utf-8"))
    assert [species["side"] for species in game.view()["species"]].count("tribal") == 2
    assert game.winners() == []
    said = {event["event"] for event in events_of(game)}
    assert {"converted", "exchanged", "played", "born", "released"} <= said
