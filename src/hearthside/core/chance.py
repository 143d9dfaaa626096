"""Chance is a player, NATURE. The generator is one integer in the state (ADR 0004).

A small seed gives splitmix64: quick, and everything that follows can be worked out from what was
drawn. A secret seed is a key of 128 bits, and the draws are keyed hashes (BLAKE2b) of their
numbers: what was drawn tells nothing about the rest (ADR 0021).
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from hearthside.core.choice import Choice
from hearthside.core.state import State

MASK: Final = (1 << 64) - 1
SECRET: Final = 1 << 127
"""Seeds from here on are secret."""
KEY: Final = (1 << 128) - 1


def mix(value: int) -> int:
    """Scatter the bits of a 64-bit number (the finaliser of splitmix64)."""
    value = (value ^ value >> 30) * 0xBF58476D1CE4E5B9 & MASK
    value = (value ^ value >> 27) * 0x94D049BB133111EB & MASK
    return value ^ value >> 31


def generator(seed: int) -> int:
    """What a state begins with: a scattered number, or the key with its counter of draws."""
    return (seed & KEY) << 64 if seed >= SECRET else mix(seed * 2 + 1)


def keyed(key: int, number: int, size: int = 8) -> int:
    """The draw of that number, of `size` bytes: nobody without the key can tell it."""
    made = blake2b(number.to_bytes(8, "big"), digest_size=size, key=key.to_bytes(16, "big"))
    return int.from_bytes(made.digest(), "big")


def derived(seed: int, number: int) -> int:
    """The secret seed of that number that belongs to a secret seed."""
    return SECRET | keyed(seed & KEY, number, 16)


def below(s: State, n: int) -> int:
    """A number from 0 to n - 1 from the generator inside `s`."""
    if s.rng > MASK:
        s.rng += 1
        return keyed(s.rng >> 64, s.rng & MASK) % n
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
