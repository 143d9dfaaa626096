"""Occupations of the expansions, deck D, one file per category (AGC-1.3)."""
