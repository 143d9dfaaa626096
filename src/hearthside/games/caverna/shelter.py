"""Which animals a home can house: the exact test of CAV-9.19, remembered per set of containers."""

from __future__ import annotations

from typing import Final

from hearthside.games.caverna.housing import cover


class Shelter:
    """A set of containers, and the answers given so far.

    `pens` are the sizes of pastures, largest first; `sheep_only` and `cattle_only` the room of
    tiles for one kind; everything else counts containers (CAV-9.5 to 9.15).
    """

    def __init__(
        self,
        *,
        pens: list[int],
        stable_meadows: int,
        bare_meadows: int,
        rooms: int,
        fields: int,
        sheep_only: int,
        mines: int,
        forest_stables: int,
        cattle_only: int,
        dogs: int,
    ) -> None:
        self.pens = pens
        self.stable_meadows = stable_meadows
        self.bare_meadows = bare_meadows
        self.rooms = rooms
        self.fields = fields
        self.sheep_only = sheep_only
        self.mines = mines
        self.forest_stables = forest_stables
        self.cattle_only = cattle_only
        self.dogs = dogs
        self.answers: dict[int, bool] = {}

    def holds(self, sheep: int, donkeys: int, boars: int, cattle: int) -> bool:
        """Is there a legal arrangement?"""
        key = sheep | donkeys << 8 | boars << 16 | cattle << 24
        answer = self.answers.get(key)
        if answer is None:
            answer = self._search(sheep, donkeys, boars, cattle)
            self.answers[key] = answer
        return answer

    def _search(self, sheep: int, donkeys: int, boars: int, cattle: int) -> bool:
        """Dedicated containers first, then every sensible use of dogs, then the flexible rest."""
        need = [
            max(0, sheep - self.sheep_only),
            max(0, donkeys - self.mines),
            max(0, boars - self.forest_stables),
            max(0, cattle - self.cattle_only),
        ]
        for pens, meadows, watched in self.dog_ways():
            rest = need[:]
            rest[0] = max(0, rest[0] - watched)
            big = pens + [2] * self.rooms
            big.sort(reverse=True)
            if cover(big, meadows + self.fields, rest):
                return True
        return False

    def dog_ways(self) -> list[tuple[list[int], int, int]]:
        """Pens and stabled meadows left, sheep watched: the undominated uses of dogs (CAV-9.18)."""
        dogs = self.dogs
        plain = (self.pens, self.stable_meadows, 0)
        if dogs == 0:
            return [plain]
        if self.bare_meadows:
            return [(self.pens, self.stable_meadows, dogs + min(dogs, self.bare_meadows))]
        ways = [plain]
        if self.stable_meadows:
            ways.append((self.pens, self.stable_meadows - 1, dogs + 1))
        for i in range(len(self.pens)):
            if dogs + 1 > self.pens[i] and (i == 0 or self.pens[i] != self.pens[i - 1]):
                ways.append((self.pens[:i] + self.pens[i + 1 :], self.stable_meadows, dogs + 1))
        return ways


_KNOWN: Final[dict[tuple[int, ...], Shelter]] = {}
_LIMIT: Final = 50_000


def shelter(
    *,
    pens: list[int],
    stable_meadows: int,
    bare_meadows: int,
    rooms: int,
    fields: int,
    sheep_only: int,
    mines: int,
    forest_stables: int,
    cattle_only: int,
    dogs: int,
) -> Shelter:
    """The shared shelter of these containers."""
    packed = (
        stable_meadows
        | bare_meadows << 6
        | rooms << 12
        | fields << 16
        | sheep_only << 22
        | mines << 26
        | forest_stables << 32
        | cattle_only << 34
        | dogs << 38
    )
    key = (packed, *pens)
    found = _KNOWN.get(key)
    if found is None:
        if len(_KNOWN) >= _LIMIT:
            _KNOWN.clear()
        found = Shelter(
            pens=pens,
            stable_meadows=stable_meadows,
            bare_meadows=bare_meadows,
            rooms=rooms,
            fields=fields,
            sheep_only=sheep_only,
            mines=mines,
            forest_stables=forest_stables,
            cattle_only=cattle_only,
            dogs=dogs,
        )
        _KNOWN[key] = found
    return found
