"""How effects of cards are resolved (AGC-3, AGR-5.7 to 5.9)."""

from tests.agricola.build import Table


def test_agc_3_2_an_extra_plow_must_leave_a_place() -> None:
    """AGC-EX25, AGR-5.8: one place left that opens no new one."""
    table = Table()
    table.farm().cards("B019").counter("B019", 2).fields("a3")
    table.farm().stables("a2", "b3", "a5", "b4")
    table.turn().play("place farmland")
    assert table.cells("fields") == ["a3", "a4"]
    assert table.decider == 1


def test_agc_3_2_an_extra_plow_that_leaves_a_place() -> None:
    table = Table()
    table.farm().cards("B019").counter("B019", 2).fields("a3").stables("a2", "b3", "b4")
    table.turn().play("place farmland", "use B019 0")
    assert table.cells("fields") == ["a3", "a4", "a5"]


def test_agc_3_2_only_cells_that_leave_a_place_are_offered() -> None:
    """The guard also looks at the steps of a granted action."""
    table = Table()
    table.farm().cards("B019").counter("B019", 2).fields("b3")
    table.farm().stables("a3", "b4", "c4", "a2")
    table.turn().play("place farmland", "use B019 0")
    assert set(table.matching("plow")) == {"b2", "c3"}


def test_agr_5_9_a_before_effect_may_make_a_space_usable() -> None:
    """AGC-EX12, AGR-R29: Paper Maker's food pays the occupation; then it must be used."""
    table = Table()
    table.farm().cards("B109", "A116", "A119").hand("A112").has(wood=1).played_occupations(3)
    table.turn().play("place lessons")
    assert table.goods() == {"food": 3}
    table.play("occupation A112")
    assert table.goods() == {"food": 2, "grain": 1}
    assert "A112" in table.in_play()


def test_agc_8_15_paper_maker_with_a_free_occupation() -> None:
    table = Table()
    table.farm().cards("B109").hand("A112").has(wood=1)
    table.turn().play("place lessons")
    assert set(table.tokens()) == {"occupation A112", "use B109 0"}
    table.play("use B109 0", "occupation A112")
    assert table.goods() == {"food": 1, "grain": 1}


def test_agc_3_4_a_card_does_not_react_to_its_own_play() -> None:
    """Junk Room says so itself; Bread Paddle and the like do not (AGR-R26)."""
    table = Table().open("major_improvement")
    table.farm().has(wood=1, clay=1).hand("A055")
    table.turn().play("place major_improvement", "minor A055")
    assert table.goods() == {"food": 1}


def test_agc_3_4_an_after_window_ignores_a_card_played_in_the_use() -> None:
    """Firewood Collector played on a space does not act at the end of that turn."""
    table = Table()
    table.farm().hand("A119")
    table.turn().play("place lessons")
    assert "wood" not in table.goods()


def test_agc_3_1_automatic_gains_come_first() -> None:
    """AGC-8.8, AGC-EX2."""
    table = Table().pile("forest", wood=3)
    table.farm().cards("A116", "A056", "A108")
    table.turn().play("place forest", "use A056 0", "use A108 0")
    assert table.goods() == {"wood": 1, "food": 5}
    assert table.lying("forest") == {"wood": 3}


def test_agc_3_1_another_player_decides_out_of_turn() -> None:
    """A160 Lutenist."""
    table = Table(4).pile("traveling_players", food=2)
    table.farm(2).cards("A160").has(food=1)
    table.turn().play("place traveling_players")
    assert table.decider == 2
    table.play("use A160 1")
    assert table.goods(2) == {"wood": 1, "vegetable": 1}
    assert table.goods(0) == {"food": 2}


def test_agr_4_14_two_people_one_after_the_other() -> None:
    """EX-22, B024 Lasso."""
    table = Table().open("sheep_market").pile("sheep_market", sheep=1).pile("forest", wood=3)
    table.pile("clay_pit", clay=1)
    table.farm().cards("B024")
    table.turn().play("place forest")
    assert table.decider == 0
    assert table.tokens() == ["place sheep_market", "stop"]
    table.play("place sheep_market")
    assert table.decider == 1
    assert table.goods() == {"wood": 3, "sheep": 1}


def test_agc_8_22_a_market_first_then_anything() -> None:
    table = Table().open("sheep_market").pile("sheep_market", sheep=1).pile("forest", wood=3)
    table.farm().cards("B024")
    table.turn().play("place sheep_market")
    assert {"place forest", "place meeting_place", "stop"} <= set(table.tokens())
    table.play("stop")
    assert table.decider == 1


def test_agc_a026_a_wish_beside_one_other_player() -> None:
    """AGC-8.21, AGR-5.17, AGR-R19, AGR-R20."""
    table = Table(3, round=12).open("urgent_wish").occupy("urgent_wish", 1)
    table.farm().cards("A026")
    table.turn()
    assert not table.refuses("place urgent_wish")
    table = Table(3, round=12).open("urgent_wish").occupy("urgent_wish", 1)
    table.occupy("urgent_wish", 2)
    table.farm().cards("A026")
    assert table.turn().refuses("place urgent_wish")
    table = Table(3, round=12).open("basic_wish").occupy("basic_wish", 1)
    table.farm().cards("A026")
    assert table.turn().refuses("place basic_wish")


def test_agc_a092_a_newborn_acts_for_a_food() -> None:
    """AGC-8.23: it is no newborn any more."""
    table = Table(round=14).open("urgent_wish").pile("forest", wood=3)
    table.farm().cards("A092").people(1).has(food=1)
    table.farm(1).people(1)
    table.turn().play("place urgent_wish", "place day_laborer")
    assert table.decider == 0
    table.play("place forest")
    assert table.goods() == {"wood": 3}
    assert table.player().newborns() == 0


def test_agc_a092_the_newborn_may_rest() -> None:
    table = Table(round=5).open("urgent_wish").pile("forest", wood=3)
    table.farm().cards("A092").people(1).has(grain=1)
    table.farm(1).people(1)
    table.turn().play("place urgent_wish", "place day_laborer")
    assert table.tokens() == ["stop"]
    assert table.side() == ["eat 1 grain"]
    table.play("stop")
    assert table.player().people == [0, 0]


def test_agc_a112_more_grain_is_part_of_the_take() -> None:
    """AGC-EX13."""
    table = Table(round=4)
    table.farm(1).has(food=9)
    table.farm().cards("A112").fields(a3="3 grain", a4="1 grain").has(food=4)
    table.end_of_work().play("all_grain")
    assert table.goods() == {"grain": 3}
    assert table.crops() == {"a3": "1 grain"}


def test_agc_a019_an_offer_on_a_round_space() -> None:
    table = Table(round=5)
    table.farm().hand("A019").has(wood=1)
    table.turn().play("place meeting_place", "minor A019")
    assert table.promised() == {10: {}}
    table.s.round = 9
    table.next_round().nature()
    table.play("plow a5")
    assert table.cells("fields") == ["a5"]
    assert table.promised() == {}


def test_agr_8_4_animals_of_a_round_space_may_wait_for_a_stable() -> None:
    """AGR-4.2 c and d are one pool: Groom builds a stable before the boar arrives."""
    table = Table(round=8)
    table.farm().house("stone").cards("B089", "B084").has(wood=1, sheep=1)
    table.farm().promise(9, "B084", boar=1)
    table.next_round().nature()
    assert set(table.tokens()) == {"use B089 0", "collect"}
    table.play("use B089 0", "stable a5")
    assert table.animals() == (1, 1, 0)


def test_agc_a071_a_crop_is_moved() -> None:
    """AGC-8.27."""
    table = Table()
    table.farm().cards("A071").fields("a4", a3="2 vegetable")
    table.turn().play("move a3 a4")
    assert table.crops() == {"a3": "1 vegetable", "a4": "1 vegetable"}


def test_agc_b104_sheep_must_be_on_the_farm() -> None:
    """No exchange of sheep that have no room yet."""
    table = Table().open("sheep_market").pile("sheep_market", sheep=2)
    table.farm().cards("B104").has(cattle=1).stables("a5")
    table.turn().play("place sheep_market")
    assert table.decider == 0
    assert table.matching("swap") == []
