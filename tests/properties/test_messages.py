"""What games say: every message has words, is plain data, and every choice can be written.

Random games of every game and number of players; nothing that is said shows a raw id.
"""

import json
import random
import re
from collections.abc import Iterator

import pytest

from hearthside import Game, Option, new_game
from hearthside.core.message import Message, Value, read
from hearthside.games.registry import kits
from hearthside.words.speaker import VERSION, Speaker, value_of

EVERY = 7
"""One decision of this many is looked at."""
SHOWN_AS_PRINTED = {"cell", "slot", "seat", "die", "raw"}
"""Sorts of things whose ids are what people read."""
CODE = re.compile(r"[A-Z][0-9](-[0-9]+)?")
"""The code that is printed on a thing without a name."""
ON_THEIR_OWN = {"button", "outcome", "exchange", "cell"}
"""Anchors that stand for themselves; a cell may lie outside the board."""
PLACE = re.compile(r"\{(\w+)")
"""The place of an argument in the words of a message."""
TABLES = [
    (kit.id, players)
    for kit in kits()
    for players in range(kit.rules.min_players, kit.rules.max_players + 1)
]


def decisions(game: Game, seed: int, every: int = EVERY) -> Iterator[int]:
    """Play at random to the end; every so often the seat that decides next."""
    chance = random.Random(seed)
    while not game.over:
        seat = chance.choice(game.deciders)
        if chance.randrange(every) == 0:
            yield seat
        options = game.options(seat)
        main = [option for option in options if not option.anytime]
        some = options if not main or chance.random() < 0.1 else main
        game.play(chance.choice(some).token, seat)


def things(speaker: Speaker, value: Value) -> Iterator[str]:
    """All things and goods that are shown of an argument, and the keys of messages in it."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for good in value:
            yield f"good:{good}"
    elif isinstance(value, Message):
        yield f"key:{value.key}"
        for name, inner in value.args.items():
            if name in used(speaker, value.key):
                yield from things(speaker, inner)
    elif isinstance(value, list):
        for one in value:
            yield from things(speaker, one)


def used(speaker: Speaker, key: str) -> list[str]:
    """The arguments that the words of a message show; the others are for programs."""
    texts = [table[key] for _, table in speaker.tables if key in table]
    return PLACE.findall(texts[0]) if texts else []


def has_words(speaker: Speaker, named: str) -> bool:
    sort, _, name = named.partition(":")
    if sort == "key":
        return speaker.has(name)
    if sort == "good":
        return speaker.has(f"good.{name}") or speaker.has(f"gain.{name}")
    known = (f"{sort}.{name}", f"{sort}.{VERSION.sub('', name)}")
    if sort in SHOWN_AS_PRINTED or CODE.fullmatch(name):
        return True
    return any(speaker.has(key) for key in known)


def check(speaker: Speaker, message: Message, known: set[str]) -> None:
    """It has words, as has everything it speaks of; its plain data gives it back."""
    for named in things(speaker, message):
        if named not in known:
            assert has_words(speaker, named), f"{named} in {message}"
            known.add(named)
    text = speaker.text(message)
    assert text, message
    assert "{" not in text, text
    assert read(json.loads(json.dumps(message.data()))) == message


def check_option(game: Game, seat: int, option: Option, known: set[str]) -> None:
    check(game.speaker, option.message, known)
    assert game.rules.parse(game.state, option.token) == option.choice
    assert game.rules.token(game.state, seat, option.choice) == option.token
    assert json.loads(json.dumps(option.args)) == option.args
    assert option.token.split()[0] == option.verb


@pytest.mark.parametrize("game_id, players", TABLES)
def test_everything_said_has_words(game_id: str, players: int) -> None:
    game = new_game(game_id, players, seed=players)
    speaker = game.speaker
    known: set[str] = set()
    for seat in decisions(game, players):
        for option in game.options(seat):
            check_option(game, seat, option, known)
        asked = game.ask(seat)
        assert asked is not None
        check(speaker, asked, known)
        for reason in game.why_not(seat).values():
            check(speaker, reason, known)
    for event in game.events():
        args = {name: value_of(one) for name, one in event["args"].items()}
        check(speaker, Message(f"log.{event['event']}", args), known)
        assert json.loads(json.dumps(event)) == event
    for part in game.scores()[0].parts:
        assert speaker.has(f"score.{part}"), part


# Ids


def ids(value: object) -> Iterator[str]:
    """All texts in a view."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield str(key)
            yield from ids(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from ids(inner)


@pytest.mark.parametrize("game_id, players", TABLES)
def test_options_speak_of_what_the_view_knows(game_id: str, players: int) -> None:
    """What an option names is in the view of its seat or in the gallery of the game."""
    game = new_game(game_id, players, seed=players + 10)
    printed = set(ids(game.rules.gallery()))
    for seat in decisions(game, players, every=5 * EVERY):
        seen = set(ids(game.view(seat))) | printed
        for option in game.options(seat):
            for sort, _, name in (anchor.partition(":") for anchor in option.anchor.split()):
                if sort not in ON_THEIR_OWN:
                    assert name in seen or name.isdigit(), option
