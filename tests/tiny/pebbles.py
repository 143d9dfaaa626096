"""Pebbles, a whole game: take 1 to 3 of a heap in turn; every pebble is a point, the last one 4."""

from __future__ import annotations

from typing import cast

from hearthside.core import engine
from hearthside.core.chance import generator
from hearthside.core.choice import FIRST_FREE_KIND, NATURE, OUTCOME, Choice, arg, make
from hearthside.core.codec import Program
from hearthside.core.form import Field, Form, Forms
from hearthside.core.happening import Happening, Happenings
from hearthside.core.kit import Kit
from hearthside.core.message import Message
from hearthside.core.node import Node
from hearthside.core.options import OptionSpec, OptionValue
from hearthside.core.ruleset import Ruleset, View
from hearthside.core.state import Frame, State

TAKE = FIRST_FREE_KIND
HEAPS = range(9, 16)
MOST = 3
LAST = 3

PEBBLES = Field[State]("pebbles")
TAKE_FORM = Form[State](TAKE, "take {pebbles}", PEBBLES)
HEAP_FORM = Form[State](OUTCOME, "heap {pebbles}", PEBBLES)
WORDS = {
    "do.take": "Take {pebbles, plural, one {# pebble} other {# pebbles}}",
    "do.heap": "A heap of {pebbles}",
    "ask.take": "How many pebbles do you take?",
    "log.taken": "takes {pebbles}",
}


class Pebbles(State):
    """A heap, and what everybody has taken."""

    def __init__(self, seats: int, rng: int) -> None:
        super().__init__(seats, rng)
        self.heap = 0
        self.points = [0] * seats

    def copy(self) -> Pebbles:
        other = Pebbles(self.seats, self.rng)
        other.take_over(self)
        other.heap = self.heap
        other.points = self.points[:]
        return other


class Heap(Node[Pebbles]):
    """Chance says how many pebbles there are."""

    outcome = HEAP_FORM

    def options(self, s: Pebbles, f: Frame, out: list[Choice]) -> None:
        out.extend(make(OUTCOME, n) for n in HEAPS)

    def apply(self, s: Pebbles, f: Frame, c: Choice) -> None:
        s.heap = arg(c, 0)
        s.stack[-1] = Frame(TURN, 0)


class Turn(Node[Pebbles]):
    """Somebody takes pebbles; then the next one does, until there are none."""

    def run(self, s: Pebbles, f: Frame) -> bool:
        if not s.heap:
            s.stack.pop()
        return not s.heap

    def options(self, s: Pebbles, f: Frame, out: list[Choice]) -> None:
        out.extend(make(TAKE, n) for n in range(1, min(MOST, s.heap) + 1))

    def waits(self, s: Pebbles, f: Frame) -> bool:
        return True

    def apply(self, s: Pebbles, f: Frame, c: Choice) -> None:
        s.heap -= arg(c, 0)
        s.points[f.player] += arg(c, 0) + (0 if s.heap else LAST)
        s.note(0, f.player, arg(c, 0))
        s.stack[-1] = Frame(TURN, (f.player + 1) % s.seats)

    def ask(self, s: Pebbles, f: Frame) -> Message:
        return Message("ask.take")


HEAP, TURN = Heap(), Turn()
PROGRAM = Program()
PROGRAM.add("heap", HEAP)
PROGRAM.add("turn", TURN)


class PebblesRules(Ruleset):
    """What the world is told."""

    id = "pebbles"
    title = "Pebbles"
    min_players = 2
    max_players = 4
    options: list[OptionSpec] = []
    forms = Forms(TAKE_FORM, HEAP_FORM)
    happenings = Happenings(Happening(0, "taken", PEBBLES))
    words = {"en": WORDS}

    def new_state(self, players: int, seed: int, options: dict[str, OptionValue]) -> State:
        s = Pebbles(players, generator(seed))
        s.main.append(Frame(HEAP, NATURE))
        engine.advance(s)
        return s

    def view(self, s: State, viewer: int) -> View:
        s = cast(Pebbles, s)
        return {"game": self.id, "heap": s.heap, "seats": [{"taken": n} for n in s.points]}

    def redeal(self, s: State, viewer: int, rng: int) -> State:
        other = s.copy()
        other.rng = rng
        return other

    def score_parts(self, s: State, seat: int) -> dict[str, int]:
        return {"pebbles": cast(Pebbles, s).points[seat]}

    def winners(self, s: State) -> list[int]:
        points = cast(Pebbles, s).points
        return [seat for seat in range(s.seats) if points[seat] == max(points)]

    def write(self, s: State) -> View:
        s = cast(Pebbles, s)
        return {**PROGRAM.write(s), "heap": s.heap, "points": s.points[:]}

    def read(self, data: View) -> State:
        s = Pebbles(data["seats"], 0)
        PROGRAM.read(s, data)
        s.heap, s.points = data["heap"], list(data["points"])
        return s


KIT = Kit(PebblesRules(), Pebbles)
