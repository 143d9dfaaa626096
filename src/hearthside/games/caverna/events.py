"""The kinds of events in Caverna. The first two are the ledger: every change of goods is in it."""

from __future__ import annotations

from typing import Final

GAINED: Final = 0
"""player got b of good a."""
PAID: Final = 1
"""player gave b of good a."""
PLACED: Final = 2
"""player put a dwarf of strength b on space a."""
OVERRODE: Final = 3
"""player places a dwarf of strength a out of order."""
STAYED: Final = 4
"""player found no space to use."""
TILE_LAID: Final = 5
"""player laid terrain b (see happenings.py) on cell a."""
FENCED: Final = 6
"""player fenced cell a (and cell b, or 255)."""
STABLE_BUILT: Final = 7
SOWED: Final = 8
"""player sowed a grain and b vegetable fields."""
FURNISHED: Final = 9
"""player built tile a on cell b."""
FORGED: Final = 10
LOOTED: Final = 11
GREW: Final = 12
ROSE: Final = 13
"""player's weapons rose: a is the acting dwarf's new strength."""
IMITATED: Final = 14
REVEALED: Final = 15
"""card a was turned up in round b."""
MARKER: Final = 16
"""harvest marker of this round: a is 1 for green, 2 for red."""
ROUND: Final = 17
HARVEST: Final = 18
"""a harvest of kind a begins."""
BEGGED: Final = 19
BORN: Final = 20
"""player's newborn animals: set a of kinds."""
SKIPPED: Final = 21
CLEARED: Final = 22
KEPT: Final = 23
STARTS: Final = 24
"""player has the starting-player token."""
EXCHANGED: Final = 25
"""player used exchange b of kind a (see kinds.py)."""
DISARMED: Final = 26
CROPPED: Final = 27
"""player harvested a fields with grain and b with vegetables."""
REPLENISHED: Final = 28
"""space a received goods."""

FIRST_FREE: Final = 29
"""An expansion numbers its own from here."""
