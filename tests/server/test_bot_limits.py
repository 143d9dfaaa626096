"""One person's bots do not keep others waiting, and nobody's bots think for nobody."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from hearthside.server.app import Config
from hearthside.server.asking import ASKER, Asker
from hearthside.server.brains import BotFailed, Brains, TooMuchAsked
from hearthside.server.limits import Limits
from hearthside.server.turns import Turns
from tests.server.people import Person, ThreadServer, fake_bots, reason_of, wait_until
from tests.server.test_bots import moves

ECHO = "reply = {'answer': question['bot']}"


def wish(*bots: str, first: str = "me") -> dict[str, Any]:
    seats: list[dict[str, Any]] = [{"kind": first}] if first else []
    seats += [{"kind": "bot", "bot": bot} for bot in bots]
    return {"game": "caverna", "players": len(seats), "seats": seats}


# Levels


@pytest.mark.parametrize(
    "bot", ["master:3599s", "strong:100000", "steady@table", "steady@network", "varied", "clever"]
)
def test_only_published_levels_sit_at_tables(anna: Person, bot: str) -> None:
    status, sentence = anna.refused("/api/tables", wish(bot))
    assert status == 422
    assert f"there is no bot '{bot}'; the bots are novice, steady, strong" in sentence
    campaign = {"kind": "agricola-campaign", "seats": wish(bot)["seats"]}
    assert anna.refused("/api/campaigns", campaign)[0] == 422


def test_an_old_table_with_another_bot_gets_the_usual_one(tmp_path: Path) -> None:
    """A table made before stays playable, but not with an hour for each choice."""
    asked = tmp_path / "asked.txt"
    body = f"open({str(asked)!r}, 'a').write(question['bot'] + ' ')\nreply = answer(line)"
    config = Config(f"sqlite:///{tmp_path / 'd'}", bot_command=fake_bots(tmp_path, body))
    with ThreadServer(config) as server, server.person() as anna:
        table_id = anna.create("open", "random")["table"]["id"]
        server.hub.live[table_id].table.seats[1].bot = "master:3599s"
        anna.post(f"/api/tables/{table_id}/join", {"name": "Anna"})
        with anna.socket(table_id) as wire:
            while not asked.exists():
                seat, token = wire.first()
                wire.play(token, seat)
    assert set(asked.read_text().split()) == {"greedy"}


def test_no_table_is_without_a_person(anna: Person) -> None:
    assert anna.refused("/api/tables", wish("greedy", "greedy", first="")) == (
        422,
        "A table needs a person: at least one seat is not a bot's.",
    )


# The queue


def test_sixty_questions_of_one_person_delay_nobody_else(tmp_path: Path) -> None:
    command = fake_bots(tmp_path, "time.sleep(0.02)\n" + ECHO)
    order: list[str] = []

    async def ask(brains: Brains, asker: Asker) -> None:
        ASKER.set(asker)
        order.append(await brains.choose("caverna", {}, 0, asker.person, 1))

    async def play() -> None:
        brains = Brains(1, 30.0, command)
        busy = [asyncio.create_task(ask(brains, Asker("1", "anna"))) for _ in range(60)]
        await asyncio.sleep(0)
        await asyncio.gather(ask(brains, Asker("1", "ben")), ask(brains, Asker("2", "cleo")))
        await asyncio.gather(*busy)
        await brains.close()

    asyncio.run(play())
    assert order.index("ben") <= 4
    assert order.index("cleo") <= 4
    assert order.count("anna") == 60


def test_many_people_of_one_address_do_not_outweigh_another_address() -> None:
    """Keys are free: whoever takes a new one for each table is still one address."""
    order: list[str] = []

    async def pass_through(turns: Turns, asker: Asker) -> None:
        await turns.enter(asker)
        order.append(asker.address)
        await asyncio.sleep(0)
        turns.leave()

    async def play() -> None:
        turns = Turns(1)
        many = [Asker("far", str(n)) for n in range(20)]
        await asyncio.gather(*(pass_through(turns, a) for a in [*many, Asker("near", "me")]))
        assert (turns.free, turns.lines.length) == (1, 0)

    asyncio.run(play())
    assert order.index("near") <= 2


def test_who_does_not_wait_any_more_leaves_the_line() -> None:
    async def play() -> None:
        turns = Turns(1)
        await turns.enter(Asker())
        gone = [asyncio.create_task(turns.enter(Asker("", str(n % 2)))) for n in range(4)]
        await asyncio.sleep(0)
        gone[0].cancel()
        turns.leave()
        gone[1].cancel()
        await asyncio.gather(*gone[:2], return_exceptions=True)
        turns.leave()
        turns.leave()
        await asyncio.gather(*gone[2:], return_exceptions=True)
        turns.leave()
        assert (turns.lines.length, turns.lines.by_address) == (0, {})
        assert turns.free >= 1

    asyncio.run(play())


def test_beyond_the_bound_no_more_is_taken(tmp_path: Path) -> None:
    command = fake_bots(tmp_path, "time.sleep(600)\n" + ECHO)

    async def play() -> None:
        brains = Brains(1, 600.0, command, most_waiting=2)
        busy = [asyncio.create_task(brains.choose("caverna", {}, 0, "x", 1)) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(TooMuchAsked):
            await brains.hint("caverna", {}, 0, "x")
        ASKER.set(Asker("", "ben"))
        brains.check_room()
        for task in busy:
            task.cancel()
        await asyncio.gather(*busy, return_exceptions=True)
        await brains.close()

    asyncio.run(play())


def test_who_keeps_bots_busy_is_told_so_and_others_are_not(tmp_path: Path) -> None:
    command = fake_bots(tmp_path, "time.sleep(600)\n" + ECHO)
    config = Config(
        f"sqlite:///{tmp_path / 'd'}",
        bot_command=command,
        bot_limit=600,
        limits=Limits(bot_questions=1),
    )
    sentence = "The bots still think about what you asked before; please wait a moment."
    with ThreadServer(config) as server, server.person() as anna, server.person() as ben:
        lines = server.hub.brains.turns.lines
        table_id = anna.create("me", "hotseat")["table"]["id"]
        anna.create("me", "greedy")
        anna.create("me", "greedy")
        wait_until(lambda: lines.length == 1)
        assert anna.refused("/api/tables", wish("greedy")) == (429, sentence)
        with anna.socket(table_id) as wire:
            asked = wire.turn()["decisions"][0]["seat"]
            wire.send({"type": "hint", "seat": asked})
            assert reason_of(wire.expect("refusal")) == sentence
        ben.create("me", "greedy")


# Processes


def test_a_cancelled_hint_does_not_end_its_process(tmp_path: Path) -> None:
    """Hints asked for and left again, one after the other: one process thinks for all."""
    started = tmp_path / "started.txt"
    script = fake_bots(tmp_path, "time.sleep(0.05)\n" + ECHO)
    text = Path(script[1]).read_text()
    Path(script[1]).write_text(f"open({str(started)!r}, 'a').write('x')\n{text}")

    async def play() -> None:
        brains = Brains(1, 30.0, script)
        assert await brains.choose("caverna", {}, 0, "first", 1) == "first"
        for _ in range(12):
            hint = asyncio.create_task(brains.hint("caverna", {}, 0, "left"))
            await asyncio.sleep(0.01)
            hint.cancel()
            await asyncio.gather(hint, return_exceptions=True)
        assert await brains.choose("caverna", {}, 0, "last", 1) == "last"
        await brains.close()

    asyncio.run(play())
    assert started.read_text() == "x"


def test_processes_that_die_are_not_replaced_without_end(tmp_path: Path) -> None:
    started = tmp_path / "started.txt"
    script = fake_bots(tmp_path, "os._exit(1)")
    text = Path(script[1]).read_text()
    Path(script[1]).write_text(f"open({str(started)!r}, 'a').write('x')\n{text}")

    async def play() -> None:
        brains = Brains(1, 30.0, script)
        brains.starts.size = brains.starts.level = 3
        brains.starts.per_second = 0
        for _ in range(3):
            with pytest.raises(BotFailed):
                await brains.choose("caverna", {}, 0, "x", 1)
        waiting = asyncio.create_task(brains.choose("caverna", {}, 0, "x", 1))
        await asyncio.wait([waiting], timeout=0.5)
        assert not waiting.done()
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        await brains.close()

    asyncio.run(play())
    assert started.read_text() == "xxx"


# Nobody there


def test_bots_stop_thinking_when_nobody_is_there_and_go_on(tmp_path: Path) -> None:
    config = Config(f"sqlite:///{tmp_path / 'd'}", limits=Limits(away_seconds=0))
    with ThreadServer(config) as server, server.person() as anna:
        table_id = anna.create("me", "greedy")["table"]["id"]
        live = server.hub.live[table_id]
        wait_until(lambda: live.thinking is None)
        assert live.table.ply == 0
        with anna.socket(table_id) as wire:
            assert wire.turn()["ply"] > 0


def test_a_choice_is_answered_by_the_bots_though_its_person_leaves(tmp_path: Path) -> None:
    with (
        ThreadServer(Config(f"sqlite:///{tmp_path / 'd'}")) as server,
        server.person() as anna,
    ):
        table_id = anna.create("me", "greedy", "greedy")["table"]["id"]
        table = server.hub.live[table_id].table
        with anna.socket(table_id) as wire:
            wire.turn()
            while 1 not in moves(server, table_id) and table.bot_to_move() is None:
                seat, token = wire.first()
                wire.play(token, seat)
        wait_until(lambda: table.bot_to_move() is None)
        assert 1 in moves(server, table_id)
        assert table.game is not None
        assert table.game.deciders == [0]
