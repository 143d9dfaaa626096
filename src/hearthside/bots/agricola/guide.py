"""What a search must know about Agricola."""

from __future__ import annotations

from typing import Final, cast

from hearthside.bots.agricola.clock import harvest_is_past
from hearthside.bots.agricola.evaluate import Judge
from hearthside.bots.agricola.greedy import GreedyBot
from hearthside.bots.agricola.search import Search
from hearthside.bots.agricola.weights import Weights
from hearthside.bots.guide import Guide
from hearthside.bots.rng import Rng
from hearthside.core import engine
from hearthside.core.choice import Choice, kind_of, kinds
from hearthside.core.state import State
from hearthside.games.agricola.flow.work import PlacePerson, SecondPerson, Work
from hearthside.games.agricola.kinds import DRAW, DROP, MAKE_ROOM, MULLIGAN, PICK, SWAP, TRADE
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.variants.teams import partner

EXCHANGES: Final = 4
"""How many exchanges are tried besides the other options."""
MINOR_KINDS: Final = kinds(DRAW, DROP, MULLIGAN, PICK, TRADE)
"""Questions about hands and partners, which no search is worth."""
REMEMBERED: Final = 20_000
SEATS: Final = 4


class WorkJudge(Judge):
    """Knows that the harvest of a round is still to come in its work phase.

    The bot `greedy` looks that up on the stack, which may be cut off here.
    """

    def begin(self, s: Agricola) -> None:
        if len(self.estates) > REMEMBERED:
            self.estates.clear()
        self.past = harvest_is_past(s)

    def value(self, s: Agricola, p: int) -> float:
        if s.working or s.harvesting:
            self.past = False
        return super().value(s, p)


class AgricolaGuide(Guide):
    """Asks the parts of the bot `greedy`."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.greedy = GreedyBot(weights)
        self.judge = WorkJudge(self.greedy.weights)
        self.greedy.judge = self.judge
        pruner = self.greedy.pruner
        self.searches = [Search(self.judge, pruner, seat) for seat in range(SEATS)]

    def begin(self, s: State, seat: int) -> None:
        self.judge.begin(cast(Agricola, s))

    def major(self, s: State, seat: int) -> bool:
        """The turn of a person; harvests, hands and questions of others' turns are not."""
        game = cast(Agricola, s)
        if s.lanes or not s.main or not game.working or s.decider != seat:
            return False
        if s.options and MINOR_KINDS >> kind_of(s.options[0]) & 1:
            return False
        return self.on_turn(game) == seat

    def on_turn(self, s: Agricola) -> int:
        """Whose turn it is: the seat that the work phase waits for."""
        main = s.main
        for i in range(len(main) - 1):
            if isinstance(main[i].node, Work):
                return main[i + 1].player
        return main[0].player

    def opens(self, s: State, seat: int) -> bool:
        if s.lanes or not s.main or s.decider != seat:
            return False
        node = s.main[-1].node
        return isinstance(node, PlacePerson) and not isinstance(node, SecondPerson)

    def policy(self, s: State, seat: int, rng: Rng) -> Choice:
        return self.greedy.choose(s, seat, rng)

    def start(self, s: State, seat: int) -> State:
        return self.searches[seat].start(cast(Agricola, s))

    def going_on(self, s: State, seat: int) -> bool:
        return self.searches[seat].going_on(cast(Agricola, s))

    def candidates(self, s: State, seat: int, width: int) -> list[Choice]:
        game = cast(Agricola, s)
        search = self.searches[seat]
        options = engine.options_of(s, seat)
        sides = search.sides(game)
        if not options:
            return sides if sides else engine.side_options(s, seat)
        found = search.candidates(game, width)
        if not sides:
            return found
        if self.opens(s, seat):
            better = self.greedy.exchange_or(game, search, -1)
            return [*found, better] if better >= 0 else found
        helpful = self.helpful(game, search, options, sides)
        return found + helpful if helpful else found

    def helpful(
        self, s: Agricola, search: Search, options: list[Choice], sides: list[Choice]
    ) -> list[Choice]:
        """Exchanges in a turn that bring other options, or a gain by themselves; the best ones.

        Who has no room for animals and can cook, cooks them anyway.
        """
        if kind_of(options[0]) == MAKE_ROOM:
            sides = [c for c in sides if kind_of(c) == SWAP]
        if not sides:
            return []
        level = len(search.stack(s))
        enough = search.value(s) + search.judge.weights.exchange
        found: list[tuple[float, Choice]] = []
        for c in sides:
            t = s.copy()
            engine.choose(t, c, search.seat)
            value = search.value(t)
            if not self.brings_options(search, t, level, options):
                if kind_of(c) != SWAP or value <= enough:
                    continue
            found.append((-value, c))
        found.sort()
        return [c for _, c in found[:EXCHANGES]]

    def brings_options(
        self, search: Search, after: Agricola, level: int, options: list[Choice]
    ) -> bool:
        """May something be chosen after an exchange that could not be chosen before it?"""
        if not search.going_on(after) or len(search.stack(after)) != level:
            return False
        for c in engine.options_of(after, search.seat):
            if c not in options:
                return True
        return False

    def quick(self, s: State, seat: int) -> float:
        game = cast(Agricola, s)
        if not game.working and not game.harvesting:
            self.judge.past = harvest_is_past(game)
        return self.searches[seat].value(game)

    def allies(self, s: State, seat: int) -> list[int]:
        game = cast(Agricola, s)
        return [partner(game, seat)] if game.rules.teams else []
