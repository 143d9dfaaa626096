"""Setting up a game (NEA-2)."""

from __future__ import annotations

from hearthside.core.chance import generator
from hearthside.core.choice import NATURE
from hearthside.core.engine import advance
from hearthside.core.options import OptionValue
from hearthside.core.state import Frame
from hearthside.games.neanderthal.cards import NORTH_BAG, SOUTH_BAG, WOMAN_CARDS, WOMEN_BAG
from hearthside.games.neanderthal.config import Mode
from hearthside.games.neanderthal.names import SLOT_COUNT
from hearthside.games.neanderthal.program import GAME
from hearthside.games.neanderthal.state import EMPTY, Neanderthal
from hearthside.games.neanderthal.tribe import Tribe


def blank_state(players: int, rng: int, mode: Mode) -> Neanderthal:
    """A table with everything in its box."""
    s = Neanderthal(players, rng, mode)
    s.tribes = [Tribe(colour) for colour in range(3)]
    s.women_bag = WOMEN_BAG
    s.events_left = mode.events
    s.biome_bag = NORTH_BAG | SOUTH_BAG
    s.row = [EMPTY] * SLOT_COUNT
    s.dead = [0, 0, 0]
    s.host = [-1] * WOMAN_CARDS
    s.discs = [0] * WOMAN_CARDS
    s.partner = [0] * WOMAN_CARDS
    s.suitors = [0] * WOMAN_CARDS
    s.lost = [0, 0, 0]
    s.offers_made = [0] * 9
    return s


def new_state(players: int, seed: int, options: dict[str, OptionValue]) -> Neanderthal:
    """A game before its first decision, which is NATURE's: the first biome card."""
    s = blank_state(players, generator(seed), Mode(players, options))
    s.main.append(Frame(GAME, NATURE))
    advance(s)
    return s
