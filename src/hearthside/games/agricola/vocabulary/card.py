"""What a card is (AGC-4), and the list of all cards. The cards are declared in cards/."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hearthside.core.hooks import Hook, Trigger, belong
from hearthside.core.state import AnyNode
from hearthside.games.agricola.data.facts import (
    BASE,
    CARD_DATA,
    CARD_ORDER,
    EXPANSION_DATA,
    CardData,
)
from hearthside.games.agricola.vocabulary.exchange import CRAFTS
from hearthside.games.agricola.vocabulary.hooks import CardHooks
from hearthside.games.agricola.vocabulary.in_play import card_of
from hearthside.games.agricola.vocabulary.places import PLOTS

if TYPE_CHECKING:
    from hearthside.games.agricola.farm.player import Player

MAJOR: Final = 0
MINOR: Final = 1
OCCUPATION: Final = 2
KIND_NAMES: Final = ("major", "minor", "occupation")


class Card:
    """A card: its printed facts (data.py), what it does once when put down, and its hooks."""

    def __init__(
        self,
        data: CardData,
        play: AnyNode | None = None,
        hooks: list[Hook] | None = None,
        arrival: AnyNode | None = None,
    ) -> None:
        self.index: int = _PLACES[data.id]
        self.data = data
        self.id: str = data.id
        self.kind: int = KIND_NAMES.index(data.kind)
        self.prices: list[int] = [cost.goods for cost in data.cost if not cost.return_card]
        """The printed alternatives, packed."""
        self.per_person = 0
        """Packed goods that it costs besides for every person."""
        self.returns: list[int] = []
        """Cards that may be returned instead of paying (AGR-9.12)."""
        for cost in data.cost:
            self.per_person += cost.per_person
            for other in cost.return_card:
                self.returns.append(CARD_NAMED[other].index)
        self.points = data.points
        self.traveling = data.traveling
        self.base = data.set == BASE
        """Is it a card of the base box?"""
        self.play = play
        self.arrival = arrival
        self.hooks = hooks if hooks is not None else []
        belong(self.hooks, self.index)
        for node in self.nodes():
            _bind(node, self.index)
        if self.id in CARD_NAMED:
            raise AssertionError(f"two cards are called {self.id}")
        CARDS.append(self)
        CARD_NAMED[self.id] = self

    def printed_prices(self, player: Player) -> list[int]:
        """What it costs before cards change that."""
        if not self.per_person:
            return self.prices
        people = len(player.people)
        return [price + people * self.per_person for price in self.prices]

    def nodes(self) -> list[AnyNode]:
        """The nodes of its effects: on play, on arrival, then those of its triggers."""
        found: list[AnyNode] = [self.play] if self.play is not None else []
        if self.arrival is not None:
            found.append(self.arrival)
        for hook in self.hooks:
            if isinstance(hook, Trigger):
                found.append(hook.effect)
        return found


CARDS: Final[list[Card]] = []
"""All cards by their numbers, once everything is declared."""
CARD_NAMED: Final[dict[str, Card]] = {}
_PLACES: Final = {id: place for place, id in enumerate(CARD_ORDER)}


def card(
    id: str, *hooks: Hook, play: AnyNode | None = None, arrival: AnyNode | None = None
) -> Card:
    """Declare a card; its printed facts are in the data files.

    `play`: once, when it is put down; `arrival`: when an offer of it on a round space is reached.
    """
    data = CARD_DATA[id] if id in CARD_DATA else EXPANSION_DATA[id]
    return Card(data, play, list(hooks), arrival)


def all_declared() -> None:
    """Bring cards, crafts and field cards into the order of the cards' numbers."""
    CARDS.sort(key=_index)
    for place, one in enumerate(CARDS):
        if one.index != place:
            raise AssertionError(f"{CARD_ORDER[place]} is not declared")
    CRAFTS.sort(key=_owner)
    for place, craft in enumerate(CRAFTS):
        craft.craft = place
    PLOTS.sort(key=_owner)
    for place, plot in enumerate(PLOTS):
        plot.plot = place


def _index(card: Card) -> int:
    return card.index


def _owner(hook: Hook) -> tuple[int, int]:
    return (hook.source, hook.number)


def _bind(node: AnyNode, card: int) -> None:
    """Tell the parts of an effect that ask for it which card they belong to."""
    if hasattr(node, "card"):
        node.card = card
    for part in node.parts():
        _bind(part, card)


_KNOWN: Final[dict[tuple[int, ...], CardHooks]] = {}
_LIMIT: Final = 20_000


def hooks_of(cards: list[int]) -> CardHooks:
    """The hooks of cards in play (in_play.py).

    >>> hooks_of([]).cooks
    False
    """
    key = tuple(cards)
    found = _KNOWN.get(key)
    if found is None:
        if len(_KNOWN) >= _LIMIT:
            _KNOWN.clear()
        found = CardHooks()
        for entry in cards:
            for hook in CARDS[card_of(entry)].hooks:
                found.add(hook)
        _KNOWN[key] = found
    return found
