"""What cards change by a number: the questions that statics answer (AGC-2.2)."""

from __future__ import annotations

from typing import Final

from hearthside.core.hooks import Register

QUESTIONS: Final = Register()
PASTURE_ROOM: Final = QUESTIONS.add("pasture_room")
"""More animals in every pasture (AGR-8.2)."""
ROOM_ANIMALS: Final = QUESTIONS.add("room_animals")
"""Each room of the house holds an animal, in place of the one pet."""
PEOPLE_PLACES: Final = QUESTIONS.add("people_places")
"""Places for people on cards (AGR-10.14)."""
NO_RENOVATION: Final = QUESTIONS.add("no_renovation")
STRAIGHT_TO_STONE: Final = QUESTIONS.add("straight_to_stone")
"""A wooden house may be renovated to stone."""
FREE_FENCES: Final = QUESTIONS.add("free_fences")
"""This many fences of every Build Fences action cost no wood."""
MORE_GRAIN: Final = QUESTIONS.add("more_grain")
"""One more grain may be taken from each grain field."""
TWO_AT_A_MARKET: Final = QUESTIONS.add("two_at_a_market")
"""Two people may be placed one after the other if one goes to an animal market."""
NEWBORNS_ACT: Final = QUESTIONS.add("newborns_act")
"""A newborn may be placed for 1 food."""
CROPS_MOVE: Final = QUESTIONS.add("crops_move")
"""A crop may be moved to an empty field at any time."""
