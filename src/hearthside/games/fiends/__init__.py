"""Caverna: Frantic Fiends, an overlay on Caverna (ADR 0010)."""
