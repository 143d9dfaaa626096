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
from hearthside.core.errors import DamagedRecord, UnknownVersion
from hearthside.core.options import OptionSpec, OptionValue

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
    """One choice of a seat (or NATURE), as a token; `line` is where a record has it."""

    __slots__ = ("line", "seat", "token")

    def __init__(self, seat: int, token: str, line: int = 0) -> None:
        self.seat = seat
        self.token = token
        self.line = line


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


def write_record(record: Record) -> str:
    """The text of a record."""
    setup = record.setup
    lines = [
        f"{HEAD} {FORMAT}",
        f"game {setup.game}",
        f"rules {record.rules}",
        f"players {setup.players}",
        f"seed {setup.seed}",
    ]
    lines += [f"option {name} {value_text(value)}" for name, value in setup.options.items()]
    lines += [f"seat {i} {name}" for i, name in enumerate(setup.names)]
    lines.append("moves")
    lines += [f"{'-' if m.seat == NATURE else m.seat} {m.token}" for m in record.moves]
    if record.result is None:
        lines.append("open")
    else:
        lines.append("end " + " ".join(f"{i}={n}" for i, n in enumerate(record.result)))
    return "\n".join(lines) + "\n"


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
        rest = line[len(key) + 1 :].strip()
        if not line.startswith(key + " ") or not rest.lstrip("-").isdigit():
            raise self.fail(f"'{key}' and a whole number")
        self.at += 1
        return int(rest)


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


def read_record(text: str, specs: list[OptionSpec]) -> Record:
    """Read a record; DamagedRecord names the line and what was expected there."""
    reader = _Reader(text)
    reader.whole(HEAD)
    game = reader.word("game")
    rules = reader.whole("rules")
    players = reader.whole("players")
    seed = reader.whole("seed")
    options: dict[str, OptionValue] = {}
    while reader.peek().startswith("option "):
        words = reader.peek().split()
        if len(words) != 3:
            raise reader.fail("'option name value'")
        options[words[1]] = read_option(specs, words[1], words[2])
        reader.at += 1
    names: list[str] = []
    while reader.peek().startswith("seat "):
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
        if (who != "-" and not who.isdigit()) or not token:
            raise reader.fail("a move such as '0 place housework'")
        moves.append(Move(NATURE if who == "-" else int(who), token.strip(), reader.number()))
        reader.at += 1
    record = Record(Setup(game, players, seed, options, names), rules, moves, None)
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
        if seat != str(i) or not points.lstrip("-").isdigit():
            raise reader.fail("'end 0=points 1=points ...'")
        result.append(int(points))
    if len(result) != players:
        raise reader.fail(f"the points of {players} seats")
    return result
