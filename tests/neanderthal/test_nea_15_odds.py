"""NEA-15: probabilities, exactly."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from pathlib import Path

import pytest

from hearthside.games.neanderthal.cards import BIOME_NAMED, BIOMES
from hearthside.games.neanderthal.odds import (
    Outlook,
    equal_dice,
    expected_losses,
    no_hit,
    outlook,
    robbery,
    success,
)
from hearthside.games.neanderthal.packed.faces import has_face
from hearthside.games.neanderthal.roll import HANDFULS
from hearthside.games.neanderthal.rules import NeanderthalRules
from hearthside.games.neanderthal.view import view
from hearthside.words import speaker
from tests.neanderthal.build import Table

WORDS = speaker(NeanderthalRules())


RULES = Path(__file__).parents[2] / "docs" / "rules" / "nea.md"


def rows(section: str) -> list[list[str]]:
    """The body of the first table of a section."""
    text = RULES.read_text(encoding="utf-8").split(f"### {section} ")[1].split("###")[0]
    lines = [line for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


NEEDS = [(1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (2, 3), (3, 2), (3, 3), (4, 2)]
"""Hits and faces of the rows of NEA-15.1; a 3 turned to a 1 is one face more."""


@pytest.mark.parametrize("row, need", list(zip(range(9), NEEDS, strict=True)))
def test_nea_15_1_success(row: int, need: tuple[int, int]) -> None:
    hits, faces = need
    cells = rows("NEA-15.1")[row][1:]
    assert [f"{round(100 * success(n, faces, hits))}%" for n in (3, 4, 5, 6, 8, 10)] == cells


def test_nea_15_1_agrees_with_counting() -> None:
    for dice in range(1, 5):
        rolls = list(product(range(1, 7), repeat=dice))
        for faces in (1, 2, 3):
            for hits in range(dice + 2):
                found = sum(sum(die <= faces for die in roll) >= hits for roll in rolls)
                assert success(dice, faces, hits) == Fraction(found, len(rolls))
        for number in (2, 3, 4):
            found = sum(max(roll.count(face) for face in roll) >= number for roll in rolls)
            assert equal_dice(dice, number) == Fraction(found, len(rolls))
        bites = sum(max(0, roll.count(5) + roll.count(4) - 1) + roll.count(6) for roll in rolls)
        assert expected_losses(dice, 2, 1, 1) == Fraction(bites, len(rolls))


def test_nea_15_2_every_card() -> None:
    """P, E and loss of all 36 cards for 2, 4, 6 and 8 hunters, and the net per hunter."""
    table = rows("NEA-15.2")
    assert len(table) == 36
    for name, *cells in table:
        card = next(card for card in BIOMES if WORDS.thing(f"card:{card.name}") == name)
        for n, cell in zip((2, 4, 6, 8), cells[3:7], strict=True):
            found = Outlook(card, n, 0, False, False, 0)
            said = (
                f"{round(100 * found.success)}% / {float(found.newborns):.2f} / "
                f"{float(found.losses):.2f}"
            )
            assert said == cell, name
        six = Outlook(card, 6, 0, False, False, 0)
        warm = Outlook(card, 6, 0, False, True, 0)
        assert f"{float(six.newborns / 6):.2f}" == cells[7]
        net = f"{float((six.newborns - six.losses) / 6):+.2f}"
        net += f" / {float((warm.newborns - warm.losses) / 6):+.2f}"
        assert net == cells[8], name


def test_nea_15_3_equal_dice_and_predators() -> None:
    for cells in rows("NEA-15.3"):
        n = int(cells[0])
        found = [float(100 * equal_dice(n, number)) for number in (2, 3, 4)]
        found += [float(100 * no_hit(n, faces)) for faces in (1, 2)]
        assert [f"{value:.1f}%" for value in found] == cells[1:]


def test_nea_15_3_robbery() -> None:
    """Five survivors against the Grey Wolf: 13 %."""
    t = Table()
    t.row("S1", "wild_horse", "grey_wolf")
    t.group("S1", "red", 5)
    assert robbery(t.s, 0, 6) == no_hit(5, 2) == Fraction(32, 243)
    t.row("S3", "rock_dove")
    t.group("S3", "red", 5)
    assert robbery(t.s, 0, 8) == 0


def test_nea_15_the_outlook_knows_powers() -> None:
    """NEA-15.1: a declared Alpha is one hit; inventions, wards and HEAL count.

    With the Hafted Axe every 3 is a 1, and counts for the match too (NEA-8.7.5): beside the Alpha
    three dice of 1 or 3 make four ones.
    """
    t = Table()
    t.row("N1", "european_cave_lion", "woolly_rhinoceros")
    t.set("red", elders="warrior", structure="open")
    assert outlook(t.s, 0, 0, 4, True).success == success(3, 1, 1)
    assert outlook(t.s, 0, 0, 4, True).losses == Fraction(3 * 4, 6)
    t.set("red", inventions="flint_outcrop", elders="warrior firekeeper")
    found = outlook(t.s, 0, 0, 4, False)
    assert found.success == success(4, 2, 2)
    assert found.losses == Fraction(4 * 2, 6)
    t.woman("healing_woman", "red")
    assert outlook(t.s, 0, 1, 3, False).losses == expected_losses(3, 1, 0, 1)
    assert outlook(t.s, 0, 0, 4, True).claim == Fraction(2, 6) ** 3


def test_nea_8_7_2_only_survivors_with_a_settled_elder_win_an_animal() -> None:
    """Three dice of 6 are equal too, but then all three hunters are frozen."""
    t = Table()
    t.row("N1", "greylag_goose")
    assert outlook(t.s, 0, 0, 3, False).claim == 0
    t.set("red", elders="knapper")
    assert outlook(t.s, 0, 0, 3, False).claim == Fraction(5, 216)
    t.set("red", elders="knapper firekeeper")
    assert outlook(t.s, 0, 0, 3, False).claim == equal_dice(3, 3)


def test_nea_8_6_3_robbery_knows_powers() -> None:
    """Against a predator that {1} hits, the Hafted Axe turns a 3, and a Club Alpha hits surely."""
    t = Table()
    t.row("S1", "wild_horse", "scimitar_cat")
    t.group("S1", "red", 5)
    assert robbery(t.s, 0, 6) == no_hit(5, 1)
    t.set("red", inventions="flint_outcrop")
    assert robbery(t.s, 0, 6) == no_hit(5, 2)
    t.set("red", elders="warrior")
    t.group("S1", "red", 4, alpha=True)
    assert robbery(t.s, 0, 6) == 0


def test_nea_8_6_2_only_survivors_face_the_predator() -> None:
    """Two hunters have killed the boar: both dice show 1, nobody died; of three one may have."""
    t = Table()
    t.row("S1", "wild_boar", "grey_wolf")
    t.group("S1", "red", 2)
    assert robbery(t.s, 0, 6) == no_hit(2, 2)
    t.group("S1", "red", 3)
    died = Fraction(3 * 1, 3 * 5 + 1)
    assert robbery(t.s, 0, 6) == died * no_hit(2, 2) + (1 - died) * no_hit(3, 2)


def test_nea_15_the_view_shows_the_outlook() -> None:
    t = Table()
    t.row("S1", "wild_horse", "grey_wolf")
    t.set("red", pool=4)
    t.group("S1", "red", 2)
    t.start("assign")
    found = view(t.s, 0)["outlook"]["red"]["S1"]
    assert found["now"] == 2
    assert [row["hunters"] for row in found["by_hunters"]] == [2, 3, 4, 5, 6]
    assert found["by_hunters"][2]["success"] == float(success(4, 2, 2))
    assert found["robbed"] == float(no_hit(2, 2))
    assert view(t.s, -1)["outlook"] == {}


@pytest.mark.parametrize("name", ["european_rabbit", "woolly_rhinoceros", "grey_wolf", "leopard"])
def test_nea_15_2_the_engine_agrees(name: str) -> None:
    """Every roll of three hunters, played out: the same chances and losses (NEA-8.8)."""
    card = BIOMES[BIOME_NAMED[name]]
    hits = losses = 0
    for faces, ways in zip(HANDFULS[3].faces, HANDFULS[3].weights, strict=True):
        t = Table("red", "green")
        t.s.dead_alphas = 0
        t.row("N1", name)
        t.set("red", pool=0, elders="firekeeper*", vocabulary="B1")
        t.group("N1", "red", 3)
        t.start("predators" if card.predator else "own_hunts")
        t.roll(*faces)
        if "leave" in t.options:
            t.play("leave")
        if "stop" in t.options:
            t.play("stop")
        assert t.options == []
        success_ = sum(has_face(card.hit_faces, face) for face in faces) >= card.hits
        dead = t.dead("red") - (11 - (card.newborns if success_ else 0))
        assert t.pool("red").get("red", 0) == 3 - dead + (card.newborns if success_ else 0)
        hits += ways * success_
        losses += ways * dead
    found = Outlook(card, 3, 0, False, False, 0)
    assert found.success == Fraction(hits, 216)
    assert found.losses == Fraction(losses, 216)


def test_nea_15_4_two_hunters_on_small_game_grow() -> None:
    """NEA-15.4 rests on NEA-15.2: small game feeds few, large game many."""
    rabbit, horse = (BIOMES[BIOME_NAMED[name]] for name in ("european_rabbit", "wild_horse"))
    few = [Outlook(card, 2, 0, False, False, 0).newborns for card in (rabbit, horse)]
    many = [Outlook(card, 6, 0, False, False, 0).newborns for card in (rabbit, horse)]
    assert few[0] > few[1]
    assert many[0] < many[1]


def test_nea_8_7_6_without_dice_a_claim_is_as_likely_as_success(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    card = BIOMES[BIOME_NAMED["great_auk"]]
    monkeypatch.setattr(card, "dice", 0)
    found = Outlook(card, 2, 0, False, False, 0)
    assert found.claim == found.success == Fraction(5, 9)
