"""Tables: least squares, groups, CMA-ES, and the file that comes out."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from hearthside.arena.estimates import Estimate
from hearthside.bots.features import Features
from hearthside.bots.linear import read_table
from hearthside.training import anchors, rivals
from hearthside.training import tune as tuning
from hearthside.training.errors import BadTraining
from hearthside.training.evolution import Evolution, find_cma
from hearthside.training.fit import Dataset
from hearthside.training.groups import groups_of, scaled
from hearthside.training.job import Samples
from hearthside.training.least_squares import importance_of, regress
from hearthside.training.linear import clock_of, write_linear
from hearthside.training.rivals import Duel, Ended, Side, Standing
from hearthside.training.screen import Screen
from hearthside.training.shards import ShardWriter
from hearthside.training.tune import Tuner, Tuning
from tests.training.build import leads_near_two

NAMES = ("rounds left", "own points", "own points for grain", "own wood", "other points", "noise")


class Named(Features):
    """Features that have nothing but names."""

    def __init__(self) -> None:
        self.common_names = list(NAMES)
        self.side_names = []


def samples(rows: int = 4000, seed: int = 1) -> Dataset:
    """Wood counts early, points late; what others have counts against it."""
    rng = np.random.default_rng(seed)
    x = rng.normal(5.0, 2.0, (rows, len(NAMES))).astype(np.float32)
    x[:, 0] = rng.integers(0, 11, rows)
    left = x[:, 0] / 10
    margin = 3 * left - 8 + 3 * left * x[:, 3] + (1 - left) * 2 * x[:, 1] - x[:, 4] + 0.5 * x[:, 2]
    won = margin + rng.normal(0, 3, rows) > 0
    y = np.stack([margin + 30, margin, won], axis=1).astype(np.float32)
    return Dataset(NAMES, x, y, np.arange(rows) // 10)


def test_least_squares_find_early_and_late_weights() -> None:
    found = regress(samples())
    linear = found.linear
    assert found.explained > 0.99
    assert linear.clock == "rounds left"
    assert linear.whole == 10
    assert linear.early[1:5].tolist() == pytest.approx([0, 0.5, 3, -1], abs=0.05)
    assert linear.late[1:5].tolist() == pytest.approx([2, 0.5, 0, -1], abs=0.05)
    assert linear.early[5] == linear.late[5] == 0
    data = samples(500, seed=2)
    assert np.abs(linear.leads(data.x) - data.y[:, 1]).max() < 1.0
    assert 0.5 < linear.spread < 5


def test_the_file_is_sorted_by_importance_and_reads_back(tmp_path: Path) -> None:
    found = regress(samples())
    path = tmp_path / "agricola.toml"
    write_linear(path, found.linear, found.importance, ["A table."])
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    importance = [found.importance[NAMES.index(name)] for name in data["weights"]]
    assert importance == sorted(importance, reverse=True)
    assert "noise" not in data["weights"]
    table = read_table(path, Named())
    x = samples(100).x
    read = replace(found.linear, early=table.early, late=table.late, bias=table.bias)
    assert np.allclose(read.leads(x), found.linear.leads(x), atol=0.02)
    assert (NAMES[table.clock], table.whole) == ("rounds left", 10.0)
    assert table.spread == pytest.approx(found.linear.spread, abs=0.001)


def test_a_table_needs_a_clock() -> None:
    assert clock_of(("events left", "time")) == "time"
    with pytest.raises(BadTraining, match="needs one of the features time"):
        clock_of(("wood",))


def test_groups_are_scaled_together() -> None:
    found = regress(samples())
    groups = groups_of(found.linear, found.importance)
    assert sorted(name for name, _ in groups) == [
        "other points",
        "own points",
        "own wood",
        "rounds",
    ]
    assert dict(groups)["own points"] == [1, 2]
    few = groups_of(found.linear, found.importance, most=2)
    assert [name for name, _ in few][1] == "rest"
    assert sorted(i for _, some in few for i in some) == [0, 1, 2, 3, 4]
    logs = [np.log(2.0) if name == "own points" else 0.0 for name, _ in groups]
    twice = scaled(replace(found.linear, anchor=3.0), groups, [*logs, np.log(0.5)])
    assert twice.anchor == pytest.approx(1.5)
    assert twice.late[1] == pytest.approx(2 * found.linear.late[1])
    assert twice.late[4] == found.linear.late[4]


def test_evolution_goes_on_as_if_it_had_not_stopped(tmp_path: Path) -> None:
    def gain(logs: list[float]) -> float:
        return -sum((log - 0.5) ** 2 for log in logs)

    def evolve(name: str, stops: bool) -> list[float]:
        one = Evolution(tmp_path / name, 3, 6, 4)
        for _ in range(12):
            if stops:
                one = Evolution(tmp_path / name, 3, 6, 4)
            tried = one.ask()
            one.tell(tried, [gain(logs) for logs in tried])
        assert one.iterations == 12
        return one.favourite

    straight = evolve("one", stops=False)
    assert straight == evolve("two", stops=True)
    assert straight == pytest.approx([0.5] * 3, abs=0.25)
    with pytest.raises(BadTraining, match="is for 3 groups, not for 4"):
        Evolution(tmp_path / "one", 4, 6, 4)


def test_without_cma_a_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr("importlib.import_module", missing)
    with pytest.raises(BadTraining, match=r"pip install 'hearthside\[train\]'"):
        find_cma()


def wood(path: str) -> float:
    return float(tomllib.loads(Path(path).read_text())["weights"]["own wood"][0])


def in_turn(work: object, pieces: list[Duel], workers: int) -> Iterator[tuple[Duel, Ended]]:
    """Instead of games: who values wood more wins; against a bot, the anchor nearest to 1."""
    for duel in pieces:
        anchor = duel.sides[0].anchor
        if anchor is not None:
            assert duel.sides[1] == Side("greedy")
            yield duel, Ended(-abs(anchor - 1.0), 0.0)
            continue
        lead = wood(duel.sides[0].weights) - wood(duel.sides[1].weights)
        yield duel, Ended(lead, float(lead > 0))


@pytest.fixture
def recorded(tmp_path: Path) -> Path:
    data = samples(600)
    writer = ShardWriter(tmp_path / "samples")
    for n in range(60):
        rows = data.game == n
        writer.add(n, Samples(NAMES, data.x[rows], data.y[rows]))
    writer.flush()
    return tmp_path / "samples"


def test_a_table_is_tuned_until_it_beats_the_first(
    tmp_path: Path,
    recorded: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(rivals, "run", in_turn)
    matches: list[int] = []

    def contest(game: str, one: object, other: object, games: int, *more: object) -> Standing:
        matches.append(games)
        return Standing(games, tuning_share, tuning_lead)

    tuning_share, tuning_lead = Estimate(0.8, 0.7, 0.9), Estimate(3.0, 1.0, 5.0)
    monkeypatch.setattr(tuning, "contest", contest)
    settings = Tuning(
        "agricola", tmp_path / "out", iterations=3, tries=6, duels=2, samples=recorded
    )
    table = Tuner(settings, Screen()).run()
    assert table == tmp_path / "out" / "agricola.toml"
    assert wood(str(table)) > wood(str(tmp_path / "out" / "least-squares" / "agricola.toml"))
    said = capsys.readouterr().out
    assert "anchor 1 (mean lead over greedy: -0.5 with 0.5, +0.0 with 1," in said
    assert "Iteration 3: lead" in said
    first = tomllib.loads((tmp_path / "out" / "least-squares" / "agricola.toml").read_text())
    assert first["anchor"] == 1.0
    assert tomllib.loads(table.read_text())["anchor"] not in (1.0, 0.0)
    assert "wins 80 % (70 to 90) of 100 games" in said
    again = Tuner(settings, Screen()).run().read_bytes()
    assert "Iteration" not in capsys.readouterr().out
    assert again == table.read_bytes()
    assert matches == [100]


def test_least_squares_alone_are_enough(
    tmp_path: Path, recorded: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(anchors, "mean_leads", leads_near_two)
    settings = Tuning("agricola", tmp_path / "out", iterations=0, samples=recorded)
    table = Tuner(settings, Screen()).run()
    assert "Least squares on 600 positions" in table.read_text()
    assert read_table(table, Named()).anchor == 2.0
    with pytest.raises(BadTraining, match="was begun with seed = 1, not 2"):
        Tuner(replace(settings, seed=2), Screen()).run()


def test_importance_is_the_spread_of_what_a_feature_adds() -> None:
    data = samples()
    linear = replace(
        regress(data).linear,
        early=np.array([0, 0, 0, 2, 0, 0], np.float32),
        late=np.array([0, 0, 0, 2, 0, 0], np.float32),
    )
    assert importance_of(linear, data)[3] == pytest.approx(4.0, rel=0.05)
    always = data.x.copy()
    always[:, 3] = 7.0
    fading = replace(linear, late=np.zeros(6, np.float32))
    assert importance_of(fading, replace(data, x=always))[3] == pytest.approx(0.0, abs=1e-3)
