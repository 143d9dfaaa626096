"""Self-play: which positions are recorded, and what is said about them."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from hearthside.bots import knowledge
from hearthside.bots.knowledge import make_knowledge
from hearthside.core import engine
from hearthside.core.choice import Choice
from hearthside.core.state import State
from hearthside.games.registry import kits, ruleset
from hearthside.training.job import jobs_of
from hearthside.training.selfplay import LISTED, Recording, fewer_turns, play_samples
from tests.training.build import Plain, PlainGuide, job


class PairsGuide(PlainGuide):
    """A turn is two decisions of a seat."""

    def __init__(self) -> None:
        self.asked = 0
        self.going = False

    def start(self, s: State, seat: int) -> State:
        self.going = False
        return s.copy()

    def going_on(self, s: State, seat: int) -> bool:
        self.going = not self.going and not engine.is_over(s) and s.decider == seat
        return self.going

    def candidates(self, s: State, seat: int, width: int) -> list[Choice]:
        self.asked += 1
        return super().candidates(s, seat, width)


def test_a_game_is_the_same_whenever_it_is_played() -> None:
    one = play_samples(job(players=3, epsilon=0.3), Plain())
    other = play_samples(job(players=3, epsilon=0.3), Plain())
    assert np.array_equal(one.x, other.x)
    assert np.array_equal(one.y, other.y)
    assert one.x.dtype == one.y.dtype == np.float32
    different = play_samples(job(1, players=3, epsilon=0.3), Plain())
    assert different.x.shape != one.x.shape or not np.array_equal(different.x, one.x)


def test_labels_are_the_points_the_lead_and_the_victory() -> None:
    rules = ruleset("caverna")
    one = job(players=3)
    s = rules.new_state(3, one.seed, one.options)
    recording = Recording(one, rules, s, Plain())
    samples = recording.play()
    totals = [sum(rules.score_parts(s, seat).values()) for seat in range(3)]
    winners = rules.winners(s)
    for row, label in zip(samples.x, samples.y, strict=True):
        seat = int(row[0])
        best = max(totals[q] for q in range(3) if q != seat)
        won = 1 / len(winners) if seat in winners else 0.0
        assert label.tolist() == [totals[seat], totals[seat] - best, np.float32(won)]
    assert {int(row[0]) for row in samples.x} == {0, 1, 2}


def test_solo_the_lead_is_the_points() -> None:
    samples = play_samples(job(players=1), Plain())
    assert (samples.y[:, 0] == samples.y[:, 1]).all()


def test_allies_are_no_rivals() -> None:
    class Friends(PlainGuide):
        def allies(self, s: State, seat: int) -> list[int]:
            return [1 - seat]

    samples = play_samples(job(), Plain(Friends()))
    assert (samples.y[:, 0] == samples.y[:, 1]).all()


def test_each_turn_gives_a_row_for_who_played_it_and_one_for_another() -> None:
    samples = play_samples(job(players=2), Plain())
    assert (samples.x[::2, 0] != samples.x[1::2, 0]).all()
    longer = play_samples(job(players=2), Plain(PairsGuide()))
    assert 0 < len(longer.x) < len(samples.x)


def test_exploring_takes_the_first_choice_of_a_turn_only() -> None:
    never, always = PairsGuide(), PairsGuide()
    play_samples(job(epsilon=0.0), Plain(never))
    samples = play_samples(job(epsilon=1.0), Plain(always))
    assert never.asked == 0
    assert always.asked == len(samples.x) // 2


def test_decisions_that_are_no_turns_are_left_out() -> None:
    class Blind(PlainGuide):
        def major(self, s: State, seat: int) -> bool:
            return False

    samples = play_samples(job(), Plain(Blind()))
    assert samples.x.shape == (0, 4)
    assert samples.y.shape == (0, 3)


def test_tables_are_drawn_from_the_mix() -> None:
    jobs = jobs_of("agricola", 400, ("random", "greedy"), 0.1, 5)
    assert jobs[:7] == jobs_of("agricola", 7, ("random", "greedy"), 0.1, 5)
    assert {job.players for job in jobs} == {1, 2, 3, 4}
    assert 120 < sum(job.options == {"hand_cards": False} for job in jobs) < 280
    counts = [sum(job.players == n for job in jobs) for n in (1, 2, 3, 4)]
    assert max(counts) == counts[1]
    assert {name for job in jobs for name in job.bots} == {"random", "greedy"}
    assert len({job.seed for job in jobs}) == len(jobs)


def test_every_table_of_the_mix_exists() -> None:
    for kit in kits():
        rules = kit.rules
        assert kit.practice
        for table in kit.practice:
            assert rules.min_players <= table.players <= rules.max_players
            assert rules.new_state(table.players, 1, table.options).seats == table.players


def test_self_play_lists_fewer_turns_for_a_while() -> None:
    guide = make_knowledge("caverna", "quick").guide
    before = guide.listing
    with fewer_turns([guide, guide]):
        assert guide.listing == LISTED
    assert guide.listing == before


def test_weights_for_other_features_do_not_stop_self_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever changes features trains again: the old weights are not asked for."""
    (tmp_path / "neanderthal.npz").write_bytes(b"nothing that could be read")
    monkeypatch.setenv("HEARTHSIDE_WEIGHTS_DIR", str(tmp_path))
    monkeypatch.setattr(knowledge, "KNOWN", {})
    jobs = jobs_of("neanderthal", 1, ("greedy",), 0.1, 1)
    assert len(play_samples(jobs[0]).x)
