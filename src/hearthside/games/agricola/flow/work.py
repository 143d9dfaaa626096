"""The work phase: placing people one after another (AGR-4.8, 4.9)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import NATURE, STOP, Choice, arg, kind_of, kinds
from hearthside.core.form import Form
from hearthside.core.message import Message
from hearthside.core.node import Auto, Node
from hearthside.core.state import AnyNode, Frame
from hearthside.games.agricola import events
from hearthside.games.agricola.board.printed import ANIMAL_MARKETS, SPACES
from hearthside.games.agricola.board.space import SpaceField
from hearthside.games.agricola.exchanges.reach import could_pay
from hearthside.games.agricola.farm.people import (
    AT_HOME,
    NOWHERE,
    is_newborn,
    number_of,
    placed,
    skipped,
)
from hearthside.games.agricola.flow.use import begin_use, usable
from hearthside.games.agricola.goods import CARDS_SEEN, FOOD, GATHERED, PLACED
from hearthside.games.agricola.kinds import MARKET, PLACE, STAY, card_in
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.variants.market import list_market, take_from_market
from hearthside.games.agricola.variants.order import reversed_turn, seat_of_turn
from hearthside.games.agricola.verbs.take import ONE_FOOD
from hearthside.games.agricola.vocabulary.questions import NEWBORNS_ACT, TWO_AT_A_MARKET
from hearthside.games.agricola.vocabulary.timing import TURN_END

WORK_FORMS: Final = [
    Form[Agricola](PLACE, "place {space}", SpaceField(), widget="space", anchor="space:{space}"),
    Form[Agricola](STAY, "stay"),
]


def blocked(s: Agricola, space: int) -> bool:
    """Is another space of the same tile in use (AGR-15.3)?"""
    tile = SPACES[space].tile
    if not tile:
        return False
    for other in s.open_spaces:
        if other != space and SPACES[other].tile == tile and s.occupants[other]:
            return True
    return False


def may_enter(s: Agricola, p: int, space: int) -> bool:
    """Is the space free, or does a card of the player admit them (AGR-5.2, 5.17)?"""
    if s.occupants[space]:
        for entry in s.players[p].hooks.entries:
            if entry.admits(s, p, space):
                return True
        return False
    return not SPACES[space].tile or not blocked(s, space)


class BeginWork(Auto[Agricola]):
    """The work phase begins; its counters start anew."""

    def happen(self, s: Agricola, p: int) -> None:
        s.working = True
        for player in s.players:
            player.goods[GATHERED] = 0
            player.goods[PLACED] = 0


def next_person(s: Agricola, p: int) -> int:
    """Who is placed next: somebody at home, else a newborn that may act for food; -1 if nobody."""
    player = s.players[p]
    person = player.at_home()
    if person < 0 and player.hooks.statics[NEWBORNS_ACT]:
        for i in range(len(player.people)):
            if is_newborn(player.people[i]) and not number_of(player.people[i]):
                if could_pay(s, p, [ONE_FOOD]):
                    return i
    return person


class PlacePerson(Node[Agricola]):
    """Put one person on a space that can be used (AGR-4.8, 5.2). `pos`: 1 if a newborn may act."""

    first = kinds(PLACE, STAY, MARKET)

    def run(self, s: Agricola, f: Frame) -> bool:
        person = next_person(s, f.player)
        if person < 0:
            s.stack.pop()
            return True
        if s.players[f.player].people[person] and not f.pos:
            s.stack[-1] = Frame(self, f.player, 1)
            return True
        return False

    def options(self, s: Agricola, f: Frame, out: list[Choice]) -> None:
        self.list_spaces(s, f, -1, out)
        if f.pos:
            out.append(STOP)
        elif not out:
            out.append(STAY)
        if s.market and not f.pos:
            list_market(s, out)

    def list_spaces(self, s: Agricola, f: Frame, among: int, out: list[Choice]) -> None:
        """The spaces of a set that the person may use."""
        p = f.player
        if f.pos and not s.players[p].goods[FOOD]:
            return
        if f.pos:
            s.players[p].goods[FOOD] -= 1
        for space in s.open_spaces:
            if among >> space & 1 and may_enter(s, p, space) and usable(s, p, space):
                out.append(SPACES[space].entry)
        if f.pos:
            s.players[p].goods[FOOD] += 1

    def apply(self, s: Agricola, f: Frame, c: Choice) -> None:
        p = f.player
        player = s.players[p]
        s.stack.pop()
        if kind_of(c) == MARKET:
            take_from_market(s, p, card_in(c))
            return
        person = next_person(s, p)
        if kind_of(c) == STAY:
            player.people[person] = NOWHERE
            s.note(events.STAYED, p)
        elif c == STOP:
            player.people[person] = skipped(player.people[person])
        else:
            if f.pos:
                s.pay_all(p, ONE_FOOD)
                player.people[person] = AT_HOME
            self.follow(s, p, arg(c, 0))
            place(s, p, person, arg(c, 0))

    def follow(self, s: Agricola, p: int, space: int) -> None:
        """A second person may be placed at once, if one of both goes to a market (AGR-4.14)."""
        if s.players[p].hooks.statics[TWO_AT_A_MARKET]:
            s.stack.append(Frame(SECOND_PERSON, p, space))

    def waits(self, s: Agricola, f: Frame) -> bool:
        return f.pos == 1

    def ask(self, s: Agricola, f: Frame) -> Message:
        person = s.players[f.player].goods[PLACED] + 1
        return Message("ask.newborn" if f.pos else "ask.place", {"person": person})


def place(s: Agricola, p: int, person: int, space: int) -> None:
    """Put a person on a space and use it."""
    player = s.players[p]
    number = player.goods[PLACED] + 1
    player.goods[PLACED] = number
    player.people[person] = placed(space, number)
    s.occupants[space] |= 1 << p
    s.note(events.PLACED, p, space, number)
    if player.hooks.listening[TURN_END] >> space & 1:
        s.open_window(TURN_END, p, space, player.goods[CARDS_SEEN])
    begin_use(s, p, space)


class SecondPerson(PlacePerson):
    """A second person directly after the first. `pos`: the space of the first."""

    def run(self, s: Agricola, f: Frame) -> bool:
        if s.players[f.player].at_home() < 0:
            s.stack.pop()
            return True
        return False

    def options(self, s: Agricola, f: Frame, out: list[Choice]) -> None:
        markets = ANIMAL_MARKETS
        among = -1 if markets >> f.pos & 1 else markets
        self.list_spaces(s, Frame(self, f.player), among, out)
        out.append(STOP)

    def apply(self, s: Agricola, f: Frame, c: Choice) -> None:
        s.stack.pop()
        if c != STOP:
            place(s, f.player, s.players[f.player].at_home(), arg(c, 0))

    def waits(self, s: Agricola, f: Frame) -> bool:
        return False

    def ask(self, s: Agricola, f: Frame) -> Message:
        return Message("ask.second", {"person": s.players[f.player].goods[PLACED] + 1})


SECOND_PERSON: Final = SecondPerson()


class Work(Node[Agricola]):
    """From the starting player clockwise, one person each, until nobody can be placed."""

    def __init__(self, turn: Node[Agricola]) -> None:
        super().__init__()
        self.turn = turn

    def parts(self) -> list[AnyNode]:
        return [self.turn]

    def run(self, s: Agricola, f: Frame) -> bool:
        if s.rules.reverse_start and s.round == 1:
            turn = reversed_turn(s, f.done)
            if turn >= 0:
                s.stack[-1] = Frame(self, NATURE, 0, turn + 1)
                s.stack.append(Frame(self.turn, seat_of_turn(s, turn)))
                return True
        for i in range(s.seats):
            seat = (s.start + f.pos + i) % s.seats
            if next_person(s, seat) >= 0:
                s.stack[-1] = Frame(self, NATURE, (f.pos + i + 1) % s.seats)
                s.stack.append(Frame(self.turn, seat))
                return True
        s.stack.pop()
        return True


class EndWork(Auto[Agricola]):
    """The work phase is over."""

    def happen(self, s: Agricola, p: int) -> None:
        s.working = False
