"""Named numbers by which positions are told apart: what tables and networks are given."""

from __future__ import annotations

from hearthside.core.state import State


class Features:
    """The features of one game, in a fixed order.

    `common` describes what all seats share, as seat `p` sees it; `side` describes the things of
    one seat. Neither may use anything that `p` cannot know, nor the stack of frames: a
    position is evaluated when a turn has ended and what follows is cut off. Numbers need no
    scale: training finds it.
    """

    common_names: list[str]
    side_names: list[str]

    def common(self, s: State, p: int, out: list[float]) -> None:
        """Append one number for each of `common_names`."""
        raise AssertionError("every game has its features")

    def side(self, s: State, p: int, out: list[float]) -> None:
        """Append one number for each of `side_names`, about seat `p`."""
        raise AssertionError("every game has its features")

    def names(self) -> list[str]:
        """A name for every number in `vector`."""
        own = [f"own {name}" for name in self.side_names]
        others = [f"other {name}" for name in self.side_names]
        return self.common_names + own + others

    def vector(self, s: State, p: int) -> list[float]:
        """A position for seat `p`: what is common, its own side, the mean of the others."""
        out: list[float] = []
        self.common(s, p, out)
        self.side(s, p, out)
        seats = s.seats
        if seats == 2:
            self.side(s, 1 - p, out)
        elif seats == 1:
            out.extend([0.0] * len(self.side_names))
        else:
            out.extend(self.mean_of_others(s, p))
        return out

    def mean_of_others(self, s: State, p: int) -> list[float]:
        total = [0.0] * len(self.side_names)
        for q in range(s.seats):
            if q != p:
                found: list[float] = []
                self.side(s, q, found)
                for i in range(len(found)):
                    total[i] += found[i]
        share = 1.0 / (s.seats - 1)
        return [number * share for number in total]
