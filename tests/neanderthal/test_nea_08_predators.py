"""NEA-8.4.3 and NEA-8.6: predators and pending loot."""

from __future__ import annotations

from hearthside.games.neanderthal.names import SLOTS
from hearthside.games.neanderthal.phases.predators import in_reach
from tests.neanderthal.build import Table


def reach(t: Table, slot: str) -> list[str]:
    return [SLOTS[other] for other in in_reach(t.s, SLOTS.index(slot))]


def test_ex_49_reach() -> None:
    """EX-49 and NEA-8.6, NEA-8.6.1, RU-31."""
    t = Table()
    t.row("N1", "cave_hyena", "ice", "reindeer", "empty", "wolverine")
    assert reach(t, "N3") == ["N5"]
    t.s.inactive = 1 << 4
    assert reach(t, "N3") == []
    t.s.inactive = 0
    t.row("N5", "ice")
    assert reach(t, "N3") == []
    t.row("S3", "grey_wolf")
    assert reach(t, "N3") == []
    t.row("S5", "wild_horse", "leopard")
    assert reach(t, "S5") == ["S6"]


def test_ex_49_loot_at_once_without_predator() -> None:
    """EX-49, NEA-8.4.3."""
    t = Table("red", "green")
    t.s.dead_alphas = 0
    t.row("N1", "cave_hyena", "ice", "reindeer", "empty", "ice")
    t.set("red", pool=0, elders="")
    t.group("N3", "red", 2)
    t.start("own_hunts")
    t.roll(1, 2)
    assert t.pool("red") == {"red": 4}
    t = Table("red", "green")
    t.s.dead_alphas = 0
    t.row("N1", "cave_hyena", "ice", "reindeer", "empty", "wolverine")
    t.set("red", pool=0, elders="")
    t.group("N3", "red", 2)
    t.start("own_hunts")
    t.roll(1, 2)
    assert t.pool("red") == {}
    assert t.hunters("N5", "red") == {"red": 2}
    assert len(t.s.pending) == 1


def horse(elders: str, inventions: str = "") -> Table:
    """EX-46: Cro-Magnons on Chert Quarry and Wild Horse, the wolf near."""
    t = Table("red", "green")
    t.s.dead_alphas = 2 + 4
    t.set("red", tribal=True, pool=0, elders=elders, vocabulary="O0", inventions=inventions)
    t.woman("generous_woman", "red", discs="OB")
    t.row("S1", "wild_horse", "empty", "grey_wolf", "chert_quarry")
    t.group("S1", "red", 4, alpha=True)
    t.group("S4", "red", 1)
    t.start("own_hunts", "predators")
    t.play("resolve S4")
    t.roll(1)
    t.play("release B elder knapper")
    return t


def test_ex_46_a_failure() -> None:
    """EX-46 a: the Knapper settled by the first hunt gives the power for the next."""
    t = horse("knapper*")
    assert t.options == ["power", "no_power"]
    t.play("power")
    t.roll(3, 4, 5, 5)
    assert t.options == []
    assert t.pool("red") == {"red": 5, "alpha": 1}


def test_ex_46_b_and_c_everything_lost() -> None:
    """EX-46 b, c; NEA-8.6.2, NEA-8.6.3: the Alpha without Warrior rolls too."""
    t = horse("knapper*", "alpine_ibex")
    t.play("power")
    t.roll(3, 4, 5, 5)
    t.play("turn 1")
    assert t.hunters("S3", "red") == {"red": 4, "alpha": 1}
    t.roll(4, 5, 6, 6, 6)
    assert t.options == []
    assert t.pool("red") == {"red": 1}
    assert t.discs_on("generous_woman") == "OB"
    assert t.alpha_dead("red")
    assert t.hand("red") == []


def test_ex_46_d_with_a_firekeeper() -> None:
    """EX-46 d."""
    t = horse("knapper* firekeeper", "alpine_ibex")
    t.play("power")
    t.roll(3, 4, 5, 5)
    t.play("turn 1")
    t.roll(4, 5, 6, 6, 6)
    assert t.options == ["lose alpha", "lose red"]
    t.play("lose red")
    assert t.options == ["claim", "leave"]
    t.play("claim", "draw mouflon")
    assert t.hand("red") == ["grey_wolf"]
    assert t.pool("red") == {"red": 3, "alpha": 1}
    assert t.discs_on("generous_woman") == "OB"


def cat() -> Table:
    """EX-47: you are red with 7 on the horse and 1 on the cat, green has 18 on the mammoth."""
    t = Table("red", "green")
    t.s.dead_alphas = 0
    t.s.dead = [10, 0, 12]
    t.row("S1", "wild_horse", "empty", "scimitar_cat", "empty", "woolly_mammoth")
    t.set("red", pool=0, elders="firekeeper*", vocabulary="")
    t.set("green", pool=0, elders="firekeeper", vocabulary="")
    t.woman("generous_woman", "red", discs="OBW")
    t.group("S1", "red", 7)
    t.group("S3", "red", 1)
    t.group("S5", "green", 18)
    t.start("own_hunts", "predators")
    t.roll(1, 1, 3, 3, 4, 4, 5)
    t.roll(*[1, 2, 3, 4, 5, 6] * 3)
    assert t.hunters("S3", "red") == {"red": 8}
    assert t.hunters("S3", "green") == {"green": 18}
    return t


def test_ex_47_a_success_at_the_predator() -> None:
    """EX-47 a; NEA-8.6.4, NEA-8.6.5."""
    t = cat()
    t.roll(1, 1, 2, 3, 3, 4, 6, 6)
    t.play("release O woman generous_woman", "release B woman generous_woman")
    assert t.decider == "red"
    assert t.options == [
        "release W woman generous_woman",
        "release B elder firekeeper",
        "stop",
    ]
    t.play("release W woman generous_woman", "release B elder firekeeper")
    assert t.pool("red") == {"red": 7 + 3 + 3}
    assert t.pool("green") == {"green": 18 + 5}
    assert t.options == []


def test_ex_47_b_one_hit_saves_the_loot() -> None:
    """EX-47 b."""
    t = cat()
    t.roll(1, 2, 3, 3, 4, 5, 6, 6)
    t.play("stop")
    assert t.pool("red") == {"red": 6 + 3}
    assert t.decider == "nature"
    assert t.s.main[-1].pos == 18


def test_ex_47_c_a_trophy_saves_the_other() -> None:
    """EX-47 c; NEA-8.6.8."""
    t = cat()
    t.roll(2, 3, 3, 3, 3, 5, 6, 6)
    t.play("claim")
    assert t.names(t.tribe("red").trophies) == ["scimitar_cat"]
    assert t.card("S3") == "empty"
    assert t.pool("red") == {"red": 7}
    assert t.pool("green") == {"green": 23}


def test_ex_48_two_predators() -> None:
    """EX-48 and NEA-8.6.6."""
    t = Table("red", "green")
    t.s.dead_alphas = 0
    t.row("S2", "grey_wolf", "wild_horse", "leopard")
    t.set("red", pool=0, elders="firekeeper", vocabulary="")
    t.woman("totem_woman", "red", discs="W")
    t.group("S3", "red", 6)
    t.start("own_hunts", "predators")
    t.roll(1, 1, 4, 4, 5, 6)
    assert t.hunters("S2", "red") == {"red": 6}
    t.roll(1, 3, 4, 5, 6, 6)
    t.play("release W woman totem_woman")
    assert t.pool("red") == {"red": 1}
    assert t.hunters("S4", "red") == {"red": 4}
    t.roll(2, 3, 5, 6)
    assert t.options == []
    assert t.pool("red") == {"red": 3}


def test_nea_8_6_6_robbed_by_the_first_still_faces_the_second() -> None:
    t = Table("red", "green")
    t.s.dead_alphas = 0
    t.row("S2", "grey_wolf", "wild_horse", "leopard")
    t.group("S4", "green", 1)
    t.set("red", pool=0, elders="firekeeper", vocabulary="")
    t.group("S3", "red", 4)
    t.start("own_hunts", "predators")
    t.roll(1, 1, 4, 5)
    assert t.decider == "nature"
    t.roll(3, 3, 4, 6)
    assert t.hunters("S4", "red") == {"red": 3}
    t.roll(2)
    t.roll(1, 1, 2)
    assert t.pool("red") == {"red": 4}


def test_nea_8_6_7_several_hunts_form_one_group() -> None:
    t = Table("red", "green")
    t.s.dead_alphas = 0
    t.row("S1", "wild_horse", "red_deer", "grey_wolf")
    t.set("red", pool=0, elders="firekeeper", vocabulary="")
    t.group("S1", "red", 2)
    t.group("S2", "red", 3)
    t.start("own_hunts", "predators")
    t.play("resolve S1")
    t.roll(1, 2)
    t.roll(1, 1, 5)
    assert t.hunters("S3", "red") == {"red": 5}
    assert len(t.s.pending) == 2
    t.roll(3, 3, 4, 4, 6)
    assert t.pool("red") == {"red": 3}
    assert t.s.pending == []


def test_nea_8_6_3_watch_keeps_the_loot() -> None:
    t = Table("red", "green")
    t.s.dead_alphas = 0
    t.row("S1", "wild_horse", "grey_wolf")
    t.set("red", pool=0, elders="firekeeper", vocabulary="", structure="open")
    t.woman("tracking_woman", "red")
    t.group("S1", "red", 3)
    t.start("own_hunts", "predators")
    t.roll(1, 2, 5)
    t.roll(3, 4, 5)
    assert t.pool("red") == {"red": 1 + 3}


def test_nea_8_4_3_a_pending_claim_needs_survivors() -> None:
    """NEA-8.7.2: with the predator fight included; a robbed claim lapses."""
    for dice, hand in (((1, 4, 4, 4), ["wild_horse"]), ((4, 4, 4, 5), [])):
        t = Table("red", "green")
        t.s.dead_alphas = 0
        t.row("S1", "wild_horse", "leopard")
        t.set("red", pool=0, elders="firekeeper", vocabulary="")
        t.group("S1", "red", 4)
        t.start("own_hunts", "predators")
        t.roll(2, 2, 2, 2)
        t.play("claim")
        assert t.card("S1") == "wild_horse"
        t.roll(*dice)
        if "leave" in t.options:
            t.play("leave")
        if hand:
            t.play("draw mouflon")
        assert t.hand("red") == hand


def test_nea_8_6_9_predators_draw_nobody() -> None:
    """A success on a predator is no large hunt."""
    t = Table("red", "green")
    t.s.dead_alphas = 0
    t.row("S1", "grey_wolf", "leopard")
    t.set("red", pool=0, elders="firekeeper", vocabulary="")
    t.group("S1", "red", 2)
    t.start("predators")
    t.roll(1, 6)
    assert t.pool("red") == {"red": 3}
    assert t.options == []
