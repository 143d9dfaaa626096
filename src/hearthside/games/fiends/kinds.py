"""The kinds of choices that Frantic Fiends adds. Tokens are what lasts (notation.py)."""

from __future__ import annotations

from typing import Final

SET_TRAP: Final = 29
"""Set a trap: trap, cell (FF-3.11)."""
STOCK: Final = 30
"""Stock mines: up to four cells plus one, 0 for none (FF-3.6)."""
FIGHT: Final = 31
"""Fight an orc: letter, dogs given up (FF-4.3)."""
CLAIM: Final = 32
"""Reward for a defeated orc: letter, slot of the bounty board or GOLD_SLOT (FF-6.1)."""
CARVE: Final = 33
"""Carve a club: strength (FF-3.1)."""
BRIBE: Final = 34
"""Bribe the active orc: goods (FF-8.6)."""
DISPLACE: Final = 35
"""Displace the active orc: cell (FF-8.6)."""
PROCEED: Final = 36
"""Let the active orc go on (FF-8.7, 8.8)."""
HIT: Final = 37
"""One hit of darts or blast: letter (FF-5.6)."""
SPEND: Final = 38
"""Pay into a trap: goods (FF-5.5)."""
HOUSE: Final = 39
"""Animals in an orc event: good, cell, 1 if one leaves that cell (FF-6.4, 8.11)."""
CAMOUFLAGE: Final = 44
"""Place a dwarf of strength 1 to 3 first, for nothing: strength (FF-13.1)."""
ARRANGE: Final = 45
"""Put every animal on a space: a packed arrangement (FF-0.9)."""
SETTLE: Final = 46
"""Say who lives where: a packed list of cells (FF-0.7)."""
USE_SPACE: Final = 47
"""Herald and Forger: space (FF-6.5)."""
NAME: Final = 48
"""Name the acting dwarf: its number (FF-6.5)."""
ARM: Final = 49
"""Give a dwarf a weapon: its number, strength, good paid plus one (FF-13.1)."""
BARTER: Final = 50
"""Barter Master: good given, good taken, how many (FF-6.3)."""
OVERRIDE_ORC: Final = 51
"""Place a friendly orc out of order for a ruby: orc (FF-7.3)."""
LODGE: Final = 52
"""A held orc moves in: letter, cell (FF-7.1)."""
OCCUPY: Final = 53
"""Which of several equal spaces an orc takes: cell (FF-9.3)."""
PLACE_ORC: Final = 55
"""Place a friendly orc: orc, space (FF-7.4)."""
EXTRACT: Final = 56
"""The Mine Orc empties an ore mine: cell (FF-7.4)."""
DONKEYS: Final = 57
"""Which mines hold a donkey: up to eight cells plus one, 0 for none (FF-10.2)."""
EXTRA: Final = 58
"""The Chief Orc takes one more: good (FF-7.4)."""
RECEIVE: Final = 59
"""Receive a campaign bonus first: its place in the list (FF-12.6)."""
