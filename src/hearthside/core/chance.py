"""Chance is a player, NATURE. The generator is one integer in the state (ADR 0004)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice
from hearthside.core.state import State

MASK: Final = (1 << 64) - 1


def mix(value: int) -> int:
    """Scatter the bits of a 64-bit number (the finaliser of splitmix64)."""
    value = (value ^ value >> 30) * 0xBF58476D1CE4E5B9 & MASK
    value = (value ^ value >> 27) * 0x94D049BB133111EB & MASK
    return value ^ value >> 31


def below(s: State, n: int) -> int:
    """A number from 0 to n - 1 from the generator inside `s`."""
    s.rng = s.rng + 0x9E3779B97F4A7C15 & MASK
    return mix(s.rng) % n


def outcome(s: State) -> Choice:
    """Let NATURE pick one of the open options."""
    frame = s.main[-1]
    weights = frame.node.weights(s, frame)
    if not weights:
        return s.options[below(s, len(s.options))]
    left = below(s, sum(weights))
    for i in range(len(weights)):
        left -= weights[i]
        if left < 0:
            return s.options[i]
    raise AssertionError("weights and options differ")
