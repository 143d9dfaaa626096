"""Chance sets the table: extensions, strips, bribe tokens, a milestone (FF-2.5 to 2.7, 12.3)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import NATURE, OUTCOME, Choice, arg, make
from hearthside.core.fields import OneOf
from hearthside.core.form import Form
from hearthside.core.node import Node
from hearthside.core.state import Frame
from hearthside.games.caverna.goods import GOOD_NAMES
from hearthside.games.fiends import events
from hearthside.games.fiends.bounty_slot import FREE_SLOT, SLOTS_PER_STRIP
from hearthside.games.fiends.content import FIENDS, SUPPLY
from hearthside.games.fiends.state import Fiends
from hearthside.games.fiends.tables import BRIBES, EVENTS, MILESTONES
from hearthside.games.fiends.traps import TRAP_NAMED

EXTENSION: Final = 0
LONG: Final = 1
SHORT: Final = 2
BRIBE_TOKEN: Final = 3
MILESTONE: Final = 4
"""The sorts of components that are drawn."""
STRIPS: Final = (0, 1, 1, 2, 3, 4, 5, 5)
"""Long and short strips by number of players (FF-2.1)."""
MILESTONE_NAMES: Final = list(MILESTONES)


def component_name(sort: int, number: int) -> str:
    """A component as it is called on the table."""
    if sort == MILESTONE:
        return MILESTONE_NAMES[number]
    return f"{'XLS'[sort]}{number + 1}"


DRAW_WORDS: Final = ("extension", "long", "short", "bribe_token", "milestone")
COMPONENTS: Final = (9, 7, 7, 6, 8)
"""What each sort is called in notation, and how many of it there are in the box."""


def draw_form(sort: int) -> Form[Fiends]:
    """The outcomes of drawing one sort of components."""
    if sort == BRIBE_TOKEN:
        return Form(OUTCOME, "bribe_token {good}", OneOf("good", [GOOD_NAMES[n] for n in BRIBES]))
    word = DRAW_WORDS[sort]
    names = [component_name(sort, n) for n in range(COMPONENTS[sort])]
    return Form(OUTCOME, f"{word} {{{word}}}", OneOf(word, names))


DRAW_FORMS: Final = [draw_form(sort) for sort in range(len(DRAW_WORDS))]


class Draw(Node[Fiends]):
    """Draw components of one sort, one after another, none used before in a campaign."""

    def __init__(self, sort: int) -> None:
        super().__init__()
        self.sort = sort
        self.outcome = DRAW_FORMS[sort]

    def wanted(self, s: Fiends) -> int:
        if self.sort == EXTENSION:
            return s.seats
        if self.sort == BRIBE_TOKEN:
            return EVENTS
        if self.sort == MILESTONE:
            return 1 if s.decisions().campaign_game else 0
        return STRIPS[s.seats]

    def drawn(self, s: Fiends) -> list[int]:
        if self.sort == EXTENSION:
            return s.extensions
        if self.sort == LONG:
            return s.longs
        if self.sort == SHORT:
            return s.shorts
        if self.sort == BRIBE_TOKEN:
            return [BRIBES.index(good) for good in s.bribes]
        return [s.milestone] if s.milestone >= 0 else []

    def run(self, s: Fiends, f: Frame) -> bool:
        if len(self.drawn(s)) < self.wanted(s):
            return False
        s.stack.pop()
        return True

    def options(self, s: Fiends, f: Frame, out: list[Choice]) -> None:
        before = self.drawn(s)
        used = s.decisions().used
        for i in range(COMPONENTS[self.sort]):
            if i in before or (self.sort != BRIBE_TOKEN and component_name(self.sort, i) in used):
                continue
            out.append(make(OUTCOME, i))

    def apply(self, s: Fiends, f: Frame, c: Choice) -> None:
        n = arg(c, 0)
        s.note(events.DRAWN, NATURE, self.sort, n)
        if self.sort == EXTENSION:
            s.extensions = [*s.extensions, n]
            dwelling, function, trap = SUPPLY.extensions[n]
            lay(s, dwelling, 1)
            lay(s, function, 1)
            left = s.traps_left[:]
            left[TRAP_NAMED[trap].index] += 1
            s.traps_left = left
        elif self.sort == LONG:
            s.longs = [*s.longs, n]
            s.slots = s.slots + [FREE_SLOT] * SLOTS_PER_STRIP
        elif self.sort == SHORT:
            s.shorts = [*s.shorts, n]
            for name in SUPPLY.strips[n]:
                lay(s, name, 1)
        elif self.sort == BRIBE_TOKEN:
            s.bribes = [*s.bribes, BRIBES[n]]
        else:
            s.milestone = n


def lay(s: Fiends, name: str, n: int) -> None:
    """Put `n` copies of a tile into the supply."""
    tile = FIENDS.tile_named[name]
    s.supply |= 1 << tile.index
    left = s.left[:]
    left[tile.index] += n
    s.left = left
