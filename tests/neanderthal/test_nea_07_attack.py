"""NEA-7.3 and NEA-7.4: attack and foraging."""

from __future__ import annotations

from hearthside.games.neanderthal.phases.conflict import STRIKE, war_party
from tests.neanderthal.build import Table


def test_ex_32_three_groups() -> None:
    """EX-32 and NEA-7.3, NEA-7.3.1, NEA-7.3.2, NEA-7.3.3, NEA-7.3.4, RU-02."""
    t = Table()
    t.order("yellow", "red", "green")
    t.row("S1", "red_deer")
    for species, number, black in (("red", 4, 3), ("yellow", 3, 3), ("green", 2, 1)):
        t.set(species, vocabulary=f"B{black}", pool=0)
        t.group("S1", species, number)
    t.start("conflict")
    t.roll(1, 1, 5)
    assert t.decider == "yellow"
    assert t.options == ["hit red", "hit green"]
    t.play("hit red", "hit green")
    t.roll(1, 4, 6)
    t.play("hit yellow")
    t.roll(2)
    assert t.options == []
    assert t.hunters("S1", "red") == {"red": 3}
    assert t.hunters("S1", "yellow") == {"yellow": 2}
    assert t.hunters("S1", "green") == {"green": 1}
    assert t.dead("red") == 12


def test_nea_7_3_3_the_victim_chooses() -> None:
    """Excess hits are lost; casualties are removed before the next attack."""
    t = Table("red", "green")
    t.row("S1", "red_deer")
    t.set("red", vocabulary="B5", pool=0)
    t.set("green", vocabulary="B0", pool=0)
    t.group("S1", "red", 3)
    t.group("S1", "green", 1, alpha=True, red=1)
    t.start("conflict")
    t.roll(1, 5, 5)
    assert t.decider == "green"
    assert t.options == ["lose alpha", "lose red", "lose green"]
    assert t.side_options == []
    t.play("lose red")
    t.roll(6, 6)
    assert t.hunters("S1", "green") == {"green": 1, "alpha": 1}
    t.start("conflict")
    t.roll(1, 1, 1)
    assert t.hunters("S1", "green") == {}
    assert t.options == []
    assert t.alpha_dead("green")


def test_nea_7_3_5_war_parties() -> None:
    """Warrior and Alpha, or a weapon; RU-35."""
    t = Table()
    t.row("S1", "red_deer")
    t.set("red", elders="warrior")
    t.group("S1", "red", 1)
    assert not war_party(t.s, 0, 6)
    t.group("S1", "red", 1, alpha=True)
    assert war_party(t.s, 0, 6)
    t.set("red", elders="warrior*")
    assert not war_party(t.s, 0, 6)
    t.group("S1", "green", 2)
    t.set("green", inventions="alpine_ibex*")
    assert not war_party(t.s, 2, 6)
    t.set("green", inventions="alpine_ibex")
    assert war_party(t.s, 2, 6)
    t.set("green", inventions="chert_quarry")
    assert not war_party(t.s, 2, 6)
    t.set("green", vocabulary="B5", inventions="flint_outcrop")
    t.start("conflict")
    t.roll(2, 2)
    assert t.hunters("S1", "red") == {}


def test_ex_33_alpha_against_partner() -> None:
    """EX-33 and NEA-7.3.6; NEA-8.5.8."""
    t = Table()
    t.set("yellow", structure="open", elders="warrior", vocabulary="B1", pool=3)
    t.set("red", vocabulary="B2", pool=3)
    t.s.dead_alphas &= ~2
    t.woman("naming_woman", "red", partner="red")
    t.suitor("naming_woman", "yellow", alpha=True)
    t.start("conflict", "own_hunts")
    assert t.decider == "red"
    assert t.options == ["attack", "hold"]
    t.play("attack")
    t.roll(4)
    t.roll(2)
    assert t.partner("naming_woman") == ""
    assert t.dead("red") == 12
    assert t.decider == "yellow"
    t.play("power")
    assert t.pool("red") == {"red": 3, "yellow": 1}
    assert t.pool("yellow") == {"yellow": 3, "alpha": 1}


def test_nea_7_3_6_unsettled_partners_hit_on_one_only() -> None:
    """RU-29; the attack of a partner is optional; his disc returns when he dies."""
    t = Table("red", "green")
    t.set("red", vocabulary="O0 B2", pool=3)
    t.set("green", vocabulary="B1", pool=3)
    t.woman("naming_woman", "red", partner="red*")
    t.suitor("naming_woman", "green")
    t.start("conflict")
    t.play("attack")
    t.roll(2)
    t.roll(1)
    assert t.partner("naming_woman") == ""
    assert t.vocabulary("red") == "O1 W0 B2"
    t = Table("red", "green")
    t.set("red", vocabulary="B2")
    t.set("green", vocabulary="B0")
    t.woman("naming_woman", "red", partner="red")
    t.suitor("naming_woman", "green")
    t.start("conflict")
    t.play("hold")
    t.roll(3)
    assert t.partner("naming_woman") == "red"


def test_nea_7_3_6_own_suitor_and_own_partner_are_one_side() -> None:
    t = Table("red", "green")
    t.set("red", vocabulary="B2", pool=3)
    t.set("green", vocabulary="B1", pool=3)
    t.woman("naming_woman", "red", partner="red")
    t.suitor("naming_woman", "red")
    t.start("conflict")
    assert t.options == []
    t.suitor("naming_woman", "green")
    t.start("conflict")
    t.play("attack")
    t.roll(2)
    t.roll(3)
    assert t.decider == "nature"
    t.roll(1)
    assert t.decider == "red"
    assert t.options == ["fall suitor", "fall partner"]
    t.play("fall suitor")
    assert t.partner("naming_woman") == "red"


def test_nea_7_3_1_the_order_of_cards() -> None:
    """North, south, then Women by host order."""
    t = Table()
    t.order("green", "red", "yellow")
    t.row("N2", "reindeer")
    t.row("S1", "red_deer")
    t.woman("naming_woman", "red")
    t.woman("totem_woman", "green")
    for species in ("red", "green"):
        t.suitor("naming_woman", species)
        t.suitor("totem_woman", species)
        t.group("N2", species, 3)
        t.group("S1", species, 2)
    t.start("conflict")
    places = []
    while t.options:
        place = STRIKE.place(t.s.main[-2])
        if place not in places:
            places.append(place)
        t.roll(*[6] * t.s.main[-1].pos)
    assert places == [1, 6, 32 + 1, 32 + 11]


def test_ex_34_foraging() -> None:
    """EX-34 and NEA-7.4."""
    t = Table("red", "green")
    t.row("N1", "tyrant_sea_bear", "great_auk")
    t.set("red", structure="open", pool=1, elders="firekeeper*")
    t.s.dead_alphas = 0
    t.group("N1", "red", 2)
    t.group("N2", "green", 1)
    t.start("forage", "predators")
    assert t.pool("red") == {"red": 2}
    assert t.pool("green") == {"green": 6}
    t.play("resolve N1")
    t.roll(5, 6)
    assert t.pool("red") == {"red": 2}
    assert t.hunters("N1", "red") == {}


def test_nea_7_4_one_newborn_per_basket() -> None:
    """However many tokens, whoever else is there."""
    t = Table("red", "green")
    t.row("N1", "tyrant_sea_bear", "great_auk", "reindeer")
    t.s.dead_alphas = 0
    t.set("red", structure="open", pool=0)
    t.group("N1", "red", 4)
    t.group("N2", "red", 1)
    t.group("N2", "green", 1)
    t.group("N3", "red", 1)
    t.start("forage")
    assert t.pool("red") == {"red": 2}
