"""How much of the game is left."""

from __future__ import annotations

from hearthside.games.caverna.feeding import Feed, due
from hearthside.games.caverna.goods import DONKEY
from hearthside.games.caverna.harvest import NO_HARVEST, NORMAL, SPECIAL, kind_of_round
from hearthside.games.caverna.home import STRENGTH, Home
from hearthside.games.caverna.rounds import LAST_ROUND
from hearthside.games.caverna.state import Caverna


class Clock:
    """Time left for one seat: rounds, actions, harvests, food that will be due."""

    def __init__(self, s: Caverna, p: int) -> None:
        home = s.homes[p]
        number = s.round
        rounds = LAST_ROUND - number
        if s.seats <= 2 and number < 9:
            rounds -= 1
        self.rounds = rounds
        """Rounds to come after this one."""
        waiting = 0
        for dwarf in home.dwarfs:
            if dwarf <= STRENGTH:
                waiting += 1
        fed = False
        if s.lanes or not s.main:
            waiting = 0
            lane = s.lanes[p] if s.lanes else s.main
            fed = s.harvest == NO_HARVEST or not lane or not isinstance(lane[-1].node, Feed)
        self.waiting = waiting
        """Own dwarfs still to be placed in this round."""
        self.actions = waiting + rounds * len(home.dwarfs)
        """Own placements to come, with the family as it is."""
        self.due = 0 if fed else food_due(s, home)
        """Food due in the harvest of this round, if it is still to come."""
        later = 0
        breeding = 0
        if number < 3:
            later += 2
            breeding += 1
        if number < 4:
            later += 1
        if number < 5:
            later += 2
            breeding += 1
        if s.seats == 1:
            left = min(rounds, 6)
            later += 2 * left
            breeding += left
        else:
            later += 2 * s.greens
            breeding += s.greens
            if s.reds_seen < 2:
                later += 1
            if s.reds_seen < 3:
                later += 2
        if not fed and kind_of_round(s) == NORMAL:
            breeding += 1
        self.later = later * len(home.dwarfs)
        """Food due in later harvests."""
        self.breeding = breeding
        """Breeding steps to come."""


def food_due(s: Caverna, home: Home) -> int:
    """What the harvest of this round asks for."""
    kind = s.harvest if s.lanes else kind_of_round(s)
    if kind == NO_HARVEST:
        return 0
    if kind == SPECIAL:
        n = len(home.dwarfs)
        return n
    before = s.harvest
    s.harvest = kind
    food = due(s, home, False, home.goods[DONKEY])
    s.harvest = before
    return food
