"""What just happened in a sub-action, as counts and conditions (AGC-2.1.6).

`shift` skips the seat that other_post puts in front.
"""

from __future__ import annotations

from hearthside.games.agricola.acting.window import event_of
from hearthside.games.agricola.farm.farmyard import STONE_HOUSE
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.vocabulary.card import CARDS, Card
from hearthside.games.agricola.vocabulary.card_counts import (
    has_hook,
)
from hearthside.games.agricola.vocabulary.hooks import Hook
from hearthside.games.agricola.vocabulary.query import Condition, Count


class Outcome(Count):
    """The low eight bits of what just happened: rooms or stables built, grain baked."""

    def of(self, s: Agricola, p: int) -> int:
        return event_of(s) & 255


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
        return event == self.before | self.after << 4


class ToStone(Condition):
    """The house was renovated to stone."""

    def __init__(self, shift: int = 0) -> None:
        self.shift = shift

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        return event >> self.shift + 4 & 15 == STONE_HOUSE


class NewRoomsOf(Condition):
    """The rooms built are of this material."""

    def __init__(self, material: int, shift: int = 0) -> None:
        self.material = material
        self.shift = shift

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        return event >> self.shift + 8 == self.material


class SownVegetables(Condition):
    """At least one vegetable field was sown."""

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        return event >> 8 > 0


class CardIs(Condition):
    """The card put down is one of these."""

    def __init__(self, *cards: Card) -> None:
        self.cards = [card.index for card in cards]

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        return event in self.cards


class CardHas(Condition):
    """The card put down works in this way (`Oven`, `FieldCard`)."""

    def __init__(self, hook: type[Hook], shift: int = 0) -> None:
        self.hook = hook
        self.shift = shift

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        return has_hook(CARDS[event >> self.shift], self.hook)
