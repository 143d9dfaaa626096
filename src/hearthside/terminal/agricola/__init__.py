"""Agricola in the terminal."""

from hearthside.terminal.agricola.table import AgricolaPainter

__all__ = ["AgricolaPainter"]
