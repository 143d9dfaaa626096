"""What just happened in a sub-action, as counts and conditions (AGC-2.1.6)."""

from __future__ import annotations

from hearthside.core.hooks import Hook
from hearthside.games.agricola.acting.event import (
    material_after,
    material_built,
    outcome_of,
    pieces_built,
    renovated,
    vegetables_sown,
)
from hearthside.games.agricola.acting.window import event_of
from hearthside.games.agricola.farm.farmyard import STONE_HOUSE
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.vocabulary.card import CARDS, Card
from hearthside.games.agricola.vocabulary.card_counts import (
    has_hook,
)
from hearthside.games.agricola.vocabulary.query import Condition, Count


class Outcome(Count):
    """How many rooms or stables were just built."""

    def of(self, s: Agricola, p: int) -> int:
        return pieces_built(event_of(s))


class OutcomeSize(Count):
    """The size of the set that just came to be: field tiles plowed, fences built."""

    def of(self, s: Agricola, p: int) -> int:
        return event_of(s).bit_count()


class RenovatedFrom(Condition):
    """After a renovation: from this material to that."""

    def __init__(self, before: int, after: int) -> None:
        self.before = before
        self.after = after

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        return event == renovated(self.before, self.after)


class ToStone(Condition):
    """The house was renovated to stone."""

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        return material_after(event) == STONE_HOUSE


class NewRoomsOf(Condition):
    """The rooms built are of this material."""

    def __init__(self, material: int) -> None:
        self.material = material

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        return material_built(event) == self.material


class SownVegetables(Condition):
    """At least one vegetable field was sown."""

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        return vegetables_sown(event) > 0


class CardIs(Condition):
    """The card put down is one of these."""

    def __init__(self, *cards: Card) -> None:
        self.cards = [card.index for card in cards]

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        return event in self.cards


class CardHas(Condition):
    """The card put down works in this way (`Oven`, `FieldCard`)."""

    def __init__(self, hook: type[Hook]) -> None:
        self.hook = hook

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        return has_hook(CARDS[event], self.hook)


class ByOther(Condition):
    """The same of another player's sub-action, for `other_post`."""

    def __init__(self, condition: Condition) -> None:
        self.condition = condition

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        return self.condition.holds(s, p, card, outcome_of(event))
