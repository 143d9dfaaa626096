"""Occupations of the expansions, deck B, one file per category (AGC-1.3)."""
