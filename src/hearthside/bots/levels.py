"""The levels of play, and how a bot is named in full.

`strong` thinks as hard as its level says, `strong:100` makes 100 iterations of its tree search,
`strong:0.5s` thinks half a second, and `steady@network` judges by the network instead of the
table (learned.py).
"""

from __future__ import annotations

from typing import Final

from hearthside.bots.learned import BEST, KINDS, TABLE
from hearthside.bots.searching import Effort, SearchBot
from hearthside.core.errors import UnknownBot

STEADY: Final = "steady"
STRONG: Final = "strong"
MASTER: Final = "master"
ITERATIONS: Final = {STEADY: 0, STRONG: 32, MASTER: 160}
JUDGES_BY: Final = {STEADY: TABLE, STRONG: BEST, MASTER: BEST}
"""What each level judges positions by."""
COMPARED: Final = {STEADY: 1, STRONG: 8, MASTER: 12}
"""How many turns the tree search of each level compares."""
PATIENCE: Final = {STEADY: 0.0, STRONG: 0.6, MASTER: 3.0}
"""Where people wait, a level thinks no longer about a turn, in seconds."""
ENDLESS: Final = 1_000_000_000


def searching_bot(name: str) -> SearchBot | None:
    """The bot of a level, by its full name; None if it begins with no level."""
    plain, _, kind = name.partition("@")
    level, _, effort = plain.partition(":")
    if level not in ITERATIONS:
        return None
    if "@" in name and kind not in KINDS:
        raise UnknownBot(f"{name!r}: after '@' stands one of {', '.join(KINDS)}.")
    found = Effort(ITERATIONS[level], compared=COMPARED[level])
    found.patience = PATIENCE[level]
    if ":" in plain:
        limit(found, name, effort)
    return SearchBot(name, found, kind or JUDGES_BY[level])


def limit(effort: Effort, name: str, text: str) -> None:
    """Read the iterations or the seconds."""
    effort.paced = False
    refusal = f"{name!r}: after ':' stands a number of iterations, or of seconds like '0.5s'."
    try:
        if text.endswith("s"):
            effort.seconds = float(text[:-1])
            effort.iterations = ENDLESS
        else:
            effort.iterations = int(text)
    except ValueError:
        raise UnknownBot(refusal) from None
    if effort.iterations < 0 or not 0 <= effort.seconds < 3600:
        raise UnknownBot(refusal)
