"""Pastures in use that still have room, in the arrangement best for the owner (B098)."""

from __future__ import annotations

from hearthside.games.agricola.farm.pens import KINDS, Animals, Holder, Pens, pens


def pastures_with_room(
    pastures: tuple[int, ...],
    slots: int,
    animals: Animals,
    holders: tuple[Holder, ...] = (),
    once: bool = False,
    spare: int = 3,
) -> int:
    """The most pastures with an animal and room for `spare` more, all animals being kept."""
    search = _Search(pastures, pens((), slots, holders), once, spare)
    search.assign(0, [animals[0], animals[1], animals[2]], [0, 0, 0], 0, 0)
    return search.best


class _Search:
    """Every use of every pasture: with room to spare, full, or not at all."""

    def __init__(self, pastures: tuple[int, ...], rest: Pens, once: bool, spare: int) -> None:
        self.pastures = pastures
        self.rest = rest
        self.once = once
        self.spare = spare
        self.best = 0

    def assign(self, number: int, need: list[int], room: list[int], used: int, count: int) -> None:
        """Decide about one pasture; `room` is what the earlier ones can take, by kind."""
        if count + len(self.pastures) - number <= self.best:
            return
        if number == len(self.pastures):
            left = [max(0, need[kind] - room[kind]) for kind in range(KINDS)]
            if self.rest.holds(left[0], left[1], left[2]):
                self.best = count
            return
        capacity = self.pastures[number]
        for kind in range(KINDS):
            if need[kind] == 0 or (self.once and used >> kind & 1):
                continue
            taken = used | 1 << kind
            if capacity > self.spare:
                need[kind] -= 1
                room[kind] += capacity - self.spare - 1
                self.assign(number + 1, need, room, taken, count + 1)
                room[kind] -= capacity - self.spare - 1
                need[kind] += 1
            room[kind] += capacity
            self.assign(number + 1, need, room, taken, count)
            room[kind] -= capacity
        self.assign(number + 1, need, room, used, count)
