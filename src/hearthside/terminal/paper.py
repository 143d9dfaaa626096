"""What the terminal draws on: a console, its size, and whether it knows more than ASCII."""

from __future__ import annotations

import contextlib
import io
import sys

from rich.console import Console, Group, RenderableType
from rich.text import Text

PLAIN_HEIGHT = 40
"""How high a screen is assumed to be when the output is no terminal."""


class Paper:
    """A console with its size. Without a terminal: 80 columns, no colour, nothing is cleared."""

    def __init__(self, console: Console | None = None) -> None:
        forgive(sys.stdout)
        self.console = console if console is not None else Console(highlight=False)

    @property
    def width(self) -> int:
        return max(60, self.console.width)

    @property
    def height(self) -> int:
        return self.console.height if self.console.is_terminal else PLAIN_HEIGHT

    @property
    def ascii(self) -> bool:
        return self.console.options.ascii_only

    @property
    def talks(self) -> bool:
        """Does a person type, so that a question can be asked back?"""
        return sys.stdin.isatty()

    def show(self, *blocks: RenderableType) -> None:
        """Print blocks below each other; text is never taken for markup."""
        for block in blocks:
            self.console.print(Group(Text(block) if isinstance(block, str) else block))

    def clear(self) -> None:
        """A fresh screen, where there is one; else a line to tell screens apart."""
        if self.console.is_terminal:
            self.console.clear()
        else:
            self.show("", "=" * self.width)

    def ask(self, prompt: str) -> str:
        """A line from the player; EOFError when there are no more. Piped input is echoed."""
        forgive(sys.stdin)
        if self.talks:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  (lines can be edited, and come back with arrow up)
        self.console.file.flush()
        line = input(prompt)
        if not self.talks:
            self.show(line)
        return "".join(c if c.isprintable() else " " for c in line).strip()


def forgive(stream: object) -> None:
    """What cannot be encoded or decoded becomes a question mark instead of an error."""
    if isinstance(stream, io.TextIOWrapper) and stream.errors == "strict":
        stream.reconfigure(errors="replace")


def styled(*parts: str | Text | tuple[str, str]) -> Text:
    """One line of plain and styled pieces."""
    return Text.assemble(*parts, no_wrap=True, overflow="ellipsis")


def cut(text: str, width: int) -> str:
    """At most `width` characters.

    >>> cut("Ore mine construction", 10)
    'Ore mine …'
    """
    if len(text) <= width:
        return text
    return text[: max(0, width - 1)] + "…"


def fitting(texts: list[str], width: int) -> str:
    """The first text that is short enough, or as much of the last as fits.

    >>> fitting(["2 vegetables", "2 veg"], 7)
    '2 veg'
    """
    return next((text for text in texts if len(text) <= width), cut(texts[-1], width))
