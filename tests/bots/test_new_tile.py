"""A tile that no network was trained for: bots play with it, hints and analysis know it."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
from hearthside.games.caverna import furnishings
from hearthside.games.caverna.furnishing import YELLOW, Furnishing, link_tiles
from hearthside.games.caverna.goods import Price

Furnishing("hay_loft", YELLOW, Price(wood=1), points=1, intro=True)
link_tiles()

from hearthside import analyse, new_game
from hearthside.bots import Rng, make_bot

game = new_game("caverna", players=2, seed=3)
assert any("hay_loft" in str(tile) for tile in game.state.content.tile_named)
for level in ("novice", "strong", "steady@table"):
    seat = game.deciders[0]
    choice = make_bot(level).choose(game.state.copy(), seat, Rng(1))
    game.play(game.rules.token(game.state, seat, choice), seat)
assert game.hint(game.deciders[0], level="novice")
assert game.hint(game.deciders[0], level="steady")
assert analyse(game).decisions
"""


def test_bots_play_with_a_tile_that_they_never_learned() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stderr.splitlines() == [
        "caverna.npz counts as zero what it was not trained for "
        "(own has hay_loft, other has hay_loft)."
    ]
