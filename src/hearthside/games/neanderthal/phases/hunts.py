"""Phase 4: which card is next, and who hunts first on it (NEA-4.4, NEA-8.7.4)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import NATURE, Choice
from hearthside.core.state import Frame
from hearthside.games.neanderthal.benefits import abilities
from hearthside.games.neanderthal.cards import BIOMES, FIRST
from hearthside.games.neanderthal.changes import framed, send_home
from hearthside.games.neanderthal.kinds import FOLLOW, GO_HOME, RESOLVE
from hearthside.games.neanderthal.members import size
from hearthside.games.neanderthal.phases.assign import needed
from hearthside.games.neanderthal.phases.clauses import ON_WOMAN
from hearthside.games.neanderthal.phases.court import COURTSHIP, uncontested
from hearthside.games.neanderthal.phases.hunt import Hunt
from hearthside.games.neanderthal.phases.predators import pass_predator, waiting_for
from hearthside.games.neanderthal.state import EMPTY, Neanderthal
from hearthside.games.neanderthal.step import Step

HUNT_ROLL: Final = Hunt()


def hunters(s: Neanderthal, slot: int) -> list[int]:
    """The species with tokens on a slot."""
    return [colour for colour in range(3) if s.groups[3 * slot + colour]]


def predator_at(s: Neanderthal, slot: int) -> bool:
    return s.row[slot] >= 0 and BIOMES[s.row[slot]].predator


def begin(s: Neanderthal, target: int) -> None:
    """Resolve a card."""
    if target < ON_WOMAN:
        s.stack.append(Frame(CHASE, NATURE, target, s.row[target] + 1))
    else:
        s.stack.append(Frame(COURTSHIP, NATURE, target - ON_WOMAN << 2))


class OwnHunts(Step):
    """Step 1: a player's uncontested cards and courtships in the sequence he likes (DP-12)."""

    def targets(self, s: Neanderthal, colour: int) -> list[int]:
        found = []
        for slot in range(12):
            if hunters(s, slot) == [colour] and not predator_at(s, slot):
                found.append(slot)
        for host in s.tribes:
            for woman in host.women:
                if uncontested(s, woman, colour):
                    found.append(ON_WOMAN + woman)
        return found

    def go(self, s: Neanderthal, f: Frame) -> bool:
        found = self.targets(s, f.pos & 3)
        if len(found) > 1:
            return False
        if found:
            begin(s, found[0])
        else:
            s.stack.pop()
        return True

    def options(self, s: Neanderthal, f: Frame, out: list[Choice]) -> None:
        for target in self.targets(s, f.pos & 3):
            out.append(RESOLVE | target << 8)

    def apply(self, s: Neanderthal, f: Frame, c: Choice) -> None:
        begin(s, c >> 8)


class OtherHunts(OwnHunts):
    """Step 2: all other cards and courtships, the starting player chooses the sequence."""

    def targets(self, s: Neanderthal, colour: int) -> list[int]:
        found = [slot for slot in range(12) if hunters(s, slot) and not predator_at(s, slot)]
        for host in s.tribes:
            found += [ON_WOMAN + woman for woman in host.women if s.suitors[woman]]
        return found

    def go(self, s: Neanderthal, f: Frame) -> bool:
        if f.player == NATURE:
            s.stack[-1] = framed(s, self, s.starting())
            return True
        return super().go(s, f)


class PredatorHunts(OtherHunts):
    """Step 3: all predators with tokens on them, the starting player chooses (NEA-8.6.6)."""

    def targets(self, s: Neanderthal, colour: int) -> list[int]:
        return [slot for slot in range(12) if hunters(s, slot) and not waiting_for(s, slot)]


class Chase(Step):
    """All groups on a card, one after another (NEA-4.4.1). `done` is the card plus one."""

    def go(self, s: Neanderthal, f: Frame) -> bool:
        slot = f.pos
        left = hunters(s, slot)
        if not left:
            s.stack.pop()
            return True
        if s.row[slot] != f.done - 1:
            self.card_taken(s, slot, left, BIOMES[f.done - 1].predator)
            return True
        s.stack.append(framed(s, HUNT_ROLL, self.next_group(s, slot, left), slot << 3))
        return True

    def next_group(self, s: Neanderthal, slot: int, left: list[int]) -> int:
        """FIRST, then fewest tokens, then the order."""
        best = left[0]
        for colour in left[1:]:
            if self.rank(s, slot, colour) < self.rank(s, slot, best):
                best = colour
        return best

    def rank(self, s: Neanderthal, slot: int, colour: int) -> int:
        found = 4 * size(s.groups[3 * slot + colour]) + s.turn_order.index(colour)
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


class Follow(Step):
    """A group may hunt the replacement card if it meets the prerequisites now (DP-17)."""

    def go(self, s: Neanderthal, f: Frame) -> bool:
        colour = f.pos & 3
        need = needed(s, colour)
        vocabulary = s.tribes[colour].vocabulary
        for disc in range(3):
            if BIOMES[s.row[f.pos >> 2]].prereq[disc] and vocabulary[disc] < need[disc]:
                s.stack.pop()
                send_home(s, f.pos >> 2, colour)
                return True
        return False

    def options(self, s: Neanderthal, f: Frame, out: list[Choice]) -> None:
        out.append(FOLLOW)
        out.append(GO_HOME)

    def apply(self, s: Neanderthal, f: Frame, c: Choice) -> None:
        s.stack.pop()
        if c == FOLLOW:
            s.stack.append(framed(s, HUNT_ROLL, f.pos & 3, f.pos >> 2 << 3))
        else:
            send_home(s, f.pos >> 2, f.pos & 3)


CHASE: Final = Chase()
FOLLOWING: Final = Follow()
