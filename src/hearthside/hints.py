"""Hints: the options that a bot likes best, what they bring, and why."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import isnan
from typing import Final

from hearthside.bots.advice import Advice
from hearthside.bots.base import Bot
from hearthside.bots.knowledge import knowledge_of
from hearthside.bots.rng import Rng
from hearthside.core import engine
from hearthside.core.choice import Choice
from hearthside.core.message import Message, several
from hearthside.core.ruleset import Ruleset
from hearthside.core.state import State
from hearthside.preview import changes
from hearthside.words import Speaker, speaker

SEED: Final = 1
"""What a seat cannot know is dealt by this seed: the same question gets the same answer."""
SAME: Final = 0.5
"""Fewer points than this are no difference."""


@dataclass(frozen=True)
class Hint:
    """An option that a bot would choose.

    `points`, `margin` (the lead over the best of the others) and `win` are what may be expected
    at the end of the game; not a number if the bot has no figures. `steps` is the whole turn as
    the bot would play it, `gains` what it brings by its end, `scored` the points it scores at
    once, `opened` what is possible or sure then. `clauses` say all that to people.
    """

    token: str
    message: Message
    points: float
    margin: float
    win: float
    steps: list[Message]
    gains: dict[str, int]
    scored: int
    opened: list[str]
    clauses: list[Message]
    speaker: Speaker = field(repr=False, compare=False)

    @property
    def label(self) -> str:
        """The option in words."""
        return self.speaker.text(self.message)

    @property
    def plan(self) -> list[str]:
        """The turn in words."""
        return [self.speaker.text(step) for step in self.steps]

    @property
    def reason(self) -> str:
        """All clauses as a sentence."""
        return self.speaker.text(Message("hint.sentence", {"clauses": several(self.clauses)}))


def suggest(rules: Ruleset, state: State, seat: int, bot: Bot, count: int = 3) -> list[Hint]:
    """The best options of a deciding seat; `state` was redealt for it."""
    advices = distinct(bot.advise(state.copy(), seat, Rng(SEED)))
    advices = in_order(varied(state, seat, advices))
    return [make_hint(rules, state, seat, advices, i) for i in range(min(count, len(advices)))]


def distinct(advices: list[Advice]) -> list[Advice]:
    """Every option once, with the best turn it begins."""
    first: dict[Choice, Advice] = {}
    for advice in advices:
        first.setdefault(advice.choice, advice)
    return list(first.values())


def varied(state: State, seat: int, advices: list[Advice]) -> list[Advice]:
    """Of options that lead to the same step after other exchanges, the best one."""
    asked = {c & 255 for c in engine.options_of(state, seat)}
    first: dict[Choice, Advice] = {}
    for advice in advices:
        steps = [c for c in advice.choices if c & 255 in asked]
        first.setdefault(steps[0] if steps else advice.choice, advice)
    return list(first.values())


def in_order(advices: list[Advice]) -> list[Advice]:
    """Nothing promises more than what the bot prefers to it: it was only looked at less closely."""
    found: list[Advice] = []
    for advice in advices:
        if found and advice.margin > found[-1].margin:
            above = advice.margin - found[-1].margin
            points, win = advice.points - above, min(advice.win, found[-1].win)
            advice = Advice(advice.choices, advice.end, points, found[-1].margin, win)
        found.append(advice)
    return found


def make_hint(rules: Ruleset, state: State, seat: int, advices: list[Advice], place: int) -> Hint:
    """The hint of the advice in this place of the list."""
    advice = advices[place]
    steps, end = played(rules, state, seat, advice)
    gains = changes(rules.stock(state, seat), rules.stock(end, seat))
    scored = score(rules, end, seat) - score(rules, state, seat) if rules.points_at_once else 0
    before = rules.prospects(state, seat)
    opened = [what for what in rules.prospects(end, seat) if what not in before]
    clauses = [
        *expectation(state, advices, place),
        *bringing(rules, gains),
        *scoring(scored),
        *opening(opened),
    ]
    return Hint(
        rules.token(state, seat, advice.choice),
        rules.message(state, seat, advice.choice),
        advice.points,
        advice.margin,
        advice.win,
        steps,
        gains,
        scored,
        opened,
        clauses,
        speaker(rules),
    )


def score(rules: Ruleset, s: State, seat: int) -> int:
    """The points so far."""
    return sum(rules.score_parts(s, seat).values())


def played(rules: Ruleset, state: State, seat: int, advice: Advice) -> tuple[list[Message], State]:
    """The steps of the turn, each in the position where it is made, and where it ends."""
    t = knowledge_of(state).guide.start(state, seat)
    found: list[Message] = []
    for c in advice.choices:
        if seat not in engine.deciders(t) or not engine.accepts(t, seat, c):
            return found, advice.end
        found.append(rules.message(t, seat, c))
        engine.choose(t, c, seat)
    return found, t


# Clauses


def expectation(state: State, advices: list[Advice], place: int) -> list[Message]:
    """What may be expected, compared with the next best or with the best."""
    advice = advices[place]
    if isnan(advice.points):
        return [Message("hint.rank", {"rank": place + 1, "options": len(advices)})]
    found = [Message("hint.expected", {"points": round(advice.points)})]
    if len(advices) > 1:
        found.append(relation(advices, place))
    if state.seats > 1 and not isnan(advice.win):
        found.append(Message("hint.win", {"percent": min(99, max(1, round(100 * advice.win)))}))
    return found


def relation(advices: list[Advice], place: int) -> Message:
    """How far an option is from the next best; if it is not the best, from that one."""
    other = advices[0] if place else advices[1]
    ahead = advices[place].margin - other.margin
    away = -ahead if place else ahead
    if isnan(away) or away < SAME:
        return Message("hint.same_as_best" if place else "hint.same_as_next")
    key = "hint.fewer_than_best" if place else "hint.more_than_next"
    return Message(key, {"points": max(1, round(away))})


def bringing(rules: Ruleset, gains: dict[str, int]) -> list[Message]:
    """What a turn brings and costs."""
    groups: dict[str, dict[str, int]] = {}
    for name, n in gains.items():
        if name in rules.burdens:
            key = "hint.leaves_with" if n > 0 else "hint.rids_of"
        else:
            key = "hint.brings" if n > 0 else "hint.costs"
        groups.setdefault(key, {})[name] = abs(n)
    keys = ("hint.brings", "hint.rids_of", "hint.costs", "hint.leaves_with")
    return [Message(key, {"things": groups[key]}) for key in keys if key in groups]


def scoring(scored: int) -> list[Message]:
    if not scored:
        return []
    return [Message("hint.scores" if scored > 0 else "hint.loses", {"points": abs(scored)})]


def opening(opened: list[str]) -> list[Message]:
    """What is possible now, and what is safe."""
    found: list[Message] = []
    for sort in ("opens", "secures"):
        things = [what for what in opened if what.startswith(f"{sort}:")]
        if things:
            found.append(Message(f"hint.{sort}", {"things": things}))
    return found
