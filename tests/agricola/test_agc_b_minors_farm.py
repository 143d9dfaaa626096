"""Deck B, minor improvements: Farm Planner."""

from tests.agricola.build import Table
from tests.agricola.playing import play_minor, playable


def test_agc_b002_mini_pasture_fences_one_space_without_wood() -> None:
    """AGC-3.6: no wood is paid, the fence pieces are used up."""
    table = Table()
    table.farm().has(food=2)
    play_minor(table, "B002")
    assert "fence a5" in table.tokens()
    assert "stop" in table.tokens()
    assert all("+" not in token for token in table.tokens())
    table.play("fence a5")
    assert table.pastures() == ["a5"]
    assert table.player().fences_left() == 11
    assert table.goods() == {}
    assert table.hand(1) == ["B002"]


def test_agc_b002_mini_pasture_uses_shared_fences_and_must_touch_a_pasture() -> None:
    table = Table()
    table.farm().has(food=2).pastures("a5")
    play_minor(table, "B002")
    assert sorted(table.matching("fence")) == ["a4", "b5"]
    table.play("fence a4")
    assert table.player().fences_left() == 8


def test_agc_b002_mini_pasture_needs_pieces() -> None:
    """With 3 pieces left a lone new space cannot be fenced, a neighbour with 3 edges can."""
    table = Table()
    table.farm().has(food=2).pastures("a2+a3+b2+b3", "c2+c3")
    assert table.player().fences_left() == 3
    play_minor(table, "B002")
    assert table.matching("fence") != []
    table = Table()
    table.farm().has(food=2).pastures("a2+a3+a4+a5+b2+b3+b4+b5+c2+c3+c4+c5")
    assert table.player().fences_left() == 1
    play_minor(table, "B002")
    assert table.decider == 1, "nothing can be fenced; the card is played all the same"
    assert table.hand(1) == ["B002"]


def test_agc_b002_mini_pasture_is_no_build_fences_action() -> None:
    """AGC-8.20, AGR-7.6: Shepherd's Crook needs 4 spaces anyway; Hedge Keeper adds nothing."""
    table = Table()
    table.farm().has(food=2).cards("A083", "A088")
    play_minor(table, "B002").play("fence a5")
    assert table.animals() == (0, 0, 0)
    assert table.player().fences_left() == 11


def test_agc_b010_caravan_holds_a_person_but_is_no_room() -> None:
    """AGC-2.2.9, AGR-10.14, AGR-R25."""
    table = Table().open("basic_wish")
    table.farm().has(wood=3, food=3)
    assert table.turn().refuses("place basic_wish")
    play_minor(table, "B010")
    table.farm().people(2)
    table.turn().play("place basic_wish")
    assert len(table.player().people) == 3
    assert table.player().rooms() == 2
    assert table.score()["clay_rooms"] == 0


def test_agc_b010_caravan_is_not_renovated() -> None:
    table = Table().open("house_redevelopment")
    table.farm().cards("B010").has(clay=2, reed=1)
    table.turn().play("place house_redevelopment")
    assert table.goods() == {}
    assert table.score()["clay_rooms"] == 2


def test_agc_b013_carpenters_parlor_wood_rooms() -> None:
    table = Table()
    table.farm().cards("B013").has(wood=4, reed=4)
    table.turn().play("place farm_expansion", "room a1", "room a2")
    assert table.goods() == {}
    assert len(table.cells("rooms")) == 4


def test_agc_b013_carpenters_parlor_not_for_clay_rooms() -> None:
    table = Table()
    table.farm().cards("B013").house("clay").has(wood=2, clay=4, reed=4)
    assert table.turn().matching("place farm_expansion") == [""]
    table.play("place farm_expansion")
    assert table.cells("rooms") == ["b1", "c1"]


def test_agc_b016_mining_hammer_stable_after_every_renovation() -> None:
    table = Table()
    table.farm().has(wood=1)
    play_minor(table, "B016")
    assert table.goods() == {"food": 1}
    table = Table().open("house_redevelopment")
    table.farm().cards("B016").has(clay=2, reed=1)
    table.turn().play("place house_redevelopment")
    assert table.tokens() == ["use B016 0", "stop"]
    table.play("use B016 0", "stable a5")
    assert table.cells("stables") == ["a5"]
    assert table.goods() == {}


def test_agc_b016_mining_hammer_is_optional_and_needs_a_piece() -> None:
    table = Table().open("house_redevelopment")
    table.farm().cards("B016").has(clay=2, reed=1)
    table.turn().play("place house_redevelopment", "stop")
    assert table.cells("stables") == []
    table = Table().open("house_redevelopment")
    table.farm().cards("B016").has(clay=2, reed=1).stables("a2", "a3", "a4", "a5")
    table.turn().play("place house_redevelopment")
    assert table.decider == 1


def test_agc_b019_moldboard_plow_two_extra_fields() -> None:
    """AGC-2.2.14: one per use, two in all; then the card is empty."""
    table = Table()
    table.farm().has(wood=2).cards("A116")
    play_minor(table, "B019")
    assert table.player().counter(table.player().cards[-1] & 0xFFFF) == 2
    for left, offered in ((2, True), (1, True), (0, False)):
        table = Table()
        table.farm().cards("B019").counter("B019", left)
        table.turn().play("place farmland")
        assert (not table.refuses("use B019 0")) == offered
        if offered:
            table.play("use B019 0", "plow a2")
            assert table.refuses("use B019 0")
            table.play("plow a3")
            assert table.cells("fields") == ["a2", "a3"]
            assert table.player().counters == [left - 1]


def test_agc_b019_moldboard_plow_may_be_kept() -> None:
    table = Table()
    table.farm().cards("B019").counter("B019", 2)
    table.turn().play("place farmland", "stop", "plow a3")
    assert table.player().counters == [2]


def test_agc_b019_moldboard_plow_leaves_a_plow_for_the_space() -> None:
    """AGC-EX25, AGC-3.2, AGR-5.8."""
    table = Table()
    farm = table.farm().cards("B019").counter("B019", 2).fields("a1")
    farm.stables("a3", "b2").pastures("a3", "b2")
    assert table.player().farm.field_cells().bit_count() == 1
    table.turn().play("place farmland")
    assert table.decider == 1
    assert table.cells("fields") == ["a1", "a2"]
    assert table.player().counters == [2]


def test_agc_b019_moldboard_plow_where_one_place_opens_another() -> None:
    """Only a1–a2–a3 in a row: the extra plow is possible because a3 opens up behind a2."""
    table = Table()
    farm = table.farm().cards("B019").counter("B019", 1).fields("a1")
    farm.stables("b2", "b3", "a4").pastures("b2", "b3", "a4")
    table.turn().play("place farmland", "use B019 0")
    assert table.decider == 1
    assert table.cells("fields") == ["a1", "a2", "a3"]


def test_agc_b019_moldboard_plow_needs_an_occupation() -> None:
    table = Table()
    table.farm().has(wood=2)
    assert not playable(table, "B019")
