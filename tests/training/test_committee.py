"""A committee says the mean of what its members say."""

from __future__ import annotations

import numpy as np
import pytest

from hearthside.training.committee import committee
from hearthside.training.errors import BadTraining
from hearthside.training.fit import fresh_layers
from hearthside.training.weights import Weights

NAMES = ("one", "two", "three")


def member(seed: int, names: tuple[str, ...] = NAMES) -> Weights:
    rng = np.random.default_rng(seed)
    layers = fresh_layers((len(names), 5, 4, 3), rng)
    return Weights(names, [(w, b + rng.normal(size=len(b)).astype(np.float32)) for w, b in layers])


def test_it_says_the_mean() -> None:
    members = [member(seed) for seed in (1, 2, 3)]
    x = np.random.default_rng(4).normal(size=(7, 3)).astype(np.float32)
    expected = np.mean([one.outputs(x) for one in members], axis=0)
    assert committee(members).outputs(x) == pytest.approx(expected, abs=1e-5)
    assert committee(members).hidden == (15, 12)


def test_one_member_is_the_network_itself() -> None:
    alone = member(1)
    assert committee([alone]) is alone


def test_members_have_the_same_features() -> None:
    with pytest.raises(BadTraining, match="different features"):
        committee([member(1), member(2, ("one", "two", "four"))])
