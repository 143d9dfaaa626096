"""What tiles of Frantic Fiends answer by static hooks, besides the questions of Caverna."""

from __future__ import annotations

from typing import Final

from hearthside.core.hooks import no_hooks
from hearthside.games.caverna.furnishing import QUESTIONS, WINDOWS

DOG_STRENGTH: Final = QUESTIONS
"""How much more each dog counts in fights (FF-4.3, 13.1)."""
HIDING_PLACE: Final = QUESTIONS + 1
"""May weakly armed dwarfs be placed first (FF-13.1)?"""

NO_TILES: Final = no_hooks(QUESTIONS + 2, WINDOWS)
"""The hooks of somebody without tiles."""
