"""Playing occupations, and what they cost (AGR-7.14, 10.2)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice, kinds
from hearthside.core.form import Form
from hearthside.core.message import Message
from hearthside.games.agricola import events
from hearthside.games.agricola.acting.action import CARD_BIT
from hearthside.games.agricola.fields import CardField
from hearthside.games.agricola.goods import FOOD, OCCUPATIONS_PLAYED, some
from hearthside.games.agricola.kinds import OCCUPATION as OCCUPATION_CHOICE
from hearthside.games.agricola.kinds import with_card
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.variants.living import card_played
from hearthside.games.agricola.verbs.cards import PlayCard, put_down, take_from_hand
from hearthside.games.agricola.verbs.paying import lacking
from hearthside.games.agricola.vocabulary.card import CARDS, OCCUPATION, Card
from hearthside.games.agricola.vocabulary.timing import OCCUPATIONS

OCCUPATION_FORM: Final = Form[Agricola](
    OCCUPATION_CHOICE, "occupation {card}", CardField(), widget="card", anchor="card:{card}"
)


class Fee:
    """The occupation cost of a space or card in food (AGR-10.2)."""

    def food(self, s: Agricola, p: int) -> int:
        raise AssertionError("says what an occupation costs here")

    def text(self) -> str:
        """The food in a row of glyphs."""
        return ""


class FixedFee(Fee):
    """The same for every occupation."""

    def __init__(self, food: int) -> None:
        self.amount = food

    def food(self, s: Agricola, p: int) -> int:
        return self.amount

    def text(self) -> str:
        return str(self.amount)


class SteppedFee(Fee):
    """`before` food for the first `first` occupations of the game, then `after` (AGR-6.4.7)."""

    def __init__(self, first: int, before: int, after: int) -> None:
        self.first = first
        self.before = before
        self.after = after

    def food(self, s: Agricola, p: int) -> int:
        played = s.players[p].goods[OCCUPATIONS_PLAYED]
        return self.before if played < self.first else self.after

    def text(self) -> str:
        return f"{self.before}\u2013{self.after}"


class PlayOccupation(PlayCard):
    """Play 1 occupation."""

    act = OCCUPATIONS
    first = kinds(OCCUPATION_CHOICE) | CARD_BIT

    def __init__(self, fee: Fee) -> None:
        super().__init__()
        self.fee = fee

    def cards(self, s: Agricola, p: int) -> list[Card]:
        return [CARDS[i] for i in s.players[p].hand if CARDS[i].kind == OCCUPATION]

    def prices(self, s: Agricola, p: int, card: Card) -> list[int]:
        fee = some(FOOD, self.fee.food(s, p))
        return [price + fee for price in card.prices]

    def choice(self, card: Card) -> Choice:
        return with_card(OCCUPATION_CHOICE, card.index)

    def play(self, s: Agricola, p: int, card: Card) -> None:
        player = s.players[p]
        take_from_hand(player, card.index)
        player.goods[OCCUPATIONS_PLAYED] += 1
        s.note(events.OCCUPATION_PLAYED, p, card.index)
        card_played(s, p)
        put_down(s, p, card, OCCUPATIONS)

    def reason(self, s: Agricola, p: int) -> Message:
        cards = self.cards(s, p)
        if not cards:
            return Message("why.no_occupation")
        return lacking(s.players[p], [n for card in cards for n in self.prices(s, p, card)])

    def glyphs(self) -> list[str]:
        fee = self.fee.text()
        return ["occupation", fee, "food"] if fee else []
