"""Campaigns (AGR-16): what goes from game to game, and how a game begins with it."""

import json
import random
from typing import cast

import pytest

from hearthside import Game, new_game, replay
from hearthside.campaign import Campaign, new_campaign
from hearthside.core import engine
from hearthside.core.errors import BadOption, DamagedState, IllegalChoice
from hearthside.core.options import OptionValue
from hearthside.games.agricola import codec
from hearthside.games.agricola.flow import scoring
from hearthside.games.agricola.goods import BONUS, FOOD, OCCUPATIONS_PLAYED, some
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.vocabulary.card import CARD_NAMED, CARDS, OCCUPATION
from tests.agricola.build import Table
from tests.said import question_of


def state(game: Game) -> Agricola:
    return cast(Agricola, game.state)


def begun(players: int, **options: OptionValue) -> Game:
    return new_game("agricola", players, 1, dict(options))


def in_front(game: Game, seat: int = 0) -> list[str]:
    return [card["id"] for card in game.view()["farms"][seat]["cards"]]


def food(game: Game) -> list[int]:
    return [farm["goods"]["food"] for farm in game.view()["farms"]]


def hand(game: Game, seat: int = 0) -> dict[str, int]:
    sizes: dict[str, int] = game.view()["farms"][seat]["hand_size"]
    return sizes


def game_over(scores: list[int], cards: list[list[str]] | None = None) -> Game:
    """A game that is over with these totals; `cards`: in front of the seats."""
    table = Table(players=len(scores), round=14)
    for seat in range(len(scores)):
        table.farm(seat).cards(*(cards or [[]] * len(scores))[seat])
        player = table.player(seat)
        player.goods[BONUS] += scores[seat] - scoring.total(table.s, seat)
    game = new_game("agricola", len(scores))
    game.state = table.s
    assert game.over
    return game


class TestSetup:
    """What a campaign hands to a game."""

    @pytest.mark.parametrize("seat", [0, 1, 2])
    def test_agr_16_1_3_the_winner_begins(self, seat: int) -> None:
        game = begun(3, first=str(seat))
        assert game.view()["starting_player"] == seat
        assert food(game) == [2 if p == seat else 3 for p in range(3)]

    def test_agr_16_1_3_more_food_for_the_last(self) -> None:
        assert food(begun(3, first="0", more_food="0/0/1")) == [2, 3, 4]

    def test_agr_16_1_4_a_kept_occupation_lies_open(self) -> None:
        """He still receives 7 occupations; the kept one is in no hand and no deck."""
        game = begun(2, kept="A098/B087")
        assert (in_front(game, 0), in_front(game, 1)) == (["A098"], ["B087"])
        assert hand(game, 0) == hand(game, 1) == {"minor": 7, "occupation": 7}
        s = state(game)
        for name in ("A098", "B087"):
            card = CARD_NAMED[name].index
            assert card not in s.decks[1]
            assert card not in s.players[0].hand + s.players[1].hand

    def test_agr_16_1_4_an_individual_cost_is_paid(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(CARD_NAMED["A098"], "prices", [some(FOOD, 2)])
        game = begun(2, first="0", kept="A098/-")
        assert in_front(game) == ["A098"]
        assert food(game) == [0, 3]

    def test_agr_16_2_5_a_card_that_cannot_be_paid_stays_in_the_deck(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(CARD_NAMED["A098"], "prices", [some(FOOD, 3)])
        game = begun(1, kept="A098+B087", more_food="2")
        assert in_front(game) == ["B087"]
        assert food(game) == [2]
        assert hand(game) == {"minor": 7, "occupation": 6}
        s = state(game)
        assert CARD_NAMED["A098"].index in s.decks[1] + s.players[0].hand

    def test_agr_16_2_3_a_solo_hand_is_smaller(self) -> None:
        """AGR-16.2.2, AGR-16.2.4: the permanent ones lie open, the food is there."""
        game = begun(1, kept="A098+B087+A088", more_food="4")
        assert in_front(game) == ["A098", "B087", "A088"]
        assert hand(game) == {"minor": 7, "occupation": 4}
        assert food(game) == [4]

    def test_agr_16_2_8_effects_on_playing_in_any_order(self) -> None:
        """Scythe Worker and Consultant bring their goods after the starting food is taken."""
        game = begun(2, first="1", kept="-/A112+B102")
        assert game.deciders == [1]
        assert question_of(game, 1)["ask"] == "kept"
        tokens = [option.token for option in game.options(1)]
        assert tokens == ["occupation A112", "occupation B102"]
        game.play("occupation B102", 1)
        goods = game.view()["farms"][1]["goods"]
        assert goods["grain"] == 1
        assert goods["food"] == 2
        assert state(game).round == 1

    def test_agr_16_2_8_they_do_not_count_at_lessons(self) -> None:
        """But they are occupations in front of the player (prerequisites)."""
        game = begun(1, kept="A098")
        assert state(game).players[0].goods[OCCUPATIONS_PLAYED] == 0
        game.play("place lessons")
        assert food(game) == [0]

    def test_agr_16_a_kept_game_comes_back_from_its_record(self) -> None:
        game = begun(2, first="1", kept="A098/A112+B102", more_food="1/0")
        walk(game, 3)
        assert replay(game.record()).record() == game.record()


def walk(game: Game, seed: int) -> Game:
    """Play at random to the end."""
    rng = random.Random(seed)
    while not game.over:
        seat = game.deciders[0]
        options = game.options(seat, anytime=False) or game.options(seat)
        game.play(rng.choice(options).token, seat)
    return game


class TestSeveral:
    """AGR-16.1: three games for two to four players."""

    def test_ex_61_points_by_rank(self) -> None:
        """AGR-16.1.1, AGR-16.1.2: A and D have 15 points; the sum of scores decides."""
        campaign = new_campaign("agricola-campaign", 4, 1)
        for scores in ([40, 30, 20, 10], [30, 40, 10, 20], [20, 10, 30, 40]):
            campaign.finish(game_over(scores))
        points = [sum(game[p] for game in campaign.sheet["points"]) for p in range(4)]
        assert points == [15, 14, 12, 15]
        assert campaign.over
        assert campaign.winners() == [0]

    def test_agr_16_1_2_equal_sums_share_the_victory(self) -> None:
        campaign = new_campaign("agricola-campaign", 4, 1)
        for scores in ([40, 30, 20, 10], [30, 40, 10, 20], [20, 10, 30, 60]):
            campaign.finish(game_over(scores))
        assert campaign.winners() == [0, 3]

    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_agr_16_1_1_tables(self, players: int) -> None:
        tables = {
            2: [[1, 0], [2, 0], [3, 0]],
            3: [[7, 5, 3], [8, 5, 2], [9, 5, 1]],
            4: [[7, 5, 4, 3], [8, 5, 3, 2], [9, 6, 3, 1]],
        }
        campaign = new_campaign("agricola-campaign", players, 1)
        for _ in range(3):
            campaign.finish(game_over([50 - seat for seat in range(players)]))
        assert campaign.sheet["points"] == tables[players]

    def test_agr_16_1_3_winner_begins_and_last_gets_food(self) -> None:
        campaign = new_campaign("agricola-campaign", 3, 1)
        campaign.finish(game_over([20, 30, 10]))
        game = campaign.next_game()
        assert game.view()["starting_player"] == 1
        assert food(game) == [3, 2, 4]

    def test_agr_16_1_4_one_played_occupation_may_be_kept(self) -> None:
        """For game 3 also the one kept for game 2."""
        campaign = new_campaign("agricola-campaign", 2, 1)
        campaign.finish(game_over([30, 20], [["A098", "B087"], []]))
        assert campaign.deciders == [0]
        tokens = [option.token for option in campaign.options(0)]
        assert tokens == ["keep A098", "keep B087", "keep none"]
        with pytest.raises(IllegalChoice):
            campaign.choose("keep A086", 0)
        with pytest.raises(IllegalChoice):
            campaign.next_game()
        campaign.choose("keep B087", 0)
        game = campaign.next_game()
        assert in_front(game) == ["B087"]
        assert hand(game)["occupation"] == 7
        campaign.finish(game_over([30, 20], [["B087"], ["A086"]]))
        assert [option.token for option in campaign.options(0)] == ["keep B087", "keep none"]

    def test_agr_16_1_4_an_individual_cost_must_be_payable(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(CARD_NAMED["A098"], "prices", [some(FOOD, 3)])
        campaign = new_campaign("agricola-campaign", 2, 1)
        campaign.finish(game_over([30, 20], [["A098"], ["A098"]]))
        assert [option.token for option in campaign.options(0)] == ["keep none"]
        assert [option.token for option in campaign.options(1)] == ["keep A098", "keep none"]

    def test_agr_16_1_5_ties(self) -> None:
        """Tied players share the best rank, the next is skipped; the start is by lot."""
        begins = set()
        for seed in range(12):
            campaign = new_campaign("agricola-campaign", 4, seed)
            campaign.finish(game_over([40, 40, 20, 10]))
            assert campaign.sheet["points"] == [[7, 7, 4, 3]]
            begins.add(campaign.next_game().view()["starting_player"])
        assert begins == {0, 1}

    @pytest.mark.parametrize("players", [2, 3])
    def test_agr_16_1_a_whole_campaign_at_random(self, players: int) -> None:
        campaign = new_campaign("agricola-campaign", players, 5)
        play_campaign(campaign, 9)
        assert len(campaign.sheet["scores"]) == 3
        assert campaign.winners()


class TestOptions:
    """AGR-15.0 in campaigns: decks, drafts, tiles and house rules, as at a table."""

    def test_agr_16_1_every_game_has_the_options_of_the_campaign(self) -> None:
        """Expansion cards, a draft and the extra tile, in the first game and in the next."""
        options: dict[str, OptionValue] = {
            "decks": "everything",
            "deal": "draft_8",
            "extra_tile": True,
        }
        campaign = new_campaign("agricola-campaign", 2, 1, options)
        campaign = Campaign.from_json(campaign.to_json())
        for _ in range(2):
            game = campaign.next_game()
            assert {name: game.setup.options[name] for name in options} == options
            assert game.ask(game.deciders[0]) is not None
            campaign.finish(game_over([40, 30], [["A086", "C097"], ["B087"]]))
            campaign.choose("keep C097", 0)
            campaign.choose("keep B087", 1)
        assert in_front(campaign.next_game()) == ["C097"]

    @pytest.mark.parametrize("options", [{"deal": "lopez"}, {"teams": "min"}, ["decks"], 7])
    def test_agr_16_a_saved_campaign_with_other_options_is_damaged(self, options: object) -> None:
        saved = json.loads(new_campaign("agricola-solo", 1, 1, {"mulligan": True}).to_json())
        saved["sheet"]["options"] = options
        with pytest.raises(DamagedState):
            Campaign.from_json(json.dumps(saved))

    @pytest.mark.parametrize("deal", ["draft_sequential", "draft_8", "quick_draft", "deifuss"])
    def test_agr_16_1_4_kept_occupations_go_with_drafts(self, deal: str) -> None:
        """Who kept one still receives 7 occupations, so that 8 can be in play."""
        game = begun(3, first="1", kept="A098/-/B102", deal=deal)
        rng = random.Random(1)
        while state(game).round == 0:
            seat = game.deciders[0]
            game.play(rng.choice(game.options(seat)).token, seat)
        assert [hand(game, seat)["occupation"] for seat in range(3)] == [7, 7, 7]
        assert in_front(game) == ["A098"]

    @pytest.mark.parametrize("kind, players", [("agricola-campaign", 3), ("agricola-solo", 1)])
    def test_agr_16_whole_campaigns_with_options(self, kind: str, players: int) -> None:
        options: dict[str, OptionValue] = {"decks": "everything", "mulligan": True}
        if players > 1:
            options |= {"deal": "quick_draft", "side_job": True, "reverse_start": True}
        campaign = new_campaign(kind, players, 5, options)
        play_campaign(campaign, 9, boost=players == 1)

    @pytest.mark.parametrize(
        "kind, players, options, words",
        [
            ("agricola-campaign", 4, {"teams": "min"}, "no option 'teams'"),
            ("agricola-campaign", 3, {"deal": "lopez"}, "cannot be 'lopez'"),
            ("agricola-campaign", 3, {"two_player_tile": True}, "for 2 players"),
            ("agricola-solo", 1, {"deal": "draft_8"}, "cannot be 'draft_8'"),
            ("agricola-solo", 1, {"kept": "A086"}, "no option 'kept'"),
            ("fiends-solo", 1, {"mode": "full"}, "takes no options"),
        ],
    )
    def test_agr_15_0_what_does_not_go_with_a_campaign_is_refused(
        self, kind: str, players: int, options: dict[str, OptionValue], words: str
    ) -> None:
        with pytest.raises(BadOption, match=words):
            new_campaign(kind, players, 1, options)


def play_campaign(campaign: Campaign, seed: int, most: int = 3, boost: bool = False) -> Campaign:
    """Play at random, through JSON between the games; `boost`: reach the goals of a solo one."""
    rng = random.Random(seed)
    played = 0
    while not campaign.over and played < most:
        while campaign.deciders:
            seat = rng.choice(campaign.deciders)
            options = [option.token for option in campaign.options(seat)]
            campaign.choose(rng.choice([t for t in options if t != "end"]), seat)
            text = campaign.to_json()
            campaign.sheet = Campaign.from_json(text).sheet
            assert campaign.to_json() == text
        game = walk(campaign.next_game(), seed + played)
        data = codec.write(state(game))
        assert codec.write(codec.read(json.loads(json.dumps(data)))) == data
        assert replay(game.record()).record() == game.record()
        if boost:
            s = state(game)
            s.players[0].goods[BONUS] += campaign.sheet["goal"] + 5 - scoring.total(s, 0)
        campaign.finish(game)
        played += 1
    return campaign


class TestSolo:
    """AGR-16.2: rising goals, permanent occupations."""

    def test_ex_62_game_2_after_57_points(self) -> None:
        """3 food, 1 permanent occupation, 6 occupations and 7 minors in hand, goal 55."""
        campaign = new_campaign("agricola-solo", 1, 1)
        assert campaign.sheet["goal"] == 50
        campaign.finish(game_over([57], [["A098", "B087"]]))
        campaign.choose("permanent B087", 0)
        assert campaign.sheet["goal"] == 55
        game = campaign.next_game()
        assert in_front(game) == ["B087"]
        assert food(game) == [3]
        assert hand(game) == {"minor": 7, "occupation": 6}

    def test_ex_63_game_2_missed(self) -> None:
        """AGR-16.2.6: repeated with 0 food and the same permanent occupations."""
        campaign = new_campaign("agricola-solo", 1, 1)
        campaign.finish(game_over([57], [["A098"]]))
        campaign.choose("permanent A098", 0)
        campaign.finish(game_over([54], [["A098", "B087"]]))
        assert [option.token for option in campaign.options(0)] == ["repeat", "end"]
        campaign.choose("repeat", 0)
        assert campaign.sheet["goal"] == 55
        game = campaign.next_game()
        assert food(game) == [0]
        assert in_front(game) == ["A098"]

    def test_agr_16_2_1_goals(self) -> None:
        campaign = new_campaign("agricola-solo", 1, 1)
        goals = []
        for _ in range(11):
            goals.append(campaign.sheet["goal"])
            campaign.finish(game_over([goals[-1]]))
            if campaign.deciders:
                campaign.choose("go_on", 0)
        assert goals == [50, 55, 59, 62, 64, 65, 66, 67, 68, 69, 70]

    def test_agr_16_2_4_half_of_what_is_above_the_goal(self) -> None:
        for score, expected in ((50, 0), (51, 0), (53, 1), (60, 5)):
            campaign = new_campaign("agricola-solo", 1, 1)
            campaign.finish(game_over([score]))
            assert food(campaign.next_game()) == [expected]

    def test_agr_16_2_5_a_permanent_card_that_cannot_be_paid_is_lost(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(CARD_NAMED["A098"], "prices", [some(FOOD, 2)])
        campaign = new_campaign("agricola-solo", 1, 1)
        campaign.finish(game_over([57], [["A098"]]))
        campaign.choose("permanent A098", 0)
        game = campaign.next_game()
        assert (in_front(game), food(game)) == (["A098"], [1])
        campaign.finish(game_over([40], [["A098"]]))
        campaign.choose("repeat", 0)
        game = campaign.next_game()
        assert (in_front(game), food(game)) == ([], [0])
        assert hand(game)["occupation"] == 7

    def test_agr_16_2_7_no_new_permanents_after_game_8(self) -> None:
        campaign = new_campaign("agricola-solo", 1, 1)
        for _ in range(8):
            campaign.finish(game_over([80]))
            while campaign.deciders:
                campaign.choose(campaign.options(0)[0].token, 0)
        campaign.finish(game_over([90], [["A098"]]))
        assert [option.token for option in campaign.options(0)] == ["go_on", "end"]
        campaign.choose("end", 0)
        assert campaign.over
        assert campaign.winners() == [0]

    def test_agr_16_2_goals_missed_at_random(self) -> None:
        campaign = play_campaign(new_campaign("agricola-solo", 1, 3), 4, most=2)
        assert [result["reached"] for result in campaign.sheet["results"]] == [False, False]
        assert campaign.sheet["number"] == 1

    def test_agr_16_2_games_with_more_and_more_permanents(self) -> None:
        """AGR-16.2.2: once permanent, always permanent."""
        campaign = new_campaign("agricola-solo", 1, 6)
        play_campaign(campaign, 2, most=6, boost=True)
        assert campaign.sheet["number"] == 7
        kept = campaign.sheet["permanent"]
        assert len(kept) >= 2
        assert len(set(kept)) == len(kept)
        assert all(CARDS[CARD_NAMED[card].index].kind == OCCUPATION for card in kept)


def test_agr_16_campaigns_are_registered() -> None:
    assert not engine.is_over(new_campaign("agricola-solo").next_game().state)
    assert new_campaign("agricola-campaign", 2).next_game().setup.options["kept"] == "-/-"
