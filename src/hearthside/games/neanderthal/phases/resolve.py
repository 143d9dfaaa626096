"""Phase 4: which card is next, and who hunts first on it (NEA-4.4, NEA-8.7.4)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import NATURE, Choice, arg, make
from hearthside.core.form import Fixed, Form
from hearthside.core.message import Message
from hearthside.core.state import Frame
from hearthside.games.neanderthal.abilities import FIRST
from hearthside.games.neanderthal.benefits import abilities
from hearthside.games.neanderthal.cards import BIOMES
from hearthside.games.neanderthal.changes import send_home
from hearthside.games.neanderthal.fields import RowField, WomanField
from hearthside.games.neanderthal.frames import colour_of, framed, rest_of
from hearthside.games.neanderthal.kinds import FOLLOW, GO_HOME, RESOLVE
from hearthside.games.neanderthal.packed.members import size
from hearthside.games.neanderthal.packed.places import (
    KIND_OF_PLACE_BITS,
    ON_SLOT,
    PLACE_BITS,
    WITH_WOMAN,
    is_slot,
    with_woman,
    woman_at,
)
from hearthside.games.neanderthal.phases.assign import needed
from hearthside.games.neanderthal.phases.court import COURTSHIP, uncontested
from hearthside.games.neanderthal.phases.hunt import Hunt
from hearthside.games.neanderthal.phases.predators import pass_predator, waiting_for
from hearthside.games.neanderthal.state import EMPTY, Neanderthal
from hearthside.games.neanderthal.step import Step
from hearthside.games.neanderthal.values import the_place

HUNT_ROLL: Final = Hunt()


def hunters(s: Neanderthal, slot: int) -> list[int]:
    """The species with tokens on a slot."""
    return [tribe.colour for tribe in s.tribes if tribe.hunters[slot]]


def hunted(s: Neanderthal) -> list[int]:
    """The slots with tokens on them."""
    one, two, three = s.tribes
    return [
        slot
        for slot in range(len(s.row))
        if one.hunters[slot] or two.hunters[slot] or three.hunters[slot]
    ]


def predator_at(s: Neanderthal, slot: int) -> bool:
    return s.row[slot] >= 0 and BIOMES[s.row[slot]].predator


def begin(s: Neanderthal, target: int) -> None:
    """Resolve a card."""
    if is_slot(target):
        s.stack.append(CHASE.frame(target, s.row[target]))
    else:
        s.stack.append(COURTSHIP.frame(woman_at(target)))


RESOLVE_FORMS: Final = [
    Form[Neanderthal](
        RESOLVE,
        "resolve {slot}",
        RowField(PLACE_BITS),
        Fixed(ON_SLOT, KIND_OF_PLACE_BITS),
        widget="place",
        anchor="slot:{slot}",
    ),
    Form[Neanderthal](
        RESOLVE,
        "resolve {woman}",
        WomanField(bits=PLACE_BITS),
        Fixed(WITH_WOMAN, KIND_OF_PLACE_BITS),
        message="do.resolve_woman",
        widget="place",
        anchor="woman:{woman}",
    ),
]


class OwnHunts(Step):
    """Step 1: a player's uncontested cards and courtships in any sequence (DP-12)."""

    def targets(self, s: Neanderthal, colour: int) -> list[int]:
        found = []
        mine = s.tribes[colour].hunters
        for slot in range(len(mine)):
            if mine[slot] and hunters(s, slot) == [colour] and not predator_at(s, slot):
                found.append(slot)
        for host in s.tribes:
            for woman in host.women:
                if uncontested(s, woman, colour):
                    found.append(with_woman(woman))
        return found

    def go(self, s: Neanderthal, f: Frame) -> bool:
        found = self.targets(s, colour_of(f))
        if len(found) > 1:
            return False
        if found:
            begin(s, found[0])
        else:
            s.stack.pop()
        return True

    def options(self, s: Neanderthal, f: Frame, out: list[Choice]) -> None:
        for target in self.targets(s, colour_of(f)):
            out.append(make(RESOLVE, target))

    def apply(self, s: Neanderthal, f: Frame, c: Choice) -> None:
        begin(s, arg(c, 0))

    def ask(self, s: Neanderthal, f: Frame) -> Message:
        return Message("ask.resolve")


class OtherHunts(OwnHunts):
    """Step 2: all other cards and courtships, the starting player chooses the sequence."""

    def targets(self, s: Neanderthal, colour: int) -> list[int]:
        found = [slot for slot in hunted(s) if not predator_at(s, slot)]
        for host in s.tribes:
            found += [with_woman(woman) for woman in host.women if s.suitors[woman]]
        return found

    def go(self, s: Neanderthal, f: Frame) -> bool:
        if f.player == NATURE:
            s.stack[-1] = framed(s, self, s.starting())
            return True
        return super().go(s, f)


class PredatorHunts(OtherHunts):
    """Step 3: all predators with tokens on them, the starting player chooses (NEA-8.6.6)."""

    def targets(self, s: Neanderthal, colour: int) -> list[int]:
        return [slot for slot in hunted(s) if not waiting_for(s, slot)]


class Chase(Step):
    """All groups on a card, one after another (NEA-4.4.1).

    `pos` is the slot, `done` the card plus one.
    """

    def frame(self, slot: int, card: int) -> Frame:
        return Frame(self, NATURE, slot, card + 1)

    def card(self, f: Frame) -> int:
        """The card that is hunted, which may be gone."""
        return f.done - 1

    def go(self, s: Neanderthal, f: Frame) -> bool:
        slot = f.pos
        left = hunters(s, slot)
        if not left:
            s.stack.pop()
            return True
        if s.row[slot] != self.card(f):
            self.card_taken(s, slot, left, BIOMES[self.card(f)].predator)
            return True
        s.stack.append(HUNT_ROLL.frame(s, self.next_group(s, slot, left), slot))
        return True

    def next_group(self, s: Neanderthal, slot: int, left: list[int]) -> int:
        """FIRST, then fewest tokens, then the order."""
        best = left[0]
        for colour in left[1:]:
            if self.rank(s, slot, colour) < self.rank(s, slot, best):
                best = colour
        return best

    def rank(self, s: Neanderthal, slot: int, colour: int) -> int:
        found = 4 * size(s.tribes[colour].hunters[slot]) + s.turn_order.index(colour)
        return found - 1024 if abilities(s, colour) & FIRST else found

    def card_taken(self, s: Neanderthal, slot: int, left: list[int], predator: bool) -> None:
        """The card was claimed without success: others go home or hunt the next (NEA-8.7.4)."""
        if predator:
            for colour in left:
                pass_predator(s, colour, slot, False)
        elif s.row[slot] == EMPTY:
            for colour in left:
                send_home(s, slot, colour)
        else:
            colour = self.next_group(s, slot, left)
            s.stack.append(framed(s, FOLLOWING, colour, slot))


FOLLOW_FORMS: Final = [Form[Neanderthal](FOLLOW, "follow"), Form[Neanderthal](GO_HOME, "home")]


class Follow(Step):
    """A group may hunt the replacement card if it meets the prerequisites now (DP-17)."""

    def slot(self, f: Frame) -> int:
        return rest_of(f)

    def go(self, s: Neanderthal, f: Frame) -> bool:
        colour, slot = colour_of(f), self.slot(f)
        need = needed(s, colour)
        vocabulary = s.tribes[colour].vocabulary
        for disc in range(3):
            if BIOMES[s.row[slot]].prereq[disc] and vocabulary[disc] < need[disc]:
                s.stack.pop()
                send_home(s, slot, colour)
                return True
        return False

    def options(self, s: Neanderthal, f: Frame, out: list[Choice]) -> None:
        out.append(FOLLOW)
        out.append(GO_HOME)

    def apply(self, s: Neanderthal, f: Frame, c: Choice) -> None:
        s.stack.pop()
        if c == FOLLOW:
            s.stack.append(HUNT_ROLL.frame(s, colour_of(f), self.slot(f)))
        else:
            send_home(s, self.slot(f), colour_of(f))

    def ask(self, s: Neanderthal, f: Frame) -> Message:
        return Message("ask.follow", {"slot": the_place(self.slot(f))})


CHASE: Final = Chase()
FOLLOWING: Final = Follow()
