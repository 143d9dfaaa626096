"""Labels, kinds and anchors of choices: what a person reads and what a client highlights."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import OUTCOME, STOP, Choice, arg
from hearthside.games.caverna import kinds as k
from hearthside.games.caverna.cells import ICONS, cell_name
from hearthside.games.caverna.exchange import ruby_price
from hearthside.games.caverna.feeding import due
from hearthside.games.caverna.food import EDIBLE, KEEP_SHIFT, WORK_SHIFT, plan_food, unpack
from hearthside.games.caverna.furnishing import EXCHANGES
from hearthside.games.caverna.goods import (
    DONKEY,
    FARM_ANIMALS,
    FOOD,
    GOOD_NAMES,
    ORE,
    STONE,
    WOOD,
)
from hearthside.games.caverna.notation import (
    SINGLE_NAMES,
    SKIPS,
    TWIN_NAMES,
    outcome_token,
    token,
)
from hearthside.games.caverna.state import Caverna
from hearthside.games.caverna.verbs.farming import ONE
from hearthside.games.caverna.verbs.trade import PRICE_AT_MARKET

PLURALS: Final = {
    "ruby": "rubies",
    "vegetable": "vegetables",
    "dog": "dogs",
    "donkey": "donkeys",
    "boar": "boars",
}
WIDGETS: Final = {
    STOP: "stop",
    OUTCOME: "outcome",
    k.PLACE: "space",
    k.IMITATE: "space",
    k.KEEP: "space",
    k.CLEAR: "space",
    k.OVERRIDE: "dwarf",
    k.TILE: "tile_pose",
    k.ORE_MINE: "tile_pose",
    k.SINGLE: "cell",
    k.STABLE: "cell",
    k.RUBY_MINE: "cell",
    k.RUBY_TILE: "cell",
    k.FENCE: "cell_set",
    k.FURNISH: "tile",
    k.LOOT: "loot",
    k.SOW: "amounts",
    k.FEED: "amounts",
    k.PAY: "amounts",
    k.PAY_FOOD: "amounts",
    k.COOK: "amounts",
    k.BREED: "amounts",
    k.FORGE: "amount",
    k.EAT: "amount",
}


def goods_text(pairs: list[tuple[int, int]]) -> str:
    """Goods for a person: '2 rubies and 1 sheep'."""
    words = [
        f"{n} {PLURALS.get(GOOD_NAMES[good], GOOD_NAMES[good]) if n > 1 else GOOD_NAMES[good]}"
        for good, n in pairs
        if n
    ]
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"


def amounts_text(amounts: list[int]) -> str:
    return goods_text(list(enumerate(amounts)))


def cell_text(cell: int) -> str:
    """A cell for a person, with what its icon would give."""
    name = cell_name(cell).upper()
    icon = ICONS.get(cell)
    return f"{name} (+{goods_text([icon])})" if icon is not None else name


def terrain_text(name: str) -> str:
    return name.replace("+", " and ").replace("_", " ")


def label(s: Caverna, seat: int, c: Choice) -> str:
    """The choice in words."""
    kind = c & 255
    a, b = arg(c, 0), arg(c, 1)
    if kind == STOP:
        return "Stop here"
    if kind == OUTCOME:
        return outcome_token(s, c).replace("_", " ").capitalize()
    if kind == k.PLACE:
        return f"Place a dwarf on {s.content.spaces[a].title}"
    if kind == k.OVERRIDE:
        return f"Pay 1 ruby to place the dwarf with weapon {a}"
    if kind == k.STAY:
        return "No space can be used: the dwarf stays at home"
    if kind == k.TAKE:
        return "Take the goods"
    if kind == k.TILE:
        one, two = TWIN_NAMES[a].split("+")
        return f"Place {one} on {cell_text(b)} and {two} on {cell_text(arg(c, 2))}"
    if kind == k.ORE_MINE:
        return f"Ore mine on {cell_text(a)}, deep tunnel on {cell_text(b)}"
    if kind == k.SINGLE:
        return f"Place a {SINGLE_NAMES[a]} on {cell_text(b)}"
    if kind == k.RUBY_MINE:
        return f"Ruby mine on {cell_name(a).upper()}"
    if kind == k.FENCE:
        if b == ONE:
            return f"Small pasture on {cell_name(a).upper()}"
        return f"Large pasture on {cell_name(a).upper()} and {cell_name(b).upper()}"
    if kind == k.STABLE:
        return f"Stable on {cell_name(a).upper()}"
    if kind == k.SOW:
        fields = [f"{n} {crop}" for n, crop in ((a, "grain"), (b, "vegetable")) if n]
        return f"Sow {' and '.join(fields)} field{'s' if a + b > 1 else ''}"
    if kind == k.FURNISH:
        return f"Furnish {cell_name(b).upper()} with {s.content.tiles[a].title}"
    if kind == k.PAY:
        return f"Pay {goods_text([(WOOD, a), (STONE, b), (ORE, arg(c, 2))]) or 'nothing'}"
    if kind == k.FORGE:
        return f"Forge a weapon of strength {a}"
    if kind == k.LOOT:
        return s.content.loot[a].title
    if kind == k.GROW:
        return "Family growth"
    if kind == k.TRADE:
        return "Trade 2 ore for 2 gold and 1 food"
    if kind == k.BUY:
        return f"Buy {goods_text([(a, 1)])} for {PRICE_AT_MARKET[a]} gold"
    if kind == k.IMITATE:
        return f"Imitate {s.content.spaces[a].title}"
    if kind == k.PAY_FOOD:
        return f"Pay the food with {plan_text(c)}"
    if kind == k.FEED:
        return feed_label(s, seat, c)
    if kind == k.BREED:
        born = [GOOD_NAMES[FARM_ANIMALS[i]] for i in range(4) if a >> i & 1]
        return f"Newborns: {', '.join(born)}" if born else "No newborns"
    if kind == k.COOK:
        lost = [(FARM_ANIMALS[i], arg(c, i)) for i in range(4)]
        return f"Cook {goods_text(lost)} without room"
    if kind == k.SKIP:
        return f"Skip the {SKIPS[a].replace('fields', 'field')} step"
    if kind == k.KEEP:
        return f"Pay 1 ruby to keep the goods on {s.content.spaces[a].title}"
    if kind == k.CLEAR:
        return f"Let the goods on {s.content.spaces[a].title} go"
    if kind == k.DONE:
        return "Done"
    return exchange_label(s, c)


def exchange_label(s: Caverna, c: Choice) -> str:
    """An any-time exchange in words."""
    kind = c & 255
    a, b = arg(c, 0), arg(c, 1)
    if kind == k.RUBY_GOOD:
        price = "1 ruby and 1 food" if GOOD_NAMES[a] == "cattle" else "1 ruby"
        return f"{price} for {goods_text([(a, 2 if a == FOOD else 1)])}"
    if kind == k.RUBY_TILE:
        rubies = ruby_price(a)
        return (
            f"{rubies} rub{'y' if rubies == 1 else 'ies'} for a {SINGLE_NAMES[a]} on {cell_text(b)}"
        )
    if kind == k.EAT:
        return f"Turn {goods_text([(a, b)])} into food"
    exchange = EXCHANGES[a]
    if not exchange.pay:
        return f"Give up a weapon of strength {b} for {b} food"
    return f"{amounts_text(exchange.pay)} for {amounts_text(exchange.gain)}"


def plan_text(c: Choice) -> str:
    plan = unpack(c)
    return goods_text([(EDIBLE[i], plan[i]) for i in range(8)])


def feed_label(s: Caverna, seat: int, c: Choice) -> str:
    """What is paid, what is turned into food, how many markers follow."""
    home = s.homes[seat]
    plan = unpack(c)
    work = c >> WORK_SHIFT & 3
    need = due(s, home, work > 0, home.goods[DONKEY] - plan[3])
    have = home.goods[FOOD] + plan_food(home, plan) - (c >> KEEP_SHIFT)
    words = [f"Pay {min(need, have)} food"]
    if any(plan):
        words.append(f"turning {plan_text(c)} into food")
    if work:
        words.append(f"one dwarf fed with {('', '1 wood', '1 stone', '2 ore')[work]}")
    if need > have:
        n = need - have
        words.append(f"{n} begging marker{'s' if n > 1 else ''}")
    return ", ".join(words)


def widget(c: Choice) -> str:
    """The sort of widget a choice belongs to."""
    return WIDGETS.get(c & 255, "button")


def anchor(s: Caverna, c: Choice) -> str:
    """What a client highlights: a space, cells, a tile, a button."""
    kind = c & 255
    a, b = arg(c, 0), arg(c, 1)
    if kind in (k.PLACE, k.IMITATE, k.KEEP, k.CLEAR):
        return f"space:{s.content.spaces[a].name}"
    if kind == k.TILE:
        return f"cell:{cell_name(b)} cell:{cell_name(arg(c, 2))}"
    if kind == k.ORE_MINE:
        return f"cell:{cell_name(a)} cell:{cell_name(b)}"
    if kind in (k.SINGLE, k.RUBY_TILE):
        return f"cell:{cell_name(b)}"
    if kind in (k.STABLE, k.RUBY_MINE):
        return f"cell:{cell_name(a)}"
    if kind == k.FENCE:
        second = f" cell:{cell_name(b)}" if b != ONE else ""
        return f"cell:{cell_name(a)}{second}"
    if kind == k.FURNISH:
        return f"tile:{s.content.tiles[a].name} cell:{cell_name(b)}"
    if kind == k.LOOT:
        return f"loot:{s.content.loot[a].name}"
    if kind == k.OVERRIDE:
        return f"dwarf:{a}"
    if kind in (k.RUBY_GOOD, k.EAT, k.BUY):
        return f"good:{GOOD_NAMES[a]}"
    if kind == k.USE:
        return f"exchange:{EXCHANGES[a].name}"
    if kind == OUTCOME:
        return f"outcome:{outcome_token(s, c).split()[1]}"
    return f"button:{token(s, c).split()[0]}"
