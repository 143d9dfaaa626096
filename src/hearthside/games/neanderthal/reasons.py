"""Why a slot or an elder cannot be used now (ui principle: say why not)."""

from __future__ import annotations

from hearthside.core.message import Message
from hearthside.games.neanderthal.abilities import NO_PREREQ
from hearthside.games.neanderthal.benefits import abilities
from hearthside.games.neanderthal.cards import BIOMES
from hearthside.games.neanderthal.frames import colour_of
from hearthside.games.neanderthal.names import (
    AREA_SLOTS,
    DISCS,
    ELDER_DISCS,
    ELDERS,
    SLOT_COUNT,
    SLOTS,
)
from hearthside.games.neanderthal.phases.assign import Assign, may_promote, needed
from hearthside.games.neanderthal.state import BLANK_ICE, EMPTY, ICE, Neanderthal
from hearthside.games.neanderthal.tribe import Tribe


def reasons(s: Neanderthal, seat: int) -> dict[str, Message]:
    """While a seat assigns: slots that cannot be hunted and elders that cannot be promoted."""
    found: dict[str, Message] = {}
    if not s.main or not isinstance(s.main[-1].node, Assign) or s.main[-1].player != seat:
        return found
    tribe = s.tribes[colour_of(s.main[-1])]
    for slot in range(SLOT_COUNT):
        reason = slot_reason(s, tribe, slot)
        if reason is not None:
            found[f"slot:{SLOTS[slot]}"] = reason
    no_prereq = abilities(s, tribe.colour) & NO_PREREQ != 0
    for level in range(6):
        if not may_promote(s, tribe, level, no_prereq):
            found[f"elder:{ELDERS[level]}"] = elder_reason(tribe, level, no_prereq)
    return found


def slot_reason(s: Neanderthal, tribe: Tribe, slot: int) -> Message | None:
    """What keeps hunters away; nothing if they may come (NEA-6.2)."""
    card = s.row[slot]
    if card == EMPTY:
        return Message("why.empty_slot")
    if card in (ICE, BLANK_ICE):
        return Message("why.ice")
    if tribe.hunters[slot]:
        return None
    need = needed(s, tribe.colour)
    for disc in range(3):
        wanted = need[disc] + BIOMES[card].prereq[disc]
        have = tribe.vocabulary[disc]
        if BIOMES[card].prereq[disc] and have < wanted:
            return Message("why.words", {"needs": {DISCS[disc]: wanted}, "have": have})
    return None


def elder_reason(tribe: Tribe, level: int, no_prereq: bool) -> Message:
    """What hinders a promotion (NEA-6.3)."""
    if tribe.elders[level]:
        return Message("why.elder_there")
    if not tribe.has_slot(level):
        return Message("why.only_tribal")
    if level in AREA_SLOTS and not tribe.tribal and not no_prereq:
        if not tribe.area_complete(level):
            return Message("why.area_incomplete")
    return Message("why.no_word", {"disc": f"disc:{DISCS[ELDER_DISCS[level]]}"})
