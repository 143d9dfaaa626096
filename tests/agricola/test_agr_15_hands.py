"""Ways to get hand cards: drafts, mulligan, living hands, the open market (AGR-15.5 to 15.11)."""

from typing import cast

import pytest

from hearthside import Game, new_game
from hearthside.core import engine
from hearthside.core.options import OptionValue
from hearthside.games.agricola.program import PROGRAM
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.variants.living import card_played
from hearthside.games.agricola.vocabulary.card import CARD_NAMED, CARDS, MINOR, OCCUPATION
from tests.agricola import notation
from tests.agricola.build import Table
from tests.said import events_of, question_of


def begun(players: int, seed: int = 1, **options: OptionValue) -> Game:
    return new_game("agricola", players, seed, dict(options))


def state(game: Game) -> Agricola:
    return cast(Agricola, game.state)


def counts(cards: list[int]) -> tuple[int, int]:
    """Occupations and minor improvements."""
    occupations = sum(CARDS[card].kind == OCCUPATION for card in cards)
    return occupations, len(cards) - occupations


def step(game: Game, picks: int) -> None:
    """Everybody picks so many of the first cards offered, then the packs go on."""
    for seat in range(game.setup.players):
        for _ in range(picks):
            game.play(game.options(seat)[0].token, seat)


@pytest.mark.parametrize(
    "deal, dealt",
    [
        ("draft_sequential", (7, 0)),
        ("draft_parallel", (7, 7)),
        ("draft_8", (8, 0)),
        ("quick_draft", (7, 7)),
        ("deal10_keep7", (10, 10)),
    ],
)
def test_agr_15_5_hands_end_at_seven_of_each(deal: str, dealt: tuple[int, int]) -> None:
    """AGR-15.5.1 to AGR-15.5.4, AGR-15.6."""
    game = begun(3, deal=deal)
    assert game.deciders == [0, 1, 2]
    assert [counts(pack) for pack in state(game).packs] == [dealt] * 3
    while state(game).lanes:
        seat = game.deciders[-1]
        game.play(game.options(seat)[-1].token, seat)
    assert [counts(player.hand) for player in state(game).players] == [(7, 7)] * 3
    assert not any(state(game).packs)
    assert state(game).round == 1
    removed = {"draft_8": (3, 3), "deal10_keep7": (9, 9)}.get(deal, (0, 0))
    assert counts(state(game).removed) == removed


def test_agr_15_5_1_packs_go_to_the_left_neighbour() -> None:
    game = begun(4, deal="draft_sequential")
    before = state(game).packs
    picked = []
    for seat in range(4):
        token = game.options(seat)[2].token
        picked.append(CARD_NAMED[token.split()[1]].index)
        game.play(token, seat)
    after = state(game).packs
    for seat in range(4):
        assert set(after[(seat + 1) % 4]) == set(before[seat]) - {picked[seat]}
        assert state(game).players[seat].hand == [picked[seat]]


def test_agr_15_5_1_minors_follow_the_occupations() -> None:
    """The seventh occupation comes by itself."""
    game = begun(2, deal="draft_sequential")
    for _ in range(6):
        step(game, 1)
    assert [counts(player.hand) for player in state(game).players] == [(7, 0)] * 2
    assert [counts(pack) for pack in state(game).packs] == [(0, 7)] * 2


def test_agr_15_5_picks_of_a_step_are_simultaneous_and_hidden() -> None:
    """Nobody learns of a pick before all have picked; everybody may take his own back."""
    game = begun(3, deal="draft_parallel")
    others = game.view(1)
    packs = state(game).packs
    kinds = [question_of(game, 0)["kind"]]
    game.play(game.options(0)[3].token, 0)
    kinds.append(question_of(game, 0)["kind"])
    game.play(game.options(0)[4].token, 0)
    assert kinds == ["occupation", "minor"]
    assert game.deciders == [1, 2]
    seen = game.view(1)
    assert seen["farms"][1] == others["farms"][1]
    assert seen["farms"][0]["hand"] is None
    assert state(game).packs[1:] == packs[1:]
    assert [event for event in events_of(game, game.ply - 2, 1) if "card" in event] == []
    game.undo(0)
    assert 0 in game.deciders


def test_agr_15_5_2_one_of_each_in_every_step() -> None:
    game = begun(2, deal="draft_parallel")
    for number in range(1, 7):
        step(game, 2)
        sizes = [counts(player.hand) for player in state(game).players]
        assert sizes == [(number, number) if number < 6 else (7, 7)] * 2


def test_agr_15_5_4_quick_draft_is_three_two_two() -> None:
    """EX-71."""
    game = begun(3, deal="quick_draft")
    step(game, 6)
    assert [counts(player.hand) for player in state(game).players] == [(3, 3)] * 3
    assert [counts(pack) for pack in state(game).packs] == [(4, 4)] * 3
    step(game, 4)
    assert [counts(player.hand) for player in state(game).players] == [(7, 7)] * 3


def test_agr_15_9_deifuss_hand_has_one_traveling_card() -> None:
    for seed in range(4):
        for player in state(begun(4, seed, deal="deifuss")).players:
            assert counts(player.hand) == (7, 7)
            assert sum(CARDS[card].traveling for card in player.hand) == 1


@pytest.mark.parametrize("players", [1, 2, 3])
def test_agr_15_10_lopez_hand(players: int) -> None:
    for player in state(begun(players, deal="lopez")).players:
        least = sorted(CARDS[i].data.players for i in player.hand if CARDS[i].kind == OCCUPATION)
        assert least == [1, 1, 1, 3, 3, 4, 4]
        assert counts(player.hand) == (7, 7)


class TestMulligan:
    """AGR-15.7."""

    def test_ex_72_twice_for_minors(self) -> None:
        game = begun(2, mulligan=True)
        seat = game.deciders[0]
        assert seat == state(game).start
        first = [i for i in state(game).players[seat].hand if CARDS[i].kind == MINOR]
        game.play("mulligan minor", seat)
        second = [i for i in state(game).players[seat].hand if CARDS[i].kind == MINOR]
        assert not set(first) & set(second)
        assert len(second) == 6
        game.play("mulligan minor", seat)
        assert counts(state(game).players[seat].hand) == (7, 5)
        game.play("stop", seat)
        assert game.deciders == [1 - seat]

    def test_agr_15_7_both_types_down_to_nothing(self) -> None:
        """The deck is made anew of discarded cards when it runs out."""
        game = begun(1, mulligan=True)
        for left in range(6, -1, -1):
            game.play("mulligan minor")
            assert counts(state(game).players[0].hand) == (7, left)
        assert [option.token for option in game.options()] == ["mulligan occupation", "stop"]
        game.play("mulligan occupation")
        assert counts(state(game).players[0].hand) == (6, 0)

    def test_agr_15_7_set_aside_cards_are_reshuffled(self) -> None:
        game = begun(4, mulligan=True)
        drawn = 48 - 28
        while drawn > 0:
            seat = game.deciders[0]
            game.play("mulligan minor", seat)
            left = counts(state(game).players[seat].hand)[1]
            drawn -= left
            if not left:
                game.play("stop", seat)
        s = state(game)
        total = sum(len([i for i in player.hand if CARDS[i].kind == MINOR]) for player in s.players)
        assert total + len(s.decks[0]) + len(s.aside[0]) == 48
        assert left == counts(s.players[seat].hand)[1]

    def test_agr_15_7_others_do_not_see_the_discards(self) -> None:
        game = begun(2, mulligan=True)
        seat = game.deciders[0]
        game.play("mulligan occupation", seat)
        told = [e for e in events_of(game, 0, 1 - seat) if e["event"] == "mulligan"]
        assert [(event["kind"], event["n"]) for event in told] == [("occupation", 7)]
        assert "card" not in told[0]


class TestLivingHand:
    """AGR-15.8."""

    def test_agr_15_8_dorn5_starts_with_five_of_each(self) -> None:
        for player in state(begun(3, living_hand="dorn5")).players:
            assert counts(player.hand) == (5, 5)

    def test_agr_15_8_a_played_card_is_replaced(self) -> None:
        """The player names the type; the card is drawn after the played one took effect."""
        game = begun(1, 2, living_hand="dorn5")
        game.play("place lessons")
        game.play(next(o.token for o in game.options() if o.token.startswith("occupation ")))
        while question_of(game, 0)["ask"] != "draw":
            game.play(game.options()[-1].token)
        assert [option.token for option in game.options()] == ["draw minor", "draw occupation"]
        game.play("draw minor")
        assert counts(state(game).players[0].hand) == (4, 6)

    def test_agr_15_8_an_empty_deck_gives_no_card(self) -> None:
        table = Table(living_hand="dorn5")
        table.farm().hand("A086")
        table.turn().play("place lessons", "occupation A086")
        assert table.in_play() == ["A086"]
        assert table.hand() == []

    def test_agr_15_8_a_received_traveling_card_causes_no_draw(self) -> None:
        """Playing it does."""
        table = Table(living_hand="dorn5")
        table.s.decks = [[CARD_NAMED["A055"].index], []]
        table.farm().hand("B002").has(food=2)
        table.farm(1).has(food=2)
        table.turn().play("place meeting_place", "minor B002")
        while table.decider == 0 and table.tokens() != ["draw minor"]:
            table.play(table.tokens()[-1])
        table.nature()
        assert table.hand(0) == ["A055"]
        assert table.hand(1) == ["B002"]

    def test_agr_15_8_dorn5_exchange_after_a_harvest(self) -> None:
        """Clockwise each player may discard 1 card for one of either type."""
        table = Table(round=4, living_hand="dorn5")
        table.s.decks = [[CARD_NAMED["A055"].index], [CARD_NAMED["A098"].index]]
        table.farm().hand("A086", "B002").has(food=9)
        table.farm(1).has(food=9)
        table.end_of_work()
        assert table.tokens() == ["drop A086", "drop B002", "stop"]
        table.play("drop A086")
        assert table.tokens() == ["draw minor", "draw occupation"]
        table.play("draw occupation").nature()
        assert sorted(table.hand()) == ["A098", "B002"]
        assert table.s.aside[1] == [CARD_NAMED["A086"].index]

    def test_agr_15_8_no_exchange_in_other_rounds(self) -> None:
        table = Table(round=5, living_hand="dorn5")
        table.s.decks = [[CARD_NAMED["A055"].index], []]
        table.farm().hand("A086")
        table.end_of_work()
        assert table.decider == -1

    def test_agr_15_8_dorn3_six_exchanges_before_the_game(self) -> None:
        """Each for a card of the same type; none at harvests."""
        game = begun(2, living_hand="dorn3")
        seat = game.deciders[0]
        assert counts(state(game).players[seat].hand) == (3, 3)
        for left in range(6, 0, -1):
            assert question_of(game, seat) == {
                "ask": "exchange_card",
                "number": left,
            }
            game.play(game.options(seat)[0].token, seat)
            assert counts(state(game).players[seat].hand) == (3, 3)
        assert game.deciders == [1 - seat]
        game.play("stop", 1 - seat)
        assert state(game).round == 1
        table = Table(round=4, living_hand="dorn3")
        table.s.decks = [[CARD_NAMED["A055"].index], []]
        table.farm().hand("A086").has(food=9)
        table.farm(1).has(food=9)
        table.end_of_work()
        assert table.decider == -1


class TestOpenMarket:
    """AGR-15.11."""

    def test_agr_15_11_five_cards_lie_open(self) -> None:
        view = begun(3, open_market=True).view()
        assert len(view["market"]) == 5
        assert view["market_open"]

    def test_agr_15_11_once_in_a_round_in_place_of_a_turn(self) -> None:
        game = begun(2, 3, open_market=True)
        first = game.deciders[0]
        taken = game.view()["market"][0]["id"]
        game.play(f"market {taken}", first)
        assert game.deciders == [1 - first]
        assert taken in game.view()["farms"][first]["known_hand"]
        assert len(game.view()["market"]) == 4
        assert not game.view()["market_open"]
        assert not [o for o in game.options(1 - first) if o.token.startswith("market ")]
        game.play("place day_laborer", 1 - first)
        assert game.deciders == [first]
        people = game.view()["farms"][first]["people"]
        assert all(person["space"] is None for person in people)
        game.play("place forest", first)
        game.play("place clay_pit", 1 - first)
        game.play("place reed_bank", first)
        assert state(game).round == 2
        assert [o for o in game.options() if o.token.startswith("market ")]


def test_agr_15_8_a_card_played_at_the_same_time_as_others_is_replaced_afterwards() -> None:
    """Chance draws when all seats are ready."""
    table = Table(round=4, living_hand="dorn5")
    table.s.decks = [[CARD_NAMED["A055"].index], [CARD_NAMED["A098"].index]]
    table.farm().has(food=9)
    table.farm(1).has(grain=3, food=1)
    table.end_of_work()
    assert table.s.lanes
    card_played(table.s, 0)
    while table.s.lanes:
        table.play(table.tokens()[0])
    assert table.tokens() == ["draw minor", "draw occupation"]
    assert table.decider == 0
    assert PROGRAM.nodes[table.s.main[-1].node.path] is table.s.main[-1].node
    assert notation.parse(table.s, "draw minor") in engine.options_of(table.s, 0)


def test_agr_17_7_no_pick_is_taken_back_after_the_packs_have_passed() -> None:
    """Whoever picks last sees his next pack at once."""
    game = begun(2, deal="draft_sequential")
    game.play(game.options(0)[0].token, 0)
    assert game.can_undo(0)
    game.play(game.options(1)[0].token, 1)
    assert not game.can_undo(1)
    assert game.moves[-1].token == "pass packs"
