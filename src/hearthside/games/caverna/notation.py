"""The notation of Caverna: a token for every choice, and back. Tokens never change."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import OUTCOME, STOP, Choice, arg, make
from hearthside.games.caverna import kinds as k
from hearthside.games.caverna.cells import cell_name, cell_named
from hearthside.games.caverna.feeding import WORK_PAYMENTS
from hearthside.games.caverna.food import EDIBLE, KEEP_SHIFT, WORK_SHIFT, pack, unpack
from hearthside.games.caverna.furnishing import EXCHANGES
from hearthside.games.caverna.goods import FARM_ANIMALS, GOOD_NAMES, ORE, STONE, WOOD
from hearthside.games.caverna.harvest import SKIP_BREEDING, SKIP_FIELDS
from hearthside.games.caverna.rounds import ChooseStart, RevealCard
from hearthside.games.caverna.space import Space
from hearthside.games.caverna.spaces import SPACES
from hearthside.games.caverna.state import GREEN, RED, Caverna
from hearthside.games.caverna.verbs.farming import ONE

TWIN_NAMES: Final = ("meadow+field", "cavern+tunnel", "cavern+cavern")
SINGLE_NAMES: Final = ("meadow", "field", "tunnel", "cavern")
SIMPLE: Final = {
    STOP: "stop",
    k.STAY: "stay",
    k.TAKE: "take",
    k.GROW: "grow",
    k.TRADE: "trade",
    k.DONE: "done",
}
SIMPLE_KINDS: Final = {word: kind for kind, word in SIMPLE.items()}
WORK_WORDS: Final = ["", *[GOOD_NAMES[good] for good, _ in WORK_PAYMENTS[1:]]]
SKIPS: Final = {SKIP_FIELDS: "fields", SKIP_BREEDING: "breeding"}
MARKERS: Final = {GREEN: "green", RED: "red"}


def space_word(index: int, spaces: list[Space] = SPACES) -> str:
    """A space in notation: its id without the side of the basic board, which is always clear.

    >>> space_word(next(space.index for space in SPACES if space.name == "excavation_a"))
    'excavation'
    """
    name = spaces[index].name
    return name[:-2] if name.endswith(("_a", "_b")) else name


def space_of_word(s: Caverna, word: str) -> int:
    """The space a word means with this number of players."""
    side = "_a" if s.seats <= 3 else "_b"
    named = s.content.space_named
    space = named.get(word) or named.get(word + side)
    if space is None:
        raise ValueError(f"there is no space called {word!r}")
    return space.index


def amounts(pairs: list[tuple[int, int]]) -> str:
    """Goods and numbers in words: '2 grain 1 sheep'."""
    return " ".join(f"{n} {GOOD_NAMES[good]}" for good, n in pairs if n)


def plan_words(c: Choice) -> str:
    """A food plan in words, with what the Working cave uses and what is held back."""
    plan = unpack(c)
    words = []
    work = c >> WORK_SHIFT & 3
    if work:
        words.append(f"work {WORK_WORDS[work]}")
    words.append(amounts([(EDIBLE[i], plan[i]) for i in range(8)]))
    if c >> KEEP_SHIFT:
        words.append(f"keep {c >> KEEP_SHIFT}")
    return " ".join(word for word in words if word)


def token(s: Caverna, c: Choice) -> str:
    """The notation of a choice."""
    kind = c & 255
    if kind == OUTCOME:
        return outcome_token(s, c)
    if kind in SIMPLE:
        return SIMPLE[kind]
    a, b = arg(c, 0), arg(c, 1)
    if kind == k.PLACE:
        return f"place {space_word(a, s.content.spaces)}"
    if kind == k.OVERRIDE:
        return f"override {a}"
    if kind == k.TILE:
        return f"tile {TWIN_NAMES[a]} {cell_name(b)}-{cell_name(arg(c, 2))}"
    if kind == k.SINGLE:
        return f"tile {SINGLE_NAMES[a]} {cell_name(b)}"
    if kind == k.ORE_MINE:
        return f"tile ore_mine+deep_tunnel {cell_name(a)}-{cell_name(b)}"
    if kind == k.RUBY_MINE:
        return f"tile ruby_mine {cell_name(a)}"
    if kind == k.FENCE:
        return f"fence {cell_name(a)}" + (f"-{cell_name(b)}" if b != ONE else "")
    if kind == k.STABLE:
        return f"stable {cell_name(a)}"
    if kind == k.SOW:
        return " ".join(
            ["sow"] + [f"{n} {crop}" for n, crop in ((a, "grain"), (b, "vegetable")) if n]
        )
    if kind == k.FURNISH:
        return f"furnish {s.content.tiles[a].name} {cell_name(b)}"
    if kind == k.PAY:
        return f"pay {amounts([(WOOD, a), (STONE, b), (ORE, arg(c, 2))]) or 'nothing'}"
    if kind == k.FORGE:
        return f"forge {a}"
    if kind == k.LOOT:
        return f"loot {s.content.loot[a].name}"
    if kind == k.BUY:
        return f"buy {GOOD_NAMES[a]}"
    if kind == k.IMITATE:
        return f"imitate {space_word(a, s.content.spaces)}"
    if kind == k.PAY_FOOD:
        return f"pay_food {plan_words(c)}"
    if kind == k.FEED:
        return f"feed {plan_words(c)}".strip()
    if kind == k.BREED:
        born = [GOOD_NAMES[FARM_ANIMALS[i]] for i in range(4) if a >> i & 1]
        return f"breed {' '.join(born) or 'none'}"
    if kind == k.COOK:
        return f"cook {amounts([(FARM_ANIMALS[i], arg(c, i)) for i in range(4)])}"
    if kind == k.SKIP:
        return f"skip {SKIPS[a]}"
    if kind == k.KEEP:
        return f"keep {space_word(a, s.content.spaces)}"
    if kind == k.CLEAR:
        return f"clear {space_word(a, s.content.spaces)}"
    if kind == k.RUBY_GOOD:
        return f"ruby {GOOD_NAMES[a]}"
    if kind == k.RUBY_TILE:
        return f"ruby {SINGLE_NAMES[a]} {cell_name(b)}"
    if kind == k.EAT:
        return f"eat {b} {GOOD_NAMES[a]}"
    if kind == k.USE:
        return f"use {EXCHANGES[a].name}" + (f" {b}" if b else "")
    raise AssertionError(f"a choice of kind {kind} has no notation")


def outcome_token(s: Caverna, c: Choice) -> str:
    """What NATURE decided, by the node that asks."""
    node = s.main[-1].node
    if isinstance(node, ChooseStart):
        return f"start {arg(c, 0)}"
    if isinstance(node, RevealCard):
        return f"reveal {s.content.spaces[arg(c, 0)].name}"
    return f"marker {MARKERS[arg(c, 0)]}"


def parse(s: Caverna, text: str) -> Choice:
    """The choice of a token; ValueError says what is wrong with it."""
    verb, _, rest = text.strip().partition(" ")
    if not rest and verb in SIMPLE_KINDS:
        return SIMPLE_KINDS[verb]
    words = rest.split()
    try:
        return _parse(s, verb, words)
    except (KeyError, IndexError, ValueError) as error:
        raise ValueError(f"{text!r} is not notation of this game") from error


def _parse(s: Caverna, verb: str, words: list[str]) -> Choice:
    if verb == "place":
        return make(k.PLACE, space_of_word(s, _only(words)))
    if verb == "override":
        return make(k.OVERRIDE, _number(words))
    if verb == "tile":
        name, place = words
        return _tile(name, place)
    if verb == "fence":
        cells = [cell_named(name) for name in _only(words).split("-")]
        return make(k.FENCE, cells[0], cells[1] if len(cells) == 2 else ONE)
    if verb == "stable":
        return make(k.STABLE, cell_named(_only(words)))
    if verb == "sow":
        crops = _pairs(words)
        return make(k.SOW, crops.pop("grain", 0), crops.pop("vegetable", 0)) | _empty(crops)
    if verb == "furnish":
        tile, cell = words
        return make(k.FURNISH, s.content.tile_named[tile].index, cell_named(cell))
    if verb == "pay":
        goods = {} if words == ["nothing"] else _pairs(words)
        wood, stone, ore = (goods.pop(name, 0) for name in ("wood", "stone", "ore"))
        return make(k.PAY, wood, stone, ore) | _empty(goods)
    if verb == "forge":
        return make(k.FORGE, _number(words))
    if verb == "loot":
        return make(k.LOOT, [item.name for item in s.content.loot].index(_only(words)))
    if verb == "buy":
        return make(k.BUY, GOOD_NAMES.index(_only(words)))
    if verb == "imitate":
        return make(k.IMITATE, space_of_word(s, _only(words)))
    if verb == "feed":
        return _plan(k.FEED, words)
    if verb == "pay_food":
        return _plan(k.PAY_FOOD, words)
    if verb == "breed":
        born = 0
        for name in [] if words == ["none"] else words:
            born |= 1 << FARM_ANIMALS.index(GOOD_NAMES.index(name))
        return make(k.BREED, born)
    if verb == "cook":
        animals = _pairs(words)
        sheep, donkeys, boars, cattle = (animals.pop(GOOD_NAMES[g], 0) for g in FARM_ANIMALS)
        return make(k.COOK, sheep, donkeys, boars) | cattle << 32 | _empty(animals)
    if verb == "skip":
        return make(k.SKIP, {name: step for step, name in SKIPS.items()}[_only(words)])
    if verb in ("keep", "clear"):
        return make(k.KEEP if verb == "keep" else k.CLEAR, space_of_word(s, _only(words)))
    if verb == "ruby":
        if len(words) == 2:
            return make(k.RUBY_TILE, SINGLE_NAMES.index(words[0]), cell_named(words[1]))
        return make(k.RUBY_GOOD, GOOD_NAMES.index(_only(words)))
    if verb == "eat":
        number, name = words
        return make(k.EAT, GOOD_NAMES.index(name), _number([number]))
    if verb == "use":
        offer = [exchange.name for exchange in EXCHANGES].index(words[0])
        return make(k.USE, offer, _number(words[1:]) if len(words) > 1 else 0)
    if verb == "start":
        return make(OUTCOME, _number(words))
    if verb == "reveal":
        return make(OUTCOME, s.content.space_named[_only(words)].index)
    if verb == "marker":
        return make(OUTCOME, {name: marker for marker, name in MARKERS.items()}[_only(words)])
    raise ValueError(verb)


def _only(words: list[str]) -> str:
    (word,) = words
    return word


def _number(words: list[str]) -> int:
    word = _only(words)
    if not word.isascii() or not word.isdigit() or int(word) > 255:
        raise ValueError(word)
    return int(word)


def _pairs(words: list[str]) -> dict[str, int]:
    """'2 grain 1 sheep' as a table; every good at most once, no zeros."""
    found: dict[str, int] = {}
    if len(words) % 2 or not words:
        raise ValueError(words)
    for number, name in zip(words[::2], words[1::2], strict=True):
        n = _number([number])
        if name in found or n == 0:
            raise ValueError(words)
        found[name] = n
    return found


def _empty(rest: dict[str, int]) -> int:
    """Nothing may be left over."""
    if rest:
        raise ValueError(rest)
    return 0


def _tile(name: str, place: str) -> Choice:
    cells = [cell_named(cell) for cell in place.split("-")]
    if name == "ruby_mine":
        (cell,) = cells
        return make(k.RUBY_MINE, cell)
    if name in SINGLE_NAMES:
        (cell,) = cells
        return make(k.SINGLE, SINGLE_NAMES.index(name), cell)
    one, two = cells
    if name == "ore_mine+deep_tunnel":
        return make(k.ORE_MINE, one, two)
    return make(k.TILE, TWIN_NAMES.index(name), one, two)


def _plan(kind: int, words: list[str]) -> Choice:
    """'work wood 2 grain keep 1': the parts in this order, each optional."""
    work = keep = 0
    if words[:1] == ["work"]:
        work = WORK_WORDS.index(words[1])
        words = words[2:]
    if words[-2:-1] == ["keep"]:
        keep = _number(words[-1:])
        words = words[:-2]
    goods = _pairs(words) if words else {}
    plan = [goods.pop(GOOD_NAMES[good], 0) for good in EDIBLE]
    if any(n > 63 for n in plan[:7]):
        raise ValueError(words)
    return pack(kind, plan, work, keep) | _empty(goods)
