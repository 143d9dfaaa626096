"""FF-10: mines phase, harvests, feeding."""

import pytest

from hearthside.games.fiends.harvest import FIENDS_HARVEST_NAMES, kind_of_round
from tests.fiends.build import Table


@pytest.mark.parametrize(
    "mine, goods, left", [("m12", {"ruby": 1}, (3, 0)), ("m11", {"ore": 3}, (0, 1))]
)
def test_ff_10_2_one_donkey_two_mines(
    mine: str, goods: dict[str, int], left: tuple[int, int]
) -> None:
    """EX-52: the player says in which mine the donkey works."""
    t = Table(players=1, round=5)
    t.home().land(ore_mine="m11", ruby_mine="m12").mines(m11=3, m12=1).has(donkey=1, food=4)
    t.harvest()
    assert t.tokens() == ["donkeys m11", "donkeys m12"]
    t.play(f"donkeys {mine}")
    assert {k: v for k, v in t.goods().items() if k != "food"} == goods
    assert (t.mine("m11"), t.mine("m12")) == left


def test_ff_10_2_enough_donkeys() -> None:
    t = Table(players=1, round=5)
    t.home().land(ore_mine="m11 m13", ruby_mine="m12").mines(m11=3, m12=1)
    t.home().has(donkey=2, food=4)
    t.harvest()
    assert t.goods()["ore"] == 3
    assert t.goods()["ruby"] == 1


def mine_orc(donkeys: int, **ore: int) -> Table:
    """Round 5, a Mine Orc, ore mines with so much ore."""
    t = Table(players=1, round=5)
    t.home().tiles(mine_orc_dwelling="m31").orcs().friend("A", "m31")
    t.home().land(ore_mine=" ".join(ore)).mines(**ore).has(donkey=donkeys, food=5)
    return t.harvest()


def test_ff_10_2_the_mine_orc_beside_a_donkey() -> None:
    """EX-54: 3 from the donkey's mine, 4 and 1 more by the Mine Orc; the fuller is first."""
    t = mine_orc(1, m11=3, m12=4)
    assert t.tokens() == ["extract m12", "extract m11", "stop"]
    t.play("extract m12")
    assert t.goods()["ore"] == 8


def test_ff_10_2_the_mine_orc_although_the_donkeys_suffice() -> None:
    """FF-7.4: one mine with 3 ore and a donkey. No order is printed: the orc may come first."""
    t = mine_orc(1, m11=3)
    assert t.tokens() == ["extract m11", "stop"]
    t.play("extract m11")
    assert t.goods()["ore"] == 4
    t = mine_orc(1, m11=3).play("stop")
    assert t.goods()["ore"] == 3


def test_ff_10_2_the_mine_orc_leaves_the_donkeys_their_choice() -> None:
    """FF-7.4: three laden mines, one donkey; after the orc the player says where it works."""
    t = mine_orc(1, m11=3, m12=4, m13=2).play("extract m13")
    assert t.tokens() == ["donkeys m11", "donkeys m12"]
    t.play("donkeys m12")
    assert t.goods()["ore"] == 7


def test_ff_10_2_an_occupied_mine_yields_nothing() -> None:
    t = Table(players=1, round=5)
    t.home().land(ore_mine="m11").mines(m11=4).has(food=4).orcs(A="m11 5")
    t.harvest()
    assert "ore" not in t.goods()


def test_ff_10_3_kinds_by_round() -> None:
    t = Table(players=1)

    def kind(round: int, marker: int = 0, seen: int = 0) -> str:
        t.s.round, t.s.marker, t.s.reds_seen = round, marker, seen
        return FIENDS_HARVEST_NAMES[kind_of_round(t.s)]

    assert [kind(r) for r in (1, 2, 4, 5)] == ["none", "none", "special", "normal"]
    assert kind(3, 2, 1) == "mines_and_feeding"
    assert kind(6, 2, 2) == "normal"
    assert kind(8, 1, 2) == "normal"
    assert kind(9, 2, 3) == "armed_feeding"
    assert kind(11, 2, 4) == "skip_one"


def test_ff_10_1_all_four_phases() -> None:
    t = Table(players=1, round=5)
    t.home().crops(f43="grain 3").land(ore_mine="m11", small="f42").mines(m11=2)
    t.home().has(donkey=1, sheep=2, food=4)
    t.harvest()
    assert t.goods() == {"grain": 1, "ore": 2}
    assert t.animals() == (3, 1, 0, 0)


def test_ff_10_4_and_10_5_after_event_3() -> None:
    """EX-55: two armed, two unarmed, one newborn, one friendly orc: 8 food."""
    t = Table(players=1, round=8)
    t.home().tiles(orc_dwelling="m31", dwelling="m21 m11 m12").orcs().friend("A", "m31")
    t.home().dwarfs(3, 5, 0, 0, 0, newborn=1).has(food=10, sheep=2).crops(f43="grain 3")
    t.harvest("orc", 3)
    assert t.goods() == {"food": 2}
    assert t.animals() == (2, 0, 0, 0)
    assert t.lair().grain_on_fields() == 3


def test_ff_10_4_end_of_round_4() -> None:
    """EX-56: two dwarfs and a friendly orc pay 3."""
    t = Table(players=1, round=4)
    t.home().tiles(orc_dwelling="m31").orcs().friend("A", "m31").has(food=5)
    t.harvest()
    assert t.goods() == {"food": 2}


def test_ff_10_4_missing_food() -> None:
    t = Table(players=1, round=5)
    t.home().tiles(orc_dwelling="m31").orcs().friend("A", "m31").has(food=2)
    t.harvest()
    assert t.begging() == 3


def test_ff_10_3_after_event_1() -> None:
    """EX-57: no field, no breeding, mines and 4 food."""
    t = Table(players=1, round=3)
    t.home().crops(f43="grain 3").land(ore_mine="m11", small="f42").mines(m11=2).orcs()
    t.home().has(donkey=1, sheep=2, food=5)
    t.harvest("orc", 1)
    assert t.goods() == {"ore": 2, "food": 1}
    assert t.animals() == (2, 1, 0, 0)
    assert t.lair().grain_on_fields() == 3


def test_ff_10_6_after_event_4() -> None:
    """Field and mines, or breeding; each player decides."""
    for skip, goods, sheep in (
        ("breeding", {"grain": 1, "ore": 2}, 2),
        ("fields", {}, 3),
    ):
        t = Table(players=1, round=11)
        t.home().crops(f43="grain 3").land(ore_mine="m11", small="f42").mines(m11=2).orcs()
        t.home().has(donkey=1, sheep=2, food=4)
        t.harvest("orc", 4).play(f"skip {skip}")
        assert t.goods() == goods
        assert t.animals()[0] == sheep


def test_ff_10_7_newcomers_of_the_event_eat() -> None:
    """A newborn of Casanova counts as newborn of this round."""
    t = Table(players=1, round=8, strips="L2")
    t.home().orcs(D="f12 1").tiles(dwelling="m31").has(stone=1, food=9)
    t.event(3).play("settle m41 m41", "card 0 M2-1", "bribe 1", "claim D casanova", "grow")
    assert t.goods() == {"food": 6}
    assert len(t.dwarfs()) == 3
