"""Phase 5, harvest: which kind, field step, the choice of the third red marker (CAV-10)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import NATURE, Choice, arg, kinds, make
from hearthside.core.fields import OneOf
from hearthside.core.form import Form
from hearthside.core.message import Message
from hearthside.core.node import Auto, Node
from hearthside.core.state import Frame
from hearthside.games.caverna import events
from hearthside.games.caverna.cells import count
from hearthside.games.caverna.goods import GRAIN, VEGETABLE
from hearthside.games.caverna.home import GRAIN_1, GRAIN_2, GRAIN_3, VEGETABLE_1, VEGETABLE_2
from hearthside.games.caverna.kinds import SKIP
from hearthside.games.caverna.state import RED, SPECIAL, Caverna
from hearthside.games.caverna.verbs.breed import may_breed

NO_HARVEST: Final = 0
NORMAL: Final = 1
SKIP_ONE: Final = 3
"""Normal feeding; each player skips the field or the breeding step (CAV-10.7)."""

SKIP_FIELDS: Final = 1
SKIP_BREEDING: Final = 2

STEPS: Final = ("none", "fields", "breeding")
SKIP_FORM: Final = Form[Caverna](SKIP, "skip {step}", OneOf("step", STEPS))

HARVEST_NAMES: Final = ("none", "normal", "special", "skip_one")


HARVEST_STEPS: Final[tuple[list[str], ...]] = (
    [],
    ["field", "feed", "breed"],
    ["feed"],
    ["field", "feed", "breed"],
)
"""The steps of each kind of harvest."""


def printed_harvest(number: int) -> int:
    """The harvest of a round without a red marker (CAV-10.1 to 10.4)."""
    if number <= 2:
        return NO_HARVEST
    return SPECIAL if number == 4 else NORMAL


def kind_of_round(s: Caverna) -> int:
    """The harvest of the current round (CAV-10.1 to 10.7)."""
    if s.marker != RED:
        return printed_harvest(s.round)
    return (NO_HARVEST, NO_HARVEST, SPECIAL, SKIP_ONE)[s.reds_seen]


class BeginHarvest(Auto[Caverna]):
    """Find out which harvest it is."""

    def happen(self, s: Caverna, p: int) -> None:
        s.harvest = kind_of_round(s)
        s.skips = 0
        s.note(events.HARVEST, NATURE, s.harvest)


class ChooseSkip(Node[Caverna]):
    """Third red marker: skip the field step or the breeding step (CAV-10.7).

    Nobody is asked for whom both steps are empty.
    """

    first = kinds(SKIP)

    def run(self, s: Caverna, f: Frame) -> bool:
        p = f.player
        if s.harvest == SKIP_ONE and (s.field_step_brings(p) or may_breed(s.homes[p])):
            return False
        s.stack.pop()
        return True

    def options(self, s: Caverna, f: Frame, out: list[Choice]) -> None:
        out.append(make(SKIP, SKIP_FIELDS))
        out.append(make(SKIP, SKIP_BREEDING))

    def apply(self, s: Caverna, f: Frame, c: Choice) -> None:
        s.stack.pop()
        s.skip_step(f.player, arg(c, 0))
        s.note(events.SKIPPED, f.player, arg(c, 0))

    def ask(self, s: Caverna, f: Frame) -> Message:
        return Message("ask.skip")


def skips(s: Caverna, p: int, step: int) -> bool:
    """Does `p` leave out the field step or the breeding step in this harvest?"""
    if s.harvest == NORMAL:
        return False
    return s.harvest != SKIP_ONE or s.skipped_step(p) == step


class FieldStep(Auto[Caverna]):
    """One crop from every sown field (CAV-10.10)."""

    def happen(self, s: Caverna, p: int) -> None:
        if skips(s, p, SKIP_FIELDS):
            return
        home = s.homes[p]
        crops = home.crops
        grain = count(crops[GRAIN_3] | crops[GRAIN_2] | crops[GRAIN_1])
        vegetables = count(crops[VEGETABLE_2] | crops[VEGETABLE_1])
        if grain or vegetables:
            home.crops = [0, crops[GRAIN_3], crops[GRAIN_2], 0, crops[VEGETABLE_2]]
            s.note(events.CROPPED, p, grain, vegetables)
            s.gain(p, GRAIN, grain)
            s.gain(p, VEGETABLE, vegetables)


def breeding_follows(s: Caverna, p: int) -> bool:
    """Is there a breeding step for `p` in this harvest?"""
    return s.harvest != NO_HARVEST and not skips(s, p, SKIP_BREEDING)
