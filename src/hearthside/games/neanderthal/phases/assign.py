"""Phase 2: near extinction, hunters, elders, suitors, partner relocation (NEA-6)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import STOP, Choice, arg, kind_of, make
from hearthside.core.form import Field, Fixed, Form
from hearthside.core.message import Message
from hearthside.core.state import Frame
from hearthside.games.neanderthal import events
from hearthside.games.neanderthal.abilities import NO_PREREQ
from hearthside.games.neanderthal.benefits import abilities
from hearthside.games.neanderthal.cards import BIOMES
from hearthside.games.neanderthal.changes import elder_leaves, partner_leaves, tell
from hearthside.games.neanderthal.dependents import elder_form, woman_form
from hearthside.games.neanderthal.fields import (
    AlphaField,
    ElderField,
    RowField,
    SlotField,
    SpeciesField,
    WomanField,
)
from hearthside.games.neanderthal.frames import colour_of, framed, rest_of
from hearthside.games.neanderthal.kinds import COURT, DONE, HUNT, PROMOTE, RECALL, RELOCATE
from hearthside.games.neanderthal.names import (
    ALPHA,
    ELDER_DISCS,
    FIRST_VOCAL_LEVEL,
    PATRIARCH,
    SLOT_COUNT,
    SPECIES,
)
from hearthside.games.neanderthal.packed.dependents import (
    elder_dependent,
    is_elder,
    level_of,
    woman_dependent,
    woman_of,
)
from hearthside.games.neanderthal.packed.elders import make_elder
from hearthside.games.neanderthal.packed.hunts import hunt, list_hunts
from hearthside.games.neanderthal.packed.members import (
    ONE,
    guarded,
    has_alpha,
    held,
    one_token,
    size,
)
from hearthside.games.neanderthal.packed.partners import NO_PARTNER, belongs_to
from hearthside.games.neanderthal.packed.reports import placement
from hearthside.games.neanderthal.packed.suitors import courts, with_suitor
from hearthside.games.neanderthal.state import ICE, Neanderthal
from hearthside.games.neanderthal.step import Step
from hearthside.games.neanderthal.tribe import Tribe
from hearthside.games.neanderthal.values import the_slot

RECALLS: Final = 2


RECALL_FORMS: Final = [elder_form(RECALL, "recall"), woman_form(RECALL, "recall", "partner")]


class Recall(Step):
    """With an empty pool one or two elders or partners may be recalled (NEA-6.6).

    `pos` counts the recalls made.
    """

    def go(self, s: Neanderthal, f: Frame) -> bool:
        found: list[Choice] = []
        self.list_recalls(s, colour_of(f), found)
        if rest_of(f) < RECALLS and found:
            return False
        s.stack.pop()
        return True

    def list_recalls(self, s: Neanderthal, colour: int, out: list[Choice]) -> None:
        for level in range(6):
            if s.tribes[colour].elders[level]:
                out.append(make(RECALL, elder_dependent(level)))
        for host in s.tribes:
            for woman in host.women:
                if belongs_to(s.partner[woman], colour):
                    out.append(make(RECALL, woman_dependent(woman)))

    def options(self, s: Neanderthal, f: Frame, out: list[Choice]) -> None:
        self.list_recalls(s, colour_of(f), out)
        out.append(STOP)

    def apply(self, s: Neanderthal, f: Frame, c: Choice) -> None:
        if c == STOP:
            s.stack.pop()
            return
        colour, recalled = colour_of(f), arg(c, 0)
        s.stack[-1] = framed(s, self, colour, rest_of(f) + 1)
        tell(s, events.RECALLED, colour, recalled)
        if is_elder(recalled):
            elder_leaves(s, colour, level_of(recalled), False)
        else:
            partner_leaves(s, woman_of(recalled), False)

    def ask(self, s: Neanderthal, f: Frame) -> Message:
        return Message("ask.recall")


def needed(s: Neanderthal, colour: int) -> list[int]:
    """The prerequisites of all cards the species occupies this turn (NEA-6.2.2)."""
    found = [0, 0, 0]
    hunters = s.tribes[colour].hunters
    for slot in range(len(hunters)):
        if hunters[slot]:
            card = s.row[slot]
            if 0 <= card < ICE:
                prereq = BIOMES[card].prereq
                for disc in range(3):
                    found[disc] += prereq[disc]
    return found


def may_promote(s: Neanderthal, tribe: Tribe, level: int, no_prereq: bool) -> bool:
    """NEA-6.3: an empty slot, a complete area on the vocal side, the disc or a Firekeeper."""
    if tribe.elders[level] or not tribe.has_slot(level):
        return False
    if not tribe.tribal and not no_prereq and not tribe.area_complete(level):
        return False
    return tribe.promotes_freely() or tribe.vocabulary[ELDER_DISCS[level]] > 0


RECALLING: Final = Recall()


def hunt_message(s: Neanderthal, seat: int, c: Choice) -> Message:
    tokens = {SPECIES[arg(c, 1)]: arg(c, 2)}
    return Message("do.hunt", {"tokens": tokens, "slot": the_slot(s, arg(c, 0))})


ASSIGN_FORMS: Final = [
    Form[Neanderthal](
        HUNT,
        "hunt {slot} alpha",
        RowField(),
        Fixed(ALPHA),
        Fixed(1),
        message="do.hunt_alpha",
        widget="slot_amount",
        anchor="slot:{slot}",
    ),
    Form[Neanderthal](
        HUNT,
        "hunt {slot} {n} {species}",
        SlotField(),
        SpeciesField(),
        Field("n"),
        message=hunt_message,
        widget="slot_amount",
        anchor="slot:{slot}",
    ),
    Form[Neanderthal](
        PROMOTE,
        "promote {elder} {alpha}",
        ElderField(),
        AlphaField(),
        widget="elder",
        anchor="elder:{elder}",
    ),
    Form[Neanderthal](
        COURT,
        "court {woman} {alpha}",
        WomanField(),
        AlphaField(),
        widget="woman",
        anchor="woman:{woman}",
    ),
    Form[Neanderthal](
        RELOCATE,
        "relocate {woman} {to}",
        WomanField(),
        WomanField("to"),
        widget="woman_pair",
        anchor="woman:{woman} woman:{to}",
    ),
    Form[Neanderthal](DONE, "done"),
]


class Assign(Step):
    """All placements of one species in any sequence, after a recall (NEA-6.1; DP-08)."""

    def go(self, s: Neanderthal, f: Frame) -> bool:
        if rest_of(f):
            return False
        s.stack[-1] = framed(s, self, colour_of(f), 1)
        if not s.tribes[colour_of(f)].pool:
            s.stack.append(framed(s, RECALLING, colour_of(f)))
        return True

    def options(self, s: Neanderthal, f: Frame, out: list[Choice]) -> None:
        colour = colour_of(f)
        tribe = s.tribes[colour]
        if tribe.pool:
            self.hunters(s, tribe, out)
            if guarded(tribe.pool, colour):
                self.elders(s, tribe, out)
                self.suitors(s, tribe, out)
        if tribe.structure == PATRIARCH:
            self.relocations(s, tribe, out)
        out.append(DONE)

    def hunters(self, s: Neanderthal, tribe: Tribe, out: list[Choice]) -> None:
        """Any number on any face-up card whose prerequisites are met; guardians come first."""
        colour = tribe.colour
        pool = tribe.pool
        need = needed(s, colour)
        for slot in range(SLOT_COUNT):
            card = s.row[slot]
            if card < 0 or card >= ICE:
                continue
            there = tribe.hunters[slot]
            if not there and not tribe.meets(BIOMES[card], need):
                continue
            list_hunts(out, slot, colour, held(pool, colour))
            if has_alpha(pool):
                out.append(hunt(slot, ALPHA, 1))
            if guarded(there, colour):
                for kind in range(3):
                    if kind != colour:
                        list_hunts(out, slot, kind, held(pool, kind))

    def elders(self, s: Neanderthal, tribe: Tribe, out: list[Choice]) -> None:
        no_prereq = not tribe.tribal and abilities(s, tribe.colour) & NO_PREREQ != 0
        for level in range(0 if tribe.tribal else FIRST_VOCAL_LEVEL, 6):
            if may_promote(s, tribe, level, no_prereq):
                if held(tribe.pool, tribe.colour):
                    out.append(make(PROMOTE, level))
                if has_alpha(tribe.pool):
                    out.append(make(PROMOTE, level, 1))

    def suitors(self, s: Neanderthal, tribe: Tribe, out: list[Choice]) -> None:
        """At most one per player and Woman (NEA-6.4)."""
        colour = tribe.colour
        for host in s.tribes:
            for woman in host.women:
                if not courts(s.suitors[woman], colour):
                    if held(tribe.pool, colour):
                        out.append(make(COURT, woman))
                    if has_alpha(tribe.pool):
                        out.append(make(COURT, woman, 1))

    def relocations(self, s: Neanderthal, tribe: Tribe, out: list[Choice]) -> None:
        """NEA-6.5; twice per partner is enough for every arrangement."""
        partners = [w for w in tribe.women if belongs_to(s.partner[w], tribe.colour)]
        if tribe.moves >= 2 * len(partners):
            return
        for woman in partners:
            for other in tribe.women:
                if not s.partner[other] and not s.discs[other]:
                    out.append(make(RELOCATE, woman, other))

    def apply(self, s: Neanderthal, f: Frame, c: Choice) -> None:
        colour = colour_of(f)
        tribe = s.tribes[colour]
        kind, a, b = kind_of(c), arg(c, 0), arg(c, 1)
        if kind == DONE:
            s.stack.pop()
        elif kind == HUNT:
            tokens = arg(c, 2) * ONE[b]
            tribe.pool -= tokens
            tribe.hunters[a] += tokens
            tell(s, events.PLACED, colour, placement(a, tokens))
        elif kind == PROMOTE:
            self.promote(s, tribe, a, b == 1)
        elif kind == COURT:
            tribe.pool -= one_token(colour, b == 1)
            s.suitors[a] = with_suitor(s.suitors[a], colour, b == 1)
            tell(s, events.COURTS, colour, a)
        else:
            s.partner[b] = s.partner[a]
            s.partner[a] = NO_PARTNER
            tribe.moves += 1
            tell(s, events.RELOCATED, colour, b)
            s.touch_all()

    def promote(self, s: Neanderthal, tribe: Tribe, level: int, alpha: bool) -> None:
        """NEA-6.3: with a settled Firekeeper free and settled at once."""
        tribe.pool -= one_token(tribe.colour, alpha)
        unsettled = not tribe.promotes_freely()
        if unsettled:
            tribe.vocabulary[ELDER_DISCS[level]] -= 1
        tribe.elders[level] = make_elder(alpha, unsettled)
        tell(s, events.PROMOTED, tribe.colour, level)

    def ask(self, s: Neanderthal, f: Frame) -> Message:
        return Message("ask.assign", {"pool": size(s.tribes[colour_of(f)].pool)})
