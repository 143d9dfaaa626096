"""Frantic Fiends in the terminal."""

from hearthside.terminal.fiends.table import FiendsPainter

__all__ = ["FiendsPainter"]
