"""Chance: small seeds draw as they always did, secret ones cannot be worked out."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import hearthside
from hearthside.core.chance import KEY, MASK, SECRET, below, derived, generator, mix
from hearthside.games.caverna.state import Caverna
from hearthside.games.registry import ruleset


def state(seed: int) -> Caverna:
    found = ruleset("caverna").new_state(2, seed, {})
    assert isinstance(found, Caverna)
    return found


def test_a_small_seed_draws_as_it_always_did() -> None:
    s = state(7)
    assert s.rng == mix(15)
    steps = [mix(15) + n * 0x9E3779B97F4A7C15 & MASK for n in range(1, 5)]
    assert [below(s, 1000) for _ in steps] == [mix(step) % 1000 for step in steps]


def test_a_secret_seed_is_a_key_with_a_counter() -> None:
    s = state(SECRET | 12345)
    assert s.rng >> 64 == SECRET | 12345
    first = [below(s, 1 << 60) for _ in range(50)]
    again = state(SECRET | 12345)
    assert [below(again, 1 << 60) for _ in range(50)] == first
    other = state(SECRET | 12344)
    assert not set(first) & {below(other, 1 << 60) for _ in range(50)}


def test_draws_of_a_secret_seed_are_even() -> None:
    s = state(SECRET | random.Random(1).getrandbits(127))
    drawn = Counter(below(s, 6) for _ in range(6000))
    assert all(880 < drawn[side] < 1120 for side in range(6))


def test_a_secret_seed_gives_secret_seeds_that_differ() -> None:
    found = [derived(SECRET | 5, n) for n in range(100)]
    assert len(set(found)) == 100
    assert all(SECRET <= seed <= KEY for seed in found)


def test_a_seed_beyond_the_key_still_plays() -> None:
    assert generator(1 << 200) == 0
    assert below(state(1 << 200), 6) in range(6)


@pytest.mark.parametrize(
    "game, players", [("caverna", 2), ("fiends", 2), ("agricola", 3), ("neanderthal", 2)]
)
def test_a_game_with_a_secret_seed_is_recorded_saved_and_replayed(game: str, players: int) -> None:
    seed = SECRET | random.Random(game).getrandbits(127)
    found = hearthside.new_game(game, players, seed)
    pick = random.Random(3)
    for _ in range(40):
        if found.over:
            break
        seat = found.deciders[0]
        found.play(pick.choice(found.options(seat)).token, seat)
    again = hearthside.replay(found.record())
    assert again.state.rng == found.state.rng > MASK
    assert hearthside.Game.from_json(found.to_json()).record() == found.record()


@pytest.mark.parametrize("game", ["caverna", "fiends", "agricola", "neanderthal"])
def test_what_a_bot_is_given_does_not_contain_the_key(game: str) -> None:
    seed = SECRET | random.Random(game).getrandbits(127)
    found = hearthside.new_game(game, 2, seed)
    seat = found.deciders[0]
    assert found.redeal(seat, 5).state.rng <= MASK
