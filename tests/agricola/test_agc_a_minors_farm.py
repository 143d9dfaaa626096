"""Deck A, minor improvements: Farm Planner."""

import pytest

from tests.agricola.build import Table
from tests.agricola.playing import play_minor


def test_agc_a002_shifting_cultivation_plows_and_is_passed_left() -> None:
    table = Table(players=3)
    table.farm().has(food=2).fields("a3")
    play_minor(table, "A002")
    assert sorted(table.tokens()) == ["plow a2", "plow a4", "plow b3", "stop"]
    table.play("plow b3")
    assert table.cells("fields") == ["a3", "b3"]
    assert table.goods() == {}
    assert table.in_play() == []
    assert table.hand(1) == ["A002"]


def test_agc_a002_shifting_cultivation_plow_may_be_declined() -> None:
    """The card travels all the same and may be played again in the same round (AGR-10.6)."""
    table = Table()
    table.farm().has(food=2)
    table.farm(1).has(food=2).people(3)
    play_minor(table, "A002")
    table.play("stop")
    assert table.cells("fields") == []
    assert table.hand(0) == []
    table.s.occupants[1] = 0
    table.play("place meeting_place", "minor A002", "plow a5", seat=1)
    assert table.cells("fields", 1) == ["a5"]
    assert table.hand(0) == ["A002"]


def test_agc_a002_shifting_cultivation_leaves_a_solo_game() -> None:
    table = Table(players=1)
    table.farm().has(food=2)
    play_minor(table, "A002").play("plow a5")
    assert table.hand() == []
    assert table.in_play() == []


def test_agc_a012_drinking_trough_adds_two_after_doubling() -> None:
    """AGC-EX15, AGC-3.10, AGC-2.2.8: 2 + 2 = 4, and 2 · 2 · 2 + 2 = 10."""
    table = Table()
    table.farm().pastures("a5", "b4+b5").stables("b5", "a2")
    before = table.player().places
    assert (sorted(before.pastures), before.slots) == ([2, 8], 2)
    table.farm().cards("A012")
    places = table.player().places
    assert sorted(places.pastures) == [4, 10]
    assert places.slots == 2, "house and unfenced stable hold no more than before"


def test_agc_a012_drinking_trough_one_space_with_stable() -> None:
    table = Table()
    table.farm().pastures("a5").stables("a5").cards("A012")
    assert table.player().places.pastures == (6,)


def test_agc_a012_drinking_trough_makes_room_at_once() -> None:
    table = Table()
    table.farm().pastures("a5").has(clay=1)
    play_minor(table, "A012")
    table.farm().has(sheep=5)
    assert table.player().fits()


def test_agc_a016_rammed_clay_pays_fences_with_any_mix() -> None:
    table = Table().open("fencing")
    play_minor(table, "A016")
    assert table.goods() == {"clay": 1}
    table = Table().open("fencing")
    table.farm().cards("A016").has(wood=4, clay=2)
    table.turn().play("place fencing", "fence a5")
    assert sorted(table.tokens()) == [
        "pay 2 wood 2 clay",
        "pay 3 wood 1 clay",
        "pay 4 wood",
    ]
    table.play("pay 2 wood 2 clay")
    assert table.goods() == {"wood": 2}


def test_agc_a016_rammed_clay_alone_makes_fencing_possible() -> None:
    table = Table().open("fencing")
    table.farm().has(clay=4)
    assert table.turn().refuses("place fencing")
    table.farm().cards("A016")
    table.turn().play("place fencing", "fence a1")
    assert table.goods() == {}
    assert table.pastures() == ["a1"]


def test_agc_a019_handplow_plows_five_rounds_later() -> None:
    """AGC-2.2.4: a tile on a round space; the plow is free and may be declined (AGR-4.6)."""
    table = Table(round=4)
    table.farm().has(wood=1)
    play_minor(table, "A019")
    assert table.promised() == {9: {}}
    for answer, fields in (("plow a3", ["a3"]), ("stop", [])):
        table = Table(round=8).open("sheep_market")
        table.farm().cards("A019").promise(9, "A019")
        table.next_round().nature()
        assert table.s.round == 9
        assert "stop" in table.tokens()
        assert len(table.tokens()) == 14
        table.play(answer)
        assert table.cells("fields") == fields
        assert table.promised() == {}


@pytest.mark.parametrize("round, promised", [(9, {14: {}}), (10, {})])
def test_agc_a019_handplow_places_nothing_beyond_the_end(
    round: int, promised: dict[int, dict[str, int]]
) -> None:
    table = Table(round=round)
    table.farm().has(wood=1)
    play_minor(table, "A019")
    assert table.promised() == promised
