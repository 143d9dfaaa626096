"""The cards of the expansions as a whole: data, option, deal, saved games (AGC-X, AGR-15.0)."""

import random
import re
from pathlib import Path

import pytest

from hearthside import new_game, replay
from hearthside.core import engine
from hearthside.core.choice import NATURE
from hearthside.core.errors import BadData, BadOption
from hearthside.games.agricola import codec
from hearthside.games.agricola.config import Config
from hearthside.games.agricola.data.facts import (
    BASE,
    CARD_DATA,
    EXPANSION_DATA,
    EXPANSION_OCCUPATIONS,
    SETS,
    read_expansion,
)
from hearthside.games.agricola.flow import scoring
from hearthside.games.agricola.flow.deal import full_deck
from hearthside.games.agricola.goods import GOOD_NAMES
from hearthside.games.agricola.goods import table as by_name
from hearthside.games.agricola.setup import new_state
from hearthside.games.agricola.vocabulary.card import CARD_NAMED, CARDS, MAJOR, MINOR, OCCUPATION
from tests.agricola import notation
from tests.agricola.build import Table
from tests.oracle.tables import RULES
from tests.oracle.tables import table as rows

EXPANSION = [card.id for card in CARDS if not card.base]
TESTED = {
    id
    for path in Path(__file__).parent.glob("test_expansion*.py")
    for id in re.findall(r'"([A-E]\d{3})"', path.read_text("utf-8"))
}
GOOD = """
[C002]
category = "Farm"
set = "Consul Dirigens"
cost = [{ wood = 1 }]
traveling = true
"""


@pytest.mark.parametrize("id", EXPANSION)
def test_agc_x_2_every_card_is_tested_and_can_lie_in_front_of_a_player(id: str) -> None:
    """With it in play a turn can begin and the score be counted."""
    assert id in TESTED
    table = Table(players=4)
    table.farm().cards(id)
    table.turn()
    assert "place day_laborer" in table.tokens()
    assert table.score()["card_points"] == CARD_NAMED[id].points


class TestData:
    """AGC-X.2, AGC-X.8."""

    def test_every_entry_is_declared_and_knows_its_set(self) -> None:
        assert sorted(EXPANSION_DATA) == sorted(EXPANSION)
        assert not set(EXPANSION_DATA) & set(CARD_DATA)
        assert {data.set for data in EXPANSION_DATA.values()} == set(SETS)
        assert {data.set for data in CARD_DATA.values()} == {BASE}
        names = [notation.title(card.id) for card in CARDS if card.kind != MAJOR]
        assert len(names) == len(set(names))

    def test_traveling_cards_have_the_low_numbers(self) -> None:
        for data in EXPANSION_DATA.values():
            assert data.traveling == (data.number <= 9)

    def test_cards_left_out_of_competitive_play(self) -> None:
        """AGC-X.8."""
        found = [id for id, data in EXPANSION_DATA.items() if not data.competitive]
        assert sorted(found) == sorted(["A131", "B117", "C028", "C102", "D004", "D019", "D033"])

    @pytest.mark.parametrize(
        "change, sentence",
        [
            (("Consul Dirigens", "Base"), "must be one of Artifex"),
            (('set = "Consul Dirigens"\n', ""), "C002.set must be one of Artifex"),
            (("C002", "D002"), "does not belong to deck C"),
            (("C002", "C100"), "number from 1 to 84"),
            (("traveling", "travelling"), "is not known here"),
            (
                ("traveling = true", 'prerequisite = [{ count = "cows", least = 1 }]'),
                "must be one of occupations",
            ),
            (("traveling = true", 'prerequisite = [{ owns = ["cow"] }]'), "must list major"),
        ],
    )
    def test_mistakes_are_told(self, change: tuple[str, str], sentence: str) -> None:
        read_expansion("x.toml", GOOD, "minor", "C")
        with pytest.raises(BadData, match=sentence):
            read_expansion("x.toml", GOOD.replace(*change), "minor", "C")


class TestOption:
    """AGR-15.0: which hand cards take part."""

    @pytest.mark.parametrize("players", [1, 2, 3, 4])
    def test_agr_15_0_base_deals_base_cards_only(self, players: int) -> None:
        s = new_state(players, 7, {})
        engine.play_nature(s)
        cards = [card for player in s.players for card in player.hand] + s.decks[0] + s.decks[1]
        assert all(CARDS[card].base for card in cards)
        assert s.rules.chosen == Config({"decks": "base"}, players).chosen

    @pytest.mark.parametrize("players", [1, 2, 3, 4])
    def test_agr_15_0_everything_deals_all_cards_for_the_number_of_players(
        self, players: int
    ) -> None:
        s = new_state(players, 7, {"decks": "everything"})
        engine.play_nature(s)
        cards = [card for player in s.players for card in player.hand] + s.decks[0] + s.decks[1]
        expected = full_deck(MINOR, players, True) + full_deck(OCCUPATION, players, True)
        assert sorted(cards) == sorted(expected)
        assert all(CARDS[card].data.players <= players for card in cards)
        assert any(not CARDS[card].base for card in cards)

    def test_agr_15_0_a_record_names_the_decks_only_if_they_are_not_the_usual_ones(self) -> None:
        """Records written before there were expansions stay as they are."""
        usual = new_game("agricola", 2, seed=3)
        assert "option decks" not in usual.record()
        game = new_game("agricola", 2, seed=3, options={"decks": "everything"})
        text = game.record()
        assert "option decks everything" in text
        assert replay(text).record() == text
        assert "decks" not in codec.write(new_state(2, 3, {}))["rules"]

    def test_base_cards_keep_their_places(self) -> None:
        """What is numbered by card stays as it was without expansions."""
        assert all(card.base for card in CARDS[: len(CARD_DATA)])

    def test_the_beginners_game_has_no_decks(self) -> None:
        with pytest.raises(BadOption, match="'decks' needs hand cards"):
            Config({"decks": "everything", "hand_cards": False}, 2)

    def test_agr_16_1_4_expansion_cards_may_be_kept(self) -> None:
        kept = next(card.id for card in EXPANSION_OCCUPATIONS if card.players == 1)
        Config({"decks": "everything", "kept": f"{kept}/-"}, 2)
        with pytest.raises(BadOption, match="could be kept"):
            Config({"kept": f"{kept}/-"}, 2)


@pytest.mark.parametrize("seed", range(4))
def test_agr_17_3_random_games_with_everything_can_be_saved(seed: int) -> None:
    """JSON and notation hold at every tenth decision; the end can be scored."""
    dice = random.Random(seed)
    s = new_state(1 + seed, seed, {"decks": "everything"})
    engine.play_nature(s)
    steps = 0
    while not engine.is_over(s):
        if s.decider == NATURE:
            engine.play_nature(s)
            continue
        seat = dice.choice(engine.deciders(s))
        options = engine.options_of(s, seat) or engine.side_options(s, seat)
        c = dice.choice(options)
        if steps % 10 == 0:
            data = codec.write(s)
            assert codec.write(codec.read(data)) == data
            assert notation.parse(s, notation.token(s, c)) == c
        steps += 1
        engine.choose(s, c, seat)
    assert s.rules.everything
    for seat in range(s.seats):
        scoring.total(s, seat)


def test_b133_village_peasant_gets_vegetables_before_scoring() -> None:
    """AGC-X.2: one for each set of three kinds of cards."""
    table = Table(players=3, round=14)
    table.farm().cards("B133", "A116", "A012", "A016", "well", "joinery").has(food=4)
    for seat in (1, 2):
        table.farm(seat).has(food=4)
    table.end_of_work()
    assert table.over
    assert table.goods() == {"vegetable": 2}


@pytest.mark.parametrize(
    "id, pay, gain",
    [
        ("C105", {"food": 2}, {"wood": 1, "reed": 1, "grain": 1}),
        ("D108", {"stone": 1}, {"food": 3}),
        ("D155", {"wood": 1}, {"food": 1, "grain": 1}),
    ],
)
def test_agc_2_1_10_once_per_harvest(id: str, pay: dict[str, int], gain: dict[str, int]) -> None:
    """Not outside a harvest, and once in it."""
    table = Table(round=4)
    table.farm().cards(id, "C098").has(
        **{"wood": 1, "food": 8} | {k: 2 * n for k, n in pay.items()}
    )
    table.turn()
    assert table.refuses(f"swap {id} 0")
    table = Table(round=4)
    have = {"wood": 2, "food": 8} | {"stone": 2 if "stone" in pay else 0}
    table.farm().cards(id, "C098").has(**have)
    table.end_of_work()
    assert not table.refuses(f"swap {id} 0")
    table.play(f"swap {id} 0")
    for good in {*pay, *gain}:
        expected = have.get(good, 0) - pay.get(good, 0) + gain.get(good, 0)
        assert table.goods().get(good, 0) == expected
    assert table.refuses(f"swap {id} 0")


def test_a096_task_artisan_works_when_a_quarry_is_revealed() -> None:
    """AGC-2.1.8: the reveal of this round."""
    table = Table(round=5).open("fencing", "sheep_market", "grain_utilization", "major_improvement")
    table.open("basic_wish", "house_redevelopment")
    table.farm().cards("A096")
    table.next_round().nature()
    assert table.goods() == {"wood": 1}


def test_c112_food_for_a_purchase_before_a_space_may_be_raised_there() -> None:
    """AGR-5.8, 5.9: the space is possible only through the purchase, that only through cooking."""
    table = Table().open("grain_utilization")
    table.farm().cards("C112", "fireplace_2").has(sheep=1)
    table.farm().fields("a2")
    table.turn().play("place grain_utilization", "eat 1 sheep")
    assert not table.refuses("sow 1 grain")


def test_d017_a_purchase_that_would_eat_the_seed_opens_nothing() -> None:
    """AGR-5.9: the only grain cannot both pay for the plowing and be sown."""
    table = Table().open("grain_utilization")
    table.farm().cards("D017").has(food=2, grain=1)
    assert table.turn().refuses("place grain_utilization")


ROWS = {row["ID"]: row for row in rows("agc-expansion.md", r"[A-E]\d{3}") if "Set" in row}
LETTERS = dict(zip(GOOD_NAMES, ["W", "C", "R", "S", "G", "V", "F", "Sh", "Bo", "Ca"], strict=True))
HARD = re.search(r"AGC-X\.10.*", (RULES / "agc-expansion.md").read_text("utf-8"))


def amounts(text: str) -> dict[str, int]:
    """The numbers of a printed price by letter: 2W+1R."""
    return {letter: int(n) for n, letter in re.findall(r"(\d+)(Sh|Bo|Ca|[WCRSGVF])", text)}


class TestTable:
    """AGC-X.1 to AGC-X.10: the declared cards are those of the document."""

    def test_agc_x_1_the_list_is_complete(self) -> None:
        assert len(ROWS) == 744
        assert set(EXPANSION) < set(ROWS)

    @pytest.mark.parametrize("id", EXPANSION)
    def test_agc_x_2_printed_facts(self, id: str) -> None:
        data, row = EXPANSION_DATA[id], ROWS[id]
        assert (notation.title(id), data.category) == (row["Name"], row["Cat"])
        assert "".join(word[0] for word in data.set.split()) == row["Set"] or data.set.startswith(
            row["Set"]
        )
        if data.kind == "occupation":
            assert f"{data.players}+" == row["Players"]
            return
        assert data.points == int(row["Pts"])
        assert data.traveling == (row["T"] == "T")
        assert (row["Prerequisite"] == "–") == (not data.prerequisite)
        joined: dict[str, int] = {}
        for cost in data.cost:
            joined |= {LETTERS[good]: n for good, n in by_name(cost.goods).items()}
        assert joined == amounts(row["Cost"])
        assert len(data.cost) == row["Cost"].count(" or ") + 1

    def test_agc_x_3_what_is_granted_may_be_declined(self) -> None:
        board = Table()
        board.farm().has(food=1, clay=2, reed=1).hand("D002")
        board.turn().play("place meeting_place", "minor D002", "stop")
        assert board.material() == "wood"

    def test_agc_x_4_and_10_action_spaces_and_hard_cards_are_not_declared(self) -> None:
        assert HARD is not None
        hard = re.findall(r"[A-E]\d{3}", HARD[0])
        assert len(hard) == 46
        assert not set(hard) & set(EXPANSION)
        spaces = [id for id, row in ROWS.items() if re.search(r"`space|; space", row["Hooks"])]
        assert len(spaces) > 10
        assert not set(spaces) & set(EXPANSION)

    def test_agc_x_5_majors_of_the_bottom_row(self) -> None:
        bottom = [card.id for card in CARDS if card.kind == MAJOR and card.data.row == "bottom"]
        for id in bottom:
            board = Table()
            board.farm().cards(id).hand("B007")
            board.turn().play("place meeting_place", "minor B007")
            assert board.goods()["food"] == 3
        assert len(bottom) == 5

    @pytest.mark.parametrize("round, wood", [(5, 4), (6, 3), (8, 3), (9, 2), (11, 2), (12, 0)])
    def test_agc_x_6_wood_by_the_rounds_left(self, round: int, wood: int) -> None:
        """The best tier only."""
        board = Table(players=3, round=round)
        board.farm().hand("D136")
        board.turn().play("place lessons", "occupation D136")
        assert board.goods().get("wood", 0) == wood

    def test_agc_x_7_errata(self) -> None:
        """D110 looks at Forest for the largest amount."""
        board = Table().pile("fishing", food=3).pile("forest", wood=3)
        board.farm().cards("D110")
        assert board.turn().play("place forest").goods() == {"wood": 3, "food": 2}

    def test_agc_x_9_conflicts_as_decided(self) -> None:
        """B117 and B119 bring a wood at once."""
        for id in ("B117", "B119"):
            board = Table()
            board.farm().hand(id)
            board.turn().play("place lessons", f"occupation {id}")
            assert board.goods() == {"wood": 1}
