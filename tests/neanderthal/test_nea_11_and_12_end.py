"""NEA-11 and NEA-12: edges, end and scoring."""

from __future__ import annotations

from hearthside.core.choice import NATURE
from hearthside.core.engine import advance, is_over
from hearthside.core.state import Frame
from hearthside.games.neanderthal.benefits import survives
from hearthside.games.neanderthal.phases.auction import may_bid
from hearthside.games.neanderthal.phases.turns import Turns
from hearthside.games.neanderthal.program import GAME
from hearthside.games.neanderthal.scoring import PARTS, parts, seat_parts, total, winners
from tests.neanderthal.build import Table


def test_ex_59_lazarus() -> None:
    """EX-59 and NEA-11.1."""
    t = Table()
    t.event("dancing_woman")
    t.set("red", tribal=True, structure="patriarch", pool=0, elders="", animals="mouflon grey_wolf")
    assert not survives(t.s, 0)
    assert may_bid(t.s, 0)
    t.wanderers(1, yellow=3)
    assert t.pool("green") == {"yellow": 1, "green": 6}
    t.s.dead_alphas = 0
    t.set("red", animals="mouflon")
    t.start("herd")
    assert t.pool("red") == {"red": 2}
    assert survives(t.s, 0)


def test_nea_11_1_wanderers_of_a_lazarus_species_return() -> None:
    """They go to the dead pool; with the last own member on a card they stay."""
    t = Table("red", "green")
    t.row("S1", "red_deer", "aurochs")
    t.set("red", pool=0, elders="", wanderers={"green": 2}, vocabulary="B1")
    t.group("S2", "red", 1)
    t.start("own_hunts")
    t.roll(5)
    assert t.pool("red") == {}
    assert t.dead("green") == 13
    assert t.dead("red") == 12


def test_nea_11_3_empty_slots_persist() -> None:
    t = Table()
    t.row("N1", "musk_ox", "empty", "great_auk")
    t.row("S1", "red_deer", "empty")
    t.start("cooling")
    assert (t.card("N2"), t.card("S2")) == ("empty", "empty")
    t.start("warming")
    t.play("draw mouflon", "draw reindeer")
    assert (t.card("N2"), t.card("S2")) == ("empty", "empty")


def test_nea_11_4_southern_ice_leaves_when_it_is_covered() -> None:
    """It cannot happen by the rules; if it does the ice cap is gone."""
    t = Table()
    t.row("N1", "great_auk")
    t.row("S1", "ice")
    t.start("cooling")
    assert (t.card("S1"), t.card("N1")) == ("great_auk", "ice")


def test_nea_11_7_a_flip_keeps_partners() -> None:
    t = Table("red", "green")
    t.set("green", pool=0)
    t.set("red", structure="open", pool=9, vocabulary="O1 W1", elders="")
    t.tribe("red").structure = 1
    t.woman("totem_woman", "red", partner="red")
    t.start("chaos")
    assert t.options == []
    t.set("red", pool=9, vocabulary="O1 W1 B1")
    t.start("chaos")
    t.play("flip")
    assert t.tribe("red").structure == 0
    assert t.partner("totem_woman") == "red"
    assert parts(t.s, 0)[PARTS.index("partners")] == 1


def test_nea_12_1_the_game_ends_with_the_last_event() -> None:
    t = Table()
    t.s.events_left = 0
    turns = next(node for node in GAME.members if isinstance(node, Turns))
    t.s.main.append(Frame(turns, NATURE))
    advance(t.s)
    assert is_over(t.s)


def test_ex_64_europe_under_ice() -> None:
    """EX-64 and NEA-12.1 item 2, RU-33."""
    t = Table()
    t.row("N1", "ice", "ice", "ice", "ice", "ice", "ice")
    t.row("S1", "ice", "aurochs", "ice", "ice", "ice", "ice")
    turns = next(node for node in GAME.members if isinstance(node, Turns))
    t.s.main.append(Frame(turns, NATURE))
    t.s.main.append(Frame(turns.turn, NATURE, 3))
    t.start("cooling")
    assert is_over(t.s)
    assert t.s.frozen
    assert t.card("S2") == "ice"
    assert t.removed("aurochs")


def example_60(structure: str) -> Table:
    t = Table("red", "green")
    t.set("red", structure=structure, pool=9, alpha=True, elders="knapper", vocabulary="O12")
    t.set("red", trophies="great_auk")
    t.tribe("red").elders[2] |= 0
    t.woman("singing_woman", "red")
    t.woman("totem_woman", "red")
    t.set("green", wanderers={"red": 1})
    t.woman("hearth_woman", "green", partner="red")
    return t


def test_ex_60_and_nea_12_3_scoring() -> None:
    """EX-60, NEA-12.2, NEA-12.3: without the Knapper's own points 32."""
    t = example_60("pair_bonded")
    found = dict(zip(PARTS, parts(t.s, 0), strict=True))
    assert found == {
        "vocabulary": 12,
        "members": 10,
        "elders": 2,
        "partners": 3,
        "women": 2,
        "trophies": 2,
        "inventions": 0,
        "alpha": 3,
        "animals": 0,
        "abilities": 0,
    }
    assert sum(found.values()) - found["elders"] == 32


def test_ex_61_other_structures() -> None:
    """EX-61."""
    for structure, points in (("open", 42), ("patriarch", 34)):
        t = example_60(structure)
        found = dict(zip(PARTS, parts(t.s, 0), strict=True))
        assert sum(found.values()) - found["elders"] == points


def test_ex_62_and_nea_12_3_1_an_alpha_without_power() -> None:
    """EX-62, RU-25."""
    t = Table("red", "green")
    t.set("red", pool=2, alpha=True, elders="knapper* firekeeper", vocabulary="")
    found = dict(zip(PARTS, parts(t.s, 0), strict=True))
    assert (found["members"], found["alpha"]) == (3, 0)
    t.set("red", elders="knapper^ firekeeper", pool=2)
    found = dict(zip(PARTS, parts(t.s, 0), strict=True))
    assert (found["members"], found["alpha"], found["elders"]) == (2, 0, 4)


def test_ex_63_and_nea_12_3_2_double_trophy() -> None:
    """EX-63; VP_WOMAN."""
    t = Table("red", "green")
    t.set("red", structure="patriarch", trophies="aurochs", vocabulary="", pool=0, elders="")
    assert total(t.s, 0) == 8
    t.woman("painting_woman", "red")
    assert total(t.s, 0) == 8 + 2 + 2
    t.woman("tattooed_woman", "red")
    assert total(t.s, 0) == 8 + 2 + 4 + 2


def test_nea_12_2_unsettled_things_score_nothing() -> None:
    t = Table("red", "green")
    t.set("red", vocabulary="", pool=0, elders="knapper*", animals="grey_wolf*", hand="")
    t.set("red", inventions="alpine_ibex*")
    t.woman("singing_woman", "red", discs="O", partner="red*")
    assert total(t.s, 0) == 0
    t.set("red", animals="mouflon", inventions="chert_quarry")
    assert total(t.s, 0) == 4 + 3


def test_nea_12_4_ties() -> None:
    """Points, then vocabulary, then living members, then the last order."""
    t = Table("red", "green")
    t.set("red", vocabulary="O5", pool=3, elders="")
    t.set("green", vocabulary="O6", pool=2, elders="")
    t.order("red", "green")
    assert total(t.s, 0) == total(t.s, 2)
    assert winners(t.s) == [1]
    t.set("green", vocabulary="O5", pool=3)
    t.s.dead = [11, 0, 10]
    assert winners(t.s) == [1]
    t.s.dead = [11, 0, 11]
    assert winners(t.s) == [0]
    t.order("green", "red")
    assert winners(t.s) == [1]
    t.set("red", vocabulary="O6")
    assert winners(t.s) == [0]
    assert sum(seat_parts(t.s, 0)) == total(t.s, 0)


def test_nea_11_1_newborns_of_the_last_hunt_come_first() -> None:
    """A species is judged when its hunt and all it brings is over, pending loot included."""
    t = Table("red", "green")
    t.s.dead_alphas = 0
    t.row("N1", "great_auk", "reindeer", "wolverine")
    t.set("red", pool=0, elders="")
    t.group("N1", "red", 1, green=1)
    t.start("own_hunts")
    t.roll(1, 6)
    t.play("lose red")
    assert t.pool("red") == {"red": 1, "green": 1}
    t.set("red", pool=0)
    t.group("N2", "red", 1, green=2)
    t.start("own_hunts", "predators")
    t.roll(1, 1, 6)
    t.play("lose red")
    assert t.hunters("N3", "red") == {"green": 2}
    t.roll(3, 4)
    assert t.pool("red") == {}
    assert t.s.pending == []
