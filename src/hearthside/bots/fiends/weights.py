"""What the bot `greedy` thinks of orcs and traps, in points at the end of the game."""

from __future__ import annotations

from hearthside.bots.caverna.weights import Weights


class FiendsWeights(Weights):
    """The weights of Caverna and those of the expansion."""

    orc: float = 7.0
    """A fiendish orc that is still there."""
    power: float = 1.1
    """One strength of it."""
    last: float = 6.0
    """All orcs gone: yellow tiles, and nothing to fear."""
    haste: float = 1.5
    """The number of own actions left with which hopes of fights count half."""
    beatable: float = 0.75
    """An orc that could be beaten now, as a part of its price."""
    hopeful: float = 0.45
    """An orc that could nearly be beaten, as a part of its price."""
    forged: float = 0.7
    """One ore of a dwarf without a weapon, as a part of a strength."""
    bribe: float = 0.3
    """A good that the next event takes as a bribe."""
    trap: float = 0.75
    """What an active trap may do to an orc beside it, as a part of what that is worth."""
    lodging: float = 1.5
    """A vacant orc dwelling, times tempo."""
    friend: float = 2.2
    """A friendly orc for one round to come, fed."""
    worker: float = 0.8
    """An orc worker among the friends, for one round to come."""
    chief: float = 0.5
    """A chief orc among them."""
    miner: float = 0.3
    """A mine orc, if there is an ore mine."""
    in_cave: float = 3.0
    """An orc that occupies a space."""
    laden: float = 0.3
    """One ore on a mine, times tempo; a ruby counts three."""
