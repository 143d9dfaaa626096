"""Phase 4: one roll of one group on one card (NEA-8.2, NEA-8.3, NEA-8.8)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice
from hearthside.core.state import Frame
from hearthside.games.neanderthal import events
from hearthside.games.neanderthal.benefits import abilities, frost_proof, powers
from hearthside.games.neanderthal.cards import BIOMES, HEAL, THREE_TO_ONE, TROPHY, Biome
from hearthside.games.neanderthal.changes import push, send_home, tell
from hearthside.games.neanderthal.config import VALUES
from hearthside.games.neanderthal.dice import count, match, roll, shown
from hearthside.games.neanderthal.kinds import CLAIM, LEAVE, NO_POWER, POWER, SWAP, TURN
from hearthside.games.neanderthal.lose import lose
from hearthside.games.neanderthal.members import size
from hearthside.games.neanderthal.names import LARGE
from hearthside.games.neanderthal.phases.predators import (
    draw_on,
    in_reach,
    pass_predator,
    steals,
)
from hearthside.games.neanderthal.state import Neanderthal
from hearthside.games.neanderthal.step import Step

DECLARE: Final = 0
ROLL: Final = 1
MODIFY: Final = 2
CASUALTIES: Final = 3
BAND: Final = 4
RESULT: Final = 5

ONE_FACE: Final = 1
THREE_FACE: Final = 1 << 12
"""A die showing 1 and a die showing 3, as parts of a roll."""


def casualties(s: Neanderthal, colour: int, card: Biome) -> int:
    """How many hunters the dice kill: bites less HEAL, and frost without protection."""
    dead = count(s.dice, card.bite)
    if dead and abilities(s, colour) & HEAL:
        dead = max(0, dead - VALUES.heal)
    if card.frost and count(s.dice, card.frost) and not frost_proof(s, colour):
        dead += count(s.dice, card.frost)
    return dead


class Hunt(Step):
    """Declare, roll, modify, casualties, claim, result (DP-13).

    `pos` is colour, step and slot; `done` is 1 if the card is claimed.
    """

    def at(self, s: Neanderthal, f: Frame, step: int, done: int = 0) -> None:
        s.stack[-1] = Frame(self, f.player, f.pos & 3 | step << 2 | f.pos & ~31, done)

    def go(self, s: Neanderthal, f: Frame) -> bool:
        colour, step, slot = f.pos & 3, f.pos >> 2 & 7, f.pos >> 5
        card = BIOMES[s.row[slot]]
        if step == DECLARE:
            s.declared = 0
            if s.groups[3 * slot + colour] >> 15 and s.tribes[colour].power(card.category):
                return False
            self.at(s, f, ROLL)
        elif step == ROLL:
            self.at(s, f, MODIFY)
            roll(s, size(s.groups[3 * slot + colour]) - s.declared)
        elif step == MODIFY:
            tell(s, events.ROLLED, colour, s.dice)
            if shown(s.dice, 3) and powers(s, colour) & THREE_TO_ONE[card.category]:
                return False
            self.at(s, f, CASUALTIES)
        elif step == CASUALTIES:
            self.at(s, f, BAND)
            lose(s, colour, slot, casualties(s, colour, card), s.declared == 1)
        elif step == BAND:
            if self.claimable(s, colour, slot, card):
                if card.band != TROPHY or not s.mode.cooperative:
                    return False
                self.at(s, f, RESULT, 1)
            else:
                self.at(s, f, RESULT)
        else:
            s.stack.pop()
            self.resolve(s, colour, slot, f.done == 1)
        return True

    def claimable(self, s: Neanderthal, colour: int, slot: int, card: Biome) -> bool:
        """NEA-8.7.1 and NEA-8.7.2: enough equal dice; hand cards need survivor and elder."""
        if match(s.dice + s.declared) < card.dice:
            return False
        if card.band == TROPHY:
            return True
        return s.groups[3 * slot + colour] > 0 and s.tribes[colour].settled_elders() > 0

    def resolve(self, s: Neanderthal, colour: int, slot: int, claim: bool) -> None:
        """Success or failure, and where everybody goes (NEA-8.4).

        Without loot it is over here; loot looks at hand and survival when it is taken.
        """
        card = BIOMES[s.row[slot]]
        hits = count(s.dice + s.declared, card.hit_faces)
        success = hits >= card.hits
        group = s.groups[3 * slot + colour]
        depth = len(s.stack)
        tell(s, events.HUNTED, colour, slot | (16 if success else 0))
        if success:
            self.others_leave(s, colour, slot, card)
        loot = (1 if success else 0) | (2 if claim else 0) | (4 if group else 0)
        if card.predator:
            if success or claim:
                push(s, "loot", colour, slot, loot)
            pass_predator(s, colour, slot, steals(s, colour, hits, group))
        else:
            predators = in_reach(s, slot) if success and card.category == LARGE else []
            if predators:
                draw_on(s, colour, slot, claim, predators)
            else:
                send_home(s, slot, colour)
                if success or claim:
                    push(s, "loot", colour, slot, loot)
        if len(s.stack) == depth:
            s.touch(colour)

    def others_leave(self, s: Neanderthal, colour: int, slot: int, card: Biome) -> None:
        """The first success sends all others away unhurt (NEA-8.4.4, NEA-8.6.5)."""
        for other in range(3):
            if other != colour and s.groups[3 * slot + other]:
                if card.predator:
                    pass_predator(s, other, slot, False)
                else:
                    send_home(s, slot, other)

    def options(self, s: Neanderthal, f: Frame, out: list[Choice]) -> None:
        step = f.pos >> 2 & 7
        if step == DECLARE:
            out.append(POWER)
            out.append(NO_POWER)
        elif step == MODIFY:
            for number in range(shown(s.dice, 3), -1, -1):
                out.append(TURN | number << 8)
        else:
            out.append(CLAIM)
            out.append(LEAVE)

    def apply(self, s: Neanderthal, f: Frame, c: Choice) -> None:
        kind = c & 255
        if kind == POWER:
            s.declared = 1
            self.at(s, f, ROLL)
        elif kind == NO_POWER:
            self.at(s, f, ROLL)
        elif kind == TURN:
            s.dice += (c >> 8) * (ONE_FACE - THREE_FACE)
            self.at(s, f, CASUALTIES)
        else:
            self.at(s, f, RESULT, 1 if kind == CLAIM else 0)

    def permits(self, s: Neanderthal, f: Frame, c: Choice) -> bool:
        """No swaps between declaration and the end of the roll (NEA-3.5.3)."""
        return c & 255 != SWAP or f.pos >> 2 & 7 == DECLARE
