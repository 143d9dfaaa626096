"""The public API keeps its promises."""

import dataclasses
import json

import pytest

import hearthside
from hearthside import Game, GameInfo, NothingToUndo, Option, OptionInfo, new_game, replay
from hearthside.core.event import EVERYBODY, NOBODY, Event
from hearthside.games.caverna.events import GAINED
from hearthside.games.caverna.goods import GOLD
from hearthside.games.caverna.state import Caverna
from tests.properties.walk import Walker, finished_game
from tests.said import question_of, reasons_of


def caverna(game: Game) -> Caverna:
    assert isinstance(game.state, Caverna)
    return game.state


def a_game(players: int = 2, seed: int = 7, plies: int = 0, **options: str | bool | int) -> Game:
    """A game in which the first option was taken until there are so many plies."""
    game = new_game("caverna", players=players, seed=seed, options=options)
    while game.ply < plies:
        game.play(game.options()[0].token)
    return game


def until(game: Game, ask: str) -> Game:
    """Play on with the first options until somebody is asked this."""
    while question_of(game, game.deciders[0])["ask"] != ask:
        game.play(game.options()[0].token)
    return game


# Games and setting up


def test_the_promised_loop() -> None:
    """The example of the documentation, word by word."""
    game = hearthside.new_game("caverna", players=3, seed=7, options={"mode": "full"})
    while not game.over:
        seat = game.deciders[0]
        option = game.options(seat)[0]
        game.play(option.token, seat)
    assert len(game.scores()) == 3
    assert game.winners()
    assert hearthside.replay(game.record()).record() == game.record()


def test_games_describe_themselves() -> None:
    (caverna,) = [info for info in hearthside.games() if info.id == "caverna"]
    assert isinstance(caverna, GameInfo)
    assert caverna.title == "Caverna: The Cave Farmers"
    assert (caverna.min_players, caverna.max_players) == (1, 7)
    assert caverna.rules_version == 2
    mode = caverna.options[0]
    assert isinstance(mode, OptionInfo)
    assert (mode.name, mode.default, mode.values) == ("mode", "full", ("introductory", "full"))
    assert mode.rule == "CAV-2.4"
    assert mode.help
    assert json.dumps([dataclasses.asdict(info) for info in hearthside.games()])


def allowed(info: GameInfo, players: int, name: str, value: bool | int | str) -> bool:
    """Can a game be set up like that?"""
    try:
        game = new_game(info.id, players, options={name: value})
    except hearthside.BadOption:
        return False
    return game.setup.options[name] == value


def test_every_described_option_can_be_chosen() -> None:
    """With some number of players; the defaults with every number."""
    for info in hearthside.games():
        numbers = range(info.min_players, info.max_players + 1)
        for option in info.options:
            for value in option.values:
                assert any(allowed(info, n, option.name, value) for n in numbers)
            assert all(allowed(info, n, option.name, option.default) for n in numbers)


def test_the_same_seed_is_the_same_game() -> None:
    assert a_game(4, 11).to_json() == a_game(4, 11).to_json()
    assert len({a_game(4, seed).to_json() for seed in range(20)}) == 20


def test_chance_decides_before_the_first_player() -> None:
    game = a_game()
    assert [move.seat for move in game.moves] == [-1, -1]
    assert game.deciders[0] >= 0


def test_options_not_chosen_have_their_defaults() -> None:
    game = new_game("caverna", 2, options={"mode": "introductory"})
    assert game.view()["options"]["mode"] == "introductory"
    assert game.view()["options"]["reveal_harvest_late"] is False


@pytest.mark.parametrize(
    "names, seats",
    [
        (None, ["Seat 0", "Seat 1"]),
        (["Anna"], ["Anna", "Seat 1"]),
        (["Anna", "Bo"], ["Anna", "Bo"]),
        (["  Anna  K. ", ""], ["Anna K.", "Seat 1"]),
        (["Anna\nmoves", "# Bo"], ["Anna moves", "# Bo"]),
    ],
)
def test_names_of_seats(names: list[str] | None, seats: list[str]) -> None:
    """Names stand in one line each, so that no name can damage a record."""
    game = new_game("caverna", players=2, names=names)
    assert game.view()["names"] == seats
    assert replay(game.record()).view()["names"] == seats


# Options and playing


def test_an_option_has_kind_token_label_and_anchor() -> None:
    game = new_game("caverna", players=2, seed=7)
    option = next(o for o in game.options() if o.token == "place excavation")
    assert isinstance(option, Option)
    assert option.label == "Place a dwarf on Excavation"
    assert option.widget == "space"
    assert option.anchor == "space:excavation_a"
    assert not option.anytime
    game.play(option.token)
    tile = next(o for o in game.options() if o.token == "tile cavern+tunnel m21-m22")
    assert tile.label == "Place cavern on M21 and tunnel on M22"
    assert tile.widget == "tile_pose"
    assert tile.anchor == "cell:m21 cell:m22"


def test_exchanges_are_flagged_and_can_be_left_out() -> None:
    game = a_game(3)
    seat = game.deciders[0]
    caverna(game).homes[seat].goods[3] = 1
    exchanges = [o.token for o in game.options(seat) if o.anytime]
    assert "ruby wood" in exchanges
    assert not any(o.anytime for o in game.options(seat, anytime=False))
    ruby = next(o for o in game.options(seat) if o.token == "ruby wood")
    assert (ruby.label, ruby.widget, ruby.anchor) == ("1 ruby for 1 wood", "button", "good:wood")


def test_without_a_seat_the_first_decider_is_meant() -> None:
    game = a_game(3)
    seat = game.deciders[0]
    assert game.options() == game.options(seat)
    game.play(game.options()[0].token)
    assert game.moves[-1].seat == seat


def test_who_decides_nothing_has_no_options() -> None:
    game = a_game(3)
    others = [seat for seat in range(3) if seat not in game.deciders]
    assert [game.options(seat) for seat in others] == [[], []]
    assert game.options(99) == []


def test_playing_counts_plies_and_chance_is_counted_too() -> None:
    game = a_game()
    ply = game.ply
    game.play("place supplies")
    assert game.ply == len(game.moves) == ply + 1
    while game.view()["round"] == 1:
        game.play(game.options()[0].token)
    assert [m.token.split()[0] for m in game.moves if m.seat == -1] == ["start", "reveal", "reveal"]


def test_a_token_may_be_written_carelessly_and_is_recorded_as_printed() -> None:
    game = a_game()
    game.play("  place   supplies ")
    assert game.moves[-1].token == "place supplies"


def test_a_feeding_plan_that_is_not_listed_is_accepted() -> None:
    """Any legal plan; see ADR 0007."""
    game = until(a_game(2), "feed")
    seat = game.deciders[0]
    home = caverna(game).homes[seat]
    home.goods[4] = home.goods[5] = 3
    plan = "feed 3 grain 3 vegetable"
    assert plan not in [option.token for option in game.options(seat)]
    game.play(plan, seat)
    assert game.moves[-1].token == plan


def test_several_seats_decide_at_the_same_time() -> None:
    game = a_game(5)
    while len(game.deciders) == 1:
        game.play(game.options()[0].token)
    late = game.deciders[-1]
    assert game.options(late)
    game.play(game.options(late)[0].token, late)
    assert game.moves[-1].seat == late
    assert late not in game.deciders or game.options(late)


# Taking back


def test_undo_and_redo_step_by_step() -> None:
    game = a_game()
    seat = game.deciders[0]
    texts = [game.to_json()]
    for token in ("place excavation", "tile cavern+tunnel m21-m22"):
        game.play(token, seat)
        texts.append(game.to_json())
    assert game.can_undo(seat)
    assert not game.can_redo(seat)
    game.undo(seat)
    assert game.to_json() == texts[1]
    assert game.can_redo(seat)
    game.undo(seat)
    assert game.to_json() == texts[0]
    game.redo(seat)
    game.redo(seat)
    assert game.to_json() == texts[2]
    assert not game.can_redo(seat)


def test_undo_stops_where_something_was_revealed_and_says_what() -> None:
    game = a_game(2)
    assert not game.can_undo(game.deciders[0])
    with pytest.raises(NothingToUndo) as caught:
        game.undo(game.deciders[0])
    card = game.moves[-1].token
    assert card.startswith("reveal ")
    assert str(caught.value) == f"This cannot be taken back: '{card}' was revealed."


def test_undo_stops_where_another_seat_has_chosen_and_says_who() -> None:
    game = a_game(2)
    first = game.deciders[0]
    game.play("place supplies")
    second = game.deciders[0]
    game.play("place wood_gathering")
    assert not game.can_undo(first)
    with pytest.raises(NothingToUndo) as caught:
        game.undo(first)
    assert str(caught.value) == f"This cannot be taken back: seat {second} has chosen since."
    game.undo(second)
    assert game.can_undo(first)
    game.undo(first)
    assert game.ply == 2


def test_undo_at_the_very_beginning() -> None:
    solo = a_game(1)
    with pytest.raises(NothingToUndo) as caught:
        solo.undo(0)
    assert str(caught.value) == "Nothing has been chosen yet."


def test_a_new_choice_forgets_what_was_taken_back() -> None:
    game = a_game()
    seat = game.deciders[0]
    game.play("place supplies", seat)
    game.undo(seat)
    game.play("place wood_gathering", seat)
    assert not game.can_redo(seat)
    with pytest.raises(NothingToUndo) as caught:
        game.redo(seat)
    assert str(caught.value) == "Nothing was taken back."


def test_redo_belongs_to_the_seat_that_took_back() -> None:
    game = a_game()
    seat = game.deciders[0]
    game.play("place supplies", seat)
    game.undo(seat)
    with pytest.raises(NothingToUndo):
        game.redo(1 - seat)
    game.redo(seat)
    assert game.moves[-1].token == "place supplies"


def test_a_whole_solo_game_can_be_taken_back() -> None:
    """Nothing is revealed in the solo game: there is no barrier."""
    game = finished_game(1, seed=3)
    end = game.to_json()
    plies = game.ply
    for _ in range(plies):
        game.undo(0)
    assert game.to_json() == new_game("caverna", 1, seed=3).to_json()
    for _ in range(plies):
        game.redo(0)
    assert game.to_json() == end


def test_at_is_the_game_as_it_was() -> None:
    game = a_game(3)
    texts = [game.at(ply).to_json() for ply in range(game.ply)]
    walker = Walker(1, "verbs")
    while not game.over:
        seat = walker.seat(game)
        texts.extend(game.at(ply).to_json() for ply in range(len(texts), game.ply))
        texts.append(game.to_json())
        game.play(walker.choose(game.options(seat)).token, seat)
    end = game.to_json()
    for ply in range(0, game.ply, 9):
        assert game.at(ply).to_json() == texts[ply]
    assert game.at(game.ply).to_json() == end == game.to_json()


def test_at_a_ply_of_chance_it_is_chance_that_decides() -> None:
    game = a_game(3).at(0)
    assert game.deciders == [-1]
    assert [o.token for o in game.options()] == ["start 0", "start 1", "start 2"]
    assert [o.anchor for o in game.options()] == ["outcome:0", "outcome:1", "outcome:2"]
    game.play("start 2")
    assert game.deciders == [2]


def test_nothing_can_be_redone_in_the_past() -> None:
    game = a_game()
    seat = game.deciders[0]
    game.play("place excavation", seat)
    game.play("tile cavern+tunnel m21-m22", seat)
    game.undo(seat)
    assert not game.at(game.ply - 1).can_redo(seat)
    assert game.can_redo(seat)


# Scores


def test_named_parts_of_a_score_add_up() -> None:
    game = finished_game(4, seed=2)
    for seat, score in enumerate(game.scores()):
        assert score.seat == seat
        assert score.total == sum(score.parts.values())
    assert list(game.scores()[0].parts) == [
        "animals",
        "missing_animals",
        "grain",
        "vegetables",
        "rubies",
        "gold",
        "dwarfs",
        "unused_spaces",
        "begging",
        "pastures",
        "mines",
        "furnishings",
        "bonuses",
    ]


def test_cav_12_18_points_so_far_begin_at_minus_28() -> None:
    """CAV-12.18: the untouched start position."""
    assert [score.total for score in a_game(7).scores()] == [-28] * 7


def test_nobody_has_won_before_the_end() -> None:
    assert a_game().winners() == []
    assert a_game().view()["winners"] == []


def test_cav_12_17_ties_share_the_victory() -> None:
    """CAV-12.17: highest total wins, there is no tie-breaker."""
    game = finished_game(4, seed=5)
    best = game.winners()
    assert len(best) == 1
    top = game.scores()[best[0]].total
    other = (best[0] + 1) % 4
    caverna(game).homes[other].goods[GOLD] += top - game.scores()[other].total
    assert game.winners() == sorted([best[0], other])
    assert game.view()["winners"] == game.winners()
    caverna(game).homes[other].goods[GOLD] += 1
    assert game.winners() == [other]


# Views


@pytest.mark.parametrize("players", range(1, 8))
def test_views_for_seats_and_spectators_are_ready_for_json(players: int) -> None:
    game = a_game(players, plies=8)
    for viewer in [*range(players), None]:
        view = game.view(viewer)
        assert json.loads(json.dumps(view)) == view
        assert view["viewer"] == viewer
        assert view["ply"] == game.ply
        assert view["deciders"] == game.deciders
        assert len(view["homes"]) == len(view["names"]) == players


def test_a_view_is_no_part_of_the_game() -> None:
    game = a_game()
    before = game.to_json()
    view = game.view(0)
    view["names"][0] = "Nobody"
    view["options"]["mode"] = "odd"
    view["homes"][0]["goods"]["wood"] = 99
    view["homes"].clear()
    view["spaces"].clear()
    view["deciders"].clear()
    assert game.to_json() == before
    assert game.view(0) != view
    assert game.view(0)["names"] == ["Seat 0", "Seat 1"]


def test_views_have_the_numbers_a_screen_needs() -> None:
    game = until(a_game(2), "feed")
    home = game.view()["homes"][game.deciders[0]]
    assert home["total"] == sum(home["points"].values())
    assert home["food_due"] == 4
    assert home["room"] == 2
    assert home["can_grow"] is False
    (dwelling,) = a_game(2).view()["homes"][0]["animals"]
    assert dwelling["cells"] == ["m41"]
    assert (dwelling["capacity"], dwelling["animal"], dwelling["count"]) == (2, None, 0)


def test_views_do_not_depend_on_what_is_hidden() -> None:
    game = a_game(3)
    known = game.view(1)
    for seed in range(10):
        assert {**game.redeal(1, seed).view(1), "ply": game.ply} == known


def test_a_new_deal_draws_the_future_anew() -> None:
    """The next card differs between deals, and the original does not change."""
    game = a_game(3)
    before = game.to_json()
    cards = set()
    for seed in range(30):
        other = game.redeal(0, seed)
        while not any(move.seat == -1 for move in other.moves):
            other.play(other.options()[0].token)
        cards.add(other.moves[-1].token)
    assert len(cards) == 2
    assert game.to_json() == before


def test_a_deal_is_not_the_true_one_whatever_its_seed() -> None:
    assert (
        a_game(3, seed=5).redeal(0, 5).state.rng != new_game("caverna", 3, seed=5).at(0).state.rng
    )


def test_why_not_says_what_hinders() -> None:
    game = a_game(2)
    seat = game.deciders[0]
    game.play("place supplies", seat)
    other = game.deciders[0]
    assert reasons_of(game, other)["supplies"] == "occupied"
    assert reasons_of(game, other)["ruby_mining"] == "nothing lies there"
    assert "wood_gathering" not in reasons_of(game, other)


def test_ask_names_the_question() -> None:
    game = a_game(2)
    seat = game.deciders[0]
    assert question_of(game, seat)["ask"] == "place"
    assert question_of(game, 1 - seat) == {}
    game.play("place excavation")
    assert question_of(game, seat)["space"] == "excavation_a"
    assert finished_game(1).ask(0) is None


# Events


def test_events_tell_what_happened_since_a_ply() -> None:
    game = a_game(2)
    ply = game.ply
    seat = game.deciders[0]
    game.play("place supplies")
    events = game.events(ply)
    assert events[0] == {
        "ply": ply + 1,
        "event": "placed",
        "seat": seat,
        "args": {"space": "space:supplies", "weapon": 0},
    }
    gains = [e["args"] for e in events if e["event"] == "gained"]
    assert {(gain["good"], gain["n"]) for gain in gains} == {
        ("good:wood", 1),
        ("good:stone", 1),
        ("good:ore", 1),
        ("good:food", 1),
        ("good:gold", 2),
    }
    assert game.events(game.ply) == []
    assert game.events()[-len(events) :] == events
    assert game.events(-5) == game.events()


def test_events_are_ready_for_json_in_every_game() -> None:
    for players in range(1, 8):
        events = finished_game(players, seed=players).events()
        assert json.loads(json.dumps(events)) == events
        assert all(event["event"] for event in events)


@pytest.mark.parametrize(
    "audience, known_to", [(EVERYBODY, [0, 1, None]), (NOBODY, []), (0, [0]), (1, [1])]
)
def test_events_reach_only_their_audience(audience: int, known_to: list[int | None]) -> None:
    game = a_game(2)
    game._events[-1] = [Event(GAINED, 0, 0, 5, audience)]
    last = game.ply - 1
    assert [viewer for viewer in (0, 1, None) if game.events(last, viewer)] == known_to


def test_taking_back_takes_events_back() -> None:
    game = a_game(2)
    before = game.events()
    game.play("place supplies")
    game.undo(game.moves[-1].seat)
    assert game.events() == before


# Copying and saving


def test_a_copy_is_the_same_game_and_goes_its_own_way() -> None:
    game = a_game(3, plies=12)
    copy = game.copy()
    assert copy.to_json() == game.to_json()
    assert copy.events() == game.events()
    before = game.to_json()
    while not copy.over:
        copy.play(copy.options()[-1].token)
    assert game.to_json() == before
    assert not game.over


def test_a_copy_can_be_taken_back() -> None:
    game = a_game(2)
    game.play("place excavation")
    before = game.to_json()
    game.play("tile cavern+tunnel m21-m22")
    copy = game.copy()
    seat = copy.moves[-1].seat
    copy.undo(seat)
    assert copy.to_json() == before
    copy.redo(seat)
    assert copy.to_json() == game.to_json()


@pytest.mark.parametrize("players", range(1, 8))
def test_a_saved_game_continues_identically(players: int) -> None:
    game = a_game(players, seed=players, plies=20)
    again = Game.from_json(game.to_json())
    assert again.to_json() == game.to_json()
    walkers = Walker(players, "sensible"), Walker(players, "sensible")
    for each, walker in zip((game, again), walkers, strict=True):
        while not each.over:
            seat = walker.seat(each)
            each.play(walker.choose(each.options(seat)).token, seat)
    assert again.to_json() == game.to_json()


def test_a_saved_game_can_be_taken_back() -> None:
    game = a_game(2)
    before = game.to_json()
    game.play("place supplies")
    again = Game.from_json(game.to_json())
    again.undo(again.moves[-1].seat)
    assert again.to_json() == before


def test_a_record_reads_as_documented() -> None:
    game = new_game("caverna", players=2, seed=7, names=["Anna", "Bo"])
    game.play("place supplies")
    lines = game.record().splitlines()
    assert lines[:5] == ["hearthside record 1", "game caverna", "rules 2", "players 2", "seed 7"]
    assert "option mode full" in lines
    assert lines[lines.index("moves") - 2 : lines.index("moves")] == ["seat 0 Anna", "seat 1 Bo"]
    assert lines[-1] == "open"
    assert lines[-2].endswith(" place supplies")
    assert finished_game(2).record().splitlines()[-1].startswith("end 0=")


def test_replay_verifies_and_returns_the_game() -> None:
    game = a_game(4, plies=30)
    again = replay(game.record())
    assert again.to_json() == game.to_json()
    assert [option.token for option in again.options()] == [o.token for o in game.options()]
