"""The kinds of choices, by the decision point they belong to (NEA-20.2)."""

from __future__ import annotations

from typing import Final

SIDE: Final = 2
"""DP-01, structure side: structure."""
SPECIES_CHOICE: Final = 3
"""NEA-13.3, the species of a one-species game: colour."""
ORDER: Final = 4
"""DP-02, order of the turn: first, second, third colour, or NOBODY."""
ICE_SLOT: Final = 5
"""DP-03, where the ice goes: slot."""
LOSE: Final = 6
"""DP-04, 11, 13, which token dies: kind of token."""
GIVE_UP: Final = 7
"""DP-04, 05, what is given up: dependent."""
FLIP: Final = 8
KEEP: Final = 9
"""DP-04, flip the structure card or keep it."""
SPARE: Final = 10
"""DP-21, which struck elder survives: level."""
SEND: Final = 11
"""DP-06, who receives a wanderer: colour."""
BID: Final = 12
"""DP-07: number of discs."""
PASS: Final = 13
PAY: Final = 14
"""DP-07, which discs are put on the Woman: orange, white, black."""
RECALL: Final = 15
"""DP-08, near extinction: dependent code of an elder, or a Woman whose partner is recalled."""
HUNT: Final = 16
"""DP-08: slot, kind of token, number."""
PROMOTE: Final = 17
"""DP-08: level, 1 for the Alpha."""
COURT: Final = 18
"""DP-08: Woman, 1 for the Alpha."""
RELOCATE: Final = 19
"""DP-08: from Woman, to Woman."""
DONE: Final = 20
OFFER: Final = 21
"""DP-09, begin an offer: colour."""
CLAUSE: Final = 22
"""DP-09: kind of clause, colour, target, kind of promise."""
PROPOSE: Final = 23
ACCEPT: Final = 24
DECLINE: Final = 25
ATTACK: Final = 26
HOLD: Final = 27
"""DP-10, does the partner attack?"""
HIT: Final = 28
"""DP-11, who is hit: colour."""
FALL: Final = 29
"""DP-11, who dies with a Woman: 0 suitor, 1 partner."""
RESOLVE: Final = 30
"""DP-12, which card is next: slot, or 32 + Woman."""
POWER: Final = 31
NO_POWER: Final = 32
"""DP-13, declare the Alpha power or roll for the Alpha too."""
TURN: Final = 33
"""DP-13, how many dice showing 3 are turned to 1."""
CLAIM: Final = 34
LEAVE: Final = 35
"""DP-13, take the card or leave it."""
DISCARD: Final = 36
"""DP-13: hand card."""
RELEASE: Final = 37
"""DP-14: kind of carrier, which one, colour."""
BORN: Final = 38
"""DP-15: 1 with the Alpha, 0 without."""
FIRST_SUITOR: Final = 39
"""DP-16, who courts next among equals: colour."""
FOLLOW: Final = 40
GO_HOME: Final = 41
"""DP-17, hunt the replacement card or go home."""
PORTAL: Final = 42
"""DP-18: portal slot."""
INNOVATE: Final = 43
"""DP-18: kind of carrier, which one, colour."""
PLAY: Final = 44
"""DP-18, elder action: hand card."""
EXTRA: Final = 45
"""DP-20: number of further events."""
REPLACE: Final = 46
"""DP-20: Woman who makes room."""
EXCHANGE: Final = 47
"""NEA-13.2.4: kind of exchange, what the first gives, what the second gives."""
SWAP: Final = 48
"""DP-19, at any time: colour of the Alpha."""

NOBODY: Final = 255
"""No third, no second species in an order; nothing in return in an exchange."""
