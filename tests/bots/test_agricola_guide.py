"""What a search is told about Agricola: legal options wherever a seat decides, turns cut off."""

from __future__ import annotations

from typing import cast

import pytest

from hearthside.bots.agricola.features import AgricolaFeatures
from hearthside.bots.agricola.guide import EXCHANGES, AgricolaGuide
from hearthside.bots.rng import Rng
from hearthside.core import engine
from hearthside.core.options import OptionValue
from hearthside.core.state import State
from hearthside.games.agricola import codec
from hearthside.games.agricola.goods import FOOD, GRAIN, SHEEP
from hearthside.games.agricola.kinds import EAT, PLACE
from hearthside.games.agricola.setup import new_state
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.vocabulary.card import CARD_NAMED
from tests.agricola import notation

GUIDE = AgricolaGuide()
FAMILY: dict[str, OptionValue] = {"hand_cards": False}
TABLES: list[tuple[int, dict[str, OptionValue]]] = [
    (1, {}),
    (2, {}),
    (2, FAMILY),
    (2, {"decks": "everything", "side_job": True, "two_player_tile": True}),
    (2, {"living_hand": "dorn3", "leave_animals": True}),
    (2, {"open_market": True, "open_fences": True}),
    (3, {"deal": "quick_draft", "mulligan": True}),
    (3, {"hand_cards": False, "reverse_start": True}),
    (4, {"teams": "min"}),
]


def legal(s: State, seat: int) -> list[int]:
    return engine.options_of(s, seat) + engine.side_options(s, seat)


def one_of(s: State, seat: int, rng: Rng) -> int:
    choices = engine.options_of(s, seat)
    if not choices or rng.below(20) == 0:
        choices = engine.side_options(s, seat) or choices
    return choices[rng.below(len(choices))]


def first_turn(players: int = 2) -> Agricola:
    s = new_state(players, 1, FAMILY)
    engine.play_nature(s)
    return s


def walk_turn(s: State, seat: int, rng: Rng) -> None:
    """Play the turn out on a cut copy, by candidates chosen at random."""
    t = GUIDE.start(s, seat)
    steps = 0
    while GUIDE.going_on(t, seat):
        found = GUIDE.candidates(t, seat, 2)
        assert found
        assert len(set(found)) == len(found)
        known = legal(t, seat)
        for c in found:
            assert c in known
        engine.choose(t, found[rng.below(len(found))], seat)
        GUIDE.quick(t, seat)
        steps += 1
        assert steps < 200
    assert AgricolaFeatures().vector(t, seat)


@pytest.mark.parametrize("players, options", TABLES)
def test_candidates_are_legal_and_never_missing(
    players: int, options: dict[str, OptionValue]
) -> None:
    s = new_state(players, 11, options)
    rng = Rng(11)
    majors = opened = 0
    while not engine.is_over(s):
        if s.decider < 0:
            engine.play_nature(s)
            continue
        for seat in engine.deciders(s):
            GUIDE.begin(s, seat)
            if rng.below(3) == 0:
                before = codec.write(s)
                walk_turn(s, seat, rng)
                assert codec.write(s) == before
            majors += GUIDE.major(s, seat)
            opened += GUIDE.opens(s, seat)
            if GUIDE.opens(s, seat):
                assert GUIDE.major(s, seat)
            if s.lanes:
                assert not GUIDE.major(s, seat)
        engine.choose(s, one_of(s, s.decider, rng), s.decider)
    assert majors > opened >= 14 * players


@pytest.mark.parametrize("players, options", TABLES)
def test_the_engine_accepts_what_the_policy_chooses(
    players: int, options: dict[str, OptionValue]
) -> None:
    """Greedy at every fifth decision of a random game."""
    s = new_state(players, 4, options)
    rng = Rng(4)
    step = 0
    while not engine.is_over(s):
        if s.decider < 0:
            engine.play_nature(s)
            continue
        seat = s.decider
        step += 1
        if step % 5 == 0:
            c = GUIDE.policy(s.copy(), seat, rng)
            assert engine.accepts(s, seat, c)
        else:
            c = one_of(s, seat, rng)
        engine.choose(s, c, seat)


def test_a_turn_opens_with_a_placement() -> None:
    s = first_turn()
    seat = s.decider
    assert GUIDE.opens(s, seat)
    assert GUIDE.major(s, seat)
    assert not GUIDE.opens(s, 1 - seat)
    assert not GUIDE.major(s, 1 - seat)
    assert GUIDE.candidates(s, seat, 2) == s.options
    for c in s.options:
        assert c & 255 == PLACE


def test_a_turn_begun_is_major_but_does_not_open() -> None:
    s = first_turn()
    seat = s.decider
    s.players[seat].goods[:4] = [9, 9, 9, 9]
    engine.advance(s)
    engine.choose(s, notation.parse(s, "place farm_expansion"))
    assert s.decider == seat
    assert GUIDE.major(s, seat)
    assert not GUIDE.opens(s, seat)


def test_feeding_is_left_to_the_policy() -> None:
    s = first_turn()
    s.round = 4
    for player in s.players:
        player.people = [254, 254]
        player.goods[GRAIN] = 2
        player.goods[FOOD] = 2
    s.main.pop()
    engine.advance(s)
    assert s.lanes
    assert not GUIDE.major(s, 0)
    assert engine.accepts(s, 0, GUIDE.policy(s.copy(), 0, Rng(1)))


def test_animals_are_not_cooked_before_a_placement() -> None:
    s = first_turn()
    seat = s.decider
    s.players[seat].set_cards([CARD_NAMED["fireplace_2"].index], [0])
    s.players[seat].goods[SHEEP] = 1
    assert engine.side_options(s, seat)
    for c in GUIDE.candidates(s, seat, 4):
        assert c & 255 != EAT


def test_few_exchanges_are_tried() -> None:
    s = first_turn()
    seat = s.decider
    player = s.players[seat]
    player.set_cards([CARD_NAMED["fireplace_2"].index], [0])
    player.goods[:9] = [9, 9, 9, 9, 2, 2, 0, 1, 0]
    engine.advance(s)
    engine.choose(s, notation.parse(s, "place farm_expansion"))
    sides = [c for c in GUIDE.candidates(s, seat, 4) if c & 255 == EAT]
    assert len(sides) <= EXCHANGES


def test_in_the_last_round_a_cut_position_still_has_its_harvest() -> None:
    """Hunger counts although nothing on the stack tells of it."""
    s = first_turn()
    s.round = 14
    seat = s.decider
    GUIDE.begin(s, seat)
    t = cast(Agricola, GUIDE.start(s, seat))
    GUIDE.policy(t.copy(), seat, Rng(1))
    t.players[seat].goods[FOOD] = 0
    hungry = GUIDE.quick(t, seat)
    t.players[seat].goods[FOOD] = 4
    assert GUIDE.quick(t, seat) > hungry + 3


def test_partners_are_allies() -> None:
    s = new_state(4, 1, {"teams": "min"})
    assert GUIDE.allies(s, 1) == [3]
    assert GUIDE.allies(first_turn(), 1) == []
