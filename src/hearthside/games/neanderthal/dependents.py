"""The choice of a dependent: an elder, a Woman or her partner, an animal (NEA-5.7.1)."""

from __future__ import annotations

from collections.abc import Sequence

from hearthside.core.choice import Choice
from hearthside.core.fields import OneOf
from hearthside.core.form import Form
from hearthside.games.neanderthal.fields import CARD_NAMES, WOMAN_NAMES
from hearthside.games.neanderthal.names import ELDERS
from hearthside.games.neanderthal.packed.dependents import (
    animal_dependent,
    elder_dependent,
    woman_dependent,
)
from hearthside.games.neanderthal.state import Neanderthal


class DependentField(OneOf[Neanderthal]):
    """One sort of dependents, whose numbers begin at `first`."""

    def __init__(self, sort: str, names: Sequence[str], first: int) -> None:
        super().__init__(sort, names)
        self.first = first

    def write(self, s: Neanderthal, n: int) -> str:
        return self.names[n - self.first]

    def read(self, s: Neanderthal, text: str) -> int:
        return self.first + self.names.index(text)


class DependentForm(Form[Neanderthal]):
    """A choice of one sort of dependents."""

    def __init__(self, kind: int, verb: str, what: str, field: DependentField) -> None:
        super().__init__(
            kind,
            f"{verb} {what} {{{field.name}}}",
            field,
            message=f"do.{verb}_{what}",
            widget="dependent",
            anchor=f"{field.sort}:{{{field.name}}}",
        )
        self.field = field

    def fits(self, c: Choice) -> bool:
        return self.field.first <= self.get(0, c) < self.field.first + len(self.field.names)


def elder_form(kind: int, verb: str) -> DependentForm:
    return DependentForm(kind, verb, "elder", DependentField("elder", ELDERS, elder_dependent(0)))


def woman_form(kind: int, verb: str, what: str) -> DependentForm:
    """A Woman, or where `what` is "partner", the partner of this Woman."""
    return DependentForm(kind, verb, what, DependentField("woman", WOMAN_NAMES, woman_dependent(0)))


def animal_form(kind: int, verb: str) -> DependentForm:
    return DependentForm(
        kind, verb, "animal", DependentField("card", CARD_NAMES, animal_dependent(0))
    )
