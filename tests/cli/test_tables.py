"""The interactive table, with piped input as a person would type it."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import hearthside
from hearthside.terminal.menu import Entry
from tests.cli.pilot import Screen, run, table, walk

START = ["tui", "caverna", "--players", "2", "--seat", "1", "--bots", "random", "--seed", "3"]
"""In this game the bot begins and takes Housework; Clearing is free."""


@pytest.fixture
def in_tmp(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty directory to work in, so that file names are short."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_whole_game_from_random_numbers(tmp_path: Path) -> None:
    """Blind numbers, most of them useless, play a game to its end; its record replays."""
    path = tmp_path / "game.txt"
    chance = random.Random(1)
    numbers = [str(chance.choice((1, 2, 3, 5, 8, 13, 21, 34, 55))) for _ in range(900)]
    result = run(*START, typed="\n".join([*numbers, f"save {path}", "s", ""]))
    assert result.exit_code == 0
    assert "Final scores" in result.stdout
    assert re.search(r"(Random 2 wins|You win) the game|share the victory", result.stdout)
    assert result.stderr == ""
    game = hearthside.replay(path.read_text())
    assert game.over
    assert game.setup.names == ["You", "Random 2"]
    totals = re.findall(r"Total +(-?\d+) +(-?\d+)", result.stdout)
    assert [int(n) for n in totals[-1]] == [score.total for score in game.scores()]


@pytest.mark.parametrize(
    "players, people", [(1, [0]), (2, [1]), (2, [0, 1]), (3, [0, 2]), (5, [4]), (7, [3])]
)
def test_whole_game_at_every_table(players: int, people: list[int]) -> None:
    """Valid numbers at random, on a small screen: no line is too long, the game ends."""
    screen = Screen(80, 24)
    top = table(hearthside.new_game("caverna", players, players), people, screen)
    chance = random.Random(players)

    def key() -> str:
        if top.game.over:
            return ""
        entries = [n for n, item in top.menu.numbers.items() if isinstance(item, Entry)]
        return str(chance.choice([*entries[: len(top.menu.shown)], entries[0]]))

    screen.keys = key
    top.run()
    assert top.game.over
    assert max(len(line) for line in screen.text().splitlines()) <= 80


def test_screen_shows_the_table() -> None:
    result = run(*START)
    for part in (
        "Round 1 of 12",
        "No harvest",
        "first: Random 2",
        "markers left 3 green 3 red",
        "Random 2 Housework",  # what the bot did
        "Housework          Random 2",  # who occupies a space
        "Ruby mining        nothing lies",  # why not
        "Logging            3 wood +1",  # goods and growth
        "+1 boar",
        "Entry",
        "unarmed, at home",
        "no food due this round",
        "room for 2",
        "-28 points so far",
    ):
        assert part in result.stdout, part


def test_output_without_a_terminal_is_plain_and_80_wide() -> None:
    result = run(*START, typed="w\nt\ns\n?\nb 2\nclear\n")
    assert "\x1b" not in result.stdout
    assert max(len(line) for line in result.stdout.splitlines()) <= 80


def test_a_unique_word_chooses() -> None:
    result = run(*START, typed="clear\n")
    assert "Place a dwarf on Clearing" in result.stdout
    assert "You Clearing: +1 wood" in result.stdout


def test_words_that_match_several_show_them_with_their_numbers() -> None:
    result = run(*START, typed="mining\n")
    shown = result.stdout.partition("> mining\n")[2]
    assert re.findall(r"\d+ Place a dwarf on (\w+) mining", shown) == ["Drift", "Ore"]
    assert "Clearing" not in shown


def test_a_word_matches_only_beginnings() -> None:
    """'ore' is no part of 'forest' or 'store'."""
    result = run(*START, typed="ore\n")
    assert "Place a dwarf on Ore mining" in result.stdout


def test_a_shorter_list_is_numbered_from_1() -> None:
    """After part of a name the numbers are those of the shorter list; Enter brings all back."""
    shown = run(*START, typed="mining\n").stdout.partition("> mining\n")[2]
    assert re.findall(r"(\d+) Place a dwarf on (\w+) mining", shown) == [
        ("1", "Drift"),
        ("2", "Ore"),
    ]
    assert "You Ore mining: +2 ore" in run(*START, typed="mining\n2\nl\n").stdout
    assert "Numbers go from 1 to 2." in run(*START, typed="mining\n3\n").stdout
    number = re.search(r"(\d+) Wood gathering", run(*START).stdout)
    assert number
    typed = f"mining\n\n{number.group(1)}\nl\n"
    assert "You Wood gathering: +1 wood" in run(*START, typed=typed).stdout


def test_filter_narrows_step_by_step() -> None:
    """After a first filter the next words are looked for among what is left."""
    result = run(*START, typed="clear\nf43\nf43-f33\n")
    assert "lays meadow on F43, lays field on F33" in result.stdout


def test_notation_chooses() -> None:
    result = run(*START, typed="place clearing\nTile meadow+field F43-F42\nl\n")
    assert "You Clearing: +1 wood, lays meadow on F43, lays field on F42, +1 food" in result.stdout


def test_occupied_space_says_so() -> None:
    result = run(*START, typed="housework\nplace housework\nruby mining\n")
    assert result.stdout.count("Housework: occupied by Random 2.") == 2
    assert "Ruby mining: nothing lies there." in result.stdout


def test_undo_and_redo() -> None:
    result = run(*START, typed="clear\nu\nr\n")
    screens = result.stdout.split("=" * 80)[1:]
    assert ["Place an unarmed dwarf" in screen for screen in screens] == [True, False, True, False]
    assert screens[1].partition(">")[0] == screens[3].partition(">")[0]
    assert screens[0].partition(">")[0] == screens[2].partition(">")[0]


def test_undo_takes_back_what_bots_answered() -> None:
    result = run(*START, typed="wood gathering\nu\n")
    screens = result.stdout.split("=" * 80)[1:]
    assert len(screens) == 3
    assert screens[0].partition(">")[0] == screens[2].partition(">")[0]


def test_redo_brings_back_the_same_answers(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    run(*START, typed=f"wood gathering\nsave {one}\nu\nr\nsave {two}\n")
    assert one.read_text() == two.read_text()
    assert "0 place wood_gathering" in two.read_text()


def test_undo_stops_at_a_reveal() -> None:
    result = run(*START, typed="u\nr\n")
    assert "You cannot go back any further, something was revealed" in result.stdout
    assert "Nothing was taken back." in result.stdout


def test_another_person_is_a_barrier() -> None:
    start = ["tui", "caverna", "--seat", "1", "--seat", "2", "--seed", "3"]
    result = run(*start, typed="wood gathering\nu\n")
    assert "You cannot go back, Player 2 has chosen since." in result.stdout
    assert "Player 1: Place an unarmed dwarf" in result.stdout
    assert "Player 2: Place an unarmed dwarf" in result.stdout


@pytest.mark.parametrize(
    "typed",
    ["0", "99", "9" * 400, "-1", "1.5", "xyz", "[bold]", "[/]", "u u", "\t", "²", "c zebra",
     "l x", "b 7", "? nonsense", "? 99", "t zebra", "feed 1 grain", "feed", "place", "tile",
     "%s {0}", "\x00", "load", "save /", "load nowhere", "save /nowhere/file", "🐑", "stop",
     "l 9999999999"],
)  # fmt: skip
def test_odd_input_changes_nothing(typed: str, tmp_path: Path) -> None:
    """Neither an exception nor a move."""
    path = tmp_path / "game.txt"
    result = run(*START, typed=f"{typed}\nsave {path}\n")
    assert result.exit_code == 0
    assert result.stderr == ""
    assert [move for move in path.read_text().splitlines() if move.startswith("0 ")] == []


def test_odd_bytes_are_no_trouble() -> None:
    from typer.testing import CliRunner

    from hearthside.cli import app

    result = CliRunner().invoke(app, START, input=b"\xff\xfe\x80\n1\n")
    assert result.exit_code == 0
    assert result.exception is None


def test_end_of_input_says_how_to_go_on() -> None:
    result = run(*START, typed="1\n")
    assert result.exit_code == 0
    assert "The input has ended; this game was not saved." in result.stdout
    words = " ".join(result.stdout.split())
    assert "'hearthside tui caverna --load FILE' continues a saved game." in words


def test_quit_asks_and_saves(in_tmp: Path) -> None:
    result = run(*START, typed="quit\n\nclear\nquit\nkept.txt\n1\n")
    assert result.stdout.count("Save first?") == 2
    assert "Saved as kept.txt." in result.stdout
    assert hearthside.replay(Path("kept.txt").read_text()).moves[-1].token == "place clearing"
    assert "The input has ended" not in result.stdout


def test_quit_without_saving(in_tmp: Path) -> None:
    run(*START, typed="quit\nn\n")
    assert list(in_tmp.iterdir()) == []
    run(*START, typed="quit\ny\n")
    assert [path.name for path in in_tmp.iterdir()] == ["caverna-3.txt"]


def test_save_and_load_go_on_with_the_same_game(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    run(*START, typed=f"clear\nsave {path}\n")
    result = run("tui", "caverna", "--load", str(path), "--bots", "random", typed="f43-f42\nl\n")
    assert "You Clearing: +1 wood, lays meadow on F43, lays field on F42, +1 food" in result.stdout
    again = run(*START, typed=f"wood gathering\nload {path}\n")
    last = again.stdout.split("=" * 80)[-1]
    assert "Take the wood and place a meadow with a field." in last


def test_save_never_overwrites_anything_but_records(in_tmp: Path) -> None:
    Path("letter.txt").write_text("Dear Anna")
    result = run(*START, typed="save letter.txt\n")
    assert "letter.txt exists and is not a record; choose another name." in result.stdout
    assert Path("letter.txt").read_text() == "Dear Anna"


def test_load_of_a_game_without_my_seat_is_refused(in_tmp: Path) -> None:
    Path("game.txt").write_text(walk(lambda game: game.ply > 5, players=1).record())
    start = [*START[:5], "2", *START[6:]]
    result = run(*start, typed="load game.txt\nb 1\n")
    assert "There is no seat 2; the seats are 1 to 1." in result.stdout
    assert "Random 1  " in result.stdout.partition("> b 1")[2]


def test_load_of_a_damaged_record_keeps_the_game(in_tmp: Path) -> None:
    Path("game.txt").write_text("hearthside record 1\ngame caverna\nrules x\n")
    result = run(*START, typed="load game.txt\nclear\n")
    assert "game.txt: Line 3: expected 'rules' and a whole number" in result.stdout
    assert "You Clearing: +1 wood" in result.stdout
