"""The Alpha swap, allowed at any time (NEA-3.5.3)."""

from __future__ import annotations

from typing import Final

from hearthside.core.anytime import Anytime
from hearthside.core.choice import Choice, arg, make
from hearthside.core.form import Form
from hearthside.core.state import Frame
from hearthside.games.neanderthal import events
from hearthside.games.neanderthal.changes import tell
from hearthside.games.neanderthal.fields import SpeciesField
from hearthside.games.neanderthal.kinds import SWAP
from hearthside.games.neanderthal.packed.bits import dropped, has
from hearthside.games.neanderthal.packed.elders import alpha_elder, elder_as_member
from hearthside.games.neanderthal.packed.members import ALPHA_BIT, ONE, held
from hearthside.games.neanderthal.packed.partners import (
    alpha_partner,
    belongs_to,
    partner_as_member,
)
from hearthside.games.neanderthal.state import Neanderthal


def swappable(s: Neanderthal, colour: int) -> bool:
    """Is the Alpha dead, an elder or a partner, and an own member in the pool?

    Only an elder who gives the Alpha a power, now or once settled, makes a swap mean anything.
    """
    tribe = s.tribes[colour]
    if tribe.seat < 0 or not held(tribe.pool, colour) or not tribe.has_power_giver():
        return False
    if has(s.dead_alphas, colour):
        return True
    for elder in tribe.elders:
        if alpha_elder(elder):
            return True
    return partnered_alpha(s, colour) >= 0


def partnered_alpha(s: Neanderthal, colour: int) -> int:
    """The Woman whose partner the Alpha is; -1 if there is none."""
    for host in s.tribes:
        for woman in host.women:
            partner = s.partner[woman]
            if belongs_to(partner, colour) and alpha_partner(partner):
                return woman
    return -1


def swap(s: Neanderthal, colour: int) -> None:
    """The Alpha enters the pool, a member of the pool takes the Alpha's place."""
    tribe = s.tribes[colour]
    tribe.pool += ALPHA_BIT - ONE[colour]
    if has(s.dead_alphas, colour):
        s.dead_alphas = dropped(s.dead_alphas, colour)
        s.dead[colour] += 1
    else:
        woman = partnered_alpha(s, colour)
        if woman >= 0:
            s.partner[woman] = partner_as_member(s.partner[woman])
        for level in range(6):
            tribe.elders[level] = elder_as_member(tribe.elders[level])
    tell(s, events.SWAPPED, colour)


SWAP_FORM: Final = Form[Neanderthal](
    SWAP, "swap {species}", SpeciesField(), widget="swap", anchor="species:{species}"
)


class Swaps(Anytime[Neanderthal]):
    """What a seat may swap: the Alpha of each of its species."""

    def list_options(self, s: Neanderthal, p: int, f: Frame, out: list[Choice]) -> None:
        for tribe in s.tribes:
            if tribe.seat == p and swappable(s, tribe.colour):
                out.append(make(SWAP, tribe.colour))

    def carry_out(self, s: Neanderthal, p: int, c: Choice) -> None:
        swap(s, arg(c, 0))
