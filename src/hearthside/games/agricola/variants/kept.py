"""Occupations kept in a campaign lie open from the start (AGR-16.1.4, 16.2.2, 16.2.8)."""

from __future__ import annotations

from hearthside.core.choice import Choice, kinds
from hearthside.core.message import Message
from hearthside.core.node import Auto, Node
from hearthside.core.state import Frame
from hearthside.games.agricola import events
from hearthside.games.agricola.data.facts import flag
from hearthside.games.agricola.flow.deal import take_from_deck
from hearthside.games.agricola.goods import CARDS_SEEN, OCCUPATIONS_PLAYED
from hearthside.games.agricola.kinds import OCCUPATION, card_in, with_card
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.variants.teams import share_costs
from hearthside.games.agricola.vocabulary.card import CARD_NAMED, CARDS
from hearthside.games.agricola.vocabulary.in_play import card_of, cards_of, in_play
from hearthside.games.agricola.vocabulary.prices import payable


class LayKept(Auto[Agricola]):
    """Put the kept cards down for their own cost; one that cannot be paid stays in the deck."""

    def happen(self, s: Agricola, p: int) -> None:
        player = s.players[p]
        for name in s.rules.kept[p]:
            card = CARD_NAMED[name]
            prices = payable(player, card.prices)
            if not prices:
                continue
            take_from_deck(s, card.index)
            s.pay_all(p, prices[0])
            seen = player.goods[CARDS_SEEN]
            player.goods[CARDS_SEEN] += 1
            player.goods[OCCUPATIONS_PLAYED] += flag("kept_occupation_counts_for_lessons")
            player.set_cards([*player.cards, in_play(card.index, seen)], [*player.counters, 0])
            s.note(events.KEPT, p, card.index)
        share_costs(s)


class KeptEffects(Node[Agricola]):
    """Their effects on playing happen now, in an order of the player's choice. `pos`: done."""

    first = kinds(OCCUPATION)

    def waiting(self, s: Agricola, f: Frame) -> list[int]:
        """The cards whose effect is still to come."""
        cards = s.players[f.player].cards
        found: list[int] = []
        for i in range(len(s.rules.kept[f.player])):
            if i < len(cards) and not f.pos >> i & 1:
                card = CARDS[card_of(cards[i])]
                if card.play is not None and card.play.possible(s, f.player):
                    found.append(card.index)
        return found

    def run(self, s: Agricola, f: Frame) -> bool:
        if s.rules.kept[f.player] and self.waiting(s, f):
            return False
        s.stack.pop()
        return True

    def options(self, s: Agricola, f: Frame, out: list[Choice]) -> None:
        for card in self.waiting(s, f):
            out.append(with_card(OCCUPATION, card))

    def apply(self, s: Agricola, f: Frame, c: Choice) -> None:
        card = CARDS[card_in(c)]
        entries = cards_of(s.players[f.player].cards)
        done = f.pos | 1 << entries.index(card.index)
        s.stack[-1] = Frame(self, f.player, done)
        if card.play is not None:
            s.stack.append(Frame(card.play, f.player))

    def ask(self, s: Agricola, f: Frame) -> Message:
        return Message("ask.kept")
