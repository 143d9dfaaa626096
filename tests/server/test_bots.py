"""Bots think in processes of their own; one that fails is replaced for that choice."""

from __future__ import annotations

import asyncio
import logging
import sys
from pathlib import Path
from typing import Any

import pytest

from hearthside.server.app import Config
from hearthside.server.brains import BotFailed, Brains
from hearthside.server.worker import bot_at
from tests.server.people import ThreadServer, Wire, fake_bots, reason_of, wait_until

BREAKS = """
if question["bot"] == "random":
    {how}
reply = answer(line)
"""


def with_bots(folder: Path, body: str, limit: float = 30.0) -> Config:
    database = f"sqlite:///{folder / 'tables.sqlite3'}"
    return Config(database, bot_command=fake_bots(folder, body), bot_limit=limit)


def play_until_bot(wire: Wire) -> dict[str, Any]:
    """Play until the bot on seat 1 has moved; its notice is returned."""
    wire.turn()
    while True:
        if wire.state["decisions"]:
            seat, token = wire.first()
            wire.choose(token, seat)
        message = wire.receive()
        if message["type"] == "notice":
            return message


@pytest.mark.parametrize(
    "how",
    [
        "raise ValueError('lost my mind')",
        "os._exit(3)",
        "print('{}', flush=True); continue",
        "print('hm?', flush=True); continue",
        "reply = {'answer': 'place nowhere'}; print(json.dumps(reply), flush=True); continue",
    ],
    ids=["raises", "dies", "says nothing", "says nonsense", "cheats"],
)
def test_a_bot_that_fails_is_replaced_by_greedy_and_all_are_told(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, how: str
) -> None:
    with (
        caplog.at_level(logging.WARNING, "hearthside"),
        ThreadServer(with_bots(tmp_path, BREAKS.format(how=how))) as server,
        server.person() as anna,
    ):
        table_id = anna.create("me", "random")["table"]["id"]
        with anna.socket(table_id) as wire:
            notice = play_until_bot(wire)
            assert (notice["key"], notice["seat"]) == ("bot_replaced", 1)
            wait_until(lambda: 1 in moves(server, table_id))
    assert f"table {table_id}: bot random on seat 1 is replaced: " in caplog.text


def moves(server: ThreadServer, table_id: str) -> list[int]:
    game = server.hub.live[table_id].table.game
    assert game is not None
    return [move.seat for move in game.moves]


def test_a_bot_that_takes_too_long_is_replaced(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    config = with_bots(tmp_path, BREAKS.format(how="time.sleep(600)"), limit=3.0)
    with (
        caplog.at_level(logging.WARNING, "hearthside"),
        ThreadServer(config) as server,
        server.person() as anna,
    ):
        table_id = anna.create("me", "random")["table"]["id"]
        with anna.socket(table_id) as wire:
            assert play_until_bot(wire)["key"] == "bot_replaced"
            wait_until(lambda: 1 in moves(server, table_id))
    assert "no answer within 3 seconds" in caplog.text


def test_if_nobody_can_think_the_game_still_goes_on(tmp_path: Path) -> None:
    with (
        ThreadServer(with_bots(tmp_path, "os._exit(1)")) as server,
        server.person() as anna,
    ):
        table_id = anna.create("me", "greedy")["table"]["id"]
        with anna.socket(table_id) as wire:
            assert play_until_bot(wire)["key"] == "bot_replaced"
            wait_until(lambda: 1 in moves(server, table_id))


def test_one_slow_bot_does_not_disturb_another(tmp_path: Path) -> None:
    """Each process is asked one question at a time; killing one leaves the others alone."""
    command = fake_bots(
        tmp_path,
        "if question['bot'] == 'slow': time.sleep(600)\nreply = {'answer': question['bot']}",
    )

    async def both() -> list[str]:
        brains = Brains(2, 5.0, command)
        slow = asyncio.create_task(brains.choose("caverna", {}, 0, "slow", 1))
        quick = [await brains.choose("caverna", {}, 0, "quick", n) for n in range(20)]
        with pytest.raises(BotFailed, match="no answer within 5 seconds"):
            await slow
        await brains.close()
        return quick

    assert asyncio.run(both()) == ["quick"] * 20


def test_closing_ends_a_process_that_is_only_starting(tmp_path: Path) -> None:
    """Who asked is gone and may be interrupted while it cleans up; nobody else starts one then."""
    command = (sys.executable, "-c", "import time; time.sleep(600)")

    async def close() -> None:
        brains = Brains(1, 5.0, command)
        first = asyncio.create_task(brains.choose("caverna", {}, 0, "slow", 1))
        second = asyncio.create_task(brains.choose("caverna", {}, 0, "slow", 2))
        while not brains.alive:
            await asyncio.sleep(0.01)
        [worker] = brains.alive
        for _ in range(2):
            first.cancel()
            await asyncio.sleep(0)
        await brains.close()
        found = await asyncio.gather(first, second, return_exceptions=True)
        assert worker.process.returncode is not None
        assert not brains.alive
        assert isinstance(found[1], BotFailed)

    asyncio.run(close())


def test_a_bot_remembers_its_turn_at_a_table() -> None:
    assert bot_at("one", 1, "strong") is bot_at("one", 1, "strong")
    assert bot_at("one", 1, "strong") is not bot_at("two", 1, "strong")
    assert bot_at("one", 1, "strong") is not bot_at("one", 0, "strong")


def test_waiting_for_a_free_process_is_not_thinking(tmp_path: Path) -> None:
    command = fake_bots(tmp_path, "time.sleep(0.5)\nreply = {'answer': 'x'}")

    async def queue() -> list[str]:
        brains = Brains(1, 5.0, command)
        found = await asyncio.gather(
            *(brains.choose("caverna", {}, 0, "quick", n) for n in range(12))
        )
        await brains.close()
        return list(found)

    assert asyncio.run(queue()) == ["x"] * 12


def test_a_real_bot_answers_and_hints_are_legal(tmp_path: Path) -> None:
    with (
        ThreadServer(Config(f"sqlite:///{tmp_path / 'd'}")) as server,
        server.person() as anna,
    ):
        table_id = anna.create("me", "greedy")["table"]["id"]
        with anna.socket(table_id) as wire:
            state = wire.turn()
            wire.send({"type": "hint", "seat": 0})
            hint = wire.expect("hint")
            assert (hint["seat"], hint["ply"]) == (0, state["ply"])
            tokens = {option["token"] for option in state["decisions"][0]["options"]}
            assert len(hint["tokens"]) == 3
            assert set(hint["tokens"]) <= tokens
            wire.play(hint["tokens"][0])
            while 1 not in moves(server, table_id):
                seat, token = wire.first()
                wire.play(token, seat)


def test_who_is_not_asked_gets_no_hints(tmp_path: Path) -> None:
    body = "time.sleep(600)\nreply = None"
    with ThreadServer(with_bots(tmp_path, body)) as server, server.person() as anna:
        table_id = anna.create("me", "hotseat")["table"]["id"]
        with anna.socket(table_id) as wire:
            asked = wire.turn()["decisions"][0]["seat"]
            wire.send({"type": "hint", "seat": 1 - asked})
            assert wire.expect("hint")["tokens"] == []
            wire.send({"type": "hint", "seat": asked})
            wire.send({"type": "hint", "seat": asked})
            assert reason_of(wire.expect("refusal")) == "A hint is on its way."


def test_bots_know_nothing_hidden(tmp_path: Path) -> None:
    """What a bot is given was dealt anew: not the generator that the game goes on with."""
    seen = tmp_path / "seen.txt"
    body = (
        f"open({str(seen)!r}, 'a').write(str(question['state']['rng']) + ' ')\nreply = answer(line)"
    )
    with ThreadServer(with_bots(tmp_path, body)) as server, server.person() as anna:
        table_id = anna.create("me", "random")["table"]["id"]
        with anna.socket(table_id) as wire:
            while moves(server, table_id).count(1) <= 10:
                seat, token = wire.first()
                wire.play(token, seat)
        game = server.hub.live[table_id].table.game
        assert game is not None
        true = {str(game.at(ply).state.rng) for ply in range(game.ply + 1)}
    given = set(seen.read_text().split())
    assert len(given) > 10
    assert not given & true
