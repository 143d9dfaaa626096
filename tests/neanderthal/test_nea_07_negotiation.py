"""NEA-7.1 and NEA-7.2: negotiation."""

from __future__ import annotations

from hearthside.games.neanderthal.abilities import HAND_PLUS
from hearthside.games.neanderthal.benefits import abilities
from hearthside.games.neanderthal.phases.negotiate import may_negotiate
from hearthside.games.neanderthal.phases.offers import linked
from tests.neanderthal.build import Table


def meeting(third: bool = False) -> Table:
    """R (tribal, settled Chief) and G (vocal) on S1."""
    t = Table()
    t.row("S1", "red_deer", "mouflon")
    t.set("red", tribal=True, elders="chief", trophies="great_auk", pool=2)
    t.set("green", elders="firekeeper", pool=2)
    t.group("S1", "red", 4)
    t.group("S1", "green", 3)
    if third:
        t.group("S1", "yellow", 1)
    return t


def test_nea_7_1_who_may_negotiate() -> None:
    """NEA-7.1, RU-30: a link, a tribal proposer, a settled Chief on one side."""
    t = meeting()
    assert linked(t.s, 0, 2)
    assert may_negotiate(t.s, 0, 2)
    assert not may_negotiate(t.s, 2, 0)
    assert not linked(t.s, 0, 1)
    t.woman("totem_woman", "yellow", partner="red")
    assert linked(t.s, 0, 1)
    assert linked(t.s, 1, 0)
    t.set("red", elders="chief*")
    assert not may_negotiate(t.s, 0, 2)
    t.set("green", tribal=True, elders="chief")
    assert may_negotiate(t.s, 0, 2)


def test_ex_30_withdraw_for_a_trophy() -> None:
    """EX-30 and NEA-7.2, NEA-7.2.1, NEA-7.2.3."""
    t = meeting()
    t.start("negotiate")
    assert t.decider == "red"
    assert t.options == ["offer green", "done"]
    t.play("offer green", "clause withdraw green S1", "clause give_tableau red great_auk")
    t.play("propose")
    assert t.decider == "green"
    assert t.options == ["accept", "decline"]
    t.play("accept")
    assert t.pool("green") == {"green": 5}
    assert t.hunters("S1", "green") == {}
    assert t.names(t.tribe("green").trophies) == ["great_auk"]
    assert t.options == []


def test_ex_30_a_third_party_must_consent() -> None:
    """EX-30, second part."""
    for answer, left in (("accept", {}), ("decline", {"green": 3})):
        t = meeting(third=True)
        t.start("negotiate")
        t.play("offer green", "clause withdraw green S1", "propose", "accept")
        assert t.decider == "yellow"
        t.play(answer)
        assert t.hunters("S1", "green") == left


def test_ex_31_alliance() -> None:
    """EX-31."""
    t = meeting()
    t.woman("counting_woman", "red")
    t.start("negotiate")
    t.play("offer green", "clause withdraw green S1", "clause alliance green counting_woman")
    t.play("propose", "accept")
    assert t.partner("counting_woman") == "green"
    assert t.pool("green") == {"green": 4}
    assert abilities(t.s, 2) & HAND_PLUS


def test_nea_7_2_1_conditions_of_clauses() -> None:
    """Alliance: settled, unpartnered, not open; gifts: settled, Women unpartnered."""
    t = meeting()
    t.woman("counting_woman", "red", discs="B")
    t.woman("totem_woman", "red", partner="yellow")
    t.woman("hearth_woman", "red")
    t.set("red", animals="grey_wolf*", inventions="alpine_ibex")
    t.set("red", hand="mouflon")
    t.start("negotiate")
    t.play("offer green", "clause withdraw green S1")
    offered = [token for token in t.options if "alliance" in token or "give" in token]
    assert offered == [
        "clause alliance green hearth_woman",
        "clause give_hand red mouflon",
        "clause give_tableau red great_auk",
        "clause give_tableau red alpine_ibex",
        "clause give_tableau red hearth_woman",
    ]
    t = meeting()
    t.woman("hearth_woman", "red")
    t.set("green", structure="open")
    t.start("negotiate")
    t.play("offer green", "clause withdraw green S1")
    assert not any("alliance" in token for token in t.options)


def test_nea_7_2_1_release_and_promises() -> None:
    t = meeting()
    t.woman("totem_woman", "green", partner="red")
    t.start("negotiate")
    t.play("offer green")
    assert "clause release red totem_woman" in t.options
    assert not any("promise" in token for token in t.options)
    t.play("clause release red totem_woman", "clause promise green no_bid", "propose", "accept")
    assert t.partner("totem_woman") == ""
    assert t.pool("red") == {"red": 3}


def test_nea_7_2_2_every_offer_withdraws_or_releases() -> None:
    """Cards that flow both ways are of the same zone; one-way gifts are allowed."""
    t = meeting()
    t.set("green", trophies="pond_tortoise", hand="mouflon")
    t.set("red", hand="grey_wolf")
    t.start("negotiate")
    t.play("offer green")
    assert {token.split()[1] for token in t.options if " " in token} == {"withdraw"}
    assert "propose" not in t.options
    t.play("clause withdraw red S1", "clause give_hand red grey_wolf")
    assert "clause give_hand green mouflon" in t.options
    assert "clause give_tableau red great_auk" in t.options
    assert "clause give_tableau green pond_tortoise" not in t.options
    t.play("clause give_hand green mouflon")
    assert not any("give_tableau" in token for token in t.options)


def test_nea_7_2_2_the_receiver_obeys_his_hand_limit() -> None:
    t = meeting()
    t.set("green", hand="mouflon")
    t.set("red", hand="grey_wolf")
    t.start("negotiate")
    t.play("offer green", "clause withdraw green S1", "clause give_hand red grey_wolf")
    t.play("propose", "accept")
    assert t.decider == "green"
    assert t.options == ["discard mouflon", "discard grey_wolf"]


def test_nea_7_2_3_two_offers_per_opponent_and_four_clauses() -> None:
    t = meeting()
    t.start("negotiate")
    t.play("offer green", "clause withdraw red S1", "clause withdraw green S1")
    t.play("clause promise red no_hunt S1", "clause promise red no_hunt S2")
    assert t.options == ["propose", "stop"]
    t.play("propose", "decline", "offer green", "stop")
    assert t.options == []
    assert t.hunters("S1", "green") == {"green": 3}


def test_nea_7_2_4_without_a_deal_nobody_leaves() -> None:
    t = meeting()
    t.start("negotiate")
    t.play("done")
    assert t.hunters("S1", "green") == {"green": 3}
    assert t.hunters("S1", "red") == {"red": 4}


def test_nea_11_6_a_woman_changes_her_tableau() -> None:
    """Her suitors go home."""
    t = meeting()
    t.woman("hearth_woman", "red")
    t.suitor("hearth_woman", "yellow")
    t.start("negotiate")
    t.play("offer green", "clause withdraw green S1", "clause give_tableau red hearth_woman")
    t.play("propose", "accept")
    assert t.women("green") == ["hearth_woman"]
    assert t.women("red") == []
    assert t.pool("yellow") == {"yellow": 7}
