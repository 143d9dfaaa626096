"""Phase 3: foraging (NEA-7.4)."""

from __future__ import annotations

from hearthside.core.state import Frame
from hearthside.games.neanderthal import events
from hearthside.games.neanderthal.benefits import forages
from hearthside.games.neanderthal.births import bear
from hearthside.games.neanderthal.cards import BIOMES
from hearthside.games.neanderthal.changes import tell
from hearthside.games.neanderthal.frames import colour_of
from hearthside.games.neanderthal.names import SLOT_COUNT
from hearthside.games.neanderthal.state import ICE, Neanderthal
from hearthside.games.neanderthal.step import Step


def baskets(s: Neanderthal, colour: int) -> int:
    """On how many cards with a forage basket the species has a token."""
    found = 0
    for slot in range(SLOT_COUNT):
        card = s.row[slot]
        if s.tribes[colour].hunters[slot] and 0 <= card < ICE and BIOMES[card].forage:
            found += 1
    return found


class Forage(Step):
    """One newborn for every basket, if the species forages."""

    def go(self, s: Neanderthal, f: Frame) -> bool:
        s.stack.pop()
        colour = colour_of(f)
        found = baskets(s, colour)
        if found and forages(s, colour):
            tell(s, events.FORAGED, colour, found)
            bear(s, colour, found)
        return True
