"""How much of the game is left."""

from __future__ import annotations

from hearthside.games.caverna.dwarf import waiting as dwarfs_waiting
from hearthside.games.caverna.feeding import Feed, due
from hearthside.games.caverna.goods import DONKEY
from hearthside.games.caverna.harvest import NO_HARVEST, NORMAL, kind_of_round
from hearthside.games.caverna.home import Home
from hearthside.games.caverna.rounds import LAST_ROUND
from hearthside.games.caverna.state import Caverna


class Clock:
    """Time left for one seat: rounds, actions, harvests, food that will be due."""

    def __init__(self, s: Caverna, p: int) -> None:
        home = s.homes[p]
        family = len(home.dwarfs)
        rounds = LAST_ROUND - s.round
        if s.round < 9 and s.seats <= 2:
            rounds -= 1
        self.rounds = rounds
        """Rounds to come after this one."""
        fed = s.harvest != NO_HARVEST
        waiting = 0
        if fed:
            if s.lanes:
                lane = s.lanes[p]
                fed = not lane or not isinstance(lane[-1].node, Feed)
        else:
            waiting = dwarfs_waiting(home.dwarfs)
        self.waiting = waiting
        """Own dwarfs still to be placed in this round."""
        self.actions = waiting + rounds * family
        """Own placements to come, with the family as it is."""
        kind = NO_HARVEST if fed else self.kind(s)
        self.due = 0 if kind == NO_HARVEST else food_due(s, home, kind)
        """Food due in the harvest of this round, if it is still to come."""
        later, breeding = self.harvests(s)
        self.later = later * family
        """Food due in later harvests."""
        self.breeding = breeding + 1 if kind == NORMAL else breeding
        """Breeding steps to come."""

    def kind(self, s: Caverna) -> int:
        """The harvest of this round."""
        return kind_of_round(s)

    def harvests(self, s: Caverna) -> tuple[int, int]:
        """Food per dwarf and breeding steps in the harvests after this round (CAV-10.1 to 10.7)."""
        food = breeding = 0
        if s.round < 5:
            food += 2
            breeding += 1
            if s.round < 4:
                food += 1
                if s.round < 3:
                    food += 2
                    breeding += 1
        if s.seats == 1:
            left = min(self.rounds, 6)
            return food + 2 * left, breeding + left
        food += 2 * s.greens + (0, 2, 3, 3)[s.reds]
        return food, breeding + s.greens


def food_due(s: Caverna, home: Home, kind: int) -> int:
    """What a harvest of this kind would ask for now."""
    before = s.harvest
    s.harvest = kind
    food = due(s, home, False, home.goods[DONKEY])
    s.harvest = before
    return food
