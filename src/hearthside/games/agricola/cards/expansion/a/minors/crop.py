"""Expansion cards of deck A, minor improvements: Crop Provider."""

from __future__ import annotations

from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import Held
from hearthside.games.agricola.effects import Gain
from hearthside.games.agricola.goods import BOAR, CATTLE, SHEEP, bundle
from hearthside.games.agricola.hooks import Condition
from hearthside.games.agricola.spaces import CATTLE_MARKET, PIG_MARKET, SHEEP_MARKET
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.sums import Reaches
from hearthside.games.agricola.vocabulary import act, post, use
from hearthside.games.agricola.windows import FENCES, SOWING

# Food Basket
card("A008", play=Gain(bundle(grain=1, vegetable=1)))

# Seed Pellets
card("A065", act(SOWING, Gain(bundle(grain=1))))

# Feeding Dish
card(
    "A066",
    use(SHEEP_MARKET.bit, Gain(bundle(grain=1)), when=Reaches(Held(SHEEP), 1)),
    use(PIG_MARKET.bit, Gain(bundle(grain=1)), when=Reaches(Held(BOAR), 1)),
    use(CATTLE_MARKET.bit, Gain(bundle(grain=1)), when=Reaches(Held(CATTLE), 1)),
)


class FencesForTheRound(Condition):
    """At least as many fences were built as the round's number."""

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        return event.bit_count() >= s.round


# Asparagus Gift
card("A068", post(FENCES, Gain(bundle(vegetable=1)), when=FencesForTheRound()))
