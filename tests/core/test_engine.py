"""The engine: chance, lanes, deciders, forced choices."""

import random
from itertools import pairwise, permutations, product

import pytest

from hearthside.core import engine
from hearthside.core.chance import below, outcome
from hearthside.core.choice import FIRST_FREE_KIND, NATURE, STOP, Choice, make
from hearthside.core.connect import AndOr, EitherOr, May
from hearthside.core.node import Node
from hearthside.core.sequence import ForEach, Seq, Simultaneous
from hearthside.core.state import Frame
from hearthside.games.caverna import codec
from hearthside.games.caverna.setup import new_state
from tests.caverna.build import Table
from tests.core.language import EXCHANGE, Draw, Mark, Words

A, B, C, D = Mark("a"), Mark("b"), Mark("c"), Mark("d")


def leaf(letter: str) -> Choice:
    return make(FIRST_FREE_KIND, ord(letter))


def begin(node: Node[Words], seats: int = 1, player: int = 0, exchanges: int = 0) -> Words:
    s = Words(seats, exchanges=exchanges)
    s.main.append(Frame(node, player))
    engine.advance(s)
    return s


def drawn(node: Node[Words], rng: int) -> str:
    """What NATURE writes at a node, from a generator in this state."""
    s = begin(node, player=NATURE)
    s.rng = rng
    engine.play_nature(s)
    return "".join(s.letters)


# Chance


def test_the_generator_is_splitmix64() -> None:
    """Published values for the seed 0: records and seeds mean the same on every machine."""
    s = Words(1)
    s.rng = 0
    assert [below(s, 1 << 64) for _ in range(3)] == [
        0xE220A8397B1DCDAF,
        0x6E789E6AA1B965F4,
        0x06C45D188009454F,
    ]


def test_the_generator_is_in_the_state_and_copies_have_their_own() -> None:
    s = begin(Seq(*[Draw("abcdefgh", []) for _ in range(20)]), player=NATURE)
    t = s.copy()
    engine.play_nature(t)
    assert s.letters == []
    assert s.rng == 1
    u = s.copy()
    engine.play_nature(u)
    assert u.letters == t.letters
    assert u.rng == t.rng != s.rng
    u = s.copy()
    u.rng = 2
    engine.play_nature(u)
    assert u.letters != t.letters


def test_the_global_generator_is_neither_used_nor_changed() -> None:
    random.seed(1)
    before = random.getstate()
    first = drawn(Draw("abcdefgh", []), 5)
    s = new_state(4, 3, {})
    engine.play_nature(s)
    assert random.getstate() == before
    random.seed(2)
    assert drawn(Draw("abcdefgh", []), 5) == first
    t = new_state(4, 3, {})
    engine.play_nature(t)
    assert codec.write(t) == codec.write(s)


@pytest.mark.parametrize(
    "odds, shares",
    [([], [1 / 3, 1 / 3, 1 / 3]), ([1, 2, 5], [1 / 8, 2 / 8, 5 / 8]), ([0, 3, 1], [0, 0.75, 0.25])],
)
def test_outcomes_are_as_likely_as_their_weights(odds: list[int], shares: list[float]) -> None:
    """6000 draws with fixed seeds; three standard deviations are less than 0.02."""
    draws = [drawn(Draw("abc", odds), 97 * i) for i in range(6000)]
    for letter, share in zip("abc", shares, strict=True):
        assert abs(draws.count(letter) / 6000 - share) < 0.02
    if 0 in odds:
        assert "a" not in draws


def test_weights_belong_to_options_in_their_order() -> None:
    s = begin(Draw("abc", [0, 0, 1]), player=NATURE)
    assert outcome(s) == s.options[2]


def test_nature_decides_and_may_be_answered_by_anybody() -> None:
    """A test or a search picks any outcome; the generator is not asked then."""
    s = begin(Seq(Draw("ab", []), Draw("cd", [])), player=NATURE)
    assert engine.deciders(s) == [NATURE]
    assert s.decider == NATURE
    engine.choose(s, s.options[1])
    engine.choose(s, s.options[0])
    assert s.letters == ["b", "c"]
    assert s.rng == 1
    assert engine.is_over(s)


def test_nature_is_not_asked_about_a_single_outcome() -> None:
    s = begin(Draw("a", []), player=NATURE)
    assert engine.is_over(s)
    assert s.letters == ["a"]
    assert s.rng == 1


def test_nature_stops_where_a_player_decides() -> None:
    s = begin(Seq(Draw("ab", []), ForEach(EitherOr(C, D))), seats=2, player=NATURE)
    engine.play_nature(s)
    assert len(s.letters) == 1
    assert engine.deciders(s) == [0]


def test_nature_has_no_side_options() -> None:
    s = begin(Draw("ab", []), player=NATURE, exchanges=1)
    assert engine.side_options(s, NATURE) == []


def test_cav_2_2_every_seat_starts_equally_often() -> None:
    """CAV-2.2: the starting player is random; neighbouring seeds are unrelated."""
    starts = []
    for seed in range(1200):
        s = new_state(4, seed, {})
        engine.choose(s, outcome(s))
        starts.append(s.start)
    for seat in range(4):
        assert abs(starts.count(seat) / 1200 - 1 / 4) < 0.04
    repeats = sum(a == b for a, b in pairwise(starts))
    assert abs(repeats / 1199 - 1 / 4) < 0.04


def test_harvest_markers_are_drawn_from_those_left() -> None:
    """CAV-3.4: of 4 green and 3 red markers, four in seven are green."""
    table = Table(players=3, round=6)
    table.next_round()
    table.play(table.tokens()[0])
    assert table.tokens() == ["marker green", "marker red"]
    greens = 0
    for seed in range(1400):
        s = table.s.copy()
        s.rng = 31 * seed
        engine.choose(s, outcome(s))
        greens += s.greens == 3
    assert abs(greens / 1400 - 4 / 7) < 0.04


# Forced choices


def test_a_single_option_is_carried_out_unasked() -> None:
    assert begin(Seq(A, EitherOr(B, Mark("n", doable=False)), C)).letters == ["a", "b", "c"]


def test_a_single_option_waits_where_an_exchange_opens_another() -> None:
    s = begin(AndOr(A, Mark("b", needs="x")), exchanges=1)
    assert s.options == [leaf("a")]
    assert engine.side_options(s, 0) == [make(EXCHANGE)]
    engine.choose(s, make(EXCHANGE))
    assert s.options == [leaf("a"), leaf("b")]
    assert engine.side_options(s, 0) == []


def test_a_rule_without_any_option_is_an_error_of_the_rules() -> None:
    """Never in play: a node nobody can begin must not be put on the stack."""
    with pytest.raises(AssertionError, match="no option"):
        begin(AndOr(Mark("n", doable=False)))


# Accepting


def test_exactly_the_options_are_accepted() -> None:
    s = begin(May(EitherOr(A, B)), exchanges=1)
    assert [c for c in (leaf("a"), leaf("b"), leaf("c"), STOP) if engine.accepts(s, 0, c)] == [
        leaf("a"),
        leaf("b"),
        STOP,
    ]
    assert engine.accepts(s, 0, make(EXCHANGE))
    engine.choose(s, make(EXCHANGE))
    assert not engine.accepts(s, 0, make(EXCHANGE))


# Deciders and lanes


def test_one_seat_decides_outside_lanes() -> None:
    s = begin(ForEach(EitherOr(A, B)), seats=3)
    for seat in range(3):
        assert engine.deciders(s) == [seat]
        assert s.decider == seat
        assert engine.options_of(s, seat) == [leaf("a"), leaf("b")]
        engine.choose(s, leaf("b"))
    assert engine.deciders(s) == []
    assert s.options == []


def test_all_seats_decide_in_lanes_until_each_is_ready() -> None:
    s = begin(Seq(Simultaneous(Seq(EitherOr(A, B), May(C))), D), seats=3)
    assert engine.deciders(s) == [0, 1, 2]
    engine.choose(s, leaf("b"), 2)
    assert engine.deciders(s) == [0, 1, 2]
    assert engine.options_of(s, 2) == [leaf("c"), STOP]
    assert engine.options_of(s, 1) == [leaf("a"), leaf("b")]
    engine.choose(s, STOP, 2)
    assert engine.deciders(s) == [0, 1]
    assert not engine.accepts(s, 0, leaf("c"))
    engine.choose(s, leaf("a"), 0)
    engine.choose(s, leaf("c"), 0)
    assert engine.deciders(s) == [1]
    assert s.decider == 1
    assert s.options == engine.options_of(s, 1)
    assert s.letters == ["b2", "a0", "c0"]
    engine.choose(s, leaf("a"))
    engine.choose(s, STOP)
    assert s.letters == ["b2", "a0", "c0", "a1", "d0"]
    assert engine.is_over(s)


def test_lanes_in_which_nobody_decides_are_passed() -> None:
    s = begin(Seq(Simultaneous(A), EitherOr(B, C)), seats=2)
    assert s.letters == ["a0", "a1"]
    assert s.lanes == []
    assert engine.deciders(s) == [0]


def test_choices_of_different_seats_may_come_in_any_order() -> None:
    """Every interleaving of two choices each of three seats leads to the same words per seat."""
    node = Simultaneous(Seq(EitherOr(A, B), EitherOr(C, D)))
    orders = set(permutations([0, 0, 1, 1, 2, 2]))
    assert len(orders) == 90
    for order in orders:
        s = begin(node, seats=3)
        left = {0: ["a", "c"], 1: ["b", "c"], 2: ["b", "d"]}
        for seat in order:
            engine.choose(s, leaf(left[seat].pop(0)), seat)
        assert sorted(s.letters) == ["a0", "b1", "b2", "c0", "c1", "d2"]
        assert engine.is_over(s)


def test_rul_008_a_harvest_is_the_same_in_every_order_of_seats() -> None:
    """CAV-10.8: three seats feed and breed at the same time; all orders give the same state."""
    table = Table(players=3, round=5)
    for seat, food in enumerate((0, 3, 1)):
        home = table.home(seat).has(food=food, grain=3, vegetable=2, sheep=2, ruby=1)
        home.land(small="f43")
    table.harvest()
    assert engine.deciders(table.s) == [0, 1, 2]
    plays = {0: "feed 2 vegetable", 1: "feed 1 grain", 2: "feed 3 grain"}
    ends = []
    for order, breeding in product(permutations(range(3)), permutations(range(3))):
        again = Table(players=3)
        again.s = table.s.copy()
        for seat in order:
            again.play(plays[seat], seat=seat)
        for seat in breeding:
            if seat in engine.deciders(again.s) and again.s.lanes:
                again.play("breed sheep", seat=seat)
        ends.append(codec.write(again.s))
    assert all(end == ends[0] for end in ends)
    assert table.animals(0) == (2, 0, 0, 0)
    assert all(home["goods"][9] == 3 for home in ends[0]["homes"])


def test_copies_in_the_middle_of_lanes_go_their_own_ways() -> None:
    s = begin(Simultaneous(Seq(EitherOr(A, B), EitherOr(C, D))), seats=2)
    engine.choose(s, leaf("a"), 1)
    t = s.copy()
    engine.choose(t, leaf("d"), 1)
    engine.choose(t, leaf("b"), 0)
    assert s.letters == ["a1"]
    assert engine.options_of(s, 1) == [leaf("c"), leaf("d")]
    assert engine.options_of(s, 0) == [leaf("a"), leaf("b")]
    engine.choose(s, leaf("a"), 0)
    assert t.letters == ["a1", "d1", "b0"]


def test_exchanges_belong_to_a_lane() -> None:
    """An exchange in one lane asks the same seat again and leaves the others' offers alone."""
    s = begin(Simultaneous(May(A)), seats=2, exchanges=1)
    engine.choose(s, make(EXCHANGE), 1)
    assert s.letters == ["x1"]
    assert engine.deciders(s) == [0, 1]
    assert engine.options_of(s, 0) == engine.options_of(s, 1) == [leaf("a"), STOP]
