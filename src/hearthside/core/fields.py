"""Fields that several games use: one of a list, some of a list, amounts of goods."""

from __future__ import annotations

from collections.abc import Sequence

from hearthside.core.form import Field, S_contra, number
from hearthside.core.message import Plain


class OneOf(Field[S_contra]):
    """An index into names."""

    def __init__(self, name: str, names: Sequence[str], sort: str = "", bits: int = 8) -> None:
        super().__init__(name, bits, sort or name)
        self.names = list(names)

    def write(self, s: S_contra, n: int) -> str:
        return self.names[n]

    def read(self, s: S_contra, text: str) -> int:
        return self.names.index(text)


class SomeOf(Field[S_contra]):
    """A set of names, one bit each; the word `none` if it is empty."""

    words = True

    def __init__(self, name: str, names: Sequence[str], sort: str, none: str = "none") -> None:
        super().__init__(name, len(names), sort)
        self.names = list(names)
        self.none = none

    def chosen(self, n: int) -> list[str]:
        return [self.names[i] for i in range(len(self.names)) if n >> i & 1]

    def write(self, s: S_contra, n: int) -> str:
        return " ".join(self.chosen(n)) or self.none

    def read(self, s: S_contra, text: str) -> int:
        n = 0
        for word in [] if text == self.none else text.split():
            n |= 1 << self.names.index(word)
        return n

    def id(self, s: S_contra, n: int) -> Plain:
        return self.chosen(n)


class Amounts(Field[S_contra]):
    """Numbers of several goods, some bits each: '2 grain 1 sheep'; `none` if there are none."""

    words = True

    def __init__(self, name: str, goods: Sequence[str], none: str = "", each: int = 8) -> None:
        super().__init__(name, each * len(goods))
        self.goods = list(goods)
        self.none = none
        self.each = each

    def write(self, s: S_contra, n: int) -> str:
        return " ".join(f"{m} {good}" for good, m in self.amounts(n).items()) or self.none

    def read(self, s: S_contra, text: str) -> int:
        if not text:
            raise ValueError(text)
        found = 0
        for good, m in pairs("" if text == self.none else text).items():
            if m >> self.each:
                raise ValueError(text)
            found |= m << self.each * self.goods.index(good)
        return found

    def amounts(self, n: int) -> dict[str, int]:
        """How many of each good, without zeros."""
        found: dict[str, int] = {}
        for i, good in enumerate(self.goods):
            m = n >> self.each * i & (1 << self.each) - 1
            if m:
                found[good] = m
        return found

    def id(self, s: S_contra, n: int) -> Plain:
        return self.amounts(n)


def pairs(text: str) -> dict[str, int]:
    """'2 grain 1 sheep' as a table; every good at most once, no zeros.

    >>> pairs("2 grain 1 sheep")
    {'grain': 2, 'sheep': 1}
    """
    words = text.split()
    found: dict[str, int] = {}
    if len(words) % 2:
        raise ValueError(text)
    for digits, name in zip(words[::2], words[1::2], strict=True):
        n = number(digits)
        if name in found or n == 0:
            raise ValueError(text)
        found[name] = n
    return found
