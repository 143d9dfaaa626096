"""Which animals a farm can keep: the exact test of AGR-8.1–8.3, remembered per set of places.

Places are plain tuples: the capacity of each pasture, the number of single places for any animal
(house, unfenced stables), and holders, the places on cards (AGC-3.10).
"""

from __future__ import annotations

from typing import Final

SHEEP: Final = 0
BOAR: Final = 1
CATTLE: Final = 2
KINDS: Final = 3
ANY: Final = 7  # a set of kinds: bit 0 sheep, bit 1 boar, bit 2 cattle
NOTHING: Final = -1

Animals = tuple[int, int, int]  # sheep, boar, cattle
Holder = tuple[int, int, bool]  # capacity, kinds allowed, may kinds be mixed?


class Arrangement:
    """Where each animal stands, for display."""

    def __init__(
        self, pastures: list[tuple[int, int]], holders: list[list[int]], slots: list[int]
    ) -> None:
        self.pastures = pastures  # kind (or NOTHING) and number
        self.holders = holders  # numbers by kind
        self.slots = slots  # numbers by kind in the single places


def pasture_capacity(spaces: int, stables: int, bonus: int = 0) -> int:
    """AGR-8.1: twice the spaces, doubled by each stable; then the bonus of cards (AGR-8.2)."""
    return (2 * spaces << stables) + bonus


class Pens:
    """A set of places, and the answers given so far."""

    def __init__(
        self, pastures: tuple[int, ...], slots: int, holders: tuple[Holder, ...], once: bool
    ) -> None:
        self.pastures = pastures
        self.slots = slots
        self.holders = holders
        self.once = once  # HR2: each kind in at most one pasture
        self.answers: dict[int, bool] = {}
        # Places of one kind, the largest first: capacity, kinds, pasture or ~holder.
        self.whole: list[tuple[int, int, int]] = [
            (capacity, ANY, number) for number, capacity in enumerate(pastures) if capacity
        ]
        # Capacity of the mixed places that accept at least one kind of each set.
        self.loose = [slots if kinds else 0 for kinds in range(8)]
        self.mixed: list[tuple[int, int, int]] = []
        for number, (capacity, allowed, mixed) in enumerate(holders):
            if mixed or allowed & (allowed - 1) == 0:
                self.mixed.append((capacity, allowed, number))
                for kinds in range(8):
                    if kinds & allowed:
                        self.loose[kinds] += capacity
            else:
                self.whole.append((capacity, allowed, ~number))
        self.whole.sort(reverse=True)
        self.total = self.loose[ANY]
        for place in self.whole:
            self.total += place[0]

    def holds(self, sheep: int, boar: int, cattle: int) -> bool:
        """Is there a legal arrangement?"""
        if sheep + boar + cattle > self.total:
            return False
        key = sheep | boar << 10 | cattle << 20
        answer = self.answers.get(key)
        if answer is None:
            answer = self._search([sheep, boar, cattle], 0, 0, [])
            self.answers[key] = answer
        return answer

    def _search(self, need: list[int], start: int, used: int, chosen: list[int]) -> bool:
        """Give the places of one kind to the kinds that still need room; the rest goes loose."""
        if covers(self.loose, need):
            return True
        if start == len(self.whole):
            return False
        room, allowed, number = self.whole[start]
        pasture = self.once and number >= 0
        if pasture:
            allowed &= ~used
        idle = True
        for kind in range(KINDS):
            had = need[kind]
            if had > 0 and allowed >> kind & 1:
                idle = False
                need[kind] = had - room if had > room else 0
                chosen.append(kind)
                if self._search(need, start + 1, used | 1 << kind if pasture else used, chosen):
                    return True
                chosen.pop()
                need[kind] = had
        if idle or pasture:
            chosen.append(NOTHING)
            if self._search(need, start + 1, used, chosen):
                return True
            chosen.pop()
        return False

    def best(self, sheep: int, boar: int, cattle: int) -> list[Animals]:
        """The largest herds within these numbers that fit; more sheep first, then more boar."""
        if self.holds(sheep, boar, cattle):
            return [(sheep, boar, cattle)]
        found: list[Animals] = []
        # the most cattle for each number of boar, with more sheep than looked at now
        before = [-1] * (boar + 1)
        for s in range(sheep, -1, -1):
            c = cattle
            previous = -1
            tops = [-1] * (boar + 1)
            for b in range(boar + 1):
                while c >= 0 and not self.holds(s, b, c):
                    c -= 1
                tops[b] = c
            for b in range(boar, -1, -1):
                top = tops[b]
                if top > previous and top > before[b]:
                    found.append((s, b, top))
                previous = max(previous, top)
                before[b] = max(before[b], top)
        return found

    def arranged(self, sheep: int, boar: int, cattle: int) -> Arrangement | None:
        """A legal arrangement, or None."""
        herd = [sheep, boar, cattle]
        chosen: list[int] = []
        if sheep + boar + cattle > self.total or not self._search(herd[:], 0, 0, chosen):
            return None
        pastures = [(NOTHING, 0)] * len(self.pastures)
        holders = [[0, 0, 0] for _ in self.holders]
        for (room, _, number), kind in zip(self.whole, chosen, strict=False):
            if kind != NOTHING:
                count = min(room, herd[kind])
                herd[kind] -= count
                if number >= 0:
                    pastures[number] = (kind, count)
                else:
                    holders[~number][kind] = count
        loose = self.loose[:]
        for capacity, allowed, number in self.mixed:
            for kinds in range(8):
                if kinds & allowed:
                    loose[kinds] -= capacity
            holders[number] = split(loose, herd, capacity, allowed)
        return Arrangement(pastures, holders, herd)


def covers(loose: list[int], need: list[int]) -> bool:
    """Can mixed places take these numbers? Every set of kinds must find room (Hall's theorem)."""
    s, b, c = need
    if s + b + c > loose[ANY] or s > loose[1] or b > loose[2] or c > loose[4]:
        return False
    return s + b <= loose[3] and s + c <= loose[5] and b + c <= loose[6]


def split(loose: list[int], herd: list[int], capacity: int, allowed: int) -> list[int]:
    """Fill a mixed holder so that the other mixed places can take the rest, and take it off."""
    for s in range(min(herd[SHEEP], capacity) if allowed & 1 else 0, -1, -1):
        for b in range(min(herd[BOAR], capacity - s) if allowed & 2 else 0, -1, -1):
            for c in range(min(herd[CATTLE], capacity - s - b) if allowed & 4 else 0, -1, -1):
                rest = [herd[SHEEP] - s, herd[BOAR] - b, herd[CATTLE] - c]
                if covers(loose, rest):
                    herd[:] = rest
                    return [s, b, c]
    return [0, 0, 0]


_KNOWN: Final[dict[tuple[tuple[int, ...], int, tuple[Holder, ...], bool], Pens]] = {}
_LIMIT: Final = 20_000


def pens(
    pastures: tuple[int, ...], slots: int, holders: tuple[Holder, ...] = (), once: bool = False
) -> Pens:
    """The shared pens of these places."""
    key = (pastures, slots, holders, once)
    found = _KNOWN.get(key)
    if found is None:
        if len(_KNOWN) >= _LIMIT:
            _KNOWN.clear()
        found = Pens(pastures, slots, holders, once)
        _KNOWN[key] = found
    return found


def fits(
    pastures: tuple[int, ...],
    slots: int,
    animals: Animals,
    holders: tuple[Holder, ...] = (),
    once: bool = False,
) -> bool:
    """Can all these animals be accommodated (AGR-8.1)? `once` is the house rule HR2."""
    return pens(pastures, slots, holders, once).holds(animals[0], animals[1], animals[2])


def arrange(
    pastures: tuple[int, ...],
    slots: int,
    animals: Animals,
    holders: tuple[Holder, ...] = (),
    once: bool = False,
) -> Arrangement | None:
    """A legal arrangement of all these animals, or None."""
    return pens(pastures, slots, holders, once).arranged(animals[0], animals[1], animals[2])
