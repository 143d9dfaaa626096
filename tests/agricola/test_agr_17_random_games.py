"""What holds in every game of Agricola (AGR-17), checked on seeded random games.

Each game is walked once. Cheap properties are checked before every choice, dear ones at every
n-th choice (the numbers in PROPERTIES). A failure prints the record up to where it happened.
"""

import json
import random
from collections import Counter
from collections.abc import Callable
from typing import cast

import pytest

from hearthside import Game, Option, replay
from hearthside.core import engine
from hearthside.games.agricola import codec
from hearthside.games.agricola.farm.fences import legal
from hearthside.games.agricola.flow.crowding import MakeRoom
from hearthside.games.agricola.goods import BEGGING, CARDS_SEEN, GOOD_NAMES
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.verbs.fencing import BuildFences
from hearthside.games.agricola.vocabulary.card import CARDS, MAJOR, MINOR
from tests.agricola.walk import VARIANTS, Walker, new_walk, walk
from tests.said import events_of, question_of, reasons_of

GAMES = 4
"""Games per number of players and variant."""
RICH_GAMES = 4
"""Games per number of players that begin with full supplies and cards in play."""
RICHES = {"wood": 20, "clay": 12, "reed": 8, "stone": 10, "grain": 4, "vegetable": 3, "food": 12}


class Step:
    """A game before a choice."""

    def __init__(
        self, game: Game, seat: int, options: list[Option], walker: Walker, ledger: "Ledger"
    ) -> None:
        self.game = game
        self.seat = seat
        self.options = options
        self.walker = walker
        self.ledger = ledger
        self.state = cast(Agricola, game.state)


class Ledger:
    """What every seat must hold, by the events alone."""

    def __init__(self, game: Game) -> None:
        self.ply = 0
        self.goods = [Counter(farm["goods"]) for farm in game.at(0).view()["farms"]]
        self.begged = [0] * len(self.goods)

    def read(self, game: Game) -> None:
        for event in events_of(game, self.ply):
            seat, kind = event["seat"], event["event"]
            if kind == "gained":
                self.goods[seat][event["good"]] += event["n"]
            elif kind == "paid":
                self.goods[seat][event["good"]] -= event["n"]
            elif kind == "begged":
                self.begged[seat] += event["n"]
        self.ply = game.ply


def options_are_there_and_distinct(step: Step) -> None:
    """AGR-17.2."""
    tokens = [option.token for option in step.options]
    assert tokens
    assert len(set(tokens)) == len(tokens)
    assert len({option.choice for option in step.options}) == len(tokens)


def only_deciders_have_options(step: Step) -> None:
    game = step.game
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
        assert option.anchor
        assert all(word.partition(":")[2] for word in option.anchor.split())


def every_option_can_be_played(step: Step) -> None:
    """On a copy, and somebody goes on deciding or the game is over."""
    some = step.options
    if len(some) > 40:
        some = step.walker.random.sample(some, 40)
    for option in some:
        copy = step.state.copy()
        engine.choose(copy, option.choice, step.seat)
        engine.play_nature(copy)
        assert engine.is_over(copy) or any(
            engine.options_of(copy, seat) or engine.side_options(copy, seat)
            for seat in engine.deciders(copy)
        )


def spaces_are_offered_or_refused_with_a_reason(step: Step) -> None:
    game = step.game
    if question_of(game, step.seat)["ask"] != "place":
        return
    offered = {o.anchor.removeprefix("space:") for o in step.options if o.widget == "space"}
    reasons = reasons_of(game, step.seat)
    refused = {
        space for space, reason in reasons.items() if not reason.startswith("after an exchange: ")
    }
    assert all(reasons.values())
    assert not offered & refused
    assert offered | refused == {space["name"] for space in game.view()["spaces"]}


def state_comes_back_from_json(step: Step) -> None:
    data = codec.write(step.state)
    assert codec.write(codec.read(json.loads(json.dumps(data)))) == data


def game_comes_back_from_json(step: Step) -> None:
    text = step.game.to_json()
    again = Game.from_json(text)
    assert again.to_json() == text
    assert again.options(step.seat) == step.options


def copies_are_independent(step: Step) -> None:
    before = codec.write(step.state)
    copy = step.game.copy()
    walker = Walker(step.game.ply, "verbs")
    for _ in range(12):
        if copy.over:
            break
        seat = walker.seat(copy)
        copy.play(walker.choose(copy.options(seat)).token, seat)
    assert codec.write(step.state) == before


def undo_returns_the_identical_game(step: Step) -> None:
    """AGR-17.7."""
    game = step.game.copy()
    before = codec.write(cast(Agricola, game.state))
    game.play(step.walker.random.choice(step.options).token, step.seat)
    if not game.can_undo(step.seat):
        assert game.moves[-1].seat == -1
        return
    game.undo(step.seat)
    assert codec.write(cast(Agricola, game.state)) == before
    assert game.options(step.seat) == step.options


def views_are_json(step: Step) -> None:
    for viewer in (step.seat, None):
        view = step.game.view(viewer)
        assert json.loads(json.dumps(view)) == view
        assert view["viewer"] == viewer
    ask = question_of(step.game, step.seat)
    assert json.loads(json.dumps(ask)) == ask


def views_of_a_new_deal_are_the_same(step: Step) -> None:
    """AGR-17.3: what a seat knows and may do does not depend on what it cannot know."""
    game = step.game
    other = game.redeal(step.seat, seed=game.ply)
    mine, theirs = game.view(step.seat), other.view(step.seat)
    assert {**theirs, "ply": game.ply} == mine
    assert other.options(step.seat) == step.options
    for event in events_of(game, 0, step.seat):
        assert event["event"] != "dealt" or event["seat"] == step.seat
    assert all(event["event"] != "dealt" for event in events_of(game))
    spectator = json.dumps(game.view())
    for seat, player in enumerate(step.state.players):
        for card in player.hand:
            name = f'"{CARDS[card].id}"'
            assert name not in spectator or card in player.known, (seat, name)


def busy(s: Agricola, seat: int) -> bool:
    """Is this seat just making room, or in the middle of fencing?"""
    stack = s.lanes[seat] if s.lanes else s.main
    return any(
        isinstance(frame.node, MakeRoom) or (isinstance(frame.node, BuildFences) and frame.pos)
        for frame in stack
    )


def limits_hold(step: Step) -> None:
    """AGR-17.5."""
    s = step.state
    gaps, apart = s.rules.open_fences, s.rules.pastures_apart
    owned: Counter[int] = Counter()
    for seat, player in enumerate(s.players):
        farm = player.farm
        assert min(player.goods[:11]) >= 0
        assert 2 <= len(player.people) <= 5
        assert player.fences_left() >= 0
        assert player.stables_left() >= 0
        assert legal(farm.fences, farm.rooms | farm.fields, 15, gaps, apart)
        assert not farm.rooms & farm.fields
        assert not farm.stables & (farm.rooms | farm.fields)
        assert not farm.fold & (farm.rooms | farm.fields)
        assert player.fits() or busy(s, seat)
        assert all(entry & 255 > s.round for entry in player.promises) or not s.working
        assert len(player.cards) == len(player.counters)
        assert player.goods[CARDS_SEEN] >= len(player.cards)
        for field, crop in enumerate(player.crops[:15]):
            assert not crop or farm.fields >> field & 1
        owned.update(entry & 0xFFFF for entry in player.cards)
        owned.update(player.hand)
    for i, card in enumerate(CARDS):
        if card.kind == MAJOR:
            owned[i] += s.majors >> i & 1
            assert owned[i] == 1
        elif s.rules.hand_cards:
            assert owned[i] + s.decks[card.kind - MINOR].count(i) <= 1
    for space in s.open_spaces:
        for seat, player in enumerate(s.players):
            stands = any(person & 255 == space + 1 for person in player.people)
            assert stands <= bool(s.occupants[space] >> seat & 1)


def goods_are_conserved(step: Step) -> None:
    step.ledger.read(step.game)
    for seat, player in enumerate(step.state.players):
        held = {name: player.goods[i] for i, name in enumerate(GOOD_NAMES)}
        assert held == {name: step.ledger.goods[seat][name] for name in GOOD_NAMES}
        assert player.goods[BEGGING] == step.ledger.begged[seat]


def animals_are_arranged(step: Step) -> None:
    """AGR-8.1: the arrangement shown holds all animals."""
    for seat, farm in enumerate(step.game.view()["farms"]):
        if busy(step.state, seat):
            continue
        housed: Counter[str] = Counter()
        for pasture in farm["pastures"]:
            assert pasture["count"] <= pasture["capacity"]
            if pasture["animal"]:
                housed[pasture["animal"]] += pasture["count"]
        for place in farm["animals"]:
            there = {name: place[name] for name in ("sheep", "boar", "cattle")}
            assert sum(there.values()) <= place["capacity"]
            housed.update(there)
        for name in ("sheep", "boar", "cattle"):
            assert housed[name] == farm["goods"][name]


Property = Callable[[Step], None]
PROPERTIES: dict[Property, int] = {
    options_are_there_and_distinct: 1,
    limits_hold: 1,
    goods_are_conserved: 1,
    tokens_round_trip: 2,
    options_describe_themselves: 5,
    state_comes_back_from_json: 7,
    only_deciders_have_options: 7,
    every_option_can_be_played: 13,
    copies_are_independent: 31,
    undo_returns_the_identical_game: 23,
    views_of_a_new_deal_are_the_same: 19,
    views_are_json: 29,
    animals_are_arranged: 17,
    spaces_are_offered_or_refused_with_a_reason: 5,
    game_comes_back_from_json: 149,
}
"""Each property and how often it is checked: before every n-th choice."""
NEED_A_RECORD = (game_comes_back_from_json,)


def enriched(game: Game, seed: int) -> Game:
    """The same game with full supplies and some cards in play, its history forgotten."""
    s = cast(Agricola, game.state)
    pick = random.Random(seed)
    for player in s.players:
        for name, n in RICHES.items():
            player.goods[GOOD_NAMES.index(name)] = n
        pool = [i for deck in s.decks for i in deck if not CARDS[i].traveling]
        for card in pick.sample(pool, min(12, len(pool))):
            s.decks = [[i for i in deck if i != card] for deck in s.decks]
            seen = player.goods[CARDS_SEEN]
            player.goods[CARDS_SEEN] += 1
            player.set_cards([*player.cards, card | seen << 16], [*player.counters, 0])
    engine.advance(s)
    return Game(game.rules, game.setup, s)


def check_game(players: int, variant: str, seed: int, rich: bool = False) -> None:
    """Walk through one game and check the properties on the way."""
    game, walker = new_walk(players, variant, seed)
    if rich:
        game = enriched(game, seed)
    check_walk(game, walker, seed, f"game of {players}, {variant}, seed {seed}", rich)


def check_walk(
    game: Game, walker: Walker, seed: int, which: str, rich: bool = False, spare: int = 1
) -> None:
    """Walk through a game and check the properties on the way, or only at every `spare`-th time."""
    ledger = Ledger(game)
    checked = "nothing"
    turn = 0
    try:
        while not game.over:
            seat = walker.seat(game)
            options = game.options(seat)
            step = Step(game, seat, options, walker, ledger)
            for rule, every in PROPERTIES.items():
                if (turn + seed) % (every * spare) == 0 and not (rich and rule in NEED_A_RECORD):
                    checked = rule.__name__
                    rule(step)
            checked = "play"
            game.play(walker.choose(options).token, seat)
            turn += 1
        checked = "the end"
        totals = [score.total for score in game.scores()]
        assert game.winners() == [] or max(totals) == totals[game.winners()[0]]
        if not rich:
            assert replay(game.record()).to_json() == game.to_json()
    except Exception as error:
        raise AssertionError(
            f"{checked} at ply {game.ply} of the {'rich ' if rich else ''}{which}: "
            f"{type(error).__name__}: {error}\n"
            f"{game.record()}"
        ) from error


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("players", range(1, 5))
def test_agr_17_properties_of_random_games(players: int, variant: str) -> None:
    for seed in range(GAMES):
        check_game(players, variant, seed)


@pytest.mark.parametrize("players", range(1, 5))
def test_agr_17_properties_of_rich_games(players: int) -> None:
    for seed in range(RICH_GAMES):
        check_game(players, "cards", 100 + seed, rich=True)


def test_agr_17_1_the_same_seed_is_the_same_game() -> None:
    games = [new_walk(3, "cards", 4)[0].to_json() for _ in range(2)]
    assert games[0] == games[1]


def test_agr_17_3_choices_about_hidden_cards_are_hidden() -> None:
    """Cards dealt to others are not among the choices a viewer may read before the end."""
    game, walker = new_walk(2, "cards", 3)
    dealt = [move.token for move in game.moves if move.token.startswith("deal")]
    assert len(dealt) == 28
    for viewer in (0, 1):
        seen = [move.token for move in game.moves_seen(viewer)]
        assert [token for token in seen if token.startswith("deal")] == [
            token for token in dealt if token.startswith(f"deal {viewer} ")
        ]
        assert seen.count("hidden") == 14
    assert [move.token for move in game.moves_seen()].count("hidden") == 28
    for _ in walk(game, walker):
        pass
    assert [move.token for move in game.moves_seen()] == [move.token for move in game.moves]
