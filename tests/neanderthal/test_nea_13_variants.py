"""NEA-13: Greenland, three species together, one species alone."""

from __future__ import annotations

from hearthside.core.choice import NATURE
from hearthside.core.engine import advance, is_over
from hearthside.core.state import Frame
from hearthside.games.neanderthal.greenland import export
from hearthside.games.neanderthal.phases.turns import Turns
from hearthside.games.neanderthal.program import GAME
from hearthside.games.neanderthal.scoring import conditions, seat_parts, total, winners
from hearthside.games.neanderthal.view import view
from tests.neanderthal.build import Table


def alone() -> Table:
    t = Table("red", variant="one_species")
    t.s.turn_order = [0]
    return t


def test_nea_13_1_export_for_greenland() -> None:
    """NEA-13.1, R-50: the record of every species, and the ice."""
    t = Table("red", "green", greenland=True)
    t.row("N1", "ice", "musk_ox", "blank_ice")
    t.row("S6", "ice")
    t.set("red", tribal=True, elders="chief firekeeper*", animals="grey_wolf*", pool=6)
    t.set("red", inventions="alpine_ibex")
    t.woman("singing_woman", "red")
    found = export(t.s)
    assert (found["ice_north"], found["ice_south"]) == ([1, 3], [6])
    assert list(found["species"]) == ["red", "green"]
    assert found["species"]["red"] == {
        "tribe": "Norse",
        "vp": total(t.s, 0),
        "members": 7,
        "elders": [1, 6],
        "animals": ["grey_wolf"],
        "inventions": ["alpine_ibex"],
        "women": ["singing_woman"],
        "side": "tribal",
    }
    assert found["species"]["green"]["tribe"] == "Tunit"
    assert view(t.s, -1)["greenland"] == found
    t.start("assign")
    assert view(t.s, -1)["greenland"] is None


def test_nea_13_2_1_one_player_runs_all_species() -> None:
    """NEA-13.2: one seat decides for all, all points count."""
    t = Table("red", "yellow", "green", solo=True)
    t.row("S1", "red_deer")
    t.start("assign")
    assert (t.s.seats, t.s.decider, t.decider) == (1, 0, "red")
    t.play("done")
    assert (t.s.decider, t.decider) == (0, "yellow")
    assert sum(seat_parts(t.s, 0)) == sum(total(t.s, colour) for colour in range(3))


def test_nea_13_2_2_two_species_with_animals_win() -> None:
    """Settled or not."""
    t = Table(variant="cooperative")
    t.set("red", animals="grey_wolf*")
    assert winners(t.s) == []
    t.set("green", animals="mouflon")
    assert winners(t.s) == [0, 1, 2]


def test_nea_13_2_3_trophies_must_be_taken() -> None:
    t = Table(variant="cooperative")
    t.row("N1", "great_auk")
    t.group("N1", "red", 2)
    t.start("own_hunts")
    t.roll(5, 5)
    assert t.names(t.tribe("red").trophies) == ["great_auk"]


def test_nea_13_2_4_exchanges() -> None:
    """While a species is tribal each pair may make one exchange; the other must agree."""
    t = Table(variant="cooperative")
    for species in ("red", "yellow", "green"):
        t.set(species, vocabulary="", elders="")
    t.start("exchanges")
    assert t.options == []
    t.set("red", tribal=True, vocabulary="O2", inventions="alpine_ibex european_rabbit*")
    t.set("yellow", vocabulary="W1", inventions="chert_quarry")
    t.start("exchanges")
    assert t.decider == "red"
    assert t.options == [
        "exchange disc O W",
        "exchange inventions alpine_ibex chert_quarry",
        "exchange gift alpine_ibex",
        "pass",
    ]
    t.play("exchange disc O W")
    assert t.decider == "yellow"
    t.play("accept")
    assert t.vocabulary("red") == "O1 W1 B0"
    assert t.vocabulary("yellow") == "O1 W0 B0"
    assert t.decider == "red"
    assert t.options == ["exchange gift alpine_ibex", "pass"]
    t.play("exchange gift alpine_ibex", "decline")
    assert t.names(t.tribe("red").inventions) == ["alpine_ibex", "european_rabbit*W"]


def test_nea_13_2_4_nobody_and_no_animal_changes_species_by_an_offer() -> None:
    """Together, people, Women and animals are never traded, by offers either.

    Red could withdraw and would like to give an animal in the tableau or in the hand, a Woman,
    or her alliance: only trophies, inventions and cards of inventions are offered.
    """
    for solo in (False, True):
        options = {"solo": True} if solo else {"variant": "cooperative"}
        t = Table("red", "yellow", "green", **options)
        t.row("S1", "red_deer")
        t.set("red", tribal=True, elders="chief", pool=2, trophies="great_auk")
        t.set("red", animals="grey_wolf", inventions="alpine_ibex", hand="mouflon european_rabbit")
        t.set("green", elders="firekeeper", pool=2)
        t.woman("hearth_woman", "red")
        t.woman("totem_woman", "green")
        t.group("S1", "red", 1)
        t.group("S1", "green", 1)
        t.start("negotiate")
        t.play("offer green")
        traded = [
            token
            for token in t.options
            if token.startswith("clause") and token.split()[1] not in ("withdraw", "promise")
        ]
        assert traded == [
            "clause give_hand red european_rabbit",
            "clause give_tableau red great_auk",
            "clause give_tableau red alpine_ibex",
        ]


def test_nea_13_2_1_solo_needs_no_acceptance() -> None:
    """K2 with one player: what one proposes to oneself happens, third parties included."""
    t = Table("red", "yellow", "green", solo=True)
    t.row("S1", "red_deer")
    t.set("red", tribal=True, elders="chief", pool=2)
    for species in ("red", "yellow", "green"):
        t.group("S1", species, 2)
    t.start("negotiate")
    t.play("offer green", "clause withdraw green S1", "propose")
    assert t.hunters("S1", "green") == {}
    assert t.hunters("S1", "yellow") == {"yellow": 2}
    assert t.decider == "red"
    assert t.options == ["offer yellow", "done"]


def test_nea_13_2_4_alone_nobody_is_asked_twice() -> None:
    t = Table("red", "yellow", "green", solo=True)
    for species in ("red", "yellow", "green"):
        t.set(species, vocabulary="", elders="")
    t.set("red", tribal=True, inventions="alpine_ibex")
    t.start("exchanges")
    t.play("exchange gift alpine_ibex")
    assert t.names(t.tribe("yellow").inventions) == ["alpine_ibex"]
    assert t.decider == "yellow"


def test_nea_13_2_5_portals() -> None:
    assert Table(variant="cooperative").s.mode.portals == 5
    assert Table("red", "yellow", "green", solo=True).s.mode.portals == 6


def test_nea_13_3_item_2_extra_events() -> None:
    """NEA-13.3 items 1 to 4: once, one to three turns more (DP-20)."""
    t = alone()
    t.s.events_left = 0
    assert (t.s.mode.pool, t.s.mode.events, t.s.mode.portals) == (8, 8, 5)
    turns = next(node for node in GAME.members if isinstance(node, Turns))
    t.s.main.append(Frame(turns, NATURE))
    advance(t.s)
    assert t.options == ["extra 0", "extra 1", "extra 2", "extra 3"]
    t.play("extra 2")
    assert (t.s.events_left, t.s.extended) == (2, True)
    assert t.decider == "nature"
    t = alone()
    t.s.events_left = 0
    t.s.main.append(Frame(turns, NATURE))
    advance(t.s)
    t.play("extra 0")
    assert is_over(t.s)


def test_nea_13_3_item_5_women_come_by_themselves() -> None:
    """One disc; none without; five at most; RU-39."""
    t = alone()
    t.event("generous_woman")
    t.set("red", vocabulary="O1 B1")
    t.start("auction")
    assert t.options == ["pay 1 O", "pay 1 B"]
    t.play("pay 1 B")
    assert t.discs_on("generous_woman") == "B"
    t.event("fishing_woman")
    t.start("auction")
    assert t.removed("fishing_woman")
    for woman in ("totem_woman", "caring_woman", "hearth_woman"):
        t.woman(woman, "red", discs="O" if woman == "hearth_woman" else "")
    t.woman("naming_woman", "red", partner="red")
    t.event("dancing_woman")
    t.start("auction")
    assert t.options == [
        "replace generous_woman",
        "replace totem_woman",
        "replace caring_woman",
        "replace hearth_woman",
        "leave",
    ]
    t.play("replace hearth_woman")
    assert t.removed("hearth_woman")
    assert "dancing_woman" in t.women("red")
    t.set("red", tribal=True, vocabulary="O5")
    t.event("singing_woman")
    t.start("auction")
    assert t.removed("singing_woman")


def test_nea_13_3_item_6_strangers_join_who_lost_nobody() -> None:
    t = alone()
    t.event("healing_woman")
    t.wanderers(2)
    assert t.pool("red") == {"red": 8, "yellow": 1, "green": 1}
    t.s.dead[1] = 3
    t.wanderers(2, red=256)
    assert t.pool("red") == {"red": 8, "yellow": 1, "green": 3}
    t.wanderers(2, red=1)
    assert t.pool("red") == {"red": 8, "yellow": 1, "green": 3}


def test_nea_13_3_items_7_and_8_outside_suitors() -> None:
    """RU-14: to the earliest settled, unpartnered Woman; you attack and court first."""
    t = alone()
    t.event("healing_woman")
    t.woman("totem_woman", "red", discs="W")
    t.woman("caring_woman", "red")
    t.woman("naming_woman", "red", partner="red")
    t.woman("hearth_woman", "red")
    t.suitor("caring_woman", "red")
    t.set("red", pool=0, vocabulary="O1")
    t.start("outside", "conflict", "own_hunts", "other_hunts")
    assert [t.dead(name) for name in ("yellow", "green")] == [17, 17]
    t.roll(5)
    t.roll(4)
    assert t.decider == "red"
    t.play("resolve caring_woman")
    t.roll(5)
    t.roll(2)
    assert t.partner("caring_woman") == "green"
    t.roll(5)
    assert t.partner("hearth_woman") == ""
    assert [t.dead(name) for name in ("yellow", "green")] == [18, 17]
    assert t.pool("red") == {"red": 1}


def test_nea_13_3_item_8_outside_suitors_fight_as_war_parties() -> None:
    t = alone()
    t.event("healing_woman")
    t.woman("caring_woman", "red")
    t.suitor("caring_woman", "red")
    t.start("outside", "conflict")
    t.roll(2)
    t.roll(2)
    assert not t.s.suitors[2] & 3
    t = alone()
    t.event("healing_woman")
    t.woman("caring_woman", "red")
    t.suitor("caring_woman", "red")
    t.start("outside", "conflict")
    t.roll(1)
    assert t.options == []
    assert t.dead("green") == 18


def test_ex_65_victory_alone() -> None:
    """EX-65 and NEA-13.3 item 9."""
    t = alone()
    t.set("red", tribal=True, structure="patriarch", trophies="aurochs red_deer leopard")
    t.set("red", vocabulary="O5 W5 B5", pool=8, elders="", animals="mouflon wild_boar")
    t.woman("totem_woman", "red", partner="red")
    t.woman("caring_woman", "red", partner="green")
    t.woman("hearth_woman", "red", partner="red")
    assert t.tribe("red").trophy_points() == 4
    assert total(t.s, 0) == 15 + 8 + 2 + 6 + 16 + 8
    assert winners(t.s) == [0]
    t.s.partner[7] = 0
    assert sum(conditions(t.s).values()) == 3
    assert winners(t.s) == []
    assert view(t.s, 0)["goal"]["number"] == 3
