"""The notation of Neanderthal: a token for every choice, never changed; parsing.py reads it."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import OUTCOME, STOP, Choice, arg, kind_of
from hearthside.games.neanderthal import kinds as k
from hearthside.games.neanderthal.cards import BIOMES, WOMEN
from hearthside.games.neanderthal.config import STRUCTURE_CARDS
from hearthside.games.neanderthal.names import (
    ALPHA,
    DISCS,
    ELDERS,
    PORTALS,
    SLOTS,
    SPECIES,
    STRUCTURES,
    TOKEN_KINDS,
)
from hearthside.games.neanderthal.packed import clauses as cl
from hearthside.games.neanderthal.packed.dependents import (
    animal_of,
    is_elder,
    is_woman,
    level_of,
    woman_of,
)
from hearthside.games.neanderthal.packed.places import is_slot, woman_at
from hearthside.games.neanderthal.phases.begin import DealSpecies, DealStructures, DrawBiome
from hearthside.games.neanderthal.phases.conflict import ROLES
from hearthside.games.neanderthal.phases.negotiate import DISC_FOR_DISC, GIFT
from hearthside.games.neanderthal.release import (
    CARRIERS,
    FROM_ELDER,
    FROM_PARTNER,
    FROM_WOMAN,
)
from hearthside.games.neanderthal.roll import HANDFULS, RollDice
from hearthside.games.neanderthal.state import Neanderthal

SIMPLE: Final = {
    STOP: "stop",
    k.FLIP: "flip",
    k.KEEP: "keep",
    k.PASS: "pass",
    k.DONE: "done",
    k.PROPOSE: "propose",
    k.ACCEPT: "accept",
    k.DECLINE: "decline",
    k.ATTACK: "attack",
    k.HOLD: "hold",
    k.POWER: "power",
    k.NO_POWER: "no_power",
    k.CLAIM: "claim",
    k.LEAVE: "leave",
    k.FOLLOW: "follow",
    k.GO_HOME: "home",
}
NUMBERED: Final = {k.BID: "bid", k.TURN: "turn", k.EXTRA: "extra"}
COLOURED: Final = {
    k.SPECIES_CHOICE: "species",
    k.SEND: "send",
    k.OFFER: "offer",
    k.HIT: "hit",
    k.FIRST_SUITOR: "first",
    k.SWAP: "swap",
}
CARDED: Final = {k.DISCARD: "discard", k.PLAY: "play"}
"""Kinds without argument, and kinds whose one argument is a number, a species, a biome card."""


def place_word(place: int) -> str:
    """A slot, or the Woman a token stands with."""
    return SLOTS[place] if is_slot(place) else WOMEN[woman_at(place)].name


def dependent_words(dependent: int, woman: str) -> str:
    """An elder, a Woman (or her partner) or an animal."""
    if is_elder(dependent):
        return f"elder {ELDERS[level_of(dependent)]}"
    if is_woman(dependent):
        return f"{woman} {WOMEN[woman_of(dependent)].name}"
    return f"animal {BIOMES[animal_of(dependent)].name}"


def disc_words(carrier: int, which: int, disc: int) -> str:
    """The place of a disc that is released: 'O woman singing_woman'."""
    if carrier == FROM_WOMAN or carrier == FROM_PARTNER:
        name = WOMEN[which].name
    elif carrier == FROM_ELDER:
        name = ELDERS[which]
    else:
        name = BIOMES[which].name
    return f"{DISCS[disc]} {CARRIERS[carrier]} {name}"


def clause_words(c: Choice) -> str:
    """A clause: 'withdraw green S1', 'promise red no_bid'."""
    kind, target = cl.clause_kind(c), cl.target(c)
    words = f"{cl.CLAUSES[kind]} {SPECIES[cl.party(c)]}"
    if kind == cl.WITHDRAW:
        return f"{words} {place_word(target)}"
    if kind == cl.RELEASE or kind == cl.ALLIANCE:
        return f"{words} {WOMEN[target].name}"
    if kind == cl.GIVE_HAND or (kind == cl.GIVE_TABLEAU and not cl.is_woman_card(target)):
        return f"{words} {BIOMES[target].name}"
    if kind == cl.GIVE_TABLEAU:
        return f"{words} {WOMEN[cl.woman_of_card(target)].name}"
    promise = cl.promised(c)
    if promise == cl.NO_BID:
        return f"{words} no_bid"
    return f"{words} {cl.PROMISES[promise]} " + (
        SLOTS[target] if promise == cl.NO_HUNT else WOMEN[target].name
    )


def token(s: Neanderthal, c: Choice) -> str:
    """The notation of a choice."""
    kind = kind_of(c)
    if kind == OUTCOME:
        return outcome_token(s, c)
    if kind in SIMPLE:
        return SIMPLE[kind]
    a, b, d = arg(c, 0), arg(c, 1), arg(c, 2)
    if kind in NUMBERED:
        return f"{NUMBERED[kind]} {a}"
    if kind in COLOURED:
        return f"{COLOURED[kind]} {SPECIES[a]}"
    if kind in CARDED:
        return f"{CARDED[kind]} {BIOMES[a].name}"
    if kind == k.SIDE:
        return f"side {STRUCTURES[a]}"
    if kind == k.ORDER:
        return f"order {' '.join(SPECIES[x] for x in (a, b, d) if x != k.NOBODY)}"
    if kind == k.ICE_SLOT:
        return f"ice {SLOTS[a]}"
    if kind == k.LOSE:
        return f"lose {TOKEN_KINDS[a]}"
    if kind == k.GIVE_UP:
        return f"give_up {dependent_words(a, 'woman')}"
    if kind == k.RECALL:
        return f"recall {dependent_words(a, 'partner')}"
    if kind == k.SPARE:
        return f"spare {ELDERS[a]}"
    if kind == k.PAY:
        return "pay " + " ".join(f"{n} {DISCS[i]}" for i, n in enumerate((a, b, d)) if n)
    if kind == k.HUNT:
        return f"hunt {SLOTS[a]} alpha" if b == ALPHA else f"hunt {SLOTS[a]} {d} {SPECIES[b]}"
    if kind == k.PROMOTE:
        return f"promote {ELDERS[a]}" + (" alpha" if b else "")
    if kind == k.COURT:
        return f"court {WOMEN[a].name}" + (" alpha" if b else "")
    if kind == k.RELOCATE:
        return f"relocate {WOMEN[a].name} {WOMEN[b].name}"
    if kind == k.CLAUSE:
        return f"clause {clause_words(c)}"
    if kind == k.FALL:
        return f"fall {ROLES[a]}"
    if kind == k.RESOLVE:
        return f"resolve {place_word(a)}"
    if kind == k.RELEASE:
        return f"release {disc_words(a, b, d)}"
    if kind == k.INNOVATE:
        return f"innovate {disc_words(a, b, d)}"
    if kind == k.BORN:
        return "born alpha" if a else "born members"
    if kind == k.PORTAL:
        return f"portal {PORTALS[a]}"
    if kind == k.REPLACE:
        return f"replace {WOMEN[a].name}"
    if kind == k.EXCHANGE:
        return exchange_token(a, b, d)
    raise AssertionError(f"a choice of kind {kind} has no notation")


def exchange_token(kind: int, mine: int, yours: int) -> str:
    if kind == DISC_FOR_DISC:
        return f"exchange disc {DISCS[mine]} {DISCS[yours]}"
    if kind == GIFT:
        return f"exchange gift {BIOMES[mine].name}"
    return f"exchange inventions {BIOMES[mine].name} {BIOMES[yours].name}"


def outcome_token(s: Neanderthal, c: Choice) -> str:
    """What NATURE decided, by the node that asks."""
    node = s.main[-1].node
    a, b = arg(c, 0), arg(c, 1)
    if isinstance(node, RollDice):
        return "dice " + " ".join(str(face) for face in HANDFULS[a].faces[b])
    if isinstance(node, DrawBiome):
        return f"draw {BIOMES[a].name}"
    if isinstance(node, DealSpecies):
        return f"assign {SPECIES[a]}"
    if isinstance(node, DealStructures):
        return f"structure {STRUCTURE_CARDS[a]}"
    return f"event {WOMEN[a].name}"
