"""NEA-20: what holds in every game: invariants, copies, JSON, records, notation, views, undo."""

from __future__ import annotations

import json
import random
from typing import cast

import pytest

from hearthside import Game, Option, new_game, replay
from hearthside.core import engine
from hearthside.core.choice import NATURE, kind_of
from hearthside.core.options import OptionValue
from hearthside.games.neanderthal import codec, view
from hearthside.games.neanderthal.phases.turns import RevealEvent
from hearthside.games.neanderthal.setup import new_state
from hearthside.games.neanderthal.state import Neanderthal
from tests.neanderthal.invariants import Partners, check
from tests.neanderthal.rich import enrich
from tests.said import events_of, question_of

MODES: list[tuple[int, dict[str, OptionValue]]] = [
    (1, {}),
    (2, {}),
    (3, {}),
    (1, {"variant": "one_species"}),
    (1, {"variant": "cooperative"}),
    (3, {"variant": "cooperative"}),
    (2, {"greenland": True}),
]
IDS = [
    f"{players}-{'-'.join(map(str, options.values())) or 'standard'}" for players, options in MODES
]


def pick(options: list[int], rng: random.Random, by_verb: bool) -> int:
    """Any option, or any kind of option and one of them."""
    if by_verb:
        kinds = sorted({kind_of(c) for c in options})
        kind = rng.choice(kinds)
        options = [c for c in options if kind_of(c) == kind]
    return rng.choice(options)


def walk(s: Neanderthal, seed: int, steps: int = 4000) -> int:
    """Play randomly to the end, checking the invariants after every step."""
    rng = random.Random(seed)
    partners = Partners(s)
    count = 0
    while not engine.is_over(s):
        check(s)
        partners.check(s)
        if s.decider == NATURE:
            engine.play_nature(s)
            continue
        options = s.options
        side = engine.side_options(s, s.decider)
        if side and (not options or rng.random() < 0.1):
            options = side
        assert options
        engine.choose(s, pick(options, rng, seed % 2 == 1 and rng.random() < 0.6))
        count += 1
        assert count < steps
    check(s)
    return count


@pytest.mark.parametrize("players, options", MODES, ids=IDS)
def test_nea_20_3_invariants_hold_in_random_games(
    players: int, options: dict[str, OptionValue]
) -> None:
    """NEA-20.3, INV-01 to INV-10; NEA-3.1.1, NEA-3.1.2, NEA-11.5."""
    for seed in range(12):
        assert walk(new_state(players, seed, options), seed) > 5


def rich_state(players: int, seed: int, options: dict[str, OptionValue]) -> Neanderthal:
    s = new_state(players, seed, options)
    rng = random.Random(seed)
    while not isinstance(s.main[-1].node, RevealEvent):
        if s.decider == NATURE:
            engine.choose(s, rng.choice(s.options))
        else:
            engine.choose(s, rng.choice(s.options))
    enrich(s, seed)
    return s


@pytest.mark.parametrize("players, options", MODES[:6], ids=IDS[:6])
def test_nea_20_3_invariants_hold_in_rich_games(
    players: int, options: dict[str, OptionValue]
) -> None:
    """The same from positions with tribal boards, elders, partners and cards."""
    for seed in range(25):
        s = rich_state(players, seed, options)
        check(s)
        walk(s, seed)


@pytest.mark.soak
@pytest.mark.parametrize("players, options", MODES[:6], ids=IDS[:6])
def test_invariants_hold_in_many_games(players: int, options: dict[str, OptionValue]) -> None:
    for seed in range(1000, 1060):
        walk(new_state(players, seed, options), seed)
        walk(rich_state(players, seed, options), seed)


class Step:
    """A game before a choice."""

    def __init__(self, game: Game, seat: int, options: list[Option]) -> None:
        self.game = game
        self.seat = seat
        self.options = options
        self.state = cast(Neanderthal, game.state)


def tokens_round_trip(step: Step) -> None:
    """Tokens are unique, print and parse, and say what they are."""
    rules = step.game.rules
    assert len({option.token for option in step.options}) == len(step.options) > 0
    for option in step.options:
        assert rules.parse(step.state, option.token) == option.choice
        assert option.token == " ".join(option.token.split())
        assert option.label[0].isupper() or option.label[0].isdigit()
        assert option.widget
        assert all(word.partition(":")[2] for word in option.anchor.split())
    assert question_of(step.game, step.seat)["ask"] not in ("", "choose")


def every_option_can_be_played(step: Step) -> None:
    for option in step.options[:: max(1, len(step.options) // 8)]:
        copy = step.game.copy()
        copy.play(option.token, step.seat)
        assert copy.over or copy.options()


def copies_are_independent(step: Step) -> None:
    before = json.dumps(codec.write(step.state))
    copy = step.state.copy()
    assert json.dumps(codec.write(copy)) == before
    rng = random.Random(step.game.ply)
    for _ in range(25):
        if engine.is_over(copy):
            break
        engine.choose(copy, rng.choice(copy.options))
    assert json.dumps(codec.write(step.state)) == before


def state_comes_back_from_json(step: Step) -> None:
    data = codec.write(step.state)
    again = codec.read(json.loads(json.dumps(data)))
    assert codec.write(again) == data
    assert again.options == step.state.options


def views_leak_nothing(step: Step) -> None:
    """What a seat sees and may do does not depend on what nobody can know (NEA-3.7.3)."""
    game = step.game
    for viewer in (step.seat, None):
        found = game.view(viewer)
        assert json.loads(json.dumps(found)) == found
        assert found["viewer"] == viewer
    other = game.redeal(step.seat, seed=game.ply)
    assert {**other.view(step.seat), "ply": game.ply} == game.view(step.seat)
    assert other.options(step.seat) == step.options
    assert other.state.rng != game.state.rng


def undo_returns_the_same_game(step: Step) -> None:
    game = step.game.copy()
    before = game.to_json()
    game.play(step.options[-1].token, step.seat)
    if game.can_undo(step.seat):
        game.undo(step.seat)
        assert game.to_json() == before


PROPERTIES = {
    tokens_round_trip: 1,
    every_option_can_be_played: 31,
    copies_are_independent: 13,
    state_comes_back_from_json: 5,
    views_leak_nothing: 9,
    undo_returns_the_same_game: 41,
}


@pytest.mark.parametrize("players, options", MODES, ids=IDS)
def test_nea_20_4_games_are_records(players: int, options: dict[str, OptionValue]) -> None:
    """NEA-20.4 and NEA-0.5: every draw and decision is recorded and replays to the same end."""
    for seed in range(2):
        game = new_game("neanderthal", players, seed, options)
        rng = random.Random(seed)
        turn = 0
        while not game.over:
            seat = game.deciders[0]
            found = game.options(seat)
            step = Step(game, seat, found)
            for rule, every in PROPERTIES.items():
                if (turn + seed) % every == 0:
                    rule(step)
            chosen = pick([o.choice for o in found], rng, rng.random() < 0.4)
            game.play(next(o.token for o in found if o.choice == chosen), seat)
            turn += 1
        assert json.dumps(events_of(game))
        assert replay(game.record()).to_json() == game.to_json()
        assert Game.from_json(game.to_json()).record() == game.record()


def test_nea_20_1_views_of_rich_positions_are_json() -> None:
    """The whole state is shown, from every seat and at every decision of a late turn (NEA-3.6)."""
    for seed in range(6):
        s = rich_state(3, seed, {})
        rng = random.Random(seed)
        for i in range(150):
            if engine.is_over(s):
                break
            engine.choose(s, rng.choice(s.options))
            if i % 10 == 0:
                for viewer in (-1, 0, 1, 2):
                    found = view.view(s, viewer)
                    assert json.loads(json.dumps(found)) == found
