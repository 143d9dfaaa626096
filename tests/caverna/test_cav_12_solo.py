"""CAV-12.20 to 12.26: the solo game."""

from __future__ import annotations

import pytest

import hearthside
from hearthside.games.caverna.goods import RUBY_COMING
from hearthside.games.caverna.spaces import SPACES
from tests.caverna.build import Table
from tests.caverna.calm import calm, cards, harvests, pass_round, rounds

ORDER = {
    1: "blacksmithing",
    2: "sheep_farming",
    3: "ore_mine_construction",
    4: "wish_for_children",
    5: "donkey_farming",
    6: "ruby_mine_construction",
    7: "ore_delivery",
    8: "family_life",
    10: "ore_trading",
    11: "adventure",
    12: "ruby_delivery",
}


def crowded(ruby: int = 0, wood: int = 6, number: int = 7) -> Table:
    """Round `number` is about to begin with so much wood on Wood gathering."""
    t = Table(players=1, round=number - 1)
    t.home().has(ruby=ruby, food=99).dwarfs(0).tiles(writing_chamber="m31")
    return t.pile("wood_gathering", wood=wood)


def test_cav_12_20_two_player_rules_for_one() -> None:
    """CAV-12.20: 11 rounds, no Exploration, no Imitation, nobody else."""
    t = calm(1)
    names = set()
    while not t.over:
        names |= {SPACES[i].name for i in t.s.open_spaces}
        pass_round(t)
    assert "exploration" not in names
    assert not [name for name in names if name.startswith("imitation")]
    assert rounds(calm(1)) == [1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12]
    view = hearthside.new_game("caverna", players=1).view(0)
    assert len(view["homes"]) == 1
    assert view["homes"][0]["goods"]["food"] == 2


def test_cav_12_21_four_spaces_are_covered() -> None:
    """CAV-12.21: eight printed spaces are left."""
    view = hearthside.new_game("caverna", players=1).view()
    assert {space["name"] for space in view["spaces"] if not space["stage"]} == {
        "ruby_mining",
        "housework",
        "slash_and_burn",
        "excavation_a",
        "logging_a",
        "ore_mining_a",
        "wood_gathering",
        "sustenance_a",
    }


def test_cav_12_22_fixed_and_open_order() -> None:
    """CAV-12.22: every card in its round, known from the start; Family life turns the Wish."""
    for seed in (1, 2):
        t = calm(1, seed=seed)
        seen = {}
        while not t.over:
            seen[t.s.round] = cards(t)[-1]
            assert ("urgent_wish_for_children" in cards(t)) == (t.s.round >= 8)
            pass_round(t)
        assert seen == ORDER
    view = hearthside.new_game("caverna", players=1, seed=9).view(0)
    assert view["cards_to_come"] == list(ORDER.values())[1:]


def test_cav_12_23_harvests() -> None:
    """CAV-12.23: none, none, normal, special, then normal to the end."""
    expected = dict.fromkeys(ORDER, "normal")
    expected.update({1: "none", 2: "none", 4: "special"})
    assert harvests(calm(1)) == expected


def test_cav_12_24_rubies_from_round_1() -> None:
    """CAV-12.24: Ruby mining is replenished at once."""
    t = calm(1)
    assert t.lying("ruby_mining") == {"ruby": 1}
    assert "place ruby_mining" in t.tokens()


@pytest.mark.parametrize("wood, after", [(5, 6), (6, 1), (7, 1), (20, 1)])
def test_cav_12_25_six_or_more_are_cleared(wood: int, after: int) -> None:
    """CAV-12.25, CAV-14.10: before replenishing; a cleared space receives `first`."""
    t = crowded(wood=wood).next_round()
    assert t.lying("wood_gathering") == {"wood": after}
    assert t.tokens()[0].startswith("place ")


def test_cav_12_25_all_kinds_are_counted_together() -> None:
    """CAV-12.25: 3 stone and 3 ore are 6 goods."""
    t = crowded(wood=0, number=11).open("ore_delivery")
    t.pile("ore_delivery", stone=3, ore=3).next_round()
    assert t.lying("ore_delivery") == {"stone": 1, "ore": 1}
    t = crowded(wood=0, number=11).open("ore_delivery")
    t.pile("ore_delivery", stone=3, ore=2).next_round()
    assert t.lying("ore_delivery") == {"stone": 4, "ore": 3}


def test_cav_14_49_animals_count_as_goods() -> None:
    """CAV-14.49: six sheep on Sheep farming are cleared like wood."""
    t = crowded(wood=0).open("sheep_farming").pile("sheep_farming", sheep=6).next_round()
    assert t.lying("sheep_farming") == {"sheep": 1}


def test_cav_12_25_a_ruby_keeps_the_goods_of_one_space() -> None:
    """CAV-12.25: asked for each crowded space, only while the player has a ruby."""
    t = crowded(ruby=1).pile("logging", wood=9).pile("sustenance", food=6).next_round()
    assert t.tokens() == ["keep logging", "clear logging"]
    t.play("clear logging")
    assert t.tokens() == ["keep wood_gathering", "clear wood_gathering"]
    t.play("keep wood_gathering")
    assert t.goods() == {"food": 99}
    assert t.tokens()[0].startswith("place ")
    assert t.lying("logging") == {"wood": 3}
    assert t.lying("wood_gathering") == {"wood": 7}
    assert t.lying("sustenance") == {"food": 1}


def test_cav_12_25_exchanges_at_the_clearing() -> None:
    """CAV-12.25: who spends the ruby otherwise is not asked any more."""
    t = crowded(ruby=1).next_round()
    assert "ruby stone" in t.side()
    t.play("ruby stone")
    assert t.tokens()[0].startswith("place ")
    assert t.lying("wood_gathering") == {"wood": 1}


def test_cav_12_26_kept_until_taken() -> None:
    """CAV-12.26, CAV-14.11: one ruby protects the space in later rounds too, until its goods go."""
    t = crowded(ruby=1, number=5).next_round()
    t.play("keep wood_gathering")
    assert t.lying("wood_gathering") == {"wood": 7}
    pass_round(t)
    assert t.lying("wood_gathering") == {"wood": 8}
    t.play("place wood_gathering")
    assert t.lying("wood_gathering") == {"wood": 1}
    t.pile("wood_gathering", wood=6)
    pass_round(t)
    assert t.lying("wood_gathering") == {"wood": 1}


def test_cav_14_12_two_food_at_the_start() -> None:
    """CAV-14.12: 2, not 1."""
    game = hearthside.new_game("caverna", players=1, seed=3)
    assert game.view()["homes"][0]["goods"]["food"] == 2


def test_cav_14_25_the_suppliers_ruby_may_protect() -> None:
    """CAV-14.25: income comes before the clearing."""
    t = crowded()
    t.home().tiles(ruby_supplier="m21").counter(RUBY_COMING, 1)
    t.next_round()
    assert t.tokens() == ["keep wood_gathering", "clear wood_gathering"]
    t.play("keep wood_gathering")
    assert t.lying("wood_gathering") == {"wood": 7}
