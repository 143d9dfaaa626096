"""The kinds of events that Frantic Fiends adds to those of Caverna."""

from __future__ import annotations

from typing import Final

from hearthside.games.caverna.events import FIRST_FREE

DRAWN: Final = FIRST_FREE
"""component b of sort a (see drawing.py) is in this game."""
ORC_EVENT: Final = FIRST_FREE + 1
"""orc event a begins (b = 0) or is over (b = 1)."""
CARD: Final = FIRST_FREE + 2
"""player drew movement card a for orc b."""
STEPPED: Final = FIRST_FREE + 3
"""player's orc a enters cell b."""
BRIBED: Final = FIRST_FREE + 4
"""player's orc a is bribed with b goods."""
DISPLACED: Final = FIRST_FREE + 5
"""player's orc a is displaced to cell b."""
WEAKENED: Final = FIRST_FREE + 6
"""player's orc a now has strength b."""
TRAP_SET: Final = FIRST_FREE + 7
"""player set trap a on cell b."""
SPRUNG: Final = FIRST_FREE + 8
"""player's trap on cell b caught orc a."""
HELD: Final = FIRST_FREE + 9
"""player's orc a is held on cell b."""
DEFEATED: Final = FIRST_FREE + 10
"""player's orc a is defeated; b was its strength."""
CLAIMED: Final = FIRST_FREE + 11
"""player took bounty b (GOLD_SLOT: gold) for orc a."""
BEFRIENDED: Final = FIRST_FREE + 12
"""player's orc a (4: the extra orc) lives on cell b."""
OCCUPIED: Final = FIRST_FREE + 13
"""player's orc a occupies cell b."""
RELEASED: Final = FIRST_FREE + 14
"""player's orc a leaves cell b."""
CAPTURED: Final = FIRST_FREE + 15
"""player's dwarf of strength b (CAPTURED_ORC: a friendly orc) on cell a is a prisoner."""
TRAMPLED: Final = FIRST_FREE + 16
"""player lost crops on cell a: b of them."""
STOCKED: Final = FIRST_FREE + 17
"""b goods were put on player's mine on cell a."""
EXTRACTED: Final = FIRST_FREE + 18
"""player took b goods from the mine on cell a."""
FOUGHT: Final = FIRST_FREE + 19
"""player fought orc a and gave up b dogs."""
ORC_PLACED: Final = FIRST_FREE + 20
"""player put friendly orc a on space b."""
APPEARED: Final = FIRST_FREE + 21
"""player's orc a appears on cell b."""
ARMED: Final = FIRST_FREE + 22
"""player gave a dwarf a weapon of strength a."""
USED_SPACE: Final = FIRST_FREE + 23
"""player uses space a without standing there."""
RESIDED: Final = FIRST_FREE + 24
"""player said who lives where."""
ARRANGED: Final = FIRST_FREE + 25
"""player put the animals in their places."""
BONUS: Final = FIRST_FREE + 26
"""player receives bonus a of the campaign."""
BONUS_LOST: Final = FIRST_FREE + 27
"""player loses bonus a of the campaign: it has no place."""

CAPTURED_ORC: Final = 255
"""Instead of a strength: the prisoner is a friendly orc."""
