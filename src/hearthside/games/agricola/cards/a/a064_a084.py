"""Deck A, minor improvements A064 to A084."""

from __future__ import annotations

from hearthside.core.hooks import Static
from hearthside.games.agricola.acting.window import event_of
from hearthside.games.agricola.board.printed import (
    CATTLE_MARKET,
    FISHING,
    GRAIN_SEEDS,
    PIG_MARKET,
    QUARRIES,
    SHEEP_MARKET,
)
from hearthside.games.agricola.goods import BOAR, CATTLE, SHEEP, bundle
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.verbs.fencing import new_pastures
from hearthside.games.agricola.vocabulary.arithmetic import Reaches
from hearthside.games.agricola.vocabulary.card import card
from hearthside.games.agricola.vocabulary.counts import Held
from hearthside.games.agricola.vocabulary.effects import Gain
from hearthside.games.agricola.vocabulary.outcomes import SownVegetables
from hearthside.games.agricola.vocabulary.prices import IMPROVEMENT_COST, Reduced
from hearthside.games.agricola.vocabulary.promises import Promise
from hearthside.games.agricola.vocabulary.query import Condition, Count
from hearthside.games.agricola.vocabulary.questions import CROPS_MOVE
from hearthside.games.agricola.vocabulary.timing import FENCES, SOWING
from hearthside.games.agricola.vocabulary.when import act, other, post, use

# Seed Pellets
card("A065", act(SOWING, Gain(bundle(grain=1))))

# Feeding Dish
card(
    "A066",
    use(SHEEP_MARKET.bit, Gain(bundle(grain=1)), when=Reaches(Held(SHEEP), 1)),
    use(PIG_MARKET.bit, Gain(bundle(grain=1)), when=Reaches(Held(BOAR), 1)),
    use(CATTLE_MARKET.bit, Gain(bundle(grain=1)), when=Reaches(Held(CATTLE), 1)),
)

# Corn Scoop
card("A067", use(GRAIN_SEEDS.bit, Gain(bundle(grain=1))))


class FencesForTheRound(Condition):
    """At least as many fences were built as the round's number."""

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        return event.bit_count() >= s.round


# Asparagus Gift
card("A068", post(FENCES, Gain(bundle(vegetable=1)), when=FencesForTheRound()))

# Large Greenhouse
card("A069", play=Promise(bundle(vegetable=1), ahead=(4, 7, 9)))

# Clearing Spade
card("A071", Static(CROPS_MOVE))

# Lumber Mill
card("A075", Reduced(IMPROVEMENT_COST, bundle(wood=1)))

# Hod
card(
    "A077",
    use(PIG_MARKET.bit, Gain(bundle(clay=2))),
    other(PIG_MARKET.bit, Gain(bundle(clay=2))),
    play=Gain(bundle(clay=1)),
)

# Canoe
card("A078", use(FISHING.bit, Gain(bundle(food=1, reed=1))))

# Garden Hoe
card("A079", post(SOWING, Gain(bundle(clay=1, stone=1)), when=SownVegetables()))

# Stone Tongs
card("A080", use(QUARRIES, Gain(bundle(stone=1))))


class LargeNewPastures(Count):
    """Pastures of at least 4 spaces that the fences just built enclosed."""

    def of(self, s: Agricola, p: int) -> int:
        n = 0
        for pasture in new_pastures(s.players[p], event_of(s)):
            if pasture.bit_count() >= 4:
                n += 1
        return n


# Shepherd's Crook
card("A083", post(FENCES, Gain(bundle(sheep=2), LargeNewPastures())))
