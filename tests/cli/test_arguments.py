"""Bad arguments: one sentence on stderr, exit code 2, nothing on stdout."""

from __future__ import annotations

from pathlib import Path

import pytest

import hearthside
from tests.cli.pilot import run, walk

BAD = [
    ("tui chess", "There is no game 'chess'; the games are caverna"),
    ("tui", "Missing argument"),
    ("tui caverna --players 9", "for 1 to 7 players, not 9"),
    ("tui caverna --players 0", "'--players': it must be greater than or equal to 1."),
    ("tui caverna --players two", "'--players': it must be a valid integer."),
    ("tui caverna --players -2", "'--players'"),
    ("tui caverna --seat 3", "There is no seat 3; the seats are 1 to 2."),
    ("tui caverna --seat 0", "'--seat': it must be greater"),
    ("tui caverna --bots clever", "There is no bot 'clever'"),
    ("tui caverna --bots random,random", "Name one bot, or one for each free seat: 1, not 2."),
    ("tui caverna --bots ,", "Name one bot"),
    ("tui caverna --seed -1", "'--seed': it must be greater than or equal to 0."),
    ("tui caverna --option mode=easy", "Option 'mode' cannot be 'easy'"),
    ("tui caverna --option colour=red", "There is no option 'colour'"),
    ("tui caverna --option mode", "An option is written NAME=VALUE, not 'mode'."),
    ("tui caverna --option solo_clear_at=8", "cannot be '8'"),
    ("tui caverna --load nowhere.txt", "nowhere.txt cannot be read: no such file or directory."),
    ("watch chess", "There is no game 'chess'"),
    ("watch caverna --seats ,", "for 1 to 7 players, not 0"),
    ("watch caverna --seats clever", "There is no bot 'clever'"),
    ("watch caverna --delay -1", "'--delay': it must be greater than or equal to 0."),
    ("watch caverna --option x=1", "There is no option 'x'"),
    ("match chess", "There is no game 'chess'"),
    ("match caverna --games 0", "'--games': it must be greater than or equal to 1."),
    ("match caverna --workers 0", "'--workers': it must be greater than or equal to 1."),
    ("match caverna --seats random,clever", "There is no bot 'clever'"),
    (f"match caverna --seats {'random,' * 8}", "for 1 to 7 players, not 8"),
    ("match caverna --seed -4", "'--seed'"),
    ("replay nowhere.txt", "nowhere.txt cannot be read"),
    ("replay", "Missing argument"),
    ("perft chess", "There is no game 'chess'"),
    ("perft caverna --depth 0", "'--depth': it must be greater than or equal to 1."),
    ("perft caverna --players 8", "for 1 to 7 players, not 8"),
    ("dance", "No such command 'dance'."),
    ("--loud", "No such option: --loud"),
    ("tui caverna --colour red", "No such option: --colour"),
]


@pytest.mark.parametrize("line, sentence", BAD, ids=[line for line, _ in BAD])
def test_bad_argument_is_answered_with_one_sentence(line: str, sentence: str) -> None:
    result = run(*line.split())
    assert result.exit_code == 2
    assert result.stdout == ""
    assert sentence in result.stderr
    assert result.stderr.endswith(".\n")
    assert result.stderr.count("\n") == 1


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(walk(lambda game: game.ply >= 30).record())
    return path


@pytest.mark.parametrize(
    "arguments, sentence",
    [
        ("--players 3", "is a game for 2, not for 3."),
        ("--seed 5", "A loaded game keeps its seed and its options."),
        ("--option mode=full", "A loaded game keeps its seed and its options."),
        ("--seat 3", "There is no seat 3"),
    ],
)
def test_loaded_game_cannot_be_changed(record: Path, arguments: str, sentence: str) -> None:
    result = run("tui", "caverna", "--load", str(record), *arguments.split())
    assert (result.exit_code, result.stdout) == (2, "")
    assert sentence in result.stderr


@pytest.mark.parametrize("command", ["replay", "tui caverna --load"])
def test_damaged_record_is_named_with_its_line(record: Path, command: str) -> None:
    lines = record.read_text().splitlines()
    number = next(i for i, line in enumerate(lines) if " place " in line)
    lines[number] = lines[number].replace("place ", "plaice ")
    record.write_text("\n".join(lines))
    result = run(*command.split(), str(record))
    assert (result.exit_code, result.stdout) == (2, "")
    assert f"{record}: Line {number + 1}: " in result.stderr
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize(
    "content, sentence",
    [
        (b"", "Line 1: expected 'hearthside record'"),
        (b"hello\n", "Line 1: expected 'hearthside record' and a whole number"),
        (b"\xff\xfe\x00", "is not a record: it is no text."),
        (b"hearthside record 1\ngame chess\n", "There is no game 'chess'"),
        (b"hearthside record 7\ngame caverna\n", "This record is of format 7"),
    ],
)
def test_file_that_is_no_record(tmp_path: Path, content: bytes, sentence: str) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    result = run("replay", str(path))
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert "Traceback" not in result.stderr


def test_directory_is_no_record(tmp_path: Path) -> None:
    result = run("replay", str(tmp_path))
    assert result.exit_code == 2
    assert "is a directory" in result.stderr


def test_step_that_does_not_exist(record: Path) -> None:
    last = len(hearthside.replay(record.read_text()).moves)
    result = run("replay", str(record), "--step", str(last + 1))
    assert result.exit_code == 2
    assert f"There are {last} choices; there is no step {last + 1}." in result.stderr
    assert run("replay", str(record), "--step", "-1").exit_code == 2


def test_unexpected_errors_are_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*arguments: object) -> None:
        raise ZeroDivisionError("a bug")

    monkeypatch.setattr(hearthside, "games", broken)
    with pytest.raises(ZeroDivisionError):
        run("games")
