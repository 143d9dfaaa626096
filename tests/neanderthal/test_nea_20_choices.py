"""Every legal result can be reached, each in one way: losses, dependents, bids (NEA-20.2)."""

from __future__ import annotations

import random
from itertools import combinations, permutations, product

import pytest

from hearthside.core import engine
from hearthside.core.choice import STOP, kind_of
from hearthside.games.neanderthal.cards import WOMAN_NAMED
from hearthside.games.neanderthal.kinds import CLAUSE, PROPOSE
from hearthside.games.neanderthal.lose import LOSS, POOL
from hearthside.games.neanderthal.names import SPECIES
from hearthside.games.neanderthal.packed.clauses import RELEASE, WITHDRAW, clause_kind
from hearthside.games.neanderthal.packed.members import held
from hearthside.games.neanderthal.packed.tableau import card_of
from hearthside.games.neanderthal.state import Neanderthal
from tests.neanderthal.build import Table


def ends(s: Neanderthal) -> list[Neanderthal]:
    """All ends of a decision, one for each way to get there."""
    if engine.is_over(s):
        return [s]
    found = []
    for c in s.options:
        t = s.copy()
        engine.choose(t, c)
        found += ends(t)
    return found


@pytest.mark.parametrize("number", range(1, 7))
def test_nea_5_6_3_every_choice_of_losses_in_one_way(number: int) -> None:
    """DP-04: own members, Alpha and wanderers in every combination, none twice."""
    t = Table()
    t.set("yellow", pool=2, alpha=True, wanderers={"red": 1, "green": 2})
    t.run(LOSS, "yellow", POOL, number)
    left = [tuple(held(s.tribes[1].pool, kind) for kind in range(4)) for s in ends(t.s)]
    wanted = {
        lost for lost in product(range(2), range(3), range(3), range(2)) if sum(lost) == 6 - number
    }
    assert len(left) == len(set(left))
    assert set(left) == wanted


@pytest.mark.parametrize("pool", range(0, 10, 2))
def test_nea_5_7_2_every_set_of_dependents_in_one_way(pool: int) -> None:
    """DP-05."""
    t = Table("red", "green")
    t.set("green", pool=9)
    t.set("red", pool=pool, elders="knapper firekeeper*", animals="mouflon grey_wolf*")
    t.woman("totem_woman", "red", discs="W")
    t.start("blizzard")
    kept = []
    for s in ends(t.s):
        red = s.tribes[0]
        kept.append(
            frozenset(
                [f"elder {level}" for level in range(6) if red.elders[level]]
                + [f"animal {card_of(card)}" for card in red.animals]
                + [f"woman {woman}" for woman in red.women]
            )
        )
    assert len(kept) == len(set(kept))
    assert len(set(kept)) == len(list(combinations(range(5), min(5, pool // 2))))
    assert {len(names) for names in kept} == {min(5, pool // 2)}


class Reference:
    """The auction as NEA-5.9.3 writes it."""

    def __init__(
        self, purses: dict[str, int], order: list[str], tribal: set[str], tie: str
    ) -> None:
        self.purses = purses
        self.order = order
        self.tribal = tribal
        self.tie = tie
        self.active = [name for name in order if purses[name]]
        self.best: tuple[str, int] | None = None

    def value(self, name: str, number: int) -> float:
        return number / 2 if name in self.tribal else float(number)

    def rank(self, name: str) -> tuple[bool, int]:
        return name != self.tie, self.order.index(name)

    def legal(self, name: str) -> list[int]:
        found = []
        for number in range(1, self.purses[name] + 1):
            if self.best is None:
                found.append(number)
                continue
            mine, best = self.value(name, number), self.value(*self.best)
            if mine > best or (mine == best and self.rank(name) < self.rank(self.best[0])):
                found.append(number)
        return found

    def play(self, t: Table, pick: random.Random) -> None:
        """Ask the table for every bid; forced passes are not asked."""
        place = 0
        while any(self.best is None or name != self.best[0] for name in self.active):
            name = self.order[place % len(self.order)]
            place += 1
            if name not in self.active or (self.best is not None and name == self.best[0]):
                continue
            legal = self.legal(name)
            if not legal:
                self.active.remove(name)
                continue
            assert t.decider == name
            assert t.options == [*(f"bid {n}" for n in legal), "pass"]
            chosen = pick.choice([0, *legal[:2]])
            t.play(f"bid {chosen}" if chosen else "pass")
            if chosen:
                self.best = (name, chosen)
            else:
                self.active.remove(name)


@pytest.mark.parametrize("seed", range(60))
def test_nea_5_9_3_the_auction_follows_the_algorithm(seed: int) -> None:
    pick = random.Random(seed)
    t = Table()
    t.event("dancing_woman")
    order = list(SPECIES)
    pick.shuffle(order)
    t.order(*order)
    purses = {name: pick.randrange(5) for name in SPECIES}
    tribal = {name for name in SPECIES if pick.random() < 0.4}
    for name in SPECIES:
        structure = "patriarch" if name in tribal else "open"
        t.set(name, vocabulary=f"O{purses[name]}", tribal=name in tribal, structure=structure)
    tie = pick.choice([*SPECIES, ""])
    if tie:
        t.woman("caring_woman", tie)
    reference = Reference(purses, order, tribal, tie)
    t.start("auction")
    reference.play(t, pick)
    assert t.options == []
    if reference.best is None:
        assert t.removed("dancing_woman")
    else:
        winner, number = reference.best
        assert t.s.host[WOMAN_NAMED["dancing_woman"]] == SPECIES.index(winner)
        assert t.discs_on("dancing_woman") == "O" * number


def bargaining() -> Table:
    """Red (with a Chief) and green meet on S1 and S2, with Women, partners and cards to trade."""
    t = Table()
    t.row("S1", "red_deer", "mouflon")
    t.set("red", tribal=True, elders="chief", trophies="great_auk", pool=0, hand="aurochs")
    t.set("green", elders="firekeeper", pool=1, inventions="alpine_ibex", hand="wild_boar")
    t.group("S1", "red", 1)
    t.group("S1", "green", 2)
    t.group("S2", "red", 2)
    t.group("S2", "green", 1)
    t.woman("counting_woman", "red", partner="green")
    t.woman("hearth_woman", "red")
    t.woman("totem_woman", "green")
    t.start("negotiate")
    t.play("offer green")
    return t


def clauses_of(s: Neanderthal) -> list[int]:
    return [c for c in s.options if kind_of(c) == CLAUSE]


@pytest.mark.parametrize("seed", range(40))
def test_nea_7_2_3_every_offer_in_every_order(seed: int) -> None:
    """DP-09: whatever may be proposed can be written in any order of its clauses."""
    rng = random.Random(seed)
    s = bargaining().s
    while PROPOSE not in s.options or (clauses_of(s) and rng.random() < 0.7):
        engine.choose(s, rng.choice(clauses_of(s)))
    for order in permutations(s.offer):
        t = bargaining().s
        for c in order:
            assert c in t.options
            engine.choose(t, c)
        assert PROPOSE in t.options
        assert t.offer == s.offer


@pytest.mark.parametrize("seed", range(40))
def test_nea_7_2_2_every_draft_can_be_proposed(seed: int) -> None:
    """However clauses are added and taken out, adding some leads to an offer; talk ends."""
    rng = random.Random(seed)
    s = bargaining().s
    steps = 0
    while True:
        t = s.copy()
        while PROPOSE not in t.options:
            left = [c for c in clauses_of(t) if clause_kind(c) in (WITHDRAW, RELEASE)]
            assert left
            engine.choose(t, left[0])
        c = rng.choice(s.options)
        if c in (PROPOSE, STOP):
            break
        engine.choose(s, c)
        steps += 1
    assert steps < 150
