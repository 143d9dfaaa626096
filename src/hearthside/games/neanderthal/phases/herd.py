"""Phase 5: herding (NEA-9)."""

from __future__ import annotations

from hearthside.core.state import Frame
from hearthside.games.neanderthal import events
from hearthside.games.neanderthal.births import bear
from hearthside.games.neanderthal.cards import BIOMES
from hearthside.games.neanderthal.changes import tell
from hearthside.games.neanderthal.config import VALUES
from hearthside.games.neanderthal.frames import colour_of, framed
from hearthside.games.neanderthal.packed.bits import added, has
from hearthside.games.neanderthal.packed.tableau import is_settled
from hearthside.games.neanderthal.release import free
from hearthside.games.neanderthal.state import Neanderthal
from hearthside.games.neanderthal.step import Step


class Herd(Step):
    """Newborns and releases of all animals settled at the beginning (NEA-9.1).

    With the switch `herding_same_phase` animals settled meanwhile yield too; `done` then holds
    the places of those that have yielded.
    """

    def go(self, s: Neanderthal, f: Frame) -> bool:
        colour = colour_of(f)
        tribe = s.tribes[colour]
        newborns = 0
        discs = [0, 0, 0]
        done = f.done
        for card in tribe.animals:
            if is_settled(card) and not has(done, card) and tribe.tribal:
                done = added(done, card)
                newborns += BIOMES[card].herd_newborns
                for disc in range(3):
                    discs[disc] += BIOMES[card].herd_release[disc]
        if done == f.done or (f.done and not VALUES.herding_same_phase):
            s.stack.pop()
            return True
        s.stack[-1] = framed(s, self, colour, 0, done)
        tell(s, events.HERDED, colour)
        free(s, colour, discs)
        bear(s, colour, newborns)
        return True
