"""The orc events (FF-8): cards are drawn, orcs activated letter by letter."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import NATURE, OUTCOME, Choice, arg, kind_of, kinds, make
from hearthside.core.form import AnyForm, Field, Form
from hearthside.core.message import Message, Value
from hearthside.core.node import Auto, Node
from hearthside.core.state import AnyNode, Frame
from hearthside.games.caverna.cells import ENTRY_CELL, numbers
from hearthside.games.caverna.fields import CellField
from hearthside.games.caverna.goods import GOOD_NAMES
from hearthside.games.caverna.reach import could_pay
from hearthside.games.fiends import events
from hearthside.games.fiends.defeat import weaken
from hearthside.games.fiends.dwarf import is_prisoner
from hearthside.games.fiends.fields import CardField
from hearthside.games.fiends.home import ORC_LETTERS, FiendsHome
from hearthside.games.fiends.kinds import BRIBE, DISPLACE, PROCEED
from hearthside.games.fiends.movement import START_CELLS, Move, displacements, enter, path
from hearthside.games.fiends.standing import animal_of
from hearthside.games.fiends.state import ORC_MARKER, WIRING, Fiends
from hearthside.games.fiends.tables import BOARDS, CARDS, EVENTS, LETTERS, ORC_D_STACK, stack_of

ORC_D: Final = 3
DISPLACED: Final = 1
WAS_IN_CAVE: Final = 2
STARTED: Final = 4
"""What happened in this activation, in `done` of its frame."""


CARD_FORM: Final = Form[Fiends](
    OUTCOME,
    "card {seat} {card}",
    CardField(),
    Field("seat"),
    anchor="outcome:{card}",
)


def bribe_good(s: Fiends) -> int:
    """What the orcs of this event take as a bribe (FF-8.2)."""
    return s.bribes[s.event - 1]


def displacing_good(s: Fiends) -> int:
    """The price of displacing an orc in this event (FF-8.3)."""
    return BOARDS[s.event - 1].displace


def bribe_message(s: Fiends, seat: int, c: Choice) -> Message:
    return Message("do.bribe", {"goods": {GOOD_NAMES[bribe_good(s)]: arg(c, 0)}})


def displace_message(s: Fiends, seat: int, c: Choice) -> Message:
    args = DISPLACE_FORM.values(s, c)
    args["price"] = {GOOD_NAMES[displacing_good(s)]: 1}
    return Message("do.displace_in" if arg(c, 0) == ENTRY_CELL else "do.displace", args)


DISPLACE_FORM: Final = Form[Fiends](
    DISPLACE,
    "displace {cell}",
    CellField(),
    message=displace_message,
    widget="cell",
    anchor="cell:{cell}",
)
ACTIVATE_FORMS: Final = [
    Form[Fiends](BRIBE, "bribe {n}", Field("n"), message=bribe_message, widget="amount"),
    DISPLACE_FORM,
    Form[Fiends](PROCEED, "proceed"),
]


def price_of(good: int, n: int = 1) -> list[int]:
    price = [0] * 8
    price[good] = n
    return price


class BeginEvent(Auto[Fiends]):
    """The orc marker of this round activates the next board (FF-8.1)."""

    def happen(self, s: Fiends, p: int) -> None:
        s.event = s.orc_markers()
        s.note(events.ORC_EVENT, NATURE, s.event, 0)
        for seat in range(s.seats):
            home = s.lair(seat)
            home.acting = 0
            for i in range(len(home.dwarfs) - 1, -1, -1):
                if not is_prisoner(home.dwarfs[i]):
                    home.acting = i


class EndEvent(Auto[Fiends]):
    """The event is over; its harvest follows."""

    def happen(self, s: Fiends, p: int) -> None:
        s.note(events.ORC_EVENT, NATURE, s.event, 1)
        s.event = 0


class DrawCards(Node[Fiends]):
    """Every player concerned draws a card, without replacement (FF-8.5, 8.10).

    `pos` is the orc; `done` the set of cards drawn, above the number of players served.
    """

    outcome: AnyForm | None = CARD_FORM

    def served(self, f: Frame) -> int:
        return f.done & 15

    def drawn(self, f: Frame) -> int:
        """The cards drawn so far, as a set."""
        return f.done >> 4

    def after(self, f: Frame, card: int, served: int) -> Frame:
        """One more player has drawn, which makes `served`."""
        return Frame(self, NATURE, f.pos, f.done & ~15 | 1 << 4 + card | served)

    def next_player(self, s: Fiends, f: Frame) -> int:
        """The position in turn order of the next player who draws; `seats` if none is left."""
        order = s.order()
        for i in range(self.served(f), s.seats):
            if f.pos == ORC_LETTERS or s.lair(order[i]).in_forest(f.pos):
                return i
        return s.seats

    def stack(self, s: Fiends, f: Frame) -> int:
        return ORC_D_STACK if f.pos == ORC_LETTERS else BOARDS[s.event - 1].reach[f.pos]

    def run(self, s: Fiends, f: Frame) -> bool:
        if self.next_player(s, f) < s.seats:
            return False
        s.stack.pop()
        return True

    def options(self, s: Fiends, f: Frame, out: list[Choice]) -> None:
        seat = s.order()[self.next_player(s, f)]
        drawn = self.drawn(f)
        for card in stack_of(self.stack(s, f)):
            if not drawn >> card & 1:
                out.append(make(OUTCOME, card, seat))

    def apply(self, s: Fiends, f: Frame, c: Choice) -> None:
        card, seat = arg(c, 0), arg(c, 1)
        s.stack[-1] = self.after(f, card, self.next_player(s, f) + 1)
        s.lair(seat).card = card
        s.lair(seat).active = f.pos
        s.note(events.CARD, seat, card, f.pos)


class Letters(Node[Fiends]):
    """A, B, C, D: for each the cards, then every player in turn order (FF-8.4). `pos`: letter."""

    def __init__(self, draw: Node[Fiends], activate: Node[Fiends]) -> None:
        super().__init__()
        self.draw = draw
        self.activate = activate

    def parts(self) -> list[AnyNode]:
        return [self.draw, self.activate]

    def run(self, s: Fiends, f: Frame) -> bool:
        if f.pos == ORC_LETTERS:
            s.stack.pop()
            return True
        if f.done == 0:
            s.stack[-1] = Frame(self, NATURE, f.pos, 1)
            if BOARDS[s.event - 1].reach[f.pos]:
                s.stack.append(Frame(self.draw, NATURE, f.pos))
        elif f.done <= s.seats:
            s.stack[-1] = Frame(self, NATURE, f.pos, f.done + 1)
            if BOARDS[s.event - 1].reach[f.pos]:
                s.stack.append(Frame(self.activate, s.order()[f.done - 1], f.pos))
        else:
            for seat in range(s.seats):
                s.lair(seat).card = -1
                s.lair(seat).active = -1
            s.stack[-1] = Frame(self, NATURE, f.pos + 1)
        return True


class Activate(Node[Fiends]):
    """One orc of one player: bribe and displace, then it moves (FF-8.6 to 8.8).

    `pos` is the orc, `done` what happened so far.
    """

    first = kinds(BRIBE, DISPLACE, PROCEED)

    def __init__(self, move: Move) -> None:
        super().__init__()
        self.move = move

    def parts(self) -> list[AnyNode]:
        return [self.move]

    def run(self, s: Fiends, f: Frame) -> bool:
        home = s.lair(f.player)
        orc = f.pos
        if home.place[orc] < 0:
            s.stack.pop()
            return True
        if not f.done & STARTED:
            cave = WAS_IN_CAVE if home.in_cave(orc) else 0
            s.stack[-1] = Frame(self, f.player, orc, STARTED | cave)
            return True
        if f.done & DISPLACED and (home.in_cave(orc) or home.held >> orc & 1):
            s.stack.pop()
            return True
        return False

    def options(self, s: Fiends, f: Frame, out: list[Choice]) -> None:
        home = s.lair(f.player)
        orc = f.pos
        out.append(PROCEED)
        for n in range(1, min(home.goods[bribe_good(s)], home.power[orc]) + 1):
            out.append(make(BRIBE, n))
        if home.in_forest(orc) and not f.done & DISPLACED:
            if home.goods[displacing_good(s)]:
                for cell in displacements(home.place[orc]):
                    out.append(make(DISPLACE, cell))

    def waits(self, s: Fiends, f: Frame) -> bool:
        """An exchange may pay for a bribe or a displacement, or save animals from the orc."""
        if not s.decisions().convert_in_event:
            return False
        home = s.lair(f.player)
        if could_pay(home, price_of(bribe_good(s))):
            return True
        if f.done & WAS_IN_CAVE:
            return False
        if not f.done & DISPLACED:
            if could_pay(home, price_of(displacing_good(s))):
                return True
        return endangered(home, f.pos)

    def apply(self, s: Fiends, f: Frame, c: Choice) -> None:
        p, orc, kind = f.player, f.pos, kind_of(c)
        if kind == BRIBE:
            n = arg(c, 0)
            s.pay(p, bribe_good(s), n)
            s.note(events.BRIBED, p, orc, n)
            weaken(s, p, orc, n)
        elif kind == DISPLACE:
            s.stack[-1] = Frame(self, p, orc, f.done | DISPLACED)
            s.pay(p, displacing_good(s), 1)
            s.note(events.DISPLACED, p, orc, arg(c, 0))
            enter(s, p, orc, arg(c, 0))
        else:
            s.stack.pop()
            if f.done & WAS_IN_CAVE:
                s.stack.append(Frame(WIRING.occupy, p, orc))
            else:
                s.stack.append(Frame(self.move, p, orc))

    def ask(self, s: Fiends, f: Frame) -> Message:
        home = s.lair(f.player)
        args: dict[str, Value] = {
            "orc": f"orc:{LETTERS[f.pos]}",
            "strength": home.power[f.pos],
            "displaced": 1 if f.done & DISPLACED else 0,
            "bribe": f"good:{GOOD_NAMES[bribe_good(s)]}",
            "displace": f"good:{GOOD_NAMES[displacing_good(s)]}",
        }
        if home.card >= 0:
            args["card"] = f"card:{CARDS[home.card].name}"
        return Message("ask.activate", args)


def endangered(home: FiendsHome, orc: int) -> bool:
    """Would farm animals stand in the way of the drawn movement?"""
    if home.card < 0 or not home.stand:
        return False
    for cell in path(home.place[orc], CARDS[home.card]):
        if cell != ENTRY_CELL:
            for pair in home.land.large:
                if pair >> cell & 1:
                    cell = numbers(pair)[0]
            if animal_of(home.stand[cell]):
                return True
    return False


class OrcDAppears(Node[Fiends]):
    """End of event 2: the corner of a card puts orc D into the first row (FF-8.10)."""

    def __init__(self, draw: Node[Fiends]) -> None:
        super().__init__()
        self.draw = draw

    def parts(self) -> list[AnyNode]:
        return [self.draw]

    def run(self, s: Fiends, f: Frame) -> bool:
        if s.event == 2 and not f.pos:
            s.stack[-1] = Frame(self, NATURE, 1)
            s.stack.append(Frame(self.draw, NATURE, ORC_LETTERS))
            return True
        s.stack.pop()
        if s.event == 2:
            for seat in range(s.seats):
                home = s.lair(seat)
                home.place[ORC_D] = START_CELLS[CARDS[home.card].column]
                home.card = -1
                home.active = -1
                s.note(events.APPEARED, seat, ORC_D, home.place[ORC_D])
        return True


class BreakThrough(Node[Fiends]):
    """End of event 4: every orc left in the forest breaks in (FF-9.2). `pos`: orc."""

    def run(self, s: Fiends, f: Frame) -> bool:
        home = s.lair(f.player)
        if s.event != EVENTS or f.pos == ORC_LETTERS:
            s.stack.pop()
            return True
        s.stack[-1] = Frame(self, f.player, f.pos + 1)
        if home.in_forest(f.pos):
            home.held &= ~(1 << f.pos)
            s.stack.append(Frame(WIRING.occupy, f.player, f.pos))
        return True


class OrcEvent(Node[Fiends]):
    """The whole event, in rounds whose marker shows the orc (FF-8.1)."""

    def __init__(self, part: Node[Fiends]) -> None:
        super().__init__()
        self.part = part

    def parts(self) -> list[AnyNode]:
        return [self.part]

    def run(self, s: Fiends, f: Frame) -> bool:
        s.stack.pop()
        if s.marker == ORC_MARKER:
            s.stack.append(Frame(self.part, NATURE))
        return True
