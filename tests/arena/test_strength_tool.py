"""tools/strength.py: from plans to the reports in docs/strength."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from hearthside.arena import Plan, Played, Run, read_plan
from hearthside.arena.schedule import schedule
from tests.arena.build import game
from tools import strength
from tools.strength import DOCS, Figure, Target, measured, reached, summary

PLANS = sorted((DOCS / "plans").glob("*.toml"))
DUEL = """
name = "Duel"
seed = 3
games = 4
bots = ["greedy", "random"]
[[tables]]
game = "caverna"
players = 2
options = { mode = "introductory" }
"""
ORCS = """
name = "Orcs"
seed = 3
games = 2
bots = ["random"]
[[tables]]
game = "fiends"
players = 1
"""
TARGETS = """
[[figures]]
plan = "duel"
bot = "greedy"
measure = "ahead"
least = 0.75

[[figures]]
plan = "orcs"
bot = "random"
measure = "no orcs"
least = 0.85

[[figures]]
plan = "later"
bot = "master"
measure = "score"
least = 90
"""


def run_of(games: list[Played]) -> Run:
    return Run(Plan("Cup", ()), games, len(games), [])


def test_every_target_has_its_plan_and_every_plan_its_target() -> None:
    targets = strength.read_targets(DOCS / "targets.toml")
    assert sorted(targets) == [path.stem for path in PLANS]
    for path in PLANS:
        fixtures = schedule(read_plan(path))
        target = targets[path.stem]
        assert {fixture.seating.count(target.bot) for fixture in fixtures} == {1}
        assert len({fixture.contest for fixture in fixtures}) == 1
        known = (strength.AHEAD, strength.WINS, strength.SCORE, strength.NO_ORCS)
        assert target.measure in known


def test_what_is_measured() -> None:
    two = [game("ab", [40, 30], 1), game("ba", [20, 30], 1), game("ab", [30, 30], 2)]
    ahead = measured(run_of(two), Target("x", "a", "ahead", 0.5))
    assert (ahead.what, ahead.value, ahead.games) == ("a is ahead of b", 0.75, 3)
    four = [game("abbb", [9, 1, 2, 3], 1), game("babb", [9, 1, 2, 3], 1)]
    wins = measured(run_of(four), Target("x", "a", "wins", 0.6))
    assert (wins.what, wins.value) == ("a wins against 3 b", 0.5)
    alone = [game("a", [40], 1), game("a", [50], 2)]
    score = measured(run_of(alone), Target("x", "a", "score", 50))
    assert (score.what, score.value) == ("mean points of a", 45)
    orcs = [replace(alone[0], extras=[{"orcs": 0}]), replace(alone[1], extras=[{"orcs": 2}])]
    gone = measured(run_of(orcs), Target("x", "a", "no orcs", 0.85))
    assert (gone.what, gone.value) == ("a gets rid of all orcs", 0.5)


@pytest.mark.parametrize(
    "measure, least, value, told",
    [
        ("wins", 0.6, 0.6, "yes"),
        ("wins", 0.6, 0.55, "no, 5.0 points short"),
        ("score", 90, 88.5, "no, 1.5 points short"),
    ],
)
def test_how_far_a_target_is(measure: str, least: float, value: float, told: str) -> None:
    figure = Figure("caverna", "a", 10, value, None, None)
    assert reached(Target("x", "a", measure, least), figure) == told


def test_the_command_plays_reports_and_sums_up(tmp_path: Path) -> None:
    docs, games = tmp_path / "docs", tmp_path / "games"
    docs.mkdir()
    (docs / "targets.toml").write_text(TARGETS)
    plans = []
    for name, text in (("duel", DUEL), ("orcs", ORCS)):
        plans.append(tmp_path / f"{name}.toml")
        plans[-1].write_text(text)
    words = ["--executor", "local", "--docs", str(docs), "--games", str(games)]
    assert strength.main([str(plans[0]), *words]) == 0
    (docs / "README.md").write_text((docs / "README.md").read_text() + "\nA note.\n")
    assert strength.main([str(plans[1]), *words]) == 0

    page = (docs / "duel.md").read_text()
    assert page.startswith(
        "# Duel\n\n**greedy is ahead of random: 100 % (34 to 100)**; at least 75 %"
    )
    assert f"python tools/strength.py {plans[0]} --executor local" in page
    assert "seeds drawn from 3: 2 deals" in page
    rows = [line for line in page.splitlines() if line.startswith("|")]
    assert [row.split(" | ")[0] for row in rows] == ["| Bot", "| ---", "| greedy", "| random"]
    text = (docs / "README.md").read_text()
    assert text.endswith("\nA note.\n")
    lines = [line for line in text.splitlines() if line.startswith("|")]
    assert len(lines) == 5
    assert "| 4 | 100 % (34 to 100) | 75 % | yes | [duel](duel.md) |" in lines[2]
    assert "fiends, 1 player: random gets rid of all orcs | 2 |" in lines[3]
    assert "not played yet" in lines[4]

    before = (games / "duel" / "games.jsonl").read_bytes()
    assert strength.main([str(plans[0]), "--report-only", *words]) == 0
    assert (docs / "duel.md").read_text() == page
    assert strength.main([str(plans[0]), *words]) == 0
    assert (games / "duel" / "games.jsonl").read_bytes() == before
    assert strength.main([str(plans[0]), "--fresh", *words]) == 0
    assert (games / "duel" / "games.jsonl").read_bytes() != before


def test_what_is_not_there_is_said(tmp_path: Path) -> None:
    (tmp_path / "targets.toml").write_text(TARGETS)
    (tmp_path / "duel.toml").write_text(DUEL)
    words = ["--report-only", "--docs", str(tmp_path), "--games", str(tmp_path / "none")]
    assert strength.main([str(tmp_path / "duel.toml"), *words]) == 1
    assert not (tmp_path / "duel.md").exists()
    assert summary({}, {}).count("\n") == 1
