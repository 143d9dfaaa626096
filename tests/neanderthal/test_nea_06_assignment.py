"""NEA-6: assignment."""

from __future__ import annotations

from hearthside.games.neanderthal.names import ELDERS
from hearthside.games.neanderthal.reasons import reasons
from tests.neanderthal.build import Table


def test_nea_6_1_and_6_2_1_members_may_stay_or_go_anywhere() -> None:
    """NEA-6.1, NEA-6.2, NEA-6.2.1: not on ice, not on empty slots."""
    t = Table()
    t.row("N1", "reindeer", "ice")
    t.row("S1", "red_deer", "empty", "mouflon")
    t.set("red", pool=2, vocabulary="W0", elders="")
    t.start("assign")
    hunts = [token for token in t.options if token.startswith("hunt")]
    assert hunts == ["hunt N1 1 red", "hunt N1 2 red", "hunt S1 1 red", "hunt S1 2 red"]
    assert reasons(t.s, 0)["slot:N2"].key == "why.ice"
    assert reasons(t.s, 0)["slot:S2"].key == "why.empty_slot"
    assert reasons(t.s, 0)["slot:S3"].args["needs"] == {"W": 1}
    t.play("hunt N1 1 red", "hunt S1 1 red")
    assert t.decider == "yellow"


def test_ex_23_prerequisites_add_up() -> None:
    """EX-23 and NEA-6.2.2, RU-20."""
    t = Table()
    t.row("N1", "steppe_bison", "irish_elk", "woolly_rhinoceros")
    t.set("red", pool=6, vocabulary="B1 W1", elders="")
    t.start("assign")
    t.play("hunt N1 1 red", "hunt N2 1 red")
    assert "hunt N3 1 red" not in t.options
    assert "hunt N1 1 red" in t.options
    t.play("promote firekeeper")
    assert t.vocabulary("red") == "O0 W1 B0"
    assert t.hunters("N1", "red") == {"red": 1}
    assert "hunt N1 2 red" in t.options


def test_ex_24_warrior_by_the_social_area() -> None:
    """EX-24 and NEA-6.3, NEA-6.3.1, NEA-6.3.2, RU-28."""
    t = Table()
    t.set("red", portals="VB SW SO", vocabulary="O2", elders="", alpha=True)
    t.start("assign")
    assert [token for token in t.options if token.startswith("promote")] == [
        "promote warrior",
        "promote warrior alpha",
    ]
    t.play("promote warrior")
    assert t.elders("red") == "warrior*"
    assert t.vocabulary("red") == "O1 W0 B0"


def test_ex_25_no_knapper_without_three_colours() -> None:
    """EX-25."""
    t = Table()
    t.set("red", portals="VO VB SW", vocabulary="O1 B1 W1", elders="firekeeper*")
    t.start("assign")
    assert [token for token in t.options if token.startswith("promote")] == ["promote warrior"]
    why = reasons(t.s, 0)
    assert why["elder:knapper"].key == "why.area_incomplete"
    assert why["elder:chief"].key == "why.only_tribal"
    assert why["elder:firekeeper"].key == "why.elder_there"


def test_ex_27_free_promotion() -> None:
    """EX-27 and NEA-6.3.3."""
    t = Table()
    t.set("red", portals="SO SW BB", vocabulary="B1", elders="firekeeper")
    t.start("assign")
    t.play("promote trapper")
    assert t.elders("red") == "trapper firekeeper"
    assert t.vocabulary("red") == "O0 W0 B1"


def test_nea_6_3_2_no_prereq_and_tribal_side() -> None:
    t = Table()
    t.set("red", portals="", vocabulary="O1 W1 B1", elders="", structure="open")
    t.woman("remembering_woman", "red")
    t.start("assign")
    promotions = [token for token in t.options if token.startswith("promote")]
    assert promotions == [f"promote {name}" for name in ELDERS[2:]]
    t = Table()
    t.set("red", tribal=True, vocabulary="O1", elders="")
    t.start("assign")
    promotions = [token for token in t.options if token.startswith("promote")]
    assert promotions == ["promote chief", "promote warrior"]


def test_nea_6_4_suitors() -> None:
    """Any Woman, any structure, one per player and Woman."""
    t = Table()
    t.set("red", pool=2, structure="open", elders="", alpha=True)
    t.woman("singing_woman", "red", discs="O")
    t.woman("totem_woman", "green", partner="yellow")
    t.start("assign")
    assert {token for token in t.options if token.startswith("court")} == {
        "court singing_woman",
        "court singing_woman alpha",
        "court totem_woman",
        "court totem_woman alpha",
    }
    t.play("court totem_woman alpha")
    assert {token for token in t.options if token.startswith("court")} == {"court singing_woman"}


def test_nea_6_5_partner_relocation() -> None:
    """Only a patriarch, only own partners, only to settled unpartnered Women of the tableau."""
    t = Table()
    t.set("red", structure="patriarch", pool=1)
    t.woman("singing_woman", "red", partner="red*")
    t.woman("totem_woman", "red")
    t.woman("caring_woman", "red", discs="O")
    t.woman("hearth_woman", "red", partner="green")
    t.woman("naming_woman", "green")
    t.start("assign")
    assert [token for token in t.options if token.startswith("relocate")] == [
        "relocate singing_woman totem_woman"
    ]
    t.play("relocate singing_woman totem_woman")
    assert t.partner("totem_woman") == "red*"
    assert t.partner("singing_woman") == ""
    t.play("relocate totem_woman singing_woman")
    assert not any(token.startswith("relocate") for token in t.options)
    t = Table()
    t.set("red", structure="pair_bonded", pool=1)
    t.woman("singing_woman", "red", partner="red")
    t.woman("totem_woman", "red")
    t.start("assign")
    assert not any(token.startswith("relocate") for token in t.options)


def test_ex_58_near_extinction() -> None:
    """EX-58 and NEA-6.6, NEA-11.2, NEA-11.9: benefits end with the partner."""
    t = Table()
    t.row("S1", "red_deer")
    t.set("red", pool=0, elders="firekeeper")
    t.woman("counting_woman", "green", partner="red")
    t.start("assign")
    assert t.options == ["recall elder firekeeper", "recall partner counting_woman", "stop"]
    t.play("recall elder firekeeper", "recall partner counting_woman")
    assert t.pool("red") == {"red": 2}
    assert t.partner("counting_woman") == ""
    t.play("hunt S1 2 red")
    assert t.hunters("S1", "red") == {"red": 2}


def test_nea_6_6_discs_return_and_two_are_enough() -> None:
    t = Table()
    t.row("S1", "red_deer")
    t.set("red", pool=0, elders="knapper* trapper firekeeper*", vocabulary="B0")
    t.start("assign")
    t.play("recall elder knapper", "recall elder firekeeper")
    assert t.vocabulary("red") == "O0 W0 B2"
    assert t.elders("red") == "trapper"
    assert "recall elder trapper" not in t.options
