"""What the bot `greedy` thinks things are worth, in points at the end of the game.

Numbers to be improved by playing: change one, run a match, keep it if the bot gets better.
"Tempo" is a factor from 0 (no action left) to 1 (a long game ahead).
"""

from __future__ import annotations


class Weights:
    """Every weight by its name."""

    tempo: float = 3.0
    """The number of own actions left with which potentials count half."""

    # Goods beyond their printed points

    wood: float = 0.9
    """One of the first few wood, times tempo."""
    stone: float = 1.1
    """One of the first few stone, times tempo."""
    ore: float = 0.45
    """One of the first few ore, times tempo."""
    plenty: float = 0.4
    """How much of that value further wood, stone and ore keep."""
    few: int = 6
    """How many wood, stone or ore are a few."""
    ruby: float = 0.8
    """A ruby in hand, times tempo: it may become anything."""
    gold: float = 0.0
    """Gold in hand, times tempo: it may become food."""
    grain: float = 0.25
    """Grain in hand or on fields, times tempo: it is food."""
    vegetable: float = 0.3
    """A vegetable in hand or on fields, times tempo: it is food."""
    seed: float = 0.5
    """A seed in hand with an empty field for it, times tempo."""
    dog: float = 0.2
    """A dog, times tempo."""

    # Food

    food: float = 0.45
    """A food that a harvest to come will ask for."""
    convert: float = 0.7
    """The price of a food made from other goods when the supply is not enough."""
    begging: float = 3.0
    """A food that nothing can provide."""
    worry: float = 0.3
    """How much less that hurts for each dwarf still at home, who may find food."""

    # Dwarfs

    action: float = 4.0
    """One more dwarf for one more round, fed."""
    room: float = 0.67
    """Room for a dwarf to come, as a part of what that dwarf would be worth."""
    second_room: float = 0.2
    """Room for one more after that."""
    plan: float = 0.33
    """Wood and stone for a dwelling, as a part of what that dwarf would be worth."""
    weapon: float = 0.12
    """One strength of the best weapon, for one round to come."""
    weapons: float = 0.07
    """One strength of the other weapons, for one round to come."""
    start: float = 0.5
    """The starting-player token for the next round."""

    # Animals

    birth: float = 0.8
    """A newborn to be expected that will have room."""
    crowded_birth: float = 0.3
    """A newborn to be expected without room: it can be eaten."""
    single: float = 0.3
    """An animal without a mate, times tempo."""
    space: float = 0.3
    """Free room for one animal, times tempo."""
    spaces: int = 6
    """So much free room is useful."""

    # Land

    field: float = 0.7
    """An empty field, times tempo."""
    meadow: float = 0.5
    """An unfenced meadow, times tempo."""
    meadow_pair: float = 0.3
    """Two adjacent meadows, times tempo."""
    cavern: float = 0.9
    """One of the first two empty caverns, times tempo."""
    more_caverns: float = 0.3
    """Any further empty cavern, times tempo."""
    tunnel: float = 0.4
    """A tunnel, times tempo."""
    tunnel_pair: float = 1.0
    """Two adjacent tunnels, times tempo: an ore mine to come."""
    deep_tunnel: float = 0.8
    """A deep tunnel, times tempo: a ruby mine to come."""
    lonely: float = 0.6
    """The cost of an unused space without an unused neighbour: no twin tile fits there."""
    ore_mine: float = 0.15
    """An ore mine for one round to come: ore mining brings more."""
    ruby_mine: float = 0.15
    """A ruby mine for one round to come."""

    # Furnishing tiles

    ability: float = 1.0
    """A factor for what the abilities of furnishing tiles are thought to be worth."""
    delivery: float = 0.7
    """A good to be delivered by a supplier, as a part of its value in hand."""

    # Choosing

    exchange: float = 0.3
    """An any-time exchange must be better by so much to be made."""
    hope: float = 4.0
    """A space worse than the best by this much is not tried twice."""
    closer: int = 5
    """How many spaces are tried more closely."""
    finalists: int = 3
    """So many are compared by what the next dwarf can do after them."""
