"""The small changes everything else is made of: members die or go home, discs return."""

from __future__ import annotations

from hearthside.core.state import AnyNode, Frame
from hearthside.games.neanderthal import events
from hearthside.games.neanderthal.members import ALPHA_BIT, ONE, held
from hearthside.games.neanderthal.names import ELDER_DISCS, ORANGE
from hearthside.games.neanderthal.state import (
    PARTNER_ALPHA,
    PARTNER_DISC,
    WIRING,
    Neanderthal,
)
from hearthside.games.neanderthal.tribe import ELDER_ALPHA, ELDER_DISC, UNSETTLED


def tell(s: Neanderthal, kind: int, colour: int, b: int = 0) -> None:
    """Write an event about a species, if anybody listens."""
    if s.log is not None:
        s.note(kind, s.tribes[colour].seat, colour, b)


def framed(s: Neanderthal, node: AnyNode, colour: int, pos: int = 0, done: int = 0) -> Frame:
    """A frame of a species: its colour is in the low two bits of `pos`."""
    return Frame(node, s.tribes[colour].seat, colour | pos << 2, done)


def push(s: Neanderthal, name: str, colour: int, pos: int = 0, done: int = 0) -> None:
    """Go on with a named node of the program."""
    s.stack.append(framed(s, WIRING.nodes[name], colour, pos, done))


def bury(s: Neanderthal, colour: int, tokens: int) -> None:
    """Tokens of a species go to the dead pool, each under its own colour (NEA-3.4.4)."""
    for kind in range(3):
        s.dead[kind] += held(tokens, kind)
    if tokens & ALPHA_BIT:
        s.dead_alphas |= 1 << colour
    if s.log is not None and tokens:
        tell(s, events.DIED, colour, tokens)


def send_home(s: Neanderthal, slot: int, colour: int) -> None:
    """The group on a slot returns to the pool (NEA-8.1)."""
    s.tribes[colour].pool += s.groups[3 * slot + colour]
    s.groups[3 * slot + colour] = 0


def to_pool(s: Neanderthal, colour: int, alpha: bool) -> None:
    """One token returns; members of a colour without a player go back to the dead pool."""
    if s.tribes[colour].seat < 0:
        s.dead[colour] += 1
    else:
        s.tribes[colour].pool += ALPHA_BIT if alpha else ONE[colour]


def suitor_home(s: Neanderthal, woman: int, colour: int) -> None:
    """A suitor goes home."""
    alpha = s.suitors[woman] >> 2 * colour + 1 & 1
    s.suitors[woman] &= ~(3 << 2 * colour)
    to_pool(s, colour, alpha == 1)


def suitor_dies(s: Neanderthal, woman: int, colour: int) -> None:
    alpha = s.suitors[woman] >> 2 * colour + 1 & 1
    s.suitors[woman] &= ~(3 << 2 * colour)
    bury(s, colour, ALPHA_BIT if alpha else ONE[colour])


def partner_leaves(s: Neanderthal, woman: int, dies: bool) -> None:
    """A partner returns to the pool or dies; his disc returns to the vocabulary (NEA-3.1.2)."""
    partner = s.partner[woman]
    if not partner:
        return
    colour = (partner & 3) - 1
    s.partner[woman] = 0
    if partner & PARTNER_DISC:
        s.tribes[colour].vocabulary[ORANGE] += 1
    tell(s, events.UNPARTNERED, colour, woman)
    if dies:
        bury(s, colour, ALPHA_BIT if partner & PARTNER_ALPHA else ONE[colour])
    else:
        to_pool(s, colour, partner & PARTNER_ALPHA != 0)
    s.touch_all()


def elder_leaves(s: Neanderthal, colour: int, level: int, dies: bool) -> None:
    """An elder dies or is recalled; his disc returns (NEA-3.1.2)."""
    tribe = s.tribes[colour]
    elder = tribe.elders[level]
    tribe.elders[level] = 0
    if elder & ELDER_DISC:
        tribe.vocabulary[ELDER_DISCS[level]] += 1
    if dies:
        tell(s, events.ELDER_DIED, colour, level)
        bury(s, colour, ALPHA_BIT if elder & ELDER_ALPHA else ONE[colour])
    else:
        to_pool(s, colour, elder & ELDER_ALPHA != 0)
    s.touch(colour)


def free_woman(s: Neanderthal, woman: int) -> None:
    """A Woman leaves a tableau: her discs return, her partner and suitors go home."""
    host = s.host[woman]
    tribe = s.tribes[host]
    for disc in range(3):
        tribe.vocabulary[disc] += s.discs[woman] >> 4 * disc & 15
    s.discs[woman] = 0
    partner_leaves(s, woman, False)
    for colour in range(3):
        if s.suitors[woman] >> 2 * colour & 1:
            suitor_home(s, woman, colour)
    tribe.women.remove(woman)
    s.host[woman] = -1
    s.touch_all()


def lose_woman(s: Neanderthal, woman: int) -> None:
    """A Woman leaves the game (NEA-5.7.2, NEA-11.5)."""
    host = s.host[woman]
    free_woman(s, woman)
    s.gone_women |= 1 << woman
    tell(s, events.WOMAN_LEFT, host, woman)


def lose_animal(s: Neanderthal, colour: int, card: int) -> None:
    """An animal leaves the game; its disc returns (NEA-5.7.2)."""
    tribe = s.tribes[colour]
    if card + UNSETTLED in tribe.animals:
        tribe.animals.remove(card + UNSETTLED)
        tribe.vocabulary[1] += 1
    else:
        tribe.animals.remove(card)
    remove_biome(s, card)


def remove_biome(s: Neanderthal, card: int) -> None:
    """A biome card leaves the game (NEA-11.5)."""
    s.gone_biomes |= 1 << card
    if s.log is not None:
        s.note(events.LEFT, -1, card)


def place_partner(s: Neanderthal, woman: int, colour: int, alpha: bool, disc: bool) -> None:
    """A token becomes partner (NEA-8.5.6, NEA-8.5.7)."""
    s.partner[woman] = colour + 1 | (PARTNER_ALPHA if alpha else 0) | (PARTNER_DISC if disc else 0)
    if disc:
        s.tribes[colour].vocabulary[ORANGE] -= 1
    tell(s, events.PARTNERED, colour, woman)
    s.touch_all()
