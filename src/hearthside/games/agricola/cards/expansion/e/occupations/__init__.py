"""Occupations of the expansions, deck E, one file per category (AGC-1.3)."""
