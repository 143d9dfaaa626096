"""Hints: the options that a bot likes best, what they bring, and why, in words."""

from __future__ import annotations

from dataclasses import dataclass
from math import isnan
from typing import Final

from hearthside.bots.advice import Advice
from hearthside.bots.base import Bot
from hearthside.bots.gains import Gains
from hearthside.bots.knowledge import gains_of, knowledge_of
from hearthside.bots.rng import Rng
from hearthside.core import engine
from hearthside.core.choice import Choice
from hearthside.core.ruleset import Ruleset
from hearthside.core.state import State
from hearthside.words import speaker

SEED: Final = 1
"""What a seat cannot know is dealt by this seed: the same question gets the same answer."""
POINT: Final = "point"
"""The name of points that a turn scores at once."""
SAME: Final = 0.5
"""Fewer points than this are no difference."""
SAFE: Final = ("food for the whole family", "the first turn of the next round")
RANKS: Final = ("best", "second best", "third best")
UNCOUNTED: Final = (
    *("wood", "stone", "ore", "clay", "reed", "grain", "food", "gold"),
    *("sheep", "boar", "cattle", "strength", "grain on fields"),
)
PLURALS: Final = {
    "person": "people",
    "woman": "women",
    "settled woman": "settled women",
    "vegetable on fields": "vegetables on fields",
    "card in hand": "cards in hand",
    "good still to come": "goods still to come",
    "good on mines": "goods on mines",
}


@dataclass(frozen=True)
class Hint:
    """An option that a bot would choose.

    `points`, `margin` (the lead over the best of the others) and `win` are what may be expected
    at the end of the game; not a number if the bot has no figures. `plan` are the labels of the
    whole turn as the bot would play it, `gains` what it brings by its end, and what it opens.
    """

    token: str
    label: str
    points: float
    margin: float
    win: float
    plan: list[str]
    gains: list[tuple[str, int]]
    reason: str


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
    table = gains_of(rules.id)
    plan, end = played(rules, state, seat, advice)
    changes = table.changes(state, end, seat)
    scored = 0
    if table.points_at_once:
        scored = score(rules, end, seat) - score(rules, state, seat)
    opened = table.opened(state, end, seat)
    clauses = [
        expectation(state, advices, place),
        *bringing(table, changes),
        *scoring(scored),
        *opening(opened),
    ]
    return Hint(
        rules.token(state, seat, advice.choice),
        label(rules, state, seat, advice.choice),
        advice.points,
        advice.margin,
        advice.win,
        plan,
        changes + ([(POINT, scored)] if scored else []) + [(what, 1) for what in opened],
        "; ".join(clauses) + ".",
    )


def label(rules: Ruleset, s: State, seat: int, c: Choice) -> str:
    """A choice in words."""
    return speaker(rules).text(rules.message(s, seat, c))


def score(rules: Ruleset, s: State, seat: int) -> int:
    """The points so far."""
    return sum(rules.score_parts(s, seat).values())


def played(rules: Ruleset, state: State, seat: int, advice: Advice) -> tuple[list[str], State]:
    """The turn in words, each choice in the position where it is made, and where it ends."""
    t = knowledge_of(state).guide.start(state, seat)
    found: list[str] = []
    for c in advice.choices:
        if seat not in engine.deciders(t) or not engine.accepts(t, seat, c):
            return found, advice.end
        found.append(label(rules, t, seat, c))
        engine.choose(t, c, seat)
    return found, t


# Words


def expectation(state: State, advices: list[Advice], place: int) -> str:
    """What may be expected, compared with the next best or with the best."""
    advice = advices[place]
    if isnan(advice.points):
        rank = RANKS[place] if place < len(RANKS) else f"number {place + 1}"
        return f"Looks {rank} of {amount('option', len(advices))}"
    text = f"About {amount(POINT, round(advice.points))} expected"
    if len(advices) > 1:
        text += f" ({relation(advices, place)})"
    if state.seats > 1 and not isnan(advice.win):
        text += f", {min(99, max(1, round(100 * advice.win)))} % to win"
    return text


def relation(advices: list[Advice], place: int) -> str:
    """How far an option is from the next best; if it is not the best, from that one."""
    other, name = (advices[1], "the next best") if place == 0 else (advices[0], "the best")
    ahead = advices[place].margin - other.margin
    away = -ahead if place else ahead
    if isnan(away) or away < SAME:
        return f"about the same as {name}"
    return f"{max(1, round(away))} {'fewer' if place else 'more'} than {name}"


def bringing(table: Gains, changes: list[tuple[str, int]]) -> list[str]:
    """What a turn brings and costs, as clauses."""
    groups: dict[str, list[str]] = {}
    for name, n in changes:
        if name in table.burdens:
            verb = "burdens you with" if n > 0 else "rids you of"
        else:
            verb = "brings" if n > 0 else "costs"
        groups.setdefault(verb, []).append(amount(name, abs(n)))
    verbs = ("brings", "rids you of", "costs", "burdens you with")
    return [f"{verb} {listing(groups[verb])}" for verb in verbs if verb in groups]


def scoring(scored: int) -> list[str]:
    if not scored:
        return []
    return [f"{'adds' if scored > 0 else 'takes'} {amount(POINT, abs(scored))} at once"]


def opening(opened: list[str]) -> list[str]:
    """What is possible now, and what is safe."""
    safe = [what for what in opened if what in SAFE]
    new = [what for what in opened if what not in SAFE]
    found = [f"opens {listing(new)}"] if new else []
    return [*found, f"secures {listing(safe)}"] if safe else found


def amount(name: str, n: int) -> str:
    """A number of things.

    >>> amount("wood", 4), amount("ruby", 1), amount("ruby", 2), amount("person", 2)
    ('4 wood', '1 ruby', '2 rubies', '2 people')
    """
    return f"{n} {name if n == 1 or name in UNCOUNTED else plural(name)}"


def plural(name: str) -> str:
    if name in PLURALS:
        return PLURALS[name]
    if name.endswith("y") and name[-2] not in "aeiou":
        return f"{name[:-1]}ies"
    return f"{name}s"


def listing(parts: list[str]) -> str:
    """Things with commas and an "and".

    >>> listing(["4 wood", "1 ore", "1 food"])
    '4 wood, 1 ore and 1 food'
    """
    return " and ".join(filter(None, [", ".join(parts[:-1]), parts[-1]]))
