"""Setting up a game (CAV-2)."""

from __future__ import annotations

from hearthside.core.chance import generator
from hearthside.core.choice import NATURE
from hearthside.core.engine import advance
from hearthside.core.options import OptionValue
from hearthside.core.state import Frame
from hearthside.games.caverna.config import Decisions
from hearthside.games.caverna.furnishing import TILES
from hearthside.games.caverna.home import start_home
from hearthside.games.caverna.program import GAME
from hearthside.games.caverna.space import SLOTS
from hearthside.games.caverna.spaces import SPACES, card_bag, printed_spaces
from hearthside.games.caverna.state import Caverna


def new_state(players: int, seed: int, options: dict[str, OptionValue]) -> Caverna:
    """A game before its first decision, which is NATURE's: who begins."""
    rules = Decisions(options)
    s = Caverna(players, generator(seed), rules)
    s.homes = [start_home() for _ in range(players)]
    s.piles = [0] * len(SLOTS)
    s.occupants = [-1] * len(SPACES)
    s.open_spaces = printed_spaces(players)
    s.bag = card_bag(players)
    if players > 1:
        s.greens = 3 if players == 2 else 4
        s.reds = 3
    for tile in TILES:
        if rules.full or tile.intro:
            s.supply |= 1 << tile.index
    s.main.append(Frame(GAME, NATURE))
    advance(s)
    return s
