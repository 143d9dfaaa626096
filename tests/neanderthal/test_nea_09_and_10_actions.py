"""NEA-9 and NEA-10: herding, portals, innovation, conversion, elder actions."""

from __future__ import annotations

from hearthside.core.engine import advance
from hearthside.games.neanderthal.kinds import RELEASE
from hearthside.games.neanderthal.names import DISCS, PORTALS
from hearthside.games.neanderthal.phases.portals import innovation_colours
from hearthside.games.neanderthal.release import carriers, free
from hearthside.games.neanderthal.view import view
from tests.neanderthal.build import Table


def test_ex_57_herding() -> None:
    """EX-57 and NEA-9.1."""
    t = Table("red", "green")
    t.s.dead_alphas = 0
    t.set(
        "red",
        tribal=True,
        pool=2,
        elders="knapper*",
        animals="wild_horse honey_bees",
        vocabulary="",
    )
    t.woman("singing_woman", "red", discs="O")
    t.start("herd")
    assert t.pool("red") == {"red": 3}
    t.play("release B elder knapper", "release O woman singing_woman")
    assert t.options == []
    assert t.vocabulary("red") == "O1 W0 B1"


def test_nea_9_1_vocal_players_and_unsettled_animals_do_not_herd() -> None:
    """A card settled in this phase yields next time."""
    t = Table("red", "green")
    t.s.dead_alphas = 0
    t.set("red", pool=2, elders="", animals="mouflon")
    t.start("herd")
    assert t.pool("red") == {"red": 2}
    t.set("red", tribal=True, animals="honey_bees wild_boar*")
    t.start("herd")
    t.play("release W animal wild_boar")
    assert t.pool("red") == {"red": 2}
    t.start("herd")
    assert t.pool("red") == {"red": 4}


def test_nea_10_1_one_action_or_none() -> None:
    t = Table("red", "green")
    t.s.dead_alphas = 0
    t.set("red", structure="open", vocabulary="O1", portals="VO", elders="")
    t.set("green", elders="", portals="SW")
    t.woman("singing_woman", "red")
    t.start("act")
    assert t.options == ["portal SO", "pass"]
    t.play("pass")
    assert t.options == []


def test_nea_10_2_portal_action() -> None:
    """Women one enjoys, at home or abroad; OTHER_SLOT."""
    t = Table("red", "green")
    t.s.dead_alphas = 0
    t.set("red", portals="VO", vocabulary="O1 W1 B0", elders="")
    t.set("green", elders="", structure="open", vocabulary="", portals="SW")
    t.woman("singing_woman", "red")
    t.woman("tracking_woman", "green", partner="red")
    t.start("act")
    assert t.options == ["portal SW", "portal BW", "pass"]
    t.play("portal BW")
    assert t.vocabulary("red") == "O1 W0 B0"
    t = Table("red", "green")
    t.set("red", structure="open", portals="VO", vocabulary="O1 W1 B1", elders="")
    t.woman("dreaming_woman", "red")
    t.start("act")
    assert [token for token in t.options if token.startswith("portal")] == [
        "portal SO",
        "portal SW",
        "portal BB",
        "portal BW",
    ]


def test_nea_10_2_1_portal_discs_are_no_vocabulary() -> None:
    """They cannot be bid and meet no hunting prerequisite."""
    t = Table("red", "green")
    t.row("S1", "mouflon")
    t.set("red", portals="SW BW", vocabulary="O1", elders="")
    t.start("assign")
    assert "hunt S1 1 red" not in t.options
    t = Table("red", "green")
    t.event("fishing_woman")
    t.set("red", portals="SW BW", vocabulary="O1")
    t.start("auction")
    assert t.decider == "green"


def test_ex_53_innovation() -> None:
    """EX-53 and NEA-10.3."""
    t = Table("red", "green")
    t.s.dead_alphas = 0
    t.set("red", portals="SW SO", vocabulary="", elders="")
    t.set("green", elders="", portals="SW", vocabulary="")
    t.woman("naming_woman", "red", discs="WO")
    t.start("act")
    assert t.options == ["innovate O woman naming_woman", "innovate W woman naming_woman", "pass"]
    t.play("innovate O woman naming_woman")
    assert t.options == []
    t.start("act")
    t.play("innovate W woman naming_woman")
    assert t.discs_on("naming_woman") == ""


def test_ex_53_as_it_happens_in_a_game() -> None:
    """EX-53, R-01: the Cro-Magnons begin with the orange disc of the Shaman point.

    One portal action with white later both discs of that point lie there, no other, and two
    innovations settle a Woman with one orange and one white disc.
    """
    t = Table("red", "green")
    t.s.dead_alphas = 0
    t.set("red", structure="open", elders="", vocabulary="W1")
    t.set("green", elders="", vocabulary="")
    t.woman("totem_woman", "red")
    t.woman("naming_woman", "red", discs="WO")
    t.start("act")
    t.play("portal SW")
    assert view(t.s, 0)["species"][0]["portals"].keys() == {"SO", "SW"}
    t.start("act")
    t.play("innovate O woman naming_woman")
    t.start("act")
    t.play("innovate W woman naming_woman")
    assert t.discs_on("naming_woman") == ""


def test_nea_10_3_innovate2_and_no_cards() -> None:
    """Two discs with INNOVATE2; not from animals and inventions."""
    t = Table("red", "green")
    t.s.dead_alphas = 0
    t.set("red", structure="open", portals="SW SO BB", vocabulary="", elders="knapper* firekeeper*")
    t.set("red", animals="grey_wolf*")
    t.woman("naming_woman", "red")
    t.start("act")
    assert t.options == ["innovate B elder knapper", "innovate B elder firekeeper", "pass"]
    t.play("innovate B elder knapper")
    assert t.options == ["innovate B elder firekeeper", "stop"]
    t.play("innovate B elder firekeeper")
    assert t.elders("red") == "knapper firekeeper"


def test_ex_54_exchange_of_ideas() -> None:
    """EX-54 and NEA-10.3.1."""
    t = Table("green", "red")
    t.set("green", portals="SW")
    red = t.set("red", portals="")
    t.woman("totem_woman", "red", partner="green")
    t.s.turn = 5
    red.portals[PORTALS.index("VB")] = 4
    red.portals[PORTALS.index("BB")] = 6
    assert innovation_colours(t.s, 2) == 1 << 1 | 1 << 2
    red.portals[PORTALS.index("VB")] = 0
    assert innovation_colours(t.s, 2) == 1 << 1
    t.set("red", tribal=True)
    assert innovation_colours(t.s, 2) == 7


def test_ex_55_and_nea_10_4_conversion() -> None:
    """EX-55; NEA-11.8: hand and unsettled elders stay as they are."""
    t = Table()
    t.set(
        "red", portals="VO VB SO SW", vocabulary="W1", elders="knapper firekeeper*", hand="mouflon"
    )
    t.set("red", structure="open")
    t.woman("tracking_woman", "red")
    t.start("act")
    t.play("portal BW")
    red = t.tribe("red")
    assert red.tribal
    assert red.portals == [0] * 6
    assert t.vocabulary("red") == "O2 W2 B1"
    assert t.elders("red") == "knapper firekeeper*"
    assert t.hand("red") == ["mouflon"]
    t = Table("red", "green")
    t.set("red", portals="VO VB SO SW", vocabulary="W1", structure="open")
    t.woman("tracking_woman", "red")
    t.start("act")
    t.play("portal BW")
    assert not t.tribe("red").tribal


def test_ex_56_domestication() -> None:
    """EX-56 and NEA-10.5, NEA-10.5.1, NEA-10.5.4."""
    t = Table("red", "green")
    t.s.dead_alphas = 0
    t.set("red", tribal=True, elders="shaman", hand="grey_wolf", vocabulary="W1")
    t.start("act")
    t.play("play grey_wolf")
    assert t.names(t.tribe("red").animals) == ["grey_wolf*"]
    assert t.vocabulary("red") == "O0 W0 B0"
    t = Table("red", "green")
    t.s.dead_alphas = 0
    t.set("red", tribal=True, elders="chief shaman", hand="grey_wolf", vocabulary="", pool=3)
    t.start("herd", "act")
    t.play("play grey_wolf")
    assert t.names(t.tribe("red").animals) == ["grey_wolf"]
    assert t.pool("red") == {"red": 3}
    t.set("green", elders="", portals="SW")
    t.start("herd")
    assert t.pool("red") == {"red": 4}


def test_nea_10_5_elder_and_disc_are_needed() -> None:
    """NEA-10.5.2, NEA-10.5.3, RU-23: Knapper and Trapper make inventions; the elder stays."""
    t = Table("red", "green")
    t.s.dead_alphas = 0
    t.set("red", tribal=True, elders="shaman* knapper trapper", vocabulary="B1")
    t.set("red", hand="grey_wolf alpine_ibex")
    t.set("green", portals="SW", elders="")
    t.start("act")
    assert t.options == ["play alpine_ibex B", "pass"]
    t.play("play alpine_ibex B")
    assert t.names(t.tribe("red").inventions) == ["alpine_ibex*B"]
    assert t.elders("red") == "shaman* knapper trapper"
    t.set("red", hand="european_rabbit")
    t.start("act")
    assert t.options == []
    t.set("red", vocabulary="W1")
    t.start("act")
    assert t.options == ["play european_rabbit W", "pass"]


def test_nea_10_5_any_invention_by_knapper_or_trapper() -> None:
    """The Knapper puts a black disc, the Trapper a white one on any invention, as one likes.

    The printed actions of both name the same kind of card and differ in elder and disc only.
    The disc that lies there is the one that is released.
    """
    for disc, other in (("B", "W"), ("W", "B")):
        t = Table("red", "green")
        t.s.dead_alphas = 0
        t.set("red", tribal=True, elders="knapper trapper", vocabulary="W1 B1", hand="alpine_ibex")
        t.set("green", portals="SW", elders="")
        t.start("act")
        assert t.options == ["play alpine_ibex B", "play alpine_ibex W", "pass"]
        t.play(f"play alpine_ibex {disc}")
        assert t.names(t.tribe("red").inventions) == [f"alpine_ibex*{disc}"]
        assert t.vocabulary("red") == ("O0 W1 B0" if disc == "B" else "O0 W0 B1")
        found: list[int] = []
        carriers(t.s, 0, DISCS.index(other), RELEASE, True, found)
        assert found == []
        free(t.s, 0, [0, 1, 1])
        advance(t.s)
        assert t.options == [f"release {disc} invention alpine_ibex", "stop"]
        t.play(f"release {disc} invention alpine_ibex")
        assert t.names(t.tribe("red").inventions) == ["alpine_ibex"]
        assert t.vocabulary("red") == "O0 W1 B1"


def test_nea_10_5_4_with_a_chief_no_disc_is_chosen() -> None:
    """One of the two elders is enough, and there is one way to play the card."""
    for elder in ("knapper", "trapper", "knapper trapper"):
        t = Table("red", "green")
        t.s.dead_alphas = 0
        t.set("red", tribal=True, elders=f"chief {elder}", vocabulary="", hand="european_rabbit")
        t.set("green", portals="SW", elders="")
        t.start("act")
        assert t.options == ["play european_rabbit", "pass"]
        t.play("play european_rabbit")
        assert t.names(t.tribe("red").inventions) == ["european_rabbit"]


def test_nea_3_5_3_the_action_waits_for_a_swap() -> None:
    """Who could swap the Alpha is asked even if there is nothing else to do."""
    t = Table("red", "green")
    t.set("red", portals="VO", elders="warrior")
    t.start("act")
    assert t.options == ["pass"]
    assert t.side_options == ["swap red"]
