"""How long a search may think."""

from __future__ import annotations

from time import perf_counter


class Budget:
    """Iterations, and at most this many seconds; it can be stopped from outside at any moment.

    >>> budget = Budget(2)
    >>> budget.spend(), budget.spend(), budget.spend()
    (True, True, False)
    """

    def __init__(self, iterations: int, seconds: float = 0.0) -> None:
        self.iterations = iterations
        self.spent = 0
        self.seconds = seconds
        self.start = perf_counter() if seconds else 0.0
        self.stopped = False

    def used(self) -> float:
        """The part that is used up; 1 if nothing is left."""
        if self.stopped or self.spent >= self.iterations:
            return 1.0
        part = self.spent / self.iterations
        if self.seconds:
            part = max(part, (perf_counter() - self.start) / self.seconds)
        return min(part, 1.0)

    def spend(self) -> bool:
        """Take one iteration; False if there is none left."""
        if self.used() >= 1.0:
            return False
        self.spent += 1
        return True
