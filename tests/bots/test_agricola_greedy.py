"""Agricola: positions in which the right choice is plain, whole games, what it must agree with."""

from __future__ import annotations

import pytest

from hearthside.bots import Rng, make_bot
from hearthside.bots.agricola.clock import Clock
from hearthside.bots.agricola.evaluate import Judge
from hearthside.bots.agricola.weights import Weights
from hearthside.core import engine
from hearthside.core.options import OptionValue
from hearthside.core.state import Frame
from hearthside.games.agricola.farm.farmyard import Farmyard, cell_named
from hearthside.games.agricola.farm.fences import HOUSE, boundary
from hearthside.games.agricola.flow.scoring import total
from hearthside.games.agricola.flow.work import PlacePerson
from hearthside.games.agricola.goods import BEGGING, FOOD, GOOD_NAMES, bundle
from hearthside.games.agricola.redeal import redeal
from hearthside.games.agricola.setup import new_state
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.vocabulary.card import CARD_NAMED
from tests.agricola import notation

FAMILY: dict[str, OptionValue] = {"hand_cards": False}


def first_turn(players: int = 2, seed: int = 1) -> Agricola:
    """A game without hand cards at its first placement, with seat 0 to move."""
    s = new_state(players, seed, FAMILY)
    engine.play_nature(s)
    assert isinstance(s.main[-1].node, PlacePerson)
    s.main[-1] = Frame(s.main[-1].node, 0)
    engine.advance(s)
    return s


def at_round(number: int, players: int = 2, seed: int = 1) -> Agricola:
    """The same in another round, whose spaces are all turned up."""
    s = first_turn(players, seed)
    for stage_space in range(len(s.piles)):
        if s.bag >> stage_space & 1 and len(s.revealed) < number:
            s.bag &= ~(1 << stage_space)
            s.open_spaces = [*s.open_spaces, stage_space]
            s.revealed = [*s.revealed, stage_space]
    s.round = number
    engine.advance(s)
    return s


def cells(*names: str) -> int:
    found = 0
    for name in names:
        found |= 1 << cell_named(name)
    return found


def has(s: Agricola, seat: int = 0, **goods: int) -> None:
    """Exactly these goods."""
    for i, name in enumerate(GOOD_NAMES):
        s.players[seat].goods[i] = goods.get(name, 0)


def owns(s: Agricola, *names: str) -> None:
    cards = [CARD_NAMED[name].index for name in names]
    s.players[0].set_cards(cards, [0] * len(cards))
    for card in cards:
        s.majors &= ~(1 << card)


def lay_out(s: Agricola, rooms: int = 0, fields: int = 0, pastures: tuple[int, ...] = ()) -> None:
    """A wooden house with further rooms, fields and pastures."""
    fences = 0
    for pasture in pastures:
        fences |= boundary(pasture)
    s.players[0].set_farm(Farmyard(HOUSE | rooms, 0, fields, 0, fences))


def only_spaces(s: Agricola, *names: str) -> None:
    """Leave no other spaces on the board."""
    s.open_spaces = [notation.space_named(s, name) for name in names]
    engine.advance(s)


def chosen(s: Agricola, seat: int = 0) -> str:
    """What greedy plays now."""
    return notation.token(s, make_bot("greedy").choose(s.copy(), seat, Rng(1)))


def play_turn(s: Agricola) -> list[str]:
    """Let greedy play one turn of seat 0; the tokens it chose."""
    played: list[str] = []
    while s.decider == 0 and (not played or not isinstance(s.main[-1].node, PlacePerson)):
        played.append(chosen(s))
        engine.choose(s, notation.parse(s, played[-1]))
    return played


def to_harvest(s: Agricola) -> Agricola:
    """Everybody has been placed; the harvest begins."""
    for player in s.players:
        player.people = [254 for _ in player.people]
    s.main.pop()
    engine.advance(s)
    return s


def play_out(bots: list[str], seed: int, options: dict[str, OptionValue]) -> Agricola:
    """A whole game; every choice is checked."""
    s = new_state(len(bots), seed, options)
    players = [make_bot(name) for name in bots]
    rng = Rng(seed)
    while not engine.is_over(s):
        if s.decider < 0:
            engine.play_nature(s)
            continue
        seat = s.decider
        c = players[seat].choose(redeal(s, seat, rng.bits()), seat, rng)
        assert engine.accepts(s, seat, c)
        engine.choose(s, c, seat)
    return s


def test_it_takes_the_larger_pile() -> None:
    s = first_turn()
    only_spaces(s, "forest", "clay_pit")
    s.piles[notation.space_named(s, "forest")] = bundle(wood=9)
    assert chosen(s) == "place forest"


def test_it_has_a_child_as_soon_as_there_is_room() -> None:
    s = at_round(6)
    has(s, food=6)
    lay_out(s, rooms=cells("a1"))
    only_spaces(s, "basic_wish", "forest", "day_laborer")
    assert chosen(s) == "place basic_wish"


def test_it_builds_a_room_when_it_can() -> None:
    s = at_round(5)
    has(s, food=6, wood=5, reed=2)
    only_spaces(s, "farm_expansion", "clay_pit", "fishing")
    assert play_turn(s)[:2] == ["place farm_expansion", "room a1"]


def test_it_takes_food_when_hunger_is_near() -> None:
    """AGR-12.5: one person is left before the harvest, and two food are missing."""
    s = at_round(4)
    has(s, food=2)
    s.players[0].people = [254, 0]
    only_spaces(s, "day_laborer", "forest", "grain_seeds", "farmland")
    assert chosen(s) == "place day_laborer"


def test_it_sows_what_it_can() -> None:
    s = at_round(4)
    has(s, food=6, grain=1, vegetable=1)
    lay_out(s, fields=cells("a3", "a4"))
    only_spaces(s, "grain_utilization", "clay_pit")
    assert play_turn(s) == ["place grain_utilization", "sow 1 grain 1 vegetable"]


def test_it_pays_with_goods_before_it_begs() -> None:
    s = at_round(7)
    has(s, food=1, grain=2, vegetable=1)
    to_harvest(s)
    while 0 in engine.deciders(s) and s.lanes:
        engine.choose(s, notation.parse(s, chosen(s)), 0)
    assert s.players[0].goods[BEGGING] == 0


def test_it_feeds_with_what_costs_least() -> None:
    """A sheep of nine, which nobody counts, not the only boar or the only vegetable."""
    s = at_round(14)
    has(s, food=2, sheep=9, boar=1, vegetable=1, grain=1)
    has(s, 1, food=9)
    owns(s, "fireplace_2")
    lay_out(s, pastures=(cells("a4", "a5", "b4", "b5"), cells("c4", "c5")))
    s.players[0].set_farm(s.players[0].farm.with_stable(cell_named("a5")))
    to_harvest(s)
    assert chosen(s) == "feed 1 sheep"


def test_it_breeds_all_it_can() -> None:
    s = at_round(7)
    has(s, food=4, sheep=2, boar=2)
    has(s, 1, food=9)
    lay_out(s, pastures=(cells("a4", "a5"), cells("b4", "b5")))
    to_harvest(s)
    while s.lanes and 0 in engine.deciders(s):
        engine.choose(s, notation.parse(s, chosen(s)), 0)
    assert s.players[0].goods[7:9] == [3, 3]


def test_the_best_option_leads_the_ranking() -> None:
    """All options, each once, the one it would choose first."""
    s = first_turn()
    bot = make_bot("greedy")
    ranked = bot.rank(s.copy(), 0, Rng(1))
    assert sorted(ranked) == sorted(engine.options_of(s, 0))
    assert notation.token(s, ranked[0]) == chosen(s)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_at_the_end_the_value_is_the_score(players: int) -> None:
    judge = Judge(Weights())
    for seed in range(3):
        s = play_out(["random"] * players, seed, {"hand_cards": seed == 0})
        judge.begin(s)
        for seat in range(players):
            assert judge.value(s, seat) == total(s, seat)


@pytest.mark.parametrize(
    "round_number, rounds, actions, harvests",
    [(1, 13, 28, [4, 7, 9, 11, 13, 14]), (7, 7, 16, [7, 9, 11, 13, 14]), (14, 0, 2, [14])],
)
def test_the_clock_counts_rounds_and_harvests(
    round_number: int, rounds: int, actions: int, harvests: list[int]
) -> None:
    """AGR-4.1, for two people."""
    clock = Clock(at_round(round_number), 0)
    assert (clock.rounds, clock.actions, clock.harvests) == (rounds, actions, harvests)


def value(s: Agricola) -> float:
    return Judge(Weights()).value(s, 0)


def test_hunger_is_worse_than_any_goods_it_costs() -> None:
    """AGR-12.5: without actions before the harvest, each food is worth a begging marker."""
    s = at_round(7)
    has(s)
    s.players[0].people = [254, 254]
    hungry = value(s)
    s.players[0].goods[FOOD] = 1
    assert value(s) - hungry > 2
    s.players[0].goods[FOOD] = 4
    assert value(s) - hungry > 10


@pytest.mark.parametrize("good", ["wood", "clay", "reed", "stone"])
def test_building_resources_are_worth_more_early(good: str) -> None:
    gains = []
    for round_number in (2, 8, 14):
        s = at_round(round_number)
        has(s, food=4)
        before = value(s)
        has(s, **{"food": 4, good: 4})
        gains.append(value(s) - before)
    assert gains[0] > gains[1] > gains[2] > 0


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("hand_cards", [False, True])
def test_it_plays_whole_games_at_every_table(players: int, hand_cards: bool) -> None:
    bots = ["greedy"] * min(players, 2) + ["random"] * max(0, players - 2)
    s = play_out(bots, players, {"hand_cards": hand_cards})
    for seat in range(min(players, 2)):
        assert total(s, seat) > 0


@pytest.mark.parametrize(
    "players, options",
    [
        (2, {"side_job": True, "meeting_place_food": True}),
        (2, {"extra_tile": True, "reverse_start": True}),
        (2, {"deal": "draft_parallel", "mulligan": True}),
        (2, {"living_hand": "dorn5", "leave_animals": True}),
        (2, {"open_market": True, "accommodate_first": True}),
        (2, {"hand_cards": False, "one_pasture_per_kind": True, "strict_adjacency": True}),
        (2, {"hand_cards": False, "open_fences": True, "pastures_apart": True}),
        (4, {"hand_cards": False, "teams": "min"}),
    ],
)
def test_it_plays_every_variant(players: int, options: dict[str, OptionValue]) -> None:
    """AGR-15: greedy beats random with every option."""
    s = play_out(["greedy", "random"] * (players // 2), 3, options)
    assert total(s, 0) > total(s, 1)


@pytest.mark.parametrize("hand_cards", [False, True])
def test_it_beats_random(hand_cards: bool) -> None:
    for seed in range(4):
        s = play_out(["greedy", "random"], seed, {"hand_cards": hand_cards})
        assert total(s, 0) > total(s, 1)


def test_the_same_seed_gives_the_same_game() -> None:
    one = play_out(["greedy", "random"], 5, FAMILY)
    two = play_out(["greedy", "random"], 5, FAMILY)
    assert [total(one, p) for p in range(2)] == [total(two, p) for p in range(2)]
