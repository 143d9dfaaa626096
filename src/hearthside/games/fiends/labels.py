"""Labels, kinds and anchors of choices: those of Caverna and what Frantic Fiends adds."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import OUTCOME, STOP, Choice, arg, kind_of
from hearthside.games.caverna import labels as base
from hearthside.games.caverna.cells import ENTRY_CELL, cell_name
from hearthside.games.caverna.dwarf import strength_of
from hearthside.games.caverna.goods import DOG, GOOD_NAMES
from hearthside.games.fiends import kinds as k
from hearthside.games.fiends.bonuses import BONUS_NAMES, BONUSES
from hearthside.games.fiends.bounties import BOUNTIES
from hearthside.games.fiends.bounty_slot import GOLD_SLOT, column_of, strip_of
from hearthside.games.fiends.cell_list import cells_in
from hearthside.games.fiends.notation import (
    ORC_NAMES,
    arrangement_words,
    bounty_of,
    outcome_token,
    token,
)
from hearthside.games.fiends.residence import present_settlement
from hearthside.games.fiends.standing import unpack_arrangement
from hearthside.games.fiends.state import Fiends
from hearthside.games.fiends.tables import BOARDS, ORCS
from hearthside.games.fiends.traps import TRAPS, Spend

WIDGETS: Final = {
    k.SET_TRAP: "tile",
    k.STOCK: "cell_set",
    k.DONKEYS: "cell_set",
    k.FIGHT: "amount",
    k.CLAIM: "bounty",
    k.CARVE: "amount",
    k.BRIBE: "amount",
    k.SPEND: "amount",
    k.DISPLACE: "cell",
    k.OCCUPY: "cell",
    k.EXTRACT: "cell",
    k.HOUSE: "cell",
    k.LODGE: "cell",
    k.ARRANGE: "arrangement",
    k.SETTLE: "settlement",
    k.USE_SPACE: "space",
    k.PLACE_ORC: "space",
    k.CAMOUFLAGE: "dwarf",
    k.NAME: "dwarf",
    k.ARM: "amount",
    k.BARTER: "amounts",
}


def cell_text(cell: int) -> str:
    return "the Entry-level dwelling" if cell == ENTRY_CELL else cell_name(cell).upper()


def label(s: Fiends, seat: int, c: Choice) -> str:
    """The choice in words."""
    kind = kind_of(c)
    a, b = arg(c, 0), arg(c, 1)
    home = s.lair(seat) if seat >= 0 else s.lair(0)
    if kind == OUTCOME:
        return outcome_token(s, c).replace("_", " ").capitalize()
    if kind == STOP:
        return "Stop here"
    if kind == k.SET_TRAP:
        return f"Set the {TRAPS[a].title} on {cell_text(b)}"
    if kind == k.STOCK:
        return f"Stock the mines on {', '.join(cell_text(cell) for cell in cells_in(c))}"
    if kind == k.FIGHT:
        loss = max(0, home.power[a] - home.dog_strength() * b)
        dogs = base.goods_text([(DOG, b)]) or "no dog"
        return f"Fight orc {ORC_NAMES[a]}: give up {dogs}, weapon -{loss}"
    if kind == k.CLAIM:
        if b == GOLD_SLOT:
            return f"{ORCS.gold[a]} gold for orc {ORC_NAMES[a]}"
        return f"{BOUNTIES[s.longs[strip_of(b)]][column_of(b)].title} for orc {ORC_NAMES[a]}"
    if kind == k.CARVE:
        return f"Carve a club of strength {a}"
    if kind == k.BRIBE:
        return f"Bribe the orc with {base.goods_text([(s.bribes[s.event - 1], a)])}"
    if kind == k.DISPLACE:
        good = base.goods_text([(BOARDS[s.event - 1].displace, 1)])
        where = "into the cave" if a == ENTRY_CELL else f"to {cell_text(a)}"
        return f"Pay {good} to displace the orc {where}"
    if kind == k.PROCEED:
        return "Let the orc go on"
    if kind == k.HIT:
        return f"Hit orc {ORC_NAMES[a]}"
    if kind == k.SPEND:
        node = (s.lanes[seat] if s.lanes else s.main)[-1].node
        good_number = node.good if isinstance(node, Spend) else 0
        return f"Pay {base.goods_text([(good_number, a)]) or 'nothing'} into the trap"
    if kind == k.HOUSE:
        if arg(c, 2):
            return f"Take the {GOOD_NAMES[a]} from {cell_text(b)}"
        return f"Put the {GOOD_NAMES[a]} on {cell_text(b)}"
    if kind == k.CAMOUFLAGE:
        return f"Place the hidden dwarf with weapon {a}"
    if kind == k.ARRANGE:
        return f"Animals: {arrangement_words(unpack_arrangement(c)) or 'none'}"
    if kind == k.SETTLE:
        cells = cells_in(c)
        if cells == present_settlement(home):
            return "Everybody stays where they live"
        return f"Move: {', '.join(cell_text(cell) for cell in cells)}"
    if kind == k.USE_SPACE:
        return f"Use {s.content.spaces[a].title}"
    if kind == k.NAME:
        return f"The dwarf with weapon {strength_of(home.dwarfs[a])} acts"
    if kind == k.ARM:
        paid = f" for {GOOD_NAMES[arg(c, 2) - 1]}" if arg(c, 2) else ""
        return f"Give dwarf {a + 1} a weapon of strength {b}{paid}"
    if kind == k.BARTER:
        given, taken = base.goods_text([(a, arg(c, 2))]), base.goods_text([(b, arg(c, 2))])
        return f"Exchange {given} for {taken}"
    if kind == k.OVERRIDE_ORC:
        return f"Pay 1 ruby to place orc {ORC_NAMES[a]} now"
    if kind == k.LODGE:
        return f"Orc {ORC_NAMES[a]} moves into {cell_text(b)}"
    if kind == k.OCCUPY:
        return f"The orc takes {cell_text(a)}"
    if kind == k.PLACE_ORC:
        return f"Place orc {ORC_NAMES[a]} on {s.content.spaces[b].title}"
    if kind == k.EXTRACT:
        return f"The Mine Orc empties {cell_text(a)}"
    if kind == k.DONKEYS:
        return f"Donkeys work on {', '.join(cell_text(cell) for cell in cells_in(c))}"
    if kind == k.EXTRA:
        return f"One more {GOOD_NAMES[a]}"
    if kind == k.RECEIVE:
        lost = "" if BONUSES[a].node.possible(s, seat) else " (it has no place and will be lost)"
        return f"Receive {BONUS_NAMES[a].replace('_', ' ')}{lost}"
    return base.label(s, seat, c)


def widget(c: Choice) -> str:
    return WIDGETS.get(kind_of(c)) or base.widget(c)


def anchor(s: Fiends, c: Choice) -> str:
    """What a client highlights: a space, cells, an orc, a slot of the bounty board, a button."""
    kind = kind_of(c)
    a, b = arg(c, 0), arg(c, 1)
    if kind == OUTCOME:
        return f"outcome:{outcome_token(s, c).split()[-1]}"
    if kind == k.SET_TRAP:
        return f"trap:{TRAPS[a].name} cell:{cell_name(b)}"
    if kind in (k.STOCK, k.DONKEYS):
        return " ".join(f"cell:{cell_name(cell)}" for cell in cells_in(c))
    if kind in (k.DISPLACE, k.OCCUPY, k.EXTRACT):
        return f"cell:{cell_name(a)}"
    if kind == k.HOUSE:
        return f"cell:{cell_name(b)}"
    if kind == k.LODGE:
        return f"orc:{ORC_NAMES[a]} cell:{cell_name(b)}"
    if kind in (k.FIGHT, k.HIT, k.OVERRIDE_ORC):
        return f"orc:{ORC_NAMES[a]}"
    if kind == k.CLAIM:
        return f"bounty:{bounty_of(s, b)}"
    if kind == k.USE_SPACE:
        return f"space:{s.content.spaces[a].name}"
    if kind == k.PLACE_ORC:
        return f"orc:{ORC_NAMES[a]} space:{s.content.spaces[b].name}"
    if kind in (k.CAMOUFLAGE, k.NAME):
        return f"dwarf:{a}"
    if kind in (k.EXTRA, k.BARTER):
        return f"good:{GOOD_NAMES[a]}"
    if 29 <= kind <= 39 or 44 <= kind <= 59:
        return f"button:{token(s, c).split()[0]}"
    return base.anchor(s, c)
