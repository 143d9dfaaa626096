"""The notation of Agricola: a token for every choice, and back. Tokens never change."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import OUTCOME, STOP, Choice, arg, make
from hearthside.core.event import EVERYBODY
from hearthside.games.agricola import kinds as k
from hearthside.games.agricola.board.space import SPACES
from hearthside.games.agricola.exchanges.food import CRAFT_SHIFT, EDIBLE, pack_plan, unpack_plan
from hearthside.games.agricola.farm.farmyard import MATERIAL_NAMES, cell_name, cell_named, cells_of
from hearthside.games.agricola.farm.fences import CELLS
from hearthside.games.agricola.flow.deal import Draw
from hearthside.games.agricola.flow.rounds import ChooseStart
from hearthside.games.agricola.goods import ANIMALS, GOOD_NAMES, describe, some
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.variants import wording
from hearthside.games.agricola.variants.draft import PassPacks
from hearthside.games.agricola.variants.wording import BOARD_WORDS, VARIANT_KINDS
from hearthside.games.agricola.verbs.sow import PLOTS_SHIFT
from hearthside.games.agricola.vocabulary.card import CARD_NAMED, CARDS
from hearthside.games.agricola.vocabulary.hooks import CRAFTS, PLOTS

SIMPLE: Final = {
    STOP: "stop",
    k.STAY: "stay",
    k.TAKE: "take",
    k.GROW: "grow",
    k.COLLECT: "collect",
    k.DONE: "done",
    k.ALL_GRAIN: "all_grain",
}
SIMPLE_KINDS: Final = {word: kind for kind, word in SIMPLE.items()}
CARD_WORDS: Final = {
    k.OCCUPATION: "occupation",
    k.MINOR: "minor",
    k.PICK: "pick",
}


def edge_name(edge: int) -> str:
    """An edge as in AGR-2.5: h03 is H[0][3], v25 is V[2][5].

    >>> edge_name(3), edge_name(37)
    ('h03', 'v25')
    """
    if edge < 20:
        return f"h{edge // 5}{edge % 5}"
    return f"v{(edge - 20) // 6}{(edge - 20) % 6}"


def edge_named(name: str) -> int:
    if len(name) != 3 or not name[1:].isdigit():
        raise ValueError(f"there is no edge {name!r}")
    i, j = int(name[1]), int(name[2])
    if name[0] == "h" and i < 4 and j < 5:
        return i * 5 + j
    if name[0] == "v" and i < 3 and j < 6:
        return 20 + i * 6 + j
    raise ValueError(f"there is no edge {name!r}")


def cells_text(cells: int) -> str:
    return "+".join(cell_name(cell) for cell in cells_of(cells))


def field_name(key: int) -> str:
    """A field in a choice: a cell, or a field card."""
    return cell_name(key) if key < CELLS else CARDS[PLOTS[key - CELLS].card].id


def field_named(name: str) -> int:
    for plot in PLOTS:
        if CARDS[plot.card].id == name:
            return CELLS + plot.plot
    return cell_named(name)


def space_named(s: Agricola, name: str) -> int:
    """The space of that name with this number of players."""
    for space in SPACES:
        if space.name == name and space.board not in _OTHER_EXTENSION.get(s.seats, ("3", "4")):
            return space.index
    raise ValueError(f"there is no space called {name!r}")


_OTHER_EXTENSION: Final = {3: ("4",), 4: ("3",)}


def pairs_text(pairs: list[tuple[int, int]]) -> str:
    """Goods and numbers in words: '2 grain 1 sheep'."""
    return " ".join(f"{n} {GOOD_NAMES[good]}" for good, n in pairs if n)


def token(s: Agricola, c: Choice) -> str:
    """The notation of a choice."""
    kind = c & 255
    if kind in VARIANT_KINDS:
        return wording.token(c)
    if wording.on_partner(c):
        return token(s, c & ~wording.partner_bit(kind)) + " partner"
    if kind == OUTCOME:
        return outcome_token(s, c)
    if kind in SIMPLE:
        return SIMPLE[kind]
    a, b = arg(c, 0), arg(c, 1)
    if kind == k.PLACE:
        return f"place {SPACES[a].name}"
    if kind == k.GET:
        return f"get {describe(c >> 8)}"
    if kind == k.PLOW:
        return f"plow {cell_name(a)}"
    if kind == k.SOW:
        return sow_token(c)
    if kind == k.BAKE:
        return f"bake {a}"
    if kind == k.ROOM:
        return f"room {cell_name(a)}"
    if kind == k.STABLE:
        return f"stable {cell_name(a)}"
    if kind == k.FENCE:
        return f"fence {cells_text(c >> 8)}"
    if kind == k.EDGE:
        return f"edge {edge_name(a)}"
    if kind == k.RENOVATE:
        return f"renovate {MATERIAL_NAMES[a]}"
    if kind in CARD_WORDS:
        return f"{CARD_WORDS[kind]} {CARDS[c >> 8].id}"
    if kind == k.MAJOR:
        returned = c >> 24
        text = f"major {CARDS[c >> 8 & 0xFFFF].id}"
        return f"{text} for {CARDS[returned - 1].id}" if returned else text
    if kind == k.PAY:
        return f"pay {describe(c >> 8) or 'nothing'}"
    if kind == k.CARD:
        return f"use {CARDS[c >> 8 & 0xFFFF].id} {c >> 24}"
    if kind == k.MAKE_ROOM:
        return f"give_up {pairs_text([(ANIMALS[i], arg(c, i)) for i in range(3)])}"
    if kind == k.FEED:
        return f"feed {plan_words(c)}".strip()
    if kind == k.BREED:
        return breed_token(c)
    if kind == k.EAT:
        return f"eat {b} {GOOD_NAMES[a]}"
    if kind == k.SWAP:
        return f"swap {CARDS[c >> 8 & 0xFFFF].id} {c >> 24}"
    if kind == k.MOVE:
        return f"move {field_name(a)} {field_name(b)}"
    raise AssertionError(f"a choice of kind {kind} has no notation")


def sow_token(c: Choice) -> str:
    words = ["sow"]
    for n, crop in ((arg(c, 0), "grain"), (arg(c, 1), "vegetable")):
        if n:
            words.append(f"{n} {crop}")
    for plot in PLOTS:
        crop_number = c >> PLOTS_SHIFT + 2 * plot.plot & 3
        if crop_number:
            words.append(f"{CARDS[plot.card].id} {GOOD_NAMES[plot.sown[crop_number - 1][0]]}")
    return " ".join(words)


def plan_words(c: Choice) -> str:
    """A feeding plan in words."""
    plan = unpack_plan(c)
    words = [pairs_text([(EDIBLE[i], plan[i]) for i in range(5)])]
    for craft in CRAFTS:
        if c >> CRAFT_SHIFT + craft.craft & 1:
            words.append(CARDS[craft.card].id)
    return " ".join(word for word in words if word)


def breed_token(c: Choice) -> str:
    born = [GOOD_NAMES[ANIMALS[i]] for i in range(3) if arg(c, 0) >> i & 1]
    words = ["breed", *born] if born else ["breed", "none"]
    released = pairs_text([(ANIMALS[i], arg(c, i + 1)) for i in range(3)])
    return " ".join(words) + (f" release {released}" if released else "")


def outcome_token(s: Agricola, c: Choice) -> str:
    """What NATURE decided, by the node that asks."""
    node = s.main[-1].node
    if isinstance(node, ChooseStart):
        return f"start {arg(c, 0)}"
    if isinstance(node, Draw):
        return f"deal {c >> 24} {CARDS[c >> 8 & 0xFFFF].id}"
    if isinstance(node, PassPacks):
        return "pass packs"
    return f"reveal {SPACES[arg(c, 0)].name}"


def audience(s: Agricola, seat: int, c: Choice) -> int:
    """Who may know a choice: cards drawn, kept and discarded are secret (AGR-17.3)."""
    kind = c & 255
    if kind == OUTCOME:
        node = s.main[-1].node
        return c >> 24 if isinstance(node, Draw) and node.secret else EVERYBODY
    return seat if kind in (k.PICK, k.DROP) else EVERYBODY


def parse(s: Agricola, text: str) -> Choice:
    """The choice of a token; ValueError says what is wrong with it."""
    verb, _, rest = text.strip().partition(" ")
    if not rest and verb in SIMPLE_KINDS:
        return SIMPLE_KINDS[verb]
    words = rest.split()
    try:
        return _parse(s, verb, words)
    except (KeyError, IndexError, ValueError) as error:
        raise ValueError(f"{text!r} is not notation of this game") from error


def _parse(s: Agricola, verb: str, words: list[str]) -> Choice:
    if verb in wording.WORDS:
        return wording.parse(verb, words)
    if words[-1:] == ["partner"] and verb in BOARD_WORDS:
        bit = wording.partner_bit(BOARD_WORDS[verb])
        return _parse(s, verb, words[:-1]) | bit
    if verb == "place":
        return make(k.PLACE, space_named(s, _only(words)))
    if verb == "get":
        return k.GET | _packed(words) << 8
    if verb in CELL_KINDS:
        return make(CELL_KINDS[verb], cell_named(_only(words)))
    if verb == "sow":
        return _sow(words)
    if verb == "bake":
        return make(k.BAKE, _number(_only(words)))
    if verb == "fence":
        cells = 0
        for name in _only(words).split("+"):
            cells |= 1 << cell_named(name)
        return k.FENCE | cells << 8
    if verb == "edge":
        return make(k.EDGE, edge_named(_only(words)))
    if verb == "renovate":
        return make(k.RENOVATE, MATERIAL_NAMES.index(_only(words)))
    if verb in CARD_KINDS:
        return CARD_KINDS[verb] | CARD_NAMED[_only(words)].index << 8
    if verb == "major":
        c = k.MAJOR | CARD_NAMED[words[0]].index << 8
        if len(words) == 1:
            return c
        _, word, returned = words
        if word != "for":
            raise ValueError(words)
        return c | CARD_NAMED[returned].index + 1 << 24
    if verb == "pay":
        return k.PAY | (0 if words == ["nothing"] else _packed(words)) << 8
    if verb in ("use", "swap"):
        card, number = words
        kind = k.CARD if verb == "use" else k.SWAP
        return kind | CARD_NAMED[card].index << 8 | _number(number) << 24
    if verb == "give_up":
        animals = _pairs(words)
        sheep, boar, cattle = (animals.pop(GOOD_NAMES[good], 0) for good in ANIMALS)
        return make(k.MAKE_ROOM, sheep, boar, cattle) | _empty(animals)
    if verb == "feed":
        return _feed(words)
    if verb == "breed":
        return _breed(words)
    if verb == "eat":
        number, name = words
        return make(k.EAT, GOOD_NAMES.index(name), _number(number))
    if verb == "move":
        one, two = words
        return make(k.MOVE, field_named(one), field_named(two))
    if verb == "start":
        return make(OUTCOME, _number(_only(words)))
    if verb == "reveal":
        return make(OUTCOME, space_named(s, _only(words)))
    if (verb, words) == ("pass", ["packs"]):
        return OUTCOME
    if verb == "deal":
        seat, card = words
        return OUTCOME | CARD_NAMED[card].index << 8 | _number(seat) << 24
    raise ValueError(verb)


CELL_KINDS: Final = {"plow": k.PLOW, "room": k.ROOM, "stable": k.STABLE}
CARD_KINDS: Final = {word: kind for kind, word in CARD_WORDS.items()}


def _only(words: list[str]) -> str:
    (word,) = words
    return word


def _number(word: str) -> int:
    if not word.isascii() or not word.isdigit() or int(word) > 255:
        raise ValueError(word)
    return int(word)


def _pairs(words: list[str]) -> dict[str, int]:
    """'2 grain 1 sheep' as a table; every good at most once, no zeros."""
    found: dict[str, int] = {}
    if len(words) % 2:
        raise ValueError(words)
    for number, name in zip(words[::2], words[1::2], strict=True):
        n = _number(number)
        if name in found or not 0 < n < 64:
            raise ValueError(words)
        found[name] = n
    return found


def _packed(words: list[str]) -> int:
    packed = 0
    if not words:
        raise ValueError(words)
    for name, n in _pairs(words).items():
        packed |= some(GOOD_NAMES.index(name), n)
    return packed


def _empty(rest: dict[str, int]) -> int:
    """Nothing may be left over."""
    if rest:
        raise ValueError(rest)
    return 0


def _sow(words: list[str]) -> Choice:
    """'2 grain 1 vegetable B068 vegetable': tiles, then field cards."""
    crops: list[str] = []
    c = k.SOW
    for one, two in zip(words[::2], words[1::2], strict=True):
        if one.isdigit():
            crops += [one, two]
            continue
        plot = PLOTS[field_named(one) - CELLS]
        goods = [good for good, _ in plot.sown]
        c |= goods.index(GOOD_NAMES.index(two)) + 1 << PLOTS_SHIFT + 2 * plot.plot
    found = _pairs(crops)
    return c | make(0, found.pop("grain", 0), found.pop("vegetable", 0)) | _empty(found)


def _feed(words: list[str]) -> Choice:
    """'2 grain 1 sheep joinery': goods, then crafts."""
    crafts = 0
    while (words and not words[-1].islower()) or (words and words[-1] in CARD_NAMED):
        card = CARD_NAMED[words[-1]].index
        for craft in CRAFTS:
            if craft.card == card:
                crafts |= 1 << craft.craft
        words = words[:-1]
    goods = _pairs(words)
    plan = [goods.pop(GOOD_NAMES[good], 0) for good in EDIBLE]
    return pack_plan(k.FEED, plan, crafts) | _empty(goods)


def _breed(words: list[str]) -> Choice:
    born = 0
    released = [0, 0, 0]
    if "release" in words:
        place = words.index("release")
        animals = _pairs(words[place + 1 :])
        released = [animals.pop(GOOD_NAMES[good], 0) for good in ANIMALS]
        _empty(animals)
        words = words[:place]
    for name in [] if words == ["none"] else words:
        born |= 1 << ANIMALS.index(GOOD_NAMES.index(name))
    return make(k.BREED, born, released[0], released[1]) | released[2] << 32
