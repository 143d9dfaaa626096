"""Golden records: old games must replay, with the same options at every ply and the same end.

A failure means that a change made old records illegal or gave them another result. If that is
intended, raise the rules version, name it in the changelog, and run
`python -m tools.regenerate_golden`.
"""

import json
import re

import pytest

from hearthside import replay
from hearthside.games.caverna.forms import VERB_FORMS
from hearthside.games.caverna.furnishing import TILES
from hearthside.games.caverna.spaces import SPACES
from tests.records.cases import ALL, RECORDS, Case, cases, index_of
from tools.regenerate_golden import fingerprint, shown

INDEXED: dict[str, dict[str, str]] = {}
for known_game in ALL:
    INDEXED |= json.loads(index_of(known_game).read_text(encoding="utf-8"))
CASES = {case.name: case for case in cases()}
NAMES = sorted(CASES)


def text_of(name: str) -> str:
    return CASES[name].file.read_text(encoding="utf-8")


@pytest.mark.parametrize("case", CASES.values(), ids=list(CASES))
def test_there_is_a_record_of_every_case(case: Case) -> None:
    game = replay(text_of(case.name))
    assert game.over
    assert (game.setup.game, game.setup.players) == (case.game, case.players)
    assert game.setup.options.items() >= case.options.items()


def test_the_index_names_exactly_the_records() -> None:
    assert sorted(INDEXED) == NAMES
    assert sorted(path.stem for path in RECORDS.glob("*/*.txt")) == NAMES


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


def test_the_records_show_most_of_caverna() -> None:
    """Every furnishing tile, every space and nearly every verb occurs in some record."""
    names = [case.name for case in ALL["caverna"]]
    words = {word for name in names for word in shown(replay(text_of(name)))}
    verbs = {word.split()[0] for word in words}
    assert [tile.name for tile in TILES if f"furnish {tile.name}" not in words] == []
    spaces = {f"place {re.sub('_[ab]$', '', space.name)}" for space in SPACES}
    assert sorted(spaces - words) == []
    assert {form.verb for form in VERB_FORMS} - verbs <= {"stay", "clear", "keep"}
    assert len(words) > 230
