"""Phase 3: formal offers, and the exchanges of the co-operative game (NEA-7.1, NEA-7.2)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import NATURE, STOP, Choice, arg, kind_of, make
from hearthside.core.form import Fixed, Form
from hearthside.core.message import Message, Value
from hearthside.core.state import Frame
from hearthside.games.neanderthal import events
from hearthside.games.neanderthal.changes import tell
from hearthside.games.neanderthal.clauses import CLAUSE_FORMS, DROP_FORMS, clauses
from hearthside.games.neanderthal.config import VALUES
from hearthside.games.neanderthal.fields import DiscField, IdeaField, SpeciesField
from hearthside.games.neanderthal.frames import colour_of, framed, rest_of
from hearthside.games.neanderthal.kinds import (
    ACCEPT,
    DECLINE,
    DONE,
    DROP,
    EXCHANGE,
    NOBODY,
    OFFER,
    PASS,
    PROPOSE,
)
from hearthside.games.neanderthal.packed.bits import added, dropped, has
from hearthside.games.neanderthal.packed.clauses import dropped_clause, dropping, sort_key
from hearthside.games.neanderthal.packed.tableau import is_settled
from hearthside.games.neanderthal.phases.draft import Draft
from hearthside.games.neanderthal.phases.offers import carry_out, linked, third_parties
from hearthside.games.neanderthal.state import Neanderthal
from hearthside.games.neanderthal.step import Step
from hearthside.games.neanderthal.tribe import Tribe
from hearthside.games.neanderthal.values import the_species


def offer_index(proposer: int, other: int) -> int:
    """The place in `offers_made` of the offers of one species to another."""
    return 3 * proposer + other


def may_negotiate(s: Neanderthal, proposer: int, other: int) -> bool:
    """A tribal proposer, a settled Chief on one side, a link, and offers left (NEA-7.1)."""
    one, two = s.tribes[proposer], s.tribes[other]
    if not one.tribal or not (one.settled_chief() or two.settled_chief()):
        return False
    return s.offers_made[offer_index(proposer, other)] < VALUES.offers and linked(
        s, proposer, other
    )


OFFER_FORMS: Final = [
    Form[Neanderthal](
        OFFER, "offer {species}", SpeciesField(), widget="species", anchor="species:{species}"
    ),
    *CLAUSE_FORMS,
    *DROP_FORMS,
    Form[Neanderthal](PROPOSE, "propose"),
    Form[Neanderthal](ACCEPT, "accept"),
    Form[Neanderthal](DECLINE, "decline"),
]


class Negotiate(Step):
    """A tribal player may make up to two offers to each linked opponent (NEA-7.2.3; DP-09).

    An offer counts when it is proposed. `done` is the opponent plus one while it is written.
    """

    def writing(self, s: Neanderthal, colour: int, opponent: int) -> Frame:
        """An offer to an opponent is being written."""
        return framed(s, self, colour, 0, opponent + 1)

    def opponent(self, f: Frame) -> int:
        """To whom an offer is being written; -1 if to nobody."""
        return f.done - 1

    def go(self, s: Neanderthal, f: Frame) -> bool:
        if self.opponent(f) >= 0 or self.opponents(s, colour_of(f)):
            return False
        s.stack.pop()
        return True

    def opponents(self, s: Neanderthal, colour: int) -> list[int]:
        found = []
        for other in s.turn_order:
            if other != colour and may_negotiate(s, colour, other):
                if Draft(s, colour, other).leaving:
                    found.append(other)
        return found

    def options(self, s: Neanderthal, f: Frame, out: list[Choice]) -> None:
        colour = colour_of(f)
        if self.opponent(f) < 0:
            for other in self.opponents(s, colour):
                out.append(make(OFFER, other))
            out.append(DONE)
            return
        draft = Draft(s, colour, self.opponent(f))
        draft.list_clauses(out)
        for c in s.offer:
            out.append(dropping(c))
        if draft.complete():
            out.append(PROPOSE)
        out.append(STOP)

    def apply(self, s: Neanderthal, f: Frame, c: Choice) -> None:
        colour = colour_of(f)
        if c == DONE:
            s.stack.pop()
        elif kind_of(c) == OFFER:
            s.offer = []
            s.stack[-1] = self.writing(s, colour, arg(c, 0))
        elif c == STOP:
            s.offer = []
            s.stack[-1] = framed(s, self, colour)
        elif c == PROPOSE:
            s.stack[-1] = framed(s, self, colour)
            self.propose(s, colour, self.opponent(f))
        elif kind_of(c) == DROP:
            s.offer.remove(dropped_clause(c))
        else:
            s.offer.append(c)
            s.offer.sort(key=sort_key)

    def propose(self, s: Neanderthal, colour: int, other: int) -> None:
        """Whoever plays both species need not answer (NEA-13.2.1)."""
        s.offers_made[offer_index(colour, other)] += 1
        tell(s, events.OFFERED, colour, other)
        if s.tribes[other].seat == s.tribes[colour].seat:
            carry_out(s, colour, other)
            s.offer = []
            return
        consents = 0
        for third in third_parties(s, colour, other):
            consents = added(consents, third)
        s.stack.append(ANSWER.frame(s, other, colour, other, consents))

    def ask(self, s: Neanderthal, f: Frame) -> Message:
        other = self.opponent(f)
        if other < 0:
            return Message("ask.negotiate")
        return Message("ask.offer", {"other": the_species(other), "clauses": clauses(s)})


class Answer(Step):
    """The opponent, then every third party concerned, says yes or no (NEA-7.2.3).

    `pos` is who answers, the proposer, the responder; `done` the set of who must still be asked.
    """

    def frame(
        self, s: Neanderthal, colour: int, proposer: int, responder: int, others: int
    ) -> Frame:
        return framed(s, self, colour, proposer | responder << 2, others)

    def proposer(self, f: Frame) -> int:
        return rest_of(f) & 3

    def responder(self, f: Frame) -> int:
        return rest_of(f) >> 2

    def options(self, s: Neanderthal, f: Frame, out: list[Choice]) -> None:
        out.append(ACCEPT)
        out.append(DECLINE)

    def apply(self, s: Neanderthal, f: Frame, c: Choice) -> None:
        s.stack.pop()
        colour, proposer, responder = colour_of(f), self.proposer(f), self.responder(f)
        if c == DECLINE:
            tell(s, events.DECLINED, colour)
            s.offer = []
            return
        tell(s, events.ACCEPTED, colour)
        for third in s.turn_order:
            if has(f.done, third):
                left = dropped(f.done, third)
                s.stack.append(self.frame(s, third, proposer, responder, left))
                return
        carry_out(s, proposer, responder)
        s.offer = []

    def ask(self, s: Neanderthal, f: Frame) -> Message:
        args: dict[str, Value] = {"from": the_species(self.proposer(f))}
        args |= {"other": the_species(self.responder(f)), "clauses": clauses(s)}
        return Message("ask.answer", args)


ANSWER: Final = Answer()


class EndOffers(Step):
    """Nothing of an offer is left when the attacks begin."""

    def go(self, s: Neanderthal, f: Frame) -> bool:
        s.stack.pop()
        s.offer = []
        s.offers_made = [0] * 9
        return True


DISC_FOR_DISC: Final = 0
INVENTIONS: Final = 1
GIFT: Final = 2
PAIRS: Final = ((0, 1), (0, 2), (1, 2))


EXCHANGE_FORMS: Final = [
    Form[Neanderthal](
        EXCHANGE,
        "exchange disc {mine} {yours}",
        Fixed(DISC_FOR_DISC),
        DiscField("mine"),
        DiscField("yours"),
        message="do.exchange_disc",
        widget="exchange",
    ),
    Form[Neanderthal](
        EXCHANGE,
        "exchange inventions {mine} {yours}",
        Fixed(INVENTIONS),
        IdeaField("mine"),
        IdeaField("yours"),
        message="do.exchange_inventions",
        widget="exchange",
    ),
    Form[Neanderthal](
        EXCHANGE,
        "exchange gift {mine}",
        Fixed(GIFT),
        IdeaField("mine"),
        Fixed(NOBODY),
        message="do.exchange_gift",
        widget="exchange",
    ),
]


def exchange_message(s: Neanderthal, seat: int) -> Message:
    """The exchange that is offered."""
    for form in EXCHANGE_FORMS:
        if form.fits(s.offer[0]):
            return form.message(s, seat, s.offer[0])
    raise AssertionError("an exchange has a form")


class Exchanges(Step):
    """Co-operative: one exchange for each pair while a species is tribal (NEA-13.2.4).

    `pos` is who decides and the other of the pair. `done` counts proposals: each of a pair may
    propose, the earlier in order first. While a proposal is answered it is in `s.offer`.
    """

    def other(self, f: Frame) -> int:
        return rest_of(f)

    def go(self, s: Neanderthal, f: Frame) -> bool:
        if f.player == NATURE:
            tribal = False
            for tribe in s.tribes:
                tribal = tribal or tribe.tribal
            if not s.mode.cooperative or not tribal or f.done == 2 * len(PAIRS):
                s.stack.pop()
                return True
            one, two = self.parties(s, f.done)
            s.stack[-1] = framed(s, self, one, two, f.done)
            return True
        return False

    def parties(self, s: Neanderthal, number: int) -> tuple[int, int]:
        """Proposer and other of proposal `number`."""
        pair, second_proposal = divmod(number, 2)
        first, second = PAIRS[pair]
        if second_proposal:
            first, second = second, first
        return s.turn_order[first], s.turn_order[second]

    def options(self, s: Neanderthal, f: Frame, out: list[Choice]) -> None:
        if s.offer:
            out.append(ACCEPT)
            out.append(DECLINE)
            return
        giver, taker = s.tribes[colour_of(f)], s.tribes[self.other(f)]
        if f.done % 2 and giver.seat == taker.seat:
            self.gifts(giver, out)
            out.append(PASS)
            return
        for mine in range(3):
            for yours in range(3):
                if mine != yours and giver.vocabulary[mine] and taker.vocabulary[yours]:
                    out.append(make(EXCHANGE, DISC_FOR_DISC, mine, yours))
        for card in giver.inventions:
            if is_settled(card):
                for other in taker.inventions:
                    if is_settled(other):
                        out.append(make(EXCHANGE, INVENTIONS, card, other))
        self.gifts(giver, out)
        out.append(PASS)

    def gifts(self, giver: Tribe, out: list[Choice]) -> None:
        """One-way gifts: all that is left to say if one person decides for both."""
        for card in giver.inventions:
            if is_settled(card):
                out.append(make(EXCHANGE, GIFT, card, NOBODY))

    def apply(self, s: Neanderthal, f: Frame, c: Choice) -> None:
        if c == PASS:
            s.stack[-1] = Frame(self, NATURE, 0, f.done + 1)
            return
        one, two = self.parties(s, f.done)
        if kind_of(c) == EXCHANGE:
            s.offer = [c]
            if s.tribes[two].seat != s.tribes[one].seat:
                s.stack[-1] = framed(s, self, two, one, f.done)
                return
        if c == DECLINE:
            tell(s, events.DECLINED, two)
            s.stack[-1] = Frame(self, NATURE, 0, f.done + 1)
        else:
            s.stack[-1] = Frame(self, NATURE, 0, f.done - f.done % 2 + 2)
            self.carry_out(s, one, two, s.offer[0])
        s.offer = []

    def carry_out(self, s: Neanderthal, one: int, two: int, c: Choice) -> None:
        kind, mine, yours = arg(c, 0), arg(c, 1), arg(c, 2)
        giver, taker = s.tribes[one], s.tribes[two]
        if kind == DISC_FOR_DISC:
            giver.vocabulary[mine] -= 1
            giver.vocabulary[yours] += 1
            taker.vocabulary[yours] -= 1
            taker.vocabulary[mine] += 1
        else:
            giver.inventions.remove(mine)
            taker.inventions.append(mine)
            if kind == INVENTIONS:
                taker.inventions.remove(yours)
                giver.inventions.append(yours)
        tell(s, events.EXCHANGED, one, two)
        s.touch_all()

    def ask(self, s: Neanderthal, f: Frame) -> Message:
        args: dict[str, Value] = {"other": the_species(self.other(f))}
        if not s.offer:
            return Message("ask.exchange", args)
        args["offered"] = exchange_message(s, f.player)
        return Message("ask.answer_exchange", args)
