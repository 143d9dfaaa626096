"""Tree search over whole turns, on redealt copies, with a learned value at the leaves."""

from __future__ import annotations

import math
from typing import Final

from hearthside.bots.budget import Budget
from hearthside.bots.knowledge import Knowledge
from hearthside.bots.listing import valued
from hearthside.bots.rng import Rng
from hearthside.bots.turns import Plan, Turns, by_value
from hearthside.bots.value import final_utility, utilities
from hearthside.core import engine
from hearthside.core.chance import outcome
from hearthside.core.choice import NATURE, Choice
from hearthside.core.state import State

CURIOSITY: Final = 3.0
"""How much turns that were seldom tried are preferred, in points."""
SHARPNESS: Final = 2.0
"""A turn that seems this many points worse is e times less likely to be tried."""
BRANCHES: Final = 8
"""How many turns of a position below the root are kept."""
EVALUATED: Final = 16
"""How many of them are evaluated: those that the heuristic prefers."""
LONGEST: Final = 400
"""No more choices lie between two turns that open."""


class Edge:
    """A turn that was considered, and how it went."""

    def __init__(self, choices: list[Choice], value: float, faith: int) -> None:
        self.choices = choices
        self.value = value
        """The prior: how its end was evaluated for the seat that plays it."""
        self.faith = faith
        self.prior = 0.0
        self.visits = 0
        self.total = 0.0
        """The sum of what came of it, for the seat that plays it."""
        self.after: dict[int, Branch] = {}
        """By the seat whose turn is next: chance may decide that."""

    def mean(self) -> float:
        """What to expect of it: the prior counts like `faith` things that came of it."""
        return (self.faith * self.value + self.total) / (self.faith + self.visits)


class Branch:
    """A position where a turn of a seat begins, over all deals that lead there."""

    def __init__(self, seat: int, edges: list[Edge], key: list[float]) -> None:
        self.seat = seat
        self.edges = edges
        self.key = key
        """The features of the position when it was first met, if it is the searching seat's."""
        self.visits = 0
        weights = [math.exp((edge.value - edges[0].value) / SHARPNESS) for edge in edges]
        total = sum(weights)
        for i in range(len(edges)):
            edges[i].prior = weights[i] / total

    def select(self, blocked: int) -> int:
        """The number of the turn to try next; the more visits, the more turns are considered."""
        open_to = 1 + int(math.sqrt(2.0 * self.visits))
        drive = CURIOSITY * math.sqrt(1.0 + self.visits)
        best = -1
        top = 0.0
        for i in range(len(self.edges)):
            if blocked >> i & 1:
                continue
            if i >= open_to and best >= 0:
                break
            edge = self.edges[i]
            score = edge.mean() + drive * edge.prior / (1 + edge.visits)
            if best < 0 or score > top:
                best = i
                top = score
        return best


class Tree:
    """The search for one decision of one seat."""

    def __init__(self, knowledge: Knowledge, turns: Turns, s: State, seat: int, rng: Rng) -> None:
        self.knowledge = knowledge
        self.guide = knowledge.guide
        self.turns = turns
        """How turns below the root are listed."""
        self.state = s
        self.seat = seat
        self.rng = rng
        self.deals = [rng.bits() for _ in range(64)]
        """All turns at the root are tried on the same deals."""
        self.edges: list[Edge] = []

    def compare(
        self, plans: list[Plan], most: int, budget: Budget, known: list[Branch]
    ) -> list[Plan]:
        """Try the most promising turns, again and again those that do well; the best first.

        If this position is among those `known` from an earlier search, it goes on from there.
        """
        plans.sort(key=by_value)
        edges = [Edge(plan.choices, plan.value, self.guide.faith) for plan in plans[:most]]
        self.edges = edges
        self.remember(known)
        left = list(range(len(edges)))
        beaten: list[int] = []
        rounds = max(1, math.ceil(math.log2(max(2, len(left)))))
        for number in range(rounds):
            share = (number + 1) / rounds
            while True:
                for i in left:
                    if budget.spend():
                        self.iterate(edges[i])
                if budget.used() >= share:
                    break
            order = [(-edges[i].mean(), i) for i in left]
            order.sort()
            half = (len(order) + 1) // 2
            left = [i for _, i in order[:half]]
            beaten = [i for _, i in order[half:]] + beaten
        for i in range(len(edges)):
            plans[i].value = edges[i].mean()
        return [plans[i] for i in left + beaten] + plans[len(edges) :]

    def remember(self, known: list[Branch]) -> None:
        """Take over what an earlier search found out about the turns of this position."""
        if not known:
            return
        key = self.knowledge.features.vector(self.state, self.seat)
        for branch in known:
            if branch.key == key:
                for old in branch.edges:
                    for edge in self.edges:
                        if edge.choices == old.choices:
                            edge.visits = old.visits
                            edge.total = old.total
                            edge.after = old.after

    def own_branches(self) -> list[Branch]:
        """The positions below the root in which the seat has the turn again."""
        found: list[Branch] = []
        todo = self.edges[:]
        while todo:
            edge = todo.pop()
            for branch in edge.after.values():
                todo.extend(branch.edges)
                if branch.seat == self.seat:
                    found.append(branch)
        return found

    def iterate(self, root: Edge) -> None:
        """One game from the root: down the tree, to a new branch where the seat has its next turn.

        What that turn may lead to goes back up.
        """
        s = self.knowledge.rules.redeal(
            self.state, self.seat, self.deals[root.visits % len(self.deals)]
        )
        path: list[Edge] = [root]
        seats: list[int] = [self.seat]
        if not self.follow(s, self.seat, root.choices):
            root.total += root.value
            root.visits += 1
            return
        edge = root
        values: list[float] = []
        while not values:
            self.settle(s)
            if engine.is_over(s):
                values = self.result(s)
                break
            seat = s.decider
            branch = edge.after.get(seat)
            if branch is None:
                plans = valued(self.knowledge, self.turns, s, seat, EVALUATED)
                branch = edge.after[seat] = self.branch(s, seat, plans)
                if seat == self.seat or len(path) > s.seats:
                    values = self.worth(plans[0].end)
                    break
            blocked = 0
            while True:
                number = branch.select(blocked)
                if number < 0:
                    values = self.worth(self.guide.start(s, seat))
                    break
                edge = branch.edges[number]
                t = s.copy()
                if self.follow(t, seat, edge.choices):
                    s = t
                    branch.visits += 1
                    path.append(edge)
                    seats.append(seat)
                    break
                blocked |= 1 << number
        for i in range(len(path)):
            path[i].total += values[seats[i]]
            path[i].visits += 1

    def follow(self, s: State, seat: int, choices: list[Choice]) -> bool:
        """Play a turn; False if this deal does not allow it."""
        for c in choices:
            if s.decider != seat or not s.main or not engine.accepts(s, seat, c):
                return False
            engine.choose(s, c, seat)
        return True

    def settle(self, s: State) -> None:
        """Chance and everything that is no turn, until the next turn opens."""
        for _ in range(LONGEST):
            if engine.is_over(s):
                return
            seat = s.decider
            if seat == NATURE:
                engine.choose(s, outcome(s))
            elif self.guide.opens(s, seat):
                return
            else:
                engine.choose(s, self.guide.policy(s.copy(), seat, self.rng), seat)

    def branch(self, s: State, seat: int, plans: list[Plan]) -> Branch:
        edges = [Edge(plan.choices, plan.value, self.guide.faith) for plan in plans[:BRANCHES]]
        key = self.knowledge.features.vector(s, seat) if seat == self.seat else []
        return Branch(seat, edges, key)

    def worth(self, end: State) -> list[float]:
        """What a position is worth to each seat."""
        value, guide = self.knowledge.value, self.guide
        return [utilities(value, guide, [end], p)[0] for p in range(end.seats)]

    def result(self, s: State) -> list[float]:
        """What a finished game is worth to each seat."""
        rules = self.knowledge.rules
        points = [float(sum(rules.score_parts(s, p).values())) for p in range(s.seats)]
        winners = [p for p in rules.winners(s) if self.guide.reached(s, p)]
        anchor = self.knowledge.value.anchor
        return [
            final_utility(points, winners, self.guide.allies(s, p), p, anchor)
            for p in range(s.seats)
        ]
