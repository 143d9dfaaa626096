"""Caverna in the terminal."""

from hearthside.terminal.caverna.table import CavernaPainter

__all__ = ["CavernaPainter"]
