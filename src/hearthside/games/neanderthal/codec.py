# mypy: disable-error-code="explicit-any"
"""A game of Neanderthal as plain data, and back."""

from __future__ import annotations

from typing import Any

from hearthside.core.errors import BadOption, DamagedState
from hearthside.games.neanderthal.cards import BIOME_NAMED, BIOMES, WOMAN_NAMED, WOMEN
from hearthside.games.neanderthal.config import Mode
from hearthside.games.neanderthal.names import DISCS
from hearthside.games.neanderthal.packed.members import from_words, words
from hearthside.games.neanderthal.packed.tableau import card_of, disc_on, is_settled, make_entry
from hearthside.games.neanderthal.program import PROGRAM
from hearthside.games.neanderthal.setup import blank_state
from hearthside.games.neanderthal.state import BLANK_ICE, EMPTY, ICE, Neanderthal
from hearthside.games.neanderthal.tribe import Tribe

Json = dict[str, Any]

NUMBERS = (
    "turn",
    "woman",
    "women_bag",
    "events_left",
    "biome_bag",
    "dead_alphas",
    "gone_biomes",
    "gone_women",
    "inactive",
    "dice",
    "declared",
    "bidders",
    "best_bidder",
    "best_bid",
)
LISTS = (
    "seating",
    "turn_order",
    "dead",
    "host",
    "discs",
    "partner",
    "suitors",
    "pending",
    "lost",
    "offer",
    "offers_made",
    "promises",
)
"""The fields of the state that are single numbers, and those that are lists of numbers."""
ROW_WORDS = {EMPTY: "empty", ICE: "ice", BLANK_ICE: "blank_ice"}


def write(s: Neanderthal) -> Json:
    data = PROGRAM.write(s)
    data["mode"] = dict(s.mode.chosen)
    data["tribes"] = [write_tribe(tribe) for tribe in s.tribes]
    data["row"] = [ROW_WORDS.get(card) or BIOMES[card].name for card in s.row]
    data["groups"] = [
        words(tribe.hunters[slot]) for slot in range(len(s.row)) for tribe in s.tribes
    ]
    data["extended"] = s.extended
    data["frozen"] = s.frozen
    data["unruly"] = s.needs_check
    for name in NUMBERS:
        data[name] = getattr(s, name)
    for name in LISTS:
        data[name] = getattr(s, name)[:]
    return data


def cards(found: list[int]) -> list[str]:
    """Cards of a tableau; the unsettled ones with an asterisk and the colour of their disc."""
    return [
        BIOMES[card_of(card)].name + ("" if is_settled(card) else f"*{DISCS[disc_on(card)]}")
        for card in found
    ]


def write_tribe(tribe: Tribe) -> Json:
    return {
        "seat": tribe.seat,
        "tribal": tribe.tribal,
        "card": tribe.card,
        "structure": tribe.structure,
        "vocabulary": tribe.vocabulary[:],
        "portals": tribe.portals[:],
        "elders": tribe.elders[:],
        "women": [WOMEN[woman].name for woman in tribe.women],
        "animals": cards(tribe.animals),
        "inventions": cards(tribe.inventions),
        "trophies": cards(tribe.trophies),
        "hand": cards(tribe.hand),
        "pool": words(tribe.pool),
        "birth_used": tribe.birth_used,
        "moves": tribe.moves,
    }


def read(data: Json) -> Neanderthal:
    try:
        seats = int(data["seats"])
        s = blank_state(seats, 0, Mode(seats, data["mode"]))
        PROGRAM.read(s, data)
        s.tribes = [read_tribe(i, entry) for i, entry in enumerate(data["tribes"])]
        marks = {word: card for card, word in ROW_WORDS.items()}
        s.row = [marks[name] if name in marks else BIOME_NAMED[name] for name in data["row"]]
        groups = [from_words(group) for group in data["groups"]]
        for tribe in s.tribes:
            tribe.hunters = groups[tribe.colour :: len(s.tribes)]
        s.extended = bool(data["extended"])
        s.frozen = bool(data["frozen"])
        s.needs_check = int(data["unruly"])
        for name in NUMBERS:
            setattr(s, name, int(data[name]))
        for name in LISTS:
            setattr(s, name, [int(n) for n in data[name]])
    except KeyError as error:
        raise DamagedState(f"This saved game lacks {error}, or names something unknown.") from error
    except (AttributeError, TypeError, IndexError, ValueError, OverflowError, BadOption) as error:
        raise DamagedState(f"This saved game has a value of the wrong kind: {error!r}.") from error
    return s


def read_cards(names: list[str]) -> list[int]:
    found = []
    for name in names:
        word, unsettled, disc = name.partition("*")
        card = BIOME_NAMED[word]
        found.append(make_entry(card, DISCS.index(disc)) if unsettled else card)
    return found


def read_tribe(colour: int, data: Json) -> Tribe:
    tribe = Tribe(colour)
    tribe.seat = int(data["seat"])
    tribe.tribal = bool(data["tribal"])
    tribe.card = int(data["card"])
    tribe.structure = int(data["structure"])
    tribe.vocabulary = [int(n) for n in data["vocabulary"]]
    tribe.portals = [int(n) for n in data["portals"]]
    tribe.elders = [int(n) for n in data["elders"]]
    tribe.women = [WOMAN_NAMED[name] for name in data["women"]]
    tribe.animals = read_cards(data["animals"])
    tribe.inventions = read_cards(data["inventions"])
    tribe.trophies = read_cards(data["trophies"])
    tribe.hand = read_cards(data["hand"])
    tribe.pool = from_words(data["pool"])
    tribe.birth_used = bool(data["birth_used"])
    tribe.moves = int(data["moves"])
    return tribe
