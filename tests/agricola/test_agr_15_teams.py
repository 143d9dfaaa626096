"""Team play (AGR-15.12): four players, partners sit opposite."""

import pytest

from hearthside.games.agricola import codec
from hearthside.games.agricola.rules import AgricolaRules
from hearthside.games.agricola.variants.team_scoring import team_parts, winners
from tests.agricola.build import Table

RULES = AgricolaRules()


def teams(score: str = "min", **options: bool) -> Table:
    return Table(players=4, teams=score, **options)


class TestMarketplace:
    """AGR-15.12.1."""

    def test_ex_65_give_wood_and_receive_grain(self) -> None:
        table = teams()
        table.farm().has(wood=5)
        table.farm(2).has(grain=4)
        table.turn().play("place marketplace", "give 3 wood", "receive 2 grain")
        assert table.goods(0) == {"wood": 1, "grain": 1}
        assert table.goods(2) == {"wood": 3, "grain": 2}

    def test_agr_15_12_1_one_good_of_each_type_is_paid(self) -> None:
        """The last good cannot be given: it is what must be paid."""
        table = teams()
        table.farm().has(wood=3, clay=1)
        table.turn().play("place marketplace")
        assert table.matching("give") == ["1 wood", "2 wood"]
        assert table.matching("receive") == []

    def test_agr_15_12_1_at_least_one_type_must_be_moved(self) -> None:
        table = teams()
        table.farm().has(wood=1)
        assert table.turn().refuses("place marketplace")
        table.farm(2).has(reed=1)
        assert not table.turn().refuses("place marketplace")

    def test_agr_15_12_1_each_type_moves_once_one_way(self) -> None:
        table = teams()
        table.farm().has(wood=9, clay=3)
        table.farm(2).has(wood=9)
        table.turn().play("place marketplace", "receive 4 wood")
        assert table.matching("give") == ["1 clay", "2 clay"]
        assert table.matching("receive") == []
        table.play("stop")
        assert table.goods(0) == {"wood": 12, "clay": 3}
        assert table.goods(2) == {"wood": 5}
        assert table.decider == 1

    def test_agr_15_12_1_animals_need_room_at_once(self) -> None:
        """AGR-8.4: the partner makes room himself."""
        table = teams()
        table.farm().has(sheep=4).pastures("a4+a5")
        table.farm(2).has(boar=1)
        table.turn().play("place marketplace", "give 3 sheep")
        assert table.decider == 2
        assert table.tokens() == ["give_up 2 sheep 1 boar", "give_up 3 sheep"]
        table.play("give_up 3 sheep")
        assert table.animals(2) == (0, 1, 0)
        assert table.decider == 0
        assert table.tokens() == ["receive 1 boar", "stop"]

    def test_agr_15_12_1_is_there_only_in_team_play(self) -> None:
        names = [space["name"] for space in RULES.view(Table(players=4).s, -1)["spaces"]]
        assert "marketplace" not in names
        names = [space["name"] for space in RULES.view(teams().s, -1)["spaces"]]
        assert "marketplace" in names


class TestBuilding:
    """AGR-15.12.2, AGR-15.12.3, AGR-15.12.5."""

    def test_agr_15_12_2_a_room_for_the_partner(self) -> None:
        """6 of the partner's house material and 3 reed."""
        table = teams()
        table.farm().has(wood=5, clay=6, reed=3)
        table.farm(2).house("clay")
        table.turn().play("place farm_expansion", "room b2 partner")
        assert table.goods() == {"wood": 5}
        assert table.cells("rooms", 2) == ["b1", "b2", "c1"]
        assert table.cells("rooms", 0) == ["b1", "c1"]

    def test_agr_15_12_2_own_and_partner_rooms_in_one_action(self) -> None:
        table = teams()
        table.farm().has(wood=11, reed=5)
        table.turn().play("place farm_expansion", "room a1 partner", "room a1")
        assert table.goods() == {}
        assert table.cells("rooms") == table.cells("rooms", 2) == ["a1", "b1", "c1"]

    def test_agr_15_12_2_five_of_the_material_are_not_enough(self) -> None:
        table = teams()
        table.farm().has(wood=5, reed=3)
        table.turn().play("place farm_expansion")
        assert "a1" in table.matching("room")
        assert "a1 partner" not in table.matching("room")

    def test_agr_15_12_2_stables_of_the_partner(self) -> None:
        """3 wood each; the partner's pieces are used."""
        table = teams()
        table.farm().has(wood=8)
        table.farm(2).stables("a5", "b5", "c5")
        table.turn().play("place farm_expansion", "stable a4 partner")
        assert not [cell for cell in table.matching("stable") if cell.endswith("partner")]
        table.play("stable a4", "stable a5")
        assert table.goods() == {"wood": 1}
        assert table.player(2).stables_left() == 0
        assert table.player(0).stables_left() == 2

    def test_agr_15_12_2_side_job_builds_one_stable_in_all(self) -> None:
        table = teams(side_job=True)
        table.farm().has(wood=9)
        table.turn().play("place side_job", "stable a1 partner")
        assert table.goods() == {"wood": 6}
        assert table.decider == 1

    def test_ex_64_four_fences_of_the_partner(self) -> None:
        """4 wood and 2 wood besides."""
        table = teams().open("fencing")
        table.farm().has(wood=6)
        table.turn().play("place fencing", "fence a5 partner")
        assert table.goods() == {}
        assert table.pastures(2) == ["a5"]
        assert table.pastures(0) == []
        assert (table.player(0).fences_left(), table.player(2).fences_left()) == (15, 11)

    def test_agr_15_12_3_five_wood_are_too_little(self) -> None:
        table = teams().open("fencing")
        table.farm().has(wood=5)
        table.turn().play("place fencing")
        assert not [t for t in table.matching("fence") if t.endswith("partner")]

    @pytest.mark.parametrize(
        "pastures, wood", [(["a5"], 6), (["a5", "a4"], 10), (["a5", "a4", "a3"], 14)]
    )
    def test_agr_15_12_3_one_wood_per_started_group_of_three(
        self, pastures: list[str], wood: int
    ) -> None:
        """4, 7 and 10 fences need 2, 3 and 4 wood more."""
        table = teams().open("fencing")
        table.farm().has(wood=wood + 1)
        table.turn().play("place fencing", *[f"fence {pasture} partner" for pasture in pastures])
        if table.decider == 0:
            table.play("stop")
        assert table.goods() == {"wood": 1}

    def test_agr_15_12_3_fences_on_both_boards(self) -> None:
        table = teams().open("fencing")
        table.farm().has(wood=10)
        table.turn().play("place fencing", "fence a5", "fence a5 partner")
        assert table.goods() == {}
        assert table.pastures(0) == table.pastures(2) == ["a5"]

    def test_agr_15_12_5_plowing_for_the_partner(self) -> None:
        table = teams()
        table.farm(2).fields("a5")
        table.turn().play("place farmland")
        theirs = [cell for cell in table.matching("plow") if cell.endswith("partner")]
        assert theirs == ["a4 partner", "b5 partner"]
        table.play("plow b5 partner")
        assert table.cells("fields", 2) == ["a5", "b5"]
        assert table.cells("fields", 0) == []

    def test_agr_15_12_nothing_on_the_board_of_an_opponent(self) -> None:
        """Only the partner's board, and only in team play."""
        table = Table(players=4)
        table.turn().play("place farmland")
        assert not [cell for cell in table.matching("plow") if cell.endswith("partner")]


class TestCosts:
    """AGR-15.12.4: cost-reducing cards of one partner also work for the other."""

    def test_agr_15_12_4_shared_free_fences(self) -> None:
        """Hedge Keeper of the partner: 3 fences of an action are free."""
        table = teams().open("fencing")
        table.farm().has(wood=1)
        table.farm(2).hand("A088")
        table.turn(2).play("place lessons", "occupation A088")
        table.turn(0).play("place fencing", "fence a5")
        assert table.goods() == {}

    def test_agr_15_12_4_opponents_do_not_share(self) -> None:
        table = teams().open("fencing")
        table.farm().has(wood=1)
        table.farm(1).hand("A088")
        table.turn(1).play("place lessons", "occupation A088")
        assert table.turn(0).refuses("place fencing")

    def test_agr_15_12_4_holds_after_saving(self) -> None:
        table = teams().open("fencing")
        table.farm().has(wood=1)
        table.farm(2).hand("A088")
        table.turn(2).play("place lessons", "occupation A088")
        s = codec.read(codec.write(table.s))
        assert s.players[0].ally is s.players[2].hooks
        assert s.players[2].ally is s.players[0].hooks


class TestScoring:
    """AGR-15.12.6, AGR-15.12.7."""

    def arranged(self, score: str) -> Table:
        table = teams(score)
        table.farm(0).fields("a2", "a3", "a4", "a5", "b5").people(4)
        table.farm(2).fields("a2", "a3").people(3)
        return table

    def test_ex_66_the_lower_value_of_each_category(self) -> None:
        """AGR-R17: clay and stone rooms are categories of their own."""
        table = self.arranged("min")
        table.farm(0).house("clay")
        table.farm(2).house("stone")
        parts = team_parts(table.s, 0)
        assert (table.score(0)["fields"], table.score(2)["fields"]) == (4, 1)
        assert (table.score(0)["people"], table.score(2)["people"]) == (12, 9)
        assert (parts["fields"], parts["people"]) == (1, 9)
        assert (parts["clay_rooms"], parts["stone_rooms"]) == (0, 0)
        assert len(parts) == 14
        assert team_parts(table.s, 2) == parts == RULES.score_parts(table.s, 2)

    def test_agr_15_12_6_product_of_both_totals(self) -> None:
        table = self.arranged("product")
        product = table.total(0) * table.total(2)
        assert team_parts(table.s, 0) == team_parts(table.s, 2) == {"product": product}

    def test_agr_15_12_6_partners_win_together(self) -> None:
        table = self.arranged("min")
        assert winners(table.s) == [0, 2]
        table.farm(1).people(5).house("stone", "a1")
        table.farm(3).people(5).house("stone", "a1")
        assert winners(table.s) == [1, 3] == RULES.winners(table.s)

    def test_agr_13_7_ties_by_the_resources_of_both(self) -> None:
        table = teams()
        assert winners(table.s) == [0, 1, 2, 3]
        table.farm(3).has(reed=1)
        assert winners(table.s) == [1, 3]
