"""Frantic Fiends in the terminal: the rare questions, in positions that are set up."""

from __future__ import annotations

from pathlib import Path

import hearthside
from hearthside.terminal.painters import painter_for
from tests.cli.pilot import Screen, run
from tests.fiends.build import Table
from tests.fiends.test_ff_06_bounties import claim, winner

PAINTER = painter_for("fiends")


def shown(t: Table) -> str:
    """The screen of the seat that decides."""
    game = hearthside.new_game("fiends", t.s.seats, 1)
    game.state = t.s
    screen = Screen(100, 40)
    seat = game.deciders[0]
    screen.show(*PAINTER.screen(game, seat, PAINTER.menu(game, seat), screen))
    return screen.text()


def test_ff_7_4_a_friendly_orc_chooses_from_the_list_of_spaces() -> None:
    t = Table(players=5)
    t.home().dwarfs(0).tiles(chief_orc_dwelling="m31").orcs(B="m41 7").friend("A", "m31")
    t.home().lair.dwarfs[0] |= 200 << 8
    text = shown(t.pile("depot", wood=1, ore=1).pile("logging", wood=4).turn())
    assert "Seat 1: Place a friendly orc" in text
    assert " 1 Logging            4 wood" in text
    assert " 2 Depot              1 wood" in text
    assert "friend A (chief), at m31" in text
    assert "orc B 7: occupies m41" in text
    text = shown(t.play("place_orc A depot"))
    assert "The Chief Orc takes one more: which material?" in text
    assert " 2 One more ore" in text


def test_ff_7_1_held_orcs_move_in() -> None:
    t = Table(players=1).supply(orc_dwelling=1)
    t.home().has(wood=2, ore=2).dwarfs(0).orcs(A="f21 5", B="f22 7")
    t.home().traps(catch_net="f21", catch_stone="f22").held("A").held("B")
    text = shown(t.turn().play("place housework", "furnish orc_dwelling m31"))
    assert "A held orc makes friends: where does it live?" in text
    assert "orc A 5: f21, held" in text
    assert "Orc A moves into:   1 m31" in text
    assert "Orc B moves into:   2 m31" in text


def test_ff_10_2_donkeys_and_the_mine_orc_choose_their_mines() -> None:
    t = Table(players=1, round=5)
    t.home().tiles(mine_orc_dwelling="m31").orcs().friend("A", "m31")
    t.home().land(ore_mine="m11 m12 m13").mines(m11=4, m12=3, m13=2).has(donkey=1, food=5)
    text = shown(t.harvest())
    assert "The Mine Orc may empty an ore mine" in text
    assert "Empty the mine on:   1 m11   2 m12   3 m13" in text
    assert "4 ore" in text
    text = shown(t.play("extract m11"))
    assert "Too few donkeys: in which mines do they work?" in text
    assert "Donkeys work on:   1 m12   2 m13" in text


def test_ff_6_5_the_forger_sees_numbers_on_occupied_spaces() -> None:
    t = winner("L3")
    t.s.occupants[t.s.content.space_named["supplies"].index] = 1
    text = shown(claim(t, "forger"))
    assert "Which space do you use?" in text
    assert " Supplies           Seat 2" in text
    number = text.split(" Supplies  ")[0].split()[-1]
    assert number.isdigit()


def test_ff_12_6_bonuses_of_a_campaign_are_received() -> None:
    t = hearthside.new_game("fiends", 1, 1, {"campaign": "2::wood.pitfall"})
    screen = Screen(100, 40)
    screen.show(*PAINTER.screen(t, 0, PAINTER.menu(t, 0), screen))
    assert "Which bonus of the campaign do you receive first?" in screen.text()
    assert "Receive Pitfall" in screen.text()


def test_the_end_of_the_input_leaves_a_campaign(tmp_path: Path) -> None:
    """FF-12.3: the side of the strength card is the first question."""
    result = run("campaign", "fiends-solo", "--file", str(tmp_path / "solo.json"), typed="")
    assert result.exit_code == 0
    assert "Orcs of strength 7, 9, 11 and 14" in result.output
