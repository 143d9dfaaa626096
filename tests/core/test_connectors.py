"""Truth tables of the printed connectors: every way to play the parts."""

import pytest

from hearthside.core.connect import (
    AndOr,
    AndThen,
    AndThenOr,
    EitherOr,
    May,
    UpTo,
)
from hearthside.core.node import Node
from hearthside.core.sequence import ForEach, Seq, Simultaneous
from tests.core.language import Draw, Mark, Words, outcomes

A, B, C, D = Mark("a"), Mark("b"), Mark("c"), Mark("d")
NO = Mark("n", doable=False)
GOODS = Mark("g", eager=True)
"""Goods on a space: taken as soon as their turn comes."""
NO_GOODS = Mark("g", doable=False, eager=True)
AFTER_A = Mark("b", needs="a")
OPENED = Mark("o", needs="x")
"""Possible only after an any-time exchange."""
CLOSED = Mark("c", bar="x")
"""Impossible after an any-time exchange."""


def words(text: str) -> set[str]:
    """'- a ab' as a set; '-' is the empty word."""
    return {"" if word == "-" else word for word in text.split()}


@pytest.mark.parametrize(
    "node, expected",
    [
        (AndOr(A, B), "a b ab ba"),
        (AndThenOr(A, B), "a b ab"),
        (AndThen(A, B), "a ab"),
        (EitherOr(A, B), "a b"),
        (May(A), "- a"),
        (UpTo(1, A), "a"),
        (UpTo(3, A), "a aa aaa"),
        (Seq(A, B), "ab"),
    ],
)
def test_cav_4_1_connectors_of_two_parts(node: Node[Words], expected: str) -> None:
    """CAV-4.1, CAV-4.2, CAV-4.3, CAV-4.4, CAV-4.5: the printed connectors."""
    assert outcomes(node) == words(expected)


@pytest.mark.parametrize(
    "node, expected",
    [
        (AndOr(A, B, C), "a b c ab ba ac ca bc cb abc acb bac bca cab cba"),
        (AndThenOr(A, B, C), "a b c ab ac bc abc"),
        (AndThen(A, B, C), "a ab abc"),
        (EitherOr(A, B, C), "a b c"),
        (UpTo(2, EitherOr(A, B)), "a b aa ab ba bb"),
        (Seq(A, B, C), "abc"),
    ],
)
def test_connectors_of_three_parts(node: Node[Words], expected: str) -> None:
    assert outcomes(node) == words(expected)


@pytest.mark.parametrize(
    "node, expected",
    [
        (AndOr(A, NO), "a"),
        (AndOr(NO, B), "b"),
        (AndOr(A, NO, C), "a c ac ca"),
        (AndThenOr(A, NO), "a"),
        (AndThenOr(NO, B), "b"),
        (AndThenOr(A, NO, C), "a c ac"),
        (AndThen(A, NO), "a"),
        (AndThen(A, NO, C), "a"),
        (EitherOr(A, NO), "a"),
        (EitherOr(NO, B), "b"),
        (May(NO), "-"),
        (UpTo(2, AndOr(A, NO)), "a aa"),
    ],
)
def test_parts_that_cannot_be_done_are_left_out(node: Node[Words], expected: str) -> None:
    assert outcomes(node) == words(expected)


@pytest.mark.parametrize(
    "node, doable",
    [
        (AndOr(NO, NO), False),
        (AndOr(NO, B), True),
        (AndThenOr(NO, B), True),
        (AndThen(NO, B), False),
        (AndThen(A, NO), True),
        (EitherOr(NO, B), True),
        (EitherOr(NO, NO), False),
        (UpTo(2, NO), False),
        (Seq(NO, B), False),
        (Seq(A, NO), True),
        (May(A), True),
        (EitherOr(AndThen(NO, B), AndOr(NO, C)), True),
        (EitherOr(AndThen(NO, B), AndOr(NO, NO)), False),
    ],
)
def test_cav_4_7_a_node_is_doable_if_its_first_step_is(node: Node[Words], doable: bool) -> None:
    """CAV-4.7: a space may be used only if at least one effect can be carried out."""
    s = Words(1)
    assert node.doable(s, 0) is doable
    assert node.possible(s, 0) is doable
    starts: list[int] = []
    node.starts(s, 0, starts)
    assert bool(starts) is doable


@pytest.mark.parametrize(
    "node, expected",
    [
        (AndOr(A, AFTER_A), "a ab"),
        (AndThenOr(A, AFTER_A), "a ab"),
        (AndThen(A, AFTER_A), "a ab"),
        (Seq(A, May(AFTER_A)), "a ab"),
        (AndOr(A, Mark("b", bar="a")), "a b ba"),
    ],
)
def test_the_first_part_may_enable_or_prevent_the_second(node: Node[Words], expected: str) -> None:
    assert outcomes(node) == words(expected)


@pytest.mark.parametrize(
    "node, expected",
    [
        (EitherOr(AndThen(A, B), C), "a ab c"),
        (AndOr(AndThen(A, B), C), "a ab c ac abc ca cab"),
        (AndThenOr(EitherOr(A, B), C), "a b c ac bc"),
        (AndThen(AndOr(A, B), C), "a b ab ba ac bc abc bac"),
        (AndThen(A, May(B)), "a ab"),
        (AndThen(A, AndThen(B, C)), "a ab abc"),
        (May(AndOr(A, B)), "- a b ab ba"),
        (May(May(A)), "- a"),
        (UpTo(2, AndThen(A, B)), "a ab aa aba aab abab"),
        (UpTo(2, UpTo(2, A)), "a aa aaa aaaa"),
        (AndOr(UpTo(2, A), B), "a aa b ab aab ba baa"),
        (Seq(EitherOr(A, B), EitherOr(C, D)), "ac ad bc bd"),
        (Seq(May(A), B), "b ab"),
        (EitherOr(Seq(A, B), Seq(C, D)), "ab cd"),
    ],
)
def test_nested_connectors(node: Node[Words], expected: str) -> None:
    assert outcomes(node) == words(expected)


@pytest.mark.parametrize(
    "node, expected",
    [
        (AndOr(GOODS, A), "g ga"),
        (AndOr(A, GOODS), "ag g ga"),
        (AndThenOr(GOODS, A), "g ga"),
        (AndThenOr(A, GOODS), "ag g"),
        (AndThen(A, GOODS), "ag"),
        (AndThen(GOODS, A), "g ga"),
        (AndOr(NO, GOODS), "g"),
        (AndOr(NO_GOODS, A), "a"),
        (AndOr(A, NO_GOODS), "a"),
    ],
)
def test_cav_14_44_goods_are_taken_as_soon_as_their_turn_comes(
    node: Node[Words], expected: str
) -> None:
    """CAV-14.44: an eager part is never skipped, and not asked for where nothing precedes it."""
    assert outcomes(node) == words(expected)


@pytest.mark.parametrize(
    "node, expected",
    [
        # One option, but an exchange opens another: asked.
        (AndOr(A, OPENED), "a ax axo xa xao xo xoa"),
        (AndThen(A, OPENED), "a ax axo"),
        (EitherOr(A, OPENED), "a xa xo"),
        (May(OPENED), "- x xo"),
        # Only an exchange makes it possible: it must be made.
        (OPENED, "xo"),
        (AndOr(OPENED, NO), "xo"),
        # One option and nothing to be opened: not asked.
        (AndOr(A, NO), "a"),
        # An exchange that makes everything impossible is not offered before the first part.
        (AndOr(CLOSED, Mark("d", bar="x")), "c d cd dc cx dx"),
        (EitherOr(CLOSED, OPENED), "c xo"),
        # What may be left out may be made impossible.
        (May(CLOSED), "- c x"),
        # While an outer part waits for its first effect, its inner parts must stay possible too.
        (Seq(AndOr(CLOSED, Mark("d", bar="x"))), "c d cd dc cx dx"),
    ],
)
def test_cav_14_45_exchanges_in_between(node: Node[Words], expected: str) -> None:
    """CAV-7.1, CAV-14.45: exchanges at any time, none that leaves no effect possible."""
    assert outcomes(node, exchanges=1) == words(expected)


def test_possible_counts_exchanges_and_doable_does_not() -> None:
    rich, poor = Words(1, exchanges=1), Words(1)
    for node in (OPENED, AndOr(NO, OPENED), EitherOr(OPENED, NO), Seq(OPENED, A)):
        assert not node.doable(rich, 0)
        assert node.possible(rich, 0)
        assert not node.possible(poor, 0)


@pytest.mark.parametrize(
    "node, expected",
    [
        (ForEach(A), "a0a1"),
        (ForEach(EitherOr(A, B)), "a0a1 a0b1 b0a1 b0b1"),
        (ForEach(AndThen(A, B)), "a0a1 a0b0a1 a0a1b1 a0b0a1b1"),
        (ForEach(May(A)), "- a0 a1 a0a1"),
        (Seq(ForEach(A), ForEach(B)), "a0a1b0b1"),
    ],
)
def test_for_each_player_in_turn(node: Node[Words], expected: str) -> None:
    assert outcomes(node, seats=2) == words(expected)


@pytest.mark.parametrize(
    "node, expected",
    [
        (Simultaneous(A), "a0a1"),
        (Simultaneous(EitherOr(A, B)), "a0a1 a0b1 b0a1 b0b1"),
        (Simultaneous(Seq(A, May(B))), "a0a1 a0a1b0 a0a1b1 a0a1b0b1"),
        (Seq(Simultaneous(EitherOr(A, B)), C), "a0a1c0 a0b1c0 b0a1c0 b0b1c0"),
        (Seq(Simultaneous(A), Simultaneous(B)), "a0a1b0b1"),
    ],
)
def test_simultaneous_ends_when_the_last_is_ready(node: Node[Words], expected: str) -> None:
    """What needs no decision happens to all seats first, then the seats decide."""
    assert outcomes(node, seats=2) == words(expected)


def test_connectors_know_the_kinds_they_begin_with() -> None:
    """`first` of a connector is the union of its parts; of a sequence, that of its first part."""
    silent: Node[Words] = Draw("a", [1])
    assert silent.first == 0
    assert AndOr(silent, A).first == A.first
    assert EitherOr(silent, AndThen(silent, A)).first == A.first
    assert Seq(silent, A).first == 0
    assert Seq(A, silent).first == A.first
