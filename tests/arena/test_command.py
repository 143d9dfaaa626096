"""`hearthside arena`: runs that are killed, and what is told."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from hearthside.arena import load_run, read_plan
from hearthside.terminal import tournament
from tests.arena.build import descendants
from tests.cli.pilot import run

MANY = """
seed = 3
games = 120
bots = ["random"]
[[tables]]
game = "caverna"
players = 1
options = { mode = "introductory" }
"""


@pytest.fixture(scope="module")
def many(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("many") / "many.toml"
    path.write_text(MANY)
    return path


@pytest.fixture(scope="module")
def whole(many: Path) -> Path:
    """The results of a run that nobody interrupted."""
    out = many.parent / "whole"
    assert run("arena", "run", str(many), "--out", str(out)).exit_code == 0
    return out


def start(plan: Path, out: Path, *arguments: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "hearthside.cli", "arena", "run", str(plan)]
    return subprocess.Popen([*command, "--out", str(out), *arguments], stdout=subprocess.DEVNULL)


def wait_for_lines(path: Path, number: int) -> None:
    for _ in range(30_000):
        if path.exists() and path.read_bytes().count(b"\n") >= number:
            return
        time.sleep(0.002)
    raise AssertionError("nothing was played")


@pytest.mark.parametrize("arguments", ["--executor local", "--executor pool --workers 2"])
def test_a_killed_run_loses_and_repeats_nothing(
    many: Path, whole: Path, tmp_path: Path, arguments: str
) -> None:
    out = tmp_path / "killed"
    journal = out / "games.jsonl"
    process = start(many, out, *arguments.split())
    wait_for_lines(journal, 5)
    workers = descendants(process.pid)
    process.send_signal(signal.SIGKILL)
    process.wait()
    kept = journal.read_bytes()
    kept = kept[: kept.rfind(b"\n") + 1]
    assert 5 <= kept.count(b"\n") < 120
    assert load_run(read_plan(many), out).played

    assert start(many, out, *arguments.split()).wait() == 0
    content = journal.read_bytes()
    assert content.startswith(kept)
    assert content.count(b"\n") == 120

    killed, uninterrupted = load_run(read_plan(many), out), load_run(read_plan(many), whole)
    assert killed.played == uninterrupted.played
    for name in ("ranking.csv", "head_to_head.csv"):
        assert (out / name).read_bytes() == (whole / name).read_bytes()
    assert not [pid for pid in workers if os.path.exists(f"/proc/{pid}")]


PLAN = """
bots = ["random", "greedy"]
seeds = [1]
[[tables]]
game = "caverna"
players = 1
options = { mode = "introductory" }
"""


@pytest.fixture
def small(tmp_path: Path) -> Path:
    path = tmp_path / "small.toml"
    path.write_text(PLAN)
    return path


def test_a_run_tells_the_ranking_and_its_files(small: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    result = run("arena", "run", str(small), "--out", str(out))
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0] == "caverna, 1 player, mode=introductory"
    order = [line.split()[1] for line in lines if line.strip()[:4] in ("1   ", "2   ")]
    assert order == ["greedy", "random"]
    assert "2 of 2 games are finished." in lines
    for name in ("games.jsonl", "results.csv", "ranking.csv", "head_to_head.csv", "report.html"):
        assert (out / name).stat().st_size
    before = (out / "games.jsonl").read_bytes()
    again = run("arena", "run", str(small), "--out", str(out))
    assert again.stdout == result.stdout
    assert (out / "games.jsonl").read_bytes() == before
    (out / "report.html").unlink()
    assert run("arena", "report", str(small), "--out", str(out)).stdout == result.stdout
    assert (out / "report.html").exists()


def test_the_directory_is_named_after_the_plan(small: Path) -> None:
    assert tournament.results_directory(small, None) == Path("small-results")


def test_an_interrupted_run_says_how_to_go_on(
    small: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*arguments: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(tournament, "run_plan", interrupted)
    result = run("arena", "run", str(small), "--out", str(tmp_path / "out"))
    assert result.exit_code == 130
    assert "0 of 2 games are kept" in " ".join(result.stdout.split())


BAD = [
    ("run", "Missing argument"),
    ("run nowhere.toml", "nowhere.toml cannot be read: no such file or directory."),
    ("run PLAN --executor cloud", "There is no executor 'cloud'; the executors are local, pool"),
    ("run PLAN --workers 0", "'--workers': it must be greater than or equal to 1."),
    ("run PLAN --executor local --workers 2", "The executor 'local' has one worker, not 2"),
    ("report PLAN --out nowhere", "nowhere: no game of "),
    ("dance", "No such command 'dance'."),
]


@pytest.mark.parametrize("line, sentence", BAD, ids=[line for line, _ in BAD])
def test_bad_argument_is_answered_with_one_sentence(small: Path, line: str, sentence: str) -> None:
    result = run("arena", *line.replace("PLAN", str(small)).split())
    assert (result.exit_code, result.stdout) == (2, "")
    assert sentence in result.stderr
    assert result.stderr.endswith(".\n")
    assert result.stderr.count("\n") == 1
