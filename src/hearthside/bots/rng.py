"""A small generator for bots; the global one is never used."""

from __future__ import annotations

from hearthside.core.chance import MASK, mix


class Rng:
    """Random numbers from a seed.

    >>> Rng(7).below(100) == Rng(7).below(100)
    True
    """

    def __init__(self, seed: int) -> None:
        self.state = mix(seed & MASK)

    def bits(self) -> int:
        """A number of 64 bits."""
        self.state = self.state + 0x9E3779B97F4A7C15 & MASK
        return mix(self.state)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        return self.bits() % n
