"""The round: cards, markers, income, replenishing, going home (CAV-3)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import NATURE, OUTCOME, Choice, arg, kind_of, kinds, make
from hearthside.core.fields import OneOf
from hearthside.core.form import AnyForm, Field, Form
from hearthside.core.message import Message
from hearthside.core.node import Auto, Node
from hearthside.core.state import AnyNode, Frame
from hearthside.games.caverna import events
from hearthside.games.caverna.cells import numbers
from hearthside.games.caverna.fields import CardField, SpaceField
from hearthside.games.caverna.goods import FOOD, RUBY
from hearthside.games.caverna.kinds import CLEAR, KEEP
from hearthside.games.caverna.moment import Moment
from hearthside.games.caverna.questions import START_OF_ROUND
from hearthside.games.caverna.spaces import SOLO_ORDER
from hearthside.games.caverna.state import GREEN, RED, Caverna

LAST_ROUND: Final = 12
FIRST_MARKER: Final = 6
STARTING_FOOD: Final = (1, 1, 2, 3, 3, 3, 3)
"""By distance from the starting player (CAV-2.2)."""
SOLO_FOOD: Final = 2
MARKERS: Final = ("none", "green", "red")

START_FORM: Final = Form[Caverna](OUTCOME, "start {seat}", Field("seat", sort="seat"))
REVEAL_FORM: Final = Form[Caverna](OUTCOME, "reveal {space}", CardField())
MARKER_FORM: Final = Form[Caverna](OUTCOME, "marker {marker}", OneOf("marker", MARKERS))
CLEARING_FORMS: Final = [
    Form[Caverna](KEEP, "keep {space}", SpaceField(), widget="space", anchor="space:{space}"),
    Form[Caverna](CLEAR, "clear {space}", SpaceField(), widget="space", anchor="space:{space}"),
]


def played_rounds(players: int) -> list[int]:
    """Round 9 is skipped with one or two players (CAV-2.7)."""
    return [r for r in range(1, LAST_ROUND + 1) if r != 9 or players > 2]


def stage_of(round_number: int) -> int:
    return (round_number + 2) // 3


class ChooseStart(Node[Caverna]):
    """A random player gets the starting-player token; food clockwise from there (CAV-2.2)."""

    outcome: AnyForm | None = START_FORM

    def __init__(self, solo_food: int = SOLO_FOOD) -> None:
        super().__init__()
        self.solo_food = solo_food

    def options(self, s: Caverna, f: Frame, out: list[Choice]) -> None:
        for seat in range(s.seats):
            out.append(make(OUTCOME, seat))

    def apply(self, s: Caverna, f: Frame, c: Choice) -> None:
        s.stack.pop()
        s.start = s.next_start = arg(c, 0)
        s.note(events.STARTS, s.start)
        for i, seat in enumerate(s.order()):
            s.gain(seat, FOOD, self.solo_food if s.seats == 1 else STARTING_FOOD[i])


class Rounds(Node[Caverna]):
    """Every played round, one after another."""

    def __init__(self, one_round: Node[Caverna]) -> None:
        super().__init__()
        self.one_round = one_round

    def parts(self) -> list[AnyNode]:
        return [self.one_round]

    def run(self, s: Caverna, f: Frame) -> bool:
        if s.round == LAST_ROUND:
            s.stack.pop()
            return True
        s.round += 1
        if s.round == 9 and s.seats <= 2:
            s.round = 10
        s.note(events.ROUND, NATURE, s.round)
        s.stack.append(Frame(self.one_round, NATURE))
        return True


class Income(Moment):
    """Start-of-round income of one player (CAV-3.2); before phase 1 or after phase 2."""

    def __init__(self, before_phases: bool) -> None:
        super().__init__()
        self.before_phases = before_phases

    def run(self, s: Caverna, f: Frame) -> bool:
        triggers = s.homes[f.player].hooks.triggers[START_OF_ROUND]
        if s.rules.income_first == self.before_phases and triggers:
            for trigger in triggers:
                if trigger.effect.widens(s, f.player):
                    return False
            self.pay_out(s, f)
        else:
            s.stack.pop()
        return True

    def pay_out(self, s: Caverna, f: Frame) -> None:
        s.stack.pop()
        s.homes[f.player].hooks.fire(s, f.player, START_OF_ROUND, 1)

    def apply(self, s: Caverna, f: Frame, c: Choice) -> None:
        self.pay_out(s, f)

    def ask(self, s: Caverna, f: Frame) -> Message:
        return Message("ask.income")


class RevealCard(Node[Caverna]):
    """Phase 1: turn up the card of this round (CAV-3.3); Family life changes the Wish (CAV-3.5)."""

    outcome: AnyForm | None = REVEAL_FORM

    def options(self, s: Caverna, f: Frame, out: list[Choice]) -> None:
        if s.seats == 1:
            out.append(make(OUTCOME, s.content.space_named[SOLO_ORDER[s.round - 1]].index))
        elif s.round == 4:
            out.append(make(OUTCOME, s.content.wish.index))
        else:
            stage = stage_of(s.round)
            for index in numbers(s.bag):
                space = s.content.spaces[index]
                if space.stage == stage and space is not s.content.wish:
                    out.append(make(OUTCOME, index))

    def apply(self, s: Caverna, f: Frame, c: Choice) -> None:
        s.stack.pop()
        card = arg(c, 0)
        s.bag &= ~(1 << card)
        s.open_spaces = [*s.open_spaces, card]
        s.note(events.REVEALED, NATURE, card, s.round)
        content = s.content
        if card == content.family_life.index:
            s.open_spaces = [
                content.urgent_wish.index if space == content.wish.index else space
                for space in s.open_spaces
            ]


class RevealMarker(Node[Caverna]):
    """Turn up the harvest marker of this round (CAV-3.4), in phase 1 or as a variant late."""

    outcome: AnyForm | None = MARKER_FORM

    def __init__(self, late: bool) -> None:
        super().__init__()
        self.late = late

    def run(self, s: Caverna, f: Frame) -> bool:
        if s.rules.reveal_late == self.late and s.round >= FIRST_MARKER and s.seats > 1:
            return False
        s.stack.pop()
        return True

    def options(self, s: Caverna, f: Frame, out: list[Choice]) -> None:
        if s.greens:
            out.append(make(OUTCOME, GREEN))
        if s.reds:
            out.append(make(OUTCOME, RED))

    def weights(self, s: Caverna, f: Frame) -> list[int]:
        return [n for n in (s.greens, s.reds) if n]

    def apply(self, s: Caverna, f: Frame, c: Choice) -> None:
        s.stack.pop()
        s.turn_up(arg(c, 0))
        if s.marker == GREEN:
            s.greens -= 1
        else:
            s.reds -= 1
            s.reds_seen += 1
        s.note(events.MARKER, NATURE, s.marker)


class SoloClearing(Node[Caverna]):
    """Solo: crowded spaces are cleared unless a ruby is paid for each (CAV-12.25, 12.26)."""

    first = kinds(KEEP, CLEAR)

    def crowded(self, s: Caverna) -> int:
        """The first space to be cleared; -1 if none."""
        for index in s.open_spaces:
            if not s.protected >> index & 1:
                lying = 0
                for pile in s.content.spaces[index].piles:
                    lying += s.piles[pile.slot]
                if lying >= s.rules.solo_clear_at:
                    return index
        return -1

    def run(self, s: Caverna, f: Frame) -> bool:
        if s.seats > 1:
            s.stack.pop()
            return True
        if f.pos == 0:
            if s.rules.protected_this_round:
                s.protected = 0
            s.stack[-1] = Frame(self, 0, 1)
            return True
        index = self.crowded(s)
        if index < 0:
            s.stack.pop()
            return True
        if s.homes[0].goods[RUBY]:
            return False
        self.clear(s, index)
        return True

    def clear(self, s: Caverna, index: int) -> None:
        for pile in s.content.spaces[index].piles:
            s.piles[pile.slot] = 0
        s.note(events.CLEARED, NATURE, index)

    def options(self, s: Caverna, f: Frame, out: list[Choice]) -> None:
        index = self.crowded(s)
        out.append(make(KEEP, index))
        out.append(make(CLEAR, index))

    def apply(self, s: Caverna, f: Frame, c: Choice) -> None:
        index = arg(c, 0)
        if kind_of(c) == CLEAR:
            self.clear(s, index)
        else:
            s.pay(0, RUBY, 1)
            s.protected |= 1 << index
            s.note(events.KEPT, 0, index)

    def ask(self, s: Caverna, f: Frame) -> Message:
        return Message("ask.clearing", {"space": f"space:{s.content.spaces[self.crowded(s)].name}"})


class Replenish(Auto[Caverna]):
    """Phase 2: every accumulating space receives goods (CAV-3.6 to 3.8)."""

    def happen(self, s: Caverna, p: int) -> None:
        for index in s.open_spaces:
            piles = s.content.spaces[index].piles
            if not piles:
                continue
            empty = True
            for pile in piles:
                if s.piles[pile.slot]:
                    empty = False
            for pile in piles:
                if s.seats != 2 or s.round >= pile.for_two:
                    s.piles[pile.slot] += pile.first if empty else pile.then
            s.note(events.REPLENISHED, NATURE, index)


class ReturnHome(Auto[Caverna]):
    """Phase 4: all dwarfs go home, spaces are free again (CAV-3.10)."""

    def happen(self, s: Caverna, p: int) -> None:
        for index in s.open_spaces:
            s.occupants[index] = -1
        for home in s.homes:
            home.come_home()


class EndRound(Auto[Caverna]):
    """Newborn dwarfs grow up (CAV-3.11); the starting-player token counts from now on (CAV-5.5)."""

    def happen(self, s: Caverna, p: int) -> None:
        for home in s.homes:
            home.grow_up()
        s.start = s.next_start
        s.marker = 0
        s.harvest = 0
        s.skips = 0
