"""FF-8: orc events and movement."""

import pytest

from hearthside.games.caverna.cells import ENTRY_CELL, cell_name, cell_named
from hearthside.games.fiends.movement import displacements, path
from hearthside.games.fiends.tables import BOARDS, CARDS
from tests.fiends.build import Table

CARD = {card.name: card for card in CARDS}


def walk(start: str, card: str) -> list[str]:
    cells = path(cell_named(start), CARD[card])
    return ["cave" if cell == ENTRY_CELL else cell_name(cell) for cell in cells]


def test_ff_8_8_and_8_9_grain_is_trampled() -> None:
    """EX-28: B from f22 by L L; the second step leads down onto the grain."""
    t = Table(players=1, round=3, bribes="gold gold gold gold")
    t.home().orcs(B="f22 7").crops(f31="grain 3").land(meadow="f32").has(dog=1, sheep=1)
    t.event(1).play("arrange f32=1sheep+1dog", "card 0 M2-4")
    assert t.orc("B") == "f31 7"
    assert t.lair().sown() == 0
    assert t.terrain("f31") == "field"
    assert (t.animals(), t.dogs()) == ((1, 0, 0, 0), 1)


@pytest.mark.parametrize(
    "start, card, way",
    [
        ("f13", "M1-7", ["f23"]),
        ("f41", "M1-4", ["f42"]),
        ("f43", "M1-8", ["cave"]),
        ("f43", "M1-7", ["f33"]),
        ("f33", "M1-3", ["f43"]),
        ("f33", "M2-2", ["f43", "cave"]),
        ("f23", "M3-9", ["f33", "f43", "cave"]),
    ],
    ids=["EX-29", "EX-30", "EX-31", "EX-32", "EX-33", "EX-34", "EX-35"],
)
def test_ff_8_8_steps_and_their_replacements(start: str, card: str, way: list[str]) -> None:
    """EX-29 to EX-35; only R from f43 passes the entrance (R15)."""
    assert walk(start, card) == way


def test_ff_8_8_one_card_avoids_the_trap() -> None:
    """EX-36: of stack 3 only M3-9 leads orc A from f11 past f21."""
    avoiding = [
        card.name for card in CARDS if card.reach == 3 and "f21" not in walk("f11", card.name)
    ]
    assert avoiding == ["M3-9"]


def test_ff_8_9_half_a_large_pasture() -> None:
    """EX-37: entering f33 removes all sheep and the dog on f32; pasture and stable stay."""
    t = Table(players=1, round=3, bribes="gold gold gold gold")
    t.home().orcs(B="f23 7").land(large="f32-f33", stable="f32").has(sheep=6, dog=1)
    t.event(1).play("arrange f32=6sheep+1dog", "card 0 M2-3", "proceed")
    assert (t.animals(), t.dogs()) == ((0, 0, 0, 0), 0)
    assert t.terrain("f32") == t.terrain("f33") == "large"
    assert t.stables() == ["f32"]


def test_ff_8_6_where_an_orc_may_be_pushed() -> None:
    """EX-38: from f13 left, down and diagonally, not over the edge."""
    assert [cell_name(c) for c in displacements(cell_named("f13"))] == ["f12", "f22", "f23"]
    t = Table(players=1, round=3)
    t.home().orcs(C="f13 9").has(wood=1)
    t.event(1).play("card 0 M1-1")
    assert t.matching("displace") == ["f12", "f22", "f23"]


def test_ff_8_6_pushed_through_the_entrance() -> None:
    """EX-39: A occupies a space at once and does not move again."""
    t = Table(players=1, round=3)
    t.home().orcs(A="f43 5").has(wood=1, food=9)
    t.event(1).play("card 0 M3-1")
    assert "m41" in t.matching("displace")
    t.play("displace m41")
    assert t.orc("A") == "m31 5"


def test_ff_8_1_rounds_of_the_events() -> None:
    """A, B, C in events 1 and 2; D only from event 3 on."""
    assert [[n > 0 for n in board.reach] for board in BOARDS] == [
        [True, True, True, False],
        [True, True, True, False],
        [True] * 4,
        [True] * 4,
    ]


def test_ff_8_2_ranges_are_those_of_the_boards() -> None:
    t = Table(players=1, round=3, bribes="gold gold gold gold")
    t.home().orcs(A="f11 5", B="f12 7", C="f13 9")
    t.event(1)
    assert t.matching("card 0")[0] == "M3-1"
    t.play("card 0 M3-1")
    assert t.matching("card 0")[0] == "M2-1"
    t.play("card 0 M2-1")
    assert len(t.matching("card 0")) == 9
    assert t.matching("card 0")[0] == "M1-1"


def test_ff_8_3_prices() -> None:
    """One wood pushes in event 1; the bribe good is that of the board."""
    t = Table(players=1, round=3, bribes="grain stone stone stone")
    t.home().orcs(C="f13 9").has(grain=3, stone=5, wood=1)
    t.event(1).play("card 0 M1-1")
    assert t.matching("bribe") == ["1", "2", "3"]
    t.play("bribe 2", "bribe 1", "displace f22")
    assert t.goods() == {"stone": 5}
    assert t.orc("C") == "f32 6"


def test_ff_8_4_letter_by_letter_in_turn_order() -> None:
    """All players finish orc A before anybody starts orc B."""
    t = Table(players=2, round=3, bribes="gold gold gold gold")
    for seat in (0, 1):
        t.home(seat).orcs(A="f11 5", B="f12 7")
    t.s.start = 1
    t.event(1).listen()
    t.play("card 1 M3-1", "card 0 M3-2", "card 1 M2-1", "card 0 M2-2")
    order = [(e["seat"], e["orc"]) for e in t.heard("stepped")]
    assert list(dict.fromkeys(order)) == [(1, "A"), (0, "A"), (1, "B"), (0, "B")]


def test_ff_8_5_without_replacement_and_only_for_the_forest() -> None:
    t = Table(players=3, round=3, bribes="gold gold gold gold")
    t.home(0).orcs(A="f11 5")
    t.home(1).orcs(A="m31 5")
    t.home(2).orcs(A="f11 5")
    t.event(1).play("card 0 M3-1")
    assert "M3-1" not in t.matching("card 2")
    assert len(t.matching("card 2")) == 8


def test_ff_8_6_bribing_to_nothing_defeats() -> None:
    """R42: at most the strength can be paid; R19: each payment is one reduction."""
    t = Table(players=1, round=3)
    t.home().orcs(C="f13 3").has(stone=9)
    t.event(1).play("card 0 M1-1")
    assert t.matching("bribe") == ["1", "2", "3"]
    t.play("bribe 1", "bribe 2")
    assert t.orc("C") == "defeated"
    assert t.lair().trophies[2] == 2


def test_ff_8_6_exchanges_are_possible_but_nothing_is_moved() -> None:
    """R20: slaughter before the orc comes; the animal leaves its own space."""
    t = Table(players=1, round=3, bribes="food gold gold gold")
    t.home().orcs(C="f13 9").land(small="f23", stable="f23").has(sheep=3)
    t.event(1).play("arrange f23=3sheep", "card 0 M1-1")
    t.play("eat 1 sheep")
    assert t.goods() == {"food": 1}
    t.play("bribe 1", "proceed")
    assert t.animals() == (0, 0, 0, 0)
    assert t.orc("C") == "f23 8"


def test_ff_8_6_without_exchanges() -> None:
    """Option convert_in_event."""
    t = Table(players=1, round=3, bribes="food gold gold gold", convert_in_event=False)
    t.home().orcs(C="f13 9").has(grain=3, wood=1)
    t.event(1).play("card 0 M1-1")
    assert t.side() == []


def test_ff_8_7_an_orc_in_the_cave_draws_nothing() -> None:
    t = Table(players=1, round=6, bribes="ore ore ore ore")
    t.home().orcs(A="m31 5").has(ore=1, food=9)
    t.event(2)
    assert t.tokens() == ["proceed", "bribe 1"]
    t.play("proceed")
    assert t.orc("A") == "m31 5"


def test_ff_8_9_other_orcs_do_not_matter() -> None:
    t = Table(players=1, round=3, bribes="gold gold gold gold")
    t.home().orcs(B="f12 7", C="f32 9")
    t.event(1).play("card 0 M2-1")
    assert t.orc("B") == "f32 7"
    assert t.orc("C") == "f32 9"


@pytest.mark.parametrize("card, cell", [("M1-1", "f11"), ("M1-2", "f12"), ("M1-3", "f13")])
def test_ff_8_10_orc_d_appears(card: str, cell: str) -> None:
    """R14: it appears on a trap and nothing happens; also for a player without orcs."""
    t = Table(players=1, round=6)
    t.home().orcs(D="reserve 12").traps(pitfall="f11 f12 f13").has(food=9)
    t.lair().power[3] = 8
    t.event(2).play(f"card 0 {card}")
    assert t.orc("D") == f"{cell} 8"
    assert t.trap(cell) == "pitfall active"


def test_ff_8_11_animals_without_room_after_the_event() -> None:
    """The Mixed Dwelling is occupied: its animals are lost; others are rehoused or cooked."""
    t = Table(players=1, round=6, bribes="gold gold gold gold")
    t.home().orcs(A="f43 5").tiles(mixed_dwelling="m31").has(boar=2, sheep=2, food=9)
    t.event(2).play("settle m41 m41", "arrange m31=2boar m41=2sheep", "card 0 M1-1")
    assert t.orc("A") == "m31 5"
    assert t.animals() == (2, 0, 0, 0)


def test_ff_8_12_event_four_ends_with_the_breakthrough() -> None:
    t = Table(players=1, round=12, bribes="gold gold gold gold")
    t.home().orcs(A="f11 5", D="f12 12").has(food=9).crops(f23="grain 3")
    t.event(4).play("card 0 M3-1", "card 0 M1-1")
    assert t.orc("A") == "m31 5"
    assert t.orc("D") == "m41 12"
