"""Analyses: of games that are over, in the background, never in the way of a bot."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from hearthside.api import Game, new_game
from hearthside.server import analyses
from hearthside.server import messages as m
from hearthside.server.analyses import Analyses, Busy
from hearthside.server.app import Config
from hearthside.server.asking import ASKER, Asker
from hearthside.server.brains import Brains
from hearthside.server.limits import Limits
from tests.server.people import ROOMY, Person, ThreadServer, fake_bots, wait_until

QUICK = """
if question["ask"] == "judge":
    ply = question["ply"]
    said = {"key": "do.take", "args": {}}
    best = {"token": "b", "message": said, "points": 61.5, "margin": None, "win": 0.5}
    best |= {"steps": [said], "gains": {"wood": 3}, "scored": 0, "opened": [], "clauses": []}
    judged = {"ply": ply, "seat": 0, "token": "a", "message": said, "lost": 1.5, "best": best}
    reply = {"answer": judged if ply % 2 else None}
elif question["ask"] == "outlooks":
    points = [{"ply": ply, "points": [1, 2], "win": [0, 1]} for ply in question["plies"]]
    reply = {"answer": points}
else:
    reply = answer(line)
"""


def finished(server: ThreadServer, person: Person) -> str:
    """A table whose game was played to the end."""
    table_id = str(person.create("me", "hotseat")["table"]["id"])
    server.do(server.play_out(table_id))
    return table_id


def analysed(person: Person, table_id: str, state: str = "done") -> m.AnalysisInfo:
    found: list[dict[str, Any]] = []

    def is_so() -> bool:
        found.append(person.get(f"/api/tables/{table_id}/analysis"))
        return bool(found[-1]["state"] == state)

    wait_until(is_so)
    return m.AnalysisInfo.model_validate(found[-1])


@pytest.fixture
def quick(tmp_path: Path) -> Config:
    """A server whose analysts do not think."""
    command = fake_bots(tmp_path, QUICK)
    return Config(f"sqlite:///{tmp_path / 'd'}", bot_command=command, limits=ROOMY)


def test_a_finished_game_is_analysed_in_the_background(quick: Config) -> None:
    with ThreadServer(quick) as server, server.person() as anna, server.person() as ben:
        table_id = finished(server, anna)
        path = f"/api/tables/{table_id}/analysis"
        assert anna.get(path)["state"] == "none"
        begun = anna.post(path)
        assert begun["state"] == "running"
        assert begun["seats"] == 2
        found = analysed(ben, table_id)
        game = server.hub.live[table_id].table.game
        assert game is not None
        chosen = [ply for ply, move in enumerate(game.moves) if move.seat >= 0]
        assert found.done == found.total == game.ply + 1 + len(chosen)
        assert [point.ply for point in found.line] == list(range(game.ply + 1))
        assert [judged.ply for judged in found.decisions] == [p for p in chosen if p % 2]
        assert m.AnalysisInfo.model_validate(ben.post(path)) == found


def test_real_analysts_judge_by_points(tmp_path: Path) -> None:
    """The whole way, for a few choices of a game."""
    game = new_game("caverna", 2, 3)
    game.play("place wood_gathering")
    game.play("place logging")

    async def work() -> dict[str, Any]:
        brains = Brains(2, 60.0)
        kept = Analyses(brains)
        found = kept.start("abcd", game)
        assert found.task is not None
        await found.task
        await brains.close()
        return found.view()

    found = m.AnalysisInfo.model_validate(asyncio.run(work()))
    assert found.state == "done"
    assert found.line[-1].ply == game.ply
    assert [(d.seat, d.token) for d in found.decisions] == [
        (move.seat, move.token) for move in game.moves if move.seat >= 0
    ]
    first = found.decisions[0]
    assert first.lost >= 0
    assert first.best.points is not None
    assert first.best.win is not None
    assert first.best.gains


@pytest.mark.parametrize("hints", [True, False])
def test_a_running_game_has_no_analysis(anna: Person, hints: bool) -> None:
    seats = [{"kind": "me"}, {"kind": "hotseat"}]
    wish = {"game": "caverna", "players": 2, "seats": seats, "hints": hints}
    path = f"/api/tables/{anna.post('/api/tables', wish)['table']['id']}/analysis"
    assert anna.refused(path) == (403, "The analysis is open when the game is over.")
    assert anna.get(path)["state"] == "off"


def test_an_open_table_has_none_either(anna: Person) -> None:
    table_id = anna.create("me", "open")["table"]["id"]
    path = f"/api/tables/{table_id}/analysis"
    assert anna.refused(path) == (409, "This table has not started.")
    assert anna.refused("/api/tables/zzzz9999/analysis") == (404, "There is no such table.")


def test_what_failed_can_be_begun_again(tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    broken.touch()
    body = f"if question['ask'] == 'judge' and os.path.exists({str(broken)!r}): os._exit(1)\n"
    config = Config(f"sqlite:///{tmp_path / 'd'}", bot_command=fake_bots(tmp_path, body + QUICK))
    with ThreadServer(config) as server, server.person() as anna:
        table_id = finished(server, anna)
        anna.post(f"/api/tables/{table_id}/analysis")
        assert analysed(anna, table_id, "failed").decisions == []
        broken.unlink()
        anna.post(f"/api/tables/{table_id}/analysis")
        assert analysed(anna, table_id).decisions


def test_a_bot_waits_for_one_piece_of_an_analysis_at_most(tmp_path: Path) -> None:
    command = fake_bots(tmp_path, "reply = {'answer': 'x' if question['ask'] == 'choose' else {}}")

    async def both() -> int:
        brains = Brains(1, 30.0, command)
        judged = 0

        async def judge(ply: int) -> None:
            nonlocal judged
            await brains.judge("record", ply, "steady")
            judged += 1

        many = [asyncio.create_task(judge(ply)) for ply in range(50)]
        while not judged:
            await asyncio.sleep(0)
        before = judged
        await brains.choose("caverna", {}, 0, "greedy", 1)
        meanwhile = judged - before
        await asyncio.gather(*many)
        await brains.close()
        return meanwhile

    assert asyncio.run(both()) <= 1


def test_analyses_are_limited_by_person_and_by_address(tmp_path: Path) -> None:
    command = fake_bots(tmp_path, "time.sleep(600)\nreply = None")
    game: Game = new_game("caverna", 2, 3)

    async def work() -> list[str]:
        brains = Brains(1, 600.0, command)
        kept = Analyses(brains, Limits(analyses=5, analyses_per_person=2, analyses_per_address=3))
        for asker in ("near anna", "near ben", "far cleo", "farther dora"):
            for number in range(3):
                ASKER.set(Asker(*asker.split()))
                with suppress(Busy):
                    kept.start(f"{asker} {number}", game)
        found = list(kept.known)
        await kept.close()
        await brains.close()
        return found

    begun = asyncio.run(work())
    assert begun == ["near anna 0", "near anna 1", "near ben 0", "far cleo 0", "far cleo 1"]


def test_only_so_many_are_kept_and_under_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "KEPT", 3)
    command = fake_bots(tmp_path, QUICK)
    game: Game = new_game("caverna", 2, 3)
    game.play("place wood_gathering")

    async def work() -> list[str]:
        brains = Brains(1, 30.0, command)
        kept = Analyses(brains, Limits(analyses=2))
        for name in ("a", "b"):
            kept.start(name, game)
        with pytest.raises(Busy, match="Too many games are being analysed"):
            kept.start("c", game)
        for name in ("c", "d", "e"):
            for known in list(kept.known.values()):
                assert known.task is not None
                await known.task
            kept.find("a")
            kept.start(name, game)
        await kept.close()
        await brains.close()
        return sorted(kept.known)

    assert asyncio.run(work()) == ["a", "d", "e"]
