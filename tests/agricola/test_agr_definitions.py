"""Words that rules and cards use: what counts as a field, what nobody counts."""

import pytest

from hearthside.games.agricola.data.facts import CARD_DATA
from hearthside.games.agricola.vocabulary.prerequisites import in_words
from hearthside.games.registry import ruleset
from hearthside.words.speaker import speaker
from tests.agricola.build import Table
from tests.agricola.playing import playable


@pytest.mark.parametrize(
    "crops, grain_fields",
    [
        ({"a2": "3 grain", "a3": "1 grain"}, 2),
        ({"a2": "3 grain", "a3": "2 vegetable"}, 1),
        ({"a2": "2 vegetable", "a3": "1 vegetable"}, 0),
    ],
)
def test_agr_7_9_a_grain_field_has_grain_now(crops: dict[str, str], grain_fields: int) -> None:
    """Sleeping Corner needs two grain fields; an empty or a vegetable field is none."""
    table = Table()
    table.farm().has(wood=1).fields("a4", **crops)
    assert playable(table, "A026") is (grain_fields >= 2)


def test_agr_1_3_goods_are_unlimited() -> None:
    """A space that nobody uses grows without end, and everything on it can be taken."""
    table = Table(round=14).pile("forest", wood=60)
    table.farm().has(wood=3)
    table.turn().play("place forest")
    assert table.goods()["wood"] == 63


def test_agr_10_4_none_is_said_as_no() -> None:
    """Big Country's prerequisite for a person to read."""
    data = CARD_DATA["A033"]
    said = [speaker(ruleset("agricola")).text(in_words(needed)) for needed in data.prerequisite]
    assert said == ["no unused spaces"]
