"""Fitting networks: what is learnt, and what goes into the file."""

from __future__ import annotations

import importlib.util
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from hearthside.training.errors import BadTraining
from hearthside.training.fit import Dataset, Quality, backend_here, fit, fresh_layers, split
from hearthside.training.numpy_fit import NumpyNet, loss_and_slope
from hearthside.training.scaling import scaling_of
from hearthside.training.weights import forward, read_weights
from tests.training.build import dataset

HERE = ["numpy", "torch"] if importlib.util.find_spec("torch") else ["numpy"]


@pytest.mark.parametrize("backend", HERE)
def test_a_network_learns_a_known_function(backend: str) -> None:
    told: list[Quality] = []
    found = fit(dataset(), (32, 16), 30, progress=lambda _e, _n, q: told.append(q), backend=backend)
    assert min(found.quality.explained) > 0.9
    assert found.backend == backend
    assert len(told) == found.epochs
    assert "R² of points" in found.quality.text()


def test_the_same_seed_gives_the_same_network() -> None:
    one, other = (fit(dataset(500), (8, 4), 3, seed=5, backend="numpy") for _ in range(2))
    for a, b in zip(one.weights.layers, other.weights.layers, strict=True):
        assert np.array_equal(a[0], b[0])
        assert np.array_equal(a[1], b[1])


@pytest.mark.skipif("torch" not in HERE, reason="torch is an extra")
def test_torch_and_numpy_learn_the_same() -> None:
    one = fit(dataset(2000), (16, 8), 3, seed=5, backend="numpy")
    other = fit(dataset(2000), (16, 8), 3, seed=5, backend="torch")
    assert one.quality.loss == pytest.approx(other.quality.loss, rel=0.01)


def test_slopes_are_those_of_the_loss() -> None:
    data = dataset(50, 6)
    x = (data.x / 3).astype(np.float32)
    y = ((data.y - data.y.mean(axis=0)) / 20).astype(np.float32)
    rng = np.random.default_rng(1)
    net = NumpyNet(fresh_layers((6, 5, 4, 3), rng))
    net.backward(x, y)
    slope = net.slope.copy()
    for i in rng.integers(0, len(slope), 20):
        at = net.vector[i]
        losses = []
        for step in (0.01, -0.01):
            net.vector[i] = at + step
            losses.append(loss_and_slope(forward(net.parts, x), y)[0])
        net.vector[i] = at
        assert (losses[0] - losses[1]) / 0.02 == pytest.approx(slope[i], abs=2e-3)


def test_scaling_goes_into_the_weights() -> None:
    data = dataset(300)
    scaling = scaling_of(data.x, data.y)
    layers = fresh_layers((12, 9, 7, 3), np.random.default_rng(2))
    inside = forward(layers, scaling.inputs(data.x)) * scaling.label_unit + scaling.label_mean
    assert np.allclose(forward(scaling.fold(layers), data.x), inside, atol=1e-3)
    again = scaling.unfold(scaling.fold(layers))
    there = forward(again, scaling.inputs(data.x))
    assert np.allclose(there, forward(layers, scaling.inputs(data.x)), atol=1e-4)


def test_a_feature_that_never_changed_gets_no_weight() -> None:
    found = fit(dataset(500), (8, 4), 2, backend="numpy")
    assert not found.weights.layers[0][0][5].any()
    assert found.weights.layers[0][0][4].any()


def test_training_goes_on_from_weights() -> None:
    data = dataset()
    first = fit(data, (32, 16), 20, backend="numpy")
    further = fit(data, (32, 16), 0, start=first.weights, backend="numpy")
    assert further.quality.loss == pytest.approx(first.quality.loss, rel=0.01)


def test_training_goes_on_with_features_in_another_order() -> None:
    data = dataset()
    first = fit(data, (32, 16), 20, backend="numpy")
    order = [*range(1, len(data.names)), 0]
    turned = replace(data, names=tuple(data.names[i] for i in order), x=data.x[:, order])
    further = fit(turned, (32, 16), 0, start=first.weights, backend="numpy")
    assert further.quality.loss == pytest.approx(first.quality.loss, rel=0.01)


def test_whole_games_are_held_out() -> None:
    data = dataset(400)
    learnt, held = split(data.game)
    assert len(held) == 20
    assert set(data.game[held]) == {0, 20}
    assert not set(data.game[learnt]) & set(data.game[held])
    learnt, held = split(np.zeros(7, np.int64))
    assert len(learnt) == len(held) == 7


def test_weights_are_kept_in_a_file(tmp_path: Path) -> None:
    data = dataset(500)
    found = fit(data, (8, 4), 2, backend="numpy").weights
    found.save(tmp_path / "caverna.npz")
    read = read_weights(tmp_path / "caverna.npz")
    assert read.names == data.names
    assert read.hidden == (8, 4)
    assert np.array_equal(read.outputs(data.x), found.outputs(data.x))
    with np.load(tmp_path / "caverna.npz") as arrays:
        assert sorted(arrays) == ["b1", "b2", "b3", "names", "w1", "w2", "w3"]
        assert arrays["w1"].shape == (12, 8)
        assert arrays["w3"].dtype == np.float32
    assert not list(tmp_path.glob("*.part"))


def test_bad_input_is_told_in_a_sentence(tmp_path: Path) -> None:
    empty = dataset(0)
    with pytest.raises(BadTraining, match="no samples to learn from"):
        fit(Dataset(empty.names, empty.x, empty.y, empty.game), (8, 4))
    with pytest.raises(BadTraining, match="not with 'abacus'"):
        fit(dataset(100), (8, 4), 1, backend="abacus")
    (tmp_path / "no.npz").write_text("nothing")
    with pytest.raises(BadTraining, match="holds no weights"):
        read_weights(tmp_path / "no.npz")
    assert backend_here() in ("numpy", "torch")
