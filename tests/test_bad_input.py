"""Bad input: its own exception, one clear sentence, and nothing has changed."""

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from hearthside import (
    BadOption,
    BadPlayers,
    DamagedRecord,
    DamagedState,
    Game,
    HearthsideError,
    IllegalChoice,
    NothingToUndo,
    UnknownGame,
    UnknownVersion,
    WrongSeat,
    new_game,
    replay,
)
from hearthside.campaign import Campaign, new_campaign
from hearthside.games.registry import campaign_rules
from tests.properties.walk import Walker, finished_game, new_walk
from tests.said import question_of, reasons_of


def sentence(error: BaseException) -> str:
    """The message, which must be one sentence in one line."""
    text = str(error)
    assert text.endswith("."), text
    assert not text.endswith("..")
    assert "\n" not in text
    assert ". " not in text.replace("'. '", ""), text
    assert text[0].isupper() or text[0] in "'\"", text
    return text


def refused(kind: type[HearthsideError], act: Callable[[], object]) -> str:
    """Act; exactly this kind of error must come, and this is its sentence."""
    with pytest.raises(kind) as caught:
        act()
    assert type(caught.value) is kind
    return sentence(caught.value)


def refused_by(kind: type[HearthsideError], game: Game, act: Callable[[], object]) -> str:
    """The same, and the game is untouched: its state, its history, what may be done."""
    before = game.to_json(), game.events(), game.options(), game.deciders
    text = refused(kind, act)
    assert (game.to_json(), game.events(), game.options(), game.deciders) == before
    assert game.state.log is None
    return text


@pytest.fixture
def game() -> Game:
    """Two players, seat 1 begins."""
    found = new_game("caverna", players=2, seed=7)
    while found.deciders != [1]:
        found.play(found.options()[0].token)
    return found


# Setting up


@pytest.mark.parametrize("name", ["chess", "", "Caverna", "caverna "])
def test_unknown_game(name: str) -> None:
    text = refused(UnknownGame, lambda: new_game(name, players=2))
    assert text.startswith(f"There is no game {name!r}; the games are caverna")


@pytest.mark.parametrize("players", [0, -1, 8, 99])
def test_number_of_players(players: int) -> None:
    text = refused(BadPlayers, lambda: new_game("caverna", players=players))
    assert text == f"Caverna: The Cave Farmers is for 1 to 7 players, not {players}."


@pytest.mark.parametrize("players", ["2", 2.0, None, True])
def test_the_number_of_players_is_a_number(players: Any) -> None:
    text = refused(BadPlayers, lambda: new_game("caverna", players=players))
    assert text == f"The number of players is a whole number, not {players!r}."


def test_more_names_than_seats() -> None:
    text = refused(BadPlayers, lambda: new_game("caverna", 2, names=["Anna", "Bo", "Cleo"]))
    assert text == "There are 3 names for 2 seats."


@pytest.mark.parametrize("name", ["speed", "Mode", ""])
def test_unknown_option(name: str) -> None:
    text = refused(BadOption, lambda: new_game("caverna", 2, options={name: "full"}))
    assert text.startswith(f"There is no option {name!r}; the options are mode, ")


@pytest.mark.parametrize(
    "name, value, allowed",
    [
        ("mode", "hard", "'introductory', 'full'"),
        ("reveal_harvest_late", "yes", "False, True"),
        ("reveal_harvest_late", 1, "False, True"),
        ("solo_clear_at", 5, "6, 7"),
        ("solo_clear_at", "6", "6, 7"),
    ],
)
def test_unknown_value_of_an_option(name: str, value: Any, allowed: str) -> None:
    text = refused(BadOption, lambda: new_game("caverna", 2, options={name: value}))
    assert text == f"Option {name!r} cannot be {value!r}; allowed are {allowed}."


# Choosing


@pytest.mark.parametrize(
    "token",
    [
        "stop",
        "take",
        "grow",
        "done",
        "place imitation_3",
        "place exploration",
        "tile cavern+tunnel m21-m22",
        "tile meadow f43",
        "fence f43",
        "fence f43-f42",
        "stable f43",
        "sow 1 grain",
        "furnish carpenter m31",
        "pay 1 wood",
        "pay nothing",
        "forge 3",
        "loot dog",
        "buy dog",
        "trade",
        "imitate logging",
        "feed",
        "feed 2 grain",
        "pay_food 1 grain",
        "breed sheep",
        "breed none",
        "cook 1 sheep",
        "skip fields",
        "keep logging",
        "clear logging",
        "override 4",
        "stay",
        "ruby wood",
        "ruby meadow f43",
        "eat 1 grain",
        "use trader",
        "use peaceful_cave 3",
        "start 0",
        "reveal family_life",
        "marker red",
    ],
)
def test_a_token_that_is_not_an_option(game: Game, token: str) -> None:
    """Good notation, but not possible at the first turn; what is possible is told."""
    text = refused_by(IllegalChoice, game, lambda: game.play(token, 1))
    assert text.startswith(f"{token!r} is not possible for seat 1 now; expected 'place ")


@pytest.mark.parametrize(
    "token",
    [
        "",
        " ",
        "place",
        "place moon",
        "place excavation logging",
        "Place excavation",
        "dig m21",
        "tile cavern+tunnel m21",
        "tile cavern+tunnel m21-m99",
        "tile cavern+tunnel m21-m22-m23",
        "tile swamp m21-m22",
        "tile meadow",
        "sow",
        "sow 0 grain",
        "sow 1 grain 1 grain",
        "sow 1 wood",
        "sow many grain",
        "sow 300 grain",
        "sow -1 grain",
        "furnish palace m31",
        "furnish carpenter",
        "forge",
        "forge x",
        "forge 1 2",
        "loot everything",
        "override 999",
        "feed grain",
        "feed 64 grain",
        "feed 2 dog",
        "feed work",
        "feed work gold",
        "breed dog",
        "eat grain 1",
        "use",
        "use magic",
        "ruby",
        "ruby moon",
        "ruby meadow m21 f43",
        "skip lunch",
        "start x",
        "reveal",
        "marker blue",
        "🐑",
        "place excavation; drop table",
        "stop now",
    ],
)
def test_a_token_that_is_no_notation(game: Game, token: str) -> None:
    text = refused_by(IllegalChoice, game, lambda: game.play(token, 1))
    assert text.startswith(f"{token!r} is not notation of this game; expected 'place ")


def test_few_options_are_all_told() -> None:
    """Up to four; of more options three and the number of the others."""
    game = new_game("caverna", players=2, seed=7)
    text = refused_by(IllegalChoice, game, lambda: game.play("stay"))
    n = len(game.options())
    assert n > 4
    assert text.endswith(f" or {n - 3} others.")
    start = game.at(0)
    text = refused_by(IllegalChoice, start, lambda: start.play("start 2"))
    assert text == "'start 2' is not possible for chance now; expected 'start 0', 'start 1'."


@pytest.mark.parametrize("seat", [0, 2, 99, -1, -2])
def test_the_wrong_seat(game: Game, seat: int) -> None:
    text = refused_by(WrongSeat, game, lambda: game.play("place supplies", seat))
    who = "chance" if seat < 0 else f"seat {seat}"
    assert text == f"There is nothing to decide for {who} now; it is up to seat 1."


def test_the_wrong_seat_while_several_decide() -> None:
    game = new_game("caverna", players=5, seed=2)
    while len(game.deciders) < 2 or len(game.deciders) == 5:
        game.play(game.options()[0].token)
    idle = next(seat for seat in range(5) if seat not in game.deciders)
    text = refused_by(WrongSeat, game, lambda: game.play("feed", idle))
    first, last = game.deciders[0], game.deciders[-1]
    assert text.endswith(f" and seat {last}.")
    assert f"it is up to seat {first}" in text


def test_playing_after_the_end() -> None:
    game = finished_game(2)
    assert refused_by(WrongSeat, game, lambda: game.play("done", 0)) == "The game is over."


@pytest.mark.parametrize("seat", [2, -1, 99])
def test_knowing_for_a_seat_that_does_not_exist(game: Game, seat: int) -> None:
    for act in (
        lambda: game.view(seat),
        lambda: reasons_of(game, seat),
        lambda: game.events(0, seat),
    ):
        assert refused_by(WrongSeat, game, act) == f"There is no seat {seat}."
    assert game.options(seat) == []
    assert question_of(game, seat) == {}


# Taking back


def test_undo_beyond_a_reveal(game: Game) -> None:
    fresh = new_game("caverna", players=2, seed=7)
    text = refused_by(NothingToUndo, fresh, lambda: fresh.undo(fresh.deciders[0]))
    assert text.startswith("This cannot be taken back: 'reveal ")


def test_undo_of_another_seats_choice(game: Game) -> None:
    game.play("place supplies", 1)
    text = refused_by(NothingToUndo, game, lambda: game.undo(0))
    assert text == "This cannot be taken back: seat 1 has chosen since."


def test_undo_of_nothing() -> None:
    game = new_game("caverna", players=1)
    assert refused_by(NothingToUndo, game, lambda: game.undo(0)) == "Nothing has been chosen yet."


def test_redo_of_nothing(game: Game) -> None:
    assert refused_by(NothingToUndo, game, lambda: game.redo(1)) == "Nothing was taken back."


@pytest.mark.parametrize("ply", [-1, 9999])
def test_a_step_that_does_not_exist(game: Game, ply: int) -> None:
    text = refused_by(NothingToUndo, game, lambda: game.at(ply))
    assert text == f"There are {game.ply} choices; there is no step {ply}."


# Records and saved games


def test_a_damaged_record_names_its_line(game: Game) -> None:
    lines = game.record().splitlines()
    lines[lines.index("moves") + 2] = "- reveal moon"
    number = lines.index("moves") + 3
    text = refused(DamagedRecord, lambda: replay("\n".join(lines)))
    assert text.startswith(f"Line {number}: 'reveal moon' is not notation of this game; expected")


def test_a_record_of_another_version(game: Game) -> None:
    text = refused(UnknownVersion, lambda: replay(game.record().replace("rules 2", "rules 3")))
    assert text == (
        "This record follows version 3 of the rules of Caverna: The Cave Farmers; "
        "this program plays version 2."
    )


@pytest.mark.parametrize("version", [0, 3, 99, "1", None, [1]])
def test_json_of_an_unknown_version(game: Game, version: Any) -> None:
    data = json.loads(game.to_json())
    data["hearthside"] = version
    text = refused(UnknownVersion, lambda: Game.from_json(json.dumps(data)))
    assert text == f"This game was saved as version {version!r}; this program reads 2."


def test_of_an_older_version_the_record_is_enough(game: Game) -> None:
    """What else was saved then may have another form."""
    data = json.loads(game.to_json())
    data["hearthside"] = 1
    data["state"] = {"printed_order": False}
    assert Game.from_json(json.dumps(data)).to_json() == game.to_json()


@pytest.mark.parametrize("text", ["", "{", "[]", "3", "null", '"x"', "{}", '{"record": ""}', "🐑"])
def test_text_that_is_no_saved_game(text: str) -> None:
    assert refused(DamagedState, lambda: Game.from_json(text)) == "This is not a saved game."


@pytest.mark.parametrize("opening", ["[", '{"hearthside": 2, "record": "", "state": ', '{"a":'])
def test_deep_brackets_are_no_saved_game(opening: str) -> None:
    text = opening + '{"a":[' * 100_000 if opening != "[" else opening * 200_000
    assert refused(DamagedState, lambda: Game.from_json(text)) == "This is not a saved game."
    sentence = refused(DamagedState, lambda: Campaign.from_json(text))
    assert sentence == "This is not a saved campaign."


@pytest.mark.parametrize("kind", ["agricola-solo", "agricola-campaign", "fiends-solo"])
def test_a_saved_campaign_is_as_good_as_its_sheet(kind: str) -> None:
    """Whatever is changed on a sheet: it is refused, or the campaign can go on."""
    campaign = new_campaign(kind, campaign_rules(kind).min_players, 3)
    data = json.loads(campaign.to_json())
    assert Campaign.from_json(campaign.to_json()).sheet == campaign.sheet
    values: list[Any] = [None, "x", ["x"], [[1]], [{}], {"a": 1}, 1.5, 10**30, -5, True]
    for key in [*data["sheet"], "new"]:
        for wrong in values:
            changed = {**data, "sheet": {**data["sheet"], key: wrong}}
            try:
                found = Campaign.from_json(json.dumps(changed))
            except DamagedState:
                continue
            while found.deciders:
                seat = found.deciders[0]
                found.choose(found.options(seat)[0].token, seat)
            if not found.over:
                found.next_game()


@pytest.mark.parametrize("players", [0, 9, None, "2", True, 1.0])
def test_a_saved_campaign_of_a_wrong_number(players: Any) -> None:
    data = json.loads(new_campaign("agricola-campaign", 2).to_json())
    sentence = refused(
        DamagedState, lambda: Campaign.from_json(json.dumps({**data, "players": players}))
    )
    assert f"cannot be for {players!r} players" in sentence


@pytest.mark.parametrize("sheet", [None, [], {}, "x", {"seed": 3}])
def test_a_saved_campaign_without_its_sheet(sheet: Any) -> None:
    data = json.loads(new_campaign("fiends-solo").to_json())
    text = json.dumps({**data, "sheet": sheet})
    sentence = refused(DamagedState, lambda: Campaign.from_json(text))
    assert sentence == "This campaign lacks its sheet, or parts of it."


@pytest.mark.parametrize("key", ["record", "state"])
@pytest.mark.parametrize("value", [None, 5, []])
def test_a_saved_game_without_its_parts(game: Game, key: str, value: Any) -> None:
    data = json.loads(game.to_json())
    data[key] = value
    text = refused(DamagedState, lambda: Game.from_json(json.dumps(data)))
    assert text == "This saved game lacks its record or its state."
    del data[key]
    assert refused(DamagedState, lambda: Game.from_json(json.dumps(data))) == text


def test_a_saved_game_whose_state_does_not_follow_from_its_record(game: Game) -> None:
    data = json.loads(game.to_json())
    data["state"]["homes"][0]["goods"][7] += 100
    text = refused(DamagedState, lambda: Game.from_json(json.dumps(data)))
    assert text == "The state of this saved game does not follow from its record."


def test_a_saved_game_with_another_future(game: Game) -> None:
    """The generator belongs to the state: nobody can choose the cards to come."""
    data = json.loads(game.to_json())
    data["state"]["rng"] = "12345"
    text = refused(DamagedState, lambda: Game.from_json(json.dumps(data)))
    assert text == "The state of this saved game does not follow from its record."


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path of every value inside."""
    children = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in children:
        yield (*path, key)
        if isinstance(value, dict | list):
            yield from places(value, (*path, key))


def damaged(data: Any, wrong: object) -> Iterator[Any]:
    """The data with each of its values in turn replaced by something else."""
    text = json.dumps(data)
    for path in list(places(data)):
        other = json.loads(text)
        place = other
        for key in path[:-1]:
            place = place[key]
        if place[path[-1]] != wrong:
            place[path[-1]] = wrong
            yield other


WRONG: list[object] = [None, "x", -1, 1 << 70, [], {}, [[1]], True, 1.5]


@pytest.mark.parametrize("wrong", WRONG, ids=repr)
def test_no_damage_inside_a_saved_game_goes_unnoticed(wrong: object) -> None:
    data = json.loads(new_game("caverna", players=2, seed=2).to_json())
    for state in damaged(data["state"], wrong):
        text = json.dumps({**data, "state": state})
        with pytest.raises(DamagedState) as caught:
            Game.from_json(text)
        sentence(caught.value)


@pytest.mark.parametrize("wrong", WRONG, ids=repr)
def test_damage_in_the_middle_of_a_harvest(wrong: object) -> None:
    """Reading a state with several stacks fails in one way only, if it fails."""
    game = new_game("caverna", players=3, seed=2)
    while len(game.deciders) < 2:
        game.play(game.options()[0].token)
    failures = 0
    for state in damaged(json.loads(game.to_json())["state"], wrong):
        try:
            game.rules.read(state)
        except DamagedState as error:
            sentence(error)
            failures += 1
    assert failures > 10


# Any text at all


def corrupted(rng: random.Random, token: str) -> str:
    """A token with something wrong or different in it."""
    words = token.split()
    at = rng.randrange(len(words))
    how = rng.randrange(7)
    if how == 0:
        del words[at]
    elif how == 1:
        words.insert(at, words[at])
    elif how == 2:
        words[at] = rng.choice(["0", "1", "2", "3", "9", "63", "64", "255", "256", "-1", "1e3"])
    elif how == 3:
        words[at] = rng.choice(["grain", "sheep", "gold", "ruby", "dog", "m31", "f43", "none"])
    elif how == 4:
        words.append(rng.choice(["keep 1", "1 grain", "work wood", "x"]))
    elif how == 5:
        words[at] = words[at][:-1]
    else:
        words[0] = rng.choice(["feed", "eat", "sow", "tile", "ruby", "breed", "cook", "pay_food"])
    return " ".join(words)


@pytest.mark.parametrize("players", range(1, 8))
def test_corrupted_tokens_are_refused_or_legal_and_never_break_anything(players: int) -> None:
    """At every 3rd choice ten corrupted tokens: some happen to be legal, all others say why not."""
    game, walker = new_walk(players, "full", seed=40 + players)
    rng = random.Random(players)
    seen: list[str] = []
    turn = 0
    while not game.over:
        seat = walker.seat(game)
        options = game.options(seat)
        seen += [rng.choice(options).token]
        if turn % 3 == 0:
            before = game.to_json()
            for _ in range(10):
                copy = game.copy()
                try:
                    copy.play(corrupted(rng, rng.choice(seen)), seat)
                except IllegalChoice as error:
                    sentence(error)
                    assert copy.to_json() == before
                else:
                    assert copy.ply > game.ply
                    assert replay(copy.record()).to_json() == copy.to_json()
        game.play(walker.choose(options).token, seat)
        turn += 1


@pytest.mark.parametrize("seed", range(8))
def test_records_with_a_wrong_letter_are_refused_or_another_game(seed: int) -> None:
    """One character of a record changed: a clear sentence, or a game that is legal as it stands."""
    game = new_game("caverna", players=2, seed=seed)
    walker = Walker(seed, "verbs")
    for _ in range(25):
        game.play(walker.choose(game.options()).token)
    text = game.record()
    rng = random.Random(seed)
    refusals = 0
    for _ in range(60):
        at = rng.randrange(len(text))
        damaged = text[:at] + rng.choice("aex019 -=\n#") + text[at + 1 :]
        try:
            other = replay(damaged)
        except HearthsideError as error:
            sentence(error)
            refusals += 1
        else:
            assert replay(other.record()).to_json() == other.to_json()
    assert refusals > 20
