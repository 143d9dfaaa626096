"""Records: text and back; every kind of damage names its line and what was expected."""

import pytest

from hearthside import (
    DamagedRecord,
    HearthsideError,
    UnknownGame,
    UnknownVersion,
    new_game,
    replay,
)
from hearthside.core.choice import NATURE
from hearthside.core.record import (
    Move,
    Record,
    Setup,
    end_line,
    read_head,
    read_option,
    read_record,
    value_text,
    write_record,
)
from hearthside.games.registry import ruleset
from tests.properties.walk import finished_game

CAVERNA = ruleset("caverna")

TEXT = """\
hearthside record 1
game caverna
rules 2
players 2
seed 7
option mode full
seat 0 Anna
seat 1 Bo the second
moves
- start 1
- reveal blacksmithing
1 place supplies
0 place housework
open
"""
"""Lines are counted from 1: `moves` is line 9."""
LINES = TEXT.splitlines()


def with_line(number: int, line: str) -> str:
    """The record with another line of this number."""
    lines = LINES[:]
    lines[number - 1] = line
    return "\n".join(lines) + "\n"


def test_a_record_is_written_as_documented() -> None:
    moves = [Move(NATURE, "start 1"), Move(1, "place supplies")]
    setup = Setup("caverna", 2, 7, {"mode": "full", "late": True}, ["Anna", "Bo the second"])
    text = write_record(Record(setup, 2, moves, [41, -8]))
    assert text.splitlines() == [
        "hearthside record 1",
        "game caverna",
        "rules 2",
        "players 2",
        "seed 7",
        "option mode full",
        "option late true",
        "seat 0 Anna",
        "seat 1 Bo the second",
        "moves",
        "- start 1",
        "1 place supplies",
        "end 0=41 1=-8",
    ]


def test_a_record_is_read_as_written() -> None:
    record = read_record(TEXT, CAVERNA)
    assert record.setup.game == read_head(TEXT) == "caverna"
    assert record.rules == 2
    assert record.setup.players == 2
    assert record.setup.seed == 7
    assert record.setup.options == {"mode": "full"}
    assert record.setup.names == ["Anna", "Bo the second"]
    assert [(m.seat, m.token, m.line) for m in record.moves] == [
        (NATURE, "start 1", 10),
        (NATURE, "reveal blacksmithing", 11),
        (1, "place supplies", 12),
        (0, "place housework", 13),
    ]
    assert record.result is None
    assert record.end_line == 14
    assert write_record(record) == TEXT


def test_comments_and_blank_lines_are_skipped_and_still_counted() -> None:
    text = "# a game of last night\n\n" + TEXT.replace("moves\n", "moves\n  # round 1\n\n")
    record = read_record(text, CAVERNA)
    assert [m.line for m in record.moves] == [14, 15, 16, 17]
    assert write_record(record) == TEXT


def test_negative_numbers_and_windows_line_ends() -> None:
    text = TEXT.replace("seed 7", "seed -7").replace("\n", "\r\n")
    assert read_record(text, CAVERNA).setup.seed == -7


@pytest.mark.parametrize("value, text", [(True, "true"), (False, "false"), (6, "6"), ("a", "a")])
def test_values_of_options_as_text(value: bool | int | str, text: str) -> None:
    assert value_text(value) == text


def test_values_of_options_come_back_with_their_type() -> None:
    assert read_option(CAVERNA.options, "reveal_harvest_late", "true") is True
    assert read_option(CAVERNA.options, "solo_clear_at", "7") == 7
    assert read_option(CAVERNA.options, "mode", "full") == "full"
    assert read_option(CAVERNA.options, "mode", "odd") == "odd"


def test_the_last_line() -> None:
    assert end_line(None) == "open"
    assert end_line([3, -4]) == "end 0=3 1=-4"


@pytest.mark.parametrize("players", range(1, 8))
def test_a_finished_game_comes_back_from_its_record(players: int) -> None:
    game = finished_game(players, seed=players)
    text = game.record()
    again = replay(text)
    assert again.record() == text
    assert again.to_json() == game.to_json()
    assert again.winners() == game.winners()
    assert again.events() == game.events()


def test_an_unfinished_game_goes_on_with_the_same_chance() -> None:
    """The generator of a replayed game stands where it stood: the same cards will follow."""
    game = new_game("caverna", players=3, seed=5)
    while game.view()["round"] < 3:
        game.play(game.options()[0].token)
    again = replay(game.record())
    while not game.over:
        token = game.options()[-1].token
        game.play(token)
        again.play(token)
        assert again.state.rng == game.state.rng
    assert again.record() == game.record()


def test_a_record_without_moves_is_a_game_about_to_begin() -> None:
    text = "\n".join([*LINES[:9], "open"])
    game = replay(text)
    assert game.ply == 0
    assert game.deciders == [NATURE]
    game.play("start 0")
    assert game.ply > 1
    assert replay(game.record()).to_json() == game.to_json()


def test_names_may_be_left_out() -> None:
    lines = LINES[:6] + LINES[8:]
    assert replay("\n".join(lines)).setup.names == ["Seat 0", "Seat 1"]


@pytest.mark.parametrize(
    "number, line, expected",
    [
        (1, "hearthside", "expected 'hearthside record' and a whole number, but found"),
        (1, "once upon a time", "expected 'hearthside record' and a whole number, but found"),
        (1, "hearthside record one", "expected 'hearthside record' and a whole number, but found"),
        (2, "play caverna", "expected 'game ...', but found 'play caverna'"),
        (2, "game", "expected 'game ...', but found 'game'"),
        (3, "rules new", "expected 'rules' and a whole number, but found 'rules new'"),
        (3, "rule 1", "expected 'rules' and a whole number, but found 'rule 1'"),
        (4, "players two", "expected 'players' and a whole number, but found 'players two'"),
        (4, "players 2 or 3", "expected 'players' and a whole number, but found"),
        (4, "players 9", "expected 1 to 7 players, but found 9"),
        (4, "players 0", "expected 1 to 7 players, but found 0"),
        (5, "seed --7", "expected 'seed' and a whole number, but found 'seed --7'"),
        (5, "seed ²", "expected 'seed' and a whole number, but found 'seed ²'"),
        (5, "seed " + 5000 * "9", "expected 'seed' and a whole number, but found"),
        (6, "option mode", "expected 'option name value', but found 'option mode'"),
        (6, "option mode very full", "expected 'option name value', but found"),
        (6, "option speed high", "There is no option 'speed'; the options are mode, "),
        (6, "option mode odd", "Option 'mode' cannot be 'odd'; allowed are "),
        (6, "option solo_clear_at six", "Option 'solo_clear_at' cannot be 'six'; allowed are 6, 7"),
        (7, "option mode full", "expected option 'mode' only once, but found 'option mode full'"),
        (7, "seat 1 Anna", "expected 'seat 0 name', but found 'seat 1 Anna'"),
        (8, "seat 1", "expected 'seat 1 name', but found 'seat 1'"),
        (8, "bench 1 Bo", "expected 'moves', but found 'bench 1 Bo'"),
        (9, "seat 2 Cleo", "expected 'moves', but found 'seat 2 Cleo'"),
        (9, "choices", "expected 'moves', but found 'choices'"),
        (10, "nobody starts", "expected a move such as '0 place housework', but found"),
        (10, "-1 start 1", "expected a move such as '0 place housework', but found '-1 start 1'"),
        (10, "1", "expected a move such as '0 place housework', but found '1'"),
        (10, "² start 1", "expected a move such as '0 place housework', but found"),
        (14, "end", "expected the points of 2 seats, but found 'end'"),
        (14, "end 0=3", "expected the points of 2 seats, but found 'end 0=3'"),
        (14, "end 0=3 1=4 2=5", "expected the points of 2 seats, but found"),
        (14, "end 1=3 0=4", "expected 'end 0=points 1=points ...', but found"),
        (14, "end 0=many 1=4", "expected 'end 0=points 1=points ...', but found"),
        (14, "end 0=--3 1=4", "expected 'end 0=points 1=points ...', but found"),
        (14, "end 0=3 1=4", "expected 'open'"),
    ],
)
def test_damage_of_the_form_names_the_line(number: int, line: str, expected: str) -> None:
    with pytest.raises(DamagedRecord) as caught:
        replay(with_line(number, line))
    sentence = str(caught.value)
    assert sentence.startswith(f"Line {number}: {expected}")
    assert sentence.endswith(".")


@pytest.mark.parametrize("length", range(14))
def test_a_record_cut_off_names_the_line_after_the_last(length: int) -> None:
    with pytest.raises(DamagedRecord) as caught:
        replay("\n".join(LINES[:length]))
    sentence = str(caught.value)
    assert sentence.startswith(f"Line {length + 1}: expected ")
    assert sentence.endswith("but the record ends.")


def test_nothing_may_follow_the_end() -> None:
    with pytest.raises(DamagedRecord) as caught:
        replay(TEXT + "0 place logging\n")
    assert str(caught.value) == "Line 15: expected nothing more, but found '0 place logging'."


@pytest.mark.parametrize(
    "number, line, said",
    [
        (
            10,
            "- start 2",
            "'start 2' is not possible for chance now; expected 'start 0', 'start 1'.",
        ),
        (10, "0 start 0", "There is nothing to decide for seat 0 now; it is up to chance."),
        (
            11,
            "- reveal family_life",
            "'reveal family_life' is not possible for chance now; expected",
        ),
        (12, "- start 0", "There is nothing to decide for chance now; it is up to seat 1."),
        (12, "0 place supplies", "There is nothing to decide for seat 0 now; it is up to seat 1."),
        (12, "5 place supplies", "There is nothing to decide for seat 5 now; it is up to seat 1."),
        (12, "1 place moon", "'place moon' is not notation of this game; expected 'place "),
        (12, "1 eat hay", "'eat hay' is not notation of this game; expected 'place "),
        (
            13,
            "0 place supplies",
            "'place supplies' is not possible for seat 0 now; expected 'place",
        ),
        (13, "0 stop", "'stop' is not possible for seat 0 now; expected 'place "),
    ],
)
def test_a_move_that_is_not_legal_names_its_line_and_what_was_expected(
    number: int, line: str, said: str
) -> None:
    with pytest.raises(DamagedRecord) as caught:
        replay(with_line(number, line))
    sentence = str(caught.value)
    assert sentence.startswith(f"Line {number}: {said}")
    assert sentence.endswith(".")


def test_a_finished_game_must_end_with_its_result() -> None:
    text = finished_game(2, seed=1).record()
    body, end = text.rsplit("end", 1)
    number = text.count("\n")
    for wrong in ("open", "end 0=0 1=0"):
        with pytest.raises(DamagedRecord) as caught:
            replay(body + wrong)
        assert str(caught.value) == f"Line {number}: expected 'end{end.rstrip()}'."


def test_moves_after_the_end_of_the_game() -> None:
    text = finished_game(1, seed=1).record()
    body, end = text.rsplit("end", 1)
    with pytest.raises(DamagedRecord) as caught:
        replay(f"{body}0 done\nend{end}")
    assert str(caught.value) == f"Line {text.count(chr(10))}: The game is over."


def test_every_move_of_a_record_matters() -> None:
    """Leaving out any one move of a game makes the record illegal, and the line is named."""
    game = finished_game(2, seed=4)
    lines = game.record().splitlines()
    first = lines.index("moves") + 1
    for i in range(first, len(lines) - 1):
        with pytest.raises(DamagedRecord, match=r"^Line \d+: "):
            replay("\n".join(lines[:i] + lines[i + 1 :]))


def test_other_versions_are_refused_as_such() -> None:
    with pytest.raises(UnknownVersion) as caught:
        replay(with_line(1, "hearthside record 2"))
    assert str(caught.value) == "This record is of format 2; this program reads format 1."
    with pytest.raises(UnknownVersion) as caught:
        replay(with_line(3, "rules 99"))
    assert "follows version 99 of the rules of Caverna" in str(caught.value)


def test_unknown_games_are_refused_as_such() -> None:
    with pytest.raises(UnknownGame):
        replay(with_line(2, "game chess"))


def test_a_record_is_made_of_canonical_tokens() -> None:
    """Written otherwise, a choice is still recorded as it is printed."""
    text = with_line(13, "0   place    housework")
    assert [m.token for m in replay(text).moves][-1] == "place housework"


@pytest.mark.parametrize("noise", ["", "\n\n", "# only a comment", "\x00", "🐑", "end", "open"])
def test_noise_is_a_damaged_record(noise: str) -> None:
    with pytest.raises(HearthsideError) as caught:
        replay(noise)
    assert isinstance(caught.value, DamagedRecord)
    assert str(caught.value).startswith("Line 1: ") or noise == "# only a comment"
