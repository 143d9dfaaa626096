"""What a species strives for: the numbers behind its plans, in points at the end of the game."""

from __future__ import annotations

from typing import Final

from hearthside.bots.rng import Rng

ADDED: Final = ("open", "pair_bonded", "patriarch")
"""These may be negative, so they vary by points; all others vary by a factor."""
STEP: Final = 2.0
FACTOR: Final = 0.4
"""How far a taste varies: a standard deviation in points, and in the logarithm of a factor."""
ROLLS: Final = 12
STEPS: Final = 2**32


class Taste:
    """Found by least squares over games of varied tastes (tools/tune_taste.py)."""

    def __init__(self) -> None:
        self.growth = 0.91
        """A member, besides the points, for the newborns to come."""
        self.over = 0.51
        """The same as a share, where chaos would find more members than words."""
        self.horizon = 4.0
        """With fewer turns left, all that pays off later counts less."""
        self.chaos = 0.6
        """The members that chaos would take, times its chance."""
        self.excess = 0.12
        """Each member beyond the words."""
        self.blizzard = 0.5
        """Each dependent that nobody would support, times the chance of a blizzard."""
        self.locked = 0.44
        """A disc that may be released."""
        self.unsettled = 0.4
        """The points of what is unsettled, as a share."""
        self.hand = 0.5
        self.tribal_hand = 2.1
        """A card in the hand, on the vocal and on the tribal side."""
        self.wanderer = 0.4
        self.portal = 0.33
        self.two_colours = 0.36
        """An area that lacks one colour."""
        self.area = 1.08
        """An area that shows all three."""
        self.tribal = 7.5
        self.elder = 1.0
        self.keeper = 1.7
        """An elder, and the Firekeeper."""
        self.power = 1.05
        """An Alpha with a power."""
        self.benefit = 0.6
        """A Woman whose benefits are enjoyed."""
        self.forage = 0.5
        self.vp_trophy = 0.5
        self.birth_plus = 0.55
        self.ward = 0.45
        self.cohesion = 0.41
        self.vp_woman = 0.43
        self.innovate = 0.3
        self.other_ability = 0.2
        """Any other ability."""
        self.rival = 0.4
        """What the best rival has, as a share."""
        self.released = 3.4
        """A disc that a hunt releases."""
        self.keeper_released = 1.0
        """The disc under the Firekeeper, in addition to that."""
        self.trophy = 1.9
        """What a trophy scores, times this: who takes it denies it to the others."""
        self.kill = 0.7
        """A rival's member that falls in an attack, as a share of an own one."""
        self.deny = 0.64
        """What a rival on the same card does not get, as a share."""
        self.stay = 0.02
        """What a hunt must at least bring for each member."""
        self.partner_home = 0.6
        self.partner_abroad = 1.0
        """The points of a partner, as a share."""
        self.unlock = 0.98
        """A partner who makes a pair-bonded tableau useful."""
        self.woman = 0.88
        self.woman_pair_bonded = 1.1
        self.woman_portal = 0.27
        """A Woman in the auction, and each portal slot that she opens."""
        self.crowd = 0.17
        """Less for every Woman there is already."""
        self.bid = 0.76
        """A disc on her."""
        self.bid_chaos = 1.0
        """A bid after which chaos would find more members than words."""
        self.open = 2.7
        self.pair_bonded = -2.9
        self.patriarch = 4.6
        """A structure for a whole game."""

    def times(self, **factors: float) -> Taste:
        """The same taste with some numbers multiplied."""
        found = Taste()
        for name in NAMES:
            setattr(found, name, getattr(self, name) * factors.get(name, 1.0))
        return found

    def varied(self, rng: Rng) -> tuple[Taste, list[float]]:
        """A taste that differs by chance, and how far: standard normal, in the order of NAMES."""
        found = Taste()
        shifts: list[float] = []
        for name in NAMES:
            shift = normal(rng)
            shifts.append(shift)
            setattr(found, name, moved(name, getattr(self, name), shift))
        return found, shifts


def moved(name: str, value: float, shift: float) -> float:
    """A number of a taste, `shift` standard deviations away."""
    if name in ADDED:
        return value + STEP * shift
    return float(value * 2.718281828459045 ** (FACTOR * shift))


def normal(rng: Rng) -> float:
    """A number that is normally distributed, nearly."""
    found = -0.5 * ROLLS
    for _ in range(ROLLS):
        found += rng.below(STEPS) / STEPS
    return found


USUAL: Final = Taste()
NAMES: Final = tuple(name for name in sorted(dir(USUAL)) if type(getattr(USUAL, name)) is float)


def for_goals() -> Taste:
    """Where animals or being tribal decide (NEA-13): the tribal side comes first."""
    found = Taste()
    found.portal = 2.2
    found.tribal = 20.0
    found.hand = 1.0
    found.trophy = 1.0
    found.released = 1.1
    return found


GOALS: Final = for_goals()
