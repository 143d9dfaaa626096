"""Setup and flow of the game (AGR-3, AGR-4)."""

import pytest

from hearthside import new_game
from hearthside.core import engine
from hearthside.games.agricola.setup import new_state
from hearthside.games.agricola.vocabulary.card import CARDS, MINOR
from tests.agricola import notation
from tests.agricola.build import Table

STAGES = {
    1: {"major_improvement", "fencing", "grain_utilization", "sheep_market"},
    2: {"basic_wish", "house_redevelopment", "western_quarry"},
    3: {"vegetable_seeds", "pig_market"},
    4: {"cattle_market", "eastern_quarry"},
    5: {"urgent_wish", "cultivation"},
    6: {"farm_redevelopment"},
}


def test_agr_3_2_starting_food_by_seat() -> None:
    """EX-01, AGR-3.1, AGR-3.3."""
    s = new_state(4, 1, {})
    engine.choose(s, notation.parse(s, "start 2"))
    engine.play_nature(s)
    assert [player.goods[6] for player in s.players] == [3, 3, 2, 3]
    for player in s.players:
        assert player.people == [0, 0]
        assert sum(player.goods[:6]) == 0
        assert (player.fences_left(), player.stables_left()) == (15, 4)


def test_agr_3_2_solo_starts_without_food() -> None:
    """AGR-14.2."""
    assert new_game("agricola", 1).view(0)["farms"][0]["goods"]["food"] == 0


def test_agr_3_5_stages_are_turned_up_in_order() -> None:
    """AGR-1.1: 14 rounds; the contents of a stage are public."""
    for seed in range(4):
        game = new_game("agricola", 1, seed, {"hand_cards": False})
        assert {int(k): set(v) for k, v in game.view()["cards_to_come"].items()}[6] == STAGES[6]
        while not game.over:
            game.play(game.options()[0].token)
        track = game.view()["round_track"]
        assert len(track) == 14
        for entry in track:
            assert entry["space"] in STAGES[entry["stage"]]
        assert [entry["round"] for entry in track if entry["harvest"]] == [4, 7, 9, 11, 13, 14]


def test_agr_3_6_all_majors_lie_open() -> None:
    view = new_game("agricola", 2).view()
    assert len(view["majors"]) == 10
    assert all(major["owner"] is None for major in view["majors"])


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_agr_3_7_hands_are_hidden(players: int) -> None:
    """AGR-10.15, AGR-17.3; AGR-3.8: occupations fit the number of players."""
    game = new_game("agricola", players, seed=5)
    for viewer in range(players):
        for seat, farm in enumerate(game.view(viewer)["farms"]):
            assert farm["hand_size"] == {"minor": 7, "occupation": 7}
            if seat == viewer:
                assert sum(card["kind"] == "minor" for card in farm["hand"]) == 7
                assert all(card["players"] <= players for card in farm["hand"])
            else:
                assert farm["hand"] is None
    assert all(farm["hand"] is None for farm in game.view()["farms"])


def test_agr_3_7_nobody_has_the_same_card() -> None:
    s = new_state(4, 3, {})
    engine.play_nature(s)
    cards = [card for player in s.players for card in player.hand] + s.decks[0] + s.decks[1]
    assert len(cards) == len(set(cards))
    assert len([c for c in cards if CARDS[c].kind == MINOR]) == sum(
        card.kind == MINOR and card.base for card in CARDS
    )


def test_agr_4_2_goods_accumulate_from_round_to_round() -> None:
    """EX-02, AGR-4.3, AGR-6.1.7."""
    table = Table(round=0)
    for _ in range(3):
        table.next_round().nature()
    assert table.s.round == 3
    assert table.lying("forest") == {"wood": 9}
    assert table.lying("fishing") == {"food": 3}
    assert table.lying("meeting_place") == {}


def test_agr_4_2_a_new_accumulation_space_has_goods_at_once() -> None:
    """EX-03."""
    table = Table(round=2).open("fencing", "grain_utilization")
    table.next_round().play("reveal sheep_market").nature()
    assert table.lying("sheep_market") == {"sheep": 1}


def order_of_turns(table: Table, count: int, **special: str) -> list[int]:
    """Who decides, one placement after another; everybody takes what is harmless."""
    found = []
    for turn in range(count):
        found.append(table.decider)
        harmless = ["day_laborer", "grain_seeds", "forest", "clay_pit", "reed_bank", "fishing"]
        wanted = special.get(f"turn_{turn}")
        spaces = [wanted] if wanted else [*harmless, "grove", "hollow"]
        table.play(next(f"place {s}" for s in spaces if f"place {s}" in table.tokens()))
    return found


def three_players() -> Table:
    table = Table(3, round=4).open("fencing", "major_improvement", "grain_utilization")
    for space, good in (("forest", "wood"), ("clay_pit", "clay"), ("reed_bank", "reed")):
        table.pile(space, **{good: 1})
    table.pile("fishing", food=1).pile("grove", wood=1)
    table.farm(1).people(3)
    return table


def test_agr_4_8_turn_order() -> None:
    """EX-04."""
    assert order_of_turns(three_players().turn(), 7) == [0, 1, 2, 0, 1, 2, 1]


def test_agr_4_10_the_token_counts_from_the_next_round() -> None:
    """EX-05."""
    table = three_players().turn()
    assert order_of_turns(table, 7, turn_2="meeting_place") == [0, 1, 2, 0, 1, 2, 1]
    while table.s.round == 4:
        table.play(table.tokens()[0])
    assert table.s.start == 2
    assert table.nature().decider == 2


def test_agr_4_2_round_space_goods_may_pay_for_a_start_of_round_effect() -> None:
    """EX-06, AGR-4.4."""
    table = Table(round=8)
    table.farm().house("stone").cards("A090", "well").promise(9, "well", food=1)
    table.next_round().nature()
    assert table.goods() == {"food": 1}
    table.play("use A090 0", "plow a3")
    assert table.goods() == {}
    assert table.cells("fields") == ["a3"]


@pytest.mark.parametrize("round, rounds", [(11, [12, 13, 14]), (3, [4, 5, 6, 7, 8]), (14, [])])
def test_agr_9_5_well_promises_food(round: int, rounds: list[int]) -> None:
    """EX-07, AGR-4.5, AGR-R15."""
    table = Table(round=round).open("major_improvement")
    table.farm().has(wood=1, stone=3)
    table.turn().play("place major_improvement", "major well")
    assert table.promised() == {r: {"food": 1} for r in rounds}
    assert table.score()["card_points"] == 4


def test_agr_4_9_a_person_without_space_stays_home() -> None:
    table = Table(1)
    for name in ("farm_expansion", "farmland", "lessons"):
        assert f"place {name}" not in Table(1).turn().tokens() or name == "farmland"
    table.farm().people(5)
    for name in ("meeting_place", "grain_seeds", "day_laborer", "farmland"):
        table.occupy(name, 0)
    table.turn()
    assert table.s.round != 5 or table.over or table.tokens()


def test_agr_4_11_newborns_grow_up_after_the_round() -> None:
    """AGR-7.13, EX-50."""
    table = Table(round=7)
    table.farm().people(2, newborn=1).has(food=9)
    table.farm(1).has(food=9)
    table.end_of_work()
    table.nature()
    assert table.goods()["food"] == 9 - 5
    assert table.player().people == [0, 0, 0]
