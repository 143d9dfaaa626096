"""Setting up a game (AGR-3)."""

from __future__ import annotations

from hearthside.core.chance import generator
from hearthside.core.choice import NATURE
from hearthside.core.engine import advance
from hearthside.core.options import OptionValue
from hearthside.core.state import Frame
from hearthside.games.agricola.board.printed import SPACES, card_bag, printed_spaces
from hearthside.games.agricola.config import LOPEZ, Config
from hearthside.games.agricola.farm.player import Player
from hearthside.games.agricola.flow.deal import full_deck
from hearthside.games.agricola.program import GAME
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.vocabulary.card import CARDS, MAJOR, MINOR, OCCUPATION


def new_state(players: int, seed: int, options: dict[str, OptionValue]) -> Agricola:
    """A game before its first decision, which is NATURE's: who begins."""
    rules = Config(options, players)
    s = Agricola(players, generator(seed), rules)
    s.players = [Player(rules.one_pasture_per_kind) for _ in range(players)]
    s.piles = [0] * len(SPACES)
    s.occupants = [0] * len(SPACES)
    s.open_spaces = printed_spaces(rules)
    s.bag = card_bag()
    for card in CARDS:
        if card.kind == MAJOR:
            s.majors |= 1 << card.index
    if rules.hand_cards:
        most = 4 if rules.deal == LOPEZ else players
        all_sets = rules.everything
        s.decks = [full_deck(MINOR, players, all_sets), full_deck(OCCUPATION, most, all_sets)]
    s.main.append(Frame(GAME, NATURE))
    advance(s)
    return s
