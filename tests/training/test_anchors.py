"""The anchor: found by matches, kept with the weights, and what the bots look with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from hearthside.arena.workers import Trouble
from hearthside.bots.knowledge import KNOWN, make_knowledge
from hearthside.bots.searching import SearchBot
from hearthside.training import anchors, rivals
from hearthside.training.anchors import ANCHORS, Anchored, find_anchor
from hearthside.training.errors import BadTraining
from hearthside.training.rivals import Duel, Ended, Side, mean_leads, side_bot
from hearthside.training.weights import Weights, read_weights
from tests.training.build import leads_near_two


def weights(game: str, anchor: float | None) -> Weights:
    """A network of the right shape that has learnt nothing."""
    names = tuple(make_knowledge(game, "quick").features.names())
    sizes = (len(names), 4, 3, 3)
    layers = [
        (np.zeros((sizes[i], sizes[i + 1]), np.float32), np.zeros(sizes[i + 1], np.float32))
        for i in range(3)
    ]
    return Weights(names, layers, anchor)


def test_the_anchor_with_the_best_lead_is_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(anchors, "mean_leads", leads_near_two)
    found = find_anchor("caverna", "steady", tmp_path / "caverna.npz", 4, 1, 1)
    assert found == Anchored(2.0, {0.5: -1.5, 1.0: -1.0, 2.0: 0.0, 4.0: -2.0})
    assert found.text().startswith("anchor 2 (mean lead over greedy: -1.5 with 0.5, -1.0 with 1")


def test_leads_are_means_over_the_same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Duel] = []

    def in_turn(work: object, pieces: list[Duel], workers: int) -> Iterator[tuple[Duel, Ended]]:
        asked.extend(pieces)
        for duel in reversed(pieces):
            yield duel, Ended((duel.sides[0].anchor or 0.0) + duel.first, 0.0)

    monkeypatch.setattr(rivals, "run", in_turn)
    told: list[tuple[int, int]] = []
    sides = [Side("steady", "some.npz", anchor) for anchor in ANCHORS]
    leads = mean_leads(
        "caverna", sides, Side("greedy"), 4, 9, 1, lambda done, of: told.append((done, of))
    )
    assert leads == [1.0, 1.5, 2.5, 4.5]
    assert told[-1] == (16, 16)
    seeds = [[duel.seed for duel in asked if duel.sides[0] == side] for side in sides]
    assert seeds[1:] == seeds[:-1]
    assert [duel.first for duel in asked[:4]] == [0, 1, 0, 1]


def test_a_game_that_fails_ends_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(work: object, pieces: list[Duel], workers: int) -> Iterator[tuple[Duel, Trouble]]:
        yield pieces[0], Trouble("no")

    monkeypatch.setattr(rivals, "run", failing)
    with pytest.raises(BadTraining, match="failed: no"):
        mean_leads("caverna", [Side("steady")], Side("greedy"), 2, 1, 1)


def test_weights_keep_their_anchor(tmp_path: Path) -> None:
    path = tmp_path / "neanderthal.npz"
    weights("neanderthal", 0.5).save(path)
    assert read_weights(path).anchor == 0.5
    weights("neanderthal", None).save(path)
    assert read_weights(path).anchor is None


@pytest.mark.parametrize("asked, used", [(None, 0.5), (4.0, 4.0)])
def test_a_side_looks_with_its_anchor(tmp_path: Path, asked: float | None, used: float) -> None:
    path = tmp_path / "neanderthal.npz"
    weights("neanderthal", 0.5).save(path)
    bot = side_bot(Side("steady", str(path), asked), "neanderthal")
    assert isinstance(bot, SearchBot)
    assert KNOWN.pop(f"neanderthal {bot.kind}").value.anchor == used
