"""Decisions of every sort on the screen, and what can be asked beside them."""

from __future__ import annotations

from pathlib import Path

import hearthside
from hearthside.terminal.caverna.words import CAVERNA
from tests.cli.pilot import run, walk
from tests.said import question_of, reasons_of


def hungry(game: hearthside.Game) -> bool:
    """Seat 0 has to feed and could turn at least 2 grain into food, though that is not listed."""
    return (
        0 in game.deciders
        and question_of(game, 0).get("ask") == "feed"
        and (game.view(0)["homes"][0]["goods"]["grain"] >= 2)
        and "feed 2 grain" not in [option.token for option in game.options(0)]
    )


def at(game: hearthside.Game, tmp_path: Path, *typed: str) -> str:
    """Sit down on seat 1 of a game, type, and return what was shown."""
    assert not game.over
    path = tmp_path / "game.txt"
    path.write_text(game.record())
    lines = "".join(f"{line}\n" for line in typed)
    result = run("tui", "caverna", "--load", str(path), "--bots", "random", typed=lines)
    assert result.exit_code == 0
    return result.stdout


def feeding() -> hearthside.Game:
    for seed in range(50):
        game = walk(hungry, seed=seed)
        if not game.over:
            return game
    raise AssertionError("no game with a hungry seat 0")


def test_feeding_shows_what_is_due_and_takes_any_plan(tmp_path: Path) -> None:
    game = feeding()
    due = question_of(game, 0)["due"]
    have = game.view(0)["homes"][0]["goods"]["food"]
    path = tmp_path / "fed.txt"
    text = at(game, tmp_path, "feed 2 grain,", f"save {path}")
    assert f"Feed your dwarfs: {due} food due, {have} in store" in text
    assert "or type any plan: feed 2 grain 1 sheep" in text
    assert "0 feed 2 grain" in path.read_text().splitlines()


def test_feeding_plan_that_is_not_covered(tmp_path: Path) -> None:
    text = at(feeding(), tmp_path, "feed 60 grain")
    assert "'feed 60 grain' is not possible now." in text


def test_feeding_lists_begging(tmp_path: Path) -> None:
    game = feeding()
    text = at(game, tmp_path)
    for option in game.options(0, anytime=False):
        assert option.label in text


def test_tile_placements_are_grouped_by_their_cells(tmp_path: Path) -> None:
    game = walk(lambda g: 0 in g.deciders and any("tile cavern" in o.token for o in g.options(0)))
    text = at(game, tmp_path)
    assert "Cavern and tunnel (cavern first):" in text
    assert "Place cavern on" not in text
    for option in game.options(0, anytime=False):
        if option.widget == "tile_pose":
            assert option.token.split()[-1] in text


def test_cells_that_can_be_chosen_are_marked(tmp_path: Path) -> None:
    game = walk(lambda g: 0 in g.deciders and any("tile cavern" in o.token for o in g.options(0)))
    text = at(game, tmp_path)
    cells = {a for o in game.options(0, anytime=False) for a in o.anchor.split() if "cell:" in a}
    for cell in cells:
        assert f"*{cell.removeprefix('cell:')}" in text


def many_tiles(game: hearthside.Game) -> bool:
    found = [o for o in game.options(0) if o.token.startswith("furnish")]
    return len({o.token.split()[1] for o in found}) >= 6 and len(found) >= 12


def test_many_furnishing_tiles_are_folded_until_one_is_chosen(tmp_path: Path) -> None:
    game = next(g for g in (walk(many_tiles, seed=s) for s in range(50)) if not g.over)
    token = next(o.token for o in game.options(0) if o.token.startswith("furnish"))
    _, tile, cell = token.split()
    path = tmp_path / "built.txt"
    text = at(game, tmp_path, tile.replace("_", " "), cell, f"save {path}")
    assert f"0 {token}" in path.read_text()
    assert "points so far" in text


def test_exchanges_are_listed_and_chosen(tmp_path: Path) -> None:
    game = walk(lambda g: 0 in g.deciders and g.view()["homes"][0]["goods"]["ruby"] > 0)
    path = tmp_path / "after.txt"
    text = at(game, tmp_path, "c", "c boar", "ruby boar", f"save {path}")
    assert "1 ruby for 1 wild boar" in text
    assert "1 ruby for a tunnel:" in text
    assert "0 ruby boar" in path.read_text()


def test_no_exchange_to_list(tmp_path: Path) -> None:
    game = walk(lambda g: 0 in g.deciders and not any(o.anytime for o in g.options(0)))
    assert "There is nothing to exchange now." in at(game, tmp_path, "c")


def test_only_exchanges_are_possible(tmp_path: Path) -> None:
    def stuck(game: hearthside.Game) -> bool:
        return 0 in game.deciders and not game.options(0, anytime=False)

    game = next(g for g in (walk(stuck, seed=s) for s in range(60)) if not g.over)
    text = at(game, tmp_path, "1")
    assert "Exchange something first, so that you can go on" in text
    assert game.options(0)[0].label in text or game.options(0)[0].token.split()[-1] in text


def test_scores_by_category_for_all_seats(tmp_path: Path) -> None:
    game = walk(lambda g: g.ply > 40 and 0 in g.deciders)
    text = " ".join(at(game, tmp_path, "s").split())
    one, two = game.scores()
    assert f"Total {one.total} {two.total}" in text
    assert f"Dwarfs {one.parts['dwarfs']} {two.parts['dwarfs']}" in text


def test_log_since_the_last_turn(tmp_path: Path) -> None:
    game = walk(lambda g: g.ply > 40 and g.deciders == [0] and g.moves[-1].seat == 1)
    short = at(game, tmp_path, "l").rpartition("> l\n")[2]
    long = at(game, tmp_path, "l 500").rpartition("> l 500\n")[2]
    assert 0 < short.count("Seat 2") < long.count("Seat 2")
    assert "Round 1; new:" in long


def test_why_not(tmp_path: Path) -> None:
    game = walk(lambda g: g.ply > 20 and question_of(g, 0).get("ask") == "place")
    text = " ".join(at(game, tmp_path, "w").split())
    reasons = reasons_of(game, 0)
    assert reasons
    for name, reason in reasons.items():
        if reason != "occupied":
            assert reason.split(";")[0] in text, name


def test_tiles_with_price_and_owner(tmp_path: Path) -> None:
    def built(game: hearthside.Game) -> bool:
        cells = game.view()["homes"][1]["cells"].values()
        return 0 in game.deciders and any(c.get("tile") == "dog_school" for c in cells)

    game = next(g for g in (walk(built, seed=s) for s in range(60)) if not g.over)
    text = " ".join(at(game, tmp_path, "t dog", "t couple").split())
    assert f"Dog school free 0 Seat 2 {CAVERNA.tile_text('dog_school')}" in text
    assert f"Couple dwelling 8 wood, 6 stone 5 {CAVERNA.tile_text('couple_dwelling')}" in text


def test_introductory_game_has_fewer_tiles() -> None:
    start = ["tui", "caverna", "--seed", "1", "--bots", "random"]
    assert "Office room" in run(*start, typed="t\n").stdout
    assert "Office room" not in run(*start, "--option", "mode=introductory", typed="t\n").stdout


def test_explanations(tmp_path: Path) -> None:
    text = at(
        walk(lambda g: question_of(g, 0).get("ask") == "place"),
        tmp_path,
        "? carpenter",
        "? ruby mining",
    )
    assert f"Carpenter (1 stone; 0 points): {CAVERNA.tile_text('carpenter')}" in " ".join(
        text.split()
    )
    assert "Ruby mining: Take the rubies" in text


def test_board_of_another_seat(tmp_path: Path) -> None:
    game = walk(lambda g: g.ply > 40 and 0 in g.deciders)
    total = game.scores()[1].total
    for typed in ("b 2", "b seat 2"):
        assert f"Seat 2  {total} points so far" in at(game, tmp_path, typed)
    assert "There is no seat '3'; seats go from 1 to 2." in at(game, tmp_path, "b 3")


def test_end_of_the_game_can_be_taken_back(tmp_path: Path) -> None:
    game = walk(lambda g: question_of(g, 0).get("ask") == "final" and g.deciders == [0])
    if game.over:
        game = walk(lambda g: g.view()["round"] == 12 and question_of(g, 0).get("ask") == "feed")
    path = tmp_path / "end.txt"
    text = at(game, tmp_path, *["1"] * 4, "99", "s", f"save {path}", "u", "1", "1", "1", "")
    assert "Final scores" in text
    assert "There is nothing to choose any more." in text
    assert hearthside.replay(path.read_text()).over
