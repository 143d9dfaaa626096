"""NEA-3: discs, settling, releasing, members, Alpha, hand, benefits."""

from __future__ import annotations

from hearthside.games.neanderthal.abilities import COHESION, FORAGE, HAND_PLUS
from hearthside.games.neanderthal.benefits import abilities, enjoys, forages, hand_limit
from hearthside.games.neanderthal.births import BIRTHS
from hearthside.games.neanderthal.cards import WOMAN_NAMED
from hearthside.games.neanderthal.packed.discs import pack_discs
from hearthside.games.neanderthal.packed.members import without_alpha
from hearthside.games.neanderthal.packed.partners import make_partner
from hearthside.games.neanderthal.release import RELEASES
from tests.neanderthal.build import Table


def packed(o: int = 0, w: int = 0, b: int = 0) -> int:
    return pack_discs([o, w, b])


def test_nea_3_1_a_bid_is_carried_by_the_woman() -> None:
    """NEA-3.1: discs move, none is lost; they come back with the loss of their carrier."""
    t = Table("red", "green")
    t.event("generous_woman")
    t.order("red", "green")
    t.set("red", vocabulary="O4 W5 B4")
    t.start("auction")
    t.play("bid 3", "pass", "pay 1 O 2 B")
    assert t.vocabulary("red") == "O3 W5 B2"
    assert t.discs_on("generous_woman") == "OBB"
    t.set("red", pool=1)
    t.start("blizzard")
    assert t.removed("generous_woman")
    assert t.vocabulary("red") == "O4 W5 B5"


def test_nea_3_2_a_woman_is_settled_when_all_discs_are_gone() -> None:
    t = Table()
    t.set("red", structure="open")
    t.woman("counting_woman", "red", discs="BB")
    t.run(RELEASES, "red", done=packed(b=1))
    t.play("release B woman counting_woman")
    assert not abilities(t.s, 0) & HAND_PLUS
    t.run(RELEASES, "red", done=packed(b=1))
    t.play("release B woman counting_woman")
    assert abilities(t.s, 0) & HAND_PLUS


def test_nea_3_3_1_places_of_discs() -> None:
    """NEA-3.3 and NEA-3.3.1: Women, elders, partners, animals, inventions; your own only."""
    t = Table()
    t.set(
        "red",
        elders="chief* firekeeper*",
        tribal=True,
        animals="grey_wolf*",
        inventions="alpine_ibex*B european_rabbit*",
    )
    t.woman("singing_woman", "red", discs="OW", partner="red*")
    t.woman("totem_woman", "green", discs="W")
    t.run(RELEASES, "red", done=packed(1, 1, 1))
    assert set(t.options) == {
        "release O woman singing_woman",
        "release O partner singing_woman",
        "release O elder chief",
        "release W woman singing_woman",
        "release W animal grey_wolf",
        "release W invention european_rabbit",
        "release B elder firekeeper",
        "release B invention alpine_ibex",
        "stop",
    }
    t.play("release W animal grey_wolf", "release B invention alpine_ibex")
    assert t.names(t.tribe("red").animals) == ["grey_wolf"]
    t.play("release O partner singing_woman")
    assert t.partner("singing_woman") == "red"


def test_nea_3_3_2_structure_and_portal_discs_stay() -> None:
    t = Table()
    t.set("red", structure="open", elders="", portals="VO VB SO")
    before = t.vocabulary("red")
    t.run(RELEASES, "red", done=packed(2, 2, 2))
    assert t.options == []
    assert t.vocabulary("red") == before


def test_nea_3_3_3_releasing_is_optional() -> None:
    t = Table()
    t.run(RELEASES, "red", done=packed(b=2))
    assert t.options == ["release B elder firekeeper", "stop"]
    t.play("stop")
    assert t.elders("red") == "firekeeper*"


def test_nea_3_4_newborns_come_from_the_own_dead() -> None:
    """NEA-3.4, NEA-3.4.1, NEA-3.4.2: only own colour; if too few, what there is."""
    t = Table()
    t.s.dead = [1, 9, 9]
    t.s.dead_alphas = 0
    t.set("red", pool=2, wanderers={"green": 1})
    t.run(BIRTHS, "red", done=3)
    assert t.pool("red") == {"red": 3, "green": 1}
    assert t.s.dead == [0, 9, 9]


def test_nea_3_4_3_elders_and_partners_are_no_part_of_the_pool() -> None:
    t = Table()
    t.set("red", pool=3, elders="firekeeper")
    t.woman("singing_woman", "green", partner="red")
    t.start("assign")
    assert "hunt N1 4 red" not in t.options
    assert t.pool("red") == {"red": 3}


def test_nea_3_4_4_the_alpha_may_be_a_newborn() -> None:
    t = Table()
    t.run(BIRTHS, "red", done=2)
    assert t.options == ["born alpha", "born members"]
    t.play("born alpha")
    assert t.pool("red") == {"red": 7, "alpha": 1}
    t = Table()
    t.s.dead[0] = 1
    t.run(BIRTHS, "red", done=2)
    assert t.pool("red") == {"red": 7, "alpha": 1}


def test_nea_3_5_1_powers_of_the_alpha() -> None:
    """NEA-3.5: by settled elders only."""
    t = Table()
    red = t.set("red", elders="knapper warrior* trapper")
    assert [red.power(category) for category in range(3)] == [True, True, False]
    assert red.powerful()
    assert not t.set("green", elders="firekeeper").powerful()


def test_nea_3_5_2_the_power_is_declared_before_the_dice() -> None:
    t = Table()
    t.row("S1", "european_rabbit", "red_deer", "chert_quarry")
    t.set("red", elders="trapper")
    t.group("S1", "red", 1, alpha=True)
    t.start("own_hunts")
    assert t.options == ["power", "no_power"]
    t.play("no_power")
    t.roll(5, 5)
    assert t.pool("red")["alpha"] == 1
    t.group("S2", "red", 1, alpha=True)
    t.tribe("red").pool = without_alpha(t.tribe("red").pool)
    t.start("own_hunts")
    assert t.decider == "nature"


def test_ex_28_alpha_swap() -> None:
    """EX-28 and NEA-3.5.3."""
    t = Table()
    t.row("S1", "red_deer")
    t.set("red", pool=4, elders="trapper")
    t.start("assign")
    assert t.side_options == ["swap red"]
    t.play("swap red")
    assert t.pool("red") == {"red": 3, "alpha": 1}
    assert (t.dead("red"), t.alpha_dead("red")) == (12, False)
    assert t.side_options == []
    t = Table()
    t.row("S1", "red_deer")
    t.set("red", pool=4, elders="trapper firekeeper^*")
    t.start("assign")
    t.play("swap red")
    assert t.elders("red") == "trapper firekeeper*"
    assert t.pool("red") == {"red": 3, "alpha": 1}


def test_nea_3_5_3_an_elder_gives_the_swap_a_meaning() -> None:
    """The Alpha is made by a swap as soon as there is an elder of level 3, 4 or 5.

    The elder need not be settled: a hunt of the same turn may settle them while the Alpha
    stands on another card (EX-46). With Firekeeper, Chief and Shaman alone the Alpha is a
    member like all others, and a swap would change nothing.
    """
    for elders, swaps in (
        ("", []),
        ("firekeeper", []),
        ("chief shaman firekeeper", []),
        ("firekeeper^", []),
        ("knapper*", ["swap red"]),
        ("warrior", ["swap red"]),
        ("trapper^*", ["swap red"]),
    ):
        t = Table()
        t.row("S1", "red_deer")
        t.set("red", pool=4, tribal=True, elders=elders)
        t.start("assign")
        assert t.side_options == swaps, elders


def test_nea_3_5_3_the_alpha_may_leave_a_partner_box_but_not_during_a_roll() -> None:
    t = Table()
    t.s.dead_alphas = 6
    t.woman("singing_woman", "green", partner="red^")
    t.set("red", pool=2, elders="trapper")
    t.set("red", inventions="european_rabbit")
    t.row("S1", "great_auk", "pond_tortoise")
    t.start("assign")
    t.play("hunt S1 1 red")
    assert t.side_options == ["swap red"]
    t.play("swap red")
    assert t.partner("singing_woman") == "red"
    t = Table()
    t.set("red", pool=2, inventions="willow_ptarmigan")
    t.row("S1", "rock_dove")
    t.group("S1", "red", 2)
    t.start("own_hunts")
    t.roll(3, 4)
    assert t.options == ["turn 1", "turn 0"]
    assert t.side_options == []


def test_nea_3_5_3_wanderers_cannot_take_his_place() -> None:
    t = Table()
    t.row("S1", "red_deer")
    t.set("red", pool=0, elders="knapper", wanderers={"green": 2})
    t.set("red", structure="patriarch")
    t.woman("singing_woman", "red", partner="red")
    t.woman("totem_woman", "red")
    t.start("assign")
    assert t.options == ["relocate singing_woman totem_woman", "done"]
    assert t.side_options == []


def test_nea_3_6_and_3_7_1_hand_limit() -> None:
    """NEA-3.7, NEA-3.7.1, RU-10: settled elders on both sides, one more with HAND_PLUS."""
    t = Table()
    t.set("red", elders="knapper trapper* firekeeper", structure="open")
    assert hand_limit(t.s, 0) == 2
    t.woman("counting_woman", "red")
    assert hand_limit(t.s, 0) == 3


def test_ex_52_the_limit_falls() -> None:
    """EX-52 and NEA-3.7.2."""
    t = Table()
    t.event("weaving_woman")
    t.set("red", elders="knapper firekeeper", hand="grey_wolf mouflon")
    t.start("elder_death")
    t.roll(3)
    assert t.decider == "red"
    assert t.options == ["discard grey_wolf", "discard mouflon"]
    t.play("discard mouflon")
    assert t.hand("red") == ["grey_wolf"]
    assert t.removed("mouflon")


def test_nea_3_7_3_no_hand_cards_without_a_settled_elder() -> None:
    t = Table()
    t.row("S1", "honey_bees")
    t.group("S1", "red", 3)
    t.set("red", pool=0, elders="firekeeper*", structure="open")
    t.start("own_hunts")
    t.roll(5, 5, 5)
    assert t.card("S1") == "honey_bees"
    assert t.hand("red") == []


def test_nea_3_8_who_enjoys_a_woman() -> None:
    """NEA-3.8, RU-09, RU-44."""
    t = Table()
    woman = WOMAN_NAMED["storytelling_woman"]
    t.woman("storytelling_woman", "red", discs="O")
    t.set("red", structure="open")
    assert not enjoys(t.s, 0, woman)
    t.s.discs[woman] = 0
    assert enjoys(t.s, 0, woman)
    t.set("red", structure="pair_bonded")
    assert not enjoys(t.s, 0, woman)
    t.s.partner[woman] = make_partner(0, False, True)
    assert enjoys(t.s, 0, woman)
    assert not enjoys(t.s, 2, woman)
    t.s.partner[woman] = make_partner(2, False, False)
    assert enjoys(t.s, 2, woman)
    assert enjoys(t.s, 0, woman)
    assert abilities(t.s, 2) == COHESION


def test_nea_3_9_foraging_culture() -> None:
    t = Table()
    assert not forages(t.s, 0)
    t.set("red", structure="open")
    assert forages(t.s, 0)
    t.set("green", inventions="european_rabbit*")
    assert not forages(t.s, 2)
    t.set("green", inventions="european_rabbit")
    assert forages(t.s, 2)
    t.set("yellow", structure="patriarch")
    t.woman("gathering_woman", "yellow")
    assert abilities(t.s, 1) == FORAGE
    assert forages(t.s, 1)
