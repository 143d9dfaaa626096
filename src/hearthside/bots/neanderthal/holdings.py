"""What the holdings of a species are worth to it by a taste: points now, and what may come."""

from __future__ import annotations

from typing import Final

from hearthside.bots.neanderthal.census import Census
from hearthside.bots.neanderthal.heuristic import (
    EXTINCT,
    MEMBER,
    points_of,
    score,
    settling,
)
from hearthside.bots.neanderthal.table_features import deck
from hearthside.bots.neanderthal.taste import Taste
from hearthside.games.neanderthal.abilities import (
    BIRTH_PLUS,
    COHESION,
    COURT3,
    FIRST,
    FORAGE,
    FROST_WARD,
    HEAL,
    INNOVATE2,
    POETRY,
    PROVIDE,
    SPARE_ELDER,
    THREE_TO_ONE,
    VP_TROPHY,
    VP_WOMAN,
    WATCH,
)
from hearthside.games.neanderthal.cards import BLIZZARD, CHAOS
from hearthside.games.neanderthal.names import (
    AREA_SLOTS,
    FIREKEEPER,
    OPEN,
    PAIR_BONDED,
    PATRIARCH,
    PORTAL_DISCS,
    SMALL,
)
from hearthside.games.neanderthal.packed.bits import added
from hearthside.games.neanderthal.packed.elders import unsettled_elder
from hearthside.games.neanderthal.state import Neanderthal
from hearthside.games.neanderthal.tribe import ALL_DISCS, Tribe

OTHERS: Final = HEAL | PROVIDE | FIRST | POETRY | COURT3 | WATCH | SPARE_ELDER | THREE_TO_ONE[SMALL]
SOON: Final = 2
"""What is locked may be released while this many turns are left."""
WHOLE: Final = 10.0
"""The turns of a game."""
BLIZZARDS: Final = 3
"""The next few events may bring a blizzard."""


def share_ahead(s: Neanderthal, taste: Taste) -> float:
    """How much what pays off later still counts."""
    return min(1.0, s.events_left / taste.horizon)


def share_soon(s: Neanderthal) -> float:
    """How much of what is locked will be released."""
    return min(1.0, s.events_left / SOON)


def holdings(census: Census, taste: Taste) -> float:
    """All that a species has; hunters and suitors count as if they stayed alive."""
    s, tribe = census.s, census.tribe
    ahead = share_ahead(s, taste)
    points = points_of(tribe, MEMBER)
    found = float(sum(score(census))) + taste.growth * ahead * census.members
    found += census.on_cards * points + taste.wanderer * census.wanderers
    if s.events_left:
        found -= dangers(census, taste, points + taste.growth * ahead)
        found += liking(tribe, taste) * s.events_left / WHOLE
    found += share_soon(s) * (
        taste.locked * sum(census.locked) + taste.unsettled * settling(census)
    )
    found += ahead * promises(census, taste)
    return found if census.members else found + EXTINCT


def dangers(census: Census, taste: Taste, member: float) -> float:
    """What chaos and blizzards may take (NEA-5.6, NEA-5.7)."""
    s, tribe = census.s, census.tribe
    means = deck(s.women_bag).means
    home = census.when_home()
    found = 0.0
    words = census.words()
    if home > words and not tribe.settled_chief():
        found += taste.chaos * means[CHAOS] * home / 2 * member
        found += taste.excess * share_ahead(s, taste) * (home - words)
    excess = census.elders + census.unsupported + len(tribe.animals) - home // 2
    if excess > 0:
        found += taste.blizzard * means[BLIZZARD] * min(BLIZZARDS, s.events_left) * excess
    return found


def liking(tribe: Tribe, taste: Taste) -> float:
    """What the structure is worth for a whole game."""
    if tribe.structure == OPEN:
        return taste.open
    if tribe.structure == PAIR_BONDED:
        return taste.pair_bonded
    return taste.patriarch if tribe.structure == PATRIARCH else 0.0


def promises(census: Census, taste: Taste) -> float:
    """What portals, elders, Women and hand cards promise while there is time."""
    tribe = census.tribe
    found = len(tribe.hand) * (taste.tribal_hand if tribe.tribal else taste.hand)
    found += taste.tribal if tribe.tribal else portals(tribe, taste)
    found += taste.benefit * census.enjoyed + abilities_worth(census.powers, tribe, taste)
    for level in range(6):
        elder = tribe.elders[level]
        if elder:
            worth = taste.keeper if level == FIREKEEPER else taste.elder
            found += worth / 2 if unsettled_elder(elder) else worth
    return found + taste.power if tribe.powerful() else found


def portals(tribe: Tribe, taste: Taste) -> float:
    """Portal discs, and how many colours the areas show."""
    found = taste.portal * tribe.portal_count()
    nearly = False
    for slots in AREA_SLOTS.values():
        seen = 0
        for slot in slots:
            if tribe.portals[slot]:
                seen = added(seen, PORTAL_DISCS[slot])
        if seen == ALL_DISCS:
            found += taste.area
        elif seen.bit_count() == 2:
            nearly = True
    return found + taste.two_colours if nearly else found


def abilities_worth(can: int, tribe: Tribe, taste: Taste) -> float:
    """What abilities are worth to a species."""
    found = 0.0
    if can & FORAGE and tribe.structure != OPEN:
        found += taste.forage
    if can & VP_TROPHY:
        found += taste.vp_trophy
    if can & BIRTH_PLUS:
        found += taste.birth_plus
    if can & FROST_WARD and not tribe.settled(FIREKEEPER):
        found += taste.ward
    if can & COHESION:
        found += taste.cohesion
    if can & VP_WOMAN:
        found += taste.vp_woman
    if can & INNOVATE2:
        found += taste.innovate
    if can & OTHERS:
        found += taste.other_ability
    return found
