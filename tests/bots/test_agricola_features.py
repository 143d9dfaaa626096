"""Agricola in numbers: at every table, in every position, and never more than a seat may know."""

from __future__ import annotations

from math import isfinite

import pytest

from hearthside.bots.agricola.evaluate import Judge
from hearthside.bots.agricola.features import AgricolaFeatures
from hearthside.bots.agricola.weights import Weights
from hearthside.bots.rng import Rng
from hearthside.core import engine
from hearthside.core.options import OptionValue
from hearthside.games.agricola.farm.farmyard import Farmyard
from hearthside.games.agricola.farm.fences import HOUSE, boundary
from hearthside.games.agricola.flow.scoring import total
from hearthside.games.agricola.goods import BOAR, CLAY, FOOD, SHEEP, bundle
from hearthside.games.agricola.redeal import redeal
from hearthside.games.agricola.setup import new_state
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.vocabulary.card import CARD_NAMED
from tests.agricola import notation

FEATURES = AgricolaFeatures()
FAMILY: dict[str, OptionValue] = {"hand_cards": False}
TABLES: list[tuple[int, dict[str, OptionValue]]] = [
    (1, {}),
    (1, FAMILY),
    (1, {"kept": "A086+A098", "more_food": "3"}),
    (2, {}),
    (2, FAMILY),
    (2, {"decks": "everything", "side_job": True, "two_player_tile": True}),
    (2, {"living_hand": "dorn5", "leave_animals": True}),
    (2, {"open_market": True, "accommodate_first": True}),
    (2, {"hand_cards": False, "open_fences": True, "pastures_apart": True}),
    (3, {"deal": "draft_parallel", "mulligan": True}),
    (3, {"hand_cards": False, "reverse_start": True, "extra_tile": True}),
    (4, {}),
    (4, {"teams": "product"}),
]


def positions(players: int, options: dict[str, OptionValue], seed: int) -> list[Agricola]:
    """Every tenth position of a game played at random, and its end."""
    s = new_state(players, seed, options)
    rng = Rng(seed)
    found: list[Agricola] = []
    step = 0
    while not engine.is_over(s):
        if step % 10 == 0:
            found.append(s.copy())
        step += 1
        if s.decider < 0:
            engine.play_nature(s)
            continue
        choices = engine.options_of(s, s.decider) or engine.side_options(s, s.decider)
        engine.choose(s, choices[rng.below(len(choices))], s.decider)
    return [*found, s]


def named(s: Agricola, p: int = 0) -> dict[str, float]:
    return dict(zip(FEATURES.names(), FEATURES.vector(s, p), strict=True))


def first_turn(players: int = 2, options: dict[str, OptionValue] | None = None) -> Agricola:
    s = new_state(players, 1, FAMILY if options is None else options)
    engine.play_nature(s)
    return s


def test_names_are_unique() -> None:
    names = FEATURES.names()
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("players, options", TABLES)
def test_every_position_has_its_numbers(players: int, options: dict[str, OptionValue]) -> None:
    """One for each name, finite, the same each time, and the same when the rest is dealt anew."""
    for number, s in enumerate(positions(players, options, 5)):
        for p in range(players):
            common: list[float] = []
            side: list[float] = []
            FEATURES.common(s, p, common)
            FEATURES.side(s, p, side)
            assert len(common) == len(FEATURES.common_names)
            assert len(side) == len(FEATURES.side_names)
            found = FEATURES.vector(s, p)
            assert len(found) == len(FEATURES.names())
            assert all(isfinite(x) for x in found)
            assert FEATURES.vector(s, p) == found
            assert AgricolaFeatures().vector(s.copy(), p) == found
            assert FEATURES.vector(redeal(s, p, number), p) == found


@pytest.mark.parametrize("players, options", TABLES)
def test_points_are_those_of_the_rules(players: int, options: dict[str, OptionValue]) -> None:
    """AGR-13.2."""
    for s in positions(players, options, 7):
        for p in range(players):
            assert named(s, p)["own points"] == total(s, p)


def test_without_hand_cards_the_worth_is_what_the_judge_says() -> None:
    judge = Judge(Weights())
    for s in positions(2, FAMILY, 3):
        judge.begin(s)
        for p in range(2):
            assert named(s, p)["own worth"] == pytest.approx(judge.value(s, p))


def test_at_the_end_the_worth_is_the_score() -> None:
    for players in (1, 2, 3):
        s = positions(players, {}, players)[-1]
        for p in range(players):
            assert named(s, p)["own worth"] == total(s, p)


def test_in_the_last_round_the_harvest_counts_although_the_rest_is_cut_off() -> None:
    s = first_turn()
    s.round = 14
    s.main.clear()
    found = named(s)
    assert found["harvests left"] == 1
    assert found["own food due next"] == 4


def test_goods_lie_on_free_spaces_only() -> None:
    s = first_turn()
    forest = notation.space_named(s, "forest")
    s.piles[forest] = bundle(wood=6)
    assert named(s)["wood in the forest"] == 6
    assert named(s)["farmland open"] == 1
    s.occupants[forest] = 1
    s.occupants[notation.space_named(s, "farmland")] = 2
    assert named(s)["wood in the forest"] == 0
    assert named(s)["farmland open"] == 0


def test_with_nobody_left_to_place_all_spaces_count_as_free() -> None:
    s = first_turn()
    s.occupants[notation.space_named(s, "farmland")] = 1
    for player in s.players:
        player.people = [254, 254]
    found = named(s)
    assert found["somebody to place"] == 0
    assert found["farmland open"] == 1


def test_cards_not_turned_up_are_to_come() -> None:
    s = first_turn()
    found = named(s)
    assert sum([found[name] for name in FEATURES.common_names if name.endswith("to come")]) == 13


def test_spaces_of_one_purpose_are_counted_together() -> None:
    assert named(first_turn(2, {}))["lessons open"] == 1
    assert named(first_turn(4, {}))["lessons open"] == 2


def test_hunger_is_what_neither_food_nor_cooking_covers() -> None:
    s = first_turn()
    s.round = 4
    player = s.players[0]
    player.goods[FOOD] = 1
    player.goods[SHEEP] = 1
    assert named(s)["own food missing next"] == 3
    assert named(s)["own hunger next"] == 3
    player.set_cards([CARD_NAMED["fireplace_2"].index], [0])
    found = named(s)
    assert found["own fireplace_2"] == 1
    assert found["own food by cooking"] == 2
    assert found["own hunger next"] == 1


def test_the_farm_is_seen_as_it_is() -> None:
    s = first_turn()
    pasture = 1 << 3 | 1 << 4
    s.players[0].set_farm(Farmyard(HOUSE | 1, 1, 1 << 12, 1 << 4, boundary(pasture)))
    s.players[0].goods[BOAR] = 2
    s.players[0].goods[CLAY] = 7
    found = named(s)
    expected = {
        "rooms": 3,
        "clay house": 1,
        "stone house": 0,
        "fields": 1,
        "empty fields": 1,
        "pastures": 1,
        "pasture spaces": 2,
        "points for fenced stables": 1,
        "places for more people": 1,
        "two boar": 1,
        "two sheep": 0,
        "clay": 7,
        "a few clay": 5,
        "room for animals": 9,
        "free room for animals": 7,
    }
    assert {name: found[f"own {name}"] for name in expected} == expected
    assert named(s, 1)["other rooms"] == 3


def test_who_places_next_is_known_without_the_stack() -> None:
    s = first_turn(3)
    order = s.order()
    assert [named(s, p)["others who place first"] for p in order] == [0, 1, 2]
    engine.choose(s, s.options[0])
    while s.decider == order[0]:
        engine.choose(s, s.options[0])
    assert [named(s, p)["others who place first"] for p in order] == [2, 0, 1]


def test_only_the_owner_of_a_hand_knows_its_value() -> None:
    s = first_turn(2, {})
    before = named(s)
    s.players[1].hand = s.players[1].hand[:-1]
    after = named(s)
    assert before["other cards in hand"] == after["other cards in hand"] + 1
    changed = [name for name in before if before[name] != after[name]]
    assert changed == ["other cards in hand"]
    assert before["value of minors in hand"] > 0
