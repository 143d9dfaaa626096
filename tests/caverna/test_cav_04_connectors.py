"""The connectors as Caverna reads them: every way to play parts that each bring a good."""

import pytest

from hearthside.core import engine
from hearthside.core.choice import Choice, kinds, make
from hearthside.core.connect import AndThen, AndThenOr, May
from hearthside.core.node import Node
from hearthside.core.sequence import Seq
from hearthside.core.state import Frame
from hearthside.games.caverna.connect import AndOr, EitherOr
from hearthside.games.caverna.events import GAINED
from hearthside.games.caverna.goods import GOLD, ORE, STONE, WOOD
from hearthside.games.caverna.kinds import TAKE
from hearthside.games.caverna.state import Caverna
from hearthside.games.caverna.verbs.farming import BuildFences
from tests.caverna.build import Table

LETTERS = {WOOD: "a", STONE: "b", ORE: "c", GOLD: "g"}


class Part(Node[Caverna]):
    """One of a good, whose letter it writes; an eager part is done as soon as it can be."""

    first = kinds(TAKE)

    def __init__(self, good: int, doable: bool = True, eager: bool = False) -> None:
        super().__init__()
        self.good = good
        self.enabled = doable
        self.urgent = eager

    def doable(self, s: Caverna, p: int) -> bool:
        return self.enabled

    def eager(self, s: Caverna) -> bool:
        return self.urgent

    def starts(self, s: Caverna, p: int, out: list[Choice]) -> None:
        if self.enabled:
            out.append(make(TAKE, self.good))

    def begin(self, s: Caverna, p: int, c: Choice) -> None:
        s.gain(p, self.good, 1)


A, B, C = Part(WOOD), Part(STONE), Part(ORE)
NO = Part(ORE, doable=False)
GOODS = Part(GOLD, eager=True)


def outcomes(node: Node[Caverna], table: Table) -> set[str]:
    """Every way of playing `node`, as words over the letters of its parts."""
    start = table.s.copy()
    start.log = []
    start.main[:] = [Frame(node, 0)]
    start.stack = start.main
    engine.advance(start)
    found: set[str] = set()
    todo = [start]
    while todo:
        s = todo.pop()
        if not s.main:
            found.add("".join(LETTERS[e.a] for e in s.log or [] if e.kind == GAINED))
            continue
        for c in s.options:
            t = s.copy()
            t.log = (s.log or [])[:]
            engine.choose(t, c)
            todo.append(t)
    return found


def plain() -> Table:
    return Table()


def with_guest_room() -> Table:
    t = Table()
    t.home().tiles(guest_room="m31")
    return t


def as_printed() -> Table:
    return Table(and_or_order="printed")


def words(text: str) -> set[str]:
    """'- a ab' as a set; '-' is the empty word."""
    return {"" if word == "-" else word for word in text.split()}


@pytest.mark.parametrize(
    "node, strict, loose",
    [
        (EitherOr(A, B), "a b", "a b ab ba"),
        (EitherOr(AndThen(A, B), C), "a ab c", "a ab c ac abc ca cab"),
        (EitherOr(A, NO), "a", "a"),
        (EitherOr(GOODS, A), "a g", "g ag ga"),
        (
            AndOr(EitherOr(A, B), C),
            "a b c ac ca bc cb",
            "a b c ab ba ac ca bc cb abc bac cab cba",
        ),
    ],
)
def test_cav_11_21_either_or_read_as_and_or(node: Node[Caverna], strict: str, loose: str) -> None:
    """CAV-11.21: the owner of the Guest room reads "either/or" as "and/or"."""
    assert outcomes(node, plain()) == words(strict)
    assert outcomes(node, with_guest_room()) == words(loose)


def test_cav_11_21_only_either_or_is_read_loosely() -> None:
    for node in (AndThenOr(A, B), AndThen(A, B), May(A), Seq(A, B)):
        assert outcomes(node, with_guest_room()) == outcomes(node, plain())


@pytest.mark.parametrize(
    "node, free, printed",
    [
        (AndOr(A, B), "a b ab ba", "a b ab"),
        (AndOr(A, B, C), "a b c ab ba ac ca bc cb abc acb bac bca cab cba", "a b c ab ac bc abc"),
        (AndThenOr(A, B), "a b ab", "a b ab"),
        (AndOr(A, EitherOr(B, C)), "a b c ab ac ba ca", "a b c ab ac"),
    ],
)
def test_cav_4_1_and_or_in_printed_order(node: Node[Caverna], free: str, printed: str) -> None:
    """CAV-4.1, CAV-14.42: the parts of "and/or" in any order, or only as printed."""
    assert outcomes(node, plain()) == words(free)
    assert outcomes(node, as_printed()) == words(printed)


def test_cav_8_13_the_lines_of_one_box_have_no_printed_order() -> None:
    """CAV-8.13: of a Build-fences action the large pasture may always come first."""
    assert BuildFences().open(as_printed().s, 0, 2, 2, 0)
