"""What a player is asked, as a word with parameters; the reader makes the sentence.

Every question has `ask`, and `space`: the space whose use is under way, or None.

| ask | options | further parameters |
|---|---|---|
| `place` | spaces | `person`: its number this round |
| `second` | spaces, or `stop`: a second person at once | `person` |
| `newborn` | spaces, or `stop`: a newborn for 1 food | `person` |
| `act` | first steps of a connector | |
| a name of ACTION_NAMES (`plow`, `sow`, ...) | steps of one action | `built`: pieces so far |
| `pay` | ways to pay | `for`: the action |
| `window` | effects of cards, `stop` to pass | `window`: its name (vocabulary/timing.py), `cards` |
| `feed` | proposals; a form (ADR 0007) | `due`, `food` |
| `make_room` | animals to give up | |
| `take_crops` | `all_grain`, or `stop` for the ordinary take | |
| `before_breeding` | `done`; cook as a side option | |
| `before_field` | `done`; move crops as a side option | |
| `final` | `done`; exchanges before scoring | |
| `breed` | newborns | |
| `pick` | cards | `kind` of card, `number` still to keep (AGR-15.5) |
| `mulligan` | types of cards, `stop` to keep the hand | |
| `exchange_card` | hand cards, `stop` | `number` of exchanges left, before the game |
| `draw` | types of cards | |
| `kept` | kept occupations whose effect is due | |
| `trade` | goods to give and to receive, `stop` | |
"""

from __future__ import annotations

from typing import Final

from hearthside.core.ruleset import View
from hearthside.core.state import AnyNode, Frame
from hearthside.games.agricola.acting.action import Action, BeforeAction
from hearthside.games.agricola.acting.window import Window
from hearthside.games.agricola.board.space import SPACES
from hearthside.games.agricola.flow.breeding import BeforeBreeding, Breed
from hearthside.games.agricola.flow.crowding import MakeRoom
from hearthside.games.agricola.flow.feeding import Feed, due
from hearthside.games.agricola.flow.harvest import TakeCrops
from hearthside.games.agricola.flow.moments import BeforeField, LastExchanges
from hearthside.games.agricola.flow.use import UseSpace
from hearthside.games.agricola.flow.work import PlacePerson, SecondPerson
from hearthside.games.agricola.goods import FOOD, PLACED
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.variants.draft import Keep
from hearthside.games.agricola.variants.kept import KeptEffects
from hearthside.games.agricola.variants.living import (
    EXCHANGES,
    DrawEither,
    ExchangeAtHarvest,
    ExchangeBefore,
)
from hearthside.games.agricola.variants.marketplace import Marketplace
from hearthside.games.agricola.variants.mulligan import Mulligan
from hearthside.games.agricola.verbs.cards import PlayCard
from hearthside.games.agricola.verbs.fencing import BuildFences
from hearthside.games.agricola.verbs.pieces import in_all
from hearthside.games.agricola.verbs.renovate import Renovate
from hearthside.games.agricola.vocabulary.card import CARDS, KIND_NAMES
from hearthside.games.agricola.vocabulary.timing import ACTION_NAMES, WINDOW_NAMES

VARIANT_WORDS: Final[tuple[tuple[type[AnyNode], str], ...]] = (
    (Keep, "pick"),
    (Mulligan, "mulligan"),
    (ExchangeBefore, "exchange_card"),
    (ExchangeAtHarvest, "exchange_card"),
    (DrawEither, "draw"),
    (KeptEffects, "kept"),
    (Marketplace, "trade"),
)
"""The questions of variants (AGR-15) and campaigns (AGR-16)."""


def ask(s: Agricola, seat: int) -> View:
    """The question of the frame on top."""
    stack = s.lanes[seat] if s.lanes else s.main
    frame = stack[-1]
    found: View = {"ask": word(frame), "space": space_in_use(stack, seat)}
    node = frame.node
    player = s.players[seat]
    if isinstance(node, Keep):
        found["kind"] = KIND_NAMES[node.kind]
        found["number"] = node.left(frame)
    elif isinstance(node, ExchangeBefore):
        found["number"] = EXCHANGES - frame.pos
    elif isinstance(node, PlacePerson):
        found["person"] = player.goods[PLACED] + 1
    elif isinstance(node, Feed):
        found["due"] = due(s, seat)
        found["food"] = player.goods[FOOD]
    elif isinstance(node, Window):
        found["window"] = WINDOW_NAMES[node.window]
        found["cards"] = sorted(
            {
                CARDS[owned.trigger.card].id
                for i, owned in enumerate(player.hooks.triggers[node.window])
                if owned.trigger.optional and node.open(s, frame, owned, i)
            }
        )
    elif isinstance(node, Action):
        if found["ask"] == "pay":
            found["for"] = ACTION_NAMES[node.act]
        elif isinstance(node, BuildFences):
            found["built"] = frame.pos.bit_count()
        else:
            found["built"] = in_all(frame.pos)
    return found


def space_in_use(stack: list[Frame], seat: int) -> str | None:
    for frame in reversed(stack):
        if isinstance(frame.node, UseSpace):
            return SPACES[frame.node.space(frame)].name
    return None


def word(frame: Frame) -> str:
    """One word for the question."""
    node: AnyNode = frame.node
    for variant, name in VARIANT_WORDS:
        if isinstance(node, variant):
            return name
    if isinstance(node, SecondPerson):
        return "second"
    if isinstance(node, PlacePerson):
        return "newborn" if frame.pos else "place"
    if isinstance(node, Feed):
        return "feed"
    if isinstance(node, BeforeBreeding):
        return "before_breeding"
    if isinstance(node, BeforeField):
        return "before_field"
    if isinstance(node, LastExchanges):
        return "final"
    if isinstance(node, Breed):
        return "breed"
    if isinstance(node, TakeCrops):
        return "take_crops"
    if isinstance(node, MakeRoom):
        return "make_room"
    if isinstance(node, Window):
        return "window"
    if isinstance(node, BeforeAction):
        return ACTION_NAMES[node.action.act]
    if isinstance(node, PlayCard | Renovate):
        return "pay" if frame.pos else ACTION_NAMES[node.act]
    if isinstance(node, Action):
        return "pay" if frame.done else ACTION_NAMES[node.act]
    return "act"
