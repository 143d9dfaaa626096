"""Labels, kinds and anchors of choices: what a person reads and what a client highlights."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import OUTCOME, STOP, Choice, arg, kind_of
from hearthside.games.neanderthal import kinds as k
from hearthside.games.neanderthal.cards import BIOMES, WOMEN
from hearthside.games.neanderthal.names import (
    ALPHA,
    DISC_TITLES,
    ELDERS,
    PORTALS,
    SLOTS,
    SPECIES,
    SPECIES_TITLES,
    STRUCTURES,
    TOKEN_KINDS,
)
from hearthside.games.neanderthal.notation import outcome_token, token
from hearthside.games.neanderthal.packed import clauses as cl
from hearthside.games.neanderthal.packed.dependents import (
    animal_of,
    is_elder,
    is_woman,
    level_of,
    woman_of,
)
from hearthside.games.neanderthal.packed.places import is_slot, woman_at
from hearthside.games.neanderthal.phases.negotiate import DISC_FOR_DISC, GIFT
from hearthside.games.neanderthal.release import (
    FROM_ANIMAL,
    FROM_ELDER,
    FROM_INVENTION,
    FROM_PARTNER,
)
from hearthside.games.neanderthal.state import ICE, Neanderthal

SIMPLE_LABELS: Final = {
    STOP: "Enough",
    k.FLIP: "Flip the structure card",
    k.KEEP: "Keep the structure",
    k.PASS: "Pass",
    k.DONE: "Done",
    k.PROPOSE: "Propose this",
    k.ACCEPT: "Accept",
    k.DECLINE: "Decline",
    k.ATTACK: "The partner attacks",
    k.HOLD: "The partner holds still",
    k.POWER: "Use the Alpha's power",
    k.NO_POWER: "Roll for the Alpha too",
    k.CLAIM: "Take the card",
    k.LEAVE: "Leave the card",
    k.FOLLOW: "Hunt the new card",
    k.GO_HOME: "Go home",
}
WIDGETS: Final = {
    STOP: "stop",
    OUTCOME: "outcome",
    k.HUNT: "slot_amount",
    k.ICE_SLOT: "slot",
    k.RESOLVE: "place",
    k.COURT: "woman",
    k.REPLACE: "woman",
    k.RELOCATE: "woman_pair",
    k.PROMOTE: "elder",
    k.SPARE: "elder",
    k.GIVE_UP: "dependent",
    k.RECALL: "dependent",
    k.RELEASE: "disc",
    k.INNOVATE: "disc",
    k.PORTAL: "portal",
    k.PLAY: "card",
    k.DISCARD: "card",
    k.BID: "amount",
    k.TURN: "amount",
    k.EXTRA: "amount",
    k.PAY: "amounts",
    k.CLAUSE: "clause",
    k.SEND: "species",
    k.OFFER: "species",
    k.HIT: "species",
    k.FIRST_SUITOR: "species",
    k.SPECIES_CHOICE: "species",
    k.SWAP: "swap",
    k.LOSE: "token",
    k.EXCHANGE: "exchange",
}


def widget(c: Choice) -> str:
    """The sort of widget a choice belongs to."""
    return WIDGETS.get(kind_of(c), "button")


def card_title(card: int) -> str:
    """A biome card, with its invention if it has one."""
    invention = BIOMES[card].invention
    return BIOMES[card].title + (f" ({invention.title})" if invention is not None else "")


def place_title(s: Neanderthal, place: int) -> str:
    if not is_slot(place):
        return WOMEN[woman_at(place)].title
    card = s.row[place]
    return f"{SLOTS[place]} {BIOMES[card].title}" if 0 <= card < ICE else SLOTS[place]


def dependent_title(dependent: int, partner: bool) -> str:
    if is_elder(dependent):
        return f"the {ELDERS[level_of(dependent)].capitalize()}"
    if is_woman(dependent):
        name = WOMEN[woman_of(dependent)].title
        return f"the partner of {name}" if partner else name
    return f"the {BIOMES[animal_of(dependent)].title}"


def disc_title(carrier: int, which: int, disc: int) -> str:
    """'the orange disc of The Singing Woman'."""
    if carrier == FROM_ELDER:
        where = f"the {ELDERS[which].capitalize()}"
    elif carrier == FROM_ANIMAL or carrier == FROM_INVENTION:
        where = card_title(which)
    elif carrier == FROM_PARTNER:
        where = f"the partner of {WOMEN[which].title}"
    else:
        where = WOMEN[which].title
    return f"the {DISC_TITLES[disc]} disc of {where}"


def clause_title(s: Neanderthal, c: Choice) -> str:
    """A clause in words."""
    who, target = SPECIES_TITLES[cl.party(c)], cl.target(c)
    kind = cl.clause_kind(c)
    if kind == cl.WITHDRAW:
        return f"{who} leave {place_title(s, target)}"
    if kind == cl.RELEASE:
        return f"{who} release their partner of {WOMEN[target].title}"
    if kind == cl.ALLIANCE:
        return f"{who} get a partner of {WOMEN[target].title}"
    if kind == cl.GIVE_HAND:
        return f"{who} give {card_title(target)} from the hand"
    if kind == cl.GIVE_TABLEAU and not cl.is_woman_card(target):
        return f"{who} give {card_title(target)}"
    if kind == cl.GIVE_TABLEAU:
        return f"{who} give {WOMEN[cl.woman_of_card(target)].title}"
    promise = cl.promised(c)
    if promise == cl.NO_BID:
        return f"{who} promise not to bid next time"
    if promise == cl.NO_HUNT:
        return f"{who} promise not to hunt in {SLOTS[target]}"
    return f"{who} promise no suitor for {WOMEN[target].title}"


def exchange_title(kind: int, mine: int, yours: int) -> str:
    if kind == DISC_FOR_DISC:
        return f"Give a {DISC_TITLES[mine]} disc for a {DISC_TITLES[yours]} one"
    if kind == GIFT:
        return f"Give {card_title(mine)}"
    return f"Give {card_title(mine)} for {card_title(yours)}"


def label(s: Neanderthal, c: Choice) -> str:
    """The choice for a person to read."""
    kind = kind_of(c)
    a, b, d = arg(c, 0), arg(c, 1), arg(c, 2)
    if kind in SIMPLE_LABELS:
        return SIMPLE_LABELS[kind]
    if kind == OUTCOME:
        return outcome_token(s, c).replace("_", " ").capitalize()
    if kind == k.HUNT:
        who = "the Alpha" if b == ALPHA else f"{d} {SPECIES[b]}"
        return f"Send {who} to {BIOMES[s.row[a]].title}"
    if kind == k.PROMOTE:
        return f"Promote {'the Alpha' if b else 'a member'} to {ELDERS[a].capitalize()}"
    if kind == k.COURT:
        return f"Send {'the Alpha' if b else 'a suitor'} to {WOMEN[a].title}"
    if kind == k.RELOCATE:
        return f"Move the partner of {WOMEN[a].title} to {WOMEN[b].title}"
    if kind == k.RESOLVE:
        return f"Next: {place_title(s, a)}"
    if kind == k.CLAUSE:
        return clause_title(s, c)
    if kind == k.RELEASE or kind == k.INNOVATE:
        verb = "Release" if kind == k.RELEASE else "Innovation: release"
        return f"{verb} {disc_title(a, b, d)}"
    if kind == k.GIVE_UP or kind == k.RECALL:
        verb = "Give up" if kind == k.GIVE_UP else "Recall"
        return f"{verb} {dependent_title(a, kind == k.RECALL)}"
    if kind == k.PLAY or kind == k.DISCARD:
        return f"{'Play' if kind == k.PLAY else 'Discard'} {card_title(a)}"
    if kind == k.EXCHANGE:
        return exchange_title(a, b, d)
    if kind == k.PORTAL:
        return f"Open portal {PORTALS[a]}"
    return plain_label(s, kind, a, b, d)


def plain_label(s: Neanderthal, kind: int, a: int, b: int, d: int) -> str:
    """Short choices."""
    if kind == k.BID:
        return f"Bid {a}"
    if kind == k.TURN:
        return f"Turn {a} dice from 3 to 1"
    if kind == k.EXTRA:
        return f"Play {a} turns more" if a else "Play no more turns"
    if kind == k.SIDE:
        return STRUCTURES[a].replace("_", "-").capitalize()
    if kind == k.LOSE:
        return "Lose the Alpha" if a == ALPHA else f"Lose a {TOKEN_KINDS[a]} member"
    if kind == k.SPARE:
        return f"Spare the {ELDERS[a].capitalize()}"
    if kind == k.ICE_SLOT:
        return f"Ice into {SLOTS[a]}"
    if kind == k.FALL:
        return "The partner dies" if a else "The suitor dies"
    if kind == k.BORN:
        return "The Alpha is one of the newborns" if a else "Only ordinary newborns"
    if kind == k.REPLACE:
        return f"{WOMEN[a].title} leaves for {WOMEN[s.woman].title}"
    if kind == k.ORDER:
        names = [SPECIES_TITLES[x] for x in (a, b, d) if x != k.NOBODY]
        return ", then ".join(names)
    if kind == k.PAY:
        discs = [f"{n} {DISC_TITLES[i]}" for i, n in enumerate((a, b, d)) if n]
        return f"Pay {' and '.join(discs)}"
    who = SPECIES_TITLES[a]
    if kind == k.SPECIES_CHOICE:
        return f"Play the {who}"
    if kind == k.SEND:
        return f"A wanderer to the {who}"
    if kind == k.OFFER:
        return f"Make the {who} an offer"
    if kind == k.HIT:
        return f"Hit the {who}"
    if kind == k.FIRST_SUITOR:
        return f"The {who} court next"
    return f"Bring the Alpha of the {who} into the pool"


def anchor(s: Neanderthal, c: Choice) -> str:
    """What a client highlights for the choice: one or more words `sort:name`."""
    kind, a, b = kind_of(c), arg(c, 0), arg(c, 1)
    if kind in (k.HUNT, k.ICE_SLOT):
        return f"slot:{SLOTS[a]}"
    if kind == k.RESOLVE:
        return f"slot:{SLOTS[a]}" if is_slot(a) else f"woman:{WOMEN[woman_at(a)].name}"
    if kind in (k.COURT, k.REPLACE):
        return f"woman:{WOMEN[a].name}"
    if kind == k.RELOCATE:
        return f"woman:{WOMEN[a].name} woman:{WOMEN[b].name}"
    if kind in (k.PROMOTE, k.SPARE):
        return f"elder:{ELDERS[a]}"
    if kind in (k.GIVE_UP, k.RECALL):
        if is_elder(a):
            return f"elder:{ELDERS[level_of(a)]}"
        if is_woman(a):
            return f"woman:{WOMEN[woman_of(a)].name}"
        return f"card:{BIOMES[animal_of(a)].name}"
    if kind in (k.RELEASE, k.INNOVATE):
        if a == FROM_ELDER:
            return f"elder:{ELDERS[b]}"
        if a in (FROM_ANIMAL, FROM_INVENTION):
            return f"card:{BIOMES[b].name}"
        return f"woman:{WOMEN[b].name}"
    if kind == k.PORTAL:
        return f"portal:{PORTALS[a]}"
    if kind in (k.PLAY, k.DISCARD):
        return f"card:{BIOMES[a].name}"
    if kind in (k.SEND, k.OFFER, k.HIT, k.FIRST_SUITOR, k.SPECIES_CHOICE, k.SWAP):
        return f"species:{SPECIES[a]}"
    if kind == k.LOSE:
        return f"token:{TOKEN_KINDS[a]}"
    if kind == OUTCOME:
        return f"outcome:{outcome_token(s, c).split()[1]}"
    return f"button:{token(s, c).split()[0]}"
