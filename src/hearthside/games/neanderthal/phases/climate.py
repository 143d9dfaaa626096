"""Cooling and warming, and Europe under ice (NEA-5.1, NEA-5.2, NEA-11.4, NEA-12.1)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import NATURE, Choice, arg, make
from hearthside.core.form import Form
from hearthside.core.message import Message
from hearthside.core.state import Frame
from hearthside.games.neanderthal import events
from hearthside.games.neanderthal.cards import BIOMES, NORTH_BAG, SOUTH_BAG
from hearthside.games.neanderthal.changes import remove_biome
from hearthside.games.neanderthal.fields import SlotField
from hearthside.games.neanderthal.frames import framed
from hearthside.games.neanderthal.kinds import ICE_SLOT
from hearthside.games.neanderthal.names import COLUMNS
from hearthside.games.neanderthal.phases.begin import draw
from hearthside.games.neanderthal.state import BLANK_ICE, EMPTY, ICE, Neanderthal
from hearthside.games.neanderthal.step import Step


def lowest(s: Neanderthal, first: int) -> int:
    """The slot of the face-up card with the lowest peak in the row that begins at `first`; -1."""
    best = -1
    peak = 100
    for slot in range(first, first + COLUMNS):
        card = s.row[slot]
        if 0 <= card < ICE and BIOMES[card].peak < peak:
            best = slot
            peak = BIOMES[card].peak
    return best


def leftmost_empty(s: Neanderthal, first: int) -> int:
    """The leftmost empty slot of a row; -1 if there is none."""
    for slot in range(first, first + COLUMNS):
        if s.row[slot] == EMPTY:
            return slot
    return -1


def north_deck(s: Neanderthal) -> int:
    """How many cards the north deck has: those unseen that do not lie under an ice cap."""
    return (s.biome_bag & NORTH_BAG).bit_count() - s.row.count(ICE)


def south_deck(s: Neanderthal) -> int:
    return (s.biome_bag & SOUTH_BAG).bit_count()


def freeze(s: Neanderthal, slot: int) -> None:
    """Put an ice cap into a slot: the top north card, or a blank one."""
    s.row[slot] = ICE if north_deck(s) else BLANK_ICE
    s.note(events.FROZE, NATURE, slot)


ICE_FORM: Final = Form[Neanderthal](
    ICE_SLOT, "ice {slot}", SlotField(), widget="slot", anchor="slot:{slot}"
)


class Cooling(Step):
    """The lowest north card is pushed south by an ice cap (NEA-5.1)."""

    def go(self, s: Neanderthal, f: Frame) -> bool:
        slot = lowest(s, 0)
        if slot < 0:
            slot = leftmost_empty(s, 0)
            if slot < 0:
                return self.freeze_south(s, f)
        else:
            self.push_south(s, slot)
        s.stack.pop()
        freeze(s, slot)
        return True

    def push_south(self, s: Neanderthal, slot: int) -> None:
        """Step 2; a card or, against NEA-11.4, an ice cap in the south leaves the game."""
        covered = s.row[slot + COLUMNS]
        if 0 <= covered < ICE:
            remove_biome(s, covered)
        s.row[slot + COLUMNS] = s.row[slot]
        s.note(events.MOVED, NATURE, s.row[slot], slot + COLUMNS)

    def freeze_south(self, s: Neanderthal, f: Frame) -> bool:
        """Step 4; the starting player chooses among empty slots (DP-03)."""
        if f.player == NATURE:
            s.stack[-1] = framed(s, self, s.starting())
            return True
        if leftmost_empty(s, COLUMNS) >= 0:
            return False
        s.stack.pop()
        slot = lowest(s, COLUMNS)
        if slot >= 0:
            remove_biome(s, s.row[slot])
            freeze(s, slot)
        return True

    def options(self, s: Neanderthal, f: Frame, out: list[Choice]) -> None:
        for slot in range(COLUMNS, 2 * COLUMNS):
            if s.row[slot] == EMPTY:
                out.append(make(ICE_SLOT, slot))

    def apply(self, s: Neanderthal, f: Frame, c: Choice) -> None:
        s.stack.pop()
        freeze(s, arg(c, 0))

    def ask(self, s: Neanderthal, f: Frame) -> Message:
        return Message("ask.ice")


class Warming(Step):
    """The lowest south card moves north, ice melts (NEA-5.2)."""

    def go(self, s: Neanderthal, f: Frame) -> bool:
        s.stack.pop()
        slot = lowest(s, COLUMNS)
        empty = leftmost_empty(s, COLUMNS)
        self.melt_south(s)
        if slot < 0:
            if empty >= 0 and south_deck(s):
                draw(s, empty, True)
            return True
        moving = s.row[slot]
        s.row[slot] = EMPTY
        self.move_north(s, moving, slot - COLUMNS)
        if south_deck(s):
            draw(s, slot, True)
        return True

    def move_north(self, s: Neanderthal, card: int, slot: int) -> None:
        """Step 2."""
        there = s.row[slot]
        if there >= ICE:
            self.melt(s, slot)
            remove_biome(s, card)
            return
        if there != EMPTY:
            remove_biome(s, there)
        s.row[slot] = card
        s.note(events.MOVED, NATURE, card, slot)

    def melt(self, s: Neanderthal, slot: int) -> None:
        """Turn an ice cap face up; a blank one leaves an empty slot."""
        s.note(events.MELTED, NATURE, slot)
        if s.row[slot] == ICE:
            draw(s, slot, False)
        else:
            s.row[slot] = EMPTY

    def melt_south(self, s: Neanderthal) -> None:
        """Step 3, put on the stack first so that it happens last."""
        for slot in range(2 * COLUMNS - 1, COLUMNS - 1, -1):
            if s.row[slot] >= ICE:
                self.melt(s, slot)


class FrozenOver(Step):
    """Without any face-up biome card the game is over at once (NEA-12.1 item 2)."""

    def go(self, s: Neanderthal, f: Frame) -> bool:
        s.stack.pop()
        if lowest(s, 0) < 0 and lowest(s, COLUMNS) < 0:
            s.frozen = True
            s.note(events.FROZEN_OVER, NATURE)
        return True
