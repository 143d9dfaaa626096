"""The open market (AGR-15.11): cards that lie face up for whoever gives up a turn."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import NATURE, Choice
from hearthside.core.form import Form
from hearthside.core.node import Node
from hearthside.core.state import AnyNode, Frame
from hearthside.games.agricola import events
from hearthside.games.agricola.data.facts import flag, number
from hearthside.games.agricola.fields import CardField
from hearthside.games.agricola.flow.deal import Draw
from hearthside.games.agricola.kinds import MARKET, with_card
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.vocabulary.card import MINOR

MARKET_FORM: Final = Form[Agricola](
    MARKET, "market {card}", CardField(), widget="card", anchor="card:{card}"
)


class TurnUp(Draw):
    """A card of either deck lies face up."""

    secret = False

    def __init__(self) -> None:
        super().__init__(MINOR)

    def cards(self, s: Agricola) -> list[int]:
        return s.decks[0] + s.decks[1]

    def give(self, s: Agricola, seat: int, card: int) -> None:
        s.market = sorted([*s.market, card])
        s.note(events.MARKET_OPENED, NATURE, card)


TURN_UP: Final = TurnUp()


class OpenMarket(Node[Agricola]):
    """Turn up the first cards. `pos`: how many so far."""

    def parts(self) -> list[AnyNode]:
        return [TURN_UP]

    def run(self, s: Agricola, f: Frame) -> bool:
        if not s.rules.open_market or f.pos == number("open_market_size"):
            s.stack.pop()
        else:
            s.stack[-1] = Frame(self, NATURE, f.pos + 1)
            s.stack.append(Frame(TURN_UP, NATURE))
        return True


def list_market(s: Agricola, out: list[Choice]) -> None:
    """The cards that the player whose turn it is may take, once in a round."""
    if s.market and s.market_round != s.round:
        for card in s.market:
            out.append(with_card(MARKET, card))


def take_from_market(s: Agricola, p: int, card: int) -> None:
    """In place of a turn `p` takes an open card; everybody knows who has it."""
    s.market = [other for other in s.market if other != card]
    s.market_round = s.round
    player = s.players[p]
    player.hand = sorted([*player.hand, card])
    player.known = [*player.known, card]
    s.note(events.MARKET_TAKEN, p, card)
    if flag("open_market_refill"):
        s.stack.append(Frame(TURN_UP, NATURE))
