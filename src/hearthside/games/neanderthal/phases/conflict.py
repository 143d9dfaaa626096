"""Phase 3: attacks on every contested card (NEA-7.3)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import NATURE, Choice, arg, kind_of, make
from hearthside.core.form import Fixed, Form
from hearthside.core.message import Message, Value
from hearthside.core.state import Frame
from hearthside.games.neanderthal import events
from hearthside.games.neanderthal.abilities import FIRST
from hearthside.games.neanderthal.benefits import abilities
from hearthside.games.neanderthal.changes import partner_leaves, suitor_dies, tell
from hearthside.games.neanderthal.config import VALUES
from hearthside.games.neanderthal.fields import SpeciesField
from hearthside.games.neanderthal.frames import colour_of, framed, rest_of
from hearthside.games.neanderthal.kinds import ATTACK, FALL, HIT, HOLD, SWAP
from hearthside.games.neanderthal.lose import lose
from hearthside.games.neanderthal.names import BLACK, WARRIOR
from hearthside.games.neanderthal.packed.bits import added, has
from hearthside.games.neanderthal.packed.dice import count
from hearthside.games.neanderthal.packed.members import has_alpha, size
from hearthside.games.neanderthal.packed.partners import (
    alpha_partner,
    belongs_to,
    unsettled_partner,
)
from hearthside.games.neanderthal.packed.places import is_slot, with_woman, woman_at
from hearthside.games.neanderthal.packed.suitors import alpha_courts, courts
from hearthside.games.neanderthal.roll import roll
from hearthside.games.neanderthal.state import Neanderthal
from hearthside.games.neanderthal.step import Staged, Step
from hearthside.games.neanderthal.values import the_place, the_woman

SUITOR: Final = 0
PARTNER: Final = 1

FIRST_STRIKE: Final = 1024
LAST: Final = 65536
"""Ranks of who has FIRST, and of a colour that is not in play."""


def strength(s: Neanderthal, colour: int, place: int) -> int:
    """How many tokens a species has on a card (NEA-7.3.6)."""
    if is_slot(place):
        return size(s.tribes[colour].hunters[place])
    woman = woman_at(place)
    suitors = 1 if courts(s.suitors[woman], colour) else 0
    return suitors + (1 if belongs_to(s.partner[woman], colour) else 0)


def war_party(s: Neanderthal, colour: int, place: int) -> bool:
    """NEA-7.3.5: Warrior and Alpha together, or a weapon; outsiders always (NEA-13.3 item 8)."""
    tribe = s.tribes[colour]
    if tribe.seat < 0 or tribe.armed():
        return True
    if not tribe.settled(WARRIOR):
        return False
    if is_slot(place):
        return has_alpha(tribe.hunters[place])
    woman = woman_at(place)
    if alpha_courts(s.suitors[woman], colour):
        return True
    return belongs_to(s.partner[woman], colour) and alpha_partner(s.partner[woman])


def attack_rank(s: Neanderthal, colour: int) -> int:
    """NEA-4.3: FIRST, then most black discs, then the order; the lowest is first."""
    if colour not in s.turn_order:
        return LAST
    found = s.turn_order.index(colour) - 4 * s.tribes[colour].vocabulary[BLACK]
    return found - FIRST_STRIKE if abilities(s, colour) & FIRST else found


class Conflict(Step):
    """All contested cards: N1 to N6, S1 to S6, then Women by host order; `pos` counts them."""

    def places(self, s: Neanderthal) -> list[int]:
        found = list(range(len(s.row)))
        for host in s.turn_order:
            for woman in s.tribes[host].women:
                found.append(with_woman(woman))
        return found

    def go(self, s: Neanderthal, f: Frame) -> bool:
        places = self.places(s)
        for i in range(f.pos, len(places)):
            sides = 0
            for colour in range(3):
                if strength(s, colour, places[i]):
                    sides += 1
            if sides > 1:
                s.stack[-1] = Frame(self, NATURE, i + 1)
                s.stack.append(Frame(BATTLE, NATURE, places[i]))
                return True
        s.stack.pop()
        s.touch_all()
        return True


class Battle(Step):
    """Every player on the card attacks once, in the order of NEA-4.3.

    `pos` is the place, `done` the set of those who have attacked.
    """

    def go(self, s: Neanderthal, f: Frame) -> bool:
        place = f.pos
        left = [colour for colour in range(3) if strength(s, colour, place)]
        best = -1
        if len(left) > 1:
            for colour in left:
                if has(f.done, colour):
                    continue
                if best < 0 or attack_rank(s, colour) < attack_rank(s, best):
                    best = colour
        if best < 0:
            s.stack.pop()
        else:
            s.stack[-1] = Frame(self, NATURE, place, added(f.done, best))
            s.stack.append(STRIKE.frame(s, best, place))
        return True


ASK: Final = 0
ROLL: Final = 1
JUDGE: Final = 2
PARTNER_ROLLS: Final = 3
SPLIT: Final = 4
KILL: Final = 5

PARTNER_ATTACKS: Final = 64


STRIKE_FORMS: Final = [
    Form[Neanderthal](ATTACK, "attack"),
    Form[Neanderthal](HOLD, "hold"),
    Form[Neanderthal](
        HIT, "hit {species}", SpeciesField(), widget="species", anchor="species:{species}"
    ),
]


class Strike(Staged):
    """One attack roll (NEA-7.3.2, NEA-7.3.3; DP-10, DP-11).

    `done` has the hits in six bits, whether the partner attacks, and the hits on each colour in
    six bits.
    """

    def __init__(self) -> None:
        super().__init__(3)

    def hits(self, f: Frame) -> int:
        """The hits that are not given to anybody yet."""
        return f.done & 63

    def partner_attacks(self, f: Frame) -> bool:
        return f.done & PARTNER_ATTACKS != 0

    def given(self, f: Frame, colour: int) -> int:
        """The hits a colour gets so far."""
        return f.done >> 7 + 6 * colour & 63

    def give(self, done: int, colour: int, number: int) -> int:
        """`done` after hits are given to a colour."""
        return done - number + (number << 7 + 6 * colour)

    def go(self, s: Neanderthal, f: Frame) -> bool:
        colour, stage, place = colour_of(f), self.stage(f), self.place(f)
        if stage == ASK:
            if self.may_ask(s, colour, place):
                return False
            self.go_to(s, f, ROLL, 0)
        elif stage == ROLL:
            self.go_to(s, f, JUDGE, f.done)
            if is_slot(place):
                roll(s, strength(s, colour, place))
            else:
                roll(s, 1 if courts(s.suitors[woman_at(place)], colour) else 0)
        elif stage == JUDGE:
            faces = VALUES.war_party if war_party(s, colour, place) else VALUES.attack
            tell(s, events.ROLLED, colour, s.dice)
            done = f.done + count(s.dice, faces)
            if self.partner_attacks(f):
                self.go_to(s, f, PARTNER_ROLLS, done)
                roll(s, 1)
            else:
                self.go_to(s, f, SPLIT, done)
        elif stage == PARTNER_ROLLS:
            settled = not unsettled_partner(s.partner[woman_at(place)])
            strong = settled or war_party(s, colour, place)
            tell(s, events.ROLLED, colour, s.dice)
            hits = count(s.dice, VALUES.war_party if strong else VALUES.attack)
            self.go_to(s, f, SPLIT, f.done + hits)
        elif stage == SPLIT:
            return self.split(s, f, colour, place)
        else:
            s.stack.pop()
            for other in range(3):
                self.kill(s, other, place, self.given(f, other))
        return True

    def may_ask(self, s: Neanderthal, colour: int, place: int) -> bool:
        """Is there a partner who may attack?"""
        if is_slot(place) or s.tribes[colour].seat < 0:
            return False
        return belongs_to(s.partner[woman_at(place)], colour)

    def targets(self, s: Neanderthal, f: Frame) -> list[int]:
        """The enemies who can take another hit."""
        colour, place = colour_of(f), self.place(f)
        return [
            other
            for other in range(3)
            if other != colour and strength(s, other, place) > self.given(f, other)
        ]

    def split(self, s: Neanderthal, f: Frame, colour: int, place: int) -> bool:
        """The attacker splits the hits, as far as there is a choice."""
        hits = self.hits(f)
        targets = self.targets(s, f)
        room = 0
        for other in targets:
            room += strength(s, other, place) - self.given(f, other)
        if not hits or not targets:
            self.go_to(s, f, KILL, f.done)
            return True
        if len(targets) > 1 and hits < room:
            return False
        done = f.done
        for other in targets:
            number = min(hits, strength(s, other, place) - self.given(f, other))
            done = self.give(done, other, number)
            hits -= number
        self.go_to(s, f, KILL, done - hits)
        return True

    def kill(self, s: Neanderthal, colour: int, place: int, number: int) -> None:
        """The victim chooses which tokens die."""
        if not number:
            return
        tell(s, events.ATTACKED, colour, number)
        if is_slot(place):
            lose(s, colour, place, number)
        else:
            s.stack.append(framed(s, FALLING, colour, woman_at(place), number))

    def options(self, s: Neanderthal, f: Frame, out: list[Choice]) -> None:
        if self.stage(f) == ASK:
            out.append(ATTACK)
            out.append(HOLD)
        else:
            for other in self.targets(s, f):
                out.append(make(HIT, other))

    def apply(self, s: Neanderthal, f: Frame, c: Choice) -> None:
        if kind_of(c) == HIT:
            self.go_to(s, f, SPLIT, self.give(f.done, arg(c, 0), 1))
        else:
            self.go_to(s, f, ROLL, PARTNER_ATTACKS if c == ATTACK else 0)

    def permits(self, s: Neanderthal, f: Frame, c: Choice) -> bool:
        """No swaps during a roll (NEA-3.5.3)."""
        return kind_of(c) != SWAP or self.stage(f) == ASK

    def ask(self, s: Neanderthal, f: Frame) -> Message:
        args: dict[str, Value] = {"place": the_place(self.place(f))}
        if self.stage(f) == ASK:
            return Message("ask.attack", args)
        args["n"] = self.hits(f)
        return Message("ask.hit", args)


FALL_FORMS: Final = [
    Form[Neanderthal](FALL, "fall suitor", Fixed(SUITOR), message="do.fall_suitor"),
    Form[Neanderthal](FALL, "fall partner", Fixed(PARTNER), message="do.fall_partner"),
]


class Fall(Step):
    """Suitor or partner of a Woman dies; `done` is how many."""

    def woman(self, f: Frame) -> int:
        return rest_of(f)

    def go(self, s: Neanderthal, f: Frame) -> bool:
        colour, woman = colour_of(f), self.woman(f)
        suitor = courts(s.suitors[woman], colour)
        partner = belongs_to(s.partner[woman], colour)
        if suitor and partner and f.done == 1:
            return False
        s.stack.pop()
        if suitor:
            suitor_dies(s, woman, colour)
        if partner:
            partner_leaves(s, woman, True)
        return True

    def options(self, s: Neanderthal, f: Frame, out: list[Choice]) -> None:
        out.append(make(FALL, SUITOR))
        out.append(make(FALL, PARTNER))

    def apply(self, s: Neanderthal, f: Frame, c: Choice) -> None:
        s.stack.pop()
        if arg(c, 0) == SUITOR:
            suitor_dies(s, self.woman(f), colour_of(f))
        else:
            partner_leaves(s, self.woman(f), True)

    def permits(self, s: Neanderthal, f: Frame, c: Choice) -> bool:
        return kind_of(c) != SWAP

    def ask(self, s: Neanderthal, f: Frame) -> Message:
        return Message("ask.fall", {"woman": the_woman(self.woman(f))})


BATTLE: Final = Battle()
STRIKE: Final = Strike()
FALLING: Final = Fall()
