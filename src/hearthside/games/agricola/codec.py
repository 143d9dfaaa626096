# mypy: disable-error-code="explicit-any"
"""A game of Agricola as plain data, and back."""

from __future__ import annotations

from typing import Any

from hearthside.core.errors import BadOption, DamagedState
from hearthside.core.options import named_options
from hearthside.games.agricola.board.space import SPACES
from hearthside.games.agricola.config import OPTIONS, Config
from hearthside.games.agricola.farm import promises
from hearthside.games.agricola.farm.farmyard import farmyard_from
from hearthside.games.agricola.farm.player import Player
from hearthside.games.agricola.program import PROGRAM
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.variants.teams import share_costs
from hearthside.games.agricola.vocabulary.card import CARD_NAMED, CARDS
from hearthside.games.agricola.vocabulary.in_play import card_of, in_play, turn_of

Json = dict[str, Any]

NUMBERS = ("round", "start", "next_start", "bag", "going_on", "market_round")
FLAGS = ("working", "harvesting")
"""The fields of the state that are single numbers, or true and false."""


def write(s: Agricola) -> Json:
    data = PROGRAM.write(s)
    data["rules"] = named_options(OPTIONS, s.rules.chosen)
    data["players"] = [write_player(player) for player in s.players]
    data["piles"] = s.piles[:]
    data["who"] = s.occupants[:]
    data["open_spaces"] = [SPACES[index].name for index in s.open_spaces]
    data["open_boards"] = [SPACES[index].board for index in s.open_spaces]
    data["revealed"] = [SPACES[index].name for index in s.revealed]
    data["majors"] = [card.id for card in CARDS if s.majors >> card.index & 1]
    data["decks"] = [ids(deck) for deck in s.decks]
    data["packs"] = [ids(pack) for pack in s.packs]
    data["aside"] = [ids(cards) for cards in s.aside]
    data["removed"] = ids(s.removed)
    data["market"] = ids(s.market)
    for name in NUMBERS + FLAGS:
        data[name] = getattr(s, name)
    return data


def ids(cards: list[int]) -> list[str]:
    return [CARDS[i].id for i in cards]


def indices(names: list[str]) -> list[int]:
    return [CARD_NAMED[name].index for name in names]


def write_player(player: Player) -> Json:
    return {
        "goods": player.goods[:],
        "people": player.people[:],
        "farm": player.farm.numbers(),
        "crops": player.crops[:],
        "cards": [
            [CARDS[card_of(entry)].id, turn_of(entry), counter]
            for entry, counter in zip(player.cards, player.counters, strict=True)
        ],
        "hand": ids(player.hand),
        "known": ids(player.known),
        "promises": [
            [promises.round_of(entry), CARDS[promises.card_of(entry)].id, promises.goods_of(entry)]
            for entry in player.promises
        ],
    }


def read(data: Json) -> Agricola:
    try:
        s = Agricola(data["seats"], 0, Config(data["rules"], data["seats"]))
        PROGRAM.read(s, data)
        once = s.rules.one_pasture_per_kind
        s.players = [read_player(player, once) for player in data["players"]]
        s.piles = list(data["piles"])
        s.occupants = list(data["who"])
        names = {(space.name, space.board): space.index for space in SPACES}
        s.open_spaces = [
            names[pair] for pair in zip(data["open_spaces"], data["open_boards"], strict=True)
        ]
        s.revealed = [names[name, "card"] for name in data["revealed"]]
        for name in data["majors"]:
            s.majors |= 1 << CARD_NAMED[name].index
        s.decks = [indices(deck) for deck in data["decks"]]
        s.packs = [indices(pack) for pack in data["packs"]]
        s.aside = [indices(cards) for cards in data["aside"]]
        s.removed = indices(data["removed"])
        s.market = indices(data["market"])
        share_costs(s)
        for name in NUMBERS:
            setattr(s, name, int(data[name]))
        for name in FLAGS:
            setattr(s, name, bool(data[name]))
    except KeyError as error:
        raise DamagedState(f"This saved game lacks {error}, or names something unknown.") from error
    except (AttributeError, TypeError, IndexError, ValueError, OverflowError, BadOption) as error:
        raise DamagedState(f"This saved game has a value of the wrong kind: {error!r}.") from error
    return s


def read_player(data: Json, once: bool) -> Player:
    player = Player(once)
    player.goods = list(data["goods"])
    player.people = list(data["people"])
    player.farm = farmyard_from(list(data["farm"]))
    player.crops = list(data["crops"])
    player.set_cards(
        [in_play(CARD_NAMED[name].index, turn) for name, turn, _ in data["cards"]],
        [int(counter) for _, _, counter in data["cards"]],
    )
    player.hand = indices(data["hand"])
    player.known = indices(data["known"])
    player.promises = [
        promises.promise(round, CARD_NAMED[name].index, goods)
        for round, name, goods in data["promises"]
    ]
    return player
