"""The result of a hunt: newborns, releases, and the band of the card (NEA-8.4, NEA-8.7)."""

from __future__ import annotations

from typing import Final

from hearthside.core.state import Frame
from hearthside.games.neanderthal import events
from hearthside.games.neanderthal.abilities import BIRTH_PLUS
from hearthside.games.neanderthal.benefits import abilities
from hearthside.games.neanderthal.births import bear
from hearthside.games.neanderthal.cards import BIOMES, TROPHY
from hearthside.games.neanderthal.changes import tell
from hearthside.games.neanderthal.config import VALUES
from hearthside.games.neanderthal.frames import colour_of, framed, rest_of
from hearthside.games.neanderthal.names import COLUMNS
from hearthside.games.neanderthal.packed.bits import added
from hearthside.games.neanderthal.phases.begin import draw
from hearthside.games.neanderthal.phases.climate import north_deck, south_deck
from hearthside.games.neanderthal.release import free
from hearthside.games.neanderthal.state import EMPTY, Neanderthal
from hearthside.games.neanderthal.step import Step

SUCCESS: Final = 1
CLAIM: Final = 2
SURVIVORS: Final = 4
"""Bits of `done`: the hunt succeeded, its card is claimed, somebody survived."""


class Loot(Step):
    """Newborns, then releases, then the claim. `pos` is colour and slot, `done` its bits."""

    def go(self, s: Neanderthal, f: Frame) -> bool:
        colour, slot = colour_of(f), rest_of(f)
        card = BIOMES[s.row[slot]]
        if f.done & SUCCESS:
            s.stack[-1] = Frame(self, f.player, f.pos, f.done & ~SUCCESS)
            free(s, colour, card.release)
            if card.newborns:
                bear(s, colour, card.newborns + self.blessing(s, colour))
            return True
        s.stack.pop()
        if f.done & CLAIM and (card.band == TROPHY or f.done & SURVIVORS):
            claim(s, colour, slot)
        s.touch(colour)
        return True

    def blessing(self, s: Neanderthal, colour: int) -> int:
        """BIRTH_PLUS: one more once per turn."""
        tribe = s.tribes[colour]
        if tribe.birth_used or not abilities(s, colour) & BIRTH_PLUS:
            return 0
        tribe.birth_used = True
        return VALUES.birth_plus


LOOT: Final = Loot()


def take_loot(
    s: Neanderthal, colour: int, slot: int, success: bool, claim: bool, survivors: bool
) -> None:
    """The result of a hunt in a slot is due, if there is any."""
    done = (SUCCESS if success else 0) | (CLAIM if claim else 0)
    if done:
        s.stack.append(framed(s, LOOT, colour, slot, done | (SURVIVORS if survivors else 0)))


def claim(s: Neanderthal, colour: int, slot: int) -> None:
    """Take the card: a trophy leaves an empty slot, a hand card is replaced (NEA-8.7.3)."""
    tribe = s.tribes[colour]
    card = BIOMES[s.row[slot]]
    s.row[slot] = EMPTY
    tell(s, events.CLAIMED, colour, card.index)
    if card.band == TROPHY:
        tribe.trophies.append(card.index)
        return
    tribe.hand.append(card.index)
    south = slot >= COLUMNS
    if south_deck(s) if south else north_deck(s):
        s.inactive = added(s.inactive, slot)
        draw(s, slot, south)
