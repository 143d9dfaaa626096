"""Labels, kinds and anchors of choices: what a person reads and what a client highlights."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import OUTCOME, STOP, Choice, arg
from hearthside.games.agricola import kinds as k
from hearthside.games.agricola.board.space import SPACES
from hearthside.games.agricola.exchanges.anytime import exchange_of
from hearthside.games.agricola.exchanges.food import (
    CRAFT_SHIFT,
    EDIBLE,
    craft_food,
    crafts_of,
    plan_food,
    unpack_plan,
)
from hearthside.games.agricola.farm.farmyard import MATERIAL_NAMES, cell_name, cells_of
from hearthside.games.agricola.farm.fences import boundary
from hearthside.games.agricola.flow.feeding import due
from hearthside.games.agricola.goods import ANIMALS, FOOD, GOOD_NAMES, unpack
from hearthside.games.agricola.notation import (
    edge_name,
    field_name,
    outcome_token,
    sow_token,
    token,
)
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.variants import wording
from hearthside.games.agricola.verbs.bake import bread
from hearthside.games.agricola.vocabulary.card import CARDS
from hearthside.games.agricola.vocabulary.hooks import CRAFTS

PLURALS: Final = {"vegetable": "vegetables"}
WIDGETS: Final = {
    STOP: "stop",
    OUTCOME: "outcome",
    k.PLACE: "space",
    k.PLOW: "cell",
    k.ROOM: "cell",
    k.STABLE: "cell",
    k.FENCE: "cell_set",
    k.EDGE: "edge",
    k.SOW: "amounts",
    k.BAKE: "amount",
    k.FEED: "amounts",
    k.PAY: "amounts",
    k.MAKE_ROOM: "amounts",
    k.BREED: "amounts",
    k.OCCUPATION: "card",
    k.MINOR: "card",
    k.MAJOR: "card",
    k.CARD: "card",
    k.PICK: "card",
    k.EAT: "amount",
    k.DROP: "card",
    k.MARKET: "card",
    k.TRADE: "amount",
    k.TAKE_SOME: "amount",
}


def pairs_text(pairs: list[tuple[int, int]]) -> str:
    """Goods for a person: '2 vegetables and 1 sheep'."""
    words = [
        f"{n} {PLURALS.get(GOOD_NAMES[good], GOOD_NAMES[good]) if n > 1 else GOOD_NAMES[good]}"
        for good, n in pairs
        if n
    ]
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"


def goods_text(packed: int) -> str:
    """Packed goods for a person."""
    return pairs_text(list(enumerate(unpack(packed))))


def title_of(card: int) -> str:
    """The name of a card; cards of one name are told apart by their price."""
    found = CARDS[card]
    if found.id.startswith(("fireplace", "hearth")):
        return f"{found.name} ({found.id[-1]} clay)"
    return found.name


def cell_text(cell: int) -> str:
    return cell_name(cell).upper()


def cells_text(cells: int) -> str:
    return ", ".join(cell_text(cell) for cell in cells_of(cells))


def label(s: Agricola, seat: int, c: Choice) -> str:
    """The choice in words."""
    kind = c & 255
    if kind in wording.VARIANT_KINDS:
        return wording.label(c)
    if wording.on_partner(c):
        own = c & ~wording.partner_bit(kind)
        return f"{label(s, (seat + 2) % s.seats, own)} of the partner's farm"
    a, b = arg(c, 0), arg(c, 1)
    if kind == STOP:
        return "Stop here"
    if kind == OUTCOME:
        return outcome_token(s, c).replace("_", " ").capitalize()
    if kind == k.PLACE:
        return f"Place a person on {SPACES[a].title}"
    if kind == k.STAY:
        return "No space can be used: the person stays at home"
    if kind == k.TAKE:
        return "Take the goods"
    if kind == k.GET:
        return f"Get {goods_text(c >> 8)}"
    if kind == k.PLOW:
        return f"Plow {cell_text(a)}"
    if kind == k.SOW:
        return sow_token(c).capitalize()
    if kind == k.BAKE:
        return f"Bake {a} grain into {bread(s.players[seat], a)} food"
    if kind == k.ROOM:
        return f"Room on {cell_text(a)}"
    if kind == k.STABLE:
        return f"Stable on {cell_text(a)}"
    if kind == k.FENCE:
        new = (boundary(c >> 8) & ~s.players[seat].farm.fences).bit_count()
        return f"Fence {cells_text(c >> 8)} ({new} fence{'s' if new > 1 else ''})"
    if kind == k.EDGE:
        return f"Fence on {edge_name(a).upper()}"
    if kind == k.RENOVATE:
        return f"Renovate to {MATERIAL_NAMES[a]}"
    if kind == k.GROW:
        return "Family growth"
    if kind in (k.OCCUPATION, k.MINOR):
        return f"Play {CARDS[c >> 8].name}"
    if kind == k.PICK:
        return f"Keep {CARDS[c >> 8].name}"
    if kind == k.MAJOR:
        returned = (c >> 24) - 1
        text = f"Build {title_of(c >> 8 & 0xFFFF)}"
        return f"{text}, returning {title_of(returned)}" if returned >= 0 else text
    if kind == k.PAY:
        return f"Pay {goods_text(c >> 8) or 'nothing'}"
    if kind == k.CARD:
        return f"Use {title_of(c >> 8 & 0xFFFF)}"
    if kind == k.MAKE_ROOM:
        lost = pairs_text([(ANIMALS[i], arg(c, i)) for i in range(3)])
        verb = "Cook" if s.players[seat].hooks.cooks else "Release"
        if s.rules.accommodate_first:
            verb = "Give up"
        return f"{verb} {lost} without room"
    if kind == k.FEED:
        return feed_label(s, seat, c)
    if kind == k.BREED:
        return breed_label(c)
    if kind == k.COLLECT:
        return "Take the goods of the round space"
    if kind == k.DONE:
        return "Done"
    if kind == k.ALL_GRAIN:
        return "Take the additional grain of every grain field"
    if kind == k.EAT:
        food = b * s.players[seat].hooks.rates[a]
        return f"Turn {pairs_text([(a, b)])} into {food} food"
    if kind == k.SWAP:
        exchange = exchange_of(c)
        gain = exchange.gain_at(s.players[seat].counter(exchange.card))
        name = title_of(exchange.card)
        return f"{name}: {goods_text(exchange.pay)} for {goods_text(gain)}"
    return f"Move a crop from {field_name(a).upper()} to {field_name(b).upper()}"


def feed_label(s: Agricola, seat: int, c: Choice) -> str:
    """What is paid, what is turned into food, how many markers follow."""
    player = s.players[seat]
    plan = unpack_plan(c)
    crafts = c >> CRAFT_SHIFT
    need = due(s, seat)
    have = player.goods[FOOD] + plan_food(player, plan) + craft_food(crafts_of(s, seat), crafts)
    words = [f"Pay {min(need, have)} food"]
    used = [title_of(craft.card) for craft in CRAFTS if crafts >> craft.craft & 1]
    if any(plan):
        words.append(f"turning {pairs_text([(EDIBLE[i], plan[i]) for i in range(5)])} into food")
    if used:
        words.append(f"using {' and '.join(used)}")
    if need > have:
        n = need - have
        words.append(f"{n} begging marker{'s' if n > 1 else ''}")
    return ", ".join(words)


def breed_label(c: Choice) -> str:
    born = [GOOD_NAMES[ANIMALS[i]] for i in range(3) if arg(c, 0) >> i & 1]
    text = f"Newborns: {', '.join(born)}" if born else "No newborns"
    released = pairs_text([(ANIMALS[i], arg(c, i + 1)) for i in range(3)])
    return f"{text}, releasing {released}" if released else text


def widget(c: Choice) -> str:
    """The sort of widget a choice belongs to."""
    return WIDGETS.get(c & 255, "button")


def anchor(s: Agricola, c: Choice) -> str:
    """What a client highlights: a space, cells, edges, a card, a good, a button."""
    kind = c & 255
    if kind in wording.VARIANT_KINDS:
        return wording.anchor(c)
    if wording.on_partner(c):
        found = anchor(s, c & ~wording.partner_bit(kind)).split()
        return " ".join(f"partner_{part}" for part in found)
    a, b = arg(c, 0), arg(c, 1)
    if kind == k.PLACE:
        return f"space:{SPACES[a].name}"
    if kind in (k.PLOW, k.ROOM, k.STABLE):
        return f"cell:{cell_name(a)}"
    if kind == k.FENCE:
        return " ".join(f"cell:{cell_name(cell)}" for cell in cells_of(c >> 8))
    if kind == k.EDGE:
        return f"edge:{edge_name(a)}"
    if kind in (k.OCCUPATION, k.MINOR, k.PICK):
        return f"card:{CARDS[c >> 8].id}"
    if kind in (k.MAJOR, k.CARD, k.SWAP):
        return f"card:{CARDS[c >> 8 & 0xFFFF].id}"
    if kind == k.EAT:
        return f"good:{GOOD_NAMES[a]}"
    if kind == k.MOVE:
        return f"field:{field_name(a)} field:{field_name(b)}"
    if kind == OUTCOME:
        return f"outcome:{outcome_token(s, c).split()[-1]}"
    return f"button:{token(s, c).split()[0]}"
