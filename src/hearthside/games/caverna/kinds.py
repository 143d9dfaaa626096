"""The kinds of choices in Caverna. Numbers are internal; tokens are what lasts (notation.py)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import kinds

PLACE: Final = 2
"""Put the acting dwarf on a space: space."""
OVERRIDE: Final = 3
"""Place a dwarf out of order for a ruby: strength."""
STAY: Final = 4
"""No space can be used: the dwarf stays at home."""
TAKE: Final = 5
"""Take the goods of a box."""
TILE: Final = 6
"""Place a twin tile: tile, first cell, second cell."""
SINGLE: Final = 7
"""Place a single tile for nothing: tile, cell."""
FENCE: Final = 8
"""Fence meadows: cell, second cell or 255."""
STABLE: Final = 9
"""Build a stable: cell."""
SOW: Final = 10
"""Sow: grain fields, vegetable fields."""
FURNISH: Final = 11
"""Furnish: tile, cell."""
PAY: Final = 12
"""Pay in one of several ways: wood, stone and ore paid."""
FORGE: Final = 13
"""Forge: strength."""
LOOT: Final = 14
"""Choose a loot item: item."""
GROW: Final = 15
"""Family growth."""
ORE_MINE: Final = 16
"""Place the ore mine and deep tunnel: mine cell, tunnel cell."""
RUBY_MINE: Final = 17
"""Place a ruby mine: cell."""
TRADE: Final = 18
"""Ore trading, once."""
BUY: Final = 19
"""Buy at the weekly market: good."""
IMITATE: Final = 20
"""Use another's space: space."""
PAY_FOOD: Final = 21
"""Pay food, turning goods into it: a plan of goods."""
FEED: Final = 22
"""Feed the dwarfs: a plan of goods."""
BREED: Final = 23
"""Accept newborns: set of kinds."""
COOK: Final = 24
"""Turn animals without room into food: sheep, donkeys, boars, cattle."""
SKIP: Final = 25
"""Third red marker: 0 skip the field step, 1 skip breeding."""
KEEP: Final = 26
"""Solo clearing: pay a ruby to keep the goods of a space."""
CLEAR: Final = 27
"""Solo clearing: let the goods go."""
DONE: Final = 28
"""End a moment in which only exchanges are possible."""

RUBY_GOOD: Final = 40
"""1 ruby for a good or an animal: good (CAV-7.2, 7.3, 7.7)."""
RUBY_TILE: Final = 41
"""Rubies for a single tile: tile, cell (CAV-7.4, 7.5)."""
EAT: Final = 42
"""Turn goods into food: good, amount (CAV-7.8)."""
USE: Final = 43
"""Use a tile's exchange: tile, way, weapon (CAV-7.12)."""

ANYTIME: Final = kinds(RUBY_GOOD, RUBY_TILE, EAT, USE)
