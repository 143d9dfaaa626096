"""The kinds of events that Frantic Fiends adds to those of Caverna."""

from __future__ import annotations

from typing import Final

from hearthside.games.caverna.events import EVENT_NAMES

_FIRST: Final = len(EVENT_NAMES)

DRAWN: Final = _FIRST
"""component b of sort a (see notation) is in this game."""
ORC_EVENT: Final = _FIRST + 1
"""orc event a begins (b = 0) or is over (b = 1)."""
CARD: Final = _FIRST + 2
"""player drew movement card a for orc b."""
STEPPED: Final = _FIRST + 3
"""player's orc a enters cell b."""
BRIBED: Final = _FIRST + 4
"""player's orc a is bribed with b goods."""
DISPLACED: Final = _FIRST + 5
"""player's orc a is displaced to cell b."""
WEAKENED: Final = _FIRST + 6
"""player's orc a now has strength b."""
TRAP_SET: Final = _FIRST + 7
"""player set trap a on cell b."""
SPRUNG: Final = _FIRST + 8
"""player's trap on cell b caught orc a."""
HELD: Final = _FIRST + 9
"""player's orc a is held on cell b."""
DEFEATED: Final = _FIRST + 10
"""player's orc a is defeated; b was its strength."""
CLAIMED: Final = _FIRST + 11
"""player took bounty b (GOLD_SLOT: gold) for orc a."""
BEFRIENDED: Final = _FIRST + 12
"""player's orc a (4: the extra orc) lives on cell b."""
OCCUPIED: Final = _FIRST + 13
"""player's orc a occupies cell b."""
RELEASED: Final = _FIRST + 14
"""player's orc a leaves cell b."""
CAPTURED: Final = _FIRST + 15
"""player's dwarf of strength b (CAPTURED_ORC: a friendly orc) on cell a is a prisoner."""
TRAMPLED: Final = _FIRST + 16
"""player lost crops on cell a: b of them."""
STOCKED: Final = _FIRST + 17
"""b goods were put on player's mine on cell a."""
EXTRACTED: Final = _FIRST + 18
"""player took b goods from the mine on cell a."""
FOUGHT: Final = _FIRST + 19
"""player fought orc a and gave up b dogs."""
ORC_PLACED: Final = _FIRST + 20
"""player put friendly orc a on space b."""
APPEARED: Final = _FIRST + 21
"""player's orc a appears on cell b."""
ARMED: Final = _FIRST + 22
"""player gave a dwarf a weapon of strength a."""
USED_SPACE: Final = _FIRST + 23
"""player uses space a without standing there."""
RESIDED: Final = _FIRST + 24
"""player said who lives where."""
ARRANGED: Final = _FIRST + 25
"""player put the animals in their places."""

CAPTURED_ORC: Final = 255
"""Instead of a strength: the prisoner is a friendly orc."""

FIENDS_EVENT_NAMES: Final = (
    *EVENT_NAMES,
    "drawn",
    "orc_event",
    "card",
    "stepped",
    "bribed",
    "displaced",
    "weakened",
    "trap_set",
    "sprung",
    "held",
    "defeated",
    "claimed",
    "befriended",
    "occupied",
    "released",
    "captured",
    "trampled",
    "stocked",
    "extracted",
    "fought",
    "orc_placed",
    "appeared",
    "armed",
    "used_space",
    "resided",
    "arranged",
)
