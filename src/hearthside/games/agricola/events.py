"""The kinds of events in Agricola. The first two are the ledger: every change of goods is in it."""

from __future__ import annotations

from typing import Final

GAINED: Final = 0
"""player got b of good a."""
PAID: Final = 1
"""player gave b of good a."""
PLACED: Final = 2
"""player put a person on space a; b is its number this round."""
STAYED: Final = 3
"""player found no space to use."""
PLOWED: Final = 4
"""player laid a field tile on cell a."""
SOWED: Final = 5
"""player sowed a grain and b vegetable fields."""
BAKED: Final = 6
"""player baked a grain into b food."""
ROOM_BUILT: Final = 7
"""player built a room on cell a."""
STABLE_BUILT: Final = 8
"""player built a stable on cell a."""
FENCED: Final = 9
"""player built the fences a (a set of edges)."""
RENOVATED: Final = 10
"""player's house is now of material a."""
GREW: Final = 11
"""player has now a people."""
OCCUPATION_PLAYED: Final = 12
"""player played occupation a."""
MINOR_PLAYED: Final = 13
"""player played minor improvement a."""
MAJOR_BUILT: Final = 14
"""player built major improvement a; b is the returned card plus one."""
CARD_USED: Final = 15
"""player used the effect of card a."""
PASSED_ON: Final = 16
"""player got the traveling card a from their neighbour."""
PROMISED: Final = 17
"""goods b (packed) were laid on round space a for player."""
REVEALED: Final = 18
"""card a was turned up in round b."""
REPLENISHED: Final = 19
"""space a received goods."""
ROUND: Final = 20
"""round a begins."""
HARVEST: Final = 21
"""the harvest of round a begins."""
CROPPED: Final = 22
"""player harvested a grain and b vegetables."""
FED: Final = 23
"""player fed their people with a food."""
BEGGED: Final = 24
"""player took a begging markers."""
BORN: Final = 25
"""player's newborn animals: set a of kinds."""
RELEASED: Final = 26
"""player released animals: packed goods a."""
STARTS: Final = 27
"""player has the starting player token."""
EXCHANGED: Final = 28
"""player made an any-time exchange: kind a, arguments b."""
BONUS: Final = 29
"""player noted a bonus points."""
DEALT: Final = 30
"""player received card a; only they may know which."""
HOME: Final = 31
"""all people return home."""
STORED: Final = 32
"""the counter of player's card a is now b."""
LAID: Final = 33
"""player laid goods b (packed) on space a."""
PICKED: Final = 34
"""player kept card a of those passed to them; only they may know which."""
PACKS_PASSED: Final = 35
"""everybody hands the rest of their cards to the left."""
MULLIGAN: Final = 36
"""player discarded all b hand cards of type a."""
DROPPED: Final = 37
"""player discarded hand card a; only they may know which."""
MARKET_OPENED: Final = 38
"""card a lies face up now."""
MARKET_TAKEN: Final = 39
"""player took the open card a in place of their turn."""
TRADED: Final = 40
"""player gave packed goods a to their partner and received packed goods b."""
KEPT: Final = 41
"""player's occupation a lies open from the start."""
DISCARDED: Final = 42
"""player gave packed goods a back to the general supply."""
