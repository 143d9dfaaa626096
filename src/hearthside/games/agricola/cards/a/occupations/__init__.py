"""Occupations of deck A, one file per category (AGC-1.3)."""
