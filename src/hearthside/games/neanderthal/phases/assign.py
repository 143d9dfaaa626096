"""Phase 2: near extinction, hunters, elders, suitors, partner relocation (NEA-6)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import STOP, Choice, make
from hearthside.core.state import Frame
from hearthside.games.neanderthal import events
from hearthside.games.neanderthal.benefits import abilities
from hearthside.games.neanderthal.cards import BIOMES, NO_PREREQ
from hearthside.games.neanderthal.changes import (
    elder_leaves,
    framed,
    partner_leaves,
    tell,
)
from hearthside.games.neanderthal.kinds import COURT, DONE, HUNT, PROMOTE, RECALL, RELOCATE
from hearthside.games.neanderthal.members import ALPHA_BIT, ONE, guarded, held
from hearthside.games.neanderthal.names import (
    ALPHA,
    ELDER_DISCS,
    FIRST_VOCAL_LEVEL,
    PATRIARCH,
)
from hearthside.games.neanderthal.phases.blizzard import WOMAN_CODE
from hearthside.games.neanderthal.state import ICE, Neanderthal
from hearthside.games.neanderthal.step import Step
from hearthside.games.neanderthal.tribe import ELDER, ELDER_ALPHA, ELDER_DISC, Tribe

RECALLS: Final = 2


class Recall(Step):
    """With an empty pool one or two elders or partners may be recalled (NEA-6.6).

    `pos` counts the recalls made.
    """

    def go(self, s: Neanderthal, f: Frame) -> bool:
        found: list[Choice] = []
        self.list_recalls(s, f.pos & 3, found)
        if f.pos >> 2 < RECALLS and found:
            return False
        s.stack.pop()
        return True

    def list_recalls(self, s: Neanderthal, colour: int, out: list[Choice]) -> None:
        for level in range(6):
            if s.tribes[colour].elders[level]:
                out.append(RECALL | level << 8)
        for host in s.tribes:
            for woman in host.women:
                if s.partner[woman] & 3 == colour + 1:
                    out.append(RECALL | WOMAN_CODE + woman << 8)

    def options(self, s: Neanderthal, f: Frame, out: list[Choice]) -> None:
        self.list_recalls(s, f.pos & 3, out)
        out.append(STOP)

    def apply(self, s: Neanderthal, f: Frame, c: Choice) -> None:
        if c == STOP:
            s.stack.pop()
            return
        colour, code = f.pos & 3, c >> 8
        s.stack[-1] = framed(s, self, colour, (f.pos >> 2) + 1)
        tell(s, events.RECALLED, colour, code)
        if code < WOMAN_CODE:
            elder_leaves(s, colour, code, False)
        else:
            partner_leaves(s, code - WOMAN_CODE, False)


def needed(s: Neanderthal, colour: int) -> list[int]:
    """The prerequisites of all cards the species occupies this turn (NEA-6.2.2)."""
    found = [0, 0, 0]
    for slot in range(12):
        if s.groups[3 * slot + colour]:
            card = s.row[slot]
            if 0 <= card < ICE:
                prereq = BIOMES[card].prereq
                for disc in range(3):
                    found[disc] += prereq[disc]
    return found


def may_promote(s: Neanderthal, tribe: Tribe, level: int, no_prereq: bool) -> bool:
    """NEA-6.3: an empty slot, a complete area on the vocal side, the disc or a Firekeeper."""
    if tribe.elders[level] or not tribe.has_slot(level):
        return False
    if not tribe.tribal and not no_prereq and not tribe.area_complete(level):
        return False
    return tribe.promotes_freely() or tribe.vocabulary[ELDER_DISCS[level]] > 0


RECALLING: Final = Recall()


class Assign(Step):
    """All placements of one species in any sequence, after a recall (NEA-6.1; DP-08)."""

    def go(self, s: Neanderthal, f: Frame) -> bool:
        if f.pos >> 2:
            return False
        s.stack[-1] = framed(s, self, f.pos & 3, 1)
        if not s.tribes[f.pos & 3].pool:
            s.stack.append(framed(s, RECALLING, f.pos & 3))
        return True

    def options(self, s: Neanderthal, f: Frame, out: list[Choice]) -> None:
        colour = f.pos & 3
        tribe = s.tribes[colour]
        if tribe.pool:
            self.hunters(s, tribe, out)
            if guarded(tribe.pool, colour):
                self.elders(s, tribe, out)
                self.suitors(s, tribe, out)
        if tribe.structure == PATRIARCH:
            self.relocations(s, tribe, out)
        out.append(DONE)

    def hunters(self, s: Neanderthal, tribe: Tribe, out: list[Choice]) -> None:
        """Any number on any face-up card whose prerequisites are met; guardians come first."""
        colour = tribe.colour
        pool = tribe.pool
        need = needed(s, colour)
        for slot in range(12):
            card = s.row[slot]
            if card < 0 or card >= ICE:
                continue
            there = s.groups[3 * slot + colour]
            if not there and not tribe.meets(BIOMES[card], need):
                continue
            base = HUNT | slot << 8 | colour << 16
            for number in range(1, held(pool, colour) + 1):
                out.append(base | number << 24)
            if pool & ALPHA_BIT:
                out.append(HUNT | slot << 8 | ALPHA << 16 | 1 << 24)
            if guarded(there, colour):
                for kind in range(3):
                    if kind != colour:
                        for number in range(1, held(pool, kind) + 1):
                            out.append(make(HUNT, slot, kind, number))

    def elders(self, s: Neanderthal, tribe: Tribe, out: list[Choice]) -> None:
        no_prereq = not tribe.tribal and abilities(s, tribe.colour) & NO_PREREQ != 0
        for level in range(0 if tribe.tribal else FIRST_VOCAL_LEVEL, 6):
            if may_promote(s, tribe, level, no_prereq):
                if held(tribe.pool, tribe.colour):
                    out.append(PROMOTE | level << 8)
                if tribe.pool & ALPHA_BIT:
                    out.append(PROMOTE | level << 8 | 1 << 16)

    def suitors(self, s: Neanderthal, tribe: Tribe, out: list[Choice]) -> None:
        """At most one per player and Woman (NEA-6.4)."""
        colour = tribe.colour
        for host in s.tribes:
            for woman in host.women:
                if not s.suitors[woman] >> 2 * colour & 1:
                    if held(tribe.pool, colour):
                        out.append(COURT | woman << 8)
                    if tribe.pool & ALPHA_BIT:
                        out.append(COURT | woman << 8 | 1 << 16)

    def relocations(self, s: Neanderthal, tribe: Tribe, out: list[Choice]) -> None:
        """NEA-6.5; twice per partner is enough for every arrangement."""
        mine = tribe.colour + 1
        partners = [woman for woman in tribe.women if s.partner[woman] & 3 == mine]
        if tribe.moves >= 2 * len(partners):
            return
        for woman in partners:
            for other in tribe.women:
                if not s.partner[other] and not s.discs[other]:
                    out.append(make(RELOCATE, woman, other))

    def apply(self, s: Neanderthal, f: Frame, c: Choice) -> None:
        colour = f.pos & 3
        tribe = s.tribes[colour]
        kind, a, b = c & 255, c >> 8 & 255, c >> 16 & 255
        if kind == DONE:
            s.stack.pop()
        elif kind == HUNT:
            tokens = (c >> 24) * ONE[b]
            tribe.pool -= tokens
            s.groups[3 * a + colour] += tokens
            tell(s, events.PLACED, colour, a | tokens << 8)
        elif kind == PROMOTE:
            self.promote(s, tribe, a, b == 1)
        elif kind == COURT:
            tribe.pool -= ALPHA_BIT if b else ONE[colour]
            s.suitors[a] |= (3 if b else 1) << 2 * colour
            tell(s, events.COURTS, colour, a)
        else:
            s.partner[b] = s.partner[a]
            s.partner[a] = 0
            tribe.moves += 1
            tell(s, events.RELOCATED, colour, b)
            s.touch_all()

    def promote(self, s: Neanderthal, tribe: Tribe, level: int, alpha: bool) -> None:
        """NEA-6.3: with a settled Firekeeper free and settled at once."""
        tribe.pool -= ALPHA_BIT if alpha else ONE[tribe.colour]
        elder = ELDER | (ELDER_ALPHA if alpha else 0)
        if not tribe.promotes_freely():
            tribe.vocabulary[ELDER_DISCS[level]] -= 1
            elder |= ELDER_DISC
        tribe.elders[level] = elder
        tell(s, events.PROMOTED, tribe.colour, level)
