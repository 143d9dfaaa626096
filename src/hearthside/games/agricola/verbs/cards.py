"""Playing hand cards and building major improvements (AGR-7.14, 9, 10)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice, kind_of, kinds
from hearthside.core.connect import EitherOr
from hearthside.core.form import Fixed, Form
from hearthside.core.message import Message
from hearthside.core.node import Auto
from hearthside.core.state import Frame
from hearthside.games.agricola import events
from hearthside.games.agricola.acting.action import CARD_BIT, resolved
from hearthside.games.agricola.farm.farmyard import cells_of
from hearthside.games.agricola.farm.player import Player
from hearthside.games.agricola.fields import CardField, MajorField, ReturnedField
from hearthside.games.agricola.goods import CARDS_SEEN
from hearthside.games.agricola.kinds import MAJOR as MAJOR_CHOICE
from hearthside.games.agricola.kinds import MINOR as MINOR_CHOICE
from hearthside.games.agricola.kinds import PAY, card_in, goods_in, number_in, with_card
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.variants.living import card_played
from hearthside.games.agricola.variants.teams import share_costs
from hearthside.games.agricola.verbs.paying import Priced, pay_choices
from hearthside.games.agricola.vocabulary.card import CARDS, MINOR, Card
from hearthside.games.agricola.vocabulary.in_play import in_play, place_of
from hearthside.games.agricola.vocabulary.prerequisites import met
from hearthside.games.agricola.vocabulary.prices import MAJOR_COST, MINOR_COST, payable, unit_prices
from hearthside.games.agricola.vocabulary.timing import MAJORS, MINORS

CARD_FORMS: Final = [
    Form[Agricola](MINOR_CHOICE, "minor {card}", CardField(), widget="card", anchor="card:{card}"),
    Form[Agricola](
        MAJOR_CHOICE,
        "major {card}",
        MajorField(),
        Fixed(0, 16),
        widget="card",
        anchor="card:{card}",
    ),
    Form[Agricola](
        MAJOR_CHOICE,
        "major {card} for {returned}",
        MajorField(),
        ReturnedField(),
        message="do.major_for",
        widget="card",
        anchor="card:{card}",
    ),
]


def allowed(s: Agricola, p: int, card: Card) -> bool:
    """Are the prerequisites met (AGR-10.4)?"""
    for prerequisite in card.data.prerequisite:
        if not met(s, p, prerequisite):
            return False
    return True


def put_down(s: Agricola, p: int, card: Card, window: int) -> None:
    """A paid card lies in front of its owner and takes effect; then others react (AGC-3.4)."""
    player = s.players[p]
    seen = player.goods[CARDS_SEEN]
    player.goods[CARDS_SEEN] += 1
    if card.traveling:
        resolved(s, p, window, card.index, seen)
        s.stack.append(Frame(PASS_ON, p, card.index))
    else:
        player.set_cards([*player.cards, in_play(card.index, seen)], [*player.counters, 0])
        share_costs(s)
        resolved(s, p, window, card.index, seen)
    if card.play is not None:
        s.stack.append(Frame(card.play, p))


def take_from_hand(player: Player, card: int) -> None:
    player.hand = [other for other in player.hand if other != card]
    if card in player.known:
        player.known = [other for other in player.known if other != card]


class PassOn(Auto[Agricola]):
    """A traveling card goes to the left neighbour; in a solo game it is removed (AGR-10.6)."""

    def run(self, s: Agricola, f: Frame) -> bool:
        s.stack.pop()
        if s.seats > 1:
            other = (f.player + 1) % s.seats
            neighbour = s.players[other]
            neighbour.hand = sorted([*neighbour.hand, f.pos])
            neighbour.known = [*neighbour.known, f.pos]
            s.note(events.PASSED_ON, other, f.pos)
        return True


PASS_ON: Final = PassOn()


class PlayCard(Priced):
    """One card for one of several prices. `pos`: the choice being paid."""

    def cards(self, s: Agricola, p: int) -> list[Card]:
        """The cards that could be chosen, whatever they cost."""
        raise AssertionError("says which cards")

    def prices(self, s: Agricola, p: int, card: Card) -> list[int]:
        raise AssertionError("says what a card costs")

    def choice(self, card: Card) -> Choice:
        raise AssertionError("says how a card is chosen")

    def ready(self, s: Agricola, p: int) -> bool:
        for card in self.cards(s, p):
            if self.payable(s, p, self.prices(s, p, card), False):
                return True
        return False

    def in_reach(self, s: Agricola, p: int) -> bool:
        for card in self.cards(s, p):
            if self.payable(s, p, self.prices(s, p, card), True):
                return True
        return False

    def ways(self, s: Agricola, p: int, out: list[Choice]) -> None:
        for card in self.cards(s, p):
            if self.payable(s, p, self.prices(s, p, card), False):
                out.append(self.choice(card))

    def start(self, s: Agricola, p: int, c: Choice) -> None:
        card = CARDS[card_in(c)]
        found = payable(s.players[p], self.prices(s, p, card))
        if len(found) == 1:
            s.pay_all(p, found[0])
            self.play(s, p, card)
        else:
            s.stack.append(Frame(self, p, c))

    def play(self, s: Agricola, p: int, card: Card) -> None:
        raise AssertionError("plays the paid card")

    def options(self, s: Agricola, f: Frame, out: list[Choice]) -> None:
        if f.pos:
            card = CARDS[card_in(f.pos)]
            pay_choices(s, f.player, self.prices(s, f.player, card), out)
        else:
            self.starts(s, f.player, out)

    def apply(self, s: Agricola, f: Frame, c: Choice) -> None:
        s.stack.pop()
        if kind_of(c) == PAY:
            s.pay_all(f.player, goods_in(c))
            self.play(s, f.player, CARDS[card_in(f.pos)])
        else:
            self.begin(s, f.player, c)

    def permits(self, s: Agricola, f: Frame, c: Choice) -> bool:
        return not f.pos and super().permits(s, f, c)

    def widens(self, s: Agricola, p: int) -> bool:
        """Which card is played is always asked, also if there is only one."""
        return self.in_reach(s, p)

    def paying(self, f: Frame) -> bool:
        return f.pos != 0


class PlayMinor(PlayCard):
    """Play 1 minor improvement whose prerequisite is met (AGR-10.3)."""

    act = MINORS
    first = kinds(MINOR_CHOICE) | CARD_BIT

    def cards(self, s: Agricola, p: int) -> list[Card]:
        return [
            CARDS[i]
            for i in s.players[p].hand
            if CARDS[i].kind == MINOR and allowed(s, p, CARDS[i])
        ]

    def prices(self, s: Agricola, p: int, card: Card) -> list[int]:
        player = s.players[p]
        return unit_prices(player, MINOR_COST, card.printed_prices(player))

    def choice(self, card: Card) -> Choice:
        return with_card(MINOR_CHOICE, card.index)

    def play(self, s: Agricola, p: int, card: Card) -> None:
        take_from_hand(s.players[p], card.index)
        s.note(events.MINOR_PLAYED, p, card.index)
        card_played(s, p)
        put_down(s, p, card, MINORS)

    def reason(self, s: Agricola, p: int) -> Message:
        return Message("why.no_minor")

    def glyphs(self) -> list[str]:
        return ["minor"]


class BuildMajor(PlayCard):
    """Build 1 major improvement; a Cooking Hearth also for a returned Fireplace (AGR-9.12)."""

    act = MAJORS
    first = kinds(MAJOR_CHOICE) | CARD_BIT

    def cards(self, s: Agricola, p: int) -> list[Card]:
        return [CARDS[i] for i in cells_of(s.majors)]

    def prices(self, s: Agricola, p: int, card: Card) -> list[int]:
        return unit_prices(s.players[p], MAJOR_COST, card.prices)

    def choice(self, card: Card) -> Choice:
        return with_card(MAJOR_CHOICE, card.index)

    def returnable(self, s: Agricola, p: int, card: Card) -> list[int]:
        """The owner's cards that may be returned instead of paying."""
        return [other for other in card.returns if s.players[p].owns(other)]

    def ready(self, s: Agricola, p: int) -> bool:
        for card in self.cards(s, p):
            if card.returns and self.returnable(s, p, card):
                return True
        return super().ready(s, p)

    def in_reach(self, s: Agricola, p: int) -> bool:
        for card in self.cards(s, p):
            if card.returns and self.returnable(s, p, card):
                return True
        return super().in_reach(s, p)

    def ways(self, s: Agricola, p: int, out: list[Choice]) -> None:
        for card in self.cards(s, p):
            if self.payable(s, p, self.prices(s, p, card), False):
                out.append(self.choice(card))
            if card.returns:
                for other in self.returnable(s, p, card):
                    out.append(with_card(MAJOR_CHOICE, card.index, other + 1))

    def start(self, s: Agricola, p: int, c: Choice) -> None:
        returned = number_in(c) - 1
        if returned >= 0:
            player = s.players[p]
            place = place_of(player.cards, returned)
            player.set_cards(
                player.cards[:place] + player.cards[place + 1 :],
                player.counters[:place] + player.counters[place + 1 :],
            )
            s.majors |= 1 << returned
            share_costs(s)
            self.build(s, p, CARDS[card_in(c)], returned)
        else:
            super().start(s, p, c)

    def play(self, s: Agricola, p: int, card: Card) -> None:
        self.build(s, p, card, -1)

    def build(self, s: Agricola, p: int, card: Card, returned: int) -> None:
        s.majors &= ~(1 << card.index)
        s.note(events.MAJOR_BUILT, p, card.index, returned + 1)
        put_down(s, p, card, MAJORS)

    def reason(self, s: Agricola, p: int) -> Message:
        return Message("why.no_major")

    def glyphs(self) -> list[str]:
        return ["major"]


class Improvement(EitherOr[Agricola]):
    """The "Major or Minor Improvement" action (AGR-7.14)."""

    def __init__(self) -> None:
        super().__init__(BuildMajor(), PlayMinor())
