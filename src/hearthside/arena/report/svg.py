"""Drawing with a few elements of SVG."""

from __future__ import annotations

from html import escape
from math import floor, log10

COLOURS = 8
"""The classes c0 to c7 of the style sheet."""


def number(value: float) -> str:
    """A coordinate.

    >>> number(12.0), number(3.14159)
    ('12', '3.14')
    """
    return f"{value:.2f}".rstrip("0").rstrip(".")


class Scale:
    """From values to x coordinates, with round ticks."""

    def __init__(self, low: float, high: float, left: float, right: float) -> None:
        if high <= low:
            low, high = low - 1, high + 1
        rough = (high - low) / 6
        power: float = 10.0 ** floor(log10(rough))
        self.step = next(power * by for by in (1, 2, 5, 10) if power * by >= rough)
        self.low = floor(low / self.step) * self.step
        self.high = -floor(-high / self.step) * self.step
        self.left = left
        self.right = right

    def x(self, value: float) -> float:
        return self.left + (value - self.low) / (self.high - self.low) * (self.right - self.left)

    @property
    def ticks(self) -> list[float]:
        """Round values from end to end.

        >>> Scale(-3, 41, 0, 100).ticks
        [-10.0, 0.0, 10.0, 20.0, 30.0, 40.0, 50.0]
        """
        count = round((self.high - self.low) / self.step)
        return [self.low + i * self.step for i in range(count + 1)]


class Drawing:
    """A picture that grows downwards."""

    def __init__(self, width: int, title: str) -> None:
        self.width = width
        self.title = title
        self.height = 0.0
        self.items: list[str] = []

    def text(self, x: float, y: float, content: str, kind: str = "", anchor: str = "start") -> None:
        self.items.append(
            f'<text x="{number(x)}" y="{number(y)}" class="{kind}" text-anchor="{anchor}">'
            f"{escape(content)}</text>"
        )

    def line(self, x1: float, y1: float, x2: float, y2: float, kind: str) -> None:
        self.items.append(
            f'<line x1="{number(x1)}" y1="{number(y1)}" x2="{number(x2)}" y2="{number(y2)}" '
            f'class="{kind}"/>'
        )

    def bar(self, x1: float, x2: float, y: float, height: float, kind: str, tip: str) -> None:
        """A rectangle between two x coordinates; `tip` is told when pointed at."""
        left, width = min(x1, x2), abs(x2 - x1)
        self.items.append(
            f'<rect x="{number(left)}" y="{number(y)}" width="{number(max(width, 0.5))}" '
            f'height="{number(height)}" class="{kind}"><title>{escape(tip)}</title></rect>'
        )

    def dot(self, x: float, y: float, kind: str, tip: str) -> None:
        self.items.append(
            f'<circle cx="{number(x)}" cy="{number(y)}" r="5" class="{kind}">'
            f"<title>{escape(tip)}</title></circle>"
        )

    def axis(self, scale: Scale, top: float, percent: bool = False) -> None:
        """Vertical lines at the ticks, from `top` to the present height, numbers below."""
        lines = self.items
        self.items = []
        for tick in scale.ticks:
            x = scale.x(tick)
            self.line(x, top, x, self.height, "grid")
            label = f"{tick * 100:.0f} %" if percent else f"{tick:g}"
            self.text(x, self.height + 16, label, "tick", "middle")
        self.items += lines
        self.height += 24

    def markup(self) -> str:
        size = f'viewBox="0 0 {self.width} {number(self.height)}"'
        label = escape(self.title, quote=True)
        return f'<svg {size} role="img" aria-label="{label}">{"".join(self.items)}</svg>'
