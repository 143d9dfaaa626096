"""Reading notation: the choice that a token of notation.py means."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import OUTCOME, Choice, make
from hearthside.games.neanderthal import kinds as k
from hearthside.games.neanderthal.cards import BIOME_NAMED, WOMAN_NAMED
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
from hearthside.games.neanderthal.notation import CARDED, COLOURED, NUMBERED, SIMPLE
from hearthside.games.neanderthal.packed import clauses as cl
from hearthside.games.neanderthal.packed.dependents import (
    animal_dependent,
    elder_dependent,
    woman_dependent,
)
from hearthside.games.neanderthal.packed.places import with_woman
from hearthside.games.neanderthal.phases.conflict import ROLES
from hearthside.games.neanderthal.phases.negotiate import DISC_FOR_DISC, EXCHANGES, GIFT
from hearthside.games.neanderthal.release import CARRIERS, FROM_ELDER, FROM_PARTNER, FROM_WOMAN
from hearthside.games.neanderthal.roll import HANDFULS

SIMPLE_KINDS: Final = {word: kind for kind, word in SIMPLE.items()}
NUMBERED_KINDS: Final = {word: kind for kind, word in NUMBERED.items()}
COLOURED_KINDS: Final = {word: kind for kind, word in COLOURED.items()}
CARDED_KINDS: Final = {word: kind for kind, word in CARDED.items()}


def parse(text: str) -> Choice:
    """The choice of a token; ValueError says what is wrong with it."""
    verb, _, rest = text.strip().partition(" ")
    if not rest and verb in SIMPLE_KINDS:
        return SIMPLE_KINDS[verb]
    try:
        return _parse(verb, rest.split())
    except (KeyError, IndexError, ValueError) as error:
        raise ValueError(f"{text!r} is not notation of this game") from error


def _parse(verb: str, words: list[str]) -> Choice:
    if verb in NUMBERED_KINDS:
        return make(NUMBERED_KINDS[verb], _number(_only(words)))
    if verb in COLOURED_KINDS:
        return make(COLOURED_KINDS[verb], SPECIES.index(_only(words)))
    if verb in CARDED_KINDS:
        return make(CARDED_KINDS[verb], BIOME_NAMED[_only(words)])
    if verb == "side":
        return make(k.SIDE, STRUCTURES.index(_only(words)))
    if verb == "order":
        order = [SPECIES.index(word) for word in words]
        if not 2 <= len(order) <= 3:
            raise ValueError(words)
        return make(k.ORDER, order[0], order[1], order[2] if len(order) > 2 else k.NOBODY)
    if verb == "ice":
        return make(k.ICE_SLOT, SLOTS.index(_only(words)))
    if verb == "lose":
        return make(k.LOSE, TOKEN_KINDS.index(_only(words)))
    if verb == "give_up":
        return make(k.GIVE_UP, _dependent(words, "woman"))
    if verb == "recall":
        return make(k.RECALL, _dependent(words, "partner"))
    if verb == "spare":
        return make(k.SPARE, ELDERS.index(_only(words)))
    if verb == "pay":
        return _payment(words)
    if verb == "hunt":
        return _hunt(words)
    if verb == "promote":
        return make(k.PROMOTE, ELDERS.index(words[0]), _alpha(words))
    if verb == "court":
        return make(k.COURT, WOMAN_NAMED[words[0]], _alpha(words))
    if verb == "relocate":
        one, two = words
        return make(k.RELOCATE, WOMAN_NAMED[one], WOMAN_NAMED[two])
    if verb == "clause":
        return _clause(words)
    if verb == "fall":
        return make(k.FALL, ROLES.index(_only(words)))
    if verb == "resolve":
        return make(k.RESOLVE, _place(_only(words)))
    if verb in ("release", "innovate"):
        return _disc(k.RELEASE if verb == "release" else k.INNOVATE, words)
    if verb == "born":
        return make(k.BORN, ("members", "alpha").index(_only(words)))
    if verb == "portal":
        return make(k.PORTAL, PORTALS.index(_only(words)))
    if verb == "replace":
        return make(k.REPLACE, WOMAN_NAMED[_only(words)])
    if verb == "exchange":
        return _exchange(words)
    return _outcome(verb, words)


def _outcome(verb: str, words: list[str]) -> Choice:
    if verb == "dice":
        faces = tuple(_number(word) for word in words)
        return HANDFULS[len(faces)].choices[HANDFULS[len(faces)].faces.index(faces)]
    if verb == "draw":
        return make(OUTCOME, BIOME_NAMED[_only(words)])
    if verb == "assign":
        return make(OUTCOME, SPECIES.index(_only(words)))
    if verb == "structure":
        return make(OUTCOME, STRUCTURE_CARDS.index(_only(words)))
    if verb == "event":
        return make(OUTCOME, WOMAN_NAMED[_only(words)])
    raise ValueError(verb)


def _only(words: list[str]) -> str:
    (word,) = words
    return word


def _number(word: str) -> int:
    if not word.isascii() or not word.isdigit() or int(word) > 255:
        raise ValueError(word)
    return int(word)


def _alpha(words: list[str]) -> int:
    if words[1:] not in ([], ["alpha"]):
        raise ValueError(words)
    return len(words) - 1


def _place(word: str) -> int:
    return SLOTS.index(word) if word in SLOTS else with_woman(WOMAN_NAMED[word])


def _dependent(words: list[str], woman: str) -> int:
    what, name = words
    if what == "elder":
        return elder_dependent(ELDERS.index(name))
    if what == woman:
        return woman_dependent(WOMAN_NAMED[name])
    if what == "animal" and woman == "woman":
        return animal_dependent(BIOME_NAMED[name])
    raise ValueError(words)


def _payment(words: list[str]) -> Choice:
    discs = [0, 0, 0]
    if not words or len(words) % 2:
        raise ValueError(words)
    for number, name in zip(words[::2], words[1::2], strict=True):
        discs[DISCS.index(name)] += _number(number)
    return make(k.PAY, discs[0], discs[1], discs[2])


def _hunt(words: list[str]) -> Choice:
    slot = SLOTS.index(words[0])
    if words[1:] == ["alpha"]:
        return make(k.HUNT, slot, ALPHA, 1)
    _, number, colour = words
    return make(k.HUNT, slot, SPECIES.index(colour), _number(number))


def _disc(kind: int, words: list[str]) -> Choice:
    disc, carrier, name = words
    number = CARRIERS.index(carrier)
    if number == FROM_WOMAN or number == FROM_PARTNER:
        which = WOMAN_NAMED[name]
    else:
        which = ELDERS.index(name) if number == FROM_ELDER else BIOME_NAMED[name]
    return make(kind, number, which, DISCS.index(disc))


def _clause(words: list[str]) -> Choice:
    kind, colour = cl.CLAUSES.index(words[0]), SPECIES.index(words[1])
    if kind == cl.PROMISE:
        promise = cl.PROMISES.index(words[2])
        if promise == cl.NO_BID:
            if words[3:]:
                raise ValueError(words)
            return cl.clause(kind, colour, 0, promise)
        target = _only(words[3:])
        number = SLOTS.index(target) if promise == cl.NO_HUNT else WOMAN_NAMED[target]
        return cl.clause(kind, colour, number, promise)
    name = _only(words[2:])
    if kind == cl.WITHDRAW:
        return cl.clause(kind, colour, _place(name))
    if kind == cl.RELEASE or kind == cl.ALLIANCE:
        return cl.clause(kind, colour, WOMAN_NAMED[name])
    if kind == cl.GIVE_TABLEAU and name in WOMAN_NAMED:
        return cl.clause(kind, colour, cl.woman_card(WOMAN_NAMED[name]))
    return cl.clause(kind, colour, BIOME_NAMED[name])


def _exchange(words: list[str]) -> Choice:
    kind = EXCHANGES.index(words[0])
    if kind == DISC_FOR_DISC:
        _, mine, yours = words
        return make(k.EXCHANGE, kind, DISCS.index(mine), DISCS.index(yours))
    if kind == GIFT:
        return make(k.EXCHANGE, kind, BIOME_NAMED[_only(words[1:])], k.NOBODY)
    _, mine, yours = words
    return make(k.EXCHANGE, kind, BIOME_NAMED[mine], BIOME_NAMED[yours])
