"""Frantic Fiends in the terminal: what is drawn, what has words, whole games from numbers."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

import hearthside
from hearthside.core.options import OptionValue
from hearthside.games.fiends.bounties import BOUNTIES
from hearthside.games.fiends.content import FIENDS
from hearthside.games.fiends.happenings import HAPPENINGS
from hearthside.games.fiends.harvest import FIENDS_HARVEST_NAMES
from hearthside.games.fiends.scoring import FIENDS_PARTS
from hearthside.games.fiends.traps import TRAPS
from hearthside.terminal.campaign import open_campaign, play_campaign
from hearthside.terminal.caverna.home import board
from hearthside.terminal.fiends.home import FACE, name_orcs
from hearthside.terminal.fiends.public import bounty_lines, path_text
from hearthside.terminal.fiends.sheet import dwarf_text, friend_text, orc_lines
from hearthside.terminal.fiends.words import WORDS
from hearthside.terminal.painters import painter_for
from hearthside.terminal.paper import Paper
from hearthside.terminal.seats import Seats
from hearthside.terminal.table import TableTop
from tests.cli.pilot import Screen, run
from tests.said import question_of

PAINTER = painter_for("fiends")
"""Events that are told otherwise or not at all."""


def walk(
    until: Callable[[hearthside.Game], bool],
    players: int = 2,
    seed: int = 1,
    options: dict[str, OptionValue] | None = None,
) -> hearthside.Game:
    """A random game up to the first position with a property (or to its end)."""
    game = hearthside.new_game("fiends", players, seed, options)
    chance = random.Random(seed)
    while not game.over and not until(game):
        seat = game.deciders[0]
        found = [o for o in game.options(seat) if not o.anytime] or game.options(seat)
        game.play(chance.choice(found).token, seat)
    return game


def draw(game: hearthside.Game, seat: int, paper: Paper) -> None:
    paper.show(*PAINTER.screen(game, seat, PAINTER.menu(game, seat), paper))


@pytest.mark.parametrize(
    "players, width, height",
    [
        *((players, 80, 24) for players in (1, 2, 7)),
        *((players, 120, 40) for players in (1, 2, 7)),
        (2, 60, 20),
        (2, 80, 40),
        (2, 160, 50),
    ],
)
def test_no_line_is_wider_than_the_screen(players: int, width: int, height: int) -> None:
    screen = Screen(width, height)
    seen: set[int] = set()

    def look(game: hearthside.Game) -> bool:
        part = game.ply // (17 * players)
        if part not in seen:
            seen.add(part)
            draw(game, game.deciders[0], screen)
        return False

    game = walk(look, players, players)
    screen.show(*PAINTER.position(game, screen), *PAINTER.pieces(game, [], screen))
    text = screen.text()
    assert max(len(line) for line in text.splitlines()) <= width
    assert "Orc event 1" in text
    assert "Catch Net" in text
    assert "{" not in text


@pytest.mark.parametrize("seed", [1, 2])
def test_placing_a_dwarf_fits_a_small_terminal(seed: int) -> None:
    """With two players everything is visible on 24 lines, the prompt included."""

    def look(game: hearthside.Game) -> bool:
        seat = game.deciders[0]
        if question_of(game, seat)["ask"] == "place":
            screen = Screen(80, 24)
            draw(game, seat, screen)
            assert len(screen.text().splitlines()) <= 24
        return False

    walk(look, seed=seed)


def test_the_first_screen_shows_orcs_events_and_bounties() -> None:
    """FF-2.5, FF-2.7, FF-2.9: all of it is open from the start."""
    game = walk(lambda g: True, 3)
    screen = Screen(120, 50)
    draw(game, game.deciders[0], screen)
    text = screen.text()
    for words in ("orc A5", "orc B7", "orc C9", "orc D 12: reserve", "wants m31"):
        assert words in text
    for number in range(1, 5):
        assert f"Orc event {number}: steps A" in text
    for strip in game.view()["bounties"]:
        title = WORDS.bounty_title(strip["slots"][0]["name"])
        assert f"Bounties {strip['strip']}: 1 {title} (" in text


def test_an_orc_on_its_way_is_shown_with_every_payment() -> None:
    """FF-8.6: the card, the way it leads, and the way after each bribe and displacement."""

    def after(game: hearthside.Game) -> dict[str, list[dict[str, object]]]:
        seat = game.deciders[0]
        orcs = {orc["letter"]: orc for orc in game.view(seat)["homes"][seat]["orcs"]}
        return dict(orcs[question_of(game, seat)["orc"]]["after"])

    def moving(game: hearthside.Game) -> bool:
        asked = question_of(game, game.deciders[0])
        return asked["ask"] == "activate" and bool(after(game))

    game = walk(moving)
    seat = game.deciders[0]
    asked = question_of(game, seat)
    screen = Screen(120, 50)
    draw(game, seat, screen)
    text = screen.text()
    assert f"Orc {asked['orc']}, strength {asked['strength']}, draws " in text
    assert f"Seat {seat + 1}'s orc {asked['orc']} {asked['strength']} draws " in text
    tokens = {option.token for option in game.options(seat)}
    cells = [paid for paid in after(game) if f"displace {paid}" in tokens]
    assert cells
    for cell in cells:
        assert f"displace {cell}: {path_text(after(game)[cell])}" in text


def test_board_shows_orcs_traps_mines_and_occupied_spaces() -> None:
    """A home as the view describes it (FF-0.6)."""
    home = walk(lambda g: True).view()["homes"][0]
    cells = home["cells"]
    cells["f21"] = {"terrain": "trap", "stable": False, "trap": {"name": "pitfall", "active": True}}
    cells["f22"] = {"terrain": "trap", "stable": False, "trap": {"name": "snare", "active": False}}
    cells["m21"] = {"terrain": "ore_mine", "stable": False, "goods": {"ore": 3}}
    cells["m31"].update(occupied=True, was="cavern", orcs=["A"])
    cells["f11"].pop("orcs")
    home["orcs"][0].update(status="cave", cell="m31")
    name_orcs(home)
    lines = [line.plain for line in board(home, set(), (9, 3), False, FACE)]
    assert lines[1].startswith("│         │orc B7   │orc C9   │")
    assert lines[5].startswith("│Pitfall  │xSnare   │         ││ore mine │")
    assert lines[6].startswith("│         │         │         ││3 ore    │")
    assert lines[10].endswith("││orc A5   │         │         │")
    assert [line.plain for line in orc_lines(home, True)] == ["orcs A5 m31 B7 f12 C9 f13"]
    assert orc_lines(home, False)[0].plain == "orc A 5: occupies m31"
    assert FACE.style(cells["m31"]) != FACE.style(cells["m21"])
    assert FACE.style(cells["f21"]) != FACE.style(cells["f22"])


def test_prisoners_friends_and_taken_bounties_are_named() -> None:
    """FF-6.1, FF-7.4, FF-9.5."""
    view = walk(lambda g: True).view()
    dwarf = {**view["homes"][0]["dwarfs"][0], "weapon": 5, "prisoner": True}
    assert dwarf_text(dwarf) == "weapon 5, prisoner on m41"
    friend = {"orc": "B", "dwelling": "m31", "ability": "chief", "space": None, "prisoner": False}
    assert friend_text(friend) == "friend B (chief), at m31"
    assert friend_text({**friend, "space": "armory_a"}).endswith("Armory")
    assert friend_text({**friend, "prisoner": True}).endswith("prisoner")
    slot = view["bounties"][0]["slots"][0]
    slot["taken_by"] = {"seat": 1, "orc": "A"}
    (line,) = bounty_lines(view, ["Ann", "Bob"], 80)
    assert f"1 {WORDS.bounty_title(slot['name'])} [Bob A] 2 " in line.plain


def test_everything_has_words() -> None:
    keys = [f"trap_text.{trap.name}" for trap in TRAPS]
    keys += [f"score.{part}" for part in FIENDS_PARTS]
    keys += [f"log.{one.name}" for one in HAPPENINGS.by_kind.values()]
    rich = [b.name for strip in BOUNTIES for b in strip if b.gives != "goods"]
    keys += [f"bounty_text.{name}" for name in rich]
    assert [key for key in keys if not WORDS.speaker.has(key)] == []
    for space in FIENDS.spaces:
        assert WORDS.space_text(space.name) != space.name.replace("_", " ")
    for name in WORDS.tiles:
        assert WORDS.tile_text(name)
    assert [n for n in FIENDS_HARVEST_NAMES if WORDS.harvest(n).startswith("harvest_")] == []


def test_every_question_is_a_sentence() -> None:
    seen = set()

    def look(game: hearthside.Game) -> bool:
        seat = game.deciders[0]
        asked = question_of(game, seat)["ask"]
        if asked not in seen:
            seen.add(asked)
            screen = Screen(100, 40)
            draw(game, seat, screen)
            assert "{" not in screen.text()
            assert "What do you do?" not in screen.text()
        return False

    for seed in range(1, 4):
        walk(look, 3, seed)
    assert [word for word in seen if not WORDS.speaker.has(f"ask.{word}")] == []
    assert {"place", "arrange", "activate", "claim", "occupy"} <= seen


@pytest.mark.parametrize("players", [1, 4])
def test_the_story_tells_everything(players: int) -> None:
    game = walk(lambda g: False, players, players)
    lines = PAINTER.story(game, 0)
    assert not any("{" in line.text for line in lines)
    for number in range(1, 5):
        assert any(f"Orc event {number} begins" in line.text for line in lines)
    assert [line.ply for line in lines] == sorted(line.ply for line in lines)


def test_explanations_and_tables_find_traps_and_bounties() -> None:
    assert PAINTER.explain(["pitfall"]) == [("Pitfall (4 wood, 1 stone)", "defeats an orc up to 8")]
    assert ("Lumberjack (bounty)", "3 wood") in PAINTER.explain(["lumber"])
    assert not painter_for("caverna").explain(["pitfall"])
    screen = Screen(120, 40)
    screen.show(*PAINTER.pieces(walk(lambda g: True), ["saw"], screen))
    assert "halves the strength" in screen.text()
    assert "Pitfall" not in screen.text()


def test_typed_notation_is_forgiving() -> None:
    assert PAINTER.notation("Fight a 2") == "fight A 2"
    assert PAINTER.notation("trap Pitfall F22") == "trap pitfall f22"


def test_a_whole_game_from_numbers() -> None:
    """A person who types random numbers reaches the end."""
    game = hearthside.new_game("fiends", 2, 3)
    screen = Screen(80, 24)
    top = TableTop(game, Seats(2, [0], ["random"], 2), PAINTER, screen)
    chance = random.Random(2)

    def keys() -> str:
        return str(chance.choice(top.menu.main or top.menu.side).number)

    screen.keys = lambda: "" if top.game.over else keys()
    top.run()
    assert top.game.over


def test_bots_can_be_watched() -> None:
    result = run("watch", "fiends", "--seats", "random,random", "--seed", "3", "--delay", "0")
    assert result.exit_code == 0
    assert "wins the game." in result.output


def test_the_solo_campaign_can_be_played(tmp_path: Path) -> None:
    """FF-12.2: a side is chosen, then the first game begins; it is kept in the file."""
    path = tmp_path / "solo.json"
    screen = Screen(100, 40)
    typed = iter(["1", "q", "n"])
    screen.keys = lambda: next(typed)
    play_campaign(open_campaign(path, "fiends-solo", 1, 4), Seats(1, [0], ["greedy"], 1), screen)
    text = screen.text()
    assert "Milestone " in text
    assert "orc A5" in text
    after = open_campaign(path, "fiends-solo", 1, 0)
    assert after.game is not None
    assert after.game.setup.game == "fiends"
