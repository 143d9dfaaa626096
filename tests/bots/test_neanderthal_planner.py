"""The planner of Neanderthal: members divided among cards, tastes, what errands gain."""

from __future__ import annotations

import itertools

import pytest

from hearthside.bots import make_bot
from hearthside.bots.neanderthal.allot import allot
from hearthside.bots.neanderthal.census import Census
from hearthside.bots.neanderthal.errands import Errands
from hearthside.bots.neanderthal.planner import Planner
from hearthside.bots.neanderthal.taste import NAMES, USUAL
from hearthside.bots.rng import Rng
from hearthside.core import engine
from hearthside.games.neanderthal.names import GREEN, RED
from hearthside.games.neanderthal.packed.members import group
from hearthside.games.neanderthal.setup import new_state
from hearthside.games.neanderthal.state import Neanderthal
from hearthside.games.registry import ruleset
from tests.neanderthal.build import Table

RULES = ruleset("neanderthal")
SOUTH = 6
"""The slot S1."""


@pytest.mark.parametrize("seed", range(20))
def test_no_other_division_gains_more(seed: int) -> None:
    rng = Rng(seed)
    members = 1 + rng.below(5)
    cards = 1 + rng.below(3)
    gains = [[0.0] + [rng.below(2000) / 100 - 5 for _ in range(members)] for _ in range(cards)]
    best = {
        held: max(
            sum(gains[i][n] for i, n in enumerate(numbers))
            for numbers in itertools.product(range(held + 1), repeat=cards)
            if sum(numbers) <= held
        )
        for held in (members - 1, members)
    }
    found = allot(gains, members)
    assert sum(found.numbers) <= members
    assert found.gain == pytest.approx(sum(gains[i][n] for i, n in enumerate(found.numbers)))
    assert found.gain == pytest.approx(best[members])
    assert found.last == pytest.approx(best[members] - best[members - 1])


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("seed", range(4))
def test_any_taste_plays_to_the_end(players: int, seed: int) -> None:
    s = new_state(players, seed, {})
    rng = Rng(seed)
    planners = [Planner(USUAL.varied(rng)[0]) for _ in range(players)]
    while True:
        engine.play_nature(s)
        if engine.is_over(s):
            break
        c = planners[s.decider].choose(s.copy(), s.decider, rng)
        assert engine.accepts(s, s.decider, c)
        engine.choose(s, c, s.decider)
    assert RULES.winners(s)


def test_the_usual_taste_is_ahead_of_greedy() -> None:
    """Far ahead: by about 16 points a game, which vary by 21."""
    lead = 0
    for number in range(40):
        s: Neanderthal = new_state(2, number // 2, {})
        mine = number % 2
        bots = [make_bot("greedy"), make_bot("greedy")]
        bots[mine] = Planner(USUAL)
        rng = Rng(number)
        while True:
            engine.play_nature(s)
            if engine.is_over(s):
                break
            engine.choose(s, bots[s.decider].choose(s.copy(), s.decider, rng), s.decider)
        points = [sum(RULES.score_parts(s, seat).values()) for seat in range(2)]
        lead += points[mine] - points[1 - mine]
    assert lead > 0


def test_a_taste_varies_by_its_generator_alone() -> None:
    one, shifts = USUAL.varied(Rng(3))
    other, again = USUAL.varied(Rng(3))
    assert shifts == again
    assert len(shifts) == len(NAMES)
    assert [getattr(one, name) for name in NAMES] == [getattr(other, name) for name in NAMES]
    assert one.trophy != USUAL.trophy
    assert {"trophy", "growth", "patriarch"} <= set(NAMES)


def test_times_multiplies_what_is_named() -> None:
    found = USUAL.times(trophy=0.5)
    assert found.trophy == pytest.approx(0.5 * USUAL.trophy)
    assert found.growth == USUAL.growth


def test_a_rival_on_the_card_makes_a_hunt_worse_but_may_be_denied_his() -> None:
    t = Table("red", "green")
    t.row("S1", "red_deer")
    t.set("red", pool=8)
    alone = Errands(Census(t.s, RED), USUAL).hunt(SOUTH, 6, False)
    t.s.tribes[GREEN].hunters[SOUTH] = group(GREEN, 6)
    rivalry = Errands(Census(t.s, RED), USUAL).hunt(SOUTH, 6, False)
    indifferent = USUAL.times(deny=0.0, kill=0.0)
    unmoved = Errands(Census(t.s, RED), indifferent).hunt(SOUTH, 6, False)
    assert unmoved < alone
    assert unmoved < rivalry


@pytest.mark.parametrize("name", ["greedy", "steady"])
@pytest.mark.parametrize("clauses", range(5))
def test_a_draft_of_somebody_else_is_given_up(name: str, clauses: int) -> None:
    """NEA-7.2.3: whoever goes on for a person in the middle of an offer does not write for ever."""
    t = Table()
    t.row("S1", "red_deer", "mouflon")
    t.set("red", tribal=True, elders="chief", trophies="great_auk", pool=2)
    t.group("S1", "red", 4)
    t.group("S1", "green", 3)
    t.start("negotiate")
    t.play("offer green")
    written = ["withdraw green S1", "give_tableau red great_auk", "promise red no_bid"]
    for words in [*written, "promise green no_bid"][:clauses]:
        t.play(f"clause {words}")
    bot = make_bot(name)
    said = 0
    while not engine.is_over(t.s):
        engine.choose(t.s, bot.choose(t.s.copy(), t.s.decider, Rng(said)))
        said += 1
        assert said < 4
    assert t.hunters("S1", "green") == {"green": 3}
