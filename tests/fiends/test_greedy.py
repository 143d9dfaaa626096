"""The bot `greedy` for Frantic Fiends."""

from hearthside.bots import make_bot
from hearthside.bots.fiends.clock import FiendsClock
from hearthside.bots.fiends.evaluate import FiendsJudge
from hearthside.bots.fiends.search import FiendsPruner, harvest_of_each, neighbours_of
from hearthside.bots.fiends.weights import FiendsWeights
from hearthside.bots.rng import Rng
from hearthside.core import engine
from hearthside.games.caverna.cells import cell_named
from hearthside.games.caverna.feeding import Feed
from hearthside.games.fiends.setup import new_state
from tests.fiends.build import RULES, Table

JUDGE = FiendsJudge(FiendsWeights())


def value(t: Table) -> float:
    return JUDGE.value(t.s, 0)


def test_it_gets_rid_of_the_orcs() -> None:
    """A solo game of this seed; every choice is legal."""
    bot, rng = make_bot("greedy"), Rng(1)
    s = new_state(1, 1, {})
    while not engine.is_over(s):
        engine.play_nature(s)
        if not engine.is_over(s):
            choice = bot.choose(s.copy(), 0, rng)
            assert engine.accepts(s, 0, choice)
            engine.choose(s, choice, 0)
    assert s.lair(0).fiends() == 0


def test_a_defeated_orc_is_better_than_a_weak_one() -> None:
    strong, weak, gone = (Table(players=1) for _ in range(3))
    strong.home().orcs(A="f11 5", B="f12 7")
    weak.home().orcs(A="f11 2", B="f12 7")
    gone.home().orcs(B="f12 7")
    assert value(strong) < value(weak) < value(gone)


def test_weapons_dogs_and_traps_are_hope() -> None:
    bare = Table(players=1)
    bare.home().orcs(A="f11 5", B="f12 7").dwarfs(0, 0)
    for change in ("weapon", "dogs", "trap"):
        t = Table(players=1)
        builder = t.home().orcs(A="f11 5", B="f12 7").dwarfs(8 if change == "weapon" else 0, 0)
        if change == "dogs":
            builder.has(dog=5)
        if change == "trap":
            builder.traps(pitfall="f22")
        assert value(t) > value(bare) + 3


def test_in_an_event_it_pushes_an_orc_into_the_pitfall() -> None:
    t = Table(players=1, round=3)
    t.home().orcs(C="f13 8").traps(pitfall="f22").has(wood=2, food=9)
    t.event(1).play("card 0 M1-5")
    choice = make_bot("greedy").choose(t.s.copy(), 0, Rng(1))
    assert RULES.token(t.s, 0, choice) == "displace f22"


def test_traps_beside_orcs_are_looked_at_first() -> None:
    t = Table(players=1).supply(pitfall=1)
    t.home().orcs(A="f11 5", B="f12 7", C="f13 9").has(wood=9, stone=9).dwarfs(0)
    t.turn().play("place housework")
    picked = FiendsPruner(FiendsWeights()).pick(t.lair(), t.s.options, 1)
    traps = [RULES.token(t.s, 0, c) for c in picked if RULES.token(t.s, 0, c).startswith("trap")]
    assert "trap pitfall f22" in traps
    assert len(traps) == 2
    assert neighbours_of(t.lair(), cell_named("f22")) == 7


def test_the_clock_knows_the_harvests() -> None:
    t = Table(players=1, round=1)
    assert FiendsClock(t.s, 0).harvests(t.s) == (2 + 1 + 2 + 2 + 2 * 3 + 3, 2 + 3)


def test_it_plans_the_harvest() -> None:
    """A round has several steps that all seats do at once; feeding is in the harvest."""
    assert any(isinstance(part, Feed) for part in harvest_of_each().parts())


def test_a_friend_moves_where_it_can_do_most() -> None:
    """FF-0.7: from an Orc Dwelling to the Orc Worker Dwelling, and not back."""
    bot, rng = make_bot("greedy"), Rng(1)
    t = Table(players=2, round=5)
    t.home().tiles(orc_dwelling="m31", orc_worker_dwelling="m21", chief_orc_dwelling="m11")
    t.home().orcs().friend("A", "m31").has(food=20)
    t.home(1).orcs().has(food=20)
    t.homecoming()
    assert RULES.token(t.s, 0, bot.choose(t.s.copy(), 0, rng)) == "settle m41 m41 m21"
    t.play("settle m41 m41 m11")
    assert t.friends() == ["A m11"]


def test_nobody_moves_for_nothing() -> None:
    """FF-9.3: before an event it keeps to the present settlement unless another gives more."""
    bot, rng = make_bot("greedy"), Rng(1)
    t = Table(players=1, round=3)
    t.home().tiles(dwelling="m31").dwarfs(0, 4).has(food=20)
    t.event(1)
    assert RULES.token(t.s, 0, bot.choose(t.s.copy(), 0, rng)) == "settle m41 m41"
