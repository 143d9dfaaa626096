"""What the bot `greedy` thinks things are worth, in points at the end of the game.

Numbers to be improved by playing: change one, run a match, keep it if the bot gets better.
"Tempo" is a factor from 0 (no action left) to 1 (a long game ahead).
"""

from __future__ import annotations


class Weights:
    """Every weight by its name."""

    tempo: float = 8.0
    """With this many own actions left, potentials count half."""

    # Building resources

    wood: float = 0.5
    """One of the first few wood, times tempo."""
    clay: float = 0.4
    """One of the first few clay, times tempo."""
    reed: float = 0.7
    """One of the first few reed, times tempo."""
    stone: float = 0.7
    """One of the first few stone, times tempo."""
    plenty: float = 0.4
    """How much of that value further ones keep."""
    few_wood: int = 8
    few_clay: int = 5
    few_reed: int = 3
    few_stone: int = 5
    """How many of each are a few."""

    # Food

    food_price: float = 0.9
    """A food missing at a harvest that actions before it can still provide."""
    catch: float = 2.3
    """The food one action before a harvest can provide."""
    begging: float = 3.5
    """A food missing that nothing can provide."""
    spare_food: float = 0.2
    """A food more than all harvests ask for, times tempo: the family will grow."""
    spare: int = 6
    """How much spare food is useful."""
    cooking: float = 0.3
    """The part of that price which a cooking improvement saves: animals become food."""
    hearth: float = 0.05
    """The part saved by one more food per good than a Fireplace gives."""
    oven: float = 0.03
    """The part saved by each food per grain of the best oven."""
    cook_catch: float = 0.6
    """The additional food one action can provide with a cooking improvement."""
    cook_plan: float = 2.0
    """Clay for the first cooking improvement, times tempo."""
    craft: float = 0.35
    """A craft of the harvest, for every harvest to come."""

    # People

    action: float = 2.8
    """One more person for one more round, fed."""
    room: float = 0.6
    """Room for a person to come, as a part of what that person would be worth."""
    second_room: float = 0.3
    """Room for one more after that."""
    plan: float = 0.3
    """Goods for a room, as a part of what that person would be worth."""
    start: float = 0.3
    """The starting-player token for the next round."""

    # Crops and animals

    smooth: float = 0.8
    """How much a step towards the next tier of the score counts, times tempo."""
    seed: float = 0.8
    """A seed in hand with an empty field for it, times tempo."""
    field: float = 0.4
    """An empty field, times tempo."""
    breeding: float = 0.7
    """The cost of eating one of the last two animals of a kind, for every breeding to come."""
    space: float = 0.35
    """Free room for one animal, times tempo."""
    spaces: int = 8
    """How much free room is useful."""

    # Farmyard

    stable: float = 0.3
    """A stable outside pastures, times tempo."""
    scattered: float = 0.5
    """The cost of each group of unused spaces beyond the first, times tempo."""

    # Cards

    ability: float = 1.0
    """A factor for what effects of cards are thought to be worth."""
    delivery: float = 0.8
    """A good on a round space to come, as a part of its value in hand."""
    hand: float = 0.15
    """A card in hand, as a part of its value in play."""

    # Choosing

    exchange: float = 0.3
    """An any-time exchange must be better by this much to be made."""
    hope: float = 5.0
    """A space this much worse than the best is not looked at twice."""
    closer: int = 5
    """How many spaces get a closer look."""
    finalists: int = 4
    """So many are compared by what the next person can do after them."""
    shapes: int = 6
    """So many pastures are tried at each step of fencing."""
