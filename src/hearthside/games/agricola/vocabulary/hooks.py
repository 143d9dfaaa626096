"""How cards act: the kinds of hooks, and all hooks of one player as a value (AGC-2).

A card has triggers (a window, an optional condition, an effect that is a node), statics (numbers
and permissions), exchanges, ovens, cooking rates, changes of costs, places for animals, fields,
entries to occupied spaces and points at scoring.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hearthside.core.state import AnyNode
from hearthside.games.agricola.farm.pens import Holder as HolderValue
from hearthside.games.agricola.goods import FOOD, GOODS, GRAIN, VEGETABLE, all_food
from hearthside.games.agricola.vocabulary.query import Condition
from hearthside.games.agricola.vocabulary.timing import EVERYWHERE, WINDOWS

if TYPE_CHECKING:
    from hearthside.games.agricola.farm.player import Player
    from hearthside.games.agricola.state import Agricola
    from hearthside.games.agricola.vocabulary.prices import Replacement

# Questions that statics answer
PASTURE_ROOM: Final = 0
"""More animals in every pasture (AGR-8.2)."""
ROOM_ANIMALS: Final = 1
"""Each room of the house holds an animal, in place of the one pet."""
PEOPLE_PLACES: Final = 2
"""Places for people on cards (AGR-10.14)."""
NO_RENOVATION: Final = 3
STRAIGHT_TO_STONE: Final = 4
"""A wooden house may be renovated to stone."""
FREE_FENCES: Final = 5
"""This many fences of every Build Fences action cost no wood."""
FULL_HARVEST: Final = 6
"""One more grain is taken from every grain field."""
TWO_AT_A_MARKET: Final = 7
"""Two people may be placed one after the other if one goes to an animal market."""
NEWBORNS_ACT: Final = 8
"""A newborn may be placed for 1 food."""
CROPS_MOVE: Final = 9
"""A crop may be moved to an empty field at any time."""
QUESTIONS: Final = 10

# When an exchange is open
ALWAYS: Final = 0
IN_HARVEST: Final = 1
"""Once per harvest, in the harvest."""
EACH_ROUND: Final = 2
"""Once per round."""


CRAFTS: Final[list[Exchange]] = []
"""All exchanges once per harvest that bring food and nothing else."""
PLOTS: Final[list[FieldCard]] = []
"""All field cards."""


class Hook:
    """One of the kinds below. `card` and `number` are set when the card is declared."""

    def __init__(self) -> None:
        self.card = -1
        self.number = 0


class Trigger(Hook):
    """When `window` happens, do `effect`: automatically, or if the owner likes."""

    def __init__(
        self,
        window: int,
        effect: AnyNode,
        optional: bool = False,
        spaces: int = EVERYWHERE,
        condition: Condition | None = None,
    ) -> None:
        super().__init__()
        self.window = window
        self.effect = effect
        self.optional = optional
        self.spaces = spaces
        self.condition = condition


class Static(Hook):
    """While the card is in play, the answer to `question` is larger by `amount`."""

    def __init__(self, question: int, amount: int = 1) -> None:
        super().__init__()
        self.question = question
        self.amount = amount


class Cooking(Hook):
    """A cooking improvement: food for a vegetable, a sheep, a boar, a cattle (AGR-9.13)."""

    def __init__(self, vegetable: int, sheep: int, boar: int, cattle: int) -> None:
        super().__init__()
        self.rates = [vegetable, 0, sheep, boar, cattle]


class Oven(Hook):
    """A baking improvement: food per grain, and at most `most` grain per action (0: any)."""

    def __init__(self, food: int, most: int = 0) -> None:
        super().__init__()
        self.food = food
        self.most = most


class Exchange(Hook):
    """At any time, or once per harvest or round: give `pay`, get `gain` (packed goods).

    `stack` are goods bought one after another; the card's counter says how many are gone.
    """

    def __init__(
        self, pay: int, gain: int, when: int = ALWAYS, stack: list[int] | None = None
    ) -> None:
        super().__init__()
        self.pay = pay
        self.gain = gain
        self.when = when
        self.stack = stack if stack is not None else []
        self.craft = -1
        """Its place in CRAFTS, if it can be part of a feeding plan."""
        if when == IN_HARVEST and all_food(gain):
            self.craft = len(CRAFTS)
            CRAFTS.append(self)

    def gain_at(self, counter: int) -> int:
        """What it brings now; 0 if the stack is used up."""
        if not self.stack:
            return self.gain
        return self.stack[counter] if counter < len(self.stack) else 0


class Scorer(Hook):
    """Bonus points at scoring (AGC-2.2.13)."""

    def points(self, s: Agricola, p: int) -> int:
        raise AssertionError("a scorer counts points")

    def for_other(self, s: Agricola, owner: int, p: int) -> int:
        """Bonus points of another player through this card."""
        return 0


class Holder(Hook):
    """A card that holds animals; `mixed`: of several kinds (AGC-3.10)."""

    def __init__(self, capacity: int, kinds: int, mixed: bool = False) -> None:
        super().__init__()
        self.capacity = capacity
        self.kinds = kinds
        self.mixed = mixed

    def place(self, player: Player) -> HolderValue:
        return (self.capacity, self.kinds, self.mixed)


class FieldCard(Hook):
    """A card that is a field for some goods (AGR-10.13): good and amount once sown."""

    def __init__(self, *sown: tuple[int, int]) -> None:
        super().__init__()
        self.sown = list(sown)
        self.plot = len(PLOTS)
        PLOTS.append(self)


class CostRule(Hook):
    """A change of what `items` (prices.py) cost: a formula, reduction or replacement (AGC-3.5).

    All amounts are packed goods; 0 means that the rule does not apply now.
    """

    def __init__(self, items: int) -> None:
        super().__init__()
        self.items = items

    def formula(self, player: Player) -> int:
        """Another price of one piece."""
        return 0

    def reduction(self, player: Player) -> int:
        """What one piece costs less; forced."""
        return 0

    def replacement(self) -> Replacement | None:
        """What may be paid instead of a part of the price of one piece."""
        return None


class Entry(Hook):
    """A permission to use an occupied space (AGC-3.11)."""

    def admits(self, s: Agricola, p: int, space: int) -> bool:
        raise AssertionError("an entry says where it leads")


class Owned:
    """A trigger of a card in play, with the number of the card in playing order."""

    __slots__ = ("seen", "trigger")

    def __init__(self, trigger: Trigger, seen: int) -> None:
        self.trigger = trigger
        self.seen = seen


class Hooks:
    """All hooks a player owns. A value, never changed."""

    def __init__(self) -> None:
        self.triggers: list[list[Owned]] = [[] for _ in range(WINDOWS)]
        self.listening: list[int] = [0] * WINDOWS
        """By window: the spaces at which something may happen; any number if it has no space."""
        self.statics: list[int] = [0] * QUESTIONS
        self.rates: list[int] = [0] * GOODS
        """Food for one of each good."""
        self.rates[GRAIN] = self.rates[VEGETABLE] = 1
        self.cooks = False
        self.ovens: list[Oven] = []
        self.exchanges: list[Exchange] = []
        self.scorers: list[Scorer] = []
        self.holders: list[Holder] = []
        self.plots: list[FieldCard] = []
        self.costs: list[CostRule] = []
        self.entries: list[Entry] = []

    def add(self, hook: Hook, seen: int) -> None:
        """Only while the value is being made."""
        if isinstance(hook, Trigger):
            self.triggers[hook.window].append(Owned(hook, seen))
            self.listening[hook.window] |= hook.spaces
        elif isinstance(hook, Static):
            self.statics[hook.question] += hook.amount
        elif isinstance(hook, Cooking):
            self.cooks = True
            for i in range(len(hook.rates)):
                good = VEGETABLE + i
                if good != FOOD and hook.rates[i] > self.rates[good]:
                    self.rates[good] = hook.rates[i]
        elif isinstance(hook, Oven):
            self.ovens.append(hook)
            self.ovens.sort(key=_best_first)
        elif isinstance(hook, Exchange):
            self.exchanges.append(hook)
        elif isinstance(hook, Scorer):
            self.scorers.append(hook)
        elif isinstance(hook, Holder):
            self.holders.append(hook)
        elif isinstance(hook, FieldCard):
            self.plots.append(hook)
        elif isinstance(hook, CostRule):
            self.costs.append(hook)
        elif isinstance(hook, Entry):
            self.entries.append(hook)


def _best_first(oven: Oven) -> int:
    return -oven.food


NO_HOOKS: Final = Hooks()
