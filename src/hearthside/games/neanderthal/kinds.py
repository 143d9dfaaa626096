"""The kinds of choices, by the decision point they belong to (NEA-20.2)."""

from __future__ import annotations

from typing import Final

SIDE: Final = 2
SPECIES_CHOICE: Final = 3
ORDER: Final = 4
ICE_SLOT: Final = 5
LOSE: Final = 6
GIVE_UP: Final = 7
FLIP: Final = 8
KEEP: Final = 9
SPARE: Final = 10
SEND: Final = 11
BID: Final = 12
PASS: Final = 13
PAY: Final = 14
RECALL: Final = 15
HUNT: Final = 16
PROMOTE: Final = 17
COURT: Final = 18
RELOCATE: Final = 19
DONE: Final = 20
OFFER: Final = 21
CLAUSE: Final = 22
PROPOSE: Final = 23
ACCEPT: Final = 24
DECLINE: Final = 25
ATTACK: Final = 26
HOLD: Final = 27
HIT: Final = 28
FALL: Final = 29
RESOLVE: Final = 30
POWER: Final = 31
NO_POWER: Final = 32
TURN: Final = 33
CLAIM: Final = 34
LEAVE: Final = 35
DISCARD: Final = 36
RELEASE: Final = 37
BORN: Final = 38
FIRST_SUITOR: Final = 39
FOLLOW: Final = 40
GO_HOME: Final = 41
PORTAL: Final = 42
INNOVATE: Final = 43
PLAY: Final = 44
EXTRA: Final = 45
REPLACE: Final = 46
EXCHANGE: Final = 47
SWAP: Final = 48
DROP: Final = 49


NOBODY: Final = 255
"""No third, no second species in an order; nothing in return in an exchange."""
