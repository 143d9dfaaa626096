"""Deck E, minor improvements E043 to E063."""

from __future__ import annotations

from hearthside.core.connect import May
from hearthside.games.agricola.acting.event import grain_sown, vegetables_sown
from hearthside.games.agricola.acting.window import event_of
from hearthside.games.agricola.board.printed import DAY_LABORER, FISHING, SHEEP_MARKET
from hearthside.games.agricola.farm.farmyard import CLAY_HOUSE, WOODEN
from hearthside.games.agricola.goods import CATTLE, FOOD, SHEEP, bundle
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.verbs.bake import Bake
from hearthside.games.agricola.vocabulary.arithmetic import Capped, Sum, Whether
from hearthside.games.agricola.vocabulary.card import card
from hearthside.games.agricola.vocabulary.card_numbers import Add, GainStored, Spend, Store
from hearthside.games.agricola.vocabulary.conditions import IN_STONE, House, Pile
from hearthside.games.agricola.vocabulary.counts import Held, Lying, Stables
from hearthside.games.agricola.vocabulary.effects import Both, Gain
from hearthside.games.agricola.vocabulary.outcomes import ByOther, NewRoomsOf, Outcome
from hearthside.games.agricola.vocabulary.promises import EVEN, ODD, Promise, PromiseFor
from hearthside.games.agricola.vocabulary.query import Condition, Count
from hearthside.games.agricola.vocabulary.rates import Oven
from hearthside.games.agricola.vocabulary.timing import (
    BAKING,
    FEED_START,
    HARVEST,
    OCCUPATIONS,
    PRE_WORK,
    ROOMS,
    SOWING,
)
from hearthside.games.agricola.vocabulary.when import act, at, other_post, post, use

# Barn Cats
card("E043", play=PromiseFor(bundle(food=1), Sum(Stables(), more=1)))

# Fodder Beets
card("E044", play=Promise(bundle(food=1), rounds=ODD))

# Fruit Ladder
card("E045", play=Promise(bundle(food=1), rounds=EVEN))

# Waterlily Pond
card("E046", play=Promise(bundle(food=1), next=2))

# Town Hall
card(
    "E048",
    at(FEED_START, Gain(bundle(food=1)), when=House(CLAY_HOUSE)),
    at(FEED_START, Gain(bundle(food=2)), when=IN_STONE),
)

# Twibil
card(
    "E049",
    post(ROOMS, Gain(bundle(food=1)), when=NewRoomsOf(WOODEN)),
    other_post(ROOMS, Gain(bundle(food=1)), when=ByOther(NewRoomsOf(WOODEN))),
)


class CropsSown(Count):
    """The different crops that were just sown."""

    def of(self, s: Agricola, p: int) -> int:
        event = event_of(s)
        return (grain_sown(event) > 0) + (vegetables_sown(event) > 0)


# Wild Greens
card("E050", post(SOWING, Gain(bundle(food=1), CropsSown())))

# Whale Oil
card("E051", use(FISHING.bit, Add()), act(OCCUPATIONS, GainStored(bundle(food=1))))

# Cubbyhole
card("E052", post(ROOMS, Add(1, Outcome())), at(FEED_START, GainStored(bundle(food=1))))

# Stone Weir
card(
    "E055",
    use(FISHING.bit, Gain(bundle(food=4)), when=Pile((FOOD,), 0, 0)),
    use(FISHING.bit, Gain(bundle(food=3)), when=Pile((FOOD,), 1, 1)),
    use(FISHING.bit, Gain(bundle(food=2)), when=Pile((FOOD,), 2, 2)),
    use(FISHING.bit, Gain(bundle(food=1)), when=Pile((FOOD,), 3, 3)),
)


class LastInOrder(Condition):
    """Everybody else places people before the owner."""

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        return (p - s.start) % s.seats == s.seats - 1


# Roman Pot
card("E056", at(PRE_WORK, Spend(Gain(bundle(food=1))), when=LastInOrder()), play=Store(4))

# Cheese Fondue
card(
    "E057",
    post(
        BAKING,
        Both(
            Gain(bundle(food=1), Whether(Held(SHEEP), 1)),
            Gain(bundle(food=1), Whether(Held(CATTLE), 1)),
        ),
    ),
)

# Comb and Cutter
card("E059", use(DAY_LABORER.bit, Gain(bundle(food=1), Capped(Lying(SHEEP_MARKET.bit, SHEEP), 4))))

# Raised Bed
card("E061", at(HARVEST, Gain(bundle(food=4))))

# Iron Oven
card("E063", Oven(6, most=1), play=May(Bake()))
