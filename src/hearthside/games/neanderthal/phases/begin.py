"""Setup: rows, species, structure cards and their sides (NEA-2)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import NATURE, OUTCOME, Choice, arg, make
from hearthside.core.form import AnyForm, Form
from hearthside.core.message import Message
from hearthside.core.state import Frame
from hearthside.games.neanderthal import events
from hearthside.games.neanderthal.cards import BIOME_CARDS, NORTH_BAG, SOUTH_BAG
from hearthside.games.neanderthal.changes import tell
from hearthside.games.neanderthal.config import STRUCTURE_DATA, VALUES
from hearthside.games.neanderthal.fields import (
    CardField,
    SpeciesField,
    StructureCardField,
    StructureField,
)
from hearthside.games.neanderthal.frames import colour_of, framed
from hearthside.games.neanderthal.kinds import SIDE, SPECIES_CHOICE
from hearthside.games.neanderthal.names import BLACK, COLUMNS, FIREKEEPER, PORTAL_DISCS
from hearthside.games.neanderthal.packed.bits import added, dropped, listed
from hearthside.games.neanderthal.packed.elders import make_elder
from hearthside.games.neanderthal.packed.members import group
from hearthside.games.neanderthal.state import EMPTY, Neanderthal
from hearthside.games.neanderthal.step import Step

DRAW_FORM: Final = Form[Neanderthal](OUTCOME, "draw {card}", CardField())


class DrawBiome(Step):
    """NATURE draws a card into a slot: `pos` is the slot, `done` 1 for the south deck."""

    outcome: AnyForm | None = DRAW_FORM

    def options(self, s: Neanderthal, f: Frame, out: list[Choice]) -> None:
        bag = s.biome_bag & (SOUTH_BAG if f.done else NORTH_BAG)
        for card in listed(bag, BIOME_CARDS):
            out.append(make(OUTCOME, card))

    def apply(self, s: Neanderthal, f: Frame, c: Choice) -> None:
        s.stack.pop()
        card = arg(c, 0)
        s.biome_bag = dropped(s.biome_bag, card)
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
    s.dead_alphas = added(s.dead_alphas, colour)
    tribe.elders[FIREKEEPER] = make_elder(False, True)
    tribe.vocabulary = [VALUES.discs, VALUES.discs, VALUES.discs]
    tribe.vocabulary[BLACK] -= 1
    slot = VALUES.start_portal[colour]
    tribe.portals[slot] = 1
    tribe.vocabulary[PORTAL_DISCS[slot]] -= 1
    s.note(events.SPECIES, seat, colour)


ASSIGN_FORM: Final = Form[Neanderthal](OUTCOME, "assign {species}", SpeciesField())
SPECIES_FORM: Final = Form[Neanderthal](
    SPECIES_CHOICE,
    "species {species}",
    SpeciesField(),
    widget="species",
    anchor="species:{species}",
)


class DealSpecies(Step):
    """Random species (NEA-2.1 step 4); solo all three, or the one you choose (NEA-13)."""

    outcome: AnyForm | None = ASSIGN_FORM

    def go(self, s: Neanderthal, f: Frame) -> bool:
        if s.seats == 1 and not s.mode.one_species:
            for colour in range(3):
                join(s, colour, 0)
        if len(s.seating) == s.mode.species:
            s.stack.pop()
            return True
        player = 0 if s.mode.one_species else NATURE
        if f.player != player:
            s.stack[-1] = Frame(self, player)
            return True
        return False

    def options(self, s: Neanderthal, f: Frame, out: list[Choice]) -> None:
        for colour in range(3):
            if colour not in s.seating:
                out.append(make(SPECIES_CHOICE if s.mode.one_species else OUTCOME, colour))

    def apply(self, s: Neanderthal, f: Frame, c: Choice) -> None:
        join(s, arg(c, 0), len(s.seating))
        if s.mode.one_species:
            for colour in range(3):
                if colour != arg(c, 0):
                    s.dead[colour] = VALUES.members

    def ask(self, s: Neanderthal, f: Frame) -> Message:
        return Message("ask.species")

    def species(self, s: Neanderthal, f: Frame) -> int:
        return -1


STRUCTURE_FORM: Final = Form[Neanderthal](OUTCOME, "structure {card}", StructureCardField())


class DealStructures(Step):
    """One random structure card for each species (NEA-2.1 step 5, NEA-2.2)."""

    outcome: AnyForm | None = STRUCTURE_FORM

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
        s.tribes[s.seating[f.pos]].card = arg(c, 0)


SIDE_FORM: Final = Form[Neanderthal](SIDE, "side {structure}", StructureField())


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
        for structure in STRUCTURE_DATA.cards[s.tribes[colour_of(f)].card]:
            out.append(make(SIDE, structure))

    def apply(self, s: Neanderthal, f: Frame, c: Choice) -> None:
        s.stack.pop()
        tribe = s.tribes[colour_of(f)]
        tribe.structure = arg(c, 0)
        discs = tribe.structure_discs()
        for disc in range(3):
            tribe.vocabulary[disc] -= discs[disc]
        tell(s, events.STRUCTURE, tribe.colour, tribe.structure)

    def ask(self, s: Neanderthal, f: Frame) -> Message:
        return Message("ask.side")
