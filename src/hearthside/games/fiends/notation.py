"""The notation of Frantic Fiends: that of Caverna and tokens for what it adds."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import OUTCOME, Choice, arg, kind_of, make
from hearthside.games.caverna import notation as base
from hearthside.games.caverna.cells import cell_name, cell_named
from hearthside.games.caverna.goods import DOG, GOOD_NAMES
from hearthside.games.fiends import kinds as k
from hearthside.games.fiends.bonuses import BONUS_NAMES
from hearthside.games.fiends.bounties import BOUNTIES
from hearthside.games.fiends.bounty_slot import GOLD_SLOT, column_of, slot_at, strip_of
from hearthside.games.fiends.cell_list import cells_in, with_cells
from hearthside.games.fiends.drawing import BRIBE_TOKEN, MILESTONE_NAMES, Draw, component_name
from hearthside.games.fiends.orc_event import DrawCards
from hearthside.games.fiends.standing import (
    GRID_CELLS,
    MOST,
    animal_of,
    animals,
    count_of,
    dogs_of,
    nobody,
    pack_arrangement,
    unpack_arrangement,
)
from hearthside.games.fiends.state import Fiends
from hearthside.games.fiends.tables import BRIBES, CARDS, LETTERS
from hearthside.games.fiends.traps import TRAP_NAMED, TRAPS

ORC_NAMES: Final = (*LETTERS, "extra")
DRAW_WORDS: Final = ("extension", "long", "short", "bribe_token", "milestone")
MARKERS: Final = {1: "plain", 2: "orc"}
BOUNTY_NAMED: Final = {
    bounty.name: (row, column)
    for row, strip in enumerate(BOUNTIES)
    for column, bounty in enumerate(strip)
}
SIMPLE: Final = {k.PROCEED: "proceed"}


def bounty_of(s: Fiends, slot: int) -> str:
    """The name of the bounty on a slot, or gold."""
    if slot == GOLD_SLOT:
        return "gold"
    return BOUNTIES[s.longs[strip_of(slot)]][column_of(slot)].name


def slot_of(s: Fiends, name: str) -> int:
    if name == "gold":
        return GOLD_SLOT
    strip, column = BOUNTY_NAMED[name]
    return slot_at(s.longs.index(strip), column)


def arrangement_words(stand: list[int]) -> str:
    """An arrangement in words: 'f43=4sheep+1dog m41=2boar'."""
    words = []
    for cell in GRID_CELLS:
        there = stand[cell]
        parts = []
        if count_of(there):
            parts.append(f"{count_of(there)}{GOOD_NAMES[animal_of(there)]}")
        if dogs_of(there):
            parts.append(f"{dogs_of(there)}dog")
        if parts:
            words.append(f"{cell_name(cell)}={'+'.join(parts)}")
    return " ".join(words)


def parse_arrangement(words: list[str]) -> Choice:
    stand = nobody()
    for word in words:
        name, _, what = word.partition("=")
        cell = cell_named(name)
        if cell not in GRID_CELLS or stand[cell]:
            raise ValueError(word)
        for part in what.split("+"):
            digits = len(part) - len(part.lstrip("0123456789"))
            n, good = int(part[:digits]), GOOD_NAMES.index(part[digits:])
            if not 0 < n <= MOST or good < DOG:
                raise ValueError(word)
            stand[cell] += animals(0, 0, dogs=n) if good == DOG else animals(good, n)
    return pack_arrangement(k.ARRANGE, stand)


def token(s: Fiends, c: Choice) -> str:
    """The notation of a choice."""
    kind = kind_of(c)
    a, b = arg(c, 0), arg(c, 1)
    if kind == OUTCOME:
        return outcome_token(s, c)
    if kind in SIMPLE:
        return SIMPLE[kind]
    if kind == k.SET_TRAP:
        return f"trap {TRAPS[a].name} {cell_name(b)}"
    if kind == k.STOCK:
        return f"stock {' '.join(cell_name(cell) for cell in cells_in(c))}"
    if kind == k.FIGHT:
        return f"fight {LETTERS[a]} {b}"
    if kind == k.CLAIM:
        return f"claim {LETTERS[a]} {bounty_of(s, b)}"
    if kind == k.CARVE:
        return f"carve {a}"
    if kind == k.BRIBE:
        return f"bribe {a}"
    if kind == k.DISPLACE:
        return f"displace {cell_name(a)}"
    if kind == k.HIT:
        return f"hit {LETTERS[a]}"
    if kind == k.SPEND:
        return f"spend {a}"
    if kind == k.HOUSE:
        return f"{'unhouse' if arg(c, 2) else 'house'} {GOOD_NAMES[a]} {cell_name(b)}"
    if kind == k.CAMOUFLAGE:
        return f"camouflage {a}"
    if kind == k.ARRANGE:
        return f"arrange {arrangement_words(unpack_arrangement(c))}".strip()
    if kind == k.SETTLE:
        return f"settle {' '.join(cell_name(cell) for cell in cells_in(c))}"
    if kind == k.USE_SPACE:
        return f"use_space {base.space_word(a, s.content.spaces)}"
    if kind == k.NAME:
        return f"name {a}"
    if kind == k.ARM:
        good = f" {GOOD_NAMES[arg(c, 2) - 1]}" if arg(c, 2) else ""
        return f"arm {a} {b}{good}"
    if kind == k.BARTER:
        return f"barter {arg(c, 2)} {GOOD_NAMES[a]} {GOOD_NAMES[b]}"
    if kind == k.OVERRIDE_ORC:
        return f"override_orc {ORC_NAMES[a]}"
    if kind == k.LODGE:
        return f"lodge {ORC_NAMES[a]} {cell_name(b)}"
    if kind == k.OCCUPY:
        return f"occupy {cell_name(a)}"
    if kind == k.PLACE_ORC:
        return f"place_orc {ORC_NAMES[a]} {base.space_word(b, s.content.spaces)}"
    if kind == k.EXTRACT:
        return f"extract {cell_name(a)}"
    if kind == k.DONKEYS:
        return f"donkeys {' '.join(cell_name(cell) for cell in cells_in(c))}"
    if kind == k.EXTRA:
        return f"extra {GOOD_NAMES[a]}"
    if kind == k.RECEIVE:
        return f"receive {BONUS_NAMES[a]}"
    return base.token(s, c)


def outcome_token(s: Fiends, c: Choice) -> str:
    """What NATURE decided, by the node that asks."""
    node = s.main[-1].node
    a, b = arg(c, 0), arg(c, 1)
    if isinstance(node, Draw):
        if node.sort == BRIBE_TOKEN:
            return f"bribe_token {GOOD_NAMES[BRIBES[a]]}"
        return f"{DRAW_WORDS[node.sort]} {component_name(node.sort, a)}"
    if isinstance(node, DrawCards):
        return f"card {b} {CARDS[a].name}"
    text = base.outcome_token(s, c)
    return f"marker {MARKERS[a]}" if text.startswith("marker ") else text


def parse(s: Fiends, text: str) -> Choice:
    """The choice of a token; ValueError says what is wrong with it."""
    verb, _, rest = text.strip().partition(" ")
    try:
        found = _parse(s, verb, rest.split())
    except (KeyError, IndexError, ValueError) as error:
        raise ValueError(f"{text!r} is not notation of this game") from error
    return found if found >= 0 else base.parse(s, text)


def _number(word: str) -> int:
    if not word.isascii() or not word.isdigit() or int(word) > 255:
        raise ValueError(word)
    return int(word)


def _parse(s: Fiends, verb: str, words: list[str]) -> Choice:
    """The choice, or -1 for a verb of the base game."""
    one = words[0] if words else ""
    two = words[1] if len(words) > 1 else ""
    count = len(words)
    if verb == "proceed" and not words:
        return k.PROCEED
    if verb == "trap" and count == 2:
        return make(k.SET_TRAP, TRAP_NAMED[one].index, cell_named(two))
    if verb in ("stock", "donkeys") and 1 <= count <= 8:
        kind = k.STOCK if verb == "stock" else k.DONKEYS
        return with_cells(kind, [cell_named(word) for word in words])
    if verb == "fight" and count == 2:
        return make(k.FIGHT, LETTERS.index(one), _number(two))
    if verb == "claim" and count == 2:
        return make(k.CLAIM, LETTERS.index(one), slot_of(s, two))
    if verb in NUMBERED and count == 1:
        return make(NUMBERED[verb], _number(one))
    if verb in CELLED and count == 1:
        return make(CELLED[verb], cell_named(one))
    if verb == "hit" and count == 1:
        return make(k.HIT, LETTERS.index(one))
    if verb in ("house", "unhouse") and count == 2:
        good = GOOD_NAMES.index(one)
        return make(k.HOUSE, good, cell_named(two), 1 if verb == "unhouse" else 0)
    if verb == "arrange":
        return parse_arrangement(words)
    if verb == "settle" and words:
        return with_cells(k.SETTLE, [cell_named(word) for word in words])
    if verb == "use_space" and count == 1:
        return make(k.USE_SPACE, base.space_of_word(s, one))
    if verb == "arm" and count in (2, 3):
        good = GOOD_NAMES.index(words[2]) + 1 if count == 3 else 0
        return make(k.ARM, _number(one), _number(two), good)
    if verb == "barter" and count == 3:
        goods = [GOOD_NAMES.index(word) for word in words[1:]]
        return make(k.BARTER, goods[0], goods[1], _number(one))
    if verb == "override_orc" and count == 1:
        return make(k.OVERRIDE_ORC, ORC_NAMES.index(one))
    if verb == "lodge" and count == 2:
        return make(k.LODGE, ORC_NAMES.index(one), cell_named(two))
    if verb == "place_orc" and count == 2:
        return make(k.PLACE_ORC, ORC_NAMES.index(one), base.space_of_word(s, two))
    if verb == "extra" and count == 1:
        return make(k.EXTRA, GOOD_NAMES.index(one))
    if verb == "receive" and count == 1:
        return make(k.RECEIVE, BONUS_NAMES.index(one))
    return _parse_outcome(verb, words)


NUMBERED: Final = {
    "carve": k.CARVE,
    "bribe": k.BRIBE,
    "spend": k.SPEND,
    "camouflage": k.CAMOUFLAGE,
    "name": k.NAME,
}
CELLED: Final = {"displace": k.DISPLACE, "occupy": k.OCCUPY, "extract": k.EXTRACT}


def _parse_outcome(verb: str, words: list[str]) -> Choice:
    count = len(words)
    if verb == "bribe_token" and count == 1:
        return make(OUTCOME, BRIBES.index(GOOD_NAMES.index(words[0])))
    if verb == "milestone" and count == 1:
        return make(OUTCOME, MILESTONE_NAMES.index(words[0]))
    if verb in DRAW_WORDS and count == 1:
        if words[0][0] != "XLS"[DRAW_WORDS.index(verb)]:
            raise ValueError(words[0])
        return make(OUTCOME, _number(words[0][1:]) - 1)
    if verb == "card" and count == 2:
        names = [card.name for card in CARDS]
        return make(OUTCOME, names.index(words[1]), _number(words[0]))
    if verb == "marker" and count == 1:
        return make(OUTCOME, {name: marker for marker, name in MARKERS.items()}[words[0]])
    return -1
