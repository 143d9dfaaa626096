"""The public API: one `Game` object for people, bots and programs.

>>> import hearthside
>>> game = hearthside.new_game("caverna", players=2, seed=7)
>>> seat = game.deciders[0]
>>> [option.token for option in game.options(seat)][:3]
['place housework', 'place slash_and_burn', 'place drift_mining']
>>> game.play("place wood_gathering", seat)
>>> game.view(seat)["homes"][seat]["goods"]["wood"]
1
"""

from hearthside.api.choosing import Option
from hearthside.api.game import HIDDEN, Game, Score, new_game, replay
from hearthside.api.info import GameInfo, OptionInfo, games

__all__ = [
    "HIDDEN",
    "Game",
    "GameInfo",
    "Option",
    "OptionInfo",
    "Score",
    "games",
    "new_game",
    "replay",
]
