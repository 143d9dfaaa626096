"""Setup: rows, species, structure cards and their sides (NEA-2)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import NATURE, OUTCOME, Choice, make
from hearthside.core.state import Frame
from hearthside.games.neanderthal import events
from hearthside.games.neanderthal.cards import BIOME_CARDS, NORTH_BAG, SOUTH_BAG
from hearthside.games.neanderthal.changes import framed, tell
from hearthside.games.neanderthal.config import STRUCTURE_DATA, VALUES
from hearthside.games.neanderthal.kinds import SIDE, SPECIES_CHOICE
from hearthside.games.neanderthal.members import group
from hearthside.games.neanderthal.names import BLACK, COLUMNS, FIREKEEPER, PORTAL_DISCS
from hearthside.games.neanderthal.state import EMPTY, Neanderthal
from hearthside.games.neanderthal.step import Step
from hearthside.games.neanderthal.tribe import ELDER, ELDER_DISC


class DrawBiome(Step):
    """NATURE draws a card into a slot: `pos` is the slot, `done` 1 for the south deck."""

    def options(self, s: Neanderthal, f: Frame, out: list[Choice]) -> None:
        bag = s.biome_bag & (SOUTH_BAG if f.done else NORTH_BAG)
        for card in range(BIOME_CARDS):
            if bag >> card & 1:
                out.append(make(OUTCOME, card))

    def apply(self, s: Neanderthal, f: Frame, c: Choice) -> None:
        s.stack.pop()
        card = c >> 8
        s.biome_bag &= ~(1 << card)
        s.row[f.pos] = card
        s.note(events.REVEALED, NATURE, card, f.pos)


DRAW: Final = DrawBiome()


def draw(s: Neanderthal, slot: int, south: bool) -> None:
    """NATURE draws a card of a deck into a slot."""
    s.stack.append(Frame(DRAW, NATURE, slot, 1 if south else 0))


class DealRows(Step):
    """Six north and six south cards (NEA-2.1 step 3)."""

    def go(self, s: Neanderthal, f: Frame) -> bool:
        for slot in range(2 * COLUMNS):
            if s.row[slot] == EMPTY:
                draw(s, slot, slot >= COLUMNS)
                return True
        s.stack.pop()
        return True


def join(s: Neanderthal, colour: int, seat: int) -> None:
    """A species enters the game with its pool, elder, discs and portal (NEA-2.1 steps 6, 7)."""
    tribe = s.tribes[colour]
    tribe.seat = seat
    s.seating = [*s.seating, colour]
    tribe.pool = group(colour, s.mode.pool)
    s.dead[colour] = VALUES.members - s.mode.pool - 1
    s.dead_alphas |= 1 << colour
    tribe.elders[FIREKEEPER] = ELDER | ELDER_DISC
    tribe.vocabulary = [VALUES.discs, VALUES.discs, VALUES.discs]
    tribe.vocabulary[BLACK] -= 1
    slot = VALUES.start_portal[colour]
    tribe.portals[slot] = 1
    tribe.vocabulary[PORTAL_DISCS[slot]] -= 1
    s.note(events.SPECIES, seat, colour)


class DealSpecies(Step):
    """Random species (NEA-2.1 step 4); alone all three, or the one you choose (NEA-13)."""

    def go(self, s: Neanderthal, f: Frame) -> bool:
        if s.seats == 1 and not s.mode.alone:
            for colour in range(3):
                join(s, colour, 0)
        if len(s.seating) == s.mode.species:
            s.stack.pop()
            return True
        player = 0 if s.mode.alone else NATURE
        if f.player != player:
            s.stack[-1] = Frame(self, player)
            return True
        return False

    def options(self, s: Neanderthal, f: Frame, out: list[Choice]) -> None:
        for colour in range(3):
            if colour not in s.seating:
                out.append(make(SPECIES_CHOICE if s.mode.alone else OUTCOME, colour))

    def apply(self, s: Neanderthal, f: Frame, c: Choice) -> None:
        join(s, c >> 8, len(s.seating))
        if s.mode.alone:
            for colour in range(3):
                if colour != c >> 8:
                    s.dead[colour] = VALUES.members


class DealStructures(Step):
    """One random structure card for each species (NEA-2.1 step 5, NEA-2.2)."""

    def go(self, s: Neanderthal, f: Frame) -> bool:
        if f.pos == len(s.seating):
            s.stack.pop()
            return True
        return False

    def options(self, s: Neanderthal, f: Frame, out: list[Choice]) -> None:
        dealt = [tribe.card for tribe in s.tribes]
        for card in range(len(STRUCTURE_DATA.cards)):
            if card not in dealt:
                out.append(make(OUTCOME, card))

    def apply(self, s: Neanderthal, f: Frame, c: Choice) -> None:
        s.stack[-1] = Frame(self, NATURE, f.pos + 1)
        s.tribes[s.seating[f.pos]].card = c >> 8


class ChooseSide(Step):
    """Each player chooses a side, in seating order, openly (NEA-2.1 step 5; DP-01)."""

    def go(self, s: Neanderthal, f: Frame) -> bool:
        if f.player == NATURE:
            s.stack.pop()
            for colour in reversed(s.seating):
                s.stack.append(framed(s, self, colour))
            return True
        return False

    def options(self, s: Neanderthal, f: Frame, out: list[Choice]) -> None:
        for structure in STRUCTURE_DATA.cards[s.tribes[f.pos & 3].card]:
            out.append(SIDE | structure << 8)

    def apply(self, s: Neanderthal, f: Frame, c: Choice) -> None:
        s.stack.pop()
        tribe = s.tribes[f.pos & 3]
        tribe.structure = c >> 8
        discs = tribe.structure_discs()
        for disc in range(3):
            tribe.vocabulary[disc] -= discs[disc]
        tell(s, events.STRUCTURE, tribe.colour, tribe.structure)
