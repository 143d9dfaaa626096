"""What is drawn: widths, heights, words for everything, nothing but ASCII where it must be."""

from __future__ import annotations

import pytest

import hearthside
from hearthside.core.choice import make
from hearthside.core.message import Message
from hearthside.games.caverna.happenings import HAPPENINGS
from hearthside.games.caverna.scoring import PARTS
from hearthside.games.caverna.spaces import SPACES
from hearthside.games.registry import ruleset
from hearthside.terminal.caverna.home import board, unhoused
from hearthside.terminal.caverna.story import story
from hearthside.terminal.caverna.words import CAVERNA
from hearthside.terminal.menu import Fold, Menu
from hearthside.terminal.painters import painter_for
from hearthside.terminal.paper import Paper
from hearthside.words import speaker
from tests.cli.pilot import Screen, walk
from tests.said import events_of, question_of

PAINTER = painter_for("caverna")
"""Events that are told otherwise or not at all."""


def draw(game: hearthside.Game, seat: int, paper: Paper) -> None:
    paper.show(*PAINTER.screen(game, seat, PAINTER.menu(game, seat), paper))


@pytest.mark.parametrize("width, height", [(60, 20), (80, 24), (100, 35), (160, 50)])
@pytest.mark.parametrize("players", [1, 2, 4, 7])
def test_no_line_is_wider_than_the_screen(width: int, height: int, players: int) -> None:
    screen = Screen(width, height)

    def look(game: hearthside.Game) -> bool:
        if game.ply % 17 == 0:
            draw(game, game.deciders[0], screen)
        return False

    game = walk(look, players, players)
    screen.show(*PAINTER.position(game, screen))
    assert max(len(line) for line in screen.text().splitlines()) <= width


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


def test_only_ascii_where_nothing_else_is_known() -> None:
    screen = Screen(80, 40, encoding="ascii")
    assert screen.ascii
    game = walk(lambda g: g.ply > 60 and 0 in g.deciders)
    draw(game, 0, screen)
    text = screen.text()
    assert "+f11" in text
    assert "|" in text


def test_every_space_option_has_its_number_in_the_list() -> None:
    def look(game: hearthside.Game) -> bool:
        seat = game.deciders[0]
        if question_of(game, seat)["ask"] == "place":
            screen = Screen(80, 40)
            draw(game, seat, screen)
            text = screen.text()
            titles = {
                space["name"]: CAVERNA.space_title(space["name"]) for space in game.view()["spaces"]
            }
            for entry in PAINTER.menu(game, seat).main:
                if entry.option.widget == "space":
                    title = titles[entry.option.anchor.removeprefix("space:")]
                    assert f"{entry.number:>2} {title}" in text
        return False

    walk(look, players=3)


def test_board_shows_terrain_crops_animals_and_tiles() -> None:
    """A home as the view describes it."""
    game = walk(lambda g: False, seed=5)
    home = game.view()["homes"][0]
    home["cells"]["f11"] = {"terrain": "field", "stable": False, "crop": "grain", "crops": 3}
    home["cells"]["f12"] = {"terrain": "large_pasture", "stable": True}
    home["cells"]["f13"] = {"terrain": "large_pasture", "stable": False}
    home["cells"]["m11"] = {"terrain": "room", "stable": False, "tile": "cuddle_room"}
    home["large_pastures"] = [["f12", "f13"]]
    home["animals"] = [
        {"cells": ["f12", "f13"], "accepts": "any", "capacity": 8, "animal": "cattle", "count": 5,
         "dogs": 0},
        {"cells": ["m11"], "accepts": "sheep", "capacity": 2, "animal": "sheep", "count": 1,
         "dogs": 0},
    ]  # fmt: skip
    lines = [line.plain for line in board(home, {"f11"}, (9, 3), False)]
    assert lines[0].startswith("┌*f11─────┬f12────⌂──f13──────┐┌m11──────┬")
    assert lines[1].startswith("│field    │pasture   pasture  ││Cuddle   │")
    assert lines[2].startswith("│3 grain  │                   ││room     │")
    assert lines[3].startswith("│         │5/8 cat            ││1/2 sheep│")


def test_overhanging_tiles_widen_the_board() -> None:
    game = walk(lambda g: True)
    home = game.view()["homes"][0]
    home["cells"]["f40"] = {"terrain": "meadow", "stable": False}
    home["cells"]["m53"] = {"terrain": "tunnel", "stable": False}
    lines = [line.plain for line in board(home, set(), (7, 1), True)]
    assert len(lines) == 11
    assert len({len(line) for line in lines}) == 1
    assert "f40" in lines[6]
    assert "m53" in lines[8]
    assert lines[0].startswith(" " * 8 + "+f11")


def test_animals_without_room_are_named() -> None:
    games = (walk(lambda g: question_of(g, 0).get("ask") == "make_room", seed=s) for s in range(50))
    game = next(game for game in games if not game.over)
    homeless = unhoused(game.view()["homes"][0])
    assert homeless
    screen = Screen(100, 40)
    draw(game, 0, screen)
    assert "no room: " in screen.text()


def test_everything_has_words() -> None:
    for space in SPACES:
        assert CAVERNA.space_text(space.name)
    known = CAVERNA.speaker
    assert [part for part in PARTS if not known.has(f"score.{part}")] == []
    assert [one for one in HAPPENINGS.by_kind.values() if not known.has(f"log.{one.name}")] == []
    for name in CAVERNA.tiles:
        assert CAVERNA.tile_text(name)


def test_every_question_has_words() -> None:
    """In a number of games nobody is asked anything unknown."""
    seen = set()

    def look(game: hearthside.Game) -> bool:
        seen.add(question_of(game, game.deciders[0])["ask"])
        return False

    for players in range(1, 8):
        walk(look, players, players)
    assert [word for word in seen if not CAVERNA.speaker.has(f"ask.{word}")] == []
    assert len(seen) >= 8


@pytest.mark.parametrize("players", range(1, 8))
def test_the_story_tells_every_turn(players: int) -> None:
    """One line per placed dwarf, and every good gained is in it."""
    game = walk(lambda g: False, players, players)
    lines = story(game, 0)
    placed = [event for event in events_of(game) if event["event"] == "placed"]
    titles = {space.name: CAVERNA.space_title(space.name) for space in SPACES}
    told = [line for line in lines if line.seat is not None and line.text.split(":")[0]]
    starts = [(line.seat, line.text) for line in told]
    for event in placed:
        title = titles[event["space"]]
        assert any(seat == event["seat"] and text.startswith(title) for seat, text in starts)
    assert not any("{" in line.text for line in lines)
    assert [line.ply for line in lines] == sorted(line.ply for line in lines)


def test_goods_that_follow_each_other_are_added_up() -> None:
    game = hearthside.new_game("caverna", 2, seed=3)
    seat = game.deciders[0]
    game.play("place supplies", seat)
    assert story(game, game.ply - 1)[-1].text == (
        "Supplies: +1 wood, +1 stone, +1 ore, +1 food, +2 gold"
    )


def option(
    token: str, label: str = "", anchor: str = "", anytime: bool = False
) -> hearthside.Option:
    message = Message("raw", {"text": f"raw:{label or token}"})
    verb = token.split()[0]
    words = speaker(ruleset("caverna"))
    return hearthside.Option(token, verb, {}, message, "button", anchor, anytime, make(2), words)


def test_menu_numbers_everything_once() -> None:
    game = walk(lambda g: g.ply > 50)
    menu = PAINTER.menu(game, game.deciders[0])
    numbers = [entry.number for entry in menu.entries]
    folds = [item.number for item in menu.numbers.values() if isinstance(item, Fold)]
    assert sorted(numbers + folds) == list(range(1, len(menu.numbers) + 1))
    assert {e.option.token for e in menu.entries} == {
        o.token for o in game.options(game.deciders[0])
    }


def test_options_that_differ_in_a_number_share_a_line() -> None:
    menu = Menu([option(f"eat {n} gold", f"Turn {n} gold into food") for n in range(2, 30)])
    assert [line.plain for line in menu.lines(80)] == ["1-28 Turn 2 to 29 gold into food"]


def test_many_groups_are_folded() -> None:
    tiles = ("a", "b", "c", "d", "e")
    cells = ("m11", "m12")
    options = [
        option(f"furnish {t} {c}", anchor=f"tile:{t} cell:{c}") for t in tiles for c in cells
    ]
    menu = Menu(options)
    assert len(menu.top) == 5
    fold = menu.numbers[2]
    assert isinstance(fold, Fold)
    assert [entry.option.token for entry in fold.entries] == ["furnish b m11", "furnish b m12"]
    assert [entry.number for entry in fold.entries] == [8, 9]


def test_words_find_beginnings_of_words_and_parts_of_notation() -> None:
    menu = Menu([
        option("tile meadow+field f43-f33", "Place meadow on F43 and field on F33"),
        option("tile meadow+field f43-f42", "Place meadow on F43 and field on F42 (+1 food)"),
        option("ruby ore", "1 ruby for 1 ore", anytime=True),
    ])  # fmt: skip
    assert [e.option.token[-3:] for e in menu.find("f43")] == ["f33", "f42"]
    assert [e.option.token[-3:] for e in menu.find("f43-f4")] == ["f42"]
    assert [e.option.token[-3:] for e in menu.find("FIELD food")] == ["f42"]
    assert [e.option.token for e in menu.find("ore")] == ["ruby ore"]
    assert menu.find("eadow") == []


def test_explanations_find_spaces_and_tiles() -> None:
    assert [title for title, _ in CAVERNA.explain(["stone", "carver"])] == [
        "Stone carver (1 wood; 1 points)"
    ]
    assert ("Wood gathering", "Take the wood.") in CAVERNA.explain(["wood"])


def test_view_tells_the_harvest_ahead_and_its_food() -> None:
    """What is announced during a round is what its harvest brings (CAV-10.1 to 10.7, 10.11)."""
    announced: dict[int, str] = {}

    def look(game: hearthside.Game) -> bool:
        view = game.view()
        if view["harvest"] == "none" and question_of(game, game.deciders[0])["ask"] == "place":
            announced[view["round"]] = view["harvest_ahead"]
            for home in view["homes"]:
                adults = sum(not dwarf["newborn"] for dwarf in home["dwarfs"])
                due = {
                    "none": 0,
                    "special": len(home["dwarfs"]),
                    "normal": len(home["dwarfs"]) + adults,
                    "skip_one": len(home["dwarfs"]) + adults,
                }
                tiles = {cell.get("tile") for cell in home["cells"].values()}
                if "mining_cave" not in tiles:
                    assert home["food_due"] == due[view["harvest_ahead"]]
        return False

    game = walk(look, players=3, seed=2)
    events = [event["harvest"] for event in events_of(game) if event["event"] == "harvest"]
    assert list(announced.values()) == events
    assert set(events) == {"none", "special", "normal", "skip_one"}


def test_view_keeps_a_late_marker_secret() -> None:
    def round_six(game: hearthside.Game) -> bool:
        return bool(game.view()["round"] == 6)

    late = walk(round_six, options={"reveal_harvest_late": True})
    assert late.view()["harvest_ahead"] == "unknown"
    assert walk(round_six).view()["harvest_ahead"] != "unknown"
    screen = Screen(100, 40)
    draw(late, late.deciders[0], screen)
    assert "Marker face down" in screen.text()


def test_view_shows_icons_until_they_are_covered() -> None:
    cells = hearthside.new_game("caverna", 2).view()["homes"][0]["cells"]
    icons = {name: cell["icon"] for name, cell in cells.items() if "icon" in cell}
    assert icons == {
        "f13": {"boar": 1},
        "f31": {"boar": 1},
        "f42": {"food": 1},
        "m42": {"food": 1},
        "m13": {"food": 2},
    }
    for home in walk(lambda game: False).view()["homes"]:
        for cell in home["cells"].values():
            assert "icon" not in cell or cell["terrain"] in ("forest", "rock")


def test_goods_to_take_are_named() -> None:
    """What an option brings is what its preview says."""
    game = hearthside.new_game("caverna", 2, seed=3)
    seat = game.deciders[0]
    game.play("place housework", seat)
    assert "Take 1 dog" in [entry.short for entry in PAINTER.menu(game, seat).main]


def test_cells_are_listed_with_what_they_bring() -> None:
    game = hearthside.new_game("caverna", 2, seed=3)
    seat = game.deciders[0]
    game.play("place slash_and_burn", seat)
    found = {entry.option.token: entry.short for entry in PAINTER.menu(game, seat).main}
    assert found["tile meadow+field f43-f42"] == "f43-f42 +1 food"
    assert found["tile meadow+field f43-f33"] == "f43-f33"
