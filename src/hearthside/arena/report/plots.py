"""The plots of the report."""

from __future__ import annotations

from dataclasses import dataclass

from hearthside.arena.estimates import Estimate, mean
from hearthside.arena.report.svg import COLOURS, Drawing, Scale

WIDTH = 760
LEFT = 190
RIGHT = 690
BINS = 40

Colours = dict[str, int]
"""The number of the colour of each bot, the same in all plots."""


@dataclass(frozen=True)
class Line:
    """One line of an interval plot."""

    label: str
    colour: int
    estimate: Estimate


def colour(index: int) -> str:
    return f"c{index % COLOURS}"


def interval_plot(
    lines: list[Line], title: str, percent: bool = False, reference: float | None = None
) -> str:
    """A dot with its confidence interval for each line; a dashed line at the reference."""
    ends = [end for line in lines for end in ends_of(line.estimate)]
    low, high = (0.0, 1.0) if percent else (min(ends), max(ends))
    scale = Scale(low, high, LEFT, RIGHT)
    drawing = Drawing(WIDTH, title)
    for line in lines:
        y = drawing.height + 13
        first, last = ends_of(line.estimate)
        told = line.estimate.text(0 if percent else 1, percent)
        drawing.text(LEFT - 12, y + 4, line.label, "name", "end")
        drawing.line(scale.x(first), y, scale.x(last), y, f"whisker {colour(line.colour)}")
        drawing.dot(scale.x(line.estimate.value), y, colour(line.colour), f"{line.label}: {told}")
        short = f"{line.estimate.value * 100:.0f} %" if percent else f"{line.estimate.value:.1f}"
        drawing.text(RIGHT + 12, y + 4, short, "value")
        drawing.height += 26
    if reference is not None:
        drawing.line(scale.x(reference), 0, scale.x(reference), drawing.height, "reference")
    drawing.axis(scale, 0, percent)
    return drawing.markup()


def ends_of(estimate: Estimate) -> tuple[float, float]:
    if estimate.low is None or estimate.high is None:
        return estimate.value, estimate.value
    return estimate.low, estimate.high


def score_plot(scores: dict[str, list[int]], colours: Colours, title: str) -> str:
    """The distribution of the scores of each bot, one above the other, with its mean."""
    low = min(min(values) for values in scores.values())
    high = max(max(values) for values in scores.values())
    scale = Scale(low, high, LEFT, RIGHT)
    width = max(1, -(-(high - low + 1) // BINS))
    drawing = Drawing(WIDTH, title)
    tall = 52.0
    for bot, values in scores.items():
        counts: dict[int, int] = {}
        for value in values:
            start = low + (value - low) // width * width
            counts[start] = counts.get(start, 0) + 1
        most = max(counts.values())
        floor = drawing.height + tall + 8
        drawing.text(LEFT - 12, floor - 4, bot, "name", "end")
        for start, count in sorted(counts.items()):
            size = tall * count / most
            between = f"{start}" if width == 1 else f"{start} to {start + width - 1}"
            x1 = max(scale.x(start - 0.5), LEFT)
            x2 = min(scale.x(start + width - 0.5), RIGHT)
            tip = f"{bot}: {between} points {count} times"
            drawing.bar(x1, x2, floor - size, size, colour(colours[bot]), tip)
        middle = scale.x(mean(values))
        drawing.line(middle, floor - tall, middle, floor, "mean")
        drawing.text(RIGHT + 12, floor - 4, f"{mean(values):.1f}", "value")
        drawing.height = floor
    drawing.axis(scale, 0)
    return drawing.markup()


def parts_plot(parts: dict[str, dict[str, float]], colours: Colours, title: str) -> str:
    """Where the points come from: the mean of each part for each bot."""
    names = list(dict.fromkeys(name for found in parts.values() for name in found))
    values = [value for found in parts.values() for value in found.values()]
    scale = Scale(min(0.0, *values), max(0.0, *values), LEFT, RIGHT)
    drawing = Drawing(WIDTH, title)
    for name in names:
        drawing.height += 6
        middle = drawing.height + 7 * len(parts) + 4
        drawing.text(LEFT - 12, middle, name.replace("_", " "), "name", "end")
        for bot, found in parts.items():
            value = found.get(name, 0.0)
            tip = f"{bot}, {name.replace('_', ' ')}: {value:.1f}"
            y = drawing.height
            drawing.bar(scale.x(0), scale.x(value), y + 1, 12, colour(colours[bot]), tip)
            drawing.text(max(scale.x(0), scale.x(value)) + 4, y + 11, f"{value:.1f}", "small")
            drawing.height += 14
    drawing.line(scale.x(0), 0, scale.x(0), drawing.height, "zero")
    drawing.axis(scale, 0)
    return drawing.markup()
