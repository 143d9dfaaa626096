"""NEA-5.9: the culture auction."""

from __future__ import annotations

from tests.neanderthal.build import Table


def test_ex_19_the_generous_woman() -> None:
    """EX-19 and NEA-5.9, NEA-5.9.3, NEA-5.9.4."""
    t = Table()
    t.event("generous_woman")
    t.order("yellow", "red", "green")
    for species in ("red", "yellow", "green"):
        t.set(species, vocabulary="O1 B1")
    t.start("auction")
    assert t.options == ["bid 1", "bid 2", "pass"]
    t.play("bid 1")
    assert t.decider == "red"
    assert t.options == ["bid 2", "pass"]
    t.play("pass", "pass")
    assert t.decider == "yellow"
    assert t.options == ["pay 1 O", "pay 1 B"]
    t.play("pay 1 O")
    assert t.women("yellow") == ["generous_woman"]
    assert t.discs_on("generous_woman") == "O"
    assert t.vocabulary("yellow") == "O0 W0 B1"
    assert t.vocabulary("red") == "O1 W0 B1"


def half_value_table(*order: str) -> Table:
    t = Table()
    t.event("dancing_woman")
    t.order(*order)
    t.set("green", vocabulary="O1")
    t.set("red", vocabulary="O3", tribal=True, structure="patriarch")
    t.set("yellow", vocabulary="O3", tribal=True, structure="pair_bonded")
    t.start("auction")
    return t


def test_ex_20_half_values() -> None:
    """EX-20 and NEA-5.9.1, NEA-5.9.2, RU-16."""
    t = half_value_table("red", "green", "yellow")
    t.play("pass", "bid 1")
    assert t.women("green") == ["dancing_woman"]
    t = half_value_table("red", "green", "yellow")
    t.play("bid 2")
    assert t.women("red") == ["dancing_woman"]
    t = half_value_table("red", "green", "yellow")
    t.play("bid 1", "bid 1")
    assert t.options == ["bid 2", "bid 3", "pass"]
    t = half_value_table("green", "red", "yellow")
    t.play("bid 1")
    assert t.decider == "red"
    assert t.options == ["bid 3", "pass"]
    t.play("bid 3")
    assert t.women("red") == ["dancing_woman"]
    assert t.discs_on("dancing_woman") == "OOO"


def test_ex_21_tiebreak() -> None:
    """EX-21; NEA-5.9.3 rank."""
    t = Table()
    t.event("dancing_woman")
    t.order("red", "yellow", "green")
    t.set("green", structure="open")
    for species in ("red", "yellow", "green"):
        t.set(species, vocabulary="O4")
    t.woman("caring_woman", "green")
    t.start("auction")
    t.play("bid 2", "pass")
    assert t.options == ["bid 2", "bid 3", "bid 4", "pass"]
    t.play("bid 2")
    assert t.decider == "red"
    assert t.options == ["bid 3", "bid 4", "pass"]


def test_ex_22_nobody_bids() -> None:
    """EX-22 and RU-40: a tribal patriarch may take her with one disc."""
    t = Table()
    t.event("dancing_woman")
    t.start("auction")
    t.play("pass", "pass", "pass")
    assert t.removed("dancing_woman")
    t = half_value_table("red", "green", "yellow")
    t.play("bid 1", "pass")
    assert t.women("red") == ["dancing_woman"]


def test_nea_5_9_1_who_may_bid() -> None:
    """A Lazarus species may bid; without a disc of a bid colour nobody can."""
    t = Table("red", "green")
    t.event("dancing_woman")
    t.set("red", pool=0, elders="", vocabulary="O1")
    t.set("green", vocabulary="W5 B5")
    t.start("auction")
    assert t.decider == "red"
    t.play("bid 1")
    assert t.women("red") == ["dancing_woman"]


def test_nea_5_9_2_bid_plus() -> None:
    t = Table("red", "green")
    t.event("dancing_woman")
    t.set("red", vocabulary="O2")
    t.set("green", vocabulary="O1", structure="open")
    t.woman("laughing_woman", "green")
    t.start("auction")
    t.play("bid 1")
    assert t.options == ["bid 1", "pass"]
    t.play("bid 1")
    assert t.options == ["bid 2", "pass"]
    t.play("bid 2")
    assert t.women("red") == ["dancing_woman"]


def test_nea_5_9_3_who_passed_stays_out() -> None:
    t = Table()
    t.event("dancing_woman")
    t.order("red", "yellow", "green")
    for species in ("red", "yellow", "green"):
        t.set(species, vocabulary="O5")
    t.start("auction")
    t.play("bid 1", "pass", "bid 2")
    assert t.decider == "red"
    t.play("bid 2")
    assert t.decider == "green"
    assert t.options == ["bid 3", "bid 4", "bid 5", "pass"]
    t.play("pass")
    assert t.discs_on("dancing_woman") == "OO"
