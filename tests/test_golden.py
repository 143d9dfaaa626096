"""Golden records: old games must replay, with the same options at every ply and the same end.

A failure means that a change made old records illegal or gave them another result. If that is
intended, raise the rules version, name it in the changelog, and run
`python -m tools.regenerate_golden`.
"""

import json

import pytest

from hearthside import replay
from hearthside.games.caverna.furnishing import TILES
from hearthside.games.caverna.notation import SIMPLE_KINDS, space_word
from hearthside.games.caverna.spaces import SPACES
from tests.properties.walk import MODES
from tools.regenerate_golden import INDEX, PLAYERS, RECORDS, fingerprint, name_of, shown

INDEXED: dict[str, dict[str, str]] = json.loads(INDEX.read_text(encoding="utf-8"))
NAMES = sorted(path.stem for path in RECORDS.glob("*.txt"))


def text_of(name: str) -> str:
    return (RECORDS / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", PLAYERS)
def test_there_is_a_record_for_every_number_of_players_and_mode(players: int, mode: str) -> None:
    game = replay(text_of(name_of(players, mode)))
    assert game.over
    assert game.setup.players == players
    assert game.setup.options["mode"] == mode


def test_the_index_names_exactly_the_records() -> None:
    assert sorted(INDEXED) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_record_replays_to_the_same_end(name: str) -> None:
    """Replaying checks every step and the final points; the text comes out as it went in."""
    text = text_of(name)
    assert replay(text).record() == text
    assert text.splitlines()[-1].startswith("end 0=")


@pytest.mark.parametrize("name", NAMES)
def test_options_are_the_same_at_every_ply(name: str) -> None:
    """All options of all deciders, exchanges included, in the same order."""
    game = replay(text_of(name))
    found, known = fingerprint(game), INDEXED[name]
    if found != known:
        plies = [
            ply
            for ply in range(game.ply)
            if found["trail"][4 * ply : 4 * ply + 4] != known["trail"][4 * ply : 4 * ply + 4]
        ]
        where = f"before ply {plies[0] + 1}" if plies else "somewhere"
        then = game.at(plies[0] if plies else 0)
        offers = {seat: [o.token for o in then.options(seat)] for seat in then.deciders}
        pytest.fail(f"{name}: the options differ {where}; now they are {offers}.")


def test_the_records_show_most_of_the_game() -> None:
    """Every furnishing tile, every space and nearly every verb occurs in some record."""
    words = {word for name in NAMES for word in shown(replay(text_of(name)))}
    verbs = {word.split()[0] for word in words}
    assert [tile.name for tile in TILES if f"furnish {tile.name}" not in words] == []
    spaces = {f"place {space_word(space.index)}" for space in SPACES}
    assert sorted(spaces - words) == []
    assert set(SIMPLE_KINDS) - verbs <= {"stay"}
    assert len(words) > 230
