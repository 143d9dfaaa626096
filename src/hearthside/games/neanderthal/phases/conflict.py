"""Phase 3: attacks on every contested card (NEA-7.3)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import NATURE, Choice
from hearthside.core.state import Frame
from hearthside.games.neanderthal import events
from hearthside.games.neanderthal.benefits import abilities
from hearthside.games.neanderthal.cards import FIRST
from hearthside.games.neanderthal.changes import framed, partner_leaves, suitor_dies, tell
from hearthside.games.neanderthal.config import VALUES
from hearthside.games.neanderthal.dice import count, roll
from hearthside.games.neanderthal.kinds import ATTACK, FALL, HIT, HOLD, SWAP
from hearthside.games.neanderthal.lose import lose
from hearthside.games.neanderthal.members import size
from hearthside.games.neanderthal.names import BLACK, WARRIOR
from hearthside.games.neanderthal.phases.clauses import ON_WOMAN
from hearthside.games.neanderthal.state import PARTNER_ALPHA, PARTNER_DISC, Neanderthal
from hearthside.games.neanderthal.step import Step

SUITOR: Final = 0
PARTNER: Final = 1
ROLES: Final = ("suitor", "partner")


def courts(s: Neanderthal, woman: int, colour: int) -> bool:
    return s.suitors[woman] >> 2 * colour & 1 == 1


def is_partner(s: Neanderthal, woman: int, colour: int) -> bool:
    return s.partner[woman] & 3 == colour + 1


def strength(s: Neanderthal, colour: int, place: int) -> int:
    """How many tokens a species has on a card (NEA-7.3.6)."""
    if place < ON_WOMAN:
        return size(s.groups[3 * place + colour])
    woman = place - ON_WOMAN
    return (1 if courts(s, woman, colour) else 0) + (1 if is_partner(s, woman, colour) else 0)


def war_party(s: Neanderthal, colour: int, place: int) -> bool:
    """NEA-7.3.5: Warrior and Alpha together, or a weapon; outsiders always (NEA-13.3 item 8)."""
    tribe = s.tribes[colour]
    if tribe.seat < 0 or tribe.armed():
        return True
    if not tribe.settled(WARRIOR):
        return False
    if place < ON_WOMAN:
        return s.groups[3 * place + colour] >> 15 > 0
    woman = place - ON_WOMAN
    if courts(s, woman, colour) and s.suitors[woman] >> 2 * colour + 1 & 1:
        return True
    return is_partner(s, woman, colour) and s.partner[woman] & PARTNER_ALPHA != 0


def attack_rank(s: Neanderthal, colour: int) -> int:
    """NEA-4.3: FIRST, then most black discs, then the order; the lowest is first."""
    if colour not in s.turn_order:
        return 1 << 16
    found = s.turn_order.index(colour) - 4 * s.tribes[colour].vocabulary[BLACK]
    return found - 1024 if abilities(s, colour) & FIRST else found


class Conflict(Step):
    """All contested cards: N1 to N6, S1 to S6, then Women by host order; `pos` counts them."""

    def places(self, s: Neanderthal) -> list[int]:
        found = list(range(12))
        for host in s.turn_order:
            for woman in s.tribes[host].women:
                found.append(ON_WOMAN + woman)
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
    """Every player on the card attacks once, in the order of NEA-4.3. `done`: who has."""

    def go(self, s: Neanderthal, f: Frame) -> bool:
        place = f.pos
        left = [colour for colour in range(3) if strength(s, colour, place)]
        best = -1
        if len(left) > 1:
            for colour in left:
                if f.done >> colour & 1:
                    continue
                if best < 0 or attack_rank(s, colour) < attack_rank(s, best):
                    best = colour
        if best < 0:
            s.stack.pop()
        else:
            s.stack[-1] = Frame(self, NATURE, place, f.done | 1 << best)
            s.stack.append(framed(s, STRIKE, best, place << 3))
        return True


ASK: Final = 0
ROLL: Final = 1
JUDGE: Final = 2
PARTNER_ROLLS: Final = 3
SPLIT: Final = 4
KILL: Final = 5


class Strike(Step):
    """One attack roll (NEA-7.3.2, NEA-7.3.3; DP-10, DP-11).

    `pos` is colour, step and place. `done` has the hits in six bits, whether the partner
    attacks, and the hits on each colour in six bits.
    """

    def at(self, s: Neanderthal, f: Frame, step: int, done: int) -> None:
        s.stack[-1] = Frame(self, f.player, f.pos & 3 | step << 2 | f.pos & ~31, done)

    def go(self, s: Neanderthal, f: Frame) -> bool:
        colour, step, place = f.pos & 3, f.pos >> 2 & 7, f.pos >> 5
        woman = place - ON_WOMAN
        if step == ASK:
            if place >= ON_WOMAN and is_partner(s, woman, colour) and s.tribes[colour].seat >= 0:
                return False
            self.at(s, f, ROLL, 0)
        elif step == ROLL:
            self.at(s, f, JUDGE, f.done)
            if place < ON_WOMAN:
                roll(s, strength(s, colour, place))
            else:
                roll(s, 1 if courts(s, woman, colour) else 0)
        elif step == JUDGE:
            faces = VALUES.war_party if war_party(s, colour, place) else VALUES.attack
            tell(s, events.ROLLED, colour, s.dice)
            self.at(
                s, f, PARTNER_ROLLS if f.done >> 6 & 1 else SPLIT, f.done + count(s.dice, faces)
            )
            if f.done >> 6 & 1:
                roll(s, 1)
        elif step == PARTNER_ROLLS:
            settled = not s.partner[woman] & PARTNER_DISC
            strong = settled or war_party(s, colour, place)
            tell(s, events.ROLLED, colour, s.dice)
            hits = count(s.dice, VALUES.war_party if strong else VALUES.attack)
            self.at(s, f, SPLIT, f.done + hits)
        elif step == SPLIT:
            return self.split(s, f, colour, place)
        else:
            s.stack.pop()
            for other in range(3):
                self.kill(s, other, place, f.done >> 7 + 6 * other & 63)
        return True

    def given(self, f: Frame, colour: int) -> int:
        """The hits a colour gets so far."""
        return f.done >> 7 + 6 * colour & 63

    def targets(self, s: Neanderthal, f: Frame) -> list[int]:
        """The enemies who can take another hit."""
        colour, place = f.pos & 3, f.pos >> 5
        return [
            other
            for other in range(3)
            if other != colour and strength(s, other, place) > self.given(f, other)
        ]

    def split(self, s: Neanderthal, f: Frame, colour: int, place: int) -> bool:
        """The attacker splits his hits, as far as there is a choice."""
        hits = f.done & 63
        targets = self.targets(s, f)
        room = 0
        for other in targets:
            room += strength(s, other, place) - self.given(f, other)
        if not hits or not targets:
            self.at(s, f, KILL, f.done)
            return True
        if len(targets) > 1 and hits < room:
            return False
        done = f.done & ~63
        for other in targets:
            number = min(hits, strength(s, other, place) - self.given(f, other))
            done += number << 7 + 6 * other
            hits -= number
        self.at(s, f, KILL, done)
        return True

    def kill(self, s: Neanderthal, colour: int, place: int, number: int) -> None:
        """The victim chooses which of his tokens die."""
        if not number:
            return
        tell(s, events.ATTACKED, colour, number)
        if place < ON_WOMAN:
            lose(s, colour, place, number)
        else:
            s.stack.append(framed(s, FALLING, colour, place - ON_WOMAN, number))

    def options(self, s: Neanderthal, f: Frame, out: list[Choice]) -> None:
        if f.pos >> 2 & 7 == ASK:
            out.append(ATTACK)
            out.append(HOLD)
        else:
            for other in self.targets(s, f):
                out.append(HIT | other << 8)

    def apply(self, s: Neanderthal, f: Frame, c: Choice) -> None:
        if c & 255 == HIT:
            self.at(s, f, SPLIT, f.done - 1 + (1 << 7 + 6 * (c >> 8)))
        else:
            self.at(s, f, ROLL, 64 if c == ATTACK else 0)

    def permits(self, s: Neanderthal, f: Frame, c: Choice) -> bool:
        """No swaps during a roll (NEA-3.5.3)."""
        return c & 255 != SWAP or f.pos >> 2 & 7 == ASK


class Fall(Step):
    """Suitor or partner dies beside a Woman; `done` is how many."""

    def go(self, s: Neanderthal, f: Frame) -> bool:
        colour, woman = f.pos & 3, f.pos >> 2
        both = courts(s, woman, colour) and is_partner(s, woman, colour)
        if both and f.done == 1:
            return False
        s.stack.pop()
        if courts(s, woman, colour):
            suitor_dies(s, woman, colour)
        if is_partner(s, woman, colour):
            partner_leaves(s, woman, True)
        return True

    def options(self, s: Neanderthal, f: Frame, out: list[Choice]) -> None:
        out.append(FALL | SUITOR << 8)
        out.append(FALL | PARTNER << 8)

    def apply(self, s: Neanderthal, f: Frame, c: Choice) -> None:
        s.stack.pop()
        if c >> 8 == SUITOR:
            suitor_dies(s, f.pos >> 2, f.pos & 3)
        else:
            partner_leaves(s, f.pos >> 2, True)

    def permits(self, s: Neanderthal, f: Frame, c: Choice) -> bool:
        return c & 255 != SWAP


BATTLE: Final = Battle()
STRIKE: Final = Strike()
FALLING: Final = Fall()
