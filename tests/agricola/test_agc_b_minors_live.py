"""Deck B, minor improvements: Livestock Provider."""

from tests.agricola.build import Table
from tests.agricola.playing import play_minor, playable

OCCUPATIONS = ("A116", "A119", "A120")


def test_agc_b084_acorns_basket_two_boar() -> None:
    table = Table(round=5)
    table.farm().has(reed=1).cards(*OCCUPATIONS)
    play_minor(table, "B084")
    assert table.promised() == {6: {"boar": 1}, 7: {"boar": 1}}
    table = Table(round=13)
    table.farm().has(reed=1).cards(*OCCUPATIONS)
    play_minor(table, "B084")
    assert table.promised() == {14: {"boar": 1}}


def test_agc_b084_acorns_basket_boar_need_room_on_arrival() -> None:
    """AGR-4.4, AGR-8.4: what has no room is given up at once."""
    table = Table(round=5).open("sheep_market")
    table.farm().has(sheep=1).promise(6, "B084", boar=1)
    table.next_round().nature()
    assert sorted(table.tokens()) == ["give_up 1 boar", "give_up 1 sheep"]
    table.play("give_up 1 sheep")
    assert table.animals() == (0, 1, 0)


def test_agc_b084_acorns_basket_needs_three_occupations() -> None:
    table = Table()
    table.farm().has(reed=1).cards(*OCCUPATIONS[:2])
    assert not playable(table, "B084")
