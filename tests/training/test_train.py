"""Training from end to end, and what is refused."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from hearthside.arena.estimates import Estimate
from hearthside.bots.knowledge import make_knowledge
from hearthside.bots.network import read_network
from hearthside.training import anchors
from hearthside.training import train as training
from hearthside.training.anchors import ANCHORS
from hearthside.training.errors import BadTraining
from hearthside.training.fit import Dataset
from hearthside.training.job import Job
from hearthside.training.rivals import Side, Standing, contest, side_bot
from hearthside.training.screen import Screen
from hearthside.training.shards import ShardWriter, finished_games
from hearthside.training.train import Course, Training, hidden_sizes, install
from hearthside.training.weights import read_weights
from tests.cli.pilot import run
from tests.training.build import dataset, leads_near_two, quick_samples


def standing(share: float) -> Standing:
    return Standing(10, Estimate(share, None, None), Estimate(1.0, None, None))


def test_one_command_trains_a_network(tmp_path: Path) -> None:
    out = tmp_path / "out"
    words = ["train", "agricola", "--generations", "1", "--games", "4", "--workers", "1"]
    words += ["--bots", "random", "--hidden", "8,4", "--match-games", "2", "--anchor-games", "2"]
    words += ["--out", str(out)]
    result = run(*words)
    said = result.stdout
    assert result.exit_code == 0
    assert "random played 4 games" in said
    assert "R² of points" in said
    assert "of 2 games" in said
    assert "mean lead over greedy" in said
    path = out / "generation-1" / "weights" / "agricola.npz"
    assert str(path) in said
    network = read_network(path, make_knowledge("agricola", "quick").features)
    assert [len(bias) for _, bias in network.layers] == [8, 4, 3]
    assert network.anchor in ANCHORS
    assert finished_games(out / "generation-1") == {0, 1, 2, 3}
    result = run(*words)
    said = result.stdout
    assert result.exit_code == 0
    assert "played" not in said


class Fake:
    """Self-play and matches that are over at once; `shares` are what new networks win."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, shares: list[float]) -> None:
        self.shares = iter(shares)
        self.played: list[tuple[str, dict[str, str]]] = []
        self.matches: list[tuple[Side, Side]] = []
        monkeypatch.setattr(training, "generate", self.generate)
        monkeypatch.setattr(training, "contest", self.contest)
        monkeypatch.setattr(anchors, "mean_leads", leads_near_two)
        monkeypatch.setattr(training, "read_dataset", self.read)

    def generate(
        self,
        directory: Path,
        jobs: list[Job],
        workers: int,
        settings: dict[str, str],
        update: object,
    ) -> int:
        self.played.append((jobs[0].bots[0], settings))
        writer = ShardWriter(directory)
        writer.add(0, quick_samples(jobs[0]))
        writer.flush()
        return len(jobs)

    def read(self, directories: list[Path]) -> Dataset:
        return dataset(100 * len(directories))

    def contest(self, game: str, one: Side, other: Side, *more: object) -> Standing:
        self.matches.append((one, other))
        return standing(next(self.shares))


def course(out: Path) -> Course:
    return Course("caverna", out, generations=5, games=3, hidden=(4, 3), epochs=2, backend="numpy")


def test_generations_go_on_while_they_are_better(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    fake = Fake(monkeypatch, [0.3, 0.8, 0.4])
    best = Training(course(tmp_path), Screen()).run()
    assert best == tmp_path / "generation-2" / "weights" / "caverna.npz"
    names = [name for name, _ in fake.played]
    assert names == ["greedy", "steady@network", "steady@network"]
    folders = [settings.get("HEARTHSIDE_WEIGHTS_DIR", "") for _, settings in fake.played]
    assert folders[0] == ""
    assert folders[2].endswith("generation-2/weights")
    assert fake.matches[0][1] == Side("greedy")
    assert fake.matches[2][1].weights.endswith("generation-2/weights/caverna.npz")
    assert read_weights(best).anchor == 2.0
    said = capsys.readouterr().out
    assert "Generation 1: anchor 2 (mean lead over greedy: -1.5 with 0.5" in said
    assert "no better than the last one" in said
    assert Training(course(tmp_path), Screen()).run() == best
    assert len(fake.played) == 3


def test_a_training_goes_on_from_a_network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fake = Fake(monkeypatch, [0.6, 0.4, 0.4])
    start = Training(course(tmp_path / "one"), Screen()).run()
    again = replace(course(tmp_path / "two"), start=start)
    assert Training(again, Screen()).run() == start
    assert fake.played[-1][0] == "steady@network"
    assert fake.played[-1][1]["HEARTHSIDE_WEIGHTS_DIR"] == str(start.parent)
    assert fake.matches[-1][1] == Side("steady@network", str(start))
    with pytest.raises(BadTraining, match=r"is called caverna\.npz"):
        Training(replace(again, start=start.rename(start.with_stem("other"))), Screen()).run()


def test_a_directory_belongs_to_one_training(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Fake(monkeypatch, [0.3, 0.4])
    Training(course(tmp_path), Screen()).run()
    with pytest.raises(BadTraining, match=r"was begun with hidden = \[4, 3\], not \[8, 4\]"):
        Training(replace(course(tmp_path), hidden=(8, 4)), Screen()).run()


def test_the_result_is_installed_where_bots_look(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("importlib.resources.files", lambda name: tmp_path / name)
    (tmp_path / "caverna.npz").write_bytes(b"weights")
    target = install(tmp_path / "caverna.npz")
    assert target == tmp_path / "hearthside.bots" / "data" / "caverna.npz"
    assert target.read_bytes() == b"weights"


@pytest.mark.parametrize(
    "words, sentence",
    [
        (["train", "chess"], "chess"),
        (["train", "caverna", "--hidden", "128"], "written 128,64, not '128'."),
        (["train", "caverna", "--bots", "clever"], "There is no bot 'clever'"),
        (["train", "caverna", "--bots", ","], "name at least one bot"),
        (["train", "caverna", "--start", "no.npz"], "no.npz holds no weights of a network"),
        (["train", "caverna", "--games", "0"], "'--games': it must be"),
        (["tune", "chess"], "chess"),
        (["tune", "caverna", "--bots", "clever"], "There is no bot 'clever'"),
        (["tune", "caverna", "--samples", "nowhere"], "There are no samples in nowhere"),
    ],
)
def test_bad_arguments_get_a_sentence(words: list[str], sentence: str, tmp_path: Path) -> None:
    result = run(*words, "--out", str(tmp_path / "out"))
    said = result.stderr
    assert result.exit_code == 2
    assert sentence in said
    assert said.count("\n") == 1


def test_an_interrupted_command_says_how_to_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_more: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(training, "generate", interrupted)
    result = run("train", "caverna", "--out", str(tmp_path / "out"))
    assert result.exit_code == 130
    assert "the same command goes on" in result.stdout


def test_a_match_is_the_same_for_one_seed() -> None:
    one = contest("neanderthal", Side("greedy"), Side("random"), 4, 1, 2)
    assert one == contest("neanderthal", Side("greedy"), Side("random"), 4, 1, 1)
    assert one.games == 4
    assert one.better
    assert not standing(0.4).better
    assert standing(0.5).better


def test_only_searching_bots_judge_by_weights() -> None:
    with pytest.raises(BadTraining, match="'greedy' judges by no weights"):
        side_bot(Side("greedy", "some.npz"), "caverna")
    assert hidden_sizes(" 32 , 16") == (32, 16)
