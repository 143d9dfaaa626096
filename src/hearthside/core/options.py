"""Options of a game: typed, with defaults, so that lobby and command line can show them."""

from __future__ import annotations

import re
import tomllib
from typing import Final

from hearthside.core.errors import BadData, BadOption

OptionValue = bool | int | str
SEAT_SETS: Final = "(?=.)0?1?2?3?4?5?6?"
"""Any seats but none, each once, in ascending order."""


class OptionSpec:
    """One option: its name, default, allowed values, the rule it belongs to, a line of help.

    With a `pattern` every text of that form is allowed as well; programs write it, not people.
    Records name a `later` option only if it is not at its default; older ones stay the same.
    With `seats` it is a set of seats: "none", or their numbers in ascending order, as "02".
    """

    def __init__(
        self,
        name: str,
        default: OptionValue,
        values: list[OptionValue],
        rule: str,
        help: str,
        pattern: str = "",
        later: bool = False,
        seats: bool = False,
    ) -> None:
        self.name = name
        self.default = default
        self.values = values
        self.rule = rule
        self.help = help
        self.pattern = pattern
        self.later = later
        self.seats = seats

    def allows(self, value: OptionValue) -> bool:
        """Is this one of the values, of the same type, or a text of the pattern?"""
        for allowed in self.values:
            if value == allowed and type(value) is type(allowed):
                return True
        if not self.pattern or not isinstance(value, str):
            return False
        return re.fullmatch(self.pattern, value) is not None


def restricted(spec: OptionSpec, values: list[OptionValue]) -> OptionSpec:
    """The same option with fewer values."""
    later, seats = spec.later, spec.seats
    return OptionSpec(
        spec.name, spec.default, values, spec.rule, spec.help, spec.pattern, later, seats
    )


def declared_options(text: str, file: str) -> list[OptionSpec]:
    """The options that a file in TOML declares; BadData names file and key of a mistake."""
    specs: list[OptionSpec] = []
    for name, entry in tomllib.loads(text).items():
        values = entry.get("values", [])
        default = entry.get("default")
        if default not in values:
            raise BadData(f"{file}: the default of {name} must be one of its values {values}.")
        seats = entry.get("seats", False)
        pattern = SEAT_SETS if seats else entry.get("pattern", "")
        later = entry.get("later", False)
        rule, help = entry["rule"], entry["help"]
        specs.append(OptionSpec(name, default, list(values), rule, help, pattern, later, seats))
    return specs


def seats_in(value: OptionValue) -> list[int]:
    """The seats of an option that is a set of them.

    >>> seats_in("none"), seats_in("02")
    ([], [0, 2])
    """
    return [] if value == "none" else [int(digit) for digit in str(value)]


def check_options(
    specs: list[OptionSpec], chosen: dict[str, OptionValue]
) -> dict[str, OptionValue]:
    """The chosen options with defaults filled in; BadOption names what is wrong."""
    full: dict[str, OptionValue] = {spec.name: spec.default for spec in specs}
    for name, value in chosen.items():
        spec = next((spec for spec in specs if spec.name == name), None)
        if spec is None:
            known = ", ".join(full)
            raise BadOption(f"There is no option {name!r}; the options are {known}.")
        if not spec.allows(value):
            allowed_text = ", ".join(repr(v) for v in spec.values)
            raise BadOption(f"Option {name!r} cannot be {value!r}; allowed are {allowed_text}.")
        full[name] = value
    return full


def named_options(
    specs: list[OptionSpec], options: dict[str, OptionValue]
) -> dict[str, OptionValue]:
    """The options that a record names: all but later ones at their default."""
    quiet = [spec.name for spec in specs if spec.later and options.get(spec.name) == spec.default]
    return {name: value for name, value in options.items() if name not in quiet}
