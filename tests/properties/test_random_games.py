"""What holds in every game: properties checked on seeded random games.

Each game is walked once. Cheap properties are checked before every choice, dear ones at every
n-th choice (the numbers in PROPERTIES); the soak run checks everything everywhere. A failure
prints the record up to the choice where it happened.
"""

import json
import random
from collections import Counter
from collections.abc import Callable
from typing import Any, cast

import pytest

from hearthside import Game, Option, replay
from hearthside.core import engine
from hearthside.core.state import State
from hearthside.games.caverna import codec
from hearthside.games.caverna.cells import cell_named
from hearthside.games.caverna.dwarf import strength_of
from hearthside.games.caverna.furnished import tile_of
from hearthside.games.caverna.furnishing import TILES
from hearthside.games.caverna.goods import BEGGING, GOOD_NAMES, STABLES
from hearthside.games.caverna.home import Home
from hearthside.games.caverna.state import Caverna
from hearthside.games.caverna.verbs.furnish import build
from hearthside.games.caverna.verbs.room import MakeRoom
from tests.properties import scoring
from tests.properties.walk import MODES, Walker, new_walk
from tests.said import events_of, question_of, reasons_of

GAMES = 7
"""Games per number of players and mode: with the rich ones 112 in all."""
RICH_GAMES = 2
"""Games per number of players that begin with goods and tiles, to reach what is rare otherwise."""
SOAK_GAMES = 16
RICHES = {
    "wood": 30,
    "stone": 30,
    "ore": 20,
    "ruby": 6,
    "grain": 6,
    "vegetable": 4,
    "food": 20,
    "gold": 20,
    "dog": 1,
}

UNIQUE = {tile.name for tile in TILES if not tile.unlimited}


class Ledger:
    """What every seat must hold, by the events alone."""

    def __init__(self, game: Game) -> None:
        start = game.at(0)
        self.ply = 0
        self.goods = [Counter(home["goods"]) for home in start.view()["homes"]]
        self.counts: list[Counter[str]] = [Counter() for _ in self.goods]
        for seat, home in enumerate(cast(Caverna, start.state).homes):
            self.counts[seat]["furnished"] = len(home.rooms)

    def read(self, game: Game) -> None:
        """Take in what happened since the last time."""
        for event in events_of(game, self.ply):
            seat, kind = event["seat"], event["event"]
            if kind == "gained":
                self.goods[seat][event["good"]] += event["n"]
            elif kind == "paid":
                self.goods[seat][event["good"]] -= event["n"]
            elif kind == "sowed":
                self.counts[seat]["grain"] += 3 * event["grain"]
                self.counts[seat]["vegetable"] += 2 * event["vegetable"]
            elif kind == "cropped":
                self.counts[seat]["grain"] -= event["grain"]
                self.counts[seat]["vegetable"] -= event["vegetable"]
            elif kind == "begged":
                self.counts[seat]["begged"] += event["n"]
            elif kind in ("grew", "stable_built", "furnished"):
                self.counts[seat][kind] += 1
        self.ply = game.ply


class Step:
    """A game before a choice."""

    def __init__(
        self, game: Game, seat: int, options: list[Option], walker: Walker, ledger: Ledger
    ) -> None:
        self.game = game
        self.seat = seat
        self.options = options
        self.walker = walker
        self.ledger = ledger
        self.state = cast(Caverna, game.state)


# Options


def options_are_there_and_distinct(step: Step) -> None:
    """Every deciding seat has something to choose, and no two options are the same."""
    tokens = [option.token for option in step.options]
    assert tokens
    assert len(set(tokens)) == len(tokens)
    assert len({option.choice for option in step.options}) == len(tokens)
    assert [o.token for o in step.options if not o.anytime] == [
        o.token for o in step.game.options(step.seat, anytime=False)
    ]


def only_deciders_have_options(step: Step) -> None:
    game = step.game
    assert game.deciders == sorted(set(game.deciders))
    assert step.state.decider == game.deciders[0]
    for seat in range(game.setup.players):
        assert bool(game.options(seat)) == (seat in game.deciders)
        assert bool(question_of(game, seat)) == (seat in game.deciders)


def tokens_round_trip(step: Step) -> None:
    rules = step.game.rules
    for option in step.options:
        choice = rules.parse(step.state, option.token)
        assert choice == option.choice
        assert rules.token(step.state, step.seat, choice) == option.token


def options_describe_themselves(step: Step) -> None:
    for option in step.options:
        assert option.token == " ".join(option.token.split())
        assert option.label[0].isupper() or option.label[0].isdigit()
        assert option.widget
        assert all(word.partition(":")[2] for word in option.anchor.split())
        assert option.anchor


def every_option_can_be_played(step: Step) -> None:
    """On a copy, and somebody goes on deciding or the game is over."""
    for option in step.options:
        copy = step.game.copy()
        copy.play(option.token, step.seat)
        assert copy.over or any(copy.options(seat) for seat in copy.deciders)
        assert copy.moves[step.game.ply].token == option.token


def spaces_are_offered_or_refused_with_a_reason(step: Step) -> None:
    game = step.game
    if question_of(game, step.seat)["ask"] != "place":
        return
    offered = {o.anchor.removeprefix("space:") for o in step.options if o.widget == "space"}
    refused = {
        space
        for space, reason in reasons_of(game, step.seat).items()
        if not reason.startswith("after an exchange: ")
    }
    assert all(reasons_of(game, step.seat).values())
    assert not offered & refused
    assert offered | refused == {space["name"] for space in game.view()["spaces"]}


# Copies, text, undo


def state_comes_back_from_json(step: Step) -> None:
    data = codec.write(step.state)
    assert codec.write(codec.read(json.loads(json.dumps(data)))) == data


def game_comes_back_from_json(step: Step) -> None:
    text = step.game.to_json()
    again = Game.from_json(text)
    assert again.to_json() == text
    assert again.options(step.seat) == step.options
    assert events_of(again) == events_of(step.game)


def game_comes_back_from_its_record(step: Step) -> None:
    again = replay(step.game.record())
    assert again.to_json() == step.game.to_json()
    assert again.view(step.seat) == step.game.view(step.seat)


def copies_are_independent(step: Step) -> None:
    """Playing on in a copy changes nothing in the original, and the copy is the same game."""
    before = step.game.to_json()
    copy = step.game.copy()
    assert copy.to_json() == before
    walker = Walker(step.game.ply, "verbs")
    for _ in range(12):
        if copy.over:
            break
        seat = walker.seat(copy)
        copy.play(walker.choose(copy.options(seat)).token, seat)
    assert step.game.to_json() == before


def undo_returns_the_identical_game(step: Step) -> None:
    """Unless something was revealed; and redo makes the choice again."""
    game = step.game.copy()
    before, events = game.to_json(), events_of(game)
    game.play(step.walker.random.choice(step.options).token, step.seat)
    after = game.to_json()
    if not game.can_undo(step.seat):
        assert game.moves[-1].seat == -1
        return
    game.undo(step.seat)
    assert game.to_json() == before
    assert events_of(game) == events
    assert game.options(step.seat) == step.options
    game.redo(step.seat)
    assert game.to_json() == after


# Views


def views_are_json(step: Step) -> None:
    for viewer in (step.seat, None):
        view = step.game.view(viewer)
        assert json.loads(json.dumps(view)) == view
        assert view["viewer"] == viewer
    ask = question_of(step.game, step.seat)
    assert json.loads(json.dumps(ask)) == ask


def views_of_a_new_deal_are_the_same(step: Step) -> None:
    """What a seat knows, and what it may do, does not depend on what it cannot know."""
    game = step.game
    other = game.redeal(step.seat, seed=game.ply)
    mine, theirs = game.view(step.seat), other.view(step.seat)
    assert {**theirs, "ply": game.ply} == mine
    assert other.options(step.seat) == step.options
    assert other.state.rng != game.state.rng


def animals_are_arranged(step: Step) -> None:
    """The arrangement shown holds all animals, each in a place for it (CAV-9.1)."""
    for seat, home in enumerate(step.game.view()["homes"]):
        if makes_room(step.game.state, seat):
            continue
        housed: Counter[str] = Counter()
        for place in home["animals"]:
            assert place["count"] <= place["capacity"]
            assert place["animal"] is None or place["accepts"] in ("any", place["animal"])
            housed[place["animal"]] += place["count"]
        for animal in scoring.FARM_ANIMALS:
            assert housed[animal] == home["goods"][animal]


def points_so_far_are_right(step: Step) -> None:
    for seat, home in enumerate(step.game.view()["homes"]):
        assert scoring.points(home) == home["points"] == step.game.scores()[seat].parts


# Limits


def makes_room(s: State, seat: int) -> bool:
    """Is this seat just deciding which animals to give up?"""
    stack = s.lanes[seat] if s.lanes else s.main
    return bool(stack) and stack[-1].player == seat and isinstance(stack[-1].node, MakeRoom)


def limits_hold(step: Step) -> None:
    """CAV-5.10, CAV-5.11 (family), CAV-1.11 (stables), CAV-11.3 (tiles), CAV-9.1 (animals)."""
    s = step.state
    supply = {tile.name for tile in TILES if s.supply >> tile.index & 1}
    owned: Counter[str] = Counter()
    for seat, home in enumerate(s.homes):
        names = [TILES[tile_of(room)].name for room in home.rooms]
        owned.update(names)
        assert all(n >= 0 for n in home.goods)
        family_fits(home, names)
        assert home.land.stables.bit_count() + home.goods[STABLES] == 3
        assert home.fits() or makes_room(s, seat)
        assert all(0 <= strength_of(dwarf) <= 14 for dwarf in home.dwarfs)
    assert all(owned[name] <= 1 for name in UNIQUE)
    assert not supply & UNIQUE & owned.keys()
    assert "dwelling" in supply
    if not s.rules.full:
        assert supply | owned.keys() == scoring.INTRODUCTORY


def family_fits(home: Home, names: list[str]) -> None:
    room = 2 + 2 * names.count("couple_dwelling")
    room += sum(names.count(n) for n in scoring.DWELLINGS if not n.startswith(("c", "a")))
    most = min(5, room) + ("additional_dwelling" in names and room >= 5)
    assert 2 <= len(home.dwarfs) <= most


# Goods


def owns_one_of_the_pair(home: Home) -> bool:
    """Does the home own one of the two tiles that are put on top of each other (CAV-11.40)?"""
    return any(TILES[tile_of(room)].covers >= 0 for room in home.rooms)


def goods_are_conserved(step: Step) -> None:
    """Everything a seat has is what it gained less what it paid; crops were sown and harvested."""
    step.ledger.read(step.game)
    for seat, home in enumerate(step.state.homes):
        goods, counts = step.ledger.goods[seat], step.ledger.counts[seat]
        assert {name: home.goods[i] for i, name in enumerate(GOOD_NAMES)} == dict(goods)
        assert home.grain_on_fields() == counts["grain"]
        assert home.vegetables_on_fields() == counts["vegetable"]
        assert home.goods[BEGGING] == counts["begged"]
        assert len(home.dwarfs) == 2 + counts["grew"]
        assert 3 - home.goods[STABLES] == counts["stable_built"]
        covered = counts["furnished"] - len(home.rooms)
        assert covered == 0 or (covered == 1 and owns_one_of_the_pair(home))


Property = Callable[[Step], None]
PROPERTIES: dict[Property, int] = {
    options_are_there_and_distinct: 1,
    tokens_round_trip: 1,
    options_describe_themselves: 1,
    limits_hold: 1,
    goods_are_conserved: 1,
    state_comes_back_from_json: 3,
    only_deciders_have_options: 3,
    every_option_can_be_played: 9,
    copies_are_independent: 23,
    undo_returns_the_identical_game: 19,
    views_of_a_new_deal_are_the_same: 21,
    views_are_json: 29,
    animals_are_arranged: 13,
    points_so_far_are_right: 27,
    spaces_are_offered_or_refused_with_a_reason: 5,
    game_comes_back_from_json: 149,
    game_comes_back_from_its_record: 163,
}
"""Each property and how often it is checked: before every n-th choice."""


NEED_A_RECORD = (game_comes_back_from_json, game_comes_back_from_its_record)
"""What a game with given supplies cannot do: it does not follow from its record."""


def the_end_is_right(game: Game) -> None:
    """The score is the recomputed one, and its best seats win (CAV-12.17)."""
    homes = game.view()["homes"]
    totals = []
    for seat, score in enumerate(game.scores()):
        assert score.parts == scoring.points(homes[seat])
        assert score.total == sum(score.parts.values())
        totals.append(score.total)
    assert game.winners() == [seat for seat, n in enumerate(totals) if n == max(totals)]
    assert game.deciders == []
    assert not any(game.options(seat) for seat in range(game.setup.players))


def enriched(game: Game, seed: int) -> Game:
    """The same game with full supplies and a few tiles per home, its history forgotten."""
    s = cast(Caverna, game.state)
    tiles = [tile.index for tile in TILES if s.supply >> tile.index & 1 and not tile.unlimited]
    random.Random(seed).shuffle(tiles)
    for seat, home in enumerate(s.homes):
        for cell in (cell_named(name) for name in ("m21", "m11", "m32")):
            home.land = home.land.copy()
            home.land.caverns |= 1 << cell
            build(s, seat, tiles.pop(), cell)
        for name, n in RICHES.items():
            home.goods[GOOD_NAMES.index(name)] = n
    engine.advance(s)
    return Game(game.rules, game.setup, s)


def check_game(
    players: int, mode: str, seed: int, everywhere: bool = False, rich: bool = False
) -> None:
    """Walk through one game and check the properties on the way."""
    game, walker = new_walk(players, mode, seed)
    if rich:
        game = enriched(game, seed)
    ledger = Ledger(game)
    checked = "nothing"
    turn = 0
    try:
        while not game.over:
            seat = walker.seat(game)
            options = game.options(seat)
            step = Step(game, seat, options, walker, ledger)
            for rule, every in PROPERTIES.items():
                if rich and rule in NEED_A_RECORD:
                    continue
                if everywhere or (turn + seed) % every == 0:
                    checked = rule.__name__
                    rule(step)
            checked = "play"
            game.play(walker.choose(options).token, seat)
            turn += 1
        checked = the_end_is_right.__name__
        the_end_is_right(game)
        if not rich:
            checked = "replay"
            assert replay(game.record()).to_json() == game.to_json()
    except Exception as error:
        said: Any = f"{type(error).__name__}: {error}"
        which = f"{'rich ' if rich else ''}game of {players}, {mode}, seed {seed}"
        raise AssertionError(
            f"{checked} at ply {game.ply} of the {which}: {said}\n{game.record()}"
        ) from error


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", range(1, 8))
def test_properties_of_random_games(players: int, mode: str) -> None:
    for seed in range(GAMES):
        check_game(players, mode, seed)


@pytest.mark.parametrize("players", range(1, 8))
def test_properties_of_rich_games(players: int) -> None:
    for seed in range(RICH_GAMES):
        check_game(players, "full", 100 + seed, rich=True)


@pytest.mark.soak
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", range(1, 8))
@pytest.mark.parametrize("rich", [False, True], ids=["", "rich"])
def test_properties_of_many_random_games(players: int, mode: str, rich: bool) -> None:
    """Every property before every choice."""
    for seed in range(SOAK_GAMES):
        check_game(players, mode, 1000 + seed, everywhere=True, rich=rich)
