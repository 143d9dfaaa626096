"""Neanderthal in the terminal."""

from hearthside.terminal.neanderthal.table import NeanderthalPainter

__all__ = ["NeanderthalPainter"]
