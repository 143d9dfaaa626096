"""Why a space or a hand card cannot be used now (ui principle: say why not)."""

from __future__ import annotations

from hearthside.core.message import Message, Value, several
from hearthside.games.agricola.board.space import SPACES
from hearthside.games.agricola.exchanges.reach import could_pay
from hearthside.games.agricola.flow.use import UseSpace, usable
from hearthside.games.agricola.flow.work import may_enter
from hearthside.games.agricola.goods import has
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.verbs.paying import lacking
from hearthside.games.agricola.vocabulary.card import MINOR, Card
from hearthside.games.agricola.vocabulary.prerequisites import in_words, met
from hearthside.games.agricola.vocabulary.prices import MINOR_COST, unit_prices


def space_reasons(s: Agricola, p: int) -> dict[str, Message]:
    """Open spaces that `p` cannot use at once: the reason, and whether an exchange would help."""
    found: dict[str, Message] = {}
    for index in s.open_spaces:
        space = SPACES[index]
        if not may_enter(s, p, index):
            word = "why.occupied" if s.occupants[index] else "why.tile_in_use"
            found[f"space:{space.name}"] = Message(word)
        elif not space.node.doable(s, p):
            reason = several(space.node.hindrances(s, p))
            if usable(s, p, index):
                reason = Message("why.after_exchange", {"reason": reason})
            found[f"space:{space.name}"] = reason
    return found


def card_reason(s: Agricola, p: int, card: Card) -> Message | None:
    """Why a hand card could not be played even with a fitting action."""
    player = s.players[p]
    if card.kind == MINOR:
        missing = [in_words(r) for r in card.data.prerequisite if not met(s, p, r)]
        if missing:
            return Message("why.requires", {"what": several(missing)})
        prices = unit_prices(player, MINOR_COST, card.printed_prices(player))
    else:
        prices = card.prices
    if could_pay(s, p, prices):
        return None
    return lacking(player, [price for price in prices if not has(player.goods, price)])


def with_space(s: Agricola, seat: int, question: Message) -> Message:
    """A question with the space whose use is under way."""
    args: dict[str, Value] = dict(question.args)
    for frame in reversed(s.lanes[seat] if s.lanes else s.main):
        if isinstance(frame.node, UseSpace):
            args["space"] = f"space:{SPACES[frame.node.space(frame)].name}"
            break
    return Message(question.key, args)
