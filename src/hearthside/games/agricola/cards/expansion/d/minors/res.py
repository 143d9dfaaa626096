"""Expansion cards of deck D, minor improvements: Building Resource Provider."""

from __future__ import annotations

from hearthside.core.connect import EitherOr, May
from hearthside.games.agricola import costs
from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import Held, InRounds, Rooms
from hearthside.games.agricola.effects import Both, Count, Gain, Promise, Swap, event_of
from hearthside.games.agricola.goods import FOOD, STONE, VEGETABLE, bundle
from hearthside.games.agricola.situations import ToStone
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.sums import Reaches
from hearthside.games.agricola.tallies import FieldsWith, PlantedFields
from hearthside.games.agricola.vocabulary import Reduced, at, other_post, post
from hearthside.games.agricola.windows import END_ROUND, POST_FEED, RENOVATION

# Cross-Cut Wood
card("D004", play=Gain(bundle(wood=1), Held(STONE)))

# Field Clay
card("D005", play=Gain(bundle(clay=1), PlantedFields()))

# Petrified Wood
card(
    "D006",
    play=May(
        EitherOr(
            Swap(bundle(wood=1), bundle(stone=1)),
            Swap(bundle(wood=2), bundle(stone=2)),
            Swap(bundle(wood=3), bundle(stone=3)),
        )
    ),
)

# Social Benefits
card("D076", at(POST_FEED, Gain(bundle(wood=1, clay=1)), when=Reaches(Held(FOOD), 0, 0)))


class RoomsOfRenovator(Count):
    """The rooms of the other player who has just renovated."""

    def of(self, s: Agricola, p: int) -> int:
        return s.players[event_of(s) & 15].rooms()


# Recycled Brick
card(
    "D077",
    post(RENOVATION, Gain(bundle(clay=1), Rooms()), when=ToStone()),
    other_post(RENOVATION, Gain(bundle(clay=1), RoomsOfRenovator()), when=ToStone(4)),
)

# Reed Pond
card("D078", play=Promise(bundle(reed=1), next=3))

# Carrot Museum
card(
    "D079",
    at(
        END_ROUND,
        Both(Gain(bundle(stone=1), FieldsWith(VEGETABLE)), Gain(bundle(wood=1), Held(VEGETABLE))),
        when=InRounds(8, 10, 12),
    ),
)

# Roof Ladder
card("D081", Reduced(costs.RENOVATION, bundle(reed=1)), post(RENOVATION, Gain(bundle(stone=1))))
