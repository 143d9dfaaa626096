"""The feeding phase (AGR-12.4): one decision, any legal plan (ADR 0007)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice, kind_of, kinds
from hearthside.core.form import Form
from hearthside.core.message import Message, Plain, several
from hearthside.core.node import Node
from hearthside.core.state import Frame
from hearthside.games.agricola.events import BEGGED, FED
from hearthside.games.agricola.exchanges.food import (
    PlanField,
    carry_out,
    covered,
    craft_food,
    crafts_in,
    crafts_of,
    pack_plan,
    plan_cards,
    plan_food,
    plan_goods,
    proposals,
    unpack_plan,
)
from hearthside.games.agricola.goods import BEGGING, FOOD
from hearthside.games.agricola.kinds import FEED
from hearthside.games.agricola.state import Agricola


def due(s: Agricola, p: int) -> int:
    """2 food per adult (solo 3), 1 per newborn."""
    player = s.players[p]
    newborns = player.newborns()
    adult = 3 if s.seats == 1 else 2
    return adult * (len(player.people) - newborns) + newborns


def feed_message(s: Agricola, seat: int, c: Choice) -> Message:
    """What is paid, what is turned into food, how many markers follow."""
    player = s.players[seat]
    need = due(s, seat)
    crafts = craft_food(crafts_of(s, seat), crafts_in(c))
    have = player.goods[FOOD] + plan_food(player, unpack_plan(c)) + crafts
    parts = [Message("do.feed", {"n": min(need, have)})]
    if plan_goods(c):
        parts.append(Message("do.feed_turning", {"goods": plan_goods(c)}))
    if plan_cards(c):
        cards: list[str] = [f"card:{card}" for card in plan_cards(c)]
        parts.append(Message("do.feed_using", {"cards": cards}))
    if need > have:
        parts.append(Message("do.feed_begging", {"n": need - have}))
    return several(parts)


class FeedForm(Form[Agricola]):
    """For programs: the goods of the plan, and the cards whose harvest exchanges it uses."""

    def args(self, s: Agricola, c: Choice) -> dict[str, Plain]:
        return {"goods": plan_goods(c), "cards": plan_cards(c)}


FEED_FORM: Final = FeedForm(
    FEED, "feed {plan}", PlanField(), message=feed_message, widget="amounts"
)


class Feed(Node[Agricola]):
    """Feed the people; each food missing is a begging marker (AGR-12.5)."""

    first = kinds(FEED)

    def options(self, s: Agricola, f: Frame, out: list[Choice]) -> None:
        """Proposals: raise what is missing, leading with each good; or pay from the supply."""
        p = f.player
        lacking = due(s, p) - s.players[p].goods[FOOD]
        if lacking > 0:
            for plan, crafts in proposals(s, p, lacking):
                out.append(pack_plan(FEED, plan, crafts))
        out.append(pack_plan(FEED, [0, 0, 0, 0, 0], 0))
        if lacking <= 0:
            every = payable_crafts(s, p)
            if every:
                out.append(pack_plan(FEED, [0, 0, 0, 0, 0], every))

    def accepts(self, s: Agricola, f: Frame, c: Choice) -> bool:
        if kind_of(c) != FEED:
            return False
        return covered(s, f.player, unpack_plan(c), crafts_of(s, f.player), crafts_in(c))

    def apply(self, s: Agricola, f: Frame, c: Choice) -> None:
        p = f.player
        s.stack.pop()
        carry_out(s, p, unpack_plan(c), crafts_of(s, p), crafts_in(c))
        need = due(s, p)
        paid = min(need, s.players[p].goods[FOOD])
        s.pay(p, FOOD, paid)
        s.note(FED, p, paid)
        if need > paid:
            s.players[p].goods[BEGGING] += need - paid
            s.note(BEGGED, p, need - paid)

    def waits(self, s: Agricola, f: Frame) -> bool:
        """Ask although only paying is left, where an exchange of a card could help."""
        player = s.players[f.player]
        return player.goods[FOOD] < due(s, f.player) and bool(player.hooks.exchanges)

    def ask(self, s: Agricola, f: Frame) -> Message:
        food = s.players[f.player].goods[FOOD]
        return Message("ask.feed", {"due": due(s, f.player), "food": food})


def payable_crafts(s: Agricola, p: int) -> int:
    """The harvest exchanges that can all be used at once, as a set."""
    found = 0
    crafts = crafts_of(s, p)
    for craft in crafts:
        if covered(s, p, [0, 0, 0, 0, 0], crafts, found | 1 << craft.craft):
            found |= 1 << craft.craft
    return found
