"""NEA-4: phases and orders."""

from __future__ import annotations

from hearthside.games.neanderthal.frames import colour_of
from hearthside.games.neanderthal.names import SPECIES
from hearthside.games.neanderthal.program import TURN
from tests.neanderthal.build import PHASES, Table


def test_nea_4_1_phases_of_a_turn() -> None:
    names = [type(node).__name__ for node in TURN.members]
    assert len(names) == len(PHASES)
    assert names.index("Auction") < names.index("Conflict") < names.index("PredatorHunts")
    t = Table()
    for species in SPECIES:
        t.set(species, pool=0, elders="")
        t.tribe(species).vocabulary = [0, 0, 0]
        t.s.dead_alphas = 0
    t.row("S1", "red_deer")
    t.start(*PHASES)
    t.play("event generous_woman")
    assert [SPECIES[c] for c in t.s.turn_order] == ["yellow", "red", "green"]
    t.play("draw wild_horse")
    assert t.options == []
    assert t.removed("generous_woman")


def test_nea_4_2_1_and_4_2_3_the_card_gives_the_order() -> None:
    """NEA-4.2, NEA-4.2.1, NEA-4.2.3."""
    t = Table()
    t.start("reveal", "council")
    t.play("event caring_woman")
    assert [SPECIES[c] for c in t.s.turn_order] == ["green", "red", "yellow"]


def test_ex_02_two_players_skip_the_unused_colour() -> None:
    """EX-02 and NEA-4.2.2."""
    t = Table("red", "green")
    t.start("reveal", "council")
    t.play("event generous_woman")
    assert [SPECIES[c] for c in t.s.turn_order] == ["red", "green"]


def test_ex_03_war_council() -> None:
    """EX-03 and NEA-4.2.4, RU-19."""
    t = Table()
    t.set("red", elders="warrior")
    t.start("reveal", "council")
    t.play("event singing_woman")
    assert t.decider == "red"
    assert len(t.options) == 6
    t.play("order green yellow red")
    assert [SPECIES[c] for c in t.s.turn_order] == ["green", "yellow", "red"]
    t = Table()
    t.set("red", elders="warrior*")
    t.set("green", elders="warrior")
    t.start("reveal", "council")
    t.play("event singing_woman")
    assert [SPECIES[c] for c in t.s.turn_order] == ["red", "yellow", "green"]


def test_nea_4_3_order_of_attacks() -> None:
    """FIRST, then most black discs, then the order; ties among FIRST by the later criteria."""
    t = Table()
    t.order("green", "yellow", "red")
    t.row("S1", "red_deer")
    for species, black in (("red", 1), ("yellow", 2), ("green", 2)):
        t.set(species, vocabulary=f"B{black}")
        t.group("S1", species, 2)
    t.start("conflict")
    attackers = []
    while t.options:
        attackers.append(SPECIES[colour_of(t.s.main[-2])])
        t.roll(6, 6)
    assert attackers == ["green", "yellow", "red"]
    t.woman("totem_woman", "red")
    t.set("red", structure="open")
    t.start("conflict")
    assert SPECIES[colour_of(t.s.main[-2])] == "red"


def test_nea_4_4_order_of_hunts() -> None:
    """NEA-4.4: own uncontested cards, then contested ones, then predators."""
    t = Table()
    t.order("green", "red", "yellow")
    t.row("S1", "red_deer", "grey_wolf", "rock_dove", "mouflon", "pond_tortoise")
    t.group("S1", "red", 1)
    t.group("S2", "red", 1)
    t.group("S3", "red", 1)
    t.group("S3", "green", 1)
    t.group("S4", "green", 1)
    t.group("S5", "green", 1)
    t.start("own_hunts", "other_hunts", "predators")
    assert t.decider == "nature" or t.options == ["resolve S4", "resolve S5"]
    t.play("resolve S5")
    t.roll(5)
    t.roll(5)
    t.roll(5)
    assert t.tribe("red").hunters[8]
    t.roll(5)
    t.roll(5)
    t.roll(3)
    assert t.options == []
    assert not any(any(tribe.hunters) for tribe in t.s.tribes)


def test_nea_4_4_1_fewest_tokens_hunt_first() -> None:
    t = Table()
    t.row("S1", "red_deer")
    t.group("S1", "red", 3)
    t.group("S1", "yellow", 2)
    t.group("S1", "green", 2)
    t.order("green", "yellow", "red")
    t.start("other_hunts")
    hunters = []
    while t.options:
        hunters.append(SPECIES[colour_of(t.s.main[-2])])
        t.roll(*(4, 5, 6)[: t.s.main[-1].pos])
    assert hunters == ["green", "yellow", "red"]
    t.group("S1", "red", 3)
    t.group("S1", "green", 2)
    t.set("red", structure="open")
    t.woman("totem_woman", "red")
    t.start("other_hunts")
    assert SPECIES[colour_of(t.s.main[-2])] == "red"


def test_nea_4_4_2_contested() -> None:
    """A suitor who faces a partner of another player waits for step 2."""
    t = Table()
    t.set("red", structure="open")
    t.woman("totem_woman", "green", partner="yellow")
    t.woman("caring_woman", "green", partner="red")
    t.suitor("totem_woman", "red")
    t.suitor("caring_woman", "red")
    t.start("own_hunts")
    t.roll(5)
    assert t.options == []
    assert t.s.suitors.count(0) == 20
    t.start("other_hunts")
    t.roll(5)
    assert not any(t.s.suitors)
