"""The kinds of choices in Caverna; the forms beside the verbs say what they are (forms.py)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import kinds

PLACE: Final = 2
OVERRIDE: Final = 3
STAY: Final = 4
TAKE: Final = 5
TILE: Final = 6
SINGLE: Final = 7
FENCE: Final = 8
STABLE: Final = 9
SOW: Final = 10
FURNISH: Final = 11
PAY: Final = 12
FORGE: Final = 13
LOOT: Final = 14
GROW: Final = 15
ORE_MINE: Final = 16
RUBY_MINE: Final = 17
TRADE: Final = 18
BUY: Final = 19
IMITATE: Final = 20
PAY_FOOD: Final = 21
FEED: Final = 22
BREED: Final = 23
COOK: Final = 24
SKIP: Final = 25
KEEP: Final = 26
CLEAR: Final = 27
DONE: Final = 28

RUBY_GOOD: Final = 40
RUBY_TILE: Final = 41
EAT: Final = 42
USE: Final = 43

ANYTIME: Final = kinds(RUBY_GOOD, RUBY_TILE, EAT, USE)
