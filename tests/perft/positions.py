"""The positions from which perft counts, and the counts known for them."""

import json
from pathlib import Path
from typing import TypedDict

from hearthside import new_game
from hearthside.core.state import State
from hearthside.perft import count_from
from tests.properties.walk import Walker

COUNTS = Path(__file__).parent / "counts.json"


class Entry(TypedDict):
    """Counts from the first decision of a round; before it a walker chose for everybody."""

    game: str
    players: int
    seed: int
    round: int
    counts: list[int]


def known() -> list[Entry]:
    entries: list[Entry] = json.loads(COUNTS.read_text(encoding="utf-8"))
    return entries


def position(game_id: str, players: int, seed: int, round: int) -> State:
    """The first decision of a round in a game played by a sensible walker."""
    game = new_game(game_id, players, seed)
    walker = Walker(seed, "sensible")
    while game.view()["round"] < round:
        seat = walker.seat(game)
        game.play(walker.choose(game.options(seat)).token, seat)
    return game.state


def counted(entry: Entry) -> list[int]:
    """The counts of an entry as they are now, to the same depth."""
    state = position(entry["game"], entry["players"], entry["seed"], entry["round"])
    return count_from(state, len(entry["counts"]))


def recount(games: list[str]) -> None:
    """Write the counts of some games anew."""
    lines = [
        json.dumps({**entry, "counts": counted(entry)} if entry["game"] in games else entry)
        for entry in known()
    ]
    COUNTS.write_text("[\n  " + ",\n  ".join(lines) + "\n]\n", encoding="utf-8")
