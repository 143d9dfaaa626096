"""Learned values: read from files, refused if they do not fit, the same for one and for many."""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np
import pytest

from hearthside.bots.features import Features
from hearthside.bots.linear import read_table
from hearthside.bots.matching import BadWeights
from hearthside.bots.network import Network, read_network, weights_file
from hearthside.core.state import State

HEAD = 'bias = [1.0, 1.0]\nspread = 10.0\nclock = "time"\nwhole = 1.0\n'


class TwoNumbers(Features):
    """A game in which a seat is told from another by its number."""

    def __init__(self) -> None:
        self.common_names = ["time", "seats"]
        self.side_names = ["place"]

    def common(self, s: State, p: int, out: list[float]) -> None:
        out.extend((0.25, float(s.seats)))

    def side(self, s: State, p: int, out: list[float]) -> None:
        out.append(float(p))


def weights(path: Path, names: list[str]) -> Path:
    rng = np.random.default_rng(3)
    sizes = [(len(names), 5), (5, 4), (4, 3)]
    arrays = {}
    for i, (rows, columns) in enumerate(sizes, 1):
        arrays[f"w{i}"] = rng.normal(size=(rows, columns)).astype(np.float32)
        arrays[f"b{i}"] = rng.normal(size=columns).astype(np.float32)
    np.savez(path, names=np.array(names), **arrays)  # type: ignore[arg-type]
    return path


def test_features_are_common_own_and_of_the_others() -> None:
    features = TwoNumbers()
    assert features.names() == ["time", "seats", "own place", "other place"]
    assert features.vector(State(1, 0), 0) == [0.25, 1.0, 0.0, 0.0]
    assert features.vector(State(2, 0), 0) == [0.25, 2.0, 0.0, 1.0]
    assert features.vector(State(4, 0), 1) == pytest.approx([0.25, 4.0, 1.0, 5 / 3])


def test_a_network_looks_at_many_positions_as_at_one(tmp_path: Path) -> None:
    features = TwoNumbers()
    network = read_network(weights(tmp_path / "net.npz", features.names()), features)
    ends = [State(n, 0) for n in (1, 2, 3, 4)]
    together = network.evaluate(ends, 0)
    for end, (points, lead, win) in zip(ends, together, strict=True):
        alone = network.evaluate([end], 0)[0]
        assert alone == pytest.approx((points, lead, win), abs=1e-4)
        assert 0 < win < 1


def test_a_network_computes_what_its_weights_say() -> None:
    one = np.eye(4, dtype=np.float32)
    none = np.zeros(4, np.float32)
    last = np.zeros((4, 3), np.float32)
    last[0, 0], last[1, 1], last[3, 2] = 8.0, 1.0, 2.0
    network = Network(TwoNumbers(), [(one, none), (one, none), (last, np.zeros(3, np.float32))])
    points, lead, win = network.evaluate([State(2, 0)], 0)[0]
    assert (points, lead) == (2.0, 2.0)
    assert win == pytest.approx(1 / (1 + math.exp(-2)))


def test_weights_are_matched_by_name(tmp_path: Path) -> None:
    features = TwoNumbers()
    names = features.names()
    first = weights(tmp_path / "net.npz", names)
    order = [2, 0, 3, 1]
    with np.load(first) as data:
        arrays = dict(data)
    arrays |= {"names": arrays["names"][order], "w1": arrays["w1"][order]}
    np.savez(tmp_path / "permuted.npz", **arrays)
    ends = [State(n, 0) for n in (1, 2, 3, 4)]
    expected = read_network(first, features).evaluate(ends, 0)
    assert read_network(tmp_path / "permuted.npz", features).evaluate(ends, 0) == expected


def test_unknown_features_count_as_zero_and_gone_ones_are_ignored(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = weights(tmp_path / "net.npz", ["seats", "luck", "own place"])
    with np.load(path) as data:
        first = data["w1"]
    for _ in range(2):
        network = read_network(path, TwoNumbers())
    rows = network.layers[0][0]
    assert np.array_equal(rows, [np.zeros(5), first[0], first[2], np.zeros(5)])
    assert caplog.messages == [
        "net.npz counts as zero what it was not trained for (time, other place) "
        "and has weights for features that are gone (luck)."
    ]


def test_weights_for_quite_other_features_are_refused(tmp_path: Path) -> None:
    path = weights(tmp_path / "net.npz", ["place", "something else"])
    with pytest.raises(BadWeights, match="trained for other features"):
        read_network(path, TwoNumbers())
    (tmp_path / "no.npz").write_bytes(b"no weights")
    with pytest.raises(BadWeights, match="holds no weights"):
        read_network(tmp_path / "no.npz", TwoNumbers())


def test_a_table_blends_early_and_late(tmp_path: Path) -> None:
    path = tmp_path / "table.toml"
    path.write_text(f'{HEAD}[weights]\n"own place" = [4.0, 8.0]\n')
    table = read_table(path, TwoNumbers())
    _, lead, win = table.evaluate([State(2, 0)], 1)[0]
    assert lead == pytest.approx(1 + 0.25 * 4 + 0.75 * 8)
    assert win == pytest.approx(1 / (1 + math.exp(-lead / 10)))


def test_a_table_ignores_features_that_are_gone(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "table.toml"
    path.write_text(f'{HEAD}[weights]\nluck = [1, 2]\n"own place" = [4.0, 8.0]\n')
    table = read_table(path, TwoNumbers())
    assert (table.early.tolist(), table.late.tolist()) == ([0, 0, 4, 0], [0, 0, 8, 0])
    assert caplog.messages == ["table.toml has weights for features that are gone (luck)."]


@pytest.mark.parametrize(
    "text, words",
    [
        ("bias = 1", "is not a table"),
        (f"{HEAD}[weights]\nluck = [1, 2]", "trained for other features"),
        (f"{HEAD}[weights]\ntime = [1]", "is not a table"),
        ("bias = ", "is not a table"),
    ],
)
def test_a_bad_table_is_refused(tmp_path: Path, text: str, words: str) -> None:
    path = tmp_path / "table.toml"
    path.write_text(text)
    with pytest.raises(BadWeights, match=words):
        read_table(path, TwoNumbers())


def test_weights_may_come_from_a_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mine = weights(tmp_path / "caverna.npz", ["time"])
    monkeypatch.setenv("HEARTHSIDE_WEIGHTS_DIR", str(tmp_path))
    assert weights_file("caverna", "npz") == mine
