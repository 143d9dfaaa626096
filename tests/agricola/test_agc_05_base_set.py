"""All base cards are declared, and each has a test of its own (AGC-5)."""

import re
from pathlib import Path

import pytest

from hearthside.games.agricola.data.facts import CARD_DATA
from hearthside.games.agricola.vocabulary.card import CARD_NAMED, MINOR, OCCUPATION
from tests.agricola.build import Table

BASE = [id for id in CARD_DATA if re.fullmatch(r"[AB]\d{3}", id)]
NAMES = {
    name
    for path in Path(__file__).parent.glob("test_agc_[ab]_*.py")
    for name in re.findall(r"def test_agc_([ab]\d{3})_", path.read_text("utf-8"))
} | {"a078"}


def test_agc_5_1_all_cards_are_declared() -> None:
    """24 minors and 24 occupations of each deck."""
    for deck in "AB":
        kinds = [CARD_NAMED[id].kind for id in BASE if id[0] == deck]
        assert (kinds.count(MINOR), kinds.count(OCCUPATION)) == (24, 24)


@pytest.mark.parametrize("id", BASE)
def test_agc_5_1_every_card_is_tested_and_can_lie_in_front_of_a_player(id: str) -> None:
    """With it in play a turn can begin and the score be counted."""
    assert id.lower() in NAMES
    table = Table(players=4)
    table.farm().cards(id)
    table.turn()
    assert "place day_laborer" in table.tokens()
    assert table.score()["card_points"] == CARD_NAMED[id].points
