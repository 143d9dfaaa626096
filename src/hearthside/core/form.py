"""Forms: a kind of choice in one declaration, from which everything that describes it is derived.

    Form(FURNISH, "furnish {tile} {cell}", Tile("tile"), Cell("cell"),
         widget="tile", anchor="tile:{tile} cell:{cell}")

A form has fields, which lie in the choice one after another above its kind. Notation, parsing,
message, anchor and the arguments for programs come from it. `{name}` stands for a field. The
message is "do.furnish", with the fields as arguments; a form may also say it in its own way.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, Generic, TypeAlias, TypeVar

from hearthside.core.choice import KIND_BITS, OUTCOME, Choice, kind_of
from hearthside.core.message import Message, Plain, Value
from hearthside.core.state import State

S = TypeVar("S", bound=State)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)

WORD: Final = r"[^ -]+"
BUTTON: Final = "button"
OUTCOMES: Final = "outcome"
"""Widgets and anchors of choices that have no other: those of people, and those of NATURE."""


class Field(Generic[S_contra]):
    """An argument of a choice: its name, its bits, and its value in notation and as an id.

    As it is, it is a number. `sort` is the sort of thing an id names; `words` says that the
    notation may be of several words, or of none; `pattern` is their regular expression.
    """

    words: bool = False
    pattern: str = ".+"

    def __init__(self, name: str, bits: int = 8, sort: str = "") -> None:
        self.name = name
        self.bits = bits
        self.sort = sort

    def write(self, s: S_contra, n: int) -> str:
        """The value in notation."""
        return str(n)

    def read(self, s: S_contra, text: str) -> int:
        """The value of a text; ValueError, KeyError or IndexError if it is none."""
        n = number(text)
        if n >> self.bits:
            raise ValueError(text)
        return n

    def id(self, s: S_contra, n: int) -> Plain:
        """The value for programs: a number, an id, ids, or amounts."""
        return self.write(s, n) if self.sort else n

    def value(self, s: S_contra, n: int) -> Value:
        """The value as the argument of a message."""
        found = self.id(s, n)
        if isinstance(found, str):
            return f"{self.sort}:{found}"
        if isinstance(found, list):
            return [f"{self.sort}:{one}" for one in found]
        return found


class Form(Generic[S]):
    """One kind of choice; several forms may share a kind and differ in Fixed fields.

    `payment` says that it only tells how something is paid that was chosen before.
    """

    def __init__(
        self,
        kind: int,
        notation: str,
        *fields: Field[S],
        message: str | Callable[[S, int, Choice], Message] = "",
        widget: str = "",
        anchor: str = "",
        payment: bool = False,
    ) -> None:
        self.kind = kind
        self.notation = notation
        self.verb = notation.split()[0]
        self.fields = list(fields)
        self.message_of = message or f"do.{self.verb}"
        self.widget = widget or (OUTCOMES if kind == OUTCOME else BUTTON)
        self.payment = payment
        if not anchor and kind == OUTCOME and fields:
            anchor = f"{OUTCOMES}:{{{fields[-1].name}}}"
        self.anchors = (anchor or f"{BUTTON}:{self.verb}").split()
        self.shifts: list[int] = []
        shift = KIND_BITS
        for field in self.fields:
            self.shifts.append(shift)
            shift += field.bits
        self.pattern = re.compile(pattern_of(notation, self.fields))

    def get(self, i: int, c: Choice) -> int:
        """The value of field `i` in a choice."""
        return c >> self.shifts[i] & (1 << self.fields[i].bits) - 1

    def partial(self) -> bool:
        """Is this form for some choices of its kind only?"""
        for field in self.fields:
            if isinstance(field, Fixed):
                return True
        return False

    def fits(self, c: Choice) -> bool:
        """Is a choice of this kind of this form?"""
        for i, field in enumerate(self.fields):
            if isinstance(field, Fixed) and self.get(i, c) != field.only:
                return False
        return True

    def token(self, s: S, c: Choice) -> str:
        text = self.notation
        for i, field in enumerate(self.fields):
            if field.name:
                text = text.replace(f"{{{field.name}}}", field.write(s, self.get(i, c)))
        return " ".join(text.split())

    def args(self, s: S, c: Choice) -> dict[str, Plain]:
        """The arguments for programs, by name."""
        return {
            field.name: field.id(s, self.get(i, c))
            for i, field in enumerate(self.fields)
            if field.name
        }

    def message(self, s: S, seat: int, c: Choice) -> Message:
        """The choice for a person to read."""
        if not isinstance(self.message_of, str):
            return self.message_of(s, seat, c)
        return Message(self.message_of, self.values(s, c))

    def values(self, s: S, c: Choice) -> dict[str, Value]:
        """The fields as arguments of a message."""
        return {
            field.name: field.value(s, self.get(i, c))
            for i, field in enumerate(self.fields)
            if field.name
        }

    def anchor(self, s: S, c: Choice) -> str:
        """What a client highlights: words such as "cell:f22"."""
        args = self.args(s, c)
        found: list[str] = []
        for anchor in self.anchors:
            sort, _, place = anchor.partition(":")
            value = args[place[1:-1]] if place.startswith("{") else place
            for one in value if isinstance(value, list) else [value]:
                found.append(f"{sort}:{one}")
        return " ".join(found)

    def parse(self, s: S, text: str) -> Choice:
        """The choice of a token of this form; -1 if it is none."""
        found = self.pattern.fullmatch(text)
        if found is None:
            return -1
        c = self.kind
        try:
            for i, field in enumerate(self.fields):
                c |= (
                    field.read(s, (found[field.name] or "") if field.name else "") << self.shifts[i]
                )
        except (KeyError, IndexError, ValueError):
            return -1
        return c


AnyForm: TypeAlias = "Form[Any]"  # type: ignore[explicit-any]  # of whichever game


class Fixed(Field[State]):
    """Bits that always have the same value: they tell forms of one kind apart."""

    def __init__(self, only: int, bits: int = 8) -> None:
        super().__init__("", bits)
        self.only = only

    def read(self, s: State, text: str) -> int:
        return self.only


class Forms:
    """All forms of a game."""

    def __init__(self, *forms: AnyForm) -> None:
        self.forms: list[AnyForm] = list(forms)
        self.by_kind: dict[int, list[AnyForm]] = {}
        self.by_verb: dict[str, list[AnyForm]] = {}
        for form in forms:
            alike = self.by_kind.setdefault(form.kind, [])
            if form.kind != OUTCOME and any(confused(form, other) for other in alike):
                raise ValueError(f"{form.verb} and {alike[0].verb} are both of kind {form.kind}")
            alike.append(form)
            self.by_verb.setdefault(form.verb, []).append(form)

    def of(self, s: State, c: Choice) -> AnyForm:
        """The form of a choice; the node that asks NATURE knows that of its outcomes."""
        if kind_of(c) == OUTCOME:
            form = s.main[-1].node.outcome
            if form is None:
                raise AssertionError(f"{s.main[-1].node.path} has no form for its outcomes")
            return form
        for form in self.by_kind.get(kind_of(c), []):
            if form.fits(c):
                return form
        raise AssertionError(f"a choice of kind {kind_of(c)} has no form")

    def parse(self, s: State, text: str) -> Choice:
        """The choice of a token; ValueError says that it is none."""
        words = " ".join(text.split())
        for form in self.by_verb.get(words.split(" ")[0], []):
            c = form.parse(s, words)
            if c >= 0 and not (kind_of(c) == OUTCOME and other_awaited(s, form)):
                return c
        raise ValueError(f"{text!r} is not notation of this game")


def confused(one: AnyForm, other: AnyForm) -> bool:
    """Have two verbs the same kind, without bits that tell them apart?"""
    return one.verb != other.verb and not (one.partial() and other.partial())


def other_awaited(s: State, form: AnyForm) -> bool:
    """Does the game wait for an outcome of another form?"""
    awaited = s.main[-1].node.outcome if s.main else None
    return awaited is not None and awaited is not form


def number(text: str) -> int:
    """A whole number, written plainly; ValueError if it is none."""
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise ValueError(text)
    return int(text)


def pattern_of(notation: str, fields: list[Field[S]]) -> str:
    """The regular expression of a notation, with a group for every field."""
    found = re.escape(notation).replace(r"\ ", " ")
    for field in fields:
        if field.name:
            place = re.escape(f"{{{field.name}}}")
            if field.words:
                found = found.replace(f" {place}", f"(?: (?P<{field.name}>{field.pattern}))?")
            found = found.replace(place, f"(?P<{field.name}>{WORD})")
    return found
