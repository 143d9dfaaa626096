"""A game with nothing but its rules works everywhere; what it lacks is said in a sentence."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import hearthside
from hearthside.arena import match
from hearthside.arena.plan import parse_plan
from hearthside.arena.section import BadPlan
from hearthside.bots import Rng, bot_names, make_bot, usual_bot
from hearthside.core.errors import NotOffered, UnknownBot
from hearthside.training.errors import BadTraining
from hearthside.training.mix import check_game, tables_of
from tests.cli.pilot import run

LEVELS = ("novice", "steady", "strong", "master", "greedy")


def finished(seed: int = 3) -> hearthside.Game:
    game = hearthside.new_game("pebbles", 2, seed)
    while not game.over:
        game.play(game.options()[-1].token)
    return game


def test_it_is_played_recorded_replayed_and_saved(pebbles: str) -> None:
    assert pebbles in [info.id for info in hearthside.games()]
    game = finished()
    assert sum(score.total for score in game.scores()) == int(game.moves[0].token.split()[1]) + 3
    assert hearthside.replay(game.record()).record() == game.record()
    half = game.at(3)
    assert hearthside.Game.from_json(half.to_json()).view(0) == half.view(0)
    game.at(3).undo(1)


def test_only_random_plays_it(pebbles: str) -> None:
    assert bot_names(pebbles) == ["random"]
    assert usual_bot(pebbles) == "random"
    game = hearthside.new_game(pebbles, 2, 1)
    for level in LEVELS:
        with pytest.raises(UnknownBot, match=f"'{level}' cannot play Pebbles; these can: random"):
            match(pebbles, [level, "random"], 1)
        with pytest.raises(hearthside.HearthsideError, match="Pebbles has no"):
            make_bot(level).choose(game.state.copy(), 0, Rng(1))
    found = match(pebbles, ["random", "random"], 4, seed=1)
    assert len(found.games) == 4


def test_plans_and_training_say_what_is_missing(pebbles: str) -> None:
    plan = 'bots = ["random", "strong"]\ngames = 2\n[[tables]]\ngame = "pebbles"\nplayers = 2\n'
    with pytest.raises(BadPlan, match="'strong' cannot play Pebbles"):
        parse_plan(plan, Path("plan.toml"))
    with pytest.raises(BadTraining, match="Pebbles cannot be trained"):
        check_game(pebbles)
    assert [table.players for table in tables_of(pebbles)] == [2]


def test_there_are_no_suggestions_and_no_analysis(pebbles: str) -> None:
    with pytest.raises(NotOffered, match=r"^There are no suggestions for Pebbles\.$"):
        hearthside.new_game(pebbles, 2).hint(0)
    with pytest.raises(NotOffered, match=r"^There is no analysis of Pebbles\.$"):
        hearthside.analyse(finished())


def test_the_terminal_shows_a_plain_table(pebbles: str, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    typed = f"1\nwhy\nt\nl\ns\nb\n? take\nnonsense\nsave {record}\nq\nn\n"
    shown = run("tui", pebbles, "--seed", "3", typed=typed)
    assert shown.exit_code == 0, shown.output
    for words in ("heap", "seats 1 taken", "Take 3", "chooses take 1.", "no list of pieces"):
        assert words in shown.output
    assert "the game is not finished" in run("replay", str(record)).output
    assert "wins" in run("watch", pebbles, "--seed", "3").output
    refused = run("tui", pebbles, "--bots", "strong")
    assert refused.exit_code == 2
    refused = run("analyse", str(record))
    assert (refused.exit_code, refused.stderr) == (2, "There is no analysis of Pebbles.\n")


def test_a_loaded_game_brings_its_own_painter(pebbles: str, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    record.write_text(hearthside.new_game(pebbles, 2, 3).record())
    shown = run("tui", "caverna", "--seed", "1", "--bots", "random", typed=f"load {record}\nq\n")
    assert "Take 3" in shown.output


def test_a_package_brings_it(installed: str) -> None:
    """Found by its entry point, also in worker processes; one that is broken is left out."""
    program = "from hearthside.cli import main; main()"
    words = ("match", installed, "--games", "4", "--workers", "2")
    command = (sys.executable, "-c", program, *words)
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "random" in done.stdout
    assert "The game broken is left out: No module named 'tests.tiny.none'" in done.stderr
