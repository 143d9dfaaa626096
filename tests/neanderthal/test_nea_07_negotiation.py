"""NEA-7.1 and NEA-7.2: negotiation."""

from __future__ import annotations

import json

from hearthside.games.neanderthal import codec
from hearthside.games.neanderthal.abilities import HAND_PLUS
from hearthside.games.neanderthal.benefits import abilities
from hearthside.games.neanderthal.cards import WOMAN_NAMED
from hearthside.games.neanderthal.changes import lose_woman
from hearthside.games.neanderthal.phases.negotiate import may_negotiate
from hearthside.games.neanderthal.phases.offers import linked
from hearthside.games.neanderthal.phases.turns import Turns
from hearthside.games.neanderthal.program import GAME
from hearthside.games.neanderthal.state import EMPTY
from hearthside.games.neanderthal.view import view
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
    t.play("clause release red totem_woman", "clause promise green no_bid", "propose", "accept")
    assert t.partner("totem_woman") == ""
    assert t.pool("red") == {"red": 3}


def test_nea_7_2_1_only_contested_cards_are_left() -> None:
    """NEA-7.2.1: players bribe each other to leave contested cards, where both have tokens.

    Red and green meet on S1; red hunts S2 with nobody, green S3 with yellow, and each courts a
    Woman: of all these cards only S1 is contested between red and green.
    """
    t = meeting()
    t.row("S3", "aurochs")
    t.group("S2", "red", 1)
    t.group("S3", "green", 1)
    t.group("S3", "yellow", 1)
    t.woman("hearth_woman", "green")
    t.woman("totem_woman", "red")
    t.suitor("hearth_woman", "red")
    t.suitor("totem_woman", "green")
    t.start("negotiate")
    t.play("offer green")
    leaving = ["clause withdraw red S1", "clause withdraw green S1"]
    assert [token for token in t.options if "withdraw" in token] == leaving
    t.play("stop")
    t.s.suitors[7] = 0
    t.woman("naming_woman", "yellow", partner="green")
    t.suitor("naming_woman", "red")
    t.play("offer green")
    assert [token for token in t.options if "withdraw" in token] == [
        "clause withdraw red S1",
        "clause withdraw red naming_woman",
        "clause withdraw green S1",
    ]
    assert "clause release green naming_woman" in t.options


def test_nea_7_2_1_no_promises_about_ice() -> None:
    """Nobody can hunt an ice cap, so that nobody promises not to; nor an empty slot."""
    t = meeting()
    t.row("N1", "ice", "blank_ice", "empty", "musk_ox")
    t.start("negotiate")
    t.play("offer green")
    slots = [token.split()[-1] for token in t.options if "promise red no_hunt" in token]
    assert slots == ["N4", "S1", "S2"]


def promises(t: Table) -> list[tuple[str, str, str, str, int]]:
    return [
        (one["species"], one["to"], one["kind"], one["slot"] or one["woman"] or "", one["until"])
        for one in view(t.s, -1)["promises"]
    ]


def test_nea_7_2_1_promises_are_shown_while_they_last() -> None:
    """A promise is about the turn after it was made: until then and through it all can see it.

    Turn 2: green withdraws and red promises three things; a refused offer promises nothing. A
    promise about a Woman or a card ends with her or with the card.
    """
    t = meeting()
    t.woman("hearth_woman", "green")
    t.start("negotiate")
    t.play("offer green", "clause withdraw green S1", "clause promise red no_bid")
    t.play("clause promise red no_hunt S2", "clause promise red no_suitor hearth_woman", "propose")
    assert promises(t) == []
    t.play("accept")
    made = [
        ("red", "green", "no_bid", "", 3),
        ("red", "green", "no_hunt", "S2", 3),
        ("red", "green", "no_suitor", "hearth_woman", 3),
    ]
    assert promises(t) == made
    saved = codec.read(json.loads(json.dumps(codec.write(t.s))))
    assert saved.promises == t.s.promises
    turns = next(node for node in GAME.members if isinstance(node, Turns))
    turns.begin_turn(t.s)
    assert (t.s.turn, promises(t)) == (3, made)
    lose_woman(t.s, WOMAN_NAMED["hearth_woman"])
    assert promises(t) == made[:2]
    t.s.row[7] = EMPTY
    assert promises(t) == made[:1]
    turns.begin_turn(t.s)
    assert promises(t) == []
    t = meeting()
    t.start("negotiate")
    t.play("offer green", "clause withdraw green S1", "clause promise red no_bid", "propose")
    t.play("decline")
    assert promises(t) == []


def test_nea_7_2_2_every_offer_withdraws_or_releases() -> None:
    """Cards that flow both ways are of the same zone; one-way gifts are allowed."""
    t = meeting()
    t.set("green", trophies="pond_tortoise", hand="mouflon")
    t.set("red", hand="grey_wolf")
    t.start("negotiate")
    t.play("offer green")
    assert "propose" not in t.options
    t.play("clause promise red no_bid")
    assert "propose" not in t.options
    t.play("drop promise red no_bid")
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
    """An offer counts when it is proposed: a draft that is given up costs none."""
    t = meeting()
    t.start("negotiate")
    t.play("offer green", "clause withdraw red S1", "clause withdraw green S1")
    t.play("clause promise red no_hunt S1", "clause promise red no_hunt S2")
    assert t.options == [
        "drop withdraw red S1",
        "drop withdraw green S1",
        "drop promise red no_hunt S1",
        "drop promise red no_hunt S2",
        "propose",
        "stop",
    ]
    t.play("propose", "decline")
    for _ in range(3):
        t.play("offer green", "clause withdraw green S1", "stop")
        assert t.options == ["offer green", "done"]
    t.play("offer green", "clause withdraw green S1", "propose", "decline")
    assert t.options == []
    assert t.hunters("S1", "green") == {"green": 3}


def test_nea_7_2_3_clauses_in_any_order() -> None:
    """Clauses are added and taken out in any order; the offer is the same."""
    t = meeting()
    t.woman("counting_woman", "red")
    t.start("negotiate")
    t.play("offer green", "clause give_tableau red great_auk")
    t.play("clause alliance green counting_woman", "clause withdraw green S1")
    t.play("drop give_tableau red great_auk")
    assert "clause give_tableau red great_auk" in t.options
    t.play("clause give_tableau red great_auk", "propose", "accept")
    assert t.partner("counting_woman") == "green"
    assert t.pool("green") == {"green": 4}
    assert t.names(t.tribe("green").trophies) == ["great_auk"]


def test_nea_7_2_2_a_draft_can_always_be_completed() -> None:
    """No clause is offered that leaves no room for what the offer still needs.

    The last place is kept for the withdrawal; an alliance with a partnered Woman needs her
    release as well, and one without a free member needs somebody who leaves a card.
    """
    t = meeting()
    t.start("negotiate")
    t.play("offer green", "clause promise red no_hunt S1", "clause promise red no_hunt S2")
    t.play("clause promise red no_bid")
    assert {token.split()[1] for token in t.options if token.startswith("clause")} == {"withdraw"}
    t = meeting()
    t.set("green", pool=0)
    t.woman("counting_woman", "red", partner="green")
    t.woman("hearth_woman", "red")
    t.start("negotiate")
    t.play("offer green", "clause alliance green counting_woman")
    assert "propose" not in t.options
    t.play("clause alliance green hearth_woman")
    assert "propose" not in t.options
    t.play("clause release green counting_woman")
    assert "propose" not in t.options
    assert [token for token in t.options if token.startswith("clause")] == [
        "clause withdraw green S1",
    ]
    t.play("clause withdraw green S1", "propose", "accept")
    assert t.partner("counting_woman") == t.partner("hearth_woman") == "green"
    assert t.pool("green") == {"green": 2}


def test_nea_7_2_2_taking_a_clause_out_leaves_no_broken_offer() -> None:
    """Without the release the alliance cannot be proposed, until it is released or out too."""
    t = meeting()
    t.woman("counting_woman", "red", partner="green")
    t.start("negotiate")
    t.play("offer green", "clause withdraw green S1", "clause release green counting_woman")
    t.play("clause alliance green counting_woman", "drop release green counting_woman")
    assert "propose" not in t.options
    t.play("drop alliance green counting_woman")
    assert "propose" in t.options


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
