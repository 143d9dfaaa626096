"""What a turn brings: the things of a seat before it and after it."""

from __future__ import annotations

from hearthside.core.state import State


class Gains:
    """Which things of a seat are compared; every game has its own table.

    Names are singular. Nothing here uses what the seat cannot know.
    """

    names: list[str]
    burdens: list[str]
    """The names of things that nobody wants."""
    points_at_once: bool = True
    """Do points count from when they are there? If not, those of one turn tell nothing."""

    def count(self, s: State, seat: int) -> list[int]:
        """How much of each thing in `names` a seat has."""
        raise AssertionError("every game counts its things")

    def able(self, s: State, seat: int) -> list[str]:
        """What a seat could do or is sure of in this position, in words."""
        raise AssertionError("every game knows what things are good for")

    def changes(self, before: State, after: State, seat: int) -> list[tuple[str, int]]:
        """The things of which there are more or fewer, with the difference."""
        old = self.count(before, seat)
        new = self.count(after, seat)
        found: list[tuple[str, int]] = []
        for i in range(len(self.names)):
            if new[i] != old[i]:
                found.append((self.names[i], new[i] - old[i]))
        return found

    def opened(self, before: State, after: State, seat: int) -> list[str]:
        """What is possible after, and was not before."""
        old = self.able(before, seat)
        return [what for what in self.able(after, seat) if what not in old]
