"""The numbers of the choices that Frantic Fiends adds; forms.py says what they are."""

from __future__ import annotations

from typing import Final

SET_TRAP: Final = 29
STOCK: Final = 30
FIGHT: Final = 31
CLAIM: Final = 32
CARVE: Final = 33
BRIBE: Final = 34
DISPLACE: Final = 35
PROCEED: Final = 36
HIT: Final = 37
SPEND: Final = 38
HOUSE: Final = 39
CAMOUFLAGE: Final = 44
ARRANGE: Final = 45
SETTLE: Final = 46
USE_SPACE: Final = 47
NAME: Final = 48
ARM: Final = 49
BARTER: Final = 50
OVERRIDE_ORC: Final = 51
LODGE: Final = 52
OCCUPY: Final = 53
PLACE_ORC: Final = 55
EXTRACT: Final = 56
DONKEYS: Final = 57
EXTRA: Final = 58
RECEIVE: Final = 59
