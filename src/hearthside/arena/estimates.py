"""Estimates: a number with its 95 % confidence interval."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

NORMAL = 1.959964
"""The two-sided 95 % quantile of the normal distribution."""


def student(freedom: int) -> float:
    """The two-sided 95 % quantile of Student's t (expansion at the normal quantile).

    >>> [round(student(n), 2) for n in (3, 10, 99)]
    [3.18, 2.23, 1.98]
    """
    if freedom <= 3:
        return (12.706, 4.303, 3.182)[freedom - 1]
    z = NORMAL
    n = float(freedom)
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    )


def margin(values: Sequence[float]) -> float:
    """Half the width of the 95 % confidence interval of the mean; 0 for a single value.

    >>> round(margin([10, 12, 14]), 2)
    4.97
    """
    n = len(values)
    if n < 2:
        return 0.0
    mean = sum(values) / n
    variance = sum((value - mean) ** 2 for value in values) / (n - 1)
    return student(n - 1) * sqrt(variance / n)


@dataclass(frozen=True)
class Estimate:
    """A mean and its 95 % confidence interval, which a single value does not have."""

    value: float
    low: float | None
    high: float | None

    def text(self, digits: int = 1, percent: bool = False) -> str:
        """For a table; an interval of a share is rarely even, that of a mean always.

        >>> Estimate(0.5, 0.25, 0.75).text(0, percent=True)
        '50 % (25 to 75)'
        >>> Estimate(3.0, 1.0, 5.0).text(), Estimate(3.0, None, None).text()
        ('3.0 ± 2.0', '3.0')
        """
        by, unit = (100, " %") if percent else (1, "")
        found = f"{self.value * by:.{digits}f}{unit}"
        if self.low is None or self.high is None:
            return found
        if percent:
            return f"{found} ({self.low * by:.{digits}f} to {self.high * by:.{digits}f})"
        return f"{found} ± {(self.high - self.low) / 2:.{digits}f}"


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def mean_estimate(values: Sequence[float]) -> Estimate:
    """The mean of independent values."""
    middle = mean(values)
    if len(values) < 2:
        return Estimate(middle, None, None)
    around = margin(values)
    return Estimate(middle, middle - around, middle + around)


def wilson(share: float, n: float) -> Estimate:
    """A share of `n` independent trials with Wilson's interval, which stays within 0 and 1.

    >>> wilson(1.0, 20).text(0, percent=True)
    '100 % (84 to 100)'
    """
    z2 = NORMAL**2 / n
    middle = (share + z2 / 2) / (1 + z2)
    around = NORMAL / (1 + z2) * sqrt(share * (1 - share) / n + z2 / (4 * n))
    return Estimate(share, max(0.0, middle - around), min(1.0, middle + around))


def share_estimate(groups: Sequence[Sequence[float]], games: int) -> Estimate:
    """The mean of the means of groups of shares.

    Each share is that of one deal, the same cards played on several seats, so that its games are
    not independent. The spread of the deals tells how many independent games they are worth: no
    fewer than there are deals, no more than there are `games`.
    """
    share = mean([mean(group) for group in groups])
    number = sum(len(group) for group in groups)
    variance = 0.0
    for group in groups:
        if len(group) > 1:
            middle = mean(group)
            spread = sum((value - middle) ** 2 for value in group) / (len(group) - 1)
            variance += spread / len(group) / len(groups) ** 2
    worth = float(number)
    if variance > 0:
        worth = min(max(worth, share * (1 - share) / variance), float(max(games, number)))
    return wilson(share, worth)
