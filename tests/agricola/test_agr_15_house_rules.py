"""House rules HR1 to HR6 and strict adjacency (AGR-15.13, 15.14)."""

import pytest

from hearthside import new_game
from hearthside.core.options import OptionValue
from tests.agricola.build import Table
from tests.said import question_of


class TestAccommodateFirst:
    """HR1: animals must be accommodated before they can be cooked."""

    def take(self, hr1: bool, **goods: int) -> Table:
        table = Table(accommodate_first=hr1).open("sheep_market").pile("sheep_market", sheep=5)
        table.farm().cards("fireplace_2").pastures("a5").has(**goods)
        return table.turn().play("place sheep_market")

    def test_agr_15_13_hr1_new_animals_without_room_are_lost(self) -> None:
        """Room for 3; the other 2 cannot be cooked."""
        assert self.take(False).goods() == {"sheep": 3, "food": 4}
        assert self.take(True).goods() == {"sheep": 3}

    def test_agr_15_13_hr1_old_animals_may_be_cooked_for_them(self) -> None:
        """Of 7 sheep 4 must go: the 2 old ones are cooked, 2 new ones are lost."""
        assert self.take(True, sheep=2).goods() == {"sheep": 3, "food": 4}

    def test_agr_15_13_hr1_accommodated_animals_may_be_cooked(self) -> None:
        table = Table(accommodate_first=True)
        table.farm().cards("fireplace_2").has(sheep=1)
        table.turn().play("eat 1 sheep")
        assert table.goods() == {"food": 2}

    def test_agr_15_13_hr1_no_cooking_while_room_is_made(self) -> None:
        table = Table(accommodate_first=True).open("sheep_market").pile("sheep_market", sheep=1)
        table.farm().cards("fireplace_2").has(boar=1)
        table.turn().play("place sheep_market")
        assert table.tokens() == ["give_up 1 boar", "give_up 1 sheep"]
        assert table.side() == ["eat 1 boar"]
        table.play("give_up 1 boar")
        assert table.goods() == {"sheep": 1, "food": 2}


class TestOnePasturePerKind:
    """HR2."""

    def test_ex_67_ten_sheep(self) -> None:
        """AGR-15.13: 8 in the larger pasture, 1 in the house, 1 is lost."""
        table = Table(one_pasture_per_kind=True).open("sheep_market").pile("sheep_market", sheep=10)
        table.farm().pastures("a4+a5+b4+b5", "c4+c5")
        table.turn().play("place sheep_market")
        assert table.animals() == (9, 0, 0)

    def test_agr_15_13_hr2_stables_are_unaffected(self) -> None:
        table = Table(one_pasture_per_kind=True).open("sheep_market").pile("sheep_market", sheep=9)
        table.farm().pastures("a5").stables("c3", "c4")
        table.turn().play("place sheep_market")
        assert table.animals() == (5, 0, 0)


class TestLeaveAnimals:
    """HR3: what is neither kept nor cooked stays on the space."""

    def test_ex_68_two_of_four_stay(self) -> None:
        """AGR-15.13."""
        table = Table(leave_animals=True).open("sheep_market").pile("sheep_market", sheep=4)
        table.farm().stables("c5")
        table.turn().play("place sheep_market")
        assert table.tokens() == ["take 1", "take 2"]
        table.play("take 2")
        assert table.goods() == {"sheep": 2}
        assert table.lying("sheep_market") == {"sheep": 2}

    def test_agr_15_13_hr3_a_cook_may_take_all(self) -> None:
        table = Table(leave_animals=True).open("sheep_market").pile("sheep_market", sheep=4)
        table.farm().cards("fireplace_2")
        table.turn().play("place sheep_market", "take 3")
        assert table.goods() == {"sheep": 1, "food": 4}
        assert table.lying("sheep_market") == {"sheep": 1}

    def test_agr_15_13_hr3_with_hr1_cooking_does_not_help(self) -> None:
        table = Table(leave_animals=True, accommodate_first=True)
        table.open("sheep_market").pile("sheep_market", sheep=4)
        table.farm().cards("fireplace_2")
        table.turn().play("place sheep_market")
        assert table.goods() == {"sheep": 1}
        assert table.lying("sheep_market") == {"sheep": 3}

    def test_agr_15_13_hr3_a_space_for_no_animal_cannot_be_used(self) -> None:
        table = Table(leave_animals=True).open("sheep_market").pile("sheep_market", sheep=2)
        table.farm().has(sheep=1)
        assert table.turn().refuses("place sheep_market")

    def test_agr_15_13_hr3_others_may_be_given_up_for_them(self) -> None:
        table = Table(leave_animals=True).open("sheep_market").pile("sheep_market", sheep=2)
        table.farm().has(boar=1)
        table.turn().play("place sheep_market", "give_up 1 boar")
        assert table.goods() == {"sheep": 1}
        assert table.lying("sheep_market") == {"sheep": 1}

    def test_agr_15_13_hr3_other_spaces_are_emptied(self) -> None:
        table = Table(leave_animals=True).pile("forest", wood=6)
        table.turn().play("place forest")
        assert table.lying("forest") == {}


class TestFences:
    """HR4a and HR4b."""

    def test_agr_15_13_hr4a_single_fences(self) -> None:
        """Only closed areas are pastures; a later action may close them."""
        table = Table(open_fences=True).open("fencing")
        table.farm().has(wood=3).people(3)
        table.turn().play("place fencing", "edge h04", "edge h14", "edge v04")
        assert table.pastures() == []
        assert table.goods() == {}
        table = Table(open_fences=True).open("fencing")
        table.farm().has(wood=4)
        table.turn().play("place fencing", "edge h04", "edge h14", "edge v04", "edge v05")
        assert table.pastures() == ["a5"]

    def test_agr_15_13_hr4a_does_not_lift_the_contact_of_pastures(self) -> None:
        """AGR-2.8 d still holds, unless HR4b is used too."""
        for apart in (False, True):
            table = Table(open_fences=True, pastures_apart=apart).open("fencing")
            table.farm().pastures("a5").has(wood=4)
            table.turn().play("place fencing", "edge v23", "edge v24", "edge h23")
            assert ("h33" in table.matching("edge")) is apart

    def test_agr_15_13_hr4a_is_off_by_default(self) -> None:
        table = Table().open("fencing")
        table.farm().has(wood=4)
        table.turn().play("place fencing")
        assert table.matching("edge") == []

    def test_agr_15_13_hr4b_pastures_apart(self) -> None:
        for apart in (False, True):
            table = Table(pastures_apart=apart).open("fencing")
            table.farm().pastures("a5").has(wood=4)
            table.turn().play("place fencing")
            assert ("c3" in table.matching("fence")) is apart


class TestTwoPlayerTile:
    """HR6: two players play with their extra tile (AGR-15.3)."""

    def test_agr_15_3_1_copse_grows_by_one_wood(self) -> None:
        table = Table(two_player_tile=True, round=3).pile("tile2_copse", wood=2)
        table.next_round().nature()
        assert table.lying("tile2_copse") == {"wood": 3}
        table.play("place tile2_copse")
        assert table.goods() == {"wood": 3}
        assert table.refuses("place tile2_resource_market")

    def test_agr_15_13_hr6_same_spaces_as_the_extra_tile(self) -> None:
        assert Table(two_player_tile=True).s.open_spaces == Table(extra_tile=True).s.open_spaces


class TestReverseStart:
    """HR5."""

    def test_ex_69_second_people_in_reverse_order(self) -> None:
        """AGR-15.13: 0, 1, 2, 3 and 3, 2, 1, 0; everybody starts with 3 food."""
        game = new_game("agricola", 4, 1, {"reverse_start": True, "first": "0"})
        assert [farm["goods"]["food"] for farm in game.view()["farms"]] == [3, 3, 3, 3]
        order = []
        while game.view()["round"] == 1:
            if question_of(game, game.deciders[0])["ask"] == "place":
                order.append(game.deciders[0])
            game.play(game.options()[-1].token)
        assert order == [0, 1, 2, 3, 3, 2, 1, 0]

    def test_agr_15_13_hr5_later_rounds_are_as_usual(self) -> None:
        game = new_game("agricola", 3, 1, {"reverse_start": True, "first": "1"})
        order: list[int] = []
        while game.view()["round"] < 3:
            if game.view()["round"] == 2 and question_of(game, game.deciders[0])["ask"] == "place":
                order.append(game.deciders[0])
            tokens = [option.token for option in game.options()]
            safe = [t for t in tokens if t != "place meeting_place"]
            game.play(safe[-1])
        assert order == [1, 2, 0, 1, 2, 0]

    def test_agr_15_13_hr5_nobody_is_left_out_who_skips(self) -> None:
        """AGR-15.11: whoever takes an open card in round 1 places his people later."""
        options: dict[str, OptionValue] = {
            "reverse_start": True,
            "first": "0",
            "open_market": True,
        }
        game = new_game("agricola", 2, 1, options)
        game.play(next(o.token for o in game.options() if o.token.startswith("market ")))
        order = []
        while game.view()["round"] == 1:
            if question_of(game, game.deciders[0])["ask"] == "place":
                order.append(game.deciders[0])
            game.play(next(o.token for o in game.options()[::-1] if "market " not in o.token))
        assert order == [1, 1, 0, 0]


class TestStrictAdjacency:
    """AGR-15.14."""

    def test_ex_70_first_field(self) -> None:
        table = Table(strict_adjacency=True)
        table.turn().play("place farmland")
        assert table.matching("plow") == ["a1", "b2", "c2"]
        assert table.refuses("plow a5")

    def test_agr_15_14_later_fields_touch_fields(self) -> None:
        table = Table(strict_adjacency=True)
        table.farm().fields("c2")
        table.turn().play("place farmland")
        assert table.matching("plow") == ["b2", "c3"]

    def test_agr_15_14_first_pasture_touches_a_structure(self) -> None:
        table = Table(strict_adjacency=True).open("fencing")
        table.farm().has(wood=4)
        table.turn().play("place fencing")
        assert table.matching("fence") == ["a1", "b2", "c2"]

    def test_agr_15_14_a_stable_is_a_structure(self) -> None:
        table = Table(strict_adjacency=True).open("fencing")
        table.farm().has(wood=4).stables("a5")
        table.turn().play("place fencing")
        assert set(table.matching("fence")) == {"a1", "b2", "c2", "a5", "a4", "b5"}

    def test_agr_15_14_stables_touch_a_structure_or_lie_in_a_pasture(self) -> None:
        table = Table(strict_adjacency=True)
        table.farm().has(wood=2).pastures("c2+c3")
        table.turn().play("place farm_expansion")
        assert table.matching("stable") == ["a1", "b2", "b3", "c2", "c3", "c4"]

    @pytest.mark.parametrize("wood, offered", [(3, False), (4, True)])
    def test_agr_15_14_with_single_fences(self, wood: int, offered: bool) -> None:
        """HR4a: a fence may not close a first pasture that touches nothing."""
        table = Table(strict_adjacency=True, open_fences=True).open("fencing")
        table.farm().has(wood=4)
        table.turn().play("place fencing", "edge h04", "edge v04", "edge h14")
        assert "v05" not in table.matching("edge")
        table = Table(strict_adjacency=True, open_fences=True).open("fencing")
        table.farm().has(wood=wood)
        table.turn().play("place fencing")
        assert ("a1" in table.matching("fence")) is offered
