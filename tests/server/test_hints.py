"""Hints over the wire, and tables without them."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from hearthside.server import messages as m
from hearthside.server.app import Config
from tests.server.people import Person, ThreadServer, fake_bots, reason_of

TABLE = {
    "game": "caverna",
    "players": 2,
    "seed": 7,
    "seats": [{"kind": "me"}, {"kind": "hotseat"}],
}


def test_a_hint_says_what_to_expect_and_why(anna: Person) -> None:
    table_id = anna.post("/api/tables", TABLE)["table"]["id"]
    with anna.socket(table_id) as wire:
        decision = wire.turn()["decisions"][0]
        wire.send({"type": "hint", "seat": decision["seat"]})
        found = m.HintMessage.model_validate(wire.expect("hint"))
    messages = {option["token"]: option["message"] for option in decision["options"]}
    assert found.tokens == [hint.token for hint in found.hints]
    assert len(found.hints) == 3
    for hint in found.hints:
        assert hint.message.model_dump() == messages[hint.token]
        assert hint.steps[0] == hint.message
        assert hint.points is not None
        assert hint.clauses[0].key == "hint.expected"


def test_a_table_may_be_without_hints(server: ThreadServer, anna: Person) -> None:
    assert anna.post("/api/tables", TABLE)["table"]["hints"] is True
    table_id = anna.post("/api/tables", {**TABLE, "hints": False})["table"]["id"]
    assert anna.get(f"/api/tables/{table_id}")["hints"] is False
    with anna.socket(table_id) as wire:
        state = wire.turn()
        assert state["table"]["hints"] is False
        wire.send({"type": "hint", "seat": state["decisions"][0]["seat"]})
        assert reason_of(wire.expect("refusal")) == "At this table there are no hints."
    row = server.hub.store.find(table_id)
    assert row is not None
    assert row.hints is False
    del server.hub.live[table_id]
    assert anna.get(f"/api/tables/{table_id}")["hints"] is False


def test_if_the_adviser_fails_greedy_advises(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    command = fake_bots(
        tmp_path, "if question['bot'] != 'greedy': raise ValueError\nreply = answer(line)"
    )
    config = Config(f"sqlite:///{tmp_path / 'd'}", bot_command=command)
    with (
        caplog.at_level(logging.WARNING, "hearthside"),
        ThreadServer(config) as server,
        server.person() as anna,
    ):
        table_id = anna.post("/api/tables", TABLE)["table"]["id"]
        with anna.socket(table_id) as wire:
            wire.send({"type": "hint", "seat": wire.turn()["decisions"][0]["seat"]})
            hints = wire.expect("hint")["hints"]
    assert len(hints) == 3
    assert [hint["points"] for hint in hints] == [None] * 3
    assert hints[0]["clauses"][0]["key"] == "hint.rank"
    assert f"table {table_id}: no hint by strong: " in caplog.text


def test_if_nobody_can_think_there_are_no_hints(tmp_path: Path) -> None:
    command = fake_bots(tmp_path, "os._exit(1)")
    config = Config(f"sqlite:///{tmp_path / 'd'}", bot_command=command)
    with ThreadServer(config) as server, server.person() as anna:
        table_id = anna.post("/api/tables", TABLE)["table"]["id"]
        with anna.socket(table_id) as wire:
            wire.send({"type": "hint", "seat": wire.turn()["decisions"][0]["seat"]})
            found = wire.expect("hint")
    assert (found["tokens"], found["hints"]) == ([], [])
