"""Deck A, occupations A085 to A105."""

from __future__ import annotations

from hearthside.core.connect import EitherOr, May
from hearthside.core.hooks import Static
from hearthside.core.sequence import Seq
from hearthside.games.agricola.board.printed import (
    ACCUMULATION,
    FOOD_SPACES,
    QUARRIES,
    WOOD_SPACES,
)
from hearthside.games.agricola.goods import FOOD, WOOD, bundle
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.verbs.cards import PlayMinor
from hearthside.games.agricola.verbs.grow import Grow
from hearthside.games.agricola.verbs.plow import Plow
from hearthside.games.agricola.verbs.take import Get
from hearthside.games.agricola.vocabulary.arithmetic import Reaches
from hearthside.games.agricola.vocabulary.bonus_points import Points
from hearthside.games.agricola.vocabulary.card import card
from hearthside.games.agricola.vocabulary.card_counts import CookingImprovements
from hearthside.games.agricola.vocabulary.conditions import IN_STONE, Newest, Pile
from hearthside.games.agricola.vocabulary.counts import (
    Pastures,
    PeopleOn,
    SpacesHolding,
)
from hearthside.games.agricola.vocabulary.effects import Bonus, Both, For, Gain
from hearthside.games.agricola.vocabulary.exchange import Exchange
from hearthside.games.agricola.vocabulary.outcomes import OutcomeSize
from hearthside.games.agricola.vocabulary.query import Count
from hearthside.games.agricola.vocabulary.questions import (
    FREE_FENCES,
    NEWBORNS_ACT,
    ROOM_ANIMALS,
    STRAIGHT_TO_STONE,
)
from hearthside.games.agricola.vocabulary.timing import (
    FIELD,
    HOME,
    PLOWING,
    REVEAL,
    ROOMS,
    ROUND,
)
from hearthside.games.agricola.vocabulary.when import at, post, use

# Animal Tamer
card("A086", Static(ROOM_ANIMALS), play=EitherOr(Get(bundle(wood=1)), Get(bundle(grain=1))))

# Conservator
card("A087", Static(STRAIGHT_TO_STONE))

# Hedge Keeper
card("A088", Static(FREE_FENCES, 3))

# Plow Driver
card("A090", at(ROUND, For(bundle(food=1), Plow()), may=True, when=IN_STONE))

# Shifting Cultivator
card("A091", use(WOOD_SPACES, For(bundle(food=3), Plow()), may=True))

# Adoptive Parents
card("A092", Static(NEWBORNS_ACT))

# Bed Maker
card("A093", post(ROOMS, For(bundle(wood=1, grain=1), Grow()), may=True))

# Task Artisan
card(
    "A096",
    at(REVEAL, Seq(Gain(bundle(wood=1)), May(PlayMinor())), when=Newest(QUARRIES)),
    play=Seq(Gain(bundle(wood=1)), May(PlayMinor())),
)


class UnfencedStables(Count):
    """Stables outside pastures."""

    def of(self, s: Agricola, p: int) -> int:
        farm = s.players[p].farm
        return (farm.stables & ~farm.fold).bit_count()


# Stable Architect
card("A098", Points(UnfencedStables()))

# Fellow Grazer
card("A099", Points(Pastures(3), 2))

# Curator
card(
    "A100",
    at(HOME, For(bundle(food=1), Bonus(1)), may=True, when=Reaches(PeopleOn(ACCUMULATION), 3)),
)

# Cookery Outfitter
card("A101", Points(CookingImprovements()))


STACK = [
    bundle(wood=1),
    bundle(grain=1),
    bundle(reed=1),
    bundle(stone=1),
    bundle(vegetable=1),
    bundle(clay=1),
    bundle(reed=1),
    bundle(vegetable=1),
]


# Grocer: the number on the card says how many are sold
card("A102", Exchange(bundle(food=1), 0, stack=STACK))

# Portmonger
card(
    "A103",
    use(FOOD_SPACES, Gain(bundle(vegetable=1)), when=Pile((FOOD,), 1, 1)),
    use(FOOD_SPACES, Gain(bundle(grain=1)), when=Pile((FOOD,), 2, 2)),
    use(FOOD_SPACES, Gain(bundle(reed=1)), when=Pile((FOOD,), 3)),
)

# Wood Harvester
card(
    "A104",
    at(
        FIELD,
        Both(
            Gain(bundle(wood=1), SpacesHolding(WOOD_SPACES, WOOD, 2, 2)),
            Gain(bundle(food=1), SpacesHolding(WOOD_SPACES, WOOD, 3)),
        ),
    ),
)

# Barrow Pusher
card("A105", post(PLOWING, Gain(bundle(clay=1, food=1), OutcomeSize())))
