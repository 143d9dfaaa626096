"""The small changes everything else is made of: members die or go home, discs return."""

from __future__ import annotations

from hearthside.games.neanderthal import events
from hearthside.games.neanderthal.names import ELDER_DISCS, ORANGE, WHITE
from hearthside.games.neanderthal.packed.bits import added
from hearthside.games.neanderthal.packed.discs import disc_count
from hearthside.games.neanderthal.packed.elders import alpha_elder, unsettled_elder
from hearthside.games.neanderthal.packed.members import has_alpha, held, one_token
from hearthside.games.neanderthal.packed.partners import (
    NO_PARTNER,
    alpha_partner,
    make_partner,
    partner_colour,
    unsettled_partner,
)
from hearthside.games.neanderthal.packed.suitors import alpha_courts, suitor_colours, without_suitor
from hearthside.games.neanderthal.packed.tableau import make_entry
from hearthside.games.neanderthal.state import Neanderthal


def tell(s: Neanderthal, kind: int, colour: int, b: int = 0) -> None:
    """Write an event about a species, if anybody listens."""
    if s.log is not None:
        s.note(kind, s.tribes[colour].seat, colour, b)


def bury(s: Neanderthal, colour: int, tokens: int) -> None:
    """Tokens of a species go to the dead pool, each under its own colour (NEA-3.4.4)."""
    for kind in range(3):
        s.dead[kind] += held(tokens, kind)
    if has_alpha(tokens):
        s.dead_alphas = added(s.dead_alphas, colour)
    if s.log is not None and tokens:
        tell(s, events.DIED, colour, tokens)


def send_home(s: Neanderthal, slot: int, colour: int) -> None:
    """The group on a slot returns to the pool (NEA-8.1)."""
    tribe = s.tribes[colour]
    tribe.pool += tribe.hunters[slot]
    tribe.hunters[slot] = 0


def to_pool(s: Neanderthal, colour: int, alpha: bool) -> None:
    """One token returns; members of a colour without a player go back to the dead pool."""
    if s.tribes[colour].seat < 0:
        s.dead[colour] += 1
    else:
        s.tribes[colour].pool += one_token(colour, alpha)


def suitor_home(s: Neanderthal, woman: int, colour: int) -> None:
    """A suitor goes home."""
    alpha = alpha_courts(s.suitors[woman], colour)
    s.suitors[woman] = without_suitor(s.suitors[woman], colour)
    to_pool(s, colour, alpha)


def suitor_dies(s: Neanderthal, woman: int, colour: int) -> None:
    alpha = alpha_courts(s.suitors[woman], colour)
    s.suitors[woman] = without_suitor(s.suitors[woman], colour)
    bury(s, colour, one_token(colour, alpha))


def partner_leaves(s: Neanderthal, woman: int, dies: bool) -> None:
    """A partner returns to the pool or dies; the disc returns to the vocabulary (NEA-3.1.2)."""
    partner = s.partner[woman]
    if not partner:
        return
    colour = partner_colour(partner)
    s.partner[woman] = NO_PARTNER
    if unsettled_partner(partner):
        s.tribes[colour].vocabulary[ORANGE] += 1
    tell(s, events.UNPARTNERED, colour, woman)
    if dies:
        bury(s, colour, one_token(colour, alpha_partner(partner)))
    else:
        to_pool(s, colour, alpha_partner(partner))
    s.touch_all()


def elder_leaves(s: Neanderthal, colour: int, level: int, dies: bool) -> None:
    """An elder dies or is recalled; the disc returns (NEA-3.1.2)."""
    tribe = s.tribes[colour]
    elder = tribe.elders[level]
    tribe.elders[level] = 0
    if unsettled_elder(elder):
        tribe.vocabulary[ELDER_DISCS[level]] += 1
    if dies:
        tell(s, events.ELDER_DIED, colour, level)
        bury(s, colour, one_token(colour, alpha_elder(elder)))
    else:
        to_pool(s, colour, alpha_elder(elder))
    s.touch(colour)


def free_woman(s: Neanderthal, woman: int) -> None:
    """A Woman leaves a tableau: her discs return, her partner and suitors go home."""
    host = s.host[woman]
    tribe = s.tribes[host]
    for disc in range(3):
        tribe.vocabulary[disc] += disc_count(s.discs[woman], disc)
    s.discs[woman] = 0
    partner_leaves(s, woman, False)
    for colour in suitor_colours(s.suitors[woman]):
        suitor_home(s, woman, colour)
    tribe.women.remove(woman)
    s.host[woman] = -1
    s.touch_all()


def lose_woman(s: Neanderthal, woman: int) -> None:
    """A Woman leaves the game (NEA-5.7.2, NEA-11.5)."""
    host = s.host[woman]
    free_woman(s, woman)
    s.gone_women = added(s.gone_women, woman)
    tell(s, events.WOMAN_LEFT, host, woman)


def lose_animal(s: Neanderthal, colour: int, card: int) -> None:
    """An animal leaves the game; its disc returns (NEA-5.7.2)."""
    tribe = s.tribes[colour]
    unsettled = make_entry(card, WHITE)
    if unsettled in tribe.animals:
        tribe.animals.remove(unsettled)
        tribe.vocabulary[WHITE] += 1
    else:
        tribe.animals.remove(card)
    remove_biome(s, card)


def remove_biome(s: Neanderthal, card: int) -> None:
    """A biome card leaves the game (NEA-11.5)."""
    s.gone_biomes = added(s.gone_biomes, card)
    if s.log is not None:
        s.note(events.LEFT, -1, card)


def place_partner(s: Neanderthal, woman: int, colour: int, alpha: bool, disc: bool) -> None:
    """A token becomes partner (NEA-8.5.6, NEA-8.5.7)."""
    s.partner[woman] = make_partner(colour, alpha, disc)
    if disc:
        s.tribes[colour].vocabulary[ORANGE] -= 1
    tell(s, events.PARTNERED, colour, woman)
    s.touch_all()
