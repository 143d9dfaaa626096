"""Records: a game as text that a person can read and compare (ADR 0003).

    hearthside record 1
    game caverna
    rules 1
    players 2
    seed 7
    option mode full
    seat 0 Anna
    moves
    - start 1
    1 place excavation
    end 0=41 1=38

`-` is NATURE. Blank lines and lines that begin with `#` are skipped.
"""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import NATURE
from hearthside.core.errors import BadOption, DamagedRecord, UnknownVersion
from hearthside.core.message import Message
from hearthside.core.options import OptionSpec, OptionValue, check_options, named_options
from hearthside.core.ruleset import Ruleset

FORMAT: Final = 1
HEAD: Final = "hearthside record"


class Setup:
    """All that is chosen before the first move."""

    def __init__(
        self,
        game: str,
        players: int,
        seed: int,
        options: dict[str, OptionValue],
        names: list[str],
    ) -> None:
        self.game = game
        self.players = players
        self.seed = seed
        self.options = options
        self.names = names


class Move:
    """One choice of a seat (or NATURE), as a token; `line` is where a record has it.

    `message` is the choice for people, where it was made in a game.
    """

    __slots__ = ("line", "message", "seat", "token")

    def __init__(
        self, seat: int, token: str, line: int = 0, message: Message | None = None
    ) -> None:
        self.seat = seat
        self.token = token
        self.line = line
        self.message = message


class Record:
    """A game on paper. `result` is the total of every seat, or None for an unfinished game."""

    def __init__(
        self, setup: Setup, rules: int, moves: list[Move], result: list[int] | None
    ) -> None:
        self.setup = setup
        self.rules = rules
        self.moves = moves
        self.result = result
        self.end_line = 0


def value_text(value: OptionValue) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def write_record(record: Record, specs: list[OptionSpec] | None = None) -> str:
    """The text of a record; `specs`: the options of its game, some of which need not be named."""
    setup = record.setup
    lines = [
        f"{HEAD} {FORMAT}",
        f"game {setup.game}",
        f"rules {record.rules}",
        f"players {setup.players}",
        f"seed {setup.seed}",
    ]
    options = named_options(specs or [], setup.options)
    lines += [f"option {name} {value_text(value)}" for name, value in options.items()]
    lines += [f"seat {i} {name}" for i, name in enumerate(setup.names)]
    lines.append("moves")
    lines += [f"{'-' if m.seat == NATURE else m.seat} {m.token}" for m in record.moves]
    lines.append(end_line(record.result))
    return "\n".join(lines) + "\n"


def end_line(result: list[int] | None) -> str:
    """The last line: the total of every seat, or that the game is open."""
    if result is None:
        return "open"
    return "end " + " ".join(f"{i}={n}" for i, n in enumerate(result))


def whole_number(text: str) -> int | None:
    """The whole number that a text is, written plainly; None if it is none.

    >>> whole_number("-28"), whole_number("--28"), whole_number("28.0")
    (-28, None, None)
    """
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) < 1000 else None


class _Reader:
    """The lines of a record, one after another, with their numbers."""

    def __init__(self, text: str) -> None:
        self.lines = [
            (number, line.strip())
            for number, line in enumerate(text.splitlines(), start=1)
            if line.strip() and not line.lstrip().startswith("#")
        ]
        self.at = 0

    def peek(self) -> str:
        return self.lines[self.at][1] if self.at < len(self.lines) else ""

    def number(self) -> int:
        if self.at < len(self.lines):
            return self.lines[self.at][0]
        return self.lines[-1][0] + 1 if self.lines else 1

    def fail(self, expected: str) -> DamagedRecord:
        found = f"found {self.peek()!r}" if self.peek() else "the record ends"
        return DamagedRecord(f"Line {self.number()}: expected {expected}, but {found}.")

    def word(self, key: str) -> str:
        """The rest of a line that must begin with `key`."""
        line = self.peek()
        if not line.startswith(key + " "):
            raise self.fail(f"'{key} ...'")
        self.at += 1
        return line[len(key) + 1 :].strip()

    def whole(self, key: str) -> int:
        line = self.peek()
        number = whole_number(line.removeprefix(key + " ").strip())
        if number is None or not line.startswith(key + " "):
            raise self.fail(f"'{key}' and a whole number")
        self.at += 1
        return number


def read_option(specs: list[OptionSpec], name: str, text: str) -> OptionValue:
    """The value an option's text means; the text itself if it is none of the allowed ones."""
    for spec in specs:
        if spec.name == name:
            for value in spec.values:
                if value_text(value) == text:
                    return value
    return text


def read_head(text: str) -> str:
    """Only the game id of a record; enough to find its rules."""
    reader = _Reader(text)
    version = reader.whole(HEAD)
    if version != FORMAT:
        raise UnknownVersion(
            f"This record is of format {version}; this program reads format {FORMAT}."
        )
    return reader.word("game")


def read_record(text: str, rules: Ruleset) -> Record:
    """Read a record; DamagedRecord names the line and what was expected there."""
    specs = rules.options
    reader = _Reader(text)
    reader.whole(HEAD)
    game = reader.word("game")
    version = reader.whole("rules")
    if version != rules.rules_version:
        raise UnknownVersion(
            f"This record follows version {version} of the rules of {rules.title}; "
            f"this program plays version {rules.rules_version}."
        )
    line = reader.number()
    players = reader.whole("players")
    if not rules.min_players <= players <= rules.max_players:
        raise DamagedRecord(
            f"Line {line}: expected {rules.min_players} to {rules.max_players} players, "
            f"but found {players}."
        )
    seed = reader.whole("seed")
    options: dict[str, OptionValue] = {}
    while reader.peek().startswith("option "):
        words = reader.peek().split()
        if len(words) != 3:
            raise reader.fail("'option name value'")
        value = read_option(specs, words[1], words[2])
        if words[1] in options:
            raise reader.fail(f"option {words[1]!r} only once")
        try:
            check_options(specs, {words[1]: value})
        except BadOption as error:
            raise DamagedRecord(f"Line {reader.number()}: {error}") from error
        options[words[1]] = value
        reader.at += 1
    names: list[str] = []
    while reader.peek().startswith("seat ") and len(names) < players:
        words = reader.peek().split(maxsplit=2)
        if len(words) != 3 or words[1] != str(len(names)):
            raise reader.fail(f"'seat {len(names)} name'")
        names.append(words[2])
        reader.at += 1
    if reader.peek() != "moves":
        raise reader.fail("'moves'")
    reader.at += 1
    moves: list[Move] = []
    while reader.peek() and reader.peek() != "open" and not reader.peek().startswith("end"):
        who, _, token = reader.peek().partition(" ")
        seat = NATURE if who == "-" else whole_number(who)
        if seat is None or (seat < 0 and who != "-") or not token:
            raise reader.fail("a move such as '0 place housework'")
        moves.append(Move(seat, token.strip(), reader.number()))
        reader.at += 1
    record = Record(Setup(game, players, seed, options, names), version, moves, None)
    record.end_line = reader.number()
    if reader.peek().startswith("end"):
        record.result = _read_result(reader, players)
    elif reader.peek() != "open":
        raise reader.fail("'open' or 'end 0=...'")
    reader.at += 1
    if reader.peek():
        raise reader.fail("nothing more")
    return record


def _read_result(reader: _Reader, players: int) -> list[int]:
    result: list[int] = []
    for i, word in enumerate(reader.peek().split()[1:]):
        seat, _, points = word.partition("=")
        total = whole_number(points)
        if seat != str(i) or total is None:
            raise reader.fail("'end 0=points 1=points ...'")
        result.append(total)
    if len(result) != players:
        raise reader.fail(f"the points of {players} seats")
    return result
