"""Setting up a game (FF-2)."""

from __future__ import annotations

from hearthside.core.chance import generator
from hearthside.core.choice import NATURE
from hearthside.core.engine import advance
from hearthside.core.options import OptionValue
from hearthside.core.state import Frame
from hearthside.games.fiends.bonuses import BONUS_NAMES
from hearthside.games.fiends.config import FiendsDecisions, check_players
from hearthside.games.fiends.content import BASE_DWELLINGS, FIENDS, SUPPLY
from hearthside.games.fiends.drawing import lay
from hearthside.games.fiends.home import RESERVE, start_fiends_home
from hearthside.games.fiends.movement import START_CELLS
from hearthside.games.fiends.program import GAME
from hearthside.games.fiends.spaces import card_bag, printed_spaces
from hearthside.games.fiends.state import Fiends
from hearthside.games.fiends.tiles import PER_PLAYER
from hearthside.games.fiends.traps import BASE_BOARD_TRAPS, TRAP_NAMED, TRAPS

ALL_COPIES = 7
"""How many copies of each multiple tile there are in the box (FF-1.2)."""


def new_state(players: int, seed: int, options: dict[str, OptionValue]) -> Fiends:
    """A game before its first decision, which is NATURE's: which extension is in use."""
    rules = FiendsDecisions(options)
    check_players(rules, players, BONUS_NAMES)
    s = Fiends(players, generator(seed), rules)
    s.homes = [
        start_fiends_home([*START_CELLS, RESERVE], rules.strengths(seat)) for seat in range(players)
    ]
    s.piles = [0] * len(FIENDS.shelf.slots)
    s.occupants = [-1] * len(FIENDS.spaces)
    s.open_spaces = printed_spaces(players)
    s.bag = card_bag(players)
    s.greens = 3 if players <= 2 else 4
    s.reds = 2
    s.left = [0] * len(FIENDS.tiles)
    s.traps_left = [0] * len(TRAPS)
    for name in BASE_DWELLINGS:
        copies = players if name in PER_PLAYER else 1
        lay(s, name, ALL_COPIES if name in PER_PLAYER and rules.all_orc_dwellings else copies)
    for name in SUPPLY.functions:
        lay(s, name, 1)
    for name in BASE_BOARD_TRAPS:
        s.traps_left[TRAP_NAMED[name].index] = players
    s.bonuses = [BONUS_NAMES.index(name) for name in rules.bonuses]
    s.main.append(Frame(GAME, NATURE))
    advance(s)
    return s
