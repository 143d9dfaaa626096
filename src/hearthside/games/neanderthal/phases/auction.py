"""The culture auction: an open, ascending auction in order (NEA-5.9)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import NATURE, Choice, arg, make
from hearthside.core.form import Field, Form
from hearthside.core.message import Message, Value
from hearthside.core.node import Node
from hearthside.core.state import AnyNode, Frame
from hearthside.games.neanderthal import events
from hearthside.games.neanderthal.abilities import BID_PLUS, TIEBREAK
from hearthside.games.neanderthal.benefits import abilities
from hearthside.games.neanderthal.cards import WOMEN
from hearthside.games.neanderthal.changes import tell
from hearthside.games.neanderthal.config import VALUES
from hearthside.games.neanderthal.fields import DiscsField
from hearthside.games.neanderthal.frames import colour_of, framed
from hearthside.games.neanderthal.kinds import BID, PASS, PAY
from hearthside.games.neanderthal.names import PATRIARCH
from hearthside.games.neanderthal.packed.bits import added, dropped, has
from hearthside.games.neanderthal.packed.discs import pack_discs
from hearthside.games.neanderthal.state import Neanderthal
from hearthside.games.neanderthal.step import Step
from hearthside.games.neanderthal.values import the_species, the_woman


def purse(s: Neanderthal, colour: int) -> int:
    """How many discs of the bid colours the species has."""
    found = 0
    for disc in WOMEN[s.woman].bid:
        found += s.tribes[colour].vocabulary[disc]
    return found


def may_bid(s: Neanderthal, colour: int) -> bool:
    """Vocal, or tribal and patriarch, with a disc of a bid colour (NEA-5.9.1)."""
    tribe = s.tribes[colour]
    if tribe.tribal and tribe.structure != PATRIARCH:
        return False
    return purse(s, colour) > 0


def value(s: Neanderthal, colour: int, number: int) -> int:
    """The value of a bid in half points (NEA-5.9.2)."""
    found = number if s.tribes[colour].tribal else 2 * number
    if abilities(s, colour) & BID_PLUS:
        found += 2 * VALUES.bid_plus
    return found


def rank(s: Neanderthal, colour: int) -> int:
    """Who wins ties, the lowest first: TIEBREAK, then the order (NEA-5.9.3)."""
    place = s.turn_order.index(colour)
    return place if abilities(s, colour) & TIEBREAK else place + 3


def beats(s: Neanderthal, colour: int, number: int) -> bool:
    """Is this bid legal against the best one?"""
    if s.best_bidder < 0:
        return True
    mine = value(s, colour, number)
    best = value(s, s.best_bidder, s.best_bid)
    return mine > best or (mine == best and rank(s, colour) < rank(s, s.best_bidder))


def win(s: Neanderthal, colour: int, discs: list[int]) -> None:
    """The Woman joins the tableau, unsettled with these discs (NEA-5.9.4)."""
    woman = s.woman
    tribe = s.tribes[colour]
    for disc in range(3):
        tribe.vocabulary[disc] -= discs[disc]
    s.discs[woman] = pack_discs(discs)
    tribe.women.append(woman)
    s.host[woman] = colour
    tell(s, events.WON_WOMAN, colour, woman)


def unwanted(s: Neanderthal) -> None:
    """Without a bid the Woman leaves the game."""
    s.gone_women = added(s.gone_women, s.woman)
    s.note(events.WOMAN_LEFT, NATURE, NATURE, s.woman)


BID_FORMS: Final = [
    Form[Neanderthal](BID, "bid {n}", Field("n"), widget="amount"),
    Form[Neanderthal](PASS, "pass"),
]


class Auction(Step):
    """Bidders pass or bid in turn until all but the best have passed (NEA-5.9.3; DP-07).

    `done` is the place in the order of who is asked, plus one. In the
    one-species game the Woman comes in another way.
    """

    def __init__(self, one_species: Node[Neanderthal]) -> None:
        super().__init__()
        self.one_species = one_species

    def parts(self) -> list[AnyNode]:
        return [self.one_species]

    def go(self, s: Neanderthal, f: Frame) -> bool:
        if f.player == NATURE and s.mode.one_species:
            s.stack[-1] = Frame(self.one_species, NATURE)
            return True
        if f.player == NATURE:
            s.best_bidder = -1
            s.best_bid = 0
            s.bidders = 0
            for colour in s.turn_order:
                if may_bid(s, colour):
                    s.bidders = added(s.bidders, colour)
            return self.next_bidder(s, 0)
        return False

    def next_bidder(self, s: Neanderthal, place: int) -> bool:
        """Ask the next active player who does not hold the best bid."""
        seats = len(s.turn_order)
        for i in range(seats):
            colour = s.turn_order[(place + i) % seats]
            if has(s.bidders, colour) and colour != s.best_bidder:
                s.stack[-1] = framed(s, self, colour, 0, (place + i) % seats + 1)
                return True
        s.stack.pop()
        if s.best_bidder < 0:
            unwanted(s)
        else:
            s.stack.append(framed(s, PAYMENT, s.best_bidder, 0, s.best_bid))
        return True

    def options(self, s: Neanderthal, f: Frame, out: list[Choice]) -> None:
        colour = colour_of(f)
        for number in range(1, purse(s, colour) + 1):
            if beats(s, colour, number):
                out.append(make(BID, number))
        out.append(PASS)

    def apply(self, s: Neanderthal, f: Frame, c: Choice) -> None:
        colour = colour_of(f)
        if c == PASS:
            s.bidders = dropped(s.bidders, colour)
            tell(s, events.PASSED, colour)
        else:
            s.best_bidder = colour
            s.best_bid = arg(c, 0)
            tell(s, events.BID, colour, s.best_bid)
        self.next_bidder(s, f.done % len(s.turn_order))

    def ask(self, s: Neanderthal, f: Frame) -> Message:
        args: dict[str, Value] = {"woman": the_woman(s.woman), "purse": purse(s, colour_of(f))}
        if s.best_bidder < 0:
            return Message("ask.bid", args)
        args |= {"best": s.best_bid, "holder": the_species(s.best_bidder)}
        return Message("ask.bid_over", args)


PAY_FORM: Final = Form[Neanderthal](
    PAY, "pay {discs}", DiscsField(), widget="amounts", payment=True
)


class PayBid(Step):
    """The winner chooses which discs of the bid colours lie on the Woman (NEA-5.9.4).

    `done` is the number of discs.
    """

    def options(self, s: Neanderthal, f: Frame, out: list[Choice]) -> None:
        vocabulary = s.tribes[colour_of(f)].vocabulary
        bid = WOMEN[s.woman].bid
        first = bid[0]
        second = bid[1] if len(bid) > 1 else -1
        for number in range(min(f.done, vocabulary[first]), -1, -1):
            rest = f.done - number
            if rest == 0 or (second >= 0 and vocabulary[second] >= rest):
                discs = [0, 0, 0]
                discs[first] = number
                if rest:
                    discs[second] = rest
                out.append(make(PAY, discs[0], discs[1], discs[2]))

    def apply(self, s: Neanderthal, f: Frame, c: Choice) -> None:
        s.stack.pop()
        win(s, colour_of(f), [arg(c, 0), arg(c, 1), arg(c, 2)])

    def ask(self, s: Neanderthal, f: Frame) -> Message:
        return Message("ask.pay", {"woman": the_woman(s.woman)})


PAYMENT: Final = PayBid()
