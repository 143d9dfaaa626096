"""The round: reveal, collect, replenish, return home (AGR-4.2, 4.11)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import NATURE, OUTCOME, STOP, Choice, arg, make
from hearthside.core.form import AnyForm, Field, Form
from hearthside.core.node import Auto, Node
from hearthside.core.state import AnyNode, Frame
from hearthside.games.agricola import events
from hearthside.games.agricola.acting.window import Window
from hearthside.games.agricola.board.printed import SPACES, growth_of
from hearthside.games.agricola.board.space import SpaceField
from hearthside.games.agricola.farm.farmyard import cells_of
from hearthside.games.agricola.farm.people import AT_HOME, back_home
from hearthside.games.agricola.farm.promises import card_of, due, goods_of, round_of
from hearthside.games.agricola.goods import FOOD, SHEEP, added, animals_in, count_of
from hearthside.games.agricola.kinds import COLLECT
from hearthside.games.agricola.state import LAST_ROUND, Agricola
from hearthside.games.agricola.vocabulary.card import CARDS
from hearthside.games.agricola.vocabulary.timing import ROUND

STAGE_OF_ROUND: Final = (0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6)
"""AGR-3.5."""


START_FORM: Final = Form[Agricola](OUTCOME, "start {seat}", Field("seat", sort="seat"))
REVEAL_FORM: Final = Form[Agricola](OUTCOME, "reveal {space}", SpaceField())
COLLECT_FORM: Final = Form[Agricola](COLLECT, "collect")


class ChooseStart(Node[Agricola]):
    """A random player gets the token and 2 food, the others 3 (AGR-3.1, 3.2); solo none."""

    outcome: AnyForm | None = START_FORM

    def options(self, s: Agricola, f: Frame, out: list[Choice]) -> None:
        for seat in range(s.seats):
            if s.rules.first in (-1, seat):
                out.append(make(OUTCOME, seat))

    def apply(self, s: Agricola, f: Frame, c: Choice) -> None:
        s.stack.pop()
        s.start = s.next_start = arg(c, 0)
        s.note(events.STARTS, s.start)
        for seat in range(s.seats):
            s.gain(seat, FOOD, self.food(s, seat) + s.rules.more_food[seat])

    def food(self, s: Agricola, seat: int) -> int:
        """With HR5 everybody has 3 (AGR-15.13)."""
        if s.seats == 1:
            return 0
        return 2 if seat == s.start and not s.rules.reverse_start else 3


class Rounds(Node[Agricola]):
    """The 14 rounds."""

    def __init__(self, one_round: Node[Agricola]) -> None:
        super().__init__()
        self.one_round = one_round

    def parts(self) -> list[AnyNode]:
        return [self.one_round]

    def run(self, s: Agricola, f: Frame) -> bool:
        if s.round == LAST_ROUND:
            s.stack.pop()
        else:
            s.stack.append(Frame(self.one_round, NATURE))
        return True


class NextRound(Auto[Agricola]):
    """The round counter goes on (AGR-4.2 b)."""

    def happen(self, s: Agricola, p: int) -> None:
        s.round += 1
        s.note(events.ROUND, NATURE, s.round)


class Reveal(Node[Agricola]):
    """Turn up an action space card of the stage (AGR-3.5, 4.2 b)."""

    outcome: AnyForm | None = REVEAL_FORM

    def options(self, s: Agricola, f: Frame, out: list[Choice]) -> None:
        stage = STAGE_OF_ROUND[s.round]
        for space in cells_of(s.bag):
            if SPACES[space].stage == stage:
                out.append(make(OUTCOME, space))

    def apply(self, s: Agricola, f: Frame, c: Choice) -> None:
        s.stack.pop()
        card = arg(c, 0)
        s.bag &= ~(1 << card)
        s.open_spaces = [*s.open_spaces, card]
        s.revealed = [*s.revealed, card]
        s.note(events.REVEALED, NATURE, card, s.round)


class Told(Node[Agricola]):
    """The cards of one player act at this point: windows one after another."""

    def __init__(self, *windows: int) -> None:
        super().__init__()
        self.windows = windows

    def run(self, s: Agricola, f: Frame) -> bool:
        s.stack.pop()
        heard = s.players[f.player].hooks.listening
        for i in range(len(self.windows) - 1, -1, -1):
            if heard[self.windows[i]]:
                s.open_window(self.windows[i], f.player, s.round)
        return True


class AllTold(Node[Agricola]):
    """The cards of all players act, clockwise from the starting player (AGC-3.1)."""

    def __init__(self, window: int) -> None:
        super().__init__()
        self.window = window

    def run(self, s: Agricola, f: Frame) -> bool:
        s.stack.pop()
        for i in range(s.seats - 1, -1, -1):
            seat = (s.start + i) % s.seats
            if s.players[seat].hooks.listening[self.window]:
                s.open_window(self.window, seat, s.round)
        return True


def promised(s: Agricola, p: int) -> int:
    """The goods on the current round space for a player."""
    return due(s.players[p].promises, s.round)


class CollectWindow(Window):
    """Goods of the round space and start-of-round effects are one pool (AGR-4.2 c, d).

    Goods come first, unless animals among them have no room: then the player says when.
    Bit 62 of `done` remembers that they were taken.
    """

    def __init__(self) -> None:
        super().__init__(ROUND)

    def run(self, s: Agricola, f: Frame) -> bool:
        if not f.done >> TAKEN & 1:
            goods = promised(s, f.player)
            if animals_in(goods) and not self.has_room(s, f.player, goods):
                if self.something_else(s, f):
                    return False
            self.collect(s, f)
            return True
        if not s.players[f.player].hooks.listening[ROUND]:
            s.stack.pop()
            return True
        return super().run(s, f)

    def has_room(self, s: Agricola, p: int, goods: int) -> bool:
        player = s.players[p]
        have = player.goods
        return player.places.holds(
            have[SHEEP] + count_of(goods, SHEEP),
            have[SHEEP + 1] + count_of(goods, SHEEP + 1),
            have[SHEEP + 2] + count_of(goods, SHEEP + 2),
        )

    def something_else(self, s: Agricola, f: Frame) -> bool:
        """Is there an effect that could come first?"""
        triggers = s.players[f.player].hooks.triggers[ROUND]
        for i in range(len(triggers)):
            if triggers[i].optional and self.open(s, f, triggers[i], i):
                return True
        return False

    def collect(self, s: Agricola, f: Frame) -> None:
        player = s.players[f.player]
        s.stack[-1] = Frame(self, f.player, f.pos, f.done | 1 << TAKEN)
        goods = promised(s, f.player)
        here = [entry for entry in player.promises if round_of(entry) == s.round]
        offers = [card_of(entry) for entry in here if not goods_of(entry)]
        if goods or offers:
            player.promises = [entry for entry in player.promises if entry not in here]
        for index in offers:
            arrival = CARDS[index].arrival
            if arrival is not None:
                s.stack.append(Frame(arrival, f.player))
        s.gain_all(f.player, goods)

    def options(self, s: Agricola, f: Frame, out: list[Choice]) -> None:
        if f.done >> TAKEN & 1:
            super().options(s, f, out)
            return
        super().options(s, f, out)
        if out and out[-1] == STOP:
            out.pop()
        out.append(COLLECT)

    def apply(self, s: Agricola, f: Frame, c: Choice) -> None:
        if c == COLLECT:
            self.collect(s, f)
        else:
            super().apply(s, f, c)


TAKEN: Final = 62


class Replenish(Auto[Agricola]):
    """Every accumulation space receives its goods (AGR-4.2 e, 4.3)."""

    def happen(self, s: Agricola, p: int) -> None:
        for index in s.open_spaces:
            goods = growth_of(s.rules, SPACES[index])
            if goods:
                s.piles[index] = added(s.piles[index], goods)
                s.note(events.REPLENISHED, NATURE, index)


class ReturnHome(Auto[Agricola]):
    """All people go home, spaces are free again (AGR-4.11)."""

    def happen(self, s: Agricola, p: int) -> None:
        for index in s.open_spaces:
            s.occupants[index] = 0
        for player in s.players:
            for i in range(len(player.people)):
                player.people[i] = back_home(player.people[i])
        s.note(events.HOME, NATURE)


class EndRound(Auto[Agricola]):
    """Newborns grow up; the token counts from now on (AGR-4.10, 4.11)."""

    def happen(self, s: Agricola, p: int) -> None:
        for player in s.players:
            for i in range(len(player.people)):
                player.people[i] = AT_HOME
        s.start = s.next_start
        s.harvesting = False
