"""The Alpha swap, allowed at any time (NEA-3.5.3)."""

from __future__ import annotations

from hearthside.core.choice import Choice
from hearthside.games.neanderthal import events
from hearthside.games.neanderthal.changes import tell
from hearthside.games.neanderthal.kinds import SWAP
from hearthside.games.neanderthal.members import ALPHA_BIT, ONE, held
from hearthside.games.neanderthal.state import PARTNER_ALPHA, Anytime, Neanderthal
from hearthside.games.neanderthal.tribe import ELDER_ALPHA


def swappable(s: Neanderthal, colour: int) -> bool:
    """Is the Alpha dead, an elder or a partner, and an own member in the pool?"""
    tribe = s.tribes[colour]
    if tribe.seat < 0 or not held(tribe.pool, colour):
        return False
    if s.dead_alphas >> colour & 1:
        return True
    for elder in tribe.elders:
        if elder & ELDER_ALPHA:
            return True
    return partnered_alpha(s, colour) >= 0


def partnered_alpha(s: Neanderthal, colour: int) -> int:
    """The Woman whose partner the Alpha is; -1 if there is none."""
    for host in s.tribes:
        for woman in host.women:
            partner = s.partner[woman]
            if partner & 3 == colour + 1 and partner & PARTNER_ALPHA:
                return woman
    return -1


def swap(s: Neanderthal, colour: int) -> None:
    """The Alpha enters the pool, a member of the pool takes his place."""
    tribe = s.tribes[colour]
    tribe.pool += ALPHA_BIT - ONE[colour]
    if s.dead_alphas >> colour & 1:
        s.dead_alphas &= ~(1 << colour)
        s.dead[colour] += 1
    else:
        woman = partnered_alpha(s, colour)
        if woman >= 0:
            s.partner[woman] &= ~PARTNER_ALPHA
        for level in range(6):
            tribe.elders[level] &= ~ELDER_ALPHA
    tell(s, events.SWAPPED, colour)


class Swaps(Anytime):
    """What a seat may swap: the Alpha of each of its species."""

    def list_options(self, s: Neanderthal, seat: int, out: list[Choice]) -> None:
        for tribe in s.tribes:
            if tribe.seat == seat and swappable(s, tribe.colour):
                out.append(SWAP | tribe.colour << 8)

    def carry_out(self, s: Neanderthal, c: Choice) -> None:
        swap(s, c >> 8)
