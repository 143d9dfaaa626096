"""Solo games: a network of their own, what counts as their victory, how sides are compared."""

from __future__ import annotations

from pathlib import Path

import pytest

from hearthside.bots.knowledge import knowledge_of, make_knowledge
from hearthside.bots.learned import SOLO
from hearthside.bots.network import Network, read_network, weights_file
from hearthside.core import engine
from hearthside.core.state import State
from hearthside.games.registry import ruleset
from hearthside.training.errors import BadTraining
from hearthside.training.job import jobs_of
from hearthside.training.rivals import Side, duels, play_duel, play_out, side_bot, worth_solo
from hearthside.training.selfplay import play_samples
from hearthside.training.train import Course, check
from tests.cli.pilot import run


def fiends(players: int) -> State:
    s = ruleset("fiends").new_state(players, 3, {})
    engine.play_nature(s)
    return s


def test_frantic_fiends_has_a_network_for_solo_games() -> None:
    solo, both = knowledge_of(fiends(1)).value, knowledge_of(fiends(2)).value
    assert isinstance(solo, Network)
    assert isinstance(both, Network)
    assert solo.layers[0][0].shape != both.layers[0][0].shape
    assert weights_file("fiends" + SOLO, "npz") is not None


def test_ff_12_2_a_solo_game_is_won_without_orcs() -> None:
    """FF-12.2; with rivals nothing but points counts."""
    guide = make_knowledge("fiends", "quick").guide
    assert not guide.reached(fiends(1), 0)
    assert guide.reached(fiends(2), 0)


def test_solo_jobs_are_for_one() -> None:
    assert {job.players for job in jobs_of("fiends", 30, ("greedy",), 0.1, 1, solo=True)} == {1}
    assert {job.players for job in jobs_of("fiends", 30, ("greedy",), 0.1, 1)} != {1}


def test_the_outcome_of_a_solo_game_is_its_goal() -> None:
    outcomes = set()
    for job in jobs_of("fiends", 6, ("greedy",), 0.5, 2, solo=True):
        y = play_samples(job).y
        assert len(set(y[:, 2].tolist())) == 1
        outcomes.add(float(y[0, 2]))
    assert outcomes <= {0.0, 1.0}
    assert 0.0 in outcomes


def test_solo_sides_are_compared_on_the_same_deal() -> None:
    pieces = duels("fiends", Side("greedy"), Side("random"), 2, 5, solo=True)
    assert [duel.deal for duel in pieces] == [0, 1]
    ended = play_duel(pieces[0])
    worths = [worth_solo(side, "fiends", pieces[0].seed) for side in pieces[0].sides]
    assert ended.lead == worths[0] - worths[1]
    assert ended.won == (1.0 if ended.lead > 0 else 0.0)


def test_a_goal_that_was_reached_counts_beside_points() -> None:
    rules = ruleset("fiends")
    found = set()
    for seed in range(6):
        s = play_out(rules, [side_bot(Side("greedy"), "fiends", True)], seed)
        points = sum(rules.score_parts(s, 0).values())
        more = worth_solo(Side("greedy"), "fiends", seed) - points
        assert (more > 0) == knowledge_of(s, "quick").guide.reached(s, 0)
        found.add(more)
    assert max(found) > 0


def test_a_network_for_solo_games_is_trained_by_one_command(tmp_path: Path) -> None:
    out = tmp_path / "out"
    words = ["train", "agricola", "--solo", "--generations", "1", "--games", "3"]
    words += ["--workers", "1", "--bots", "random", "--hidden", "8,4", "--match-games", "2"]
    result = run(*words, "--anchor-games", "2", "--out", str(out))
    assert result.exit_code == 0
    path = out / "generation-1" / "weights" / "agricola-solo.npz"
    network = read_network(path, make_knowledge("agricola", "quick").features)
    assert [len(bias) for _, bias in network.layers] == [8, 4, 3]


def test_a_network_to_go_on_from_has_the_right_name(tmp_path: Path) -> None:
    start = weights_file("agricola", "npz")
    course = Course("agricola", tmp_path, solo=True, start=start)
    with pytest.raises(BadTraining, match=r"agricola-solo\.npz"):
        check(course)
