"""The kinds of events: what happened, for logs and animations."""

from __future__ import annotations

from typing import Final

TURN: Final = 0
"""turn a begins with Woman b as event card."""
ORDERED: Final = 1
"""the order of the turn: packed in a, their number in b."""
ICON: Final = 2
"""event icon a with number b."""
REVEALED: Final = 3
"""biome card a appeared in slot b."""
MOVED: Final = 4
"""biome card a moved to slot b."""
LEFT: Final = 5
"""biome card a left the game."""
FROZE: Final = 6
"""an ice cap was put into slot a."""
MELTED: Final = 7
"""the ice cap in slot a melted."""
ROLLED: Final = 8
"""colour a rolled dice b, packed."""
DIED: Final = 9
"""colour a lost tokens b."""
ELDER_DIED: Final = 10
"""colour a lost the elder of level b."""
FLIPPED: Final = 11
"""colour a has structure b now."""
GAVE_UP: Final = 12
"""colour a gave up dependent b."""
WANDERED: Final = 13
"""a member of colour a joined colour b."""
BID: Final = 14
"""colour a bids b discs."""
PASSED: Final = 15
"""colour a bids no more."""
WON_WOMAN: Final = 16
"""colour a has Woman b in the tableau."""
WOMAN_LEFT: Final = 17
"""Woman b left the game; colour a, or nobody, had her."""
PLACED: Final = 18
"""colour a put tokens on a slot: placement b."""
PROMOTED: Final = 19
"""colour a has an elder of level b."""
COURTS: Final = 20
"""colour a has a suitor with Woman b."""
RELOCATED: Final = 21
"""colour a moved a partner to Woman b."""
RECALLED: Final = 22
"""colour a recalled dependent b."""
OFFERED: Final = 23
"""colour a made an offer to colour b."""
CLAUSE: Final = 24
"""colour a: clause b of the offer that was just made or accepted."""
ACCEPTED: Final = 25
DECLINED: Final = 26
"""colour a accepted or declined."""
FORAGED: Final = 27
"""colour a foraged b newborns."""
BORN: Final = 28
"""colour a took newborns b."""
RELEASED: Final = 29
"""colour a released a disc of colour b."""
HUNTED: Final = 30
"""colour a hunted in a slot, with success or not: hunt result b."""
DRAWN: Final = 31
"""the hunters of colour a were drawn to the predator in slot b."""
ROBBED: Final = 32
"""the predator in slot b took the loot of colour a."""
CLAIMED: Final = 33
"""colour a took biome card b."""
DISCARDED: Final = 34
"""colour a discarded hand card b."""
PARTNERED: Final = 35
"""colour a has a partner with Woman b."""
UNPARTNERED: Final = 36
"""the partner of colour a left Woman b."""
REJECTED: Final = 37
"""the suitor of colour a goes home from Woman b."""
HERDED: Final = 38
"""colour a herds."""
PORTAL: Final = 39
"""colour a opened portal slot b."""
CONVERTED: Final = 40
"""colour a is tribal now."""
PLAYED: Final = 41
"""colour a put hand card b into the tableau."""
EXTINCT: Final = 42
"""colour a is a Lazarus species."""
SWAPPED: Final = 43
"""the Alpha of colour a is in the pool now."""
GAVE_CARD: Final = 44
"""colour a gave card b away."""
EXCHANGED: Final = 45
"""colours a and b made an exchange."""
LONGER: Final = 46
"""the game became a turns longer."""
FROZEN_OVER: Final = 47
"""no face-up biome card is left."""
ATTACKED: Final = 48
"""colour a hits b tokens."""
SPECIES: Final = 49
"""player is the species a."""
STRUCTURE: Final = 50
"""colour a begins with structure b."""
