"""What previews say of choices of Caverna before they are made."""

from __future__ import annotations

from hearthside.preview import Preview, preview
from tests.caverna.build import RULES, Table


def preview_of(t: Table, token: str) -> Preview:
    return preview(RULES, t.s, t.decider, RULES.parse(t.s, token))


def test_cav_11_27_a_tile_with_the_builder_says_each_way_to_pay() -> None:
    """CAV-11.4, CAV-11.27: a Dwelling for 4 wood and 3 stone, with up to two of them in ore."""
    t = Table()
    t.home().tiles(builder="m31").land(cavern="m21").has(wood=4, stone=3, ore=2)
    t.turn().play("place housework", "take")
    found = preview_of(t, "furnish dwelling m21")
    assert found.stock == {}
    assert found.ways == [
        {"wood": -4, "stone": -3, "furnishing": 1},
        {"wood": -3, "stone": -3, "ore": -1, "furnishing": 1},
        {"wood": -4, "stone": -2, "ore": -1, "furnishing": 1},
        {"wood": -3, "stone": -2, "ore": -2, "furnishing": 1},
    ]


def test_cav_11_4_with_one_way_to_pay_the_price_is_in_the_stock() -> None:
    """CAV-11.4: without ore nothing is asked, the tile is paid at once."""
    t = Table()
    t.home().tiles(builder="m31").land(cavern="m21").has(wood=4, stone=3)
    t.turn().play("place housework", "take")
    found = preview_of(t, "furnish dwelling m21")
    assert found.stock == {"wood": -4, "stone": -3, "furnishing": 1}
    assert found.ways == []


def test_cav_11_24_a_way_to_pay_includes_what_the_tile_gives_at_once() -> None:
    """CAV-11.24: the Stone carver costs 1 wood, or 1 ore with the Builder, and gives 2 stone."""
    t = Table()
    t.home().tiles(builder="m31").land(cavern="m21").has(wood=1, ore=1)
    t.turn().play("place housework", "take")
    ways = preview_of(t, "furnish stone_carver m21").ways
    assert ways == [
        {"wood": -1, "stone": 2, "furnishing": 1},
        {"stone": 2, "ore": -1, "furnishing": 1},
    ]
