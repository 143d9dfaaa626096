"""Legal choices: what a seat may choose, and which choice a token means."""

from __future__ import annotations

from dataclasses import dataclass, field

from hearthside.core import engine
from hearthside.core.choice import Choice
from hearthside.core.errors import IllegalChoice, WrongSeat
from hearthside.core.message import Message, Plain, Value
from hearthside.core.ruleset import Ruleset
from hearthside.core.state import State
from hearthside.words import Speaker, speaker


@dataclass(frozen=True)
class Option:
    """One legal choice.

    `token` is its stable notation; `verb` and `args` say the same to programs. `message` is for
    people, `label` its words. `widget` is the sort of widget, `anchor` what a client highlights.
    `anytime` marks exchanges that may be made besides the decision.
    """

    token: str
    verb: str
    args: dict[str, Plain]
    message: Message
    widget: str
    anchor: str
    anytime: bool
    choice: Choice
    speaker: Speaker = field(repr=False, compare=False)

    @property
    def label(self) -> str:
        """The choice in words."""
        return self.speaker.text(self.message)


def options(rules: Ruleset, s: State, seat: int, anytime: bool = True) -> list[Option]:
    """Every legal choice of a seat; empty if it decides nothing."""
    if engine.is_over(s) or seat not in engine.deciders(s):
        return []
    found = [option(rules, s, seat, c, False) for c in engine.options_of(s, seat)]
    if anytime:
        found += [option(rules, s, seat, c, True) for c in engine.side_options(s, seat)]
    return found


def discards(rules: Ruleset, s: State, seat: int) -> list[Option]:
    """What a seat may give back for nothing, besides its options; empty if it decides nothing."""
    if engine.is_over(s) or seat not in engine.deciders(s):
        return []
    return [option(rules, s, seat, c, True) for c in engine.discards(s, seat)]


def option(rules: Ruleset, s: State, seat: int, c: Choice, anytime: bool) -> Option:
    """A legal choice with all that its form says of it."""
    form = rules.form(s, c)
    return Option(
        rules.token(s, seat, c),
        form.verb,
        form.args(s, c),
        rules.message(s, seat, c),
        form.widget,
        form.anchor(s, c),
        anytime,
        c,
        speaker(rules),
    )


def deciding(s: State, seat: int | None) -> int:
    """The seat, or the first decider; WrongSeat if it has nothing to decide."""
    if engine.is_over(s):
        raise WrongSeat(Message("refused.game_over"))
    if seat is None:
        seat = s.decider
    if seat not in engine.deciders(s):
        others = [f"seat:{other}" for other in engine.deciders(s)]
        args: dict[str, Value] = {"who": f"seat:{seat}", "others": others}
        raise WrongSeat(Message("refused.nothing_to_decide", args))
    return seat


def legal(rules: Ruleset, s: State, seat: int, token: str) -> Choice:
    """The legal choice that a token means; IllegalChoice if there is none."""
    args: dict[str, Value] = {"token": f"raw:{token!r}", "who": f"seat:{seat}"}
    try:
        c = rules.parse(s, token)
    except ValueError as error:
        args["expected"] = expected(rules, s, seat)
        raise IllegalChoice(Message("refused.no_notation", args)) from error
    if not engine.accepts(s, seat, c):
        args["expected"] = expected(rules, s, seat)
        raise IllegalChoice(Message("refused.not_possible", args))
    return c


def expected(rules: Ruleset, s: State, seat: int) -> Message:
    """A few of the tokens that would be legal, for error messages."""
    tokens = [repr(option.token) for option in options(rules, s, seat)]
    if len(tokens) <= 4:
        return Message("refused.expected", {"tokens": f"raw:{', '.join(tokens)}"})
    some = f"raw:{', '.join(tokens[:3])}"
    return Message("refused.expected_or_more", {"tokens": some, "n": len(tokens) - 3})
