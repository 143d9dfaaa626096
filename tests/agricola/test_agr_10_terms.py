"""Terms, cards and the harvest in detail (AGR-1, 5, 7 to 14)."""

import pytest

from hearthside import new_game
from hearthside.games.agricola.farm.farmyard import START
from hearthside.games.agricola.goods import ANIMALS, BUILDING, CROPS, GOOD_NAMES
from hearthside.games.agricola.vocabulary.card import CARDS, MAJOR
from hearthside.games.agricola.vocabulary.timing import WINDOWS
from tests.agricola.build import Table


def test_agr_1_4_good_types() -> None:
    assert [GOOD_NAMES[good] for good in BUILDING] == ["wood", "clay", "reed", "stone"]
    assert [GOOD_NAMES[good] for good in CROPS] == ["grain", "vegetable"]
    assert [GOOD_NAMES[good] for good in ANIMALS] == ["sheep", "boar", "cattle"]
    assert len(GOOD_NAMES) == 10


def test_agr_1_7_promised_goods_belong_to_nobody() -> None:
    """AGR-1.8: they are not paid and do not score."""
    table = Table(round=5)
    table.farm().cards("B066").promise(8, "B066", grain=1)
    assert table.goods() == {}
    assert table.score()["grain"] == -1


def test_agr_2_3_a_cell_has_one_content() -> None:
    """AGR-2.2: two rooms at the start, 13 cells unused."""
    assert START.used().bit_count() == 2
    table = Table()
    table.farm().has(wood=20, reed=9).fields("a3").stables("a4")
    table.turn().play("place farm_expansion")
    for taken in ("a3", "a4", "b1", "c1"):
        assert taken not in table.matching("stable")
        assert taken not in table.matching("room")


def test_agr_r13_a_stable_is_fenced_later() -> None:
    """AGR-R13, AGR-R24."""
    table = Table().open("fencing")
    table.farm().stables("a5").has(wood=4)
    table.turn().play("place fencing", "fence a5")
    assert table.score()["fenced_stables"] == 1
    assert table.player().places.pastures == (4,)


def test_agr_4_13_rounds_left() -> None:
    assert [Table(round=n).s.rounds_left() for n in (1, 10, 14)] == [13, 4, 0]


def test_agr_5_1_using_a_space_is_placing_a_person() -> None:
    """AGR-5.6, AGR-4.12: the person stands there until it goes home."""
    table = Table().turn().play("place day_laborer")
    view_people = [person & 255 for person in table.player().people]
    assert sum(place > 0 for place in view_people) == 1


def test_agr_5_10_granted_actions_are_optional() -> None:
    """AGR-5.12: pure gains are not asked about."""
    table = Table().pile("forest", wood=3)
    table.farm().cards("B108", "A116", "fireplace_2").has(grain=1)
    table.turn().play("place forest")
    assert table.tokens() == ["use B108 0", "stop"]
    assert table.goods() == {"wood": 1, "grain": 1}
    table.play("stop")
    assert table.goods() == {"wood": 4, "grain": 1}


def test_agr_7_5_dividing_a_pasture_may_cost_room() -> None:
    """Animals that no longer fit are cooked or released at the end of the action."""
    table = Table().open("fencing")
    table.farm().pastures("a4+a5").stables("a4").has(sheep=9, wood=1)
    assert table.player().fits()
    table.turn().play("place fencing")
    assert table.player().places.pastures == (4, 2)
    assert table.animals() == (7, 0, 0)


def test_agr_7_14_three_named_actions() -> None:
    """Meeting Place gives no major improvement."""
    table = Table()
    table.farm().has(clay=5, wood=1).hand("A067")
    table.turn().play("place meeting_place")
    assert table.tokens() == ["minor A067", "stop"]


def test_agr_8_5_cooking_needs_an_improvement() -> None:
    """AGR-8.7: animals are only food when cooked."""
    table = Table()
    table.farm().has(sheep=1)
    assert table.turn().side() == []
    table = Table()
    table.farm().has(sheep=1).cards("fireplace_3")
    assert table.turn().side() == ["eat 1 sheep"]


def test_agr_8_6_animals_are_paid_from_the_farm() -> None:
    """A009 costs a sheep; the one on a space cannot pay."""
    table = Table().open("sheep_market").pile("sheep_market", sheep=3)
    table.farm().hand("A009")
    table.turn().play("place meeting_place")
    assert table.decider == 1
    assert table.hand() == ["A009"]


def test_agr_9_13_cooking_and_baking_improvements() -> None:
    """AGR-9.14: all majors provide food."""
    majors = [card for card in CARDS if card.kind == MAJOR]
    assert len(majors) == 10
    assert {card.data.category for card in majors} == {"Food"}
    table = Table()
    table.farm().cards("clay_oven", "fireplace_2", "stone_oven")
    ovens = [CARDS[oven.source].id for oven in table.player().hooks.ovens]
    assert ovens == ["clay_oven", "stone_oven", "fireplace_2"]
    assert table.player().hooks.cooks


def test_agr_10_1_cards_in_hand_do_nothing() -> None:
    """AGR-10.3: a minor improvement is paid and put down, in playing order."""
    table = Table().pile("fishing", food=1)
    table.farm().hand("A078", "A067").has(wood=3).cards("A116")
    table.turn().play("place fishing")
    assert table.goods() == {"wood": 3, "food": 1}
    table = Table()
    table.farm().hand("A078", "A067").has(wood=3).cards("A116")
    table.turn().play("place meeting_place", "minor A078")
    assert table.in_play() == ["A116", "A078"]
    assert table.goods() == {"wood": 1}


def test_agr_10_9_cards_refer_to_their_owner() -> None:
    table = Table().pile("fishing", food=1)
    table.farm(1).cards("A078")
    table.turn().play("place fishing")
    assert table.goods() == {"food": 1}
    assert table.goods(1) == {}


def test_agr_11_6_a_gain_is_one_event() -> None:
    """Animals that come together are housed together."""
    table = Table(extra_tile=True)
    table.farm().has(boar=1)
    table.turn().play("place tile2_animal_market", "get 1 food 1 sheep")
    assert table.goods().get("food") == 1
    assert sorted(table.matching("give_up")) == ["1 boar", "1 sheep"]


def test_agr_12_2_windows_of_the_harvest_are_in_order() -> None:
    """AGR-12.1."""
    order = [
        "pre_harvest",
        "harvest",
        "pre_field",
        "field_start",
        "field",
        "field_end",
        "post_field",
        "feed_start",
        "post_feed",
        "breed_start",
        "post_breed",
        "end_harvest",
        "post_harvest",
    ]
    assert [name for name in WINDOWS.names if name in order] == order


@pytest.mark.parametrize("round, harvest", [(4, True), (5, False), (7, True), (14, True)])
def test_agr_12_8_only_some_rounds_have_a_harvest(round: int, harvest: bool) -> None:
    table = Table(round=round)
    table.farm().has(food=9)
    table.farm(1).has(food=9)
    table.end_of_work()
    assert table.goods()["food"] == (5 if harvest else 9)


def test_agr_13_4_negative_points_stay() -> None:
    """AGR-13.1: a card that scores the same thing does not remove them."""
    table = Table()
    table.farm().cards("A098").stables("a1")
    assert table.score()["bonus"] == 1
    assert table.score()["unused"] == -12


def test_agr_13_8_surplus_animals_never_reach_scoring() -> None:
    table = Table(round=14)
    table.farm().has(sheep=2, food=9).stables("a5")
    table.farm(1).has(food=9)
    table.end_of_work()
    assert table.over
    assert table.animals() == (2, 0, 0)
    assert table.player().fits()


def test_agr_14_8_a_solo_game_has_no_winner() -> None:
    """AGR-14.7, AGR-R16: beginner's solo game with Side Job."""
    game = new_game("agricola", 1, 2, {"hand_cards": False, "side_job": True})
    while not game.over:
        game.play(game.options()[0].token)
    assert game.winners() == []


def test_agr_10_7_a_price_with_a_slash_is_one_of_two() -> None:
    """Baseboards costs 2 food or 1 grain; who has both is asked which."""
    table = Table()
    table.farm().hand("A004").has(food=2, grain=1)
    table.turn().play("place meeting_place", "minor A004")
    assert sorted(table.tokens()) == ["pay 1 grain", "pay 2 food"]
    assert table.play("pay 1 grain").goods() == {"wood": 2, "food": 2}


def test_agr_10_8_slashes_belong_together_item_by_item() -> None:
    """Storage Barn: stone/wood/clay/reed for Well/Joinery/Pottery/Basketmaker's Workshop."""
    table = Table()
    table.farm().hand("A006").cards("joinery", "basketmaker")
    table.turn().play("place meeting_place", "minor A006")
    assert table.goods() == {"wood": 1, "reed": 1}


def test_agr_10_12_goods_on_a_card_are_not_yet_the_owners() -> None:
    """The vegetables and the grain on the Grocer neither score nor pay."""
    table = Table().open("grain_utilization")
    table.farm().cards("A102").fields("a2")
    table.turn()
    assert table.goods() == {}
    assert table.score()["grain"] == table.score()["vegetables"] == -1
    assert "place grain_utilization" not in table.tokens()


def test_agr_5_15_buying_is_an_exchange_with_food_as_currency() -> None:
    """A grain is turned into food, and the food buys the wood on the Grocer."""
    table = Table()
    table.farm().cards("A102").has(grain=1)
    table.turn()
    assert table.refuses("swap A102 0")
    assert table.play("eat 1 grain", "swap A102 0").goods() == {"wood": 1}


@pytest.mark.parametrize("on_the_space, food", [(5, 2), (4, 0)])
def test_agr_5_16_obtaining_is_every_way_into_the_supply(on_the_space: int, food: int) -> None:
    """Claypipe counts 7 resources: wood bought, taken from a space, and given by a card."""
    table = Table().pile("forest", wood=on_the_space)
    table.farm().cards("A053", "A116", "A102").has(food=1)
    table.turn().play("swap A102 0", "place forest")
    assert table.goods() == {"wood": on_the_space + 2}
    assert table.end_of_work().goods().get("food", 0) == food


def test_agr_7_10_a_sow_action_is_unconditional_with_or_without_a_person() -> None:
    """Tumbrel waits for an unconditional Sow action, also for one that needs no person."""
    table = Table(players=4).open("grain_utilization")
    table.farm().cards("C151", "B054").fields("a2").stables("a5").has(grain=1)
    table.farm(1).fields("a2").has(grain=1)
    table.turn(1).play("place grain_utilization", "use C151 0")
    assert table.crops() == {"a2": "3 grain"}
    assert table.goods() == {"food": 1}
