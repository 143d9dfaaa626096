"""NEA-8.5: courtship."""

from __future__ import annotations

from tests.neanderthal.build import Table


def test_ex_35_the_singing_woman() -> None:
    """EX-35 and NEA-8.5, NEA-8.5.3, NEA-8.5.5."""
    t = Table()
    t.woman("singing_woman", "yellow")
    for species, orange in (("red", 4), ("yellow", 3), ("green", 1)):
        t.set(species, vocabulary=f"O{orange}", pool=0)
        t.suitor("singing_woman", species)
    t.set("yellow", structure="open")
    t.start("other_hunts")
    t.roll(4)
    assert t.options == []
    assert t.partner("singing_woman") == ""
    assert [t.pool(name) for name in ("red", "yellow", "green")] == [
        {"red": 1},
        {"yellow": 1},
        {"green": 1},
    ]


def test_ex_35_pair_bonded_without_partner_has_no_poetry() -> None:
    """EX-35, last part; NEA-8.5.7."""
    t = Table()
    t.woman("singing_woman", "yellow")
    for species, orange in (("red", 4), ("yellow", 3), ("green", 1)):
        t.set(species, vocabulary=f"O{orange}", pool=0)
        t.suitor("singing_woman", species)
    t.start("other_hunts")
    t.roll(4)
    assert t.decider == "nature"
    t.roll(2)
    assert t.partner("singing_woman") == "yellow*"
    assert t.vocabulary("yellow") == "O2 W0 B0"
    assert t.pool("green") == {"green": 1}


def archaic_woman(orange: int) -> Table:
    t = Table()
    t.woman("totem_woman", "green", partner="yellow")
    t.set("green", vocabulary=f"O{orange} W3", pool=0)
    t.set("red", vocabulary="W1", pool=0)
    t.set("yellow", pool=2)
    t.suitor("totem_woman", "green")
    t.suitor("totem_woman", "red")
    t.start("other_hunts")
    return t


def test_ex_36_the_first_success_ends_the_courtship() -> None:
    """EX-36 and NEA-8.5.1, NEA-8.5.6, NEA-8.5.7, RU-06, RU-07."""
    t = archaic_woman(1)
    t.roll(2)
    assert t.partner("totem_woman") == "green*"
    assert t.vocabulary("green") == "O0 W3 B0"
    assert t.pool("yellow") == {"yellow": 3}
    assert t.pool("red") == {"red": 1}
    assert t.options == []
    t = archaic_woman(1)
    t.roll(5)
    t.roll(1)
    assert t.partner("totem_woman") == "red"
    assert t.pool("green") == {"green": 1}
    assert t.pool("yellow") == {"yellow": 3}


def test_ex_37_without_an_orange_disc_the_box_stays_empty() -> None:
    """EX-37."""
    t = archaic_woman(0)
    t.roll(2)
    assert t.partner("totem_woman") == ""
    assert t.pool("yellow") == {"yellow": 3}
    assert t.pool("green") == {"green": 1}
    assert t.pool("red") == {"red": 1}


def test_ex_38_alone_at_home_and_abroad() -> None:
    """EX-38, NEA-8.5.4, RU-03, RU-05."""
    t = Table("green", "red")
    t.woman("totem_woman", "green")
    t.woman("naming_woman", "red")
    t.set("green", vocabulary="O1", pool=0)
    t.suitor("totem_woman", "green")
    t.suitor("naming_woman", "green")
    t.start("own_hunts")
    assert t.options == ["resolve naming_woman", "resolve totem_woman"]
    t.play("resolve totem_woman")
    assert t.partner("totem_woman") == "green*"
    assert t.vocabulary("green") == "O0 W0 B0"
    t.roll(6)
    assert t.pool("green") == {}
    assert t.dead("green") == 12


def test_ex_39_unsettled_women() -> None:
    """EX-39 and NEA-8.5.2, RU-04: no power overrides it; a release in time helps."""
    t = Table("green", "red")
    t.s.dead_alphas = 0
    t.woman("naming_woman", "red", discs="O")
    t.set("green", elders="warrior", pool=0)
    t.suitor("naming_woman", "green", alpha=True)
    t.start("own_hunts")
    assert t.options == []
    assert t.pool("green") == {"alpha": 1}
    t = Table("red", "green")
    t.s.dead_alphas = 0
    t.row("N1", "willow_ptarmigan")
    t.woman("naming_woman", "red", discs="O")
    t.set("red", elders="firekeeper", pool=0)
    t.group("N1", "red", 1)
    t.suitor("naming_woman", "green")
    t.start("own_hunts")
    t.roll(1)
    t.play("release O woman naming_woman")
    t.roll(1)
    assert t.partner("naming_woman") == "green"


def test_nea_8_5_3_the_alpha_with_a_warrior() -> None:
    t = Table("green", "red")
    t.s.dead_alphas = 0
    t.woman("naming_woman", "red")
    t.set("green", elders="warrior", pool=0)
    t.suitor("naming_woman", "green", alpha=True)
    t.start("own_hunts")
    assert t.options == ["power", "no_power"]
    t.play("power")
    assert t.partner("naming_woman") == "green^"


def test_nea_8_5_3_poetry_everywhere() -> None:
    t = Table("green", "red")
    t.woman("naming_woman", "red")
    t.woman("singing_woman", "red", partner="green")
    t.suitor("naming_woman", "green")
    t.start("own_hunts")
    assert t.options == []
    assert t.partner("naming_woman") == "green"


def test_nea_8_5_4_court3() -> None:
    t = Table("green", "red")
    t.woman("naming_woman", "red")
    t.woman("dancing_woman", "red", partner="green")
    t.suitor("naming_woman", "green")
    t.start("own_hunts")
    t.roll(3)
    assert t.partner("naming_woman") == "green"


def test_nea_8_5_5_the_host_decides_ties() -> None:
    """DP-16."""
    t = Table()
    t.woman("totem_woman", "yellow")
    for species in ("red", "yellow", "green"):
        t.set(species, vocabulary="O1 W2", pool=0)
        t.suitor("totem_woman", species)
    t.start("other_hunts")
    assert t.decider == "yellow"
    assert t.options == ["first red", "first yellow", "first green"]
    t.play("first green")
    t.roll(5)
    assert t.options == ["first red", "first yellow"]
    t.play("first red")
    t.roll(2)
    assert t.partner("totem_woman") == "red"


def test_nea_8_5_6_benefits_abroad() -> None:
    """The displaced partner's disc returns; the new one is settled without disc."""
    t = Table("green", "red")
    t.set("red", vocabulary="O0", pool=0)
    t.woman("naming_woman", "red", partner="red*")
    t.suitor("naming_woman", "green")
    t.start("other_hunts")
    t.roll(1)
    assert t.partner("naming_woman") == "green"
    assert t.vocabulary("red") == "O1 W0 B0"
    assert t.pool("red") == {"red": 1}


def test_nea_8_5_8_open_players() -> None:
    """Abroad a wanderer, the partner stays; at home the box stays empty (RU-41)."""
    t = Table("green", "red")
    t.set("green", structure="open", pool=0)
    t.set("red", pool=2)
    t.woman("naming_woman", "red", partner="red")
    t.suitor("naming_woman", "green")
    t.start("other_hunts")
    t.roll(1)
    assert t.partner("naming_woman") == "red"
    assert t.pool("red") == {"red": 2, "green": 1}
    assert t.pool("green") == {"green": 1}
    t = Table("green", "red")
    t.set("green", structure="open", pool=0)
    t.set("red", pool=2)
    t.woman("totem_woman", "green", partner="red")
    t.suitor("totem_woman", "green")
    t.start("other_hunts")
    t.roll(1)
    assert t.partner("totem_woman") == ""
    assert t.pool("red") == {"red": 3}
    assert t.pool("green") == {"green": 1}


def test_nea_8_5_8_no_wanderer_for_a_lazarus_host_or_without_dead() -> None:
    t = Table("green", "red")
    t.set("green", structure="open", pool=0)
    t.set("red", pool=0, elders="")
    t.woman("naming_woman", "red")
    t.suitor("naming_woman", "green")
    t.start("own_hunts")
    t.roll(1)
    assert t.pool("red") == {}
    t.set("red", pool=1)
    t.s.dead[2] = 0
    t.suitor("naming_woman", "green")
    t.start("own_hunts")
    t.roll(1)
    assert t.pool("red") == {"red": 1}


def test_nea_8_5_9_own_partner_in_the_box() -> None:
    t = Table("green", "red")
    t.set("green", vocabulary="O2", pool=0)
    t.woman("naming_woman", "green", partner="green")
    t.suitor("naming_woman", "green")
    t.start("own_hunts")
    t.roll(1)
    assert t.partner("naming_woman") == "green"
    assert t.vocabulary("green") == "O2 W0 B0"
    assert t.pool("green") == {"green": 1}
