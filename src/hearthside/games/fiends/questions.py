"""What tiles of Frantic Fiends answer by statics, besides the questions of Caverna (FF-13.1)."""

from __future__ import annotations

from typing import Final

from hearthside.core.hooks import Register
from hearthside.games.caverna.hooks import no_tiles
from hearthside.games.caverna.questions import QUESTIONS as BASE_QUESTIONS

QUESTIONS: Final = Register(BASE_QUESTIONS)
DOG_STRENGTH: Final = QUESTIONS.add("dog_strength")
"""How much more each dog counts in fights (FF-4.3)."""
HIDING_PLACE: Final = QUESTIONS.add("hiding_place")
"""May weakly armed dwarfs be placed first?"""
ORC_ROOM: Final = QUESTIONS.add("orc_room")
"""Room for friendly orcs (FF-0.5)."""

# What the friendly orc who lives on a tile can do (FF-7.4)
CHIEF: Final = QUESTIONS.add("chief")
MINE_ORC: Final = QUESTIONS.add("mine_orc")
ORC_WORKER: Final = QUESTIONS.add("orc_worker")
GUEST: Final = QUESTIONS.add("guest")
"""Nothing, but the dwelling may house a dwarf instead."""

NO_TILES: Final = no_tiles(QUESTIONS)
